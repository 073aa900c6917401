#!/usr/bin/env bash
# Builds dist/yournightmare/: a folder that runs on systems like this one without Python.
set -u
cd "$(dirname "$0")/.." || exit 1
. packaging/setup.sh
set_up bundle || exit 1

.venv/bin/python -m PyInstaller --noconfirm --clean --log-level WARN \
    --distpath dist --workpath build packaging/bundle/yournightmare.spec || exit 1
target=dist/yournightmare
cp LICENSE THIRD-PARTY-LICENSES.md "$target/"
cp -r packaging/bundle/licenses "$target/licenses"
mkdir -p "$target/desktop"
cp -r packaging/desktop/{install.sh,yournightmare.desktop,yournightmare.xml,icons} "$target/desktop/"
"$target/yournightmare" --version >/dev/null || {
    say "The bundle was built, but does not start."
    exit 1
}
say "Built: $target ($(du -sh "$target" | cut -f1)). Start it with $target/yournightmare"
