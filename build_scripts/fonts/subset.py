#!/usr/bin/env python3
"""Make the typefaces in assets/fonts from those of their makers: `python build_scripts/fonts/subset.py FILE ...`.

Every character stays, with kerning and ligatures; what nobody can ask for goes: small capitals, old figures and swashes
of a face that has them as alternates (a third of it). Names and hints stay as they are, and every text looks the same,
pixel for pixel. Alegreya has no reserved font name, so a subset may keep its own; Cinzel has one and stays whole.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets" / "fonts"
RESERVED = "Reserved Font Name"


def smaller(source: Path, target: Path) -> tuple[int, int]:
    """Writes the typeface without what nobody can ask for; its bytes before and after. Raises ValueError for one whose
    name is reserved to what its makers made."""
    options = subset.Options(name_IDs=["*"], notdef_outline=True, recalc_timestamp=False)
    font = subset.load_font(str(source), options)
    if RESERVED in str(font["name"].getDebugName(0)):
        raise ValueError(f"{source.name} has a reserved name: a changed version would need another one.")
    worker = subset.Subsetter(options)
    worker.populate(unicodes=set(font.getBestCmap()))
    worker.subset(font)
    before = source.stat().st_size
    subset.save_font(font, str(target), options)
    return before, target.stat().st_size


def main() -> int:
    """Do what the command line says; 2 for a typeface that has to stay whole."""
    parser = argparse.ArgumentParser(description="Make the typefaces of the program smaller.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    try:
        for path in parser.parse_args().files:
            before, after = smaller(path, FONTS / path.name)
            sys.stdout.write(f"{path.name}: {before:,} bytes, now {after:,}\n")
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
