"""How people set up a game of La Città (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from game.kernel.rules import Plain
from game.la_citta.rules.box import OPTIONS
from game.la_citta.setup import choice, words
from game.la_citta.setup import choice as options
from game.la_citta.setup.choice import CittaOptions, Country, KeptChoice
from game.la_citta.setup.fields import fields, told
from game.ui.forms import Field
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import BY_LOT, Problem, SetUp


class CittaSetUp(SetUp[CittaOptions]):
    """Map, landscape, castellos, who begins, and the switches."""

    options, kept = CittaOptions, KeptChoice

    def usual(self, seats: list[SeatOptions]) -> CittaOptions:
        first = next(iter(choice.maps()))
        return CittaOptions(seats, game=self.game, country=Country(first, drawn=choice.new_draw()))

    def mend(self, options: CittaOptions) -> None:
        options.country = choice.mended(options.country)
        if not options.country.saved:
            options.country.drawn = choice.new_draw()
        options.rules = [word for word in OPTIONS if word in options.rules]
        if options.start not in range(len(options.seats)):
            options.start = BY_LOT

    def choice(self, options: GameOptions) -> Plain:
        return choice.plain_choice(self.own(options))

    def problem(self, options: CittaOptions, seed: int = 1) -> Problem | None:
        return words.problem_with(options)

    def explain(self, options: GameOptions, word: str) -> str:
        return words.explain(self.own(options), word).sentence

    def to_keep(self, chosen: CittaOptions) -> Plain:
        return options.to_keep(chosen)

    def use(self, options: CittaOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def fields(self, options: CittaOptions, stored: list[StoredChoice]) -> list[Field]:
        return fields(options, stored)

    def told(self, options: CittaOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
