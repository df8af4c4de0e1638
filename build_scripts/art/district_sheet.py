#!/usr/bin/env python3
"""Lay out all districts on one sheet: `python3 build_scripts/art/district_sheet.py` writes docs/art/districts.webp.

Every picture in the order of its type; below it the card of 110 x 154, the mini of 56 x 78 and the tile of 88 x 80.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

BUILD_SCRIPTS = Path(__file__).resolve().parent.parent
sys.path[0] = str(BUILD_SCRIPTS)
ROOT = BUILD_SCRIPTS.parent

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

COLUMNS = 9
CELL = (264, 317)
GAP = 6
SMALL_ROW = 154 + GAP
GROUND = "#171627"


def main() -> int:
    """Write the sheet."""
    from _venv import enter

    enter(__file__, "build")
    write_sheet(ROOT / "assets", ROOT / "docs" / "art" / "districts.webp")
    return 0


def write_sheet(assets: Path, target: Path) -> None:
    """All districts of `assets` on one picture."""
    from PIL import Image

    from art.jobs import all_jobs
    from art.palette import TYPES

    names = _by_type([job.name for job in all_jobs()], TYPES)
    rows = -(-len(names) // COLUMNS)
    step = CELL[0] + GAP, CELL[1] + SMALL_ROW + GAP
    sheet = Image.new("RGB", (COLUMNS * step[0] + GAP, rows * step[1] + GAP), GROUND)
    for index, (kind, name) in enumerate(names):
        row, column = divmod(index, COLUMNS)
        left, top = GAP + column * step[0], GAP + row * step[1]
        picture = Image.open(assets / "cards" / f"{name}.webp").convert("RGB")
        sheet.paste(picture.resize(CELL, Image.Resampling.LANCZOS), (left, top))
        for layout, shift, drop in (("small", 0, 0), ("mini", 118, 0), ("tile", 118, 82)):
            card = _card(assets, picture, layout, kind, name)
            sheet.paste(card, (left + shift, top + CELL[1] + GAP // 2 + drop), card)
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=82, method=6)


def _by_type(names: list[str], types: tuple[str, ...]) -> list[tuple[str, str]]:
    """Type and name of the districts among all names, in the order of the types."""
    from art.catalogue import PICTURES

    return [(kind, name) for kind in types for name in sorted(names) if name in PICTURES and PICTURES[name].key == kind]


def _card(assets: Path, picture: Picture, layout: str, kind: str, name: str) -> Picture:
    """The picture behind the overlay of this layout, at the size of the table."""
    from PIL import Image

    from art.layout import LAYOUTS, SHIFTS

    plan = LAYOUTS[layout]
    x, y, w, _ = plan.picture["district"]
    y += SHIFTS.get(layout, {}).get(name, 0)
    left, top, across, down = plan.window["all"]
    factor = picture.width / w
    box = tuple(factor * edge for edge in (left - x, top - y, left - x + across, top - y + down))
    scale = plan.pixels_per_unit
    card = Image.new("RGBA", (plan.size[0] * scale, plan.size[1] * scale))
    seen = picture.resize((round(across * scale), round(down * scale)), Image.Resampling.LANCZOS, box=box)
    card.paste(seen, (round(left * scale), round(top * scale)))
    card.alpha_composite(Image.open(assets / "frames" / f"{layout}_{kind}.webp").convert("RGBA"))
    return card.resize(plan.size, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sys.exit(main())
