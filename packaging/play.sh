#!/usr/bin/env bash
# Sets everything up on the first run, then starts Your Nightmare. Arguments go to the program.
set -u
cd "$(dirname "$0")/.." || exit 1
. packaging/setup.sh
set_up "" || exit 1
exec .venv/bin/python -m yournightmare "$@"
