"""The text game as a whole: the menu, and the games that are begun, continued, loaded and kept from it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from game import catalog
from game.cli.history import figures_lines, game_line
from game.cli.text import film
from game.cli.text.bots import SteadyBots
from game.cli.text.challenges import Challenges
from game.cli.text.console import Leave
from game.cli.text.lessons import learn
from game.cli.text.new_game import NewGame
from game.cli.text.playing import Outcome, Terminal
from game.cli.text.services import Services, described
from game.content import usable
from game.history.played import Wanted
from game.kernel.rules import SetupError
from game.open_games import beginning, now
from game.session import save
from game.session.daily import day_of
from game.session.fairness import with_salt
from game.session.keeper import Keeper
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.setup import HUMAN
from game.ui import people
from game.ui.deals import code_of, match_setup, new_seed
from game.ui.lang import _, of_game
from game.ui.people import LONGEST_NAME
from game.ui.quick import quick_options
from game.ui.services import GameOptions, SaveRefused
from game.ui.set_up import set_up

if TYPE_CHECKING:
    from game.session.claims import Claim
    from game.session.kept import Opened
    from game.session.setup import MatchSetup

QUICK_SEATS = 5
LAST_GAMES = 10  # of the history


def greeting(game: str) -> str:
    """The program and the game, said first."""
    return _("Crown & Coin: {game}.").format(game=of_game(game).text(catalog.pack(game).name))


class Entry(NamedTuple):
    """A line of the menu and what it does."""

    text: str
    act: Callable[[], None]


class Program:
    """Plays games one after the other until the person leaves."""

    def __init__(self, services: Services, phones: str | None = None) -> None:
        """`phones`: the address at which the people of a game come in with their phones, "" for the likeliest one;
        None: they are at this terminal."""
        self.services, self.phones = services, phones
        self.say = services.console.say

    # -- the menu --------------------------------------------------------------------------------------------------
    def menu(self) -> None:
        """Until the person leaves. Raises Ended."""
        self.say(greeting(self.services.game), _("Type a number or a word. Type help to hear what else you can type."))
        with suppress(Leave):
            while True:
                entries = self._entries()
                first = 1 if entries[0].act == self.go_on else 2
                texts = [entry.text for entry in entries]
                place = self.services.dialogs.pick(_("Menu."), texts, back=False, first=first)
                entries[place or 0].act()

    def _entries(self) -> list[Entry]:
        """Always in the same order and with the same numbers, so that these can be learnt: 1 is there only if there is
        a game to continue."""
        last = self.services.saves.last()
        others = self.quick_seats - 1
        saved = [] if last is None else [Entry(_("Continue: {game}").format(game=described(last)), self.go_on)]
        return [
            *saved,
            Entry(_("New game"), self.new_game),
            Entry(_("Play at once, against {count} computer players").format(count=others), self.quick_game),
            Entry(_("Load a saved game"), self.load),
            Entry(_("Challenges"), self.challenges),
            Entry(_("History"), self.look_back),
            Entry(_("Replay"), self.replay),
            Entry(_("Learn the game"), self.learn),
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
        """The newest unfinished game, whether it was begun here or in the window."""
        opened = self.services.saves.files.kept.open_newest()
        self.say(*(notice.text(_) for notice in opened.notices))
        if opened.save is None:
            self.say(_("There is no game to continue."))
            return
        self._resume(opened)

    def load(self) -> None:
        """One of the saved games."""
        found = self.services.pick_save()
        if found is not None and self.services.open_save(found):
            self._play_opening()

    def challenges(self) -> None:
        """The deal of the day, or one by its code."""
        self._own_name()
        setup = Challenges(self.services).chosen()
        if setup is not None:
            self.begin_deal(setup)

    def begin_deal(self, setup: MatchSetup) -> None:
        """Exactly this deal, or a sentence why it cannot be played."""
        try:
            self.begin(setup)
        except usable.CANNOT as fault:
            self.say(usable.told(setup.game, fault))
        except (KeyError, ValueError) as refused:
            self.say(_("This deal cannot be played here: {reason}").format(reason=refused))

    def look_back(self) -> None:
        """The last games, and the figures of the game that is played here."""
        history, wanted = self.services.history, Wanted(game=self.services.game)
        games = history.games(limit=LAST_GAMES)
        if not games:
            self.say(_("No game was finished yet."))
            return
        self.say(*(game_line(one) for one in games))
        self.say(greeting(self.services.game), *figures_lines(history.figures(wanted), wanted))
        self.say(_("python -m game history shows more, and writes tables and single games."))

    def replay(self) -> None:
        """A saved game, step by step, and perhaps a game of its own from a moment of it."""
        wanted = film.look_at(self.services)
        if wanted is None:
            return
        try:
            match = save.resume(beginning(*wanted), catalog.rules, SteadyBots())
        except SaveFault as fault:
            self.say(fault.notice.text(_))
            return
        self.play(match, self.services.saves.files.kept.fresh())

    def learn(self) -> None:
        """The tutorials of a game."""
        if self._pick_game():
            self._own_name()
            learn(self.services)

    def new_game(self) -> None:
        """What is chosen in the dialog."""
        if not self._pick_game():
            return
        options = NewGame(self.services, self.services.game).chosen()
        if options is not None:
            self.begin_options(options)

    def _pick_game(self) -> bool:
        """Where there are several games: which one is meant from now on. False to go back."""
        games = catalog.games()
        if len(games) < 2:
            return True
        names = [of_game(game).text(catalog.pack(game).name) for game in games]
        place = self.services.dialogs.pick(_("Which game?"), names, usual=games.index(self.services.game))
        if place is not None:
            self.services.game = games[place]
        return place is not None

    def quick_game(self) -> None:
        """One person against opponents by chance, as in the window."""
        values, own = self.services.settings.values, self._own_name()
        options = quick_options(values, self.services.game, self.quick_seats)
        self.say(people.moves_on(values, own))
        self.services.keep_settings()
        self.begin_options(options)

    def _own_name(self) -> str:
        """What the person is called, asked once."""
        values = self.services.settings.values
        if not values.player_name:
            values.player_name = (self.services.dialogs.text(_("What is your name?")) or "")[:LONGEST_NAME].strip()
            self.services.keep_settings()
        return people.own_name(values)

    @property
    def quick_seats(self) -> int:
        """How many play a game at once."""
        return min(QUICK_SEATS, catalog.rules(self.services.game).seats[-1])

    def begin_options(self, options: GameOptions) -> None:
        """A new game of these options, or a sentence why it cannot be."""
        try:
            self.begin(match_setup(options))
        except usable.CANNOT as fault:
            self.say(usable.told(catalog.USUAL, fault))
        except SetupError as refused:
            self.say(set_up(options.game).explain(options, refused.word))

    def begin(self, setup: MatchSetup) -> None:
        """A new match. Raises SetupError."""
        match = Match.new(catalog.rules(setup.game), with_salt(setup), SteadyBots())
        self.play(match, self.services.saves.files.kept.fresh())

    def _resume(self, opened: Opened) -> None:
        assert opened.save is not None
        assert opened.claim is not None
        try:
            match = save.resume(opened.save, catalog.rules, SteadyBots())
        except SaveFault as fault:
            opened.let_go()
            self.say(fault.notice.text(_))
            return
        self.say(_("The game goes on."))
        self.play(match, opened.claim, opened=True)

    def _play_opening(self) -> None:
        """The save that was chosen to be opened."""
        opened, self.services.opening = self.services.opening, None
        if opened is not None:
            self._resume(opened)

    def play(self, match: Match, claim: Claim, *, opened: bool = False) -> None:
        """A match to its end, or until it is left; then what comes after it."""
        kept = self.services.saves.files.kept
        keeper = Keeper(claim, now, lambda: kept.tidy(claim.path))
        if not (opened and match.over):
            keeper.keep(match, opened=opened)
        self.services.playing, self.services.flush = str(claim.path), keeper.flush_soon
        self.services.game = match.setup.game
        begun, was_over = time.monotonic(), match.over
        try:
            outcome = self._played(match, keeper.stands)
        finally:
            self.services.playing, self.services.flush = "", _nothing
            match.close()
            keeper.close()
            self.say(*(notice.text(_) for notice in keeper.take_notices()))
        if outcome is Outcome.OVER:
            people.finished(self.services.settings.values, people_of(match))
            self.services.keep_settings()
            if not was_over:
                self.services.record(match, time.monotonic() - begun)
            said = _("The seed of this game was {seed}: the same one deals the same cards.")
            self.say(said.format(seed=match.setup.seed))
            with suppress(SaveRefused):
                code = code_of(match.first_setup)
                self.say(_("Code of this deal: {code}").format(code=code))
            self._afterwards(match)
        elif outcome is Outcome.OTHER:
            self._play_opening()
        else:
            self.say(_("The game is kept. Continue goes on with it."))

    def _played(self, match: Match, stands: Callable[[], None]) -> Outcome:
        if self.phones is None or match.over or not people_of(match):
            return Terminal(match, self.services, stands).play()
        from game.cli.text.phones import PhoneTable

        return PhoneTable(match, self.services, self.phones, stands).play()

    def _afterwards(self, match: Match) -> None:
        """The same people once more, or back."""
        again = [_("Play again, everybody in the same seat"), _("Play again, everybody one seat further"), _("Back")]
        day = day_of(match.setup.origin)
        if day is not None:
            again.append(_("What did each level make of the same seat?"))
        place = self.services.dialogs.pick(_("The game is over."), again, back=False)
        if place == len(again) - 1 and day is not None:
            Challenges(self.services).levels(day, match.setup.game)
        if place in (0, 1):
            self.begin(match.rematch(rotate=place == 1, seed=new_seed()))


def people_of(match: Match) -> list[str]:
    """The names of the people who played to the end."""
    return [seat.name for seat in match.setup.seats if seat.player == HUMAN]


def _nothing() -> None:
    """No game is open."""
