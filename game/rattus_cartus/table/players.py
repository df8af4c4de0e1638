"""The players: who they are, what they did this phase, and what everybody may count."""

from __future__ import annotations

from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.table.art import FLAG
from game.rattus_cartus.table.building_painter import NUMERALS
from game.rattus_cartus.table.figures import FIGURE, figure
from game.rattus_cartus.table.models import PlayerModel, TableModel
from game.table.asking.spots import SEAT
from game.table.faces import Face
from game.table.pieces import Picks, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

NAME = Style("head", 23, theme.TEXT)
DID = Style("it", 19, theme.TEXT)
HIDDEN = Style("it", 18, theme.TEXT)
LOW = 70.0  # units: a lower panel has its figures beside the name


def did_words(player: PlayerModel, phase: str, waiting: bool, *, heard: bool = False) -> str:
    """What this player did in this phase, in a word or two; for ears a building is more than its numeral."""
    if phase == "supply":
        if player.asked:
            return _("to choose")
        return (
            _("supply {place}").format(place=_place(player.supplied, heard)) if player.supplied >= 0 else _("to come")
        )
    if phase in ("enter", "buildings") and player.slot >= 0:
        place = _place(player.slot, heard)
        if player.announced < 0:
            return _("in {place}").format(place=place)
        if not player.announced:
            return _("{place}, no cards").format(place=place)
        text = ngettext("{count} card in {place}", "{count} cards in {place}", player.announced)
        return text.format(count=player.announced, place=place)
    if phase == "enter":
        return _("to enter") if player.asked else _("to come") if waiting else ""
    return ""


def _place(slot: int, heard: bool) -> str:
    return _("building {number}").format(number=slot + 1) if heard else NUMERALS[slot]


class PlayerPanel(Spot):
    """A player."""

    role = "player"
    heard_as = "part"
    bleed = 24.0

    def __init__(self, table: Picks, model: PlayerModel, phase: str) -> None:
        super().__init__(f"seat:{model.seat}", table, SEAT, model.seat)
        self.model, self.phase = model, phase
        self.mine = False  # it is the viewer's
        self.face = Face(model.seat, model.info)
        self.flag = Box(0, 0, 0, 0)  # where that of the start player is, or would be
        self.add(self.face)

    @property
    def value(self) -> str:
        """Everything it tells, read out."""
        return self._told(self.did)

    def _told(self, did: str) -> str:
        one = self.model
        cards = ngettext("{count} card", "{count} cards", one.hand).format(count=one.hand)
        rats = (
            _("rats hidden")
            if one.rats < 0
            else ngettext("{count} rat", "{count} rats", one.rats).format(count=one.rats)
        )
        points = ngettext("{count} point", "{count} points", one.points).format(count=one.points)
        start = _("start player") if one.start else ""
        return joined([part for part in (one.info.name, start, cards, rats, points, did) if part])

    @property
    def heard_name(self) -> str:
        told = self._told(did_words(self.model, self.phase, True, heard=True))
        return joined([_("You"), told]) if self.mine else told

    @property
    def rats_words(self) -> str:
        return _("hidden") if self.model.rats < 0 else str(self._rats)

    @property
    def did(self) -> str:
        return did_words(self.model, self.phase, True)

    @property
    def interactive(self) -> bool:
        return super().interactive and bool(self.mark.state or self.mark.reason)

    def show(self, model: PlayerModel, phase: str) -> None:
        if (model, phase) != (self.model, self.phase):
            self.model, self.phase = model, phase
            self.face.show(model.info)
            self.invalidate()
        self.update()

    @property
    def _rats(self) -> int:
        return self.model.rats - self.table.lag.of("rats")[self.model.seat]

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        radius = min(30.0, box.h / 2 - 8)
        self.face.arrange(Box(box.x + 12 + radius, box.cy, 0, 0).inset(-radius))

    @property
    def _name_box(self) -> Box:
        left = self.face.box.right + 12
        high = self.box.h * 0.48 if self.box.h >= LOW else self.box.h * 0.5
        return Box(left, self.box.y + 3, self.box.right - left - 14, high)

    @property
    def figures_box(self) -> Box:
        """Where the figures stand."""
        name = self._name_box
        return Box(name.x, name.bottom, name.w, self.box.bottom - name.bottom - 5)

    def figure_box(self, at: int) -> Box:
        """One of hand, rats and points."""
        return self.figures_box.columns(3, 0)[at]

    @property
    def speech_room(self) -> Box:
        """Where something lies that the player says: left of the panel."""
        return Box(self.box.x - 330, self.box.y + 14, 320, self.box.h)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box, one = self.box, self.model
        if box.w < 40:
            return
        canvas.skin(f"cloth_{one.info.crest % 8}", box)
        if self.mark.line or one.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", box)
        self._name(canvas)
        small = self.figure_box(0).w < 82
        side, style = (22.0, FIGURE.at(17)) if small else (26.0, FIGURE)
        cells = [self.figure_box(at) for at in range(3)]
        lag = self.table.lag
        figure(canvas, "hand", str(one.hand - lag.of("hand")[one.seat]), cells[0].x, cells[0].cy, side, style)
        if one.rats >= 0:
            figure(canvas, "rats", str(self._rats), cells[1].x, cells[1].cy, side, style)
        else:
            self._hidden(canvas, cells[1], side)
        figure(canvas, "points", str(one.points - lag.of("markers")[one.seat]), cells[2].x + (14 if not small else 4),
               cells[2].cy, side, style)  # fmt: skip

    def _hidden(self, canvas: Canvas, cell: Box, side: float) -> None:
        canvas.picture("rattus_cartus/ui/rat_token", Box(cell.x, cell.cy - side / 2, side, side), 150)
        room = Box(cell.x + side + 6, cell.y, cell.w - side - 10, cell.h)
        word = _("hidden")
        if canvas.pens.text.width(word, HIDDEN) <= room.w + 12:
            canvas.text(word, room.x, cell.cy, HIDDEN)
        else:
            canvas.text("?", room.x, cell.cy, FIGURE)
        canvas.explain("rats_hidden", cell)

    def _name(self, canvas: Canvas) -> None:
        row, one = self._name_box, self.model
        name = in_sentences(one.info.name)
        did = self.did if self.box.h >= LOW and row.w > 200 else ""
        aside = canvas.pens.text.width(did, DID) if did else 0.0
        room = row.w - (aside + 14 if aside else 0) - (30 if one.start else 0)
        style = canvas.pens.text.fit(name, NAME if self.box.h >= LOW else NAME.at(19), max(60.0, room))
        said = canvas.shortened(name, style, max(60.0, room))
        canvas.text(said, row.x, row.cy + 1, style)
        x = row.x + canvas.pens.text.width(said, style)
        side = min(26.0, row.h)
        self.flag = Box(x + 19 - side / 2, row.cy - side / 2, side, side)
        if one.start and ("flag", one.seat) not in self.table.lag.things:
            canvas.picture(FLAG, self.flag)
            canvas.explain("flag", Box(x + 6, row.cy - 13, 26, 26))
        if did:
            left = x + (40 if one.start else 12)
            canvas.text_in(did, Box(left, row.y, row.right - left, row.h), DID, "right")


class Players(Widget):
    """All players, in the order of their seats, from the viewer on. `own`: the seat of who looks, -1 for nobody's."""

    role = "players"
    bleed = 24.0

    def __init__(self, table: Picks, model: TableModel, own: int) -> None:
        order = [(model.viewer + at) % len(model.players) for at in range(len(model.players))]
        self.panels = {seat: PlayerPanel(table, model.players[seat], model.phase) for seat in order}
        for seat, panel in self.panels.items():
            panel.mine = seat == own
        super().__init__("players", list(self.panels.values()))
        self.cells: list[Box] = []

    def show(self, model: TableModel) -> None:
        for seat, panel in self.panels.items():
            panel.show(model.players[seat], model.phase)

    def arrange(self, box: Box) -> None:
        self.box = box
        for panel, cell in zip(self.panels.values(), self.cells, strict=False):
            panel.arrange(cell)
