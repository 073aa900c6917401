# shellcheck shell=bash
# Sourced by play.sh, test.sh and bundle.sh: brings what is missing of the system, makes a virtual
# environment in .venv and installs the program in it.   Usage: set_up [EXTRAS]   (say dev,art)

say() { printf '%s\n' "$*" >&2; }

find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        if [ -n "$candidate" ] && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return 0
        fi
    done
    return 1
}

has_fonts() {
    [ -n "$(find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" -name '*.[ot]t[fc]' 2>/dev/null | head -n 1)" ]
}

# Install Debian packages where we may; else say what to install.
bring() {
    as_root=
    if ! command -v apt-get >/dev/null 2>&1; then
        say "Your Nightmare needs these system packages (by Debian's names): $*. Install them with your system's package manager, then try again."
        return 1
    elif [ "$(id -u)" != 0 ]; then
        as_root="sudo -n"
        if ! sudo -n true >/dev/null 2>&1; then
            say "Your Nightmare needs some system packages. Install them, then try again: sudo apt-get install $*"
            return 1
        fi
    fi
    say "Installing system packages: $*"
    install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends"
    $install "$@" >/dev/null 2>&1 && return 0
    $as_root apt-get update -q >/dev/null 2>&1
    $install "$@" >/dev/null || {
        say "These system packages could not be installed: $*. Install them by hand, then try again."
        return 1
    }
}

# Bring everything that is missing of the system, at once. Fails only if nothing can run without it.
bring_system() {
    needed='' wished=''
    if ! [ -x .venv/bin/python ] && ! "$1" -c 'import ensurepip, venv' 2>/dev/null; then
        needed=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    fi
    if [ "$(uname -s)" = Linux ]; then
        libraries=$("$1" -I yournightmare/display.py)
        needed="$needed $(printf '%s\n' "$libraries" | sed -n 1p)"
        wished=$(printf '%s\n' "$libraries" | sed -n 2p)
        has_fonts || wished="$wished fontconfig fonts-dejavu-core fonts-urw-base35"
    fi
    # shellcheck disable=SC2086 # the names are separate words
    set -- $needed $wished
    [ $# = 0 ] || bring "$@" || {
        [ -z "${needed# }" ] && say "Going on without them: they matter to a window under X11, and to fonts."
    }
}

# Bring what only sound needs, where that can be done; without it the program is silent.
bring_sound() {
    [ "$(uname -s)" = Linux ] || return 0
    package=$("$1" -I yournightmare/display.py | sed -n 3p)
    [ -z "$package" ] || bring "$package" 2>/dev/null || {
        say "Without the system package $package Your Nightmare is silent; all the rest of it works."
    }
}

set_up() {
    extra="${1:-}"
    python=$(find_python) || {
        say "Your Nightmare needs Python 3.11 or newer. Install it, then try again."
        return 1
    }
    bring_system "$python" || return 1
    # A virtual environment can't be moved: in another folder it is made anew.
    if [ "$(cat .venv/place 2>/dev/null)" != "$(pwd)" ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        rm -rf .venv
        "$python" -m venv .venv || {
            say "The folder .venv could not be made here; see above."
            return 1
        }
        pwd >.venv/place
    fi
    wanted=$(cksum <pyproject.toml)
    for stamp in ".venv/installed-${extra:-app}" .venv/installed-dev,art; do
        [ "$extra" != bundle ] || [ "$stamp" = .venv/installed-bundle ] || continue
        [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return 0
    done
    [ "$extra" = dev,art ] || bring_sound "$python"
    say "Installing Your Nightmare${extra:+ with its tools} into .venv (some 250 MB to fetch the first time) ..."
    quiet=--quiet
    [ -t 2 ] && quiet=
    # shellcheck disable=SC2086 # nothing, if empty
    .venv/bin/python -m pip install $quiet --disable-pip-version-check -e ".${extra:+[$extra]}" || {
        say "The packages could not be installed; see above. Nothing outside .venv was changed. Try again when that is mended."
        return 1
    }
    printf '%s' "$wanted" >".venv/installed-${extra:-app}"
}
