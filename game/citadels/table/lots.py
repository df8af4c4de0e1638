"""Where the districts of another player's city stand, and the lots where nothing is built yet."""

from __future__ import annotations

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box

HOUSE, LOWEST_HOUSE = 1.42, 1.08  # height by width: of a house in one row, and on two steps
WIDEST = 124.0  # units
FILLED = 0.95  # of the room of a lot that its house takes
FEWEST, ENOUGH = 4, 0.82  # lots that are always seen; all are, where houses need not be much smaller for that
CROWDED, OVERLAP, NARROWEST = 9, 1.5, 46.0  # more houses in a row overlap by a third, if they were narrower than this
STEP = 9.0  # units between the two steps of a terrace
LOT = 0.5  # height by width of the picture of an empty lot


def houses(area: Box, built: int, limit: int) -> list[Box]:
    """Places for so many houses and for lots to come, from the left; all of them stand at the foot of the area or, on
    two steps, half of them above. There are as many lots as make the houses largest, at least one while the city is not
    complete."""
    whole = max(built, limit)
    shown = min(whole, max(FEWEST, built + 1))
    ways = [_standing(area, count, rows) for count, rows in ((whole, 1), (shown, 1), (whole, 2))]
    largest = max(_size(way[0]) for way in ways)
    return next(way for way in ways if _size(way[0]) >= ENOUGH * largest)


def _size(box: Box) -> float:
    return box.w * box.h


def _standing(area: Box, count: int, rows: int) -> list[Box]:
    columns = -(-count // rows)
    room, high = area.w / columns, (area.h - STEP * (rows - 1)) / rows
    wide = min(room * FILLED, high / LOWEST_HOUSE, WIDEST)
    if columns > CROWDED:
        wide = max(wide, min(NARROWEST, room * OVERLAP, high / LOWEST_HOUSE))
    tall = min(high, wide * HOUSE)
    step = min((area.w - wide) / max(1, columns - 1), wide * 1.4)
    return [
        Box(area.x + at % columns * step, area.y + (at // columns + 1) * (high + STEP) - STEP - tall, wide, tall)
        for at in range(count)
    ]


def steps(cells: list[Box]) -> Box | None:
    """The ledge on which the upper row stands; None where there is one row."""
    if not cells or cells[-1].bottom - cells[0].bottom < 1:
        return None
    upper = [cell for cell in cells if abs(cell.bottom - cells[0].bottom) < 1]
    return Box(upper[0].x - 4, cells[0].bottom - 3, upper[-1].right - upper[0].x + 8, STEP + 4)


def draw_lot(canvas: Canvas, cell: Box) -> None:
    """Earth, stakes and a rope at the foot of the place of a house."""
    wide = cell.w
    canvas.picture("citadels/ui/lot", Box(cell.x, cell.bottom - wide * LOT * 0.96, wide, wide * LOT))
