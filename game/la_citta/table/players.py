"""The players: who they are, their cities, and what everybody may count."""

from __future__ import annotations

from collections.abc import Callable

from game.la_citta.lang import _, ngettext
from game.la_citta.table.models import CityModel, PlayerModel, TableModel
from game.la_citta.table.panel_painter import PanelLook, PanelPainter, PanelPlaces
from game.la_citta.words.hunger import price_told
from game.table.asking.spots import SEAT
from game.table.faces import Face
from game.table.kept import Kept
from game.table.pieces import Picks, Spot
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.lang import joined
from game.ui.widgets import Widget

NameOf = Callable[[int], str]


class PlayerPanel(Spot):
    """A player."""

    role = "player"

    def __init__(self, desk: Picks, model: PlayerModel, city_name: NameOf) -> None:
        super().__init__(f"seat:{model.seat}", desk, SEAT, model.seat)
        self.model, self.city_name = model, city_name
        self.face = Face(model.seat, model.info)
        self._kept = Kept(f"panel {model.seat}")
        self.add(self.face)

    bleed = 26.0

    @property
    def ground(self) -> str:  # type: ignore[override]  # what glows is drawn as a whole
        """What alone is drawn beyond its box."""
        return "" if self.model.asked or self.mark.line else "panel"

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

    @property
    def look(self) -> PanelLook:
        """What is shown now."""
        lag, one = self.desk.lag, self.model
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
        self._kept.draw(self.ui, canvas, self.box, look, lambda on, box: PanelPainter(look, box).draw(on))
        if self.mark.line or self.model.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", self.box)


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
