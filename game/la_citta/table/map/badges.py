"""The pills of the cities: citizens and limit, food, and the three arches; the crest on the colour of its owner.

Small until the city is pointed at or spoken of. Their places are found in `pills`. All in units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.la_citta.cards import tones
from game.la_citta.table.map.model import NOW, SOON, Town
from game.la_citta.table.map.pictures import pawn
from game.la_citta.table.map.pictures import sign as sign_picture
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Style

WIDE, HIGH = 129.0, 49.5
LARGE = 1.36  # times as large while it is pointed at, or while something is told of it
BAND = 27.0  # the owner's colour at the left
NAME_HIGH, STRIP_HIGH = 22.0, 25.0
COUNT, LIMIT = Style("xb", 21.5, theme.INK_BODY), Style("xb", 18.5, theme.INK_DIM)
ARCHES, NAME = Style("xb", 20.3, theme.INK_BODY), Style("head", 20.3, theme.TEXT)
LETTER = Style("black", 20.3, theme.TEXT)
PALE = tones.PALE_INK  # of an arch that a city does not have
WARNED, RED, RED_EDGE = theme.RUST, tones.WARNING, tones.WARNING_EDGE
GAIN, LOSS = tones.BADGE_GAIN, tones.BADGE_LOSS
AROUND = 14.0  # units round a badge that its crest, its edge and its name may reach
WISH_SIGNS = ("arch_culture", "arch_education", "arch_health")


@dataclass(frozen=True)
class Badge:
    """What one pill says. `change`: citizens won or lost by the wishes, told by its strip: per wish 1 (the pointed
    city gains), -1 (it loses), 0, or None for no strip; `wishes`: the arches alone are shown, large."""

    town: Town
    crest: int
    letter: str
    name: str = ""
    change: tuple[int, int, int] | None = None
    wishes: bool = False
    mark: str = ""
    large: bool = False
    _hash: int = field(init=False, repr=False, compare=False)  # it is a key in every frame, with all that a town has

    def __post_init__(self) -> None:
        said = self.town, self.crest, self.letter, self.name, self.change, self.wishes, self.mark, self.large
        object.__setattr__(self, "_hash", hash(said))

    def __hash__(self) -> int:
        return self._hash

    @property
    def grown(self) -> float:
        """How many times as large as usual it is."""
        return LARGE if self.large else 1.0

    @property
    def high(self) -> float:
        """How high the pill itself is."""
        return HIGH * self.grown

    @property
    def extra(self) -> float:
        """How high what lies above it is."""
        return (NAME_HIGH if self.name else 0.0) + (STRIP_HIGH + 3 if self.change is not None else 0.0)


def width(badge: Badge, text: TextSetter) -> float:
    """How wide a pill is."""
    town = badge.town
    if badge.wishes:
        wide = BAND + 10 + sum(30 + text.width(str(count), COUNT) for count in town.points)
    else:
        wide = BAND + 5 + 19 + text.width(str(town.people), COUNT) + 6 + 20 + text.width(str(town.food), COUNT) + 6
        wide += text.width(f"/{town.limit}", LIMIT) if town.limit else 0.0
    return max(WIDE, wide) * badge.grown


# -- drawing ---------------------------------------------------------------------------------------------------------
def draw_badge(canvas: Canvas, badge: Badge, box: Box, alpha: int = 255) -> None:
    """A pill with what lies above it, put together once; more or less transparent."""
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
    _draw_badge(own, badge, Box(AROUND, AROUND + badge.extra, wide, badge.high))
    return made


def _draw_badge(canvas: Canvas, badge: Badge, box: Box) -> None:
    town, f = badge.town, badge.grown
    alarm = town.alarm == NOW
    edge, wide = (RED_EDGE, 2.6) if alarm or badge.mark in ("hungry", "loses") else (theme.INK, 1.6)
    if badge.mark in ("gains", "full"):
        edge, wide = theme.FOCUS, 2.8
    radius = 8 * f
    canvas.rounded(box.inset(-1.5).moved(0, 2.5), theme.INK, 120, radius + 1)
    canvas.rounded(box, seat_colour(badge), 255, radius)
    sheet = Box(box.x + BAND * f, box.y, box.w - BAND * f, box.h)
    canvas.rounded(sheet, tones.HUNGRY_PILL if alarm else theme.PARCHMENT, 255, radius * 0.8)
    canvas.rounded(box, None, 0, radius, edge, 255, wide)
    _draw_crest(canvas, badge, Box(box.x, box.y, BAND * f, box.h))
    if badge.wishes:
        _draw_wishes(canvas, badge, sheet)
    else:
        _draw_counts(canvas, badge, Box(sheet.x, box.y + 1.5 * f, sheet.w, box.h * 0.5))
        _draw_arches(canvas, badge, Box(sheet.x, box.y + box.h * 0.5 - 1.5 * f, sheet.w, box.h * 0.5))
    if alarm:
        draw_warning(canvas, box.right - 2, box.y + 3, 20 * f)
    above = box.y - 3
    if badge.change is not None:
        above -= STRIP_HIGH
        _draw_strip(canvas, badge.change, Box(box.cx - 57, above, 114, STRIP_HIGH))
        above -= 1
    if badge.name:
        middle = box.cx, (above if badge.change is not None else box.y) - NAME_HIGH * 0.36
        _draw_name(canvas, badge.name, middle)


def seat_colour(badge: Badge) -> theme.Colour:
    """The colour of the owner, a little darker, so that crest and letter are seen on it."""
    return theme.mix(theme.SEATS[badge.crest % len(theme.SEATS)], theme.INK, 0.3)


def _draw_name(canvas: Canvas, name: str, middle: tuple[float, float]) -> None:
    """Edged letters that are read on any ground."""
    setter = canvas.pens.text
    pixels = max(theme.SMALLEST_PIXELS, round(NAME.size * canvas.k))
    at = middle[0] * canvas.k, middle[1] * canvas.k + pixels * 0.3
    setter.put_figure(canvas.surface, name, "head", pixels, at, theme.TEXT, theme.INK)


def _draw_crest(canvas: Canvas, badge: Badge, band: Box) -> None:
    if canvas.pens.text.sight.letters or canvas.pens.text.sight.high:
        colour = theme.SEATS[badge.crest % len(theme.SEATS)]
        disc = band.centered(band.w - 1, band.w - 1)
        canvas.rounded(disc, theme.mix(colour, theme.INK, 0.72), 255, disc.h / 2, colour, 255, 1.8)
        canvas.text(badge.letter, disc.cx, disc.cy, LETTER, "center")
        return
    side = band.w * 1.04
    canvas.picture(f"ui/crest_{badge.crest % 8}", band.centered(side, side))


def _draw_counts(canvas: Canvas, badge: Badge, row: Box) -> None:
    """Citizens and how many find room, and the food of the city's own fields."""
    town, text, f = badge.town, canvas.pens.text, badge.grown
    count, limit = COUNT.at(COUNT.size * f), LIMIT.at(LIMIT.size * f)
    x = row.x + 5 * f
    _draw_citizen(canvas, x + 8 * f, row.cy, 21 * f)
    x += 19 * f
    canvas.text(str(town.people), x, row.cy, count.of(theme.INK_HEAD if town.full else theme.INK_BODY))
    x += text.width(str(town.people), count)
    if town.limit:
        canvas.text(f"/{town.limit}", x, row.cy + 0.8 * f, limit)
    food = str(town.food)
    x = row.right - 6 * f - text.width(food, count)
    draw_sign(canvas, "food", x - 10 * f, row.cy, 22 * f)
    ink = theme.DANGER_DARK if town.alarm == NOW else WARNED if town.alarm == SOON else theme.INK_BODY
    canvas.text(food, x, row.cy, count.of(ink))


def _draw_citizen(canvas: Canvas, cx: float, cy: float, high: float) -> None:
    """A dark figure, for it stands on parchment."""
    k, pixels = canvas.k, max(8, round(high * canvas.k))
    made = canvas.pens.assets.keep(("la_citta", "dark citizen", pixels), lambda: pawn(pixels, theme.UMBER))
    canvas.surface.blit(made, (round(cx * k - made.get_width() / 2), round(cy * k - made.get_height() / 2)))


def _draw_arches(canvas: Canvas, badge: Badge, row: Box) -> None:
    """The three arches with their numbers; one that the city does not have is pale."""
    f = badge.grown
    style = ARCHES.at(ARCHES.size * f)
    for sign, count, cell in zip(WISH_SIGNS, badge.town.points, row.inset(2 * f, 0).columns(3, 0), strict=True):
        draw_sign(canvas, sign, cell.x + 11 * f, cell.cy, 19 * f, 255 if count else 90)
        canvas.text(str(count), cell.x + 22 * f, cell.cy, style if count else style.of(_pale(badge)))


def _pale(badge: Badge) -> theme.Colour:
    """Of an arch that a city does not have, to be read on either ground of a pill."""
    return theme.INK_DIM if badge.town.alarm == NOW else PALE


def _draw_wishes(canvas: Canvas, badge: Badge, row: Box) -> None:
    """The three arches alone, as large as there is room."""
    f = badge.grown
    style = COUNT.at(COUNT.size * f * 1.2)
    for sign, count, cell in zip(WISH_SIGNS, badge.town.points, row.inset(2 * f, 0).columns(3, 0), strict=True):
        draw_sign(canvas, sign, cell.cx, cell.y + 15 * f, 27 * f, 255 if count else 90)
        canvas.text(str(count), cell.cx, cell.bottom - 12 * f, style if count else style.of(_pale(badge)), "center")


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


def draw_sign(canvas: Canvas, name: str, cx: float, cy: float, high: float, alpha: int = 255) -> None:
    """A small sign of the game in the middle of a place."""
    k, assets = canvas.k, canvas.pens.assets
    pixels = max(6, round(high * k))
    made = assets.keep(("la_citta", "sign", name, pixels), lambda: sign_picture(assets, name, pixels))
    made.set_alpha(alpha)
    canvas.surface.blit(made, (round(cx * k - made.get_width() / 2), round(cy * k - made.get_height() / 2)))
    made.set_alpha(255)
