"""How people set up a game of Citadels (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from game.citadels.setup import choice, options, words
from game.citadels.setup.fields import fields, told
from game.citadels.setup.options import CastChoice, CitadelsOptions, KeptCast
from game.kernel.rules import Plain
from game.ui.forms import Field
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import Problem, SetUp


class CitadelsSetUp(SetUp[CitadelsOptions]):
    """Casts, unique districts, rank 9 and the switches of the rules."""

    options, kept = CitadelsOptions, KeptCast
    switches = {"nine": "rank 9 takes part with 4 to 7 players too (always with 3 and 8, never with 2)"}

    def usual(self, seats: list[SeatOptions]) -> CitadelsOptions:
        return CitadelsOptions(seats, game=self.game, cast=CastChoice(drawn=choice.new_draw()))

    def mend(self, options: CitadelsOptions) -> None:
        options.cast = choice.mended(options.cast)
        options.cast.drawn = choice.new_draw()
        options.rules = [word for word in options.rules if word in choice.SWITCHES]

    def choice(self, options: GameOptions) -> Plain:
        found = choice.resolve(self.own(options))
        return {"cast": list(found.cast), "uniques": list(found.uniques), "options": list(found.options)}

    def problem(self, options: CitadelsOptions, seed: int = 1) -> Problem | None:
        return words.problem_with_cast(options, seed)

    def explain(self, options: GameOptions, word: str) -> str:
        return words.explain(self.own(options), word).sentence

    def to_keep(self, chosen: CitadelsOptions) -> Plain:
        return options.to_keep(chosen)

    def use(self, options: CitadelsOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def fields(self, options: CitadelsOptions, stored: list[StoredChoice]) -> list[Field]:
        return fields(options, stored)

    def told(self, options: CitadelsOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
