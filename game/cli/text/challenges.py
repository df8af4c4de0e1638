"""Challenges in the text game: the deal of the day, a deal by its code."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game.cli.text.services import Services
from game.content import ContentError
from game.history import achievements, days, feats, same_seat
from game.session import daily
from game.ui import deals, opponents
from game.ui.game_words import name_of
from game.ui.lang import _, language
from game.ui.people import own_name
from game.ui.screens.challenges.words import date_words, games_there, place_words, points_words, seat_words, title_of
from game.ui.services import SaveRefused

if TYPE_CHECKING:
    from game.history.days import Made
    from game.session.setup import MatchSetup


class Challenges:
    """What can be chosen there. Each way gives the match to play, or None."""

    def __init__(self, services: Services) -> None:
        self.services, self.say = services, services.console.say

    @property
    def own(self) -> str:
        """What the person is called."""
        return own_name(self.services.settings.values)

    def chosen(self) -> MatchSetup | None:
        """Until something is to be played, or nothing any more."""
        while True:
            ways = [_("Deal of the day"), _("Deal by code"), _("Puzzles"), _("Achievements")]
            place = self.services.dialogs.pick(_("Challenges"), ways)
            if place is None:
                return None
            if place >= 2:
                self.puzzles() if place == 2 else self.achievements()
                continue
            setup = self.day() if place == 0 else self.code()
            if setup is not None:
                return setup

    def achievements(self) -> None:
        """All of them: what was earned when, and how far one has come."""
        history, own = self.services.history, self.own
        achievements.refresh(history, own)
        for feat in feats.feats():
            words = f"{feat.name.get(language())}: {feat.text.get(language())}"
            if achievements.earned(history, feat, own):
                when = date_words(achievements.earned_on(history, feat, own))
                self.say(_("{words} Earned: {when}.").format(words=words, when=when))
            elif feat.countable:
                count = achievements.progress(history, feat, own)
                self.say(_("{words} {count} of {all}.").format(words=words, count=count, all=feat.times))
            else:
                self.say(words)

    def puzzles(self) -> None:
        """Those of the game that is begun from the menu."""
        from game.cli.puzzle.playing import Puzzling

        try:
            Puzzling(self.services, self.services.game).menu()
        except ContentError as fault:
            self.say(str(fault).splitlines()[0])

    # -- by code ---------------------------------------------------------------------------------------------------
    def code(self) -> MatchSetup | None:
        """Asks for a code until one fits."""
        while True:
            typed = self.services.dialogs.text(_("Type or paste the code of a deal."))
            if typed is None:
                return None
            setup = self.read(typed)
            if setup is not None:
                return setup

    def read(self, typed: str) -> MatchSetup | None:
        """The deal of a code, told; None with a sentence for one that cannot be used."""
        try:
            setup = deals.by_code(typed, self.own)
        except SaveRefused as refused:
            self.say(str(refused))
            return None
        self._tell(setup)
        return setup

    def _tell(self, setup: MatchSetup) -> None:
        self.say(title_of(setup) + ".")
        self.say(*(f"{one.name}: {seat_words(one, setup.seats)}." for one in setup.seats))

    # -- of the day ------------------------------------------------------------------------------------------------
    def day(self) -> MatchSetup | None:
        """The deal of today of a game, and what was made of it."""
        today = deals.today()
        try:
            daily.checked(today, today)
        except daily.DateFault as fault:
            self.say(fault.text(_))
            return None
        games = games_there()
        lines = [self._line(today, game) for game in games]
        place = self.services.dialogs.pick(_("The deals of {day}.").format(day=date_words(today)), lines)
        return None if place is None else self._of_day(today, games[place])

    def _line(self, day: date, game: str) -> str:
        made = days.result(self.services.history, day, game, self.own)
        state = _("not played yet") if made is None else _told(made)
        return _("{game}: {state}").format(game=name_of(game), state=state)

    def _of_day(self, day: date, game: str) -> MatchSetup | None:
        setup = deals.of_day(day, game, self.own)
        self._tell(setup)
        results = days.results(self.services.history, day, game)
        self.say(*(f"{who}: {_told(made)}." for who, made in results.items()))
        ways = [_("Play this deal")]
        if results:
            ways = [_("Play it once more"), _("What did each level make of the same seat?")]
        place = self.services.dialogs.pick(
            _("The first game of it that you finish yourself counts, no later one."), ways
        )
        if place == 1:
            self.levels(day, game)
        return setup if place == 0 else None

    def levels(self, day: date, game: str) -> None:
        """Says what each level made of it; those that are missing play now. Ctrl+C ends it."""
        history, setup = self.services.history, daily.setup(day, game)
        there = days.levels_made(history, day, game, same_seat.compared(game))
        if len(there) < len(same_seat.compared(game)):
            self.say(_("They play now; that takes up to a minute."))
        for level in same_seat.compared(game):
            made = there.get(level) or same_seat.played(setup, daily.own_seat(setup), level)
            if level not in there:
                days.note_level(history, day, game, level, made)
            self.say(f"{opponents.level_words(level)}: {_told(made)}.")


def _told(made: Made) -> str:
    return f"{points_words(made)}, {place_words(made)}"
