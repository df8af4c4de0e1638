"""Playing a sampled world on, fast: whole turns by the planner, everything else by rules of thumb.

It plays for a seat as that seat would with what it knows: own hand, open cards, sizes of hands, announced numbers.
"""

from __future__ import annotations

from game.kernel.options import option, value
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Seat
from game.rattus_cartus.bot import normal
from game.rattus_cartus.bot.habits import ENTER, HABITS, LAY, NUMBER
from game.rattus_cartus.bot.nuns import Chances
from game.rattus_cartus.bot.outlook import Outlook
from game.rattus_cartus.bot.plans import Planner
from game.rattus_cartus.bot.style import NEUTRAL
from game.rattus_cartus.rules.state import Game

WHIM = 0.6  # points within which it does not always choose the best plan
MOODS, ACTION = 4099, "action.chosen"


def _moods() -> list[float]:
    rng = Rng(MOODS)
    return [rng.random() * WHIM for _ in range(MOODS)]


MOOD = _moods()


class Quick:
    """One world's player of all seats. `chances` are those of the nuns by seat, `stakes` what each has to lose
    (`standing.stakes`); worlds compared with each other get the
    same seed, so that they differ by the option alone."""

    def __init__(self, chances: list[Chances], stakes: list[float], seed: int) -> None:
        self.chances, self.stakes, self.seed = chances, stakes, seed
        self.planned: dict[int, list[int]] = {}  # by seat: cards still to lay

    def play(self, g: Game, until: int) -> None:
        """To the end of the round before that one, or of the game."""
        stack = g.stack
        while stack and g.round < until:
            step, seat, options, _, memo = stack[-1]
            g.choose(options[0] if len(options) == 1 else self.answer(g, SHORT[step], seat, options, memo))

    def answer(self, g: Game, step: str, seat: Seat, options: list[str], memo: dict[str, int]) -> str:
        """One of the options."""
        if step == LAY:
            return self._lay(g, seat, options)
        if step == ACTION:
            return options[0]
        look = self._look(g, seat)
        if step == ENTER:
            return option("enter", self._plan(look, None))
        if step == NUMBER:
            if seat not in self.planned:
                self._plan(look, [memo["slot"]])
            return option("number", len(self.planned[seat]))
        chosen = HABITS[step](look, options, memo)
        return chosen if chosen in options else options[0]

    def _look(self, g: Game, seat: Seat) -> Outlook:
        return Outlook(g, seat, self.chances[seat], NEUTRAL, self.stakes[seat])

    def _plan(self, look: Outlook, slots: list[int] | None) -> int:
        """Choose a plan, remember its cards, and say its building."""
        seat = look.me
        plans = normal.living(look, Planner(look).plans(slots))
        best, most, at = plans[0], -1e9, (self.seed + seat * 89) % MOODS
        for plan in plans:
            worth = plan.worth + MOOD[at]
            at = at + 1 if at + 1 < MOODS else 0
            if worth > most:
                best, most = plan, worth
        self.planned[seat] = list(best.cards)
        return best.slot

    def _lay(self, g: Game, seat: Seat, options: list[str]) -> str:
        left = self.planned.get(seat)
        if left is None:  # in the middle of a turn: any plan that goes on
            from_here = self._look(g, seat)
            slot = normal.slot_of(g, seat)
            plans = Planner(from_here, tuple(g.laid[seat])).plans([slot])
            number = g.numbers[seat]
            fitting = [plan for plan in plans if len(plan.cards) == number]
            best = max(fitting, key=lambda plan: plan.worth).cards if fitting else ()
            left = self.planned[seat] = [card for card in best if card not in g.laid[seat]]
        words = {value(word) for word in options}
        while left:
            card = left.pop()
            if card in words:
                return option("card", card)
        return options[0]
