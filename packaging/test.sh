#!/usr/bin/env bash
# Sets everything up with the development tools, then runs every check. Needs no display.
set -u
cd "$(dirname "$0")/.." || exit 1
. packaging/setup.sh
set_up dev,art || exit 1

export QT_QPA_PLATFORM=offscreen PYTHONDONTWRITEBYTECODE=1
unset DISPLAY WAYLAND_DISPLAY YOURNIGHTMARE_DATA_DIR
bin=.venv/bin
failed=

check() {
    name="$1"
    printf '\n== %s\n' "$name"
    shift
    "$@" || failed="$failed${failed:+, }$name"
}

check "ruff: lint" $bin/ruff check --no-cache .
check "ruff: format" $bin/ruff format --no-cache --check .
check "mypy" $bin/mypy
check "import-linter" $bin/lint-imports --no-cache
check "qmllint" $bin/python packaging/qmllint.py
check "translations" $bin/python packaging/translations.py --check
check "pytest" $bin/python -m pytest -q "$@"

if [ -n "$failed" ]; then
    printf '\nFailed: %s\n' "$failed"
    exit 1
fi
printf '\nEvery check passed.\n'
