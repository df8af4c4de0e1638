"""Who sits where in a new game: how many players, who is a person, the levels and characters of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import opponents, people
from game.ui.lang import _, language
from game.ui.screens.player import LONGEST_NAME
from game.ui.screens.seats import choose_person, new_seat, problem_with
from game.ui.services import GameOptions, SeatOptions
from game.ui.set_up import set_up

if TYPE_CHECKING:
    from game.cli.text.services import Services


class Seats:
    """Changes the seats of a set-up."""

    def __init__(self, services: Services, options: GameOptions) -> None:
        self.dialogs, self.say, self.options = services.dialogs, services.console.say, options
        self.settings = services.settings

    @property
    def seats(self) -> list[SeatOptions]:
        """In their order around the table."""
        return self.options.seats

    def change(self) -> None:
        """One seat after the other, until somebody goes back."""
        while True:
            texts = [
                _("Number of players: {count}").format(count=len(self.seats)),
                _("The same level for all computers"),
            ]
            somebody = _("Somebody by chance")
            texts += [f"{seat.name or somebody}: {kind(seat)}" for seat in self.seats]
            place = self.dialogs.pick(_("Players."), texts)
            if place is None:
                return
            if place == 0:
                self._count()
            elif place == 1:
                self._level_for_all()
            else:
                self._seat(self.seats[place - 2])
            self.say(problem_with(self.seats))

    def _count(self) -> None:
        limits = set_up(self.options.game).seats
        wanted = self.dialogs.number(_("How many players?"), limits[0], limits[-1], len(self.seats))
        if wanted is None:
            return
        del self.seats[wanted:]
        while len(self.seats) < wanted:
            self.seats.append(new_seat(self.seats, opponents.usual_level(self.options.game)))

    def _level_for_all(self) -> None:
        level = self._level()
        if level:
            for seat in self.seats:
                seat.level = level

    def _level(self) -> str:
        """The chosen level; empty for back."""
        known = opponents.levels(self.options.game)
        place = self.dialogs.pick(_("Which level?"), [level_line(level) for level in known])
        return known[place] if place is not None else ""

    def _seat(self, seat: SeatOptions) -> None:
        who = seat.name or _("Somebody by chance")
        change = _("Let the computer play") if seat.human else _("Let a person play")
        texts = [change, _("Another name")]
        if not seat.human:
            texts += [_("Another level"), _("Another character")]
        place = self.dialogs.pick(f"{who}: {kind(seat)}.", texts)
        if place is not None:
            (self._turn_over, self._name, self._seat_level, self._character)[place](seat)

    def _turn_over(self, seat: SeatOptions) -> None:
        seat.human = not seat.human
        if seat.human:
            seat.personality = ""
            self._name(seat)

    def _name(self, seat: SeatOptions) -> None:
        typed = self._known_name(seat) or self.dialogs.text(_("What is the name?"), seat.name)
        if typed is not None:
            seat.name = typed[:LONGEST_NAME].strip()

    def _known_name(self, seat: SeatOptions) -> str:
        """Somebody who has played here before; empty for another name."""
        taken = {one.name for one in self.seats if one is not seat}
        names = [name for name in people.known(self.settings.values) if name not in taken]
        if not seat.human or not names:
            return ""
        place = self.dialogs.pick(_("Who is it?"), [_("Another name"), *names])
        return names[place - 1] if place else ""

    def _seat_level(self, seat: SeatOptions) -> None:
        seat.level = self._level() or seat.level

    def _character(self, seat: SeatOptions) -> None:
        others = list(opponents.people().values())
        texts = [_("By chance"), _("None"), *(f"{one.name}, {one.title.get(language())}" for one in others)]
        place = self.dialogs.pick(_("Which character?"), texts)
        if place is not None:
            choose_person(seat, self.seats, (opponents.ANY, "", *(one.id for one in others))[place])


def level_line(level: str) -> str:
    """A level and for whom it is."""
    return _("{level}: {sentence}").format(level=opponents.level_words(level), sentence=opponents.level_told(level))


def kind(seat: SeatOptions) -> str:
    """Who plays a seat, in a few words."""
    if seat.human:
        return _("a person")
    level = opponents.level_words(seat.level)
    found = opponents.people().get(seat.personality)
    if found is None:
        return _("computer, {level}").format(level=level)
    return _("computer, {level}, {title}").format(level=level, title=found.title.get(language()))
