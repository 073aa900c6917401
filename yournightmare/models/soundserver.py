"""Does the sound server answer? Asked in a thread, before Qt asks it in the window's.

Qt waits for PulseAudio in the window's thread until it has been let in. A server that takes the
connection and then says nothing (it is stopped, or hangs) would keep the window still for half a
minute. One that is not there at all is known at once, by Qt too.
"""

from __future__ import annotations

import ctypes
import sys
import time
from threading import Event
from typing import Any, Final

PATIENCE: Final = 8.0
"""Seconds until a server that doesn't answer is given up; one under load may take its time."""

_LOOK_EVERY: Final = 50_000
"""Microseconds of waiting in a piece; between two it is looked whether still to wait."""

_ON_THE_WAY: Final = (1, 2, 3)
"""The states of a PulseAudio context in which it is being let in; then it is, or has failed."""


def answers(leave: Event, patience: float = PATIENCE) -> bool:
    """Tell whether Qt may ask for sound; False only if a server is there and doesn't answer.

    Returns soon once `leave` is set. Not for the window's thread; no Python lock is held meanwhile.
    """
    pulse = _pulse()
    if pulse is None:
        return True  # no PulseAudio here: Qt knows what there is
    loop = pulse.pa_mainloop_new()
    context = pulse.pa_context_new(pulse.pa_mainloop_get_api(loop), b"yournightmare")
    if not context:
        pulse.pa_mainloop_free(loop)
        return True
    try:
        if pulse.pa_context_connect(context, None, 0, None) < 0:
            return True
        until = time.monotonic() + patience
        while pulse.pa_context_get_state(context) in _ON_THE_WAY:
            if leave.is_set() or time.monotonic() > until:
                return False
            if (
                pulse.pa_mainloop_prepare(loop, _LOOK_EVERY) < 0
                or pulse.pa_mainloop_poll(loop) < 0
                or pulse.pa_mainloop_dispatch(loop) < 0
            ):
                return True
        return True
    finally:
        pulse.pa_context_disconnect(context)
        pulse.pa_context_unref(context)
        pulse.pa_mainloop_free(loop)


def _pulse() -> Any:
    """Return PulseAudio's library with its functions described, or None."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        pulse = ctypes.CDLL("libpulse.so.0")
    except OSError:
        return None
    pointer = ctypes.c_void_p
    for name, result, arguments in (
        ("pa_mainloop_new", pointer, ()),
        ("pa_mainloop_get_api", pointer, (pointer,)),
        ("pa_mainloop_prepare", ctypes.c_int, (pointer, ctypes.c_int)),
        ("pa_mainloop_poll", ctypes.c_int, (pointer,)),
        ("pa_mainloop_dispatch", ctypes.c_int, (pointer,)),
        ("pa_mainloop_free", None, (pointer,)),
        ("pa_context_new", pointer, (pointer, ctypes.c_char_p)),
        ("pa_context_connect", ctypes.c_int, (pointer, ctypes.c_char_p, ctypes.c_int, pointer)),
        ("pa_context_get_state", ctypes.c_int, (pointer,)),
        ("pa_context_disconnect", None, (pointer,)),
        ("pa_context_unref", None, (pointer,)),
    ):
        function = getattr(pulse, name)
        function.restype, function.argtypes = result, arguments
    return pulse
