"""The badges above the castellos: crest, citizens and limit, food; names and strips above them. They never overlap.

All in units. A badge that would lie on another one moves down in small steps, then sideways.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from game.la_citta.cards import tones
from game.la_citta.table.map.model import NOW, SOON, Town
from game.la_citta.table.map.pictures import sign as sign_picture
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Style

HIGH = 28.0
NAME_HIGH, STRIP_HIGH = 20.0, 25.0
COUNT, LIMIT, NAME = Style("xb", 19.5, theme.TEXT), Style("xb", 16.5, theme.TEXT_DIM), Style("head", 18.0, theme.TEXT)
LETTER = Style("black", 17.0, theme.TEXT)
AMBER, RED, RED_EDGE = tones.AMBER, tones.WARNING, tones.WARNING_EDGE
GAIN, LOSS = tones.BADGE_GAIN, tones.BADGE_LOSS
STEP = 6.0
AROUND = 14.0  # units round a badge that its crest, its edge and its name may reach
DOWN, ASIDE = 7, 16  # so many steps down, and then to the sides
WISH_SIGNS = ("arch_culture", "arch_education", "arch_health")


@dataclass(frozen=True)
class Badge:
    """What one badge says. `change`: citizens won or lost by the wishes, told by its strip: per wish 1 (the pointed
    city gains), -1 (it loses), 0, or None for no strip; `wishes`: the arches are shown instead of food."""

    town: Town
    crest: int
    letter: str
    name: str = ""
    change: tuple[int, int, int] | None = None
    wishes: bool = False
    mark: str = ""

    @property
    def extra(self) -> float:
        """How high what lies above it is."""
        return (NAME_HIGH if self.name else 0.0) + (STRIP_HIGH + 3 if self.change is not None else 0.0)


def width(badge: Badge, text: TextSetter) -> float:
    """How wide a badge is."""
    town = badge.town
    if badge.wishes:
        return 34 + sum(25 + text.width(str(count), COUNT) for count in town.points) + 6
    wide = 34 + 19 + text.width(str(town.people), COUNT) + 26 + text.width(str(town.food), COUNT) + 10
    if town.limit:
        wide += text.width(f"/{town.limit}", LIMIT)
    return wide + (24 if town.alarm == NOW else 0)


def laid_out(wanted: Sequence[tuple[Badge, float, float, float]], bounds: Box) -> dict[int, Box]:
    """Where badges lie: each is wanted with the middle of its lower edge at a place, and so wide. The upper ones first;
    what lies beyond the bounds stays there. The boxes are those of the badges without what is above them."""
    placed: list[Box] = []
    found: dict[int, Box] = {}
    for badge, x, y, wide in sorted(wanted, key=lambda one: (one[2], one[1], one[0].town.city)):
        inside = bounds.contains(x, min(max(y, bounds.y + 1), bounds.bottom - 1)) and y > bounds.y - 60
        whole = Box(x - wide / 2, y - HIGH - badge.extra, wide, HIGH + badge.extra)
        if inside:
            whole = _within(whole, bounds)
            whole = _free(whole, placed, bounds)
            placed.append(whole)
        found[badge.town.city] = Box(whole.x, whole.bottom - HIGH, wide, HIGH)
    return found


def _within(box: Box, bounds: Box) -> Box:
    x = min(max(box.x, bounds.x + 2), bounds.right - box.w - 2)
    return Box(x, min(max(box.y, bounds.y + 2), bounds.bottom - box.h - 2), box.w, box.h)


def _free(box: Box, placed: Sequence[Box], bounds: Box) -> Box:
    """The nearest place for a box that overlaps none of the others."""

    def fits(one: Box) -> bool:
        if _within(one, bounds) != one:
            return False
        left, top, right, bottom = one.x - 2, one.y - 1, one.x + one.w + 2, one.y + one.h + 1
        return not any(left < x + w and x < right and top < y + h and y < bottom for x, y, w, h in placed)

    for down in range(DOWN + 1):
        if fits(one := box.moved(0, STEP * down)):
            return one
    for aside in range(1, ASIDE + 1):
        for down, side in product((0, 3, DOWN, -3), (1, -1)):
            if fits(one := box.moved(side * STEP * 2 * aside, STEP * down)):
                return one
    for row in range(int(bounds.h // (box.h + 2))):  # a crowd: anywhere that is free, from its own height on
        for column in range(int(bounds.w // (STEP * 2))):
            for sign in (1, -1):
                one = box.moved(0, sign * row * (box.h + 2))
                shifted = Box(bounds.x + 2 + column * STEP * 2, one.y, one.w, one.h)
                if fits(shifted):
                    return shifted
    return box


# -- drawing ---------------------------------------------------------------------------------------------------------
def draw_badge(canvas: Canvas, badge: Badge, box: Box, alpha: int = 255) -> None:
    """A badge with what lies above it, put together once; more or less transparent."""
    room = Box(box.x - AROUND, box.y - badge.extra - AROUND, box.w + 2 * AROUND, box.h + badge.extra + 2 * AROUND)
    rect = canvas.scale.rect(room)
    if not rect.colliderect(canvas.surface.get_clip()):
        return
    sight = canvas.pens.text.sight
    size = canvas.scale.px(room.w), canvas.scale.px(room.h)
    key = ("la_citta", "badge", badge, size, canvas.k, sight.high, sight.letters)
    made = canvas.pens.assets.keep(key, lambda: _made(canvas, badge, size, box.w))
    made.set_alpha(alpha)
    canvas.surface.blit(made, rect)
    made.set_alpha(255)


def _made(canvas: Canvas, badge: Badge, size: tuple[int, int], wide: float) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    own = Canvas(made, canvas.pens)
    own.watched = False
    _draw_badge(own, badge, Box(AROUND, AROUND + badge.extra, wide, HIGH))
    return made


def _draw_badge(canvas: Canvas, badge: Badge, box: Box) -> None:
    town = badge.town
    alarm = town.alarm == NOW
    ground, edge = (RED, RED_EDGE) if alarm else (theme.PANEL, theme.HAIRLINE)
    if badge.mark in ("hungry", "loses"):
        edge = RED_EDGE
    elif badge.mark in ("gains", "full"):
        edge = theme.FOCUS
    canvas.rounded(box.inset(-1.2).moved(0, 1.6), (0, 0, 0), 110, box.h / 2 + 1)
    canvas.rounded(box, ground, 236, box.h / 2, edge, 255 if alarm or badge.mark else 150, 2.2 if badge.mark else 1.5)
    _draw_crest(canvas, badge, box)
    if badge.wishes:
        _draw_wishes(canvas, badge, box)
    else:
        _draw_counts(canvas, badge, box)
    above = box.y - 3
    if badge.change is not None:
        above -= STRIP_HIGH
        _draw_strip(canvas, badge.change, Box(box.cx - 57, above, 114, STRIP_HIGH))
        above -= 1
    if badge.name:
        middle = box.cx, (above if badge.change is not None else box.y) - NAME_HIGH * 0.36
        _draw_name(canvas, badge.name, middle)


def _draw_name(canvas: Canvas, name: str, middle: tuple[float, float]) -> None:
    """Edged letters that are read on any ground."""
    setter = canvas.pens.text
    pixels = max(theme.SMALLEST_PIXELS - 1, round(NAME.size * canvas.k))
    at = middle[0] * canvas.k, middle[1] * canvas.k + pixels * 0.3
    setter.put_figure(canvas.surface, name, "head", pixels, at, theme.TEXT, theme.INK)


def _draw_crest(canvas: Canvas, badge: Badge, box: Box) -> None:
    if canvas.pens.text.sight.letters or canvas.pens.text.sight.high:
        colour = theme.SEATS[badge.crest % len(theme.SEATS)]
        disc = Box(box.x + 3, box.y + 3, box.h - 6, box.h - 6)
        canvas.rounded(disc, theme.mix(colour, theme.INK, 0.72), 255, disc.h / 2, colour, 255, 1.8)
        canvas.text(badge.letter, disc.cx, disc.cy, LETTER, "center")
        return
    side = box.h * 1.22
    canvas.picture(f"ui/crest_{badge.crest % 8}", Box(box.x - 3, box.cy - side / 2 - 0.5, side, side))


def _draw_counts(canvas: Canvas, badge: Badge, box: Box) -> None:
    town, text = badge.town, canvas.pens.text
    x = box.x + 31
    draw_sign(canvas, "citizen", x + 8, box.cy, 22)
    x += 18
    full = town.full
    canvas.text(str(town.people), x, box.cy, COUNT.of(theme.FOCUS if full else theme.TEXT))
    x += text.width(str(town.people), COUNT)
    if town.limit:
        canvas.text(f"/{town.limit}", x, box.cy + 0.8, LIMIT.of(theme.FOCUS if full else theme.TEXT_DIM))
        x += text.width(f"/{town.limit}", LIMIT)
    draw_sign(canvas, "food", x + 15, box.cy, 22)
    x += 26
    canvas.text(str(town.food), x, box.cy, COUNT.of(AMBER if town.alarm == SOON else theme.TEXT))
    if town.alarm == NOW:
        draw_warning(canvas, box.right - 14, box.cy, 22)


def _draw_wishes(canvas: Canvas, badge: Badge, box: Box) -> None:
    x = box.x + 32
    for sign, count in zip(WISH_SIGNS, badge.town.points, strict=True):
        draw_sign(canvas, sign, x + 10, box.cy, 20)
        canvas.text(str(count), x + 22, box.cy, COUNT.of(theme.TEXT if count else theme.ON_OFF))
        x += 25 + canvas.pens.text.width(str(count), COUNT)


def _draw_strip(canvas: Canvas, change: Sequence[int], box: Box) -> None:
    """Per wish who would gain: an arrow up for the city that is pointed at, down for the other, a bar for nobody."""
    canvas.rounded(box, theme.PANEL, 240, box.h / 2, theme.HAIRLINE, 170, 1.3)
    for at, (sign, way) in enumerate(zip(WISH_SIGNS, change, strict=True)):
        x = box.x + 11 + at * 33.5
        draw_sign(canvas, sign, x + 7, box.cy, 18)
        draw_arrow(canvas, x + 22, box.cy, 10, way)


def draw_arrow(canvas: Canvas, cx: float, cy: float, size: float, way: int) -> None:
    """Up, down, or a bar."""
    k = canvas.k
    x, y, a = cx * k, cy * k, size * k / 2
    if way == 0:
        pygame.draw.rect(canvas.surface, theme.TEXT_DIM, pygame.Rect(x - a, y - a * 0.22, 2 * a, max(2, a * 0.44)))
        return
    up = -1 if way > 0 else 1
    points = [(x, y + up * a * 1.1), (x + a, y - up * a * 0.8), (x - a, y - up * a * 0.8)]
    pygame.draw.polygon(canvas.surface, GAIN if way > 0 else LOSS, points)


def draw_warning(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """A triangle with an exclamation mark."""
    k = canvas.k
    side = max(8, round(size * k))
    key = ("la_citta", "warning", side)
    made = canvas.pens.assets.keep(key, lambda: shapes.supersampled(side, side, _paint_warning))
    canvas.surface.blit(made, (round(cx * k - side / 2), round(cy * k - side / 2)))


def _paint_warning(surface: pygame.Surface, factor: int) -> None:
    w, h = surface.get_size()
    surface.fill((*theme.INK, 0))
    for inset, colour in ((0.0, theme.INK), (0.09, tones.PENALTY)):
        d = inset * w
        pygame.draw.polygon(
            surface, colour, [(w / 2, h * 0.04 + d * 1.2), (w - d * 1.3, h * 0.94 - d), (d * 1.3, h * 0.94 - d)]
        )
    stroke = [(w * 0.44, h * 0.34), (w * 0.56, h * 0.34), (w * 0.53, h * 0.64), (w * 0.47, h * 0.64)]
    pygame.draw.polygon(surface, theme.INK, stroke)
    pygame.draw.circle(surface, theme.INK, (w / 2, h * 0.75), w * 0.06)


def draw_sign(canvas: Canvas, name: str, cx: float, cy: float, high: float) -> None:
    """A small sign of the game in the middle of a place."""
    k, assets = canvas.k, canvas.pens.assets
    pixels = max(6, round(high * k))
    made = assets.keep(("la_citta", "sign", name, pixels), lambda: sign_picture(assets, name, pixels))
    canvas.surface.blit(made, (round(cx * k - made.get_width() / 2), round(cy * k - made.get_height() / 2)))
