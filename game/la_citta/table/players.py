"""The players: who they are, their cities, and what everybody may count."""

from __future__ import annotations

from collections.abc import Callable

from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import ACTIONS, WISHES
from game.la_citta.table.models import CityModel, PlayerModel, TableModel
from game.la_citta.table.signs import FIGURE, figure, figure_width, sign
from game.table.asking.spots import SEAT
from game.table.faces import Face
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.opponents import kind_words
from game.ui.people import in_sentences
from game.ui.widgets import Widget

NAME = Style("head", 22, theme.TEXT)
CITY = Style("bold", 19, theme.TEXT)
SMALL = Style("xb", 18, theme.TEXT, theme.INK)
DID = Style("it", 17, theme.TEXT_DIM)
HUNGRY, FULL = theme.rgb("#ff9d86"), theme.FOCUS
LOW = 80.0  # units: a lower panel has no cities
NameOf = Callable[[int], str]


class PlayerPanel(Spot):
    """A player."""

    role = "player"

    def __init__(self, desk: Picks, model: PlayerModel, city_name: NameOf) -> None:
        super().__init__(f"seat:{model.seat}", desk, SEAT, model.seat)
        self.model, self.city_name = model, city_name
        self.face = Face(model.seat, model.info)
        self.add(self.face)

    @property
    def bleed(self) -> float:  # type: ignore[override]  # what does not glow need not be drawn with the map
        """How far it is drawn beyond its box."""
        return 24.0 if self.model.asked or self.mark.line else 5.0

    @property
    def value(self) -> str:
        """Everything it tells, read out."""
        one = self.model
        told = [
            one.info.name,
            _("start player") if one.start else "",
            ngettext("{count} point", "{count} points", one.points).format(count=one.points),
            ngettext("{count} gold", "{count} gold", one.gold).format(count=one.gold),
            ngettext("{count} action card", "{count} action cards", one.actions).format(count=one.actions),
            ngettext("{count} castello left", "{count} castellos left", one.castelli).format(count=one.castelli),
            self.fed,
            _("one card less next year") if one.penalty else "",
            *(self.told(city) for city in one.cities),
        ]
        return joined([part for part in told if part])

    def told(self, city: CityModel) -> str:
        """'Lucca 5/8'."""
        limit = f"/{city.limit}" if city.limit else ""
        return f"{self.city_name(city.castello)} {city.people}{limit}"

    @property
    def fed(self) -> str:
        """Citizens and food of all its cities."""
        one = self.model
        return _("{citizens} citizens, {food} food").format(citizens=one.people, food=one.food)

    @property
    def interactive(self) -> bool:
        return super().interactive and bool(self.mark.state or self.mark.reason)

    def show(self, model: PlayerModel) -> None:
        if model != self.model:
            self.invalidate()
            self.model = model
            self.face.show(model.info)
            self.invalidate()
        self.update()

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        radius = 18.0 if box.h >= LOW else min(20.0, box.h / 2 - 4)
        cy = box.y + 22 if box.h >= LOW else box.cy
        self.face.arrange(Box(box.x + 10 + radius, cy, 0, 0).inset(-radius))

    @property
    def _head(self) -> Box:
        """The row of the name."""
        left = self.face.box.right + 10
        high = 40.0 if self.box.h >= LOW else self.box.h * 0.5
        return Box(left, self.box.y + 2, self.box.right - left - 12, high)

    def _figures(self) -> list[tuple[str, str]]:
        lag, one = self.desk.lag, self.model
        return [("gold", str(one.gold - lag.of("gold")[one.seat])), ("points", str(one.points))]

    @property
    def gold_box(self) -> Box:
        """The gold of the player."""
        if self.box.h < LOW:
            return Box(self._head.x, self._head.bottom, 24, 24)
        return Box(self.box.right - 116, self.box.y + 10, 24, 24)

    @property
    def actions_box(self) -> Box:
        """The action cards."""
        if self.box.h < LOW:
            high = min(22.0, self._head.h - 4)
            return Box(self.box.right - 62, self._head.cy - high / 2 + 2, 50, high)
        return Box(self.gold_box.x - 66, self.box.y + 12, 50, 20)

    @property
    def castelli_box(self) -> Box:
        """The castellos that are left."""
        if self.box.h < LOW:
            return Box(self.box.right - 40, self.box.bottom - 26, 22, 22)
        return Box(self.box.x + 222, self.box.bottom - 33, 24, 24)

    @property
    def cards_box(self) -> Box:
        """Where a politics card goes that the player has used."""
        return self.actions_box.moved(8, 0)

    @property
    def speech_room(self) -> Box:
        """Where something lies that the player says: left of the panel."""
        return Box(self.box.x - 330, self.box.y + 14, 320, self.box.h)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box, one = self.box, self.model
        if box.w < 40:
            return
        canvas.skin("panel", box)
        colour = theme.SEATS[one.info.crest % 8]
        head = Box(box.x + 2, box.y + 2, box.w - 4, 40) if box.h >= LOW else box.inset(2)
        canvas.rounded(head, theme.mix(colour, theme.INK, 0.62), 170, 9)
        if self.mark.line or one.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", box)
        if box.h >= LOW:
            self._draw_head(canvas)
            self._draw_cities(canvas)
            self._draw_foot(canvas)
        else:
            self._draw_low(canvas)

    def _name(self, canvas: Canvas, row: Box, style: Style) -> None:
        name = in_sentences(self.model.info.name)
        room = row.w - (28 if self.model.start else 0)
        fitted = canvas.pens.text.fit(name, style, max(50.0, room))
        said = canvas.shortened(name, fitted, max(50.0, room))
        canvas.text(said, row.x, row.cy + 1, fitted)
        if self.model.start:
            x = row.x + canvas.pens.text.width(said, fitted) + 6
            sign(canvas, "start", Box(x, row.cy - 12, 24, 24))

    def _pips(self, canvas: Canvas) -> None:
        """A small card for each action card, dark where it lies turned."""
        box, one = self.actions_box, self.model
        colour = theme.SEATS[one.info.crest % 8]
        for at in range(ACTIONS):
            card = Box(box.x + at * 17, box.y, 14, box.h)
            open_ = at < one.actions
            canvas.rounded(card, colour if open_ else theme.INK, 255 if open_ else 130, 3, theme.HAIRLINE, 150, 1.2)
        canvas.explain("action", box)
        if one.penalty:
            sign(canvas, "penalty", Box(box.x - 28, box.cy - 11, 22, 22))

    def _draw_head(self, canvas: Canvas) -> None:
        row, gold = self._head, self.gold_box
        left = self.actions_box.x - (34 if self.model.penalty else 8)
        self._name(canvas, Box(row.x, row.y, left - row.x, row.h), NAME)
        self._pips(canvas)
        x = gold.x
        for name, text in self._figures():
            x = max(gold.x + 58, figure(canvas, name, text, x, gold.cy, 24, FIGURE) + 10)

    def _draw_cities(self, canvas: Canvas) -> None:
        box, cities = self.box, self.model.cities
        rows = 2 if len(cities) > 2 else 1
        high = 34.0 if rows == 1 else min(37.0, (box.h - 54) / 2)
        hungry = self.model.people > self.model.food
        for at, city in enumerate(cities):
            row, column = divmod(at, 2)
            wide = (box.w - 18) / 2
            cell = Box(box.x + 7 + column * (wide + 4), box.y + 46 + row * (high + 2), wide, high)
            self._city(canvas, city, cell, hungry)

    def _city(self, canvas: Canvas, city: CityModel, cell: Box, hungry: bool) -> None:
        ink = FULL if city.full else theme.TEXT
        canvas.rounded(cell, theme.INK, 120, 6)
        limit = f"/{city.limit}" if city.limit else ""
        people = f"{city.people - self.desk.lag.of('people')[city.castello]}{limit}"
        food = str(city.food)
        side = 18.0
        wide = figure_width(canvas, people, side, SMALL, 1) + figure_width(canvas, food, side, SMALL, 1) + 4
        name = Box(cell.x + 5, cell.y, cell.w - wide - 11, cell.h)
        canvas.text_in(self.city_name(city.castello), name, CITY)
        x = figure(canvas, "citizen", people, cell.right - wide - 3, cell.cy, side, SMALL.of(ink), 1)
        figure(canvas, "food", food, x + 4, cell.cy, side, SMALL.of(HUNGRY if hungry else theme.TEXT), 1)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Arches, castellos left, and how it stands; many cities leave no room for that."""
        one, box = self.model, self.box
        if len(one.cities) > 2:
            return
        cy, x = box.bottom - 21, box.x + 14
        for at, wish in enumerate(WISHES):
            figure(canvas, f"arch_{wish}", str(one.arches[at]), x, cy, 22, SMALL, 5)
            x += 54
        x = figure(canvas, "castello", str(one.castelli), x + 8, cy, 22, SMALL, 4)
        self._state(canvas, Box(x + 12, cy - 14, box.right - x - 26, 28))

    def _state(self, canvas: Canvas, room: Box) -> None:
        """Hunger, or who moves, or who plays."""
        one = self.model
        short = one.people - one.food
        if short > 0:
            text = ngettext("{count} hungry", "{count} hungry", short).format(count=short)
            canvas.text_in(text, room, DID.of(HUNGRY), "right")
        else:
            canvas.text_in(_("to move") if one.asked else kind_words(one.info.player), room, DID, "right")

    def _draw_low(self, canvas: Canvas) -> None:
        row, one = self._head, self.model
        self._name(canvas, Box(row.x, row.y, self.actions_box.x - row.x - 8, row.h), NAME.at(19))
        self._pips(canvas)
        cy, x = row.bottom + (self.box.bottom - row.bottom) / 2 - 2, row.x
        balance = f"{one.people}/{one.food}"
        style = SMALL.of(HUNGRY if one.people > one.food else theme.TEXT)
        for name, text, ink in (*((name, text, SMALL) for name, text in self._figures()), ("food", balance, style)):
            if x + figure_width(canvas, text, 18, ink, 3) <= self.box.right - 6:
                x = figure(canvas, name, text, x, cy, 18, ink, 3) + 10


class Players(Widget):
    """All players, in the order of their seats, from the viewer on."""

    role = "players"
    bleed = 24.0

    def __init__(self, desk: Picks, model: TableModel, city_name: NameOf) -> None:
        order = [(model.viewer + at) % len(model.players) for at in range(len(model.players))]
        self.panels = {seat: PlayerPanel(desk, model.players[seat], city_name) for seat in order}
        super().__init__("players", list(self.panels.values()))
        self.cells: list[Box] = []

    def show(self, model: TableModel) -> None:
        for seat, panel in self.panels.items():
            panel.show(model.players[seat])

    def arrange(self, box: Box) -> None:
        self.box = box
        for panel, cell in zip(self.panels.values(), self.cells, strict=False):
            panel.arrange(cell)
