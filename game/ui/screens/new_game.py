"""A new game: who plays, which cast, which options. Says why something cannot be."""

from __future__ import annotations

from functools import partial

import msgspec
import pygame

from game.content import default_cards
from game.ui import theme
from game.ui.geometry import Box
from game.ui.lang import _, ngettext
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.screens.reading import CardThumb, DistrictChip, ReadingPanel
from game.ui.screens.seats import first_seats, new_seat, problem_with, seat_rows
from game.ui.services import MOST_SEATS, GameOptions, SaveRefused, SeatOptions
from game.ui.ui import Ui
from game.ui.widgets import (
    Button,
    Column,
    Grid,
    Layer,
    Panel,
    RichText,
    Row,
    ScrollArea,
    TabBar,
    TextField,
    Toggle,
    Widget,
)

# players: (8 characters, 9 characters) set aside face up; one more always lies face down
FACE_UP = {4: (2, 3), 5: (1, 2), 6: (0, 1), 7: (0, 0), 8: (0, 0)}
LONGEST_SEED = 18


class NewGameScreen(Screen):
    """Keeps what was entered in `options`; `start` hands it to the application."""

    name = "new_game"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.options = GameOptions(first_seats(player=ui.settings.values.player_name), nine=False)
        self.tab = "players"

    def use_demo(self) -> None:
        """Five seats, two of them people, for screenshots."""
        self.options.seats = first_seats(5)
        self.options.seats[1].human = True
        self.options.seats[4].level = "random"

    # -- what is entered -------------------------------------------------------------------------------------------
    @property
    def seats(self) -> list[SeatOptions]:
        return self.options.seats

    @property
    def nine(self) -> bool:
        """Rank 9 plays along: as chosen, and always with eight players."""
        return self.options.nine or len(self.seats) == MOST_SEATS

    def _add(self) -> None:
        self.seats.append(new_seat(self.seats))
        self.rebuild()
        self.ui.focus = self.find(f"name_{len(self.seats) - 1}")

    def _remove(self, index: int) -> None:
        del self.seats[index]
        self.rebuild()

    def _set_nine(self, on: bool) -> None:
        if len(self.seats) == MOST_SEATS:
            self.ui.toasts.show(_("With eight players the ninth character always takes part."))
            return
        self.options.nine = on
        self.rebuild()

    def _set_seed(self, text: str) -> None:
        self.options.seed = int(text) if text else None

    def _changed(self) -> None:
        problem = problem_with(self.seats)
        self.start_button.disable(problem)
        self.note.set(problem or self._note())
        self.start_button.invalidate()

    def _note(self) -> str:
        humans = self.options.humans
        if humans > 1:
            return ngettext(
                "{count} person uses this computer: a curtain hides the cards when the seat changes.",
                "{count} people share this computer: a curtain hides the cards when the seat changes.",
                humans,
            ).format(count=humans)
        return _("One person against bots: no curtain is needed.")

    def start(self) -> None:
        """Hands the options over."""
        options = msgspec.convert(msgspec.to_builtins(self.options), GameOptions)
        for seat in options.seats:
            seat.name = seat.name.strip()
        options.nine = self.nine
        self._remember_name(options)
        try:
            self.ui.host.games.start(options)
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")

    def _remember_name(self, options: GameOptions) -> None:
        first = next((seat.name for seat in options.seats if seat.human), "")
        values = self.ui.settings.values
        if first and first != values.player_name:
            values.player_name = first[:40]
            self.ui.apply_settings()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.reading.page(event)

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        self.start_button = Button(
            _("Start the game"), self.start, "gold", "start", height=76, style=theme.BUTTON.at(28)
        )
        self.note = RichText("", theme.ASIDE.at(20), "center", "middle", name="note")
        back = Button(_("Back"), self.back, "ghost", "back", height=66)
        self.reading = ReadingPanel(self._set_aside())
        body = self._wide() if roomy(bounds) else self._narrow(bounds)
        wide = roomy(bounds)
        footer = [
            back.sized(width=200 if wide else 150),
            self.note.sized(grow=1),
            self.start_button.sized(width=360 if wide else 250),
        ]
        tree = page(_("New game"), body, footer, bounds)
        self.start_button.disable(problem_with(self.seats))
        self.note.source = problem_with(self.seats) or self._note()
        return tree

    def _wide(self) -> Widget:
        bounds = self.ui.scale.bounds
        players = Panel(Grid(self._rows(), 1, gap=9, fill=True), self._players_title(), padding=18)
        districts = Panel(Grid(self._chips(), 3, gap=10, fill=True), _("Unique districts"), padding=20)
        options = Panel(Column(self._options(), gap=10), _("Options"), padding=20)
        side = Column([self.reading.sized(grow=1), options], gap=14).sized(width=bounds.w * 0.205)
        lower = Row([districts.sized(grow=1), side], gap=14).sized(grow=1)
        cast = Panel(_CastRow(self._cast()), _("Characters"), padding=20).sized(height=272)
        return Row([players.sized(width=bounds.w * 0.3125), Column([cast, lower], gap=14).sized(grow=1)], gap=16)

    def _narrow(self, bounds: Box) -> Widget:
        tabs = TabBar(
            [("players", self._players_title()), ("cards", _("Characters and districts")), ("options", _("Options"))],
            self.tab, self._choose_tab, "tabs",
        )  # fmt: skip
        if self.tab == "players":
            body: Widget = Panel(ScrollArea(Grid(self._rows(), 2 if bounds.w > 1150 else 1, gap=10)), padding=14)
        elif self.tab == "cards":
            shown = Column([Grid(self._cast(), 5, gap=12), Grid(self._chips(), 2, gap=8)], gap=14)
            body = Row(
                [Panel(ScrollArea(shown), padding=14).sized(grow=1), self.reading.sized(width=bounds.w * 0.34)], gap=12
            )
        else:
            body = Panel(ScrollArea(Column([*self._options(), RichText(self._set_aside())], gap=10)), padding=18)
        return Column([tabs, body.sized(grow=1)], gap=10)

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _players_title(self) -> str:
        return _("Players: {count} of {most}").format(count=len(self.seats), most=MOST_SEATS)

    def _rows(self) -> list[Widget]:
        return seat_rows(self.seats, self._changed, self._add, self._remove)

    def _cast(self) -> list[Widget]:
        preset = default_cards().presets[self.options.preset]
        thumbs: list[Widget] = []
        for card in preset.characters:
            ninth = default_cards().characters[card].rank == 9
            thumb = CardThumb(card, self.reading.show, self._toggle_nine if ninth else None)
            thumb.note = _("optional") if ninth and not self.nine else ""
            thumbs.append(thumb)
        return thumbs

    def _toggle_nine(self) -> None:
        self._set_nine(not self.options.nine)

    def _chips(self) -> list[Widget]:
        uniques = default_cards().presets[self.options.preset].uniques
        return [DistrictChip(card, self.reading.show) for card in uniques]

    def _options(self) -> list[Widget]:
        nine = Toggle(_("Play with rank 9"), self.nine, self._set_nine, "nine")
        if len(self.seats) == MOST_SEATS:
            nine.why_not = _("With eight players the ninth character always takes part.")
        seed = "" if self.options.seed is None else str(self.options.seed)
        field = TextField(
            _("Random seed"), seed, self._set_seed, "seed", LONGEST_SEED, _("a new one each game"),
            lambda letter: letter in "0123456789",
        )  # fmt: skip
        return [nine, field]

    def _set_aside(self) -> str:
        """What the draft of this table looks like, in words."""
        count = len(self.seats)
        nine = self.nine
        up = FACE_UP[count][nine]
        text = _("[b|The draft]\n{players} players choose from {characters} characters.").format(
            players=count, characters=9 if nine else 8
        )
        if up:
            text += " " + ngettext(
                "One is set aside face up and one face down. Rank 4 never lies face up.",
                "{count} are set aside face up and one face down. Rank 4 never lies face up.",
                up,
            ).format(count=up)
        else:
            text += " " + _("One is set aside face down, none face up.")
        if (count, nine) in ((7, False), (8, True)):
            text += " " + _("The last player may take that one instead.")
        return text + "\n\n[i|" + _("Point at a card to read it.") + "]"


def prepare(ui: Ui) -> None:
    """Queues the composing of every card this screen shows, one at a time."""
    layer = Layer(ui, NewGameScreen(ui).build(), cached=True)
    layer.arrange(ui.scale.bounds)
    nowhere = ui.canvas(pygame.Surface((1, 1)))
    for widget in layer.walk():
        if isinstance(widget, CardThumb | DistrictChip):
            ui.jobs.append(partial(widget.draw, nowhere))


class _CastRow(Widget):
    """The cast side by side, as large as the row allows."""

    def natural(self, width: float) -> tuple[float, float]:
        return width, 186.0

    def __init__(self, thumbs: list[Widget]) -> None:
        super().__init__("cast", thumbs)

    def arrange(self, box: Box) -> None:
        self.box = box
        count = max(1, len(self.children))
        wide = min((box.w - 12 * (count - 1)) / count, box.h / 1.4)
        gap = (box.w - wide * count) / max(1, count - 1)
        for i, child in enumerate(self.children):
            child.arrange(Box(box.x + i * (wide + gap), box.y + (box.h - wide * 1.4) / 2, wide, wide * 1.4))
