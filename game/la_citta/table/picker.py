"""The tray of tiles: what is chosen that lies nowhere on the table, such as a building, a number or a wish."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.cards import tones
from game.la_citta.hands.plan import Tile
from game.la_citta.hands.plays import BUILDING, CITY, COUNT, SOURCE, WISH
from game.la_citta.lang import _, ngettext
from game.la_citta.table.signs import FIGURE, figure, figure_width, sign
from game.la_citta.table.spots import TILE
from game.table.asking.mark import Subject
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

NAME, REASON = Style("bold", 17.5, theme.TEXT), Style("bold", 16.5, theme.REASON_TEXT)
TWO_LINES = Style("bold", 16.5, theme.TEXT, leading=1.0)
NUMBER = Style("black", 34, theme.TEXT)
WIDE = {BUILDING: 118.0, COUNT: 104.0, CITY: 112.0, SOURCE: 112.0, WISH: 100.0}
GAP, HIGH = 7.0, 128.0
LEAST = 0.86  # share of their width that tiles keep in one row


class TileSpot(Spot):
    """One tile."""

    role = "choice"
    heard_as = "option"
    bleed = 14.0

    def __init__(self, table: Picks, at: int, model: Tile) -> None:
        subject = Subject("building", model.one, model.sign, place=TILE) if model.part == BUILDING else None
        super().__init__(f"tile:{at}", table, TILE, at, subject)
        self.model = model

    @property
    def value(self) -> str:
        one = self.model
        price = _("{price} gold").format(price=one.price) if one.price >= 0 else ""
        return joined([part for part in (one.words, price, self.mark.reason) if part])

    def draw(self, canvas: Canvas) -> None:
        box, state, why = self.box, self.mark.state, self.mark.reason
        line = theme.FOCUS if state == "focus" else theme.SELECTABLE if state == "legal" else theme.HAIRLINE
        ground = tones.CHOSEN if state == "focus" else theme.WELL
        canvas.rounded(box, ground, 250, 9, line, 255 if state else 110, 3.0 if state == "focus" else 1.8)
        self._inside(canvas, box, 120 if why else 255)
        if why:
            chip = Box(box.x + 3, box.cy - 27, box.w - 6, 54)
            if self.model.part == COUNT:  # below the number, in the place of the price
                chip = Box(box.x + 3, box.y + 52, box.w - 6, box.h - 56)
            canvas.rounded(chip, theme.REASON_GROUND, 240, 6, theme.TARGET, 190, 1.2)
            canvas.paragraph(why, chip.inset(3, 1), REASON, "center", "middle")
        elif self.hovered:
            canvas.rounded(box.inset(2), theme.WHITE, 22, 8)

    def _inside(self, canvas: Canvas, box: Box, alpha: int) -> None:
        one = self.model
        foot = Box(box.x + 3, box.bottom - 27, box.w - 6, 24)
        if one.part == COUNT:
            side = min(34.0, box.h * 0.3)
            sign(canvas, one.sign, Box(box.cx - side - 2, box.y + 14, side, side), alpha)
            canvas.text(one.words, box.cx + 14, box.y + 14 + side / 2, NUMBER.at(side), "center")
            if not self.mark.reason:
                self._price(canvas, foot.moved(0, -8))
            return
        if one.part == BUILDING:
            self._building(canvas, box, alpha)
        else:
            side = min(52.0, box.h * 0.42)
            sign(canvas, one.sign, Box(box.cx - side / 2, box.y + 14, side, side), alpha)
            if one.left >= 0:
                self._left(canvas, "citizen", box.bottom - 42)
        if canvas.pens.text.width(one.words, NAME) <= foot.w:
            canvas.text_in(one.words, foot, NAME, "center")
        else:
            canvas.paragraph(one.words, Box(foot.x, foot.y - 12, foot.w, foot.h + 14), TWO_LINES, "center", "middle")

    def _building(self, canvas: Canvas, box: Box, alpha: int) -> None:
        one = self.model
        room = Box(box.x + 4, box.y + 4, box.w - 8, box.h - 34)
        picture = f"la_citta/map/{one.sign}"
        high = min(room.h * 1.15, room.w * 1.2)
        if canvas.pens.assets.has(picture):
            canvas.picture(picture, Box(room.cx - high * 0.4, room.bottom - high, high * 0.8, high), alpha)
        if one.price >= 0:
            self._price(canvas, Box(box.x + 5, box.y + 3, 46, 24))
        canvas.text(f"×{one.left}", box.right - 7, box.y + 16, NAME, "right")
        canvas.explain("left", Box(box.right - 40, box.y + 4, 36, 24))

    def _price(self, canvas: Canvas, box: Box) -> None:
        text = str(self.model.price)
        wide = figure_width(canvas, text, 20, FIGURE, 3)
        figure(canvas, "gold", text, box.cx - wide / 2, box.cy, 20, FIGURE, 3)

    def _left(self, canvas: Canvas, name: str, cy: float) -> None:
        text = str(self.model.left)
        wide = figure_width(canvas, text, 18, NAME, 3)
        figure(canvas, name, text, self.box.cx - wide / 2, cy, 18, NAME, 3)


class Picker(Widget):
    """All tiles in a row, on a panel over the lower edge of the map."""

    role = "picker"
    heard_as = "list"
    bleed = 20.0

    def __init__(self, table: Picks) -> None:
        super().__init__("picker")
        self.table = table
        self.model: Sequence[Tile] = ()
        self.tiles: list[TileSpot] = []
        self.area = Box(0, 0, 0, 0)
        self.visible = False

    @property
    def value(self) -> str:
        return ngettext("{count} choice", "{count} choices", len(self.tiles)).format(count=len(self.tiles))

    def show(self, model: Sequence[Tile]) -> None:
        if [*model] != [*self.model]:
            self.invalidate()
            self.model = model
            self.tiles = [TileSpot(self.table, at, one) for at, one in enumerate(model)]
            self.children = []
            for tile in self.tiles:
                self.add(tile)
            self.visible = bool(model)
            self.arrange(self.area)
            self.invalidate()
        for tile in self.tiles:
            tile.update()

    def hit(self, x: float, y: float) -> Widget | None:
        found = super().hit(x, y)
        return found or (self if self.visible and self.box.contains(x, y) else None)

    def arrange(self, box: Box) -> None:
        """At the lower left of its area, as broad as its tiles."""
        self.area = box
        if not self.tiles:
            self.box = Box(box.x, box.bottom, 0, 0)
            return
        rows = self._rows(box)
        wide = max(_width(row) for row in rows)
        share = min(1.0, (box.w - 24) / wide)
        high = min(HIGH, (box.h - 10) / len(rows))
        left = box.x + 4
        whole = high * len(rows) - 9 * (len(rows) - 1)
        self.box = Box(left, box.bottom - whole - 4, wide * share + 20, whole)
        for at, row in enumerate(rows):
            x, y = self.box.x + 10, self.box.y + 9 + at * (high - 9)
            for tile in row:
                w = WIDE[tile.model.part] * share
                tile.arrange(Box(x, y, w, high - 18))
                x += w + GAP * share

    def _rows(self, box: Box) -> list[list[TileSpot]]:
        """One row, or two where it would be much too narrow."""
        if (box.w - 24) / _width(self.tiles) > LEAST or len(self.tiles) < 2:
            return [self.tiles]
        half = -(-len(self.tiles) // 2)
        return [self.tiles[:half], self.tiles[half:]]

    def draw(self, canvas: Canvas) -> None:
        if self.tiles:
            canvas.skin("wood", self.box)


def _width(tiles: Sequence[TileSpot]) -> float:
    return sum(WIDE[tile.model.part] + GAP for tile in tiles) - GAP
