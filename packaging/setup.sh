# Sourced by play.sh and test.sh: a virtual environment in .venv, and the system libraries Qt needs.
# Usage: set_up [EXTRAS]   (EXTRAS: dev,art)

# library file -> Debian package
LIBRARIES="
libEGL.so.1:libegl1 libGL.so.1:libgl1 libglib-2.0.so.0:libglib2.0-0 libfontconfig.so.1:libfontconfig1
libdbus-1.so.3:libdbus-1-3 libxkbcommon.so.0:libxkbcommon0 libxkbcommon-x11.so.0:libxkbcommon-x11-0
libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-image.so.0:libxcb-image0
libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-render-util.so.0:libxcb-render-util0
libxcb-shape.so.0:libxcb-shape0 libxcb-xkb.so.1:libxcb-xkb1 libX11-xcb.so.1:libx11-xcb1
"

say() { printf '%s\n' "$*" >&2; }

# Install Debian packages where we may; else say what to install, and go on.
bring() {
    as_root=
    if ! command -v apt-get >/dev/null 2>&1; then
        say "Your Nightmare needs these system packages (Debian's names): $*. Install them with your system's package manager, then try again."
        return 1
    elif [ "$(id -u)" != 0 ]; then
        if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
            as_root="sudo -n"
        else
            say "Your Nightmare needs some system packages. Install them with: sudo apt-get install $*"
            return 1
        fi
    fi
    say "Installing system packages: $*"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >/dev/null 2>&1 && return 0
    $as_root apt-get update -q >/dev/null 2>&1
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >/dev/null || {
        say "These system packages could not be installed: $*. Install them by hand, then try again."
        return 1
    }
}

find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return 0
        fi
    done
    return 1
}

has_library() {
    "$1" -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$2" 2>/dev/null
}

bring_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    missing=
    for pair in $LIBRARIES; do
        has_library "$1" "${pair%%:*}" || missing="$missing ${pair##*:}"
    done
    if [ -z "$(ls -A /usr/share/fonts/truetype /usr/share/fonts/opentype /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" 2>/dev/null)" ]; then
        missing="$missing fontconfig fonts-dejavu-core fonts-urw-base35"
    fi
    # shellcheck disable=SC2086 # the names are separate words
    [ -z "$missing" ] || bring $missing || true
}

set_up() {
    extra="${1:-}"
    python=$(find_python) || {
        say "Your Nightmare needs Python 3.11 or newer. Install it, then try again."
        return 1
    }
    if ! [ -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        rm -rf .venv
        if ! "$python" -m venv .venv >/dev/null 2>&1; then
            rm -rf .venv
            version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
            bring "python$version-venv" || return 1
            "$python" -m venv .venv || return 1
        fi
    fi
    wanted="$(cksum pyproject.toml) $(pwd)"
    for stamp in ".venv/installed-${extra:-app}" ".venv/installed-dev,art"; do
        [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && done_already=1 && break
        done_already=
    done
    if [ -z "$done_already" ]; then
        say "Installing Your Nightmare${extra:+ with its development tools} into .venv (some 450 MB the first time) ..."
        .venv/bin/python -m pip install --quiet --disable-pip-version-check -e ".${extra:+[$extra]}" || {
            say "The packages could not be installed; see above. Nothing outside .venv was changed."
            return 1
        }
        printf '%s' "$wanted" >".venv/installed-${extra:-app}"
    fi
    bring_libraries .venv/bin/python
}
