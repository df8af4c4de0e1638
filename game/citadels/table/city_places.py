"""Where the districts of a city lie, and how large they are drawn there. No pygame here.

A young city has few districts and much room: they lie in one row as cards. A grown one is two or three rows of tiles.
"""

from __future__ import annotations

from game.ui.draw.geometry import Box

CARD, TILE = 1.4, 80 / 88  # height by width
GAP = 6.0
FEWEST_CARDS, MOST_CARDS = 3, 5  # in the row of a young city
FILLS = 0.9  # cards that are lower than this share of their room are left to the tiles
SMALLEST_CARD, SMALLEST_CARD_PIXELS = 70.0, 56.0  # units, pixels: narrower ones have no room for their name
NARROWEST_TILE = 80.0
LOW_ROOM = 100.0  # two rows of tiles in it would show hardly anything of their pictures
SHORT_ROW = 4  # tiles at least in one row where there is no height for cards
LOW_TILE = 0.56  # a tile lower than this share of its width is drawn as a plaque
ROLE_CARD = 64.0  # units: the narrowest card of a character that has room for its name


def city_layout(cell: Box) -> str:
    """How a district is drawn there: as a card, as a tile, or as a plaque where there is little height."""
    if cell.h > cell.w * 1.1:
        return "small"
    return "tile" if cell.h >= cell.w * LOW_TILE else "plaque"


def role_layout(width: float) -> str:
    """How a character is drawn at that width: with its name where there is room."""
    return "small" if width >= ROLE_CARD else "mini"


def young_row(area: Box, least: float = SMALLEST_CARD) -> int:
    """How many cards fill the height of the room in one row; none where they would be narrower than `least`."""
    for count in range(MOST_CARDS, FEWEST_CARDS - 1, -1):
        wide = _card_width(area, count)
        if wide >= max(least, area.h / CARD * FILLS):
            return count
    return 0


def opponents_city(area: Box, built: int, limit: int, k: float = 1.0) -> list[Box]:
    """Places for so many districts, and for as many more as complete the city and have room; `k` is pixels per unit."""
    least = max(SMALLEST_CARD, SMALLEST_CARD_PIXELS / k)
    count = young_row(area, least)
    if count and built == count + 1 and _card_width(area, built) >= least:
        count = built
    if count and built <= count:
        wide = _card_width(area, count)
        step = wide + min(GAP + 4, (area.w - count * wide) / max(1, count - 1))
        return [Box(area.x + i * step, area.y, wide, wide * CARD) for i in range(count)]
    row = max(built, SHORT_ROW)
    if area.h < LOW_ROOM and area.w >= row * (NARROWEST_TILE + GAP) - GAP:
        return _rows(area, row, 1)
    places = max(built, limit)
    return _rows(area, places, max((1, 2, 3), key=lambda rows: _worth(area, places, rows)))


def _card_width(area: Box, count: int) -> float:
    return min(area.h / CARD, (area.w - GAP * (count - 1)) / count)


def _worth(area: Box, count: int, rows: int) -> float:
    """How good so many rows look: wide enough for names, and then as large as can be."""
    columns = -(-count // rows)
    wide = (area.w - GAP * (columns - 1)) / columns
    high = (area.h - GAP * (rows - 1)) / rows
    worth = min(wide, high * 1.35)
    return worth if wide >= NARROWEST_TILE else worth * 0.5


def _rows(area: Box, count: int, rows: int) -> list[Box]:
    """Tiles in rows, never higher than their frame was drawn for."""
    columns = -(-count // rows)
    wide = (area.w - GAP * (columns - 1)) / columns
    high = min((area.h - GAP * (rows - 1)) / rows, wide * TILE)
    down = min(high + GAP + 4, (area.h - high) / max(1, rows - 1))
    return [Box(area.x + i % columns * (wide + GAP), area.y + i // columns * down, wide, high) for i in range(count)]
