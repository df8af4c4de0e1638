"""The cast, the districts and the switches of the rules on the new-game screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.citadels.lang import _
from game.citadels.setup import choice, pages
from game.citadels.setup.options import CastChoice, CitadelsOptions, Way
from game.citadels.setup.problems import problem_with_cast
from game.citadels.setup.stored import CastKeeping
from game.citadels.setup.words import draft_text, way_key, way_names
from game.ui.screens.keeping import KeepingPage
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.page import roomy
from game.ui.screens.pick_cards import CardBoard
from game.ui.screens.reading import BigCard, ReadingPanel, card_text
from game.ui.set_up import Problem
from game.ui.widgets import Button, Choice, Widget

MOST_CLASSIC, MOST_PLAYERS = 7, 8


class CitadelsPage(KeepingPage):
    """Citadels' part of the new-game screen: what is shown follows from the options."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.keeping = CastKeeping(self)
        self.card_read = ""
        self.found: Problem | None = None
        self._offsets: dict[str, float] = {}
        self._board: CardBoard | None = None

    @property
    def options(self) -> CitadelsOptions:
        options: CitadelsOptions = self.screen.options
        return options

    @property
    def problem(self) -> Problem | None:
        return self.found

    @property
    def saved(self) -> str:
        return self.options.cast.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.cast.saved = key

    @property
    def worth_keeping(self) -> bool:
        return self.options.cast.way in ("own", "wishes")

    @property
    def must_be_sound(self) -> bool:
        return self.options.cast.way == "own"

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
        self.screen.rebuild()

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
        self.screen.rebuild()

    def pick_unique(self, card: str, step: int) -> None:
        """A click on a unique district: in or out, or the next wish for it."""
        if self.options.cast.way == "wishes":
            choice.change_wish(self.options, card, step)
        else:
            self._tell_own()
            choice.pick_unique(self.options, card)
        self.screen.rebuild()

    def _tell_own(self) -> None:
        if self.options.cast.way != "own":
            self.ui.toasts.show(_("This is now a cast of your own."))

    def draw_again(self) -> None:
        """Another cast by chance."""
        self.options.cast.drawn = choice.new_draw()
        self.screen.rebuild()

    def set_nine(self, on: bool) -> None:
        fixed = choice.nine_is_fixed(self.options)
        if fixed:
            self.ui.toasts.show(fixed)
            return
        self.options.nine = on
        self.options.cast.saved = ""
        self.screen.rebuild()

    def set_rule(self, word: str, on: bool) -> None:
        self.options.cast.saved = ""
        self.options.rules = [one for one in choice.SWITCHES if (on if one == word else one in self.options.rules)]
        self.screen.rebuild()

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if self.options.cast.way in ("random", "wishes"):
            self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def read(self, card: str | None) -> None:
        """The card that is pointed at."""
        if card is None:
            return
        self.card_read = card
        if self.reading.layer is not None:  # the page of rules has no such panel
            self.reading.show(card)
        for widget in self.screen.root.walk() if self.screen.root else ():
            if isinstance(widget, BigCard):
                widget.card = card
                widget.invalidate()

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.screen.tab != "rules" and self.reading.page(event)

    def reference_cards(self) -> Sequence[str]:
        basic = [one.id for one in choice.cards().districts.values() if one.type != "unique"]
        return [*self.playing, *basic, *self.shown.uniques]

    def help_place(self, tab: str) -> str:
        about = {"rules": "topic:options", "characters": "section:cast", "districts": "section:making_the_deck"}
        return about.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("characters", _("Characters")), ("districts", _("Districts")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return pages.PAGES[tab](self)

    def open_tab(self, tab: str) -> None:
        self.screen.open_tab(tab)

    def chooser(self) -> Widget:
        """By which cast is played."""
        blocked = {}
        if len(self.screen.seats) == MOST_PLAYERS:
            blocked["preset:classic"] = _("The classic edition is for 2 to {count} players.").format(count=MOST_CLASSIC)
        entries = way_names(self.keeping.usable())
        return Choice(_("Cast"), entries, way_key(self.options), self.choose_way, "cast_choice", blocked)

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

    def examine(self) -> None:
        if self._board is not None:
            self._offsets[self._board.name] = self._board.offset
        self._board = None
        self.shown = choice.shown(self.options)
        nine = choice.nine_plays(self.options)
        self.playing = self.shown.characters[: choice.RANKS - (not nine)]
        self.found = problem_with_cast(self.options, choice.new_draw())
        self.reading = ReadingPanel(draft_text(self.options) + "\n\n[i|" + _("Point at a card to read it.") + "]")
        known = choice.cards()
        if self.card_read not in known.characters and self.card_read not in known.districts:
            self.card_read = ""
        if self.screen.tab in ("characters", "districts"):
            first = {"characters": self.shown.characters, "districts": self.shown.uniques}[self.screen.tab]
            fits = self.card_read in (known.characters if self.screen.tab == "characters" else known.districts)
            if not fits:
                self.card_read = first[0] if first else "assassin" if self.screen.tab == "characters" else "library"
            self.reading.card = self.card_read
            self.reading.text.source = card_text(self.card_read, self.screen.game)

    def offset(self, board: CardBoard) -> float:
        """Where a board was scrolled to before it was built anew."""
        board.name = f"board:{self.screen.tab}"
        self._board = board
        return self._offsets.get(board.name, 0.0)
