#!/usr/bin/env python3
"""Make the sounds and the music of the game: `python3 build_scripts/sound/make.py [NAME...]`.

Without names it makes everything into `assets/`; NAME is an effect (coin) or a piece of music (menu).
`--measure` makes nothing: it reads the finished files and prints and judges length, loudness, spectrum and seams.
Sets up `.venv` with what that needs on the first start.
"""

from __future__ import annotations

import sys
from pathlib import Path

BUILD_SCRIPTS = Path(__file__).resolve().parent.parent
sys.path[0] = str(BUILD_SCRIPTS)


def main() -> int:
    """Make what the command line names; 2 when a name is unknown, 1 when a measure is outside its bounds."""
    from _venv import enter

    enter(__file__, "build")
    import argparse

    from sound import works
    from sound.ambience import AMBIENCES
    from sound.effects import EFFECTS
    from sound.music import PIECES

    parser = argparse.ArgumentParser(description="Make the sounds and the music of the game into assets/.")
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help="effects, pieces, ambiences; everything if none is given"
    )
    parser.add_argument("--list", action="store_true", help="print all names and stop")
    parser.add_argument("--measure", action="store_true", help="measure the finished files instead of making them")
    parser.add_argument("--out", type=Path, default=BUILD_SCRIPTS.parent / "assets", help="folder to make them in")
    arguments = parser.parse_args()
    known = [*EFFECTS, *PIECES, *AMBIENCES]
    if arguments.list:
        print("\n".join(known))
        return 0
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        print(f"No sound is called {', '.join(unknown)}; --list prints all names.", file=sys.stderr)
        return 2
    names = arguments.names or known
    if arguments.measure:
        return 1 if works.report(names, arguments.out) else 0
    for done, name in enumerate(names, 1):
        works.make(name, arguments.out)
        print(f"[{done}/{len(names)}] {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
