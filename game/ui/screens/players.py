"""Who plays which seat of the open game: people and computer players, with levels and characters, at any moment."""

from __future__ import annotations

from functools import partial

from game.catalog import USUAL
from game.ui import opponents, pins
from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.screens.faces import FaceButton, told
from game.ui.screens.pin import ask_pin, change_pin
from game.ui.screens.reading import back_page, roomy
from game.ui.screens.seats import PEOPLE, PHONE, choose_person, kind_of, level_notes, player_choices
from game.ui.services import SaveRefused, SeatOptions
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Crest, Grid, Panel, RichText, ScrollArea, Spacer, Widget
from game.ui.window.screen import Screen

ROW_HEIGHT = 128.0
FACE = 92.0
PIN = 190.0
FEW = 6  # seats that are in sight together where the window is wide
NAME = theme.HEADING.at(24)


class PlayerRow(Widget):
    """Shield, portrait, name and way of playing; who plays there can be changed."""

    role = "row"
    heard_as = "together"
    bleed = 2.0

    def __init__(self, index: int, screen: PlayersScreen) -> None:
        self.index, self.screen = index, screen
        self.seat = screen.seats[index]
        self.crest = Crest(self.seat.crest, 52)
        self.face = FaceButton(self.seat, self._set_person, f"face_{index}", screen.game)
        self.words = RichText(self._words(), theme.BODY.at(18), "left", "middle", name=f"who_{index}")
        kind = kind_of(self.seat)
        self.player = Choice(
            _("Played by"), player_choices(screen.levels), kind, self._set_kind, f"player_{index}",
            notes=level_notes(screen.levels),
        )  # fmt: skip
        has = self.seat.human and pins.has_pin(screen.ui.settings.values, self.seat.name)
        self.pin = Button(_("Change the PIN") if has else _("PIN …"), self._change_pin, "ghost", f"pin_of_{index}")
        self.pin.visible = self.seat.human
        super().__init__(f"seat_{index}", [self.crest, self.face, self.words, self.pin, self.player])
        self.height = ROW_HEIGHT
        self.caption = self.seat.name

    def _words(self) -> str:
        seat = self.seat
        if seat.human:
            person = _("A person with a phone.") if seat.phone else _("A person before this screen.")
            return f"[b|{escape(seat.name)}]\n{escape(person)}"
        title, sentence = told(seat.personality, self.screen.game)
        return f"[b|{escape(seat.name)}], {escape(title)}\n{escape(sentence)}"

    def _change_pin(self) -> None:
        change_pin(self.screen.ui, self.seat.name, self.screen.rebuild)

    def _set_kind(self, kind: str) -> None:
        if not self.seat.human:
            self.screen.give(self.index, kind)
        elif kind != kind_of(self.seat):
            self.screen.rebuild()  # until the PIN was entered nothing has changed
            ask_pin(self.screen.ui, self.seat.name, partial(self.screen.give, self.index, kind))

    def _set_person(self, personality: str) -> None:
        if personality == opponents.ANY:
            personality = opponents.free_person(seat.personality for seat in self.screen.seats)
        choose_person(self.seat, self.screen.seats, personality)
        self.screen.changed(self.index)

    def arrange(self, box: Box) -> None:
        self.box = box
        crest, rest = box.inset(14, 8).cut_left(56, 8)
        self.crest.arrange(crest.centered(52, 52))
        if not self.seat.human:
            face, rest = rest.cut_left(FACE, 14)
            self.face.arrange(face.centered(FACE, FACE))
        right, left = rest.cut_right(min(330.0, rest.w * 0.46), 14)
        self.player.arrange(right.centered(right.w, 60))
        if self.seat.human:
            button, left = left.cut_right(min(PIN, left.w * 0.5), 14)
            self.pin.arrange(button.centered(button.w, 52))
        self.words.arrange(left)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.SEATS[self.seat.crest % 8], 30, 9, theme.HAIRLINE, 100, 1.0)


class PlayersScreen(Screen):
    """Reached from the pause screen and from the table. Everything takes effect at once."""

    name = "players"
    veil = 165

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.seats: list[SeatOptions] = []
        self.game = ui.host.games.game() or USUAL
        self.background = title_picture(ui.assets.has, self.game)
        self.levels = opponents.levels(self.game)

    def build(self) -> Widget:
        self.seats = self.ui.host.games.seats()
        wide = roomy(self.ui.scale.bounds)
        rows: list[Widget] = [PlayerRow(index, self) for index in range(len(self.seats))]
        note = RichText(
            _("A change counts from the next choice on and is kept with the game. Whoever takes over a seat takes "
              "over all that belongs to it."), theme.ASIDE.at(20), name="note",
        )  # fmt: skip
        grid = Grid(rows, 2 if wide else 1, gap=14)
        if wide and len(rows) <= FEW:  # all of them are in sight: the panel is as high as they are
            page: Widget = Column([Panel(Column([note, grid], gap=16), padding=24), Spacer()])
        else:
            page = Panel(Column([note, ScrollArea(grid, "players_list").sized(grow=1)], gap=16), padding=24)
        return back_page(self, _("Who plays?"), page)

    def give(self, index: int, kind: str) -> None:
        """A person or a level plays this seat from now on."""
        seat = self.seats[index]
        seat.human, seat.phone = kind in PEOPLE, kind == PHONE
        if not seat.human:
            seat.level = kind
        self.changed(index)

    def changed(self, index: int) -> None:
        """A seat got another player: the game takes it over, and the screen shows what became of it."""
        try:
            self.ui.host.games.change_seat(index, self.seats[index])
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")
        self.rebuild()
