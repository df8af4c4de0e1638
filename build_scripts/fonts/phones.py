#!/usr/bin/env python3
"""Make the fonts of the page for phones: `python3 build_scripts/fonts/phones.py [--out FOLDER]`.

Four cuts of `assets/fonts/` become WOFF2 with the letters of European languages, a quarter of their size: a page over a
phone's network waits for them. WOFF2 is compressed by Brotli, hence that package in `requirements/build.lock`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

CUTS = ("Alegreya-Regular.otf", "Alegreya-Bold.otf", "Alegreya-Italic.otf", "Cinzel-Bold.ttf")
# Latin with its accents, punctuation, arrows, signs of plus, minus and times, ticks.
LETTERS = ("U+0020-007E", "U+00A0-017F", "U+0192", "U+0218-021B", "U+2010-2026", "U+2030", "U+2032-203A", "U+20AC",
           "U+2190-2193", "U+2212", "U+2713", "U+25CF")  # fmt: skip

RESERVED = "Cinzel"  # its licence lets nobody call a changed version so
OUR_NAME = "Crown Capitals"


def rename(path: Path) -> None:
    """Gives the typeface a name of ours, where it says what it is called; whose it is stays."""
    from fontTools.ttLib import TTFont

    font = TTFont(path)
    for entry in font["name"].names:
        if entry.nameID != 0:
            mine = OUR_NAME.replace(" ", "") if entry.nameID == 6 else OUR_NAME
            entry.string = entry.toUnicode().replace(RESERVED, mine)
    font.save(path)


def main() -> int:
    """Do what the command line says."""
    enter(__file__, "build")
    from fontTools import subset

    parser = argparse.ArgumentParser(description="Make the fonts of the page for phones.")
    parser.add_argument("--out", type=Path, default=Path(ROOT) / "assets" / "hands" / "fonts")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        made = out / f"{Path(cut).stem}.woff2"
        subset.main([
            str(Path(ROOT) / "assets" / "fonts" / cut), f"--unicodes={','.join(LETTERS)}", "--flavor=woff2",
            "--layout-features=kern,liga,lnum,locl,mark,mkmk,ccmp", "--no-hinting", f"--output-file={made}",
        ])  # fmt: skip
        if cut.startswith(RESERVED):
            rename(made)
        print(f"{made.name}: {made.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
