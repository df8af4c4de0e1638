"""A migration: figures walk along the free land from city to city; who finds no room stops before the gate."""

from __future__ import annotations

from functools import partial

import pygame

from game.la_citta.cards import tones
from game.la_citta.table.motions.means import (
    GAIN,
    LOSS,
    Maker,
    Means,
    Point,
    along,
    arrived,
    citizen,
    in_sight,
    length,
    pale,
    refusing,
    rising,
    seen,
    told,
    vanish,
    voiced,
    walk,
)
from game.la_citta.table.sounds import own
from game.session.match import Shown
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Chain, Hold, Parallel
from game.ui.draw.sprites import Sprite

WALK_MS, AWAY_MS, READ_MS = 700.0, 300.0, 260.0
BEFORE_GATE = 0.86  # the share of the way at which somebody is sent back
RIBBON, EDGE = 5.0, 9.0  # units: how wide the line is, and its dark edge


def moved(m: Means, event: Shown) -> Animation | None:
    """A citizen walks from one city to another."""
    return Chain([told(m, event), partial(arrived, m), partial(_walks, m, event), Hold(READ_MS)])


def line(m: Means, event: Shown) -> list[Point]:
    """The way of this citizen, from gate to gate; straight where the map shows none."""
    city, source = event.facts["city"], event.facts["source"]
    pane = m.board.pane
    start, end = pane.gate(source), pane.gate(city)
    between = [*reversed(pane.way(city, source))]
    return [(start.cx, start.cy), *between, (end.cx, end.cy)]


def _walks(m: Means, event: Shown) -> Animation:
    facts, pane = event.facts, m.board.pane
    points = line(m, event)
    gate = pane.gate(facts["city"])
    if not in_sight(m, Box(*points[0], 0, 0)) and not in_sight(m, gate):
        return Chain([m.sound(event), seen(m, event)])
    hexes = max(1.0, length(points) / max(12.0, pane.place(facts["city"]).w))
    picture = citizen(m, max(22.0, gate.h))
    loses = rising(m, "−1", pane.badge(facts["source"]), LOSS)
    road = _ribbon(m, points, WALK_MS + (0 if facts["kept"] else AWAY_MS))
    if facts["kept"]:
        steps = walk(m, picture, points, WALK_MS, hops=2 * hexes, done=lambda: m.board.following.see(event))
        comes = Chain([steps, partial(rising, m, "+1", pane.badge(facts["city"]), GAIN)])
    else:
        steps = walk(m, picture, points, WALK_MS, hops=2 * hexes, until=BEFORE_GATE)
        goes = vanish(m, pale(m, picture), along(points, BEFORE_GATE), AWAY_MS)
        refused = Parallel([goes, refusing(m, pane.badge(facts["city"]))])
        comes = Chain([steps, voiced(m, own("sent_away")), refused, seen(m, event)])
    return Parallel([road, Chain([m.sound(event), Parallel([loses, comes])])])


def _ribbon(m: Means, points: list[Point], ms: float) -> Animation:
    """The way as a line of light while somebody walks it."""
    left, top = min(x for x, _ in points) - 12, min(y for _, y in points) - 12
    right, bottom = max(x for x, _ in points) + 12, max(y for _, y in points) + 12
    box = Box(left, top, right - left, bottom - top)
    made = pygame.Surface((max(2, m.ui.px(box.w)), max(2, m.ui.px(box.h))), pygame.SRCALPHA)
    pixels = [((x - left) * m.k, (y - top) * m.k) for x, y in points]
    for wide, ink in ((EDGE, (*theme.INK, 170)), (RIBBON, (*tones.LEGAL, 235))):
        thick = max(2, m.ui.px(wide))
        pygame.draw.lines(made, ink, False, pixels, thick)
        for x, y in pixels:
            pygame.draw.circle(made, ink, (x, y), thick / 2)
    sprite = Sprite(made, box.cx, box.cy, m.k)

    def apply(t: float) -> None:
        sprite.alpha = round(255 * min(1.0, 6 * t, 4 * (1 - t)))

    return m.table.stage.show_for(sprite, ms, apply)


MAKERS: dict[str, Maker] = {"moved": moved}
