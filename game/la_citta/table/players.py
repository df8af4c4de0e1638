"""The players: who they are, their cities, and what everybody may count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.la_citta.cards import tones
from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import ACTIONS
from game.la_citta.table.models import CityModel, PlayerModel, TableModel
from game.la_citta.table.signs import figure, figure_width, sign
from game.la_citta.words.year import price_told
from game.table.asking.spots import SEAT
from game.table.faces import Face
from game.table.kept import Kept
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

# A player's panel drawn.

NAME = Style("head", 22, theme.TEXT)
CITIES = Style("text", 20.3, theme.TEXT)
SUM = Style("bold", 20.6, theme.TEXT)
LARGE = Style("xb", 24, theme.TEXT, theme.INK)
SMALL = Style("xb", 18, theme.TEXT, theme.INK)
HUNGRY = tones.HUNGRY
SEPARATOR = " · "
LOW = 80.0  # units: a lower panel has no cities
NARROW = 220.0  # units: in a narrower one the name needs what room there is
HEAD, BALANCE = 42.0, 34.0  # units: how high the row with the name is, and that of citizens and food
FACE = 18.0  # radius of the crest or portrait


@dataclass(frozen=True)
class PanelLook:
    """All that a panel shows: the player, gold and citizens as far as they have landed, the names of the cities."""

    model: PlayerModel
    gold: int
    people: tuple[int, ...]
    names: tuple[str, ...]


class PanelPlaces:
    """Where the parts of a panel lie in its box."""

    def __init__(self, box: Box) -> None:
        self.box, self.low = box, box.h < LOW
        narrow = self.low and box.w < NARROW
        radius = min(15.0 if narrow else 20.0, box.h / 2 - 4) if self.low else FACE
        cy = box.cy if self.low else box.y + 6 + HEAD / 2
        self.face = Box(box.x + 12 + radius, cy, 0, 0).inset(-radius)
        left = self.face.right + (6 if narrow else 10)
        self.head = Box(left, box.y + 2 if self.low else box.y + 6, box.right - left - 12, box.h * 0.5)
        if not self.low:
            self.head = Box(left, box.y + 6, self.head.w, HEAD)
        self.gold = Box(box.right - 128, cy - 13, 26, 26)
        self.actions = Box(self.gold.x - 52, cy - 10, 43, 20)
        rest = box.bottom - 8 - self.head.bottom
        self.balance = Box(box.x + 14, self.head.bottom + 1, box.w - 28, min(BALANCE, rest * 0.54))
        self.cities = Box(box.x + 16, self.balance.bottom, box.w - 32, box.bottom - 7 - self.balance.bottom)
        self.castelli = Box(box.right - 62, self.cities.cy - 12, 24, 24)
        if self.low:
            high = min(22.0, self.head.h - 4)
            self.gold = Box(left, self.head.bottom, 24, 24)
            wide = 31.0 if narrow else 43.0
            self.actions = Box(box.right - 12 - wide, self.head.cy - high / 2 + 2, wide, high)
            self.castelli = Box(box.right - 40, box.bottom - 26, 22, 22)


class PanelPainter:
    """Draws one panel in a box: a cloth in the colours of the player."""

    def __init__(self, look: PanelLook, box: Box) -> None:
        self.look, self.model, self.box = look, look.model, box
        self.at = PanelPlaces(box)
        self.people = sum(look.people)

    def draw(self, canvas: Canvas) -> None:
        """All that is on the cloth."""
        if self.at.low:
            self._draw_low(canvas)
            return
        self._draw_head(canvas)
        self._draw_balance(canvas)
        self._draw_cities(canvas)

    def _figures(self) -> list[tuple[str, str]]:
        return [("gold", str(self.look.gold)), ("points", str(self.model.points))]

    def _name(self, canvas: Canvas, row: Box, style: Style) -> None:
        name = in_sentences(self.model.info.name)
        low = self.at.low
        room = row.w - (28 if self.model.start and not low else 0)
        fitted = canvas.pens.text.fit(name, style, max(50.0, room))
        said = canvas.shortened(name, fitted, max(50.0, room))
        canvas.text(said, row.x, row.cy + 1, fitted)
        if self.model.start:
            x, cy = row.x + canvas.pens.text.width(said, fitted) + 6, row.cy
            if low:  # below, where it takes nothing from the name
                x, cy = self.at.actions.right - 24, row.bottom + (self.box.bottom - row.bottom) / 2 - 2
            side = 20 if low else 24
            sign(canvas, "start", Box(x, cy - side / 2 + (2 if low else 0), side, side))

    def _pips(self, canvas: Canvas) -> None:
        """A small card for each action card, dark where it lies turned."""
        box, one = self.at.actions, self.model
        colour = theme.SEATS[one.info.crest % 8]
        step = (box.w + 2) / ACTIONS
        wide = step - 3
        for at in range(ACTIONS):
            card = Box(box.x + at * step, box.y, wide, box.h)
            open_ = at < one.actions
            canvas.rounded(card, colour if open_ else theme.INK, 255 if open_ else 130, 3, theme.HAIRLINE, 150, 1.2)
        canvas.explain("action", box)
        if one.penalty:  # on the card that is missing then
            last = Box(box.x + (ACTIONS - 1) * step, box.y, wide, box.h)
            sign(canvas, "penalty", Box(last.cx - 10, last.cy - 10, 20, 20))

    def _draw_head(self, canvas: Canvas) -> None:
        row, gold = self.at.head, self.at.gold
        self._name(canvas, Box(row.x, row.y, self.at.actions.x - 8 - row.x, row.h), NAME)
        self._pips(canvas)
        x = gold.x
        for name, text in self._figures():
            x = max(gold.x + 58, figure(canvas, name, text, x, gold.cy, 26, LARGE, 4) + 8)

    def _draw_balance(self, canvas: Canvas) -> None:
        """Citizens against food, always; red with what is missing where the food does not do."""
        row, food = self.at.balance, self.model.food
        short = max(0, self.people - food)
        if short:
            canvas.rounded(row, theme.DANGER_DARK, 255, 7, theme.REASON_TEXT, 220, 1.6)
        else:
            canvas.rounded(row, theme.INK, 110, 7)
        texts = [
            ("citizen", ngettext("{count} citizen", "{count} citizens", self.people).format(count=self.people)),
            ("food", ngettext("{count} food", "{count} food", food).format(count=food)),
        ]
        missing = _("{count} short").format(count=short) if short else ""
        side, gap = 23.0, 4.0
        wide = sum(side + gap + canvas.pens.text.width(text, SUM) for _name, text in texts)
        wide += canvas.pens.text.width(missing, SUM)
        style = SUM.at(SUM.size * min(1.0, (row.w - 40) / wide))
        x = row.x + 8
        for name, text in texts:
            x = figure(canvas, name, text, x, row.cy, side, style, gap) + 14
        canvas.text(missing, row.right - 9, row.cy, style, "right")

    def _draw_cities(self, canvas: Canvas) -> None:
        """The names of the cities, and the castellos that are left."""
        row, one = self.at.cities, self.model
        room = row
        if one.castelli:
            figure(canvas, "castello", str(one.castelli), self.at.castelli.x, row.cy, 24, SMALL, 4)
            room = Box(row.x, row.y, self.at.castelli.x - 8 - row.x, row.h)
        canvas.text_in(SEPARATOR.join(self.look.names), room, CITIES)

    def _draw_low(self, canvas: Canvas) -> None:
        row, one = self.at.head, self.model
        self._name(canvas, Box(row.x, row.y, self.at.actions.x - row.x - 8, row.h), NAME.at(19))
        self._pips(canvas)
        cy, x = row.bottom + (self.box.bottom - row.bottom) / 2 - 2, row.x
        balance = f"{self.people}/{one.food}"
        style = SMALL.of(HUNGRY if self.people > one.food else theme.TEXT)
        for name, text, ink in (*((name, text, SMALL) for name, text in self._figures()), ("food", balance, style)):
            if x + figure_width(canvas, text, 18, ink, 3) <= self.box.right - 6:
                x = figure(canvas, name, text, x, cy, 18, ink, 3) + 10


NameOf = Callable[[int], str]


class PlayerPanel(Spot):
    """A player."""

    role = "player"
    heard_as = "part"

    def __init__(self, table: Picks, model: PlayerModel, city_name: NameOf) -> None:
        super().__init__(f"seat:{model.seat}", table, SEAT, model.seat)
        self.model, self.city_name = model, city_name
        self.face = Face(model.seat, model.info)
        self._kept = Kept(f"panel {model.seat}")
        self.add(self.face)

    bleed = 26.0

    @property
    def ground(self) -> str:  # type: ignore[override]  # what glows is drawn as a whole
        """What alone is drawn beyond its box."""
        return "" if self.model.asked or self.mark.line else f"cloth_{self.model.info.crest % 8}"

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
            price_told(one.penalty),
            *(self.city_told(city) for city in one.cities),
        ]
        return joined([part for part in told if part])

    def city_told(self, city: CityModel) -> str:
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

    @property
    def look(self) -> PanelLook:
        """What is shown now."""
        lag, one = self.table.lag, self.model
        people = lag.of("people")
        return PanelLook(
            one,
            one.gold - lag.of("gold")[one.seat],
            tuple(city.people - people[city.castello] for city in one.cities),
            tuple(self.city_name(city.castello) for city in one.cities),
        )

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self.face.arrange(PanelPlaces(box).face)

    @property
    def gold_box(self) -> Box:
        """The gold of the player."""
        return PanelPlaces(self.box).gold

    @property
    def actions_box(self) -> Box:
        """The action cards."""
        return PanelPlaces(self.box).actions

    @property
    def castelli_box(self) -> Box:
        """The castellos that are left."""
        return PanelPlaces(self.box).castelli

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
        if self.box.w < 40:
            return
        look = self.look
        canvas.skin(f"cloth_{self.model.info.crest % 8}", self.box)
        self._kept.draw(self.ui, canvas, self.box, look, lambda on, box: PanelPainter(look, box).draw(on))
        if self.mark.line or self.model.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", self.box)


class Players(Widget):
    """All players, in the order of their seats, from the viewer on."""

    role = "players"
    bleed = 24.0

    def __init__(self, table: Picks, model: TableModel, city_name: NameOf) -> None:
        order = [(model.viewer + at) % len(model.players) for at in range(len(model.players))]
        self.panels = {seat: PlayerPanel(table, model.players[seat], city_name) for seat in order}
        super().__init__("players", list(self.panels.values()))
        self.cells: list[Box] = []

    def show(self, model: TableModel) -> None:
        for seat, panel in self.panels.items():
            panel.show(model.players[seat])

    def arrange(self, box: Box) -> None:
        self.box = box
        for panel, cell in zip(self.panels.values(), self.cells, strict=False):
            panel.arrange(cell)
