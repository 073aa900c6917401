"""Can a window open here, and who draws in it? Looked at before Qt is.

Where a library is missing Qt ends the process. Where there is no graphics card OpenGL would be
reckoned out by the processor, all of the window in every frame; Qt Quick's own software renderer
draws only what has changed.

Run by itself, this file prints the Debian packages that are missing, in three lines: those without
which nothing runs, those that only a window under X11 needs, and those that only sound needs.
`packaging/setup.sh` brings them.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Final

# What Qt loads from the system, and the package that brings it in Debian and Ubuntu.
ALWAYS: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
}
UNDER_X11: Final[Mapping[str, str]] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
FOR_SOUND: Final[Mapping[str, str]] = {"libpulse.so.0": "libpulse0"}

# What Linux shows under /dev where something other than the processor can draw: a card with a
# driver of the kernel's, with NVIDIA's own, Windows' behind WSL, a telephone's or a small board's.
CARDS: Final = ("dri/renderD*", "nvidiactl", "dxg", "mali*", "kgsl-3d0", "pvr*")
RENDERER_CHOICES: Final = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND", "LIBGL_ALWAYS_SOFTWARE")


def choose_renderer(
    environment: MutableMapping[str, str] = os.environ, devices: Path = Path("/dev")
) -> None:
    """Have Qt Quick draw by itself where there is no graphics card, in the window's own thread.

    To be called before the first window. Who has chosen with one of `RENDERER_CHOICES` is left
    alone; so are systems other than Linux, where a card is not to be seen this way.
    """
    if sys.platform.startswith("linux") and not any(map(environment.get, RENDERER_CHOICES)):
        if not any(any(devices.glob(card)) for card in CARDS):
            environment["QT_QUICK_BACKEND"] = "software"
    if environment.get("QT_QUICK_BACKEND") == "software":
        # By itself Qt shares out every small picture among threads and waits for them all. That
        # costs more than it spares, and twice as much where computer players think beside it.
        environment.setdefault("QT_NO_GUI_THREADPOOL", "1")


def display_trouble() -> str:
    """Why no window can open here, in one sentence or two, or an empty text."""
    if not sys.platform.startswith("linux"):
        return ""
    wanted = dict(ALWAYS)
    if not os.environ.get("QT_QPA_PLATFORM") and not os.environ.get("WAYLAND_DISPLAY"):
        if not os.environ.get("DISPLAY"):
            return "the window needs a display, and there is none here"
        wanted |= UNDER_X11
    lacking = missing(wanted)
    if not lacking:
        if UNDER_X11.keys() <= wanted.keys() and not _answers():
            return f"the window can't open: the display {os.environ['DISPLAY']} does not answer"
        return ""
    return (
        f"the window can't open, for these system libraries are missing: {', '.join(lacking)}. "
        f"On Debian or Ubuntu install them with: sudo apt install {' '.join(lacking.values())}"
    )


def missing(wanted: Mapping[str, str]) -> dict[str, str]:
    """Return those libraries (with their packages) that this system does not have."""
    found = {}
    for library, package in wanted.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            found[library] = package
    return found


def _answers() -> bool:
    """Tell whether the X server takes us in."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    fault = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not fault


if __name__ == "__main__":
    for libraries in (ALWAYS, UNDER_X11, FOR_SOUND):
        print(*missing(libraries).values())
