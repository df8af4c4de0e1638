"""A new game, chosen line by line: every line has a value already, so one can begin at once or change any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cli.text.form import Form, Line
from game.cli.text.seats import Seats, kind
from game.folders import KeptChoices
from game.ui import opponents, people
from game.ui.lang import _
from game.ui.last_set_ups import keep, kept, last_game
from game.ui.screens.seats import first_seats, problem_with
from game.ui.services import GameOptions
from game.ui.set_up import USUAL_SEATS, set_up

if TYPE_CHECKING:
    from game.cli.text.services import Services

LONGEST_SEED = 15  # digits


class NewGame:
    """Begins with the last set-up, or with the usual table."""

    def __init__(self, services: Services, game: str = "") -> None:
        self.services, self.dialogs = services, services.dialogs
        self.say = services.console.say
        values = services.settings.values
        self.game = game or last_game(values)
        self.set_up = set_up(self.game)
        limits = self.set_up.seats
        count = min(max(USUAL_SEATS, limits[0]), limits[-1])
        seats = first_seats(count, people.own_name(values), opponents.usual_level(self.game))
        self.options: GameOptions = kept(values, self.game) or self.set_up.usual(seats)
        self.stored = [one for one in KeptChoices().list(self.game) if not one.trouble]
        self.form = Form(lambda: self.set_up.fields(self.options, self.stored), self.dialogs, self.say)
        self._begun = False

    def chosen(self) -> GameOptions | None:
        """The options to begin with, or None to go back. Raises Leave, Ended."""
        while not self._begun:
            lines = self._lines()
            place = self.dialogs.pick(_("New game."), [line.text for line in lines])
            if place is None:
                return None
            lines[place].act()
        return self.options

    def _lines(self) -> list[Line]:
        options = self.options
        seed = str(options.seed) if options.seed is not None else _("by chance")
        people = [seat.name for seat in options.seats if seat.human]
        return [
            Line(_("Begin"), self._begin),
            Line(_("Players: {count}, of them people: {people}").format(count=len(options.seats), people=len(people)),
                 Seats(self.services, options).change),
            *self.form.lines(),
            Line(_("Seed: {seed}").format(seed=seed), self._change_seed),
            Line(_("Hear all of it"), self._tell),
        ]  # fmt: skip

    def _begin(self) -> None:
        problem = self._problem()
        if problem:
            self.say(problem)
            return
        values = self.services.settings.values
        keep(values, self.options)
        people.met(values, [seat.name for seat in self.options.seats if seat.human])
        self.services.keep_settings()
        self._begun = True

    def _problem(self) -> str:
        found = self.set_up.problem(self.options)
        return problem_with(self.options.seats) or (found.sentence if found is not None else "")

    def _tell(self) -> None:
        """Everybody at the table, and what else was chosen."""
        somebody = _("Somebody by chance")
        self.say(*(f"{seat.name or somebody}: {kind(seat)}." for seat in self.options.seats))
        self.say(*self.set_up.told(self.options, self.stored))
        self.say(self._problem())

    def _change_seed(self) -> None:
        typed = self.dialogs.text(_("Which number? The same one deals the same cards. Enter: by chance."))
        bare = (typed or "").strip()
        if bare and not (bare.isascii() and bare.isdigit() and len(bare) <= LONGEST_SEED):
            self.say(_("A seed is a number of at most {count} digits.").format(count=LONGEST_SEED))
            return
        self.options.seed = int(bare) if bare else None
