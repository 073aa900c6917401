"""Write the drawings into resources/art: `python packaging/art/draw.py [--list] [NAME ...]`.

Without names everything is drawn. A name may be a whole one (bedroom/rabbit) or the beginning of
several (bedroom/). Needs the extra `art` (shapely).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])  # so that `art` is a package, from anywhere

from art.registry import load  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    """Draw what was named; gives the exit status."""
    parser = argparse.ArgumentParser(description="Draw the pictures in resources/art.")
    parser.add_argument("names", nargs="*", help="name, or the beginning of names")
    parser.add_argument("--list", action="store_true", help="only list names and sizes")
    options = parser.parse_args(arguments)
    entries = load()
    chosen = [
        entry
        for name, entry in entries.items()
        if not options.names or any(name.startswith(given) for given in options.names)
    ]
    if not chosen:
        print(f"No drawing begins with {', '.join(options.names)}; --list shows all names.")
        return 1
    total = 0
    for entry in chosen:
        if options.list:
            print(f"{entry.name}  {entry.width:g} x {entry.height:g}")
            continue
        size = entry.save()
        total += size
        print(f"{size / 1024:8.1f} kB  {entry.name}")
    if not options.list:
        print(f"{total / 1024:8.1f} kB  in {len(chosen)} drawings")
    return 0


if __name__ == "__main__":
    sys.exit(main())
