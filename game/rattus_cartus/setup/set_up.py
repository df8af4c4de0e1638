"""How people set up a game of Rattus Cartus (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from game.kernel.rules import Plain
from game.rattus_cartus.rules.box import OPTIONS
from game.rattus_cartus.setup import choice, words
from game.rattus_cartus.setup import choice as options
from game.rattus_cartus.setup.choice import Buildings, KeptChoice, RattusOptions
from game.rattus_cartus.setup.fields import fields, told
from game.ui.forms import Field
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import BY_LOT, Problem, SetUp


class RattusSetUp(SetUp[RattusOptions]):
    """Buildings, who begins, and the switches."""

    options, kept = RattusOptions, KeptChoice

    def usual(self, seats: list[SeatOptions]) -> RattusOptions:
        return RattusOptions(seats, game=self.game, buildings=Buildings(drawn=choice.new_draw()))

    def mend(self, options: RattusOptions) -> None:
        options.buildings = choice.mended(options.buildings)
        options.buildings.drawn = choice.new_draw()
        options.rules = [word for word in OPTIONS if word in options.rules]
        if options.start not in range(len(options.seats)):
            options.start = BY_LOT

    def choice(self, options: GameOptions) -> Plain:
        return choice.plain_choice(self.own(options))

    def problem(self, options: RattusOptions, seed: int = 1) -> Problem | None:
        return words.problem_with(options)

    def explain(self, options: GameOptions, word: str) -> str:
        return words.explain(self.own(options), word).sentence

    def to_keep(self, chosen: RattusOptions) -> Plain:
        return options.to_keep(chosen)

    def use(self, options: RattusOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def fields(self, options: RattusOptions, stored: list[StoredChoice]) -> list[Field]:
        return fields(options, stored)

    def told(self, options: RattusOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
