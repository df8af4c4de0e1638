#!/usr/bin/env python3
"""Lay out all portraits on one sheet: `python3 build_scripts/art/contact_sheet.py` writes docs/art/characters.webp.

Three rows, a column for each rank; below them every portrait as it is seen on the cards of 110 x 154 and 56 x 78.
"""

from __future__ import annotations

import sys
from pathlib import Path

BUILD_SCRIPTS = Path(__file__).resolve().parent.parent
sys.path[0] = str(BUILD_SCRIPTS)
ROOT = BUILD_SCRIPTS.parent

CELL = (300, 360)
GAP = 8
GROUND = "#171627"


def main() -> int:
    """Write the sheet."""
    from _venv import enter

    enter(__file__, "build")
    from PIL import Image

    from art.jobs import all_jobs
    from art.layout import LAYOUTS

    names = _by_rank([job.name for job in all_jobs()])
    pictures = [Image.open(ROOT / "assets" / "cards" / f"{name}.webp").convert("RGB") for name in names]
    columns = 9
    width = columns * (CELL[0] + GAP) + GAP
    small, mini = (_window(pictures, LAYOUTS[layout]) for layout in ("small", "mini"))
    per_row = -(-len(names) // 2)
    step = (width - GAP) // per_row
    below = GAP + 3 * (CELL[1] + GAP)
    sheet = Image.new("RGB", (width, below + 2 * (small[0].height + GAP)), GROUND)
    for index, picture in enumerate(pictures):
        place = GAP + index // 3 * (CELL[0] + GAP), GAP + index % 3 * (CELL[1] + GAP)
        sheet.paste(picture.resize(CELL, Image.Resampling.LANCZOS), place)
        row, column = divmod(index, per_row)
        left, top = GAP + column * step, below + row * (small[0].height + GAP)
        sheet.paste(small[index], (left, top))
        sheet.paste(mini[index], (left + small[index].width + GAP, top))
    target = ROOT / "docs" / "art" / "characters.webp"
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=86, method=6)
    return 0


def _by_rank(names: list[str]) -> list[str]:
    """The characters among all names, three of each rank after each other."""
    from art.catalogue import PICTURES

    ranked = [(PICTURES[name].key, name) for name in names if name in PICTURES and PICTURES[name].key[:4] == "rank"]
    return [name for _, name in sorted(ranked, key=lambda entry: entry[0])]


def _window(pictures: list, layout) -> list:
    """The part of each picture that shows on a card of this layout, at its size."""
    from PIL import Image

    x, y, w, h = layout.picture["rank"]
    left, top, across, down = layout.window["all"]
    factor = pictures[0].width / w
    box = tuple(factor * edge for edge in (left - x, top - y, left - x + across, top - y + down))
    size = round(across), round(down)
    return [picture.resize(size, Image.Resampling.LANCZOS, box=box) for picture in pictures]


if __name__ == "__main__":
    sys.exit(main())
