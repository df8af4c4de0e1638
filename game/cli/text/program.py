"""The text game as a whole: the menu, and the games that are begun, continued, loaded and kept from it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from game import catalog
from game.cli.text.bots import SteadyBots
from game.cli.text.dialogs import Leave
from game.cli.text.new_game import NewGame
from game.cli.text.playing import Outcome, Terminal
from game.cli.text.services import Services, described
from game.kernel.rules import SetupError
from game.open_games import match_setup, now
from game.session import save
from game.session.fairness import with_salt
from game.session.keeper import Keeper
from game.session.match import Match
from game.ui import opponents
from game.ui.lang import _
from game.ui.screens.player import LONGEST_NAME
from game.ui.screens.setup.problems import explain
from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions

if TYPE_CHECKING:
    from game.session.save import SaveFile
    from game.session.setup import MatchSetup

QUICK_SEATS = 5


class Entry(NamedTuple):
    """A line of the menu and what it does."""

    text: str
    act: Callable[[], None]


class Program:
    """Plays games one after the other until the person leaves."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.say = services.console.say

    # -- the menu --------------------------------------------------------------------------------------------------
    def menu(self) -> None:
        """Until the person leaves. Raises Ended."""
        self.say(_("Crown & Coin: Citadels."), _("Type a number or a word. Type help to hear what else you can type."))
        with suppress(Leave):
            while True:
                entries = self._entries()
                place = self.services.dialogs.pick(_("Menu."), [entry.text for entry in entries], back=False)
                entries[place or 0].act()

    def _entries(self) -> list[Entry]:
        """Always in the same order, so that the numbers can be learnt."""
        last = self.services.saves.last()
        goes_on = last is not None and not last.trouble and not last.finished
        text = _("Continue: {game}").format(game=described(last)) if last is not None and goes_on else _("Continue")
        return [
            Entry(text, self.go_on),
            Entry(_("New game"), self.new_game),
            Entry(_("Play at once, against {count} computer players").format(count=QUICK_SEATS - 1), self.quick_game),
            Entry(_("Load a saved game"), self.load),
            Entry(_("Verbosity"), self._verbosity),
            Entry(_("Language"), self._language),
            Entry(_("Leave"), self._leave),
        ]

    def _verbosity(self) -> None:
        levels = [_("Only what you need to decide"), _("Also what the others do"), _("Also explanations")]
        place = self.services.dialogs.pick(_("How much do you want to hear?"), levels, usual=self.services.level - 1)
        if place is not None:
            self.services.use_level(str(place + 1))

    def _language(self) -> None:
        from game.ui.lang import languages, native_name

        every = languages()
        place = self.services.dialogs.pick(_("Which language?"), [native_name(code) for code in every])
        if place is not None:
            self.services.use_language(every[place])

    def _leave(self) -> None:
        raise Leave

    # -- games -----------------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """The game of the autosave, whether it was begun here or in the window."""
        opened = self.services.saves.files.open_continue()
        self.say(*(notice.text(_) for notice in opened.notices))
        if opened.save is None or opened.save.over:
            self.say(_("There is no game to continue."))
            return
        self._resume(opened.save)

    def load(self) -> None:
        """One of the saved games."""
        found = self.services.pick_save()
        if found is not None and self.services.open_save(found):
            self._play_opening()

    def new_game(self) -> None:
        """What is chosen in the dialog."""
        options = NewGame(self.services).chosen()
        if options is not None:
            self.begin_options(options)

    def quick_game(self) -> None:
        """One person against opponents by chance, as in the window."""
        seats = [SeatOptions(self._own_name(), human=True, crest=0)]
        seats += [SeatOptions("", human=False, crest=i, personality=opponents.ANY) for i in range(1, QUICK_SEATS)]
        self.begin_options(GameOptions(seats))

    def _own_name(self) -> str:
        """What the person is called, asked once."""
        values = self.services.settings.values
        if not values.player_name:
            values.player_name = (self.services.dialogs.text(_("What is your name?")) or "")[:LONGEST_NAME].strip()
            self.services.keep_settings()
        return values.player_name or SEAT_NAMES[0]

    def begin_options(self, options: GameOptions) -> None:
        """A new game of these options, or a sentence why it cannot be."""
        try:
            self.begin(match_setup(options))
        except SetupError as refused:
            self.say(explain(options, refused.word).sentence)

    def begin(self, setup: MatchSetup) -> None:
        """A new match, once the unfinished one is looked after. Raises SetupError."""
        match = Match.new(catalog.rules(setup.game), with_salt(setup), SteadyBots())
        if self.services.spare():
            self.play(match)

    def _resume(self, found: SaveFile) -> None:
        self.say(_("The game goes on."))
        self.play(save.resume(found, catalog.rules, SteadyBots()))

    def _play_opening(self) -> None:
        """The save that was chosen to be opened."""
        found, self.services.opening = self.services.opening, None
        if found is not None:
            self._resume(found)

    def play(self, match: Match) -> None:
        """A match to its end, or until it is left; then what comes after it."""
        keeper = Keeper(self.services.saves.files.autosave, now)
        keeper.keep(match)
        self.services.flush = keeper.flush_soon
        try:
            outcome = Terminal(match, self.services).play()
        finally:
            self.services.flush = _nothing
            match.close()
            keeper.close()
            self.say(*(notice.text(_) for notice in keeper.take_notices()))
        if outcome is Outcome.OVER:
            self.services.saves.files.forget_continue()
            self._afterwards(match)
        elif outcome is Outcome.OTHER:
            self._play_opening()
        else:
            self.say(_("The game is kept. Continue goes on with it."))

    def _afterwards(self, match: Match) -> None:
        """The same people once more, or back."""
        again = [_("Play again, everybody in the same seat"), _("Play again, everybody one seat further"), _("Back")]
        place = self.services.dialogs.pick(_("The game is over."), again, back=False)
        if place in (0, 1):
            self.begin(match.rematch(rotate=place == 1, seed=secrets.randbelow(1 << 53)))


def _nothing() -> None:
    """No game is open."""
