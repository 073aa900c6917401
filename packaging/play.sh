#!/usr/bin/env bash
# Sets everything up on the first run, then starts Your Nightmare. Arguments go to the program.
set -u
# files are named from where one is
from=$PWD
cd "$(dirname "$0")/.." || exit 1
. packaging/setup.sh
set_up "" || exit 1
program=$PWD/.venv/bin/yournightmare
cd "$from" || exit 1
exec "$program" "$@"
