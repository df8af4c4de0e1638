"""All districts on one sheet.

Every picture in the order of its type; below it the card of 110 x 154, the mini of 56 x 78 and the tile of 88 x 80.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from art.citadels.catalogue import Picture
from art.citadels.layout import LAYOUTS, SHIFTS
from art.citadels.palette import TYPES

COLUMNS = 9
CELL = (264, 317)
GAP = 6
SMALL_ROW = 154 + GAP
GROUND = "#171627"


def write_sheet(drawn: Mapping[str, Picture], cards: Path, frames: Path, target: Path) -> None:
    """The districts among the pictures drawn, from the files in the folders `cards` and `frames`."""
    names = _by_type(drawn)
    rows = -(-len(names) // COLUMNS)
    step = CELL[0] + GAP, CELL[1] + SMALL_ROW + GAP
    sheet = Image.new("RGB", (COLUMNS * step[0] + GAP, rows * step[1] + GAP), GROUND)
    for index, (kind, name) in enumerate(names):
        row, column = divmod(index, COLUMNS)
        left, top = GAP + column * step[0], GAP + row * step[1]
        picture = Image.open(cards / f"{name}.webp").convert("RGB")
        sheet.paste(picture.resize(CELL, Image.Resampling.LANCZOS), (left, top))
        for layout, shift, drop in (("small", 0, 0), ("mini", 118, 0), ("tile", 118, 82)):
            card = _card(frames, picture, layout, kind, name)
            sheet.paste(card, (left + shift, top + CELL[1] + GAP // 2 + drop), card)
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=82, method=6)


def _by_type(drawn: Mapping[str, Picture]) -> list[tuple[str, str]]:
    """Type and id of the districts, in the order of the types."""
    return [(kind, name) for kind in TYPES for name in sorted(drawn) if drawn[name].key == kind]


def _card(frames: Path, picture: Image.Image, layout: str, kind: str, name: str) -> Image.Image:
    """The picture behind the overlay of this layout, at the size of the table."""
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
    card.alpha_composite(Image.open(frames / f"{layout}_{kind}.webp").convert("RGBA"))
    return card.resize(plan.size, Image.Resampling.LANCZOS)
