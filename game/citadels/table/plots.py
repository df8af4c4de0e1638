"""A built district, wherever a city is drawn."""

from __future__ import annotations

from functools import partial

import pygame

from game.citadels.cards import tones
from game.citadels.cards.house import outline
from game.citadels.table.badges import draw_beautified, draw_under
from game.citadels.table.lots import draw_lot
from game.citadels.table.models import PlotModel
from game.table.asking.mark import Subject
from game.table.pieces import Picks, Spot, draw_price
from game.ui.cards import CardState
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

# An empty place of a city.

FADING = (1.0, 0.66, 0.5, 0.4, 0.32, 0.26, 0.22)  # of the first empty place, the second and so on
LINE, GLOW, HOUSE = 105, 34, 120  # alpha of the first one
WARM = tones.HEARTH
HOUSE_OUTLINE = (  # a gate between two towers, in shares of its width
    (0.00, 1.00), (0.00, 0.34), (0.05, 0.34), (0.05, 0.24), (0.11, 0.24), (0.11, 0.30), (0.17, 0.30), (0.17, 0.24),
    (0.23, 0.24), (0.23, 0.34), (0.30, 0.34), (0.30, 0.46), (0.36, 0.46), (0.50, 0.08), (0.64, 0.46), (0.70, 0.46),
    (0.70, 0.34), (0.77, 0.34), (0.77, 0.24), (0.83, 0.24), (0.83, 0.30), (0.89, 0.30), (0.89, 0.24), (0.95, 0.24),
    (0.95, 0.34), (1.00, 0.34), (1.00, 1.00), (0.60, 1.00), (0.60, 0.80), (0.56, 0.72), (0.50, 0.69), (0.44, 0.72),
    (0.40, 0.80), (0.40, 1.00), (0.00, 1.00),
)  # fmt: skip


def draw_plot_place(canvas: Canvas, box: Box, order: int = 0) -> None:
    """An empty place; `order` says how many empty ones come before it."""
    rect = canvas.scale.rect(box)
    if rect.w < 6 or rect.h < 6:
        return
    high = canvas.pens.text.sight.high
    share = 1.0 if high else FADING[min(order, len(FADING) - 1)]
    key = ("plot", rect.size, share, high)
    made = canvas.pens.assets.keep(key, partial(_made, rect.size, share, high, canvas.k))
    canvas.surface.blit(made, rect)


def _made(size: tuple[int, int], share: float, high: bool, k: float) -> pygame.Surface:
    """The whole place, with round corners."""
    width, height = size
    ground = pygame.Surface(size, pygame.SRCALPHA)
    if not high:
        for y in range(height):  # light of lamps from below
            glow = round(GLOW * share * (y / height) ** 2.2)
            ground.fill((*WARM, glow), pygame.Rect(0, y, width, 1))
    radius = max(3.0, min(9.0 * k, width * 0.07))
    ground.blit(shapes.rounded(size, radius, (*theme.WHITE, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = theme.GOLD if high else theme.HAIRLINE
    ground.blit(shapes.rounded(size, radius, None, (*line, 255 if high else round(LINE * share)), max(1.0, k)), (0, 0))
    alpha = 190 if high else round(HOUSE * share)
    house = shapes.supersampled(width, height, partial(_house, alpha=alpha, k=k))
    ground.blit(house, (0, 0))
    return ground


def _house(surface: pygame.Surface, factor: int, *, alpha: int, k: float) -> None:
    width, height = surface.get_size()
    side = min(width * 0.4, height * 0.5)
    left, top = (width - side) / 2, (height - side) * (0.52 if height > width else 0.5)
    points = [(left + x * side, top + y * side) for x, y in HOUSE_OUTLINE]
    surface.fill((*theme.HAIRLINE, 0))
    pygame.draw.polygon(surface, (*theme.HAIRLINE, alpha // 6), points)
    pygame.draw.lines(surface, (*theme.HAIRLINE, alpha), True, points, max(factor, round(1.2 * factor * k)))


LINES = {"legal": theme.SELECTABLE, "target": theme.TARGET, "focus": theme.FOCUS}
RIBBON = Style("bold", 21, theme.TEXT)
PRICE, PRICE_LOW, LOCK = 64.0, 21.0, 30.0  # units: the room for a price at the gable, its end; the padlock there


def _padlock(surface: pygame.Surface, _factor: int) -> None:
    """What cannot be touched."""
    s = surface.get_width() / 24
    for grown, ink in ((1.6, theme.INK), (0.0, theme.GOLD_PALE)):
        bow = pygame.Rect((6 - grown) * s, (1 - grown) * s, (12 + 2 * grown) * s, (16 + 2 * grown) * s)
        pygame.draw.ellipse(surface, ink, bow, round((3 + 2 * grown) * s))
        body = pygame.Rect((3 - grown) * s, (10 - grown) * s, (18 + 2 * grown) * s, (13 + 2 * grown) * s)
        pygame.draw.rect(surface, ink, body, border_radius=round(3 * s))
    pygame.draw.circle(surface, theme.INK, (12 * s, 15 * s), 2.2 * s)
    pygame.draw.rect(surface, theme.INK, pygame.Rect(11 * s, 15 * s, 2 * s, 5 * s))


class PlotSpot(Spot):
    """A built district, as a house, a tile, a mini or a small card."""

    bleed = 84.0  # the ribbon with the name is wider than a house

    def __init__(self, table: Picks, plot: PlotModel, seat: int, layout: str) -> None:
        subject = Subject("card", plot.card, plot.id, seat, "city")
        super().__init__(f"city:{plot.card}", table, "city", plot.card, subject)
        self.plot, self.layout = plot, layout
        self.hidden = False  # while its card is still in flight
        self.locked = False  # others of its kind have a price now, and it cannot be had

    def lock(self, locked: bool) -> None:
        """Whether nothing can be done to it while something can to others."""
        if locked != self.locked:
            self.locked = locked
            self.invalidate()

    def show(self, plot: PlotModel, layout: str) -> None:
        if (plot, layout) != (self.plot, self.layout):
            self.plot, self.layout = plot, layout
            self.invalidate()
        self.update()

    @property
    def picture(self) -> pygame.Surface:
        """The card as it lies there, without its shadow."""
        return self.ui.cards.in_box(self.plot.id, self.layout, self.box)

    def draw(self, canvas: Canvas) -> None:
        if self.layout == "house":
            self._draw_house(canvas)
            return
        if self.hidden:
            draw_plot_place(canvas, self.box)
            return
        look = CardState(self.mark.line or ("legal" if self.hovered else ""))
        self.ui.cards.draw(canvas, self.plot.id, self.layout, self.box, look)
        if self.plot.beautified:
            tile = self.layout == "tile"  # there it must not lie on the name
            draw_beautified(canvas, self.box.moved(-self.box.w * 0.3, -self.box.h * 0.34) if tile else self.box)
        if self.plot.under:
            draw_under(canvas, self.box, self.plot.under)
        if self.mark.price is not None and self.mark.state in ("legal", "target", "focus"):
            draw_price(canvas, self.box, self.mark.price)

    def _draw_house(self, canvas: Canvas) -> None:
        """The front of a house in another city; its name while it is pointed at."""
        if self.hidden:
            draw_lot(canvas, self.box)
            return
        canvas.surface_at(self.picture, self.box.x, self.box.y)
        line = self.mark.line or ("legal" if self.hovered else "")
        if line:
            made = outline(self.ui, canvas.scale.rect(self.box).size, LINES[line], 3.0)
            margin = (made.get_width() / canvas.k - self.box.w) / 2
            canvas.surface_at(made, self.box.x - margin, self.box.y - margin)
        if self.plot.beautified:
            draw_beautified(canvas, self.box.moved(0, -self.box.h * 0.16))
        if self.plot.under:
            draw_under(canvas, self.box.moved(0, -self.box.h * 0.1), self.plot.under)
        if self.mark.price is not None and self.mark.state in ("legal", "target", "focus"):
            gable = Box(self.box.cx - PRICE / 2, self.box.y + PRICE_LOW - 2 * PRICE, PRICE, 2 * PRICE)
            draw_price(canvas, gable, self.mark.price)
        elif self.locked:
            side = canvas.scale.px(LOCK)
            made = canvas.pens.assets.keep(("padlock", side), lambda: shapes.supersampled(side, side, _padlock))
            canvas.surface_at(made, self.box.cx - LOCK / 2, self.box.y - LOCK * 0.2)

    def draw_over(self, canvas: Canvas) -> None:
        super().draw_over(canvas)
        if self.layout != "house" or self.hidden or not (self.hovered or self.lit or self.ui.focus is self):
            return
        name = self.ui.cards.face(self.plot.id).name
        wide = canvas.pens.text.width(name, RIBBON) + 24
        left = min(max(self.box.cx - wide / 2, 6.0), canvas.scale.bounds.right - wide - 6)
        ribbon = Box(left, max(2.0, self.box.y - 32), wide, 28)
        canvas.rounded(ribbon, theme.REASON_GROUND, 245, 6, theme.GOLD, 230, 1.4)
        canvas.text_in(name, ribbon.inset(8, 0), RIBBON, "center")


# Where the districts of a city lie, and how large they are drawn there.

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


# Coins, and the figures of a player.

STAT_FILES = {
    "gold": "ui/coin",
    "hand": "citadels/ui/back_district",
    "city": "citadels/ui/stat_city",
    "points": "citadels/ui/stat_points",
}


def draw_coin(canvas: Canvas, cx: float, cy: float, radius: float, number: str) -> None:
    """A coin with a figure on it."""
    side = radius * 2.13
    canvas.picture("ui/coin_blank" if number else "ui/coin", Box(cx - side / 2, cy - side / 2, side, side))
    canvas.text(number, cx, cy, Style("black", radius * 1.15, theme.NUMERAL, floor=False), "center")


def draw_stat(canvas: Canvas, x: float, y: float, kind: str, text: str, size: float = 21) -> float:
    """An icon with a figure to its right; gives the x after it."""
    side = size * 1.2
    icon = Box(x, y - side / 2, side, side)
    if kind == "hand":
        high = side * 1.06
        icon = Box(x + side * 0.12, y - high / 2, high / 1.4, high)
    canvas.picture(STAT_FILES[kind], icon)
    style = Style("xb", size, theme.TEXT, theme.INK)
    canvas.text(text, x + side + 4, y, style)
    right = x + side + 4 + canvas.pens.text.width(text, style)
    canvas.explain(kind, Box(x, y - side / 2, right - x, side))
    return right


def stat_width(canvas: Canvas, text: str, size: float) -> float:
    return size * 1.2 + 4 + canvas.pens.text.width(text, Style("xb", size, theme.TEXT))
