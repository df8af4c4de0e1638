"""All portraits on one sheet.

Three rows, a column for each rank; below them every portrait as it is seen on the cards of 110 x 154 and 56 x 78.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image

from art.citadels.catalogue import Picture
from art.citadels.layout import LAYOUTS

CELL = (300, 360)
GAP = 8
GROUND = "#171627"


def write_sheet(drawn: Mapping[str, Picture], cards: Path, target: Path) -> None:
    """The characters among the pictures drawn, from the files in the folder `cards`."""
    names = _by_rank(drawn)
    pictures = [Image.open(cards / f"{name}.webp").convert("RGB") for name in names]
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
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=86, method=6)


def _by_rank(drawn: Mapping[str, Picture]) -> list[str]:
    """The ids of the characters, three of each rank after each other."""
    return sorted((name for name in drawn if drawn[name].key.startswith("rank")), key=lambda name: drawn[name].key)


def _window(pictures: list[Any], layout: Any) -> list[Any]:
    """The part of each picture that shows on a card of this layout, at its size."""
    x, y, w, h = layout.picture["rank"]
    left, top, across, down = layout.window["all"]
    factor = pictures[0].width / w
    box = tuple(factor * edge for edge in (left - x, top - y, left - x + across, top - y + down))
    size = round(across), round(down)
    return [picture.resize(size, Image.Resampling.LANCZOS, box=box) for picture in pictures]
