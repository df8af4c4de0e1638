"""The choices of a new game of Rattus Cartus in the text game. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _, language, listed
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.options import WAYS, Buildings, RattusOptions
from game.rattus_cartus.setup.problems import problem_with
from game.rattus_cartus.setup.words import (
    advice,
    count_text,
    names_of,
    rounds_text,
    switch_texts,
    way_name,
    way_words,
)  # fmt: skip
from game.ui.choosing import ask_start, ask_switches, start_told, switches_told
from game.ui.services import StoredChoice
from game.ui.set_up import Spoken


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
