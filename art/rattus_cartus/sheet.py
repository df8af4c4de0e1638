"""All pictures of cards on one sheet.

Followers in pairs, buildings in pairs, special cards; below each picture what the table shows of it: 80 x 112 of
followers and special cards, the strip of 212 x 128 of buildings. Then signs, each also at 16 pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.rattus_cartus.palette import ESTATES

CELL = (264, 317)
HAND, ROW, SIGN, TINY = (80, 96), (212, 128), 80, 16
GAP, COLUMNS, GROUND = 8, 12, "#171627"
BUILDINGS = (
    *("farm", "brewery", "marketplace", "office", "monastery", "hospital"),
    *("castle", "guard_tower", "rat_catchers_hut", "fortune_tellers_tent", "palace", "treasury"),
)
SPECIALS = ("joker", "sword", "flute", "pass", "gold")
SIGNS = (
    *(f"estate_{estate}" for estate in ESTATES), "nun", "nun_none", "rat", "rat_token", "marker", "flag", "normal",
    "follower", *SPECIALS, *(f"disc_{seat}" for seat in range(5)), *(f"disc_side_{seat}" for seat in range(5)),
    "emblem",
)  # fmt: skip


def write_sheet(cards: Path, marks: Path, target: Path) -> None:
    """The pictures in the folders `cards` and `marks`, side by side."""
    followers = [f"{estate}_{number}" for estate in ESTATES for number in (1, 2)]
    step = CELL[0] + GAP, CELL[1] + ROW[1] + 2 * GAP
    below = 2 * step[1] + GAP
    sheet = Image.new("RGB", (COLUMNS * step[0] + GAP, below + step[1] + GAP), GROUND)
    _cards(sheet, cards, followers, 0, HAND, 0.46)
    _cards(sheet, cards, BUILDINGS, step[1], ROW, 0.5)
    _cards(sheet, cards, SPECIALS, 2 * step[1], HAND, 0.5)
    left = len(SPECIALS) * step[0] + 3 * GAP
    across = (sheet.width - left) // (SIGN + 2 * GAP)
    for index, name in enumerate(SIGNS):
        row, column = divmod(index, across)
        x, y = left + column * (SIGN + 2 * GAP), below + row * (SIGN + TINY + 2 * GAP)
        picture = Image.open(marks / f"{name}.webp").convert("RGBA")
        for side, drop in ((SIGN, 0), (TINY, SIGN + GAP // 2)):
            small = picture.resize((side, round(side * picture.height / picture.width)), Image.Resampling.LANCZOS)
            sheet.paste(small, (x, y + drop), small)
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=84, method=6)


def _cards(
    sheet: Image.Image, folder: Path, names: Sequence[str], top: int, window: tuple[int, int], heart: float
) -> None:
    """A row of pictures, and below each the part around `heart` (a share of its height) that fills the window."""
    for index, name in enumerate(names):
        picture = Image.open(folder / f"{name}.webp").convert("RGB")
        x, y = GAP + index * (CELL[0] + GAP), GAP + top
        sheet.paste(picture.resize(CELL, Image.Resampling.LANCZOS), (x, y))
        factor = max(window[0] / picture.width, window[1] / picture.height)
        wide, high = window[0] / factor, window[1] / factor
        left = (picture.width - wide) / 2
        upper = max(0.0, min(picture.height - high, picture.height * heart - high / 2))
        part = picture.resize(window, Image.Resampling.LANCZOS, box=(left, upper, left + wide, upper + high))
        sheet.paste(part, (x, y + CELL[1] + GAP // 2))
