#!/usr/bin/env bash
# Puts Your Nightmare into the menu of the user who runs this: menu entry, icons, and .nightmare files
# that open by double click. No special rights are needed. With --remove all of it is taken away.
# Works in the source folder (after packaging/play.sh or packaging/test.sh) and in the folder bundle.
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit 1
data="${XDG_DATA_HOME:-$HOME/.local/share}"
entry="$data/applications/yournightmare.desktop"
type="$data/mime/packages/yournightmare.xml"
icons="$data/icons/hicolor"

say() { printf '%s\n' "$*" >&2; }

# Tell the desktop what has changed; without these tools it notices by itself, only later.
refresh() {
    command -v update-mime-database >/dev/null 2>&1 && update-mime-database "$data/mime" >/dev/null 2>&1
    command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database -q "$data/applications"
    command -v gtk-update-icon-cache >/dev/null 2>&1 && gtk-update-icon-cache -q -t -f "$icons" >/dev/null 2>&1
    return 0
}

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$type" "$icons"/*/apps/yournightmare.* "$icons"/*/mimetypes/application-x-yournightmare.*
    mkdir -p "$data/mime/packages"
    refresh
    say "Your Nightmare is out of the menu. The program and your saved games are where they were."
    exit 0
fi

if [ -x "$here/../yournightmare" ] && [ -f "$here/../yournightmare" ]; then
    program="$(cd "$here/.." && pwd)/yournightmare"
    arguments=''
elif [ -x "$here/../../.venv/bin/python" ]; then
    program="$(cd "$here/../.." && pwd)/.venv/bin/python"
    arguments='-m yournightmare '
else
    say "The program isn't set up yet. Run: bash packaging/play.sh   (then this once more)"
    exit 1
fi

set -e
mkdir -p "${entry%/*}" "${type%/*}"
# In a desktop file a path in quotes has \ " ` $ escaped, and \ and % doubled once more.
quoted=$(printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
while IFS= read -r line; do
    [ "${line%%=*}" = Exec ] && line="Exec=\"$quoted\" $arguments%f"
    printf '%s\n' "$line"
done <"$here/yournightmare.desktop" >"$entry"
cp "$here/yournightmare.xml" "$type"
for folder in "$here"/icons/*/; do
    size=$(basename "$folder")
    mkdir -p "$icons/${size}x$size/apps" "$icons/${size}x$size/mimetypes"
    cp "$folder/yournightmare.png" "$icons/${size}x$size/apps/"
    cp "$folder/application-x-yournightmare.png" "$icons/${size}x$size/mimetypes/"
done
refresh
if command -v xdg-mime >/dev/null 2>&1; then
    xdg-mime default yournightmare.desktop application/x-yournightmare || true
fi
say "Your Nightmare is in the menu, and .nightmare files open in it. To undo this: bash '$here/install.sh' --remove"
