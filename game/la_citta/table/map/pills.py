"""Where the pills of the cities lie: beside their castellos, on free ground, never on a castello or on one another.

A pill that has to lie farther away is tied to its city by a thread. All in units; the places of a map at one size are
found once, and move with the map afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from game.ui.draw.geometry import Box

ROOF = 1.5  # radii from the middle of a castello up to its flag, and how far its walls reach
WALLS, FOOT = 0.72, 0.55
HOUSE_ROOF = 1.05
ABOVE = 1.6  # radii from the middle of a castello to the lower edge of a pill that lies right above it
NEAR = 1.3  # radii between a castello and its pill up to which they lie beside one another
FAR = 5.2  # radii: no pill is looked for farther away
APART = 2.0  # units between two pills
STEP = 12.0  # units: of the search where a crowd leaves nothing else


@dataclass(frozen=True)
class Wanted:
    """A pill: its city, the middle of the castello, and its size with all that lies above it."""

    city: int
    x: float
    y: float
    wide: float
    high: float


@dataclass(frozen=True)
class Ground:
    """What lies on the map at a radius of `s`: castellos, other buildings, sites that can be chosen, and what floats
    over it (buttons, the voices)."""

    s: float
    castellos: Sequence[Box] = ()
    houses: Sequence[Box] = ()
    lit: Sequence[Box] = ()
    kept: Sequence[Box] = ()


@dataclass
class _Taken:
    """Ground that is taken, as rectangles that are quickly asked."""

    castellos: list[pygame.FRect]
    houses: list[pygame.FRect]
    lit: list[pygame.FRect]
    kept: list[pygame.FRect]
    pills: list[pygame.FRect] = field(default_factory=list)

    def stages(self) -> Iterator[tuple[float, tuple[list[pygame.FRect], ...]]]:
        """What may be given up, one after the other: how far away (radii), and what still has to be free."""
        every = (self.pills, self.castellos, self.kept)
        yield NEAR, (*every, self.lit, self.houses)
        yield NEAR, (*every, self.lit)
        yield FAR, (*every, self.lit, self.houses)
        yield FAR, (*every, self.lit)
        yield FAR, every
        yield FAR, (self.pills, self.castellos)


def castello_box(x: float, y: float, s: float) -> Box:
    """The towers and walls of a castello on a hex with that middle."""
    return Box(x - WALLS * s, y - ROOF * s, 2 * WALLS * s, (ROOF + FOOT) * s)


def house_box(x: float, y: float, s: float) -> Box:
    """The walls and the roof of any other building."""
    return Box(x - WALLS * s, y - HOUSE_ROOF * s, 2 * WALLS * s, (HOUSE_ROOF + FOOT) * s)


def laid_out(wanted: Sequence[Wanted], bounds: Box, ground: Ground) -> dict[int, Box]:
    """Where pills lie, the upper ones first; those of castellos beyond the bounds stay above these."""
    taken = _Taken(*([_rect(box) for box in boxes] for boxes in (ground.castellos, ground.houses, ground.lit,
                                                                 ground.kept)))  # fmt: skip
    found: dict[int, Box] = {}
    for one in sorted(wanted, key=lambda one: (one.y, one.x, one.city)):
        if not bounds.contains(one.x, min(max(one.y, bounds.y + 1), bounds.bottom - 1)) or one.y < bounds.y - 60:
            found[one.city] = _above(one, ground.s)
            continue
        box = _free(one, bounds, ground.s, taken)
        taken.pills.append(_rect(box, APART))
        found[one.city] = box
    return found


def within(box: Box, bounds: Box) -> Box:
    """The box moved into the bounds."""
    x = min(max(box.x, bounds.x + 2), bounds.right - box.w - 2)
    return Box(x, min(max(box.y, bounds.y + 2), bounds.bottom - box.h - 2), box.w, box.h)


def spread(wanted: Sequence[tuple[int, Box]], bounds: Box, step: float = STEP) -> dict[int, Box]:
    """Boxes moved a little, until none of them overlaps another: the first ones stay where they are."""
    placed: list[pygame.FRect] = []
    found: dict[int, Box] = {}
    for city, box in wanted:
        start = within(box, bounds)
        tries = (within(start.moved(dx * step, dy * step), bounds) for dx, dy in _around())
        free = next((one for one in tries if _rect(one).collidelist(placed) < 0), start)
        placed.append(_rect(free, APART))
        found[city] = free
    return found


def _above(one: Wanted, s: float) -> Box:
    return Box(one.x - one.wide / 2, one.y - ABOVE * s - one.high, one.wide, one.high)


def _rect(box: Box, more: float = 0.0) -> pygame.FRect:
    return pygame.FRect(box.x - more, box.y - more, box.w + 2 * more, box.h + 2 * more)


def _free(one: Wanted, bounds: Box, s: float, taken: _Taken) -> Box:
    """The nearest place beside a castello that gives up as little as possible."""
    inner = pygame.FRect(bounds.x + 1, bounds.y + 1, bounds.w - 2, bounds.h - 2)
    places = _places(round(one.wide), round(one.high), round(s, 2))
    for reach, stays in taken.stages():
        for gap, dx, dy in places:
            if gap > reach * s:
                continue
            rect = pygame.FRect(one.x + dx, one.y + dy, one.wide, one.high)
            if inner.contains(rect) and all(rect.collidelist(boxes) < 0 for boxes in stays):
                return Box(rect.x, rect.y, one.wide, one.high)
    return _in_a_crowd(one, bounds, s, taken)


@lru_cache(maxsize=64)
def _places(wide: int, high: int, s: float) -> list[tuple[float, float, float]]:
    """Where a pill may lie round the middle of its castello, the best first: how far from its walls, and the place of
    its upper left corner. Right above is best."""
    own = castello_box(0, 0, s)
    found = []
    for row in range(-16, 13):
        for column in range(-12, 13):
            x, y = column * 0.44 * s - wide / 2, row * 0.3 * s - high / 2
            across = max(0.0, own.x - (x + wide), x - own.right)
            down = max(0.0, own.y - (y + high), y - own.bottom)
            gap = (across**2 + down**2) ** 0.5
            if gap <= FAR * s:
                off = abs(column * 0.44 * s) + 0.7 * abs(y + high + ABOVE * s)
                found.append((gap + 0.16 * off, gap, x, y))
    best = (-1.0, 0.0, -wide / 2, -ABOVE * s - high)
    return [(gap, x, y) for _cost, gap, x, y in sorted([best, *found])]


def _in_a_crowd(one: Wanted, bounds: Box, s: float, taken: _Taken) -> Box:
    """Anywhere that is free, from its own height on."""
    start = within(_above(one, s), bounds)
    for row in range(int(bounds.h // (one.high + APART)) + 1):
        for sign in (1, -1):
            y = start.y + sign * row * (one.high + APART)
            for column in range(int(bounds.w // STEP)):
                box = Box(bounds.x + 2 + column * STEP, y, one.wide, one.high)
                if bounds.holds(box, 0) and _rect(box).collidelist(taken.pills) < 0:
                    return box
    return start


@lru_cache(maxsize=1)
def _around() -> list[tuple[int, int]]:
    """Steps to all sides, the nearest first."""
    every = [(dx, dy) for dx in range(-14, 15) for dy in range(-10, 11)]
    return sorted(every, key=lambda one: (one[0] ** 2 * 0.5 + one[1] ** 2, one))
