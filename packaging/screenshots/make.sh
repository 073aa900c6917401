#!/usr/bin/env bash
# Draws the README's pictures anew, without a display. Needs packaging/test.sh once before, and
# ImageMagick's `convert` to make them small.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# picture <file here> <screen of the gallery> <theme> <language>
picture() {
    .venv/bin/python -m tests.gallery "$work/$1" --only "$2" --theme "$3" --language "$4" \
        --text 100 --size 1440x900
    convert "$work/$1/$2-$3-$4-100-1440x900.png" -resize 1080x -strip -dither FloydSteinberg \
        -colors 200 -define png:compression-level=9 "PNG8:packaging/screenshots/$1.png"
}

picture bedroom bedroom-continue night en
picture endless endless-2-action night en
picture endless-paper-german endless-3-mind paper de
picture endless-active active-2-thrown night en
picture worst-sheet worst-3-sheet night en
picture worst-reading worst-6-reading night en
picture tricks-table tricks-3-play night en
picture tricks-placing tricks-2-placing night en
picture replay replay night en
picture library library night en
