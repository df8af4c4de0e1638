"""How people set up a game of Rattus Cartus (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from game.kernel.rules import Plain
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _, language, listed
from game.rattus_cartus.rules.box import OPTIONS
from game.rattus_cartus.setup import choice, words
from game.rattus_cartus.setup import choice as options
from game.rattus_cartus.setup.choice import WAYS, Buildings, KeptChoice, RattusOptions
from game.rattus_cartus.setup.words import (
    advice,
    count_text,
    names_of,
    problem_with,
    rounds_text,
    switch_texts,
    way_name,
    way_words,
)
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import BY_LOT, Problem, SetUp, Spoken, ask_start, ask_switches, start_told, switches_told

if TYPE_CHECKING:
    from game.rattus_cartus.setup.page import RattusPage
    from game.ui.screens.new_game import NewGameScreen


# The choices of a new game of Rattus Cartus in the text game.


def told(options: RattusOptions, stored: list[StoredChoice]) -> list[str]:
    """The buildings that take part, how long the game is, and what else was chosen."""
    there, code = choice.shown(options), language()
    lines = [_("Buildings: {name}").format(name=way_name(options, stored)) + "."]
    for estate in ESTATES:
        found = [one for one in choice.of_estate(estate) if one.id in there]
        alone = len(found) == 1
        names = [
            one.name.get(code) if alone else f"{one.name.get(code)} ({count_text(there[one.id])})" for one in found
        ]
        lines.append(_("{estate}: {buildings}.").format(estate=estate_name(estate), buildings=listed(names)))
    lines += [rounds_text(options) + ".", start_told(options) + "."]
    lines += [switch_texts()[word][0] + "." for word in choice.switched(options)]
    return [*lines, *([advice(options)] if advice(options) else [])]


class Choosing:
    """What can be changed, line by line."""

    def __init__(
        self, options: RattusOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> None:
        self.options, self.dialogs, self.say, self.stored = options, dialogs, say, stored

    def lines(self) -> list[Spoken]:
        """Buildings, who begins and the switches, as they stand now."""
        return [
            Spoken(self._buildings(), self._change_buildings),
            Spoken(start_told(self.options), self._change_start),
            Spoken(switches_told(switch_texts(), choice.switched(self.options)), self._change_switches),
        ]

    def _buildings(self) -> str:
        return _("Buildings: {name}").format(name=way_name(self.options, self.stored))

    def _change_buildings(self) -> None:
        texts = [*way_words().values(), *(one.name for one in self.stored)]
        place = self.dialogs.pick(_("Which buildings?"), texts)
        if place is None:
            return
        if place >= len(WAYS):
            choice.use(self.options, self.stored[place - len(WAYS)])
        elif WAYS[place] == "own":
            choice.make_own(self.options)
            self._choose_each()
        else:
            self.options.buildings = Buildings(WAYS[place])
        self.options.buildings.drawn = choice.new_draw()
        problem = problem_with(self.options)
        self.say(self._buildings() + ".", problem.sentence if problem else advice(self.options))

    def _choose_each(self) -> None:
        """Estate by estate: the one, the other, or both mixed; going back leaves the rest as it is."""
        for estate in ESTATES:
            every = [one.id for one in choice.of_estate(estate)]
            ways = [*([name] for name in every), every]
            texts = [names_of(way) if len(way) == 1 else _("both mixed") for way in ways]
            place = self.dialogs.pick(_("{estate}: which building?").format(estate=estate_name(estate)), texts)
            if place is None:
                return
            others = [name for name in self.options.buildings.own if name not in every]
            order = list(choice.cards().buildings)
            self.options.buildings.own = sorted([*others, *ways[place]], key=order.index)

    def _change_start(self) -> None:
        ask_start(self.options, self.dialogs, self.say)

    def _change_switches(self) -> None:
        self.options.rules = ask_switches(switch_texts(), choice.switched(self.options), self.dialogs, self.say)


def _own(options: GameOptions) -> RattusOptions:
    """The options of this game, also where only seats were chosen."""
    return options if isinstance(options, RattusOptions) else RattusOptions(options.seats, options.seed)


class RattusSetUp(SetUp):
    """Buildings, who begins, and the switches."""

    options = RattusOptions

    @property
    def pitch(self) -> str:
        return _("Win the estates. Beware of the rats.")

    @property
    def author(self) -> str:
        return "Åse & Henrik Berg"

    def usual(self, seats: list[SeatOptions]) -> RattusOptions:
        return RattusOptions(seats, game=self.game, buildings=Buildings(drawn=choice.new_draw()))

    def mend(self, options: RattusOptions) -> None:
        options.buildings = choice.mended(options.buildings)
        options.buildings.drawn = choice.new_draw()
        options.rules = [word for word in OPTIONS if word in options.rules]
        if options.start not in range(len(options.seats)):
            options.start = BY_LOT

    def choice(self, options: GameOptions) -> Plain:
        return choice.plain_choice(_own(options))

    def problem(self, options: RattusOptions, seed: int = 1) -> Problem | None:
        return words.problem_with(options)

    def explain(self, options: GameOptions, word: str) -> str:
        return words.explain(_own(options), word).sentence

    def to_keep(self, chosen: RattusOptions) -> Plain:
        return options.to_keep(chosen)

    def fault(self, choice: Plain) -> str:
        try:
            msgspec.convert(choice, KeptChoice)
        except msgspec.ValidationError as error:
            return str(error)
        return ""

    def use(self, options: RattusOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def page(self, screen: NewGameScreen) -> RattusPage:
        from game.rattus_cartus.setup.page import RattusPage

        return RattusPage(screen)

    def spoken(
        self, options: RattusOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> list[Spoken]:
        return Choosing(options, dialogs, say, stored).lines()

    def told(self, options: RattusOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
