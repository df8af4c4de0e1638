"""Where something floats: what it wishes, and the best place for it. Boxes in units, and nothing of what floats."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui.draw.geometry import NOWHERE, Box

Size = tuple[float, float]


@dataclass(frozen=True)
class Wish:
    """How something wants to float. `sizes` are those it can have, the usual one first; `beside` is what it speaks of;
    `first` are places it would rather have than any other; `within` is an area that it may fill wholly or, where
    something needed lies there, in part, though never smaller than the last of its sizes.
    `clear`: where it must not lie besides; `rather_not`: where it lies if there is no other room; `over`: what it may
    touch.
    `last`: sizes that it takes only where the others would lie on buttons.
    `roams`: whether it may go anywhere; else it has its first places alone. `must`: it is shown even if it hides
    something, and then as little as can be.
    """

    sizes: tuple[Size, ...]
    beside: Box = NOWHERE
    first: tuple[Box, ...] = ()
    within: Box = NOWHERE
    clear: tuple[Box, ...] = ()
    rather_not: tuple[Box, ...] = ()
    over: tuple[Box, ...] = ()
    roams: bool = True
    must: bool = False
    above: bool = False
    last: tuple[Size, ...] = ()

    def like(self, other: Wish) -> bool:
        """Whether it is the same but for where its subject is."""
        mine, others = (self.sizes, self.last, self.first), (other.sizes, other.last, other.first)
        return mine == others and self.within == other.within


class Float(Protocol):
    """Something that floats."""

    @property
    def box(self) -> Box:
        """Where it lies; without width where it is not shown."""
        ...

    def wish(self) -> Wish | None:
        """How it wants to lie; None while it says nothing."""

    def put(self, box: Box) -> None:
        """It lies there from now on; NOWHERE: there is no room for it now."""


# The best place.

EDGE, GAP = 12.0, 8.0  # to the edge of the window, to what is explained
COLUMNS, ROWS = 24, 18  # places that are tried all over the window
COVERED = 160.0  # units further away that it may lie rather than wholly on things one may want to see
LARGE = 0.2  # what takes more of the window than this may have its own pop-up on itself
MARGIN = 2.0  # units left free around what is kept clear


def free_place(
    sizes: Sequence[tuple[float, float]],
    beside: Box,
    bounds: Box,
    clear: Sequence[Box],
    rather_not: Sequence[Box],
    *,
    above: bool = False,
    coarse: bool = False,
) -> Box | None:
    """The best place for the first of these sizes that has one; `clear` is never touched, `rather_not` if possible.
    The usual place is below what is explained, or `above`. `coarse`: away from it fewer places are tried at first."""
    never = [_rect(box.inset(-MARGIN)) for box in clear]
    if beside.w * beside.h < bounds.w * bounds.h * LARGE:
        never.append(_rect(beside))
    others, room = [_rect(box) for box in rather_not], bounds.inset(EDGE - 0.5)
    for step in (3, 1) if coarse else (1,):
        for wide, high in sizes:
            free = [
                (box, rank) for rank, box in _tried(wide, high, beside, bounds, above, step)
                if _rect(box).collidelist(never) < 0 and room.holds(box)
            ]  # fmt: skip
            if free:
                return min(free, key=lambda one: one[1] + _apart(one[0], beside) + _covered(one[0], others))[0]
    return None


def least_hidden(
    sizes: Sequence[tuple[float, float]], beside: Box, bounds: Box, clear: Sequence[Box]
) -> Box:  # fmt: skip
    """Where there is no free place: the one that hides the least of what should be clear."""
    never = [_rect(box) for box in clear]
    fitting = [size for size in sizes if size[0] <= bounds.w - 2 * EDGE and size[1] <= bounds.h - 2 * EDGE]
    tried = [box for wide, high in fitting or sizes for _rank, box in _tried(wide, high, beside, bounds, False, 1)]
    inside = [box for box in tried if bounds.holds(box)]
    return min(inside or tried, key=lambda box: (_hidden(box, never), _apart(box, beside)))


def remainder(area: Box, clear: Sequence[Box]) -> Box:
    """The largest part of an area, from edge to edge, that touches nothing of what is kept clear."""
    for box in clear:
        kept = box.inset(-MARGIN)
        if not area.overlaps(kept):
            continue
        parts = [
            Box(area.x, area.y, area.w, kept.y - area.y), Box(area.x, kept.bottom, area.w, area.bottom - kept.bottom),
            Box(area.x, area.y, kept.x - area.x, area.h), Box(kept.right, area.y, area.right - kept.right, area.h),
        ]  # fmt: skip
        area = max(parts, key=lambda part: max(0.0, part.w) * max(0.0, part.h))
    return area


def meets(box: Box, clear: Sequence[Box]) -> bool:
    """Whether it touches one of these."""
    return _rect(box).collidelist([_rect(other) for other in clear]) >= 0


def _tried(
    wide: float, high: float, beside: Box, bounds: Box, above: bool, step: int
) -> Iterator[tuple[float, Box]]:  # fmt: skip
    """Places around it, the usual ones first, then all over the window."""
    room = bounds.inset(EDGE)
    right, bottom = max(room.x, room.right - wide), max(room.y, room.bottom - high)
    over, under = beside.y - high - GAP, beside.bottom + GAP
    columns = [min(max(room.x, x), right) for x in (beside.cx - wide / 2, beside.x, beside.right - wide)]
    rows = [min(max(room.y, y), bottom) for y in (beside.cy - high / 2, beside.y, beside.bottom - high)]
    for rank, y in enumerate((over, under) if above else (under, over)):
        yield from ((rank * 4 + place, Box(x, y, wide, high)) for place, x in enumerate(columns))
    for rank, x in enumerate((beside.right + GAP, beside.x - wide - GAP)):
        yield from ((8 + rank * 4 + place, Box(x, y, wide, high)) for place, y in enumerate(rows))
    for column in range(0, COLUMNS + 1, step):
        x = room.x + (right - room.x) * column / COLUMNS
        for row in range(0, ROWS + 1, step):
            yield 20.0, Box(x, room.y + (bottom - room.y) * row / ROWS, wide, high)


def _apart(one: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(0.0, other.x - one.right, one.x - other.right)
    down = max(0.0, other.y - one.bottom, one.y - other.bottom)
    return math.hypot(across, down)


def _hidden(box: Box, others: list[pygame.Rect]) -> float:
    mine = _rect(box)
    hit = (mine.clip(others[index]) for index in mine.collidelistall(others))
    return float(sum(part.w * part.h for part in hit))


def _covered(box: Box, others: list[pygame.Rect]) -> float:
    return COVERED * min(1.0, _hidden(box, others) / max(1.0, box.w * box.h))


def _rect(box: Box) -> pygame.Rect:
    x, y, wide, high = box
    left, top = math.floor(x), math.floor(y)
    return pygame.Rect(left, top, math.ceil(x + wide) - left, math.ceil(y + high) - top)
