"""The lanes by which a city draws citizens: lit, and on each the comparison that decided ("Siena 3 : 0 Urbino")."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Point
from game.la_citta.rules.box import WISHES
from game.la_citta.table.map.badges import draw_sign
from game.la_citta.table.map.bare_pane import BarePane, Compared
from game.la_citta.table.map.pictures import round_line
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

NAME, COUNT = Style("bold", 22, theme.INK_BODY), Style("black", 29, theme.INK_BODY)
HIGH, CREST = 44.0, 13.0
WIDE, EDGE = 13.0, 21.0  # units: of a lane, and of its dark edge
DASH, GAP = 17.0, 13.0


def way(pane: BarePane, one: Compared) -> list[Point]:
    """From castello to castello, over the free land between."""
    camera, found = pane.camera, pane.found
    sites = [one.source, *reversed(pane.way_sites(one.city, one.source)), one.city]
    return [camera.at(found.centres[site]) for site in dict.fromkeys(sites)]


def plates(pane: BarePane, compared: Sequence[Compared]) -> list[tuple[Compared, Box]]:
    """Where the comparisons stand: on the middle of each lane, none on another one or on a pill."""
    taken = [box for _badge, box in pane.badges.values() if pane.box.overlaps(box)]
    found = []
    for one in compared:
        line, wide = way(pane, one), _wide(pane, one)
        x, y = _middle(line)
        if not pane.box.contains(x, y):
            continue
        box = _free(Box(x - wide / 2, y - HIGH / 2, wide, HIGH), taken, pane.box)
        taken.append(box)
        found.append((one, box))
    return found


def draw_lanes(canvas: Canvas, pane: BarePane, compared: Sequence[Compared]) -> None:
    """Pale stone with a dark edge, and dashes in its middle."""
    k = canvas.k
    for one in compared:
        line = [(x * k, y * k) for x, y in way(pane, one)]
        for wide, ink in ((EDGE, theme.INK), (WIDE, tones.RIBBON_EDGE), (WIDE - 4, tones.RIBBON)):
            round_line(canvas.surface, ink, line, max(2.0, wide * k))
        for dash in dashes(line, DASH * k, GAP * k):
            round_line(canvas.surface, tones.RIBBON_EDGE, dash, max(1.0, 2.4 * k), ends=False)


def dashes(line: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Short pieces along a line, each straight."""
    found = []
    for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
        long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        at = gap
        while long and at + dash < long:
            first, last = at / long, (at + dash) / long
            found.append([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (first, last)])
            at += dash + gap
    return found


def draw_plates(canvas: Canvas, pane: BarePane, compared: Sequence[Compared]) -> None:
    """Both cities with their crests, and between them the arches of each."""
    for one, box in plates(pane, compared):
        if not pane.box.overlaps(box):
            continue
        canvas.rounded(box.moved(0, 3), theme.INK, 120, 8)
        canvas.rounded(box, theme.PARCHMENT, 255, 7, theme.GOLD_DARK, 255, 2.0)
        seats, owner, text = pane.table.flow.seats, pane.view.owner, canvas.pens.text
        first, last = pane.city_name(one.city), pane.city_name(one.source)
        draw_crest(canvas, box.x + 18, box.cy, CREST, seats[owner[one.city]].crest)
        canvas.text(first, box.x + 37, box.cy, NAME)
        x = box.x + 37 + text.width(first, NAME) + 12
        canvas.text(str(one.mine), x, box.cy, COUNT.of(tones.GAIN_INK))
        x += text.width(str(one.mine), COUNT) + 5
        draw_sign(canvas, f"arch_{WISHES[one.wish]}", x + 12, box.cy, 29)
        canvas.text(str(one.theirs), x + 29, box.cy, COUNT.of(theme.DANGER_DARK))
        canvas.text(last, box.right - 37, box.cy, NAME, "right")
        draw_crest(canvas, box.right - 18, box.cy, CREST, seats[owner[one.source]].crest)


def _wide(pane: BarePane, one: Compared) -> float:
    text = pane.ui.text
    names = text.width(pane.city_name(one.city), NAME) + text.width(pane.city_name(one.source), NAME)
    return names + text.width(f"{one.mine}{one.theirs}", COUNT) + 2 * 37 + 2 * 12 + 34


def _middle(line: Sequence[Point]) -> Point:
    """Half way along."""
    lengths = [((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in zip(line, line[1:], strict=False)]
    left = sum(lengths) / 2
    for (a, b), long in zip(zip(line, line[1:], strict=False), lengths, strict=True):
        if long and left <= long:
            return a[0] + (b[0] - a[0]) * left / long, a[1] + (b[1] - a[1]) * left / long
        left -= long
    return line[0]


def _free(box: Box, taken: Sequence[Box], bounds: Box) -> Box:
    """Moved up or down, until it lies on nothing else."""
    x = min(max(box.x, bounds.x + 6), bounds.right - box.w - 6)
    for step in range(14):
        for sign in (-1, 1):
            y = min(max(box.y + sign * step * 12, bounds.y + 6), bounds.bottom - box.h - 6)
            one = Box(x, y, box.w, box.h)
            if not any(one.overlaps(other) for other in taken):
                return one
    return Box(x, box.y, box.w, box.h)
