"""A new game: who plays, which cast, which rules. Says why something cannot be, and offers the way out."""

from __future__ import annotations

from functools import partial

import msgspec
import pygame

from game.ui import opponents, theme
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.screen import Screen
from game.ui.screens.page import roomy, tight
from game.ui.screens.player import own_name, unnamed
from game.ui.screens.reading import BigCard, ReadingPanel, card_text, page_keys
from game.ui.screens.reference import open_reference
from game.ui.screens.seats import first_seats, new_seat, problem_with
from game.ui.screens.setup import choice, pages
from game.ui.screens.setup.board import CardBoard
from game.ui.screens.setup.memory import new_draw, remember, remembered
from game.ui.screens.setup.problems import Fix, Problem, problem_with_cast
from game.ui.screens.setup.stored import CastKeeping
from game.ui.screens.setup.words import draft_text, people_text, way_key, way_names
from game.ui.services import MOST_SEATS, CastChoice, GameOptions, SaveRefused, SeatOptions, Way
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Padding, RichText, Row, ScreenTitle, Spacer, TabBar, Widget
from game.ui.widgets.keys import Line

WRONG = "#ffc9b4"


class NewGameScreen(Screen):
    """Keeps what was entered in `options`; `start` hands it to the application."""

    name = "new_game"
    rules_at = "topic:setup"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        usual = GameOptions(first_seats(player=own_name(ui)), cast=CastChoice(drawn=new_draw()))
        self.options = remembered(ui) or usual
        self.tab = "players"
        self.keeping = CastKeeping(self)
        self.card_read = ""
        self._offsets: dict[str, float] = {}
        self._board: CardBoard | None = None

    def use_demo(self) -> None:
        """Five seats, two of them people, for screenshots."""
        self.options.seats = first_seats(5)
        self.options.seats[1].human, self.options.seats[1].name = True, "Isabeau"
        self.options.seats[4].personality, self.options.seats[4].name = opponents.ANY, ""
        self.options.seats[3].level = opponents.levels()[0]

    def resume(self) -> None:
        """A kept cast that cannot be used is named."""
        self.keeping.report()

    # -- players ---------------------------------------------------------------------------------------------------
    @property
    def seats(self) -> list[SeatOptions]:
        return self.options.seats

    def add_seat(self) -> None:
        self.seats.append(new_seat(self.seats))
        self.rebuild()
        self.ui.focus = self.find(f"name_{len(self.seats) - 1}")

    def remove_seat(self, index: int) -> None:
        del self.seats[index]
        self.rebuild()

    def players_title(self) -> str:
        return _("Players: {count} of {most}").format(count=len(self.seats), most=MOST_SEATS)

    def changed(self) -> None:
        """A seat changed: only what is said about it is set anew, so that typing goes on."""
        said = self._said()
        self.start_button.disable(self._wrong())
        self.note.set(said)
        self.start_button.invalidate()

    def _wrong(self) -> str:
        return problem_with(self.seats) or (self.problem.sentence if self.problem else "")

    def _said(self) -> str:
        wrong = self._wrong()
        if wrong:
            return f"[{WRONG}|{escape(wrong)}]"
        return people_text(self.options)

    # -- the cast --------------------------------------------------------------------------------------------------
    def choose_way(self, key: str) -> None:
        """A named set-up, chance, wishes, own choice, or a stored cast."""
        kind, _colon, name = key.partition(":")
        options = self.options
        if kind == "preset":
            options.cast = CastChoice(preset=name, drawn=options.cast.drawn)
        elif kind == "stored":
            self.keeping.use(name)
        elif kind == "own":
            choice.make_own(options)
        elif kind in ("random", "wishes"):
            way: Way = "random" if kind == "random" else "wishes"
            options.cast = CastChoice(way, options.cast.preset, drawn=options.cast.drawn)
        self.rebuild()

    def pick_character(self, card: str, step: int) -> None:
        """A click on a character: it takes its rank, or the next wish for it."""
        if self.options.cast.way == "wishes":
            choice.change_wish(self.options, card, step)
        elif card in self.shown.characters and choice.cards().characters[card].rank == choice.RANKS:
            self.set_nine(not self.options.nine)
            return
        else:
            self._tell_own()
            choice.pick_character(self.options, card)
        self.rebuild()

    def pick_unique(self, card: str, step: int) -> None:
        """A click on a unique district: in or out, or the next wish for it."""
        if self.options.cast.way == "wishes":
            choice.change_wish(self.options, card, step)
        else:
            self._tell_own()
            choice.pick_unique(self.options, card)
        self.rebuild()

    def _tell_own(self) -> None:
        if self.options.cast.way != "own":
            self.ui.toasts.show(_("This is now a cast of your own."))

    def draw_again(self) -> None:
        """Another cast by chance."""
        self.options.cast.drawn = new_draw()
        self.rebuild()

    def set_nine(self, on: bool) -> None:
        fixed = choice.nine_is_fixed(self.options)
        if fixed:
            self.ui.toasts.show(fixed)
            return
        self.options.nine = on
        self.options.cast.saved = ""
        self.rebuild()

    def set_seed(self, text: str) -> None:
        self.options.seed = int(text) if text else None
        if self.options.cast.way in ("random", "wishes"):
            self.rebuild()

    def set_rule(self, word: str, on: bool) -> None:
        self.options.cast.saved = ""
        self.options.rules = [one for one in choice.SWITCHES if (on if one == word else one in self.options.rules)]
        self.rebuild()

    def mend(self, fix: Fix) -> None:
        """A way out was chosen."""
        fix.act(self.options)
        self.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def read(self, card: str | None) -> None:
        """The card that is pointed at."""
        if card is None:
            return
        self.card_read = card
        if self.reading.layer is not None:  # the page of rules has no such panel
            self.reading.show(card)
        for widget in self.root.walk() if self.root else ():
            if isinstance(widget, BigCard):
                widget.card = card
                widget.invalidate()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.tab != "rules" and self.reading.page(event)

    def keys(self) -> list[Line]:
        return page_keys()

    def reference_cards(self) -> tuple[list[str], list[str]]:
        """What the card reference shows as this game."""
        basic = [one.id for one in choice.cards().districts.values() if one.type != "unique"]
        return [*self.playing], [*basic, *self.shown.uniques]

    def help_place(self) -> str:
        about = {"rules": "topic:options", "characters": "section:cast", "districts": "section:making_the_deck"}
        return about.get(self.tab, self.rules_at)

    # -- starting --------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Hands the options over."""
        options = msgspec.convert(msgspec.to_builtins(self.options), GameOptions)
        for seat in options.seats:
            seat.name = seat.name.strip()
        options.nine = choice.nine_plays(self.options)
        self._remember(options)
        try:
            self.ui.host.games.start(options)
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")

    def _remember(self, options: GameOptions) -> None:
        first = next((seat.name for seat in options.seats if seat.human), "")
        if first not in ("", unnamed()):
            self.ui.settings.values.player_name = first[:40]
        remember(self.ui, self.options)

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        wide = roomy(bounds)
        if self._board is not None:
            self._offsets[self._board.name] = self._board.offset
        self._board = None
        self._examine()
        rows = [*self._head(wide), pages.PAGES[self.tab](self).sized(grow=1), *self._foot(wide)]
        return Padding(Column(rows, gap=12 if wide else 8), 32 if wide else 16, 24 if wide else 10)

    def _examine(self) -> None:
        """What follows from the options: cards, problem, texts."""
        self.shown = choice.shown(self.options)
        nine = choice.nine_plays(self.options)
        self.playing = self.shown.characters[: choice.RANKS - (not nine)]
        self.problem: Problem | None = problem_with_cast(self.options, new_draw())
        self.reading = ReadingPanel(draft_text(self.options) + "\n\n[i|" + _("Point at a card to read it.") + "]")
        known = choice.cards()
        if self.card_read not in known.characters and self.card_read not in known.districts:
            self.card_read = ""
        if self.tab in ("characters", "districts"):
            first = {"characters": self.shown.characters, "districts": self.shown.uniques}[self.tab]
            fits = self.card_read in (known.characters if self.tab == "characters" else known.districts)
            if not fits:
                self.card_read = first[0] if first else "assassin" if self.tab == "characters" else "library"
            self.reading.card = self.card_read
            self.reading.text.source = card_text(self.ui.cards.face(self.card_read))

    def offset(self, board: CardBoard) -> float:
        """Where a board was scrolled to before it was built anew."""
        board.name = f"board:{self.tab}"
        self._board = board
        return self._offsets.get(board.name, 0.0)

    def _head(self, wide: bool) -> list[Widget]:
        stored = self.keeping.usable()
        entries = way_names(stored)
        blocked = {}
        if len(self.seats) == MOST_SEATS:
            blocked["preset:classic"] = _("The classic edition is for 2 to {count} players.").format(count=7)
        casts = Choice(_("Cast"), entries, way_key(self.options), self.choose_way, "cast_choice", blocked)
        tabs = [
            ("players", _("Players") if wide else self.players_title()),
            ("characters", _("Characters")),
            ("districts", _("Districts")),
            ("rules", _("Rules")),
        ]
        bar = TabBar(tabs, self.tab, self.open_tab, "tabs")
        if tight(self.ui.scale.bounds):
            return [Row([bar.sized(grow=1), casts.sized(width=290)], gap=12, align="middle")]
        if not wide:
            return [
                Row([ScreenTitle(_("New game")).sized(grow=1), casts.sized(width=360)], gap=16, align="middle"),
                Row([bar.sized(grow=1), *self.actions()], gap=10, align="middle"),
            ]
        title = [ScreenTitle(_("New game")).sized(grow=1), *self.actions(), casts.sized(width=400)]
        return [Row(title, gap=14, align="middle"), bar]

    def actions(self) -> list[Widget]:
        """What can be done with the cast as a whole."""
        wide = roomy(self.ui.scale.bounds)
        high = 54.0 if wide else 44.0
        made: list[Widget] = []
        if self.options.cast.way in ("random", "wishes"):
            again = Button(_("Draw again"), self.draw_again, name="draw_again", height=high)
            if self.options.seed is not None:
                again.disable(_("The seed decides what is drawn: empty that field first."))
            made.append(again)
        return [*made, *self.keeping.buttons(high)]

    def open_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _foot(self, wide: bool) -> list[Widget]:
        high = 76.0 if wide else 58.0
        self.start_button = Button(_("Start the game"), self.start, "gold", "start", height=high)
        self.start_button.disable(self._wrong())
        self.note = RichText(self._said(), theme.ASIDE.at(20), "center", "middle", name="note")
        back = Button(_("Back"), self.back, "ghost", "back", height=high - 10)
        fixes = self._fixes(wide)
        row: list[Widget] = [back.sized(width=200 if wide else 140)]
        if wide:
            cards = Button(_("Cards and rules"), partial(open_reference, self.ui), name="reference", height=high - 10)
            row.append(cards.sized(width=250))
        start = self.start_button.sized(width=360 if wide else 250)
        if wide or not fixes:
            return [Row([*row, self.note.sized(grow=1), *fixes, start], gap=16, align="middle").sized(height=high)]
        self.note.align = "left"
        problem = Row([self.note.sized(grow=1), *fixes], gap=10, align="middle")
        return [problem, Row([*row, Spacer(), start], gap=16, align="middle").sized(height=high)]

    def _fixes(self, wide: bool) -> list[Widget]:
        if self.problem is None:
            return []
        high = 56.0 if wide else 44.0
        return [
            Button(fix.text, partial(self.mend, fix), name=f"fix_{i}", height=high)
            for i, fix in enumerate(self.problem.fixes)
        ]
