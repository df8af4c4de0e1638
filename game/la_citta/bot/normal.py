"""The level `normal`: every play of a turn in points, and rules of thumb for everything else."""

from __future__ import annotations

from game.bots import decision_rng
from game.kernel.steps import Ask
from game.la_citta.bot.habits import HABITS, TURN
from game.la_citta.bot.ledger import Ledger
from game.la_citta.bot.plays import Play, Turn
from game.la_citta.bot.sight import PASSING, USUAL, Sight, Worth
from game.la_citta.bot.style import NEUTRAL, Style, style_of
from game.la_citta.rules.state import View
from game.la_citta.rules.words import DRAW

WHIM = 0.15  # points within which plays are near equals


class NormalBot:
    """A player by rules of thumb. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, style: Style = NEUTRAL, personality: str = "", worth: Worth = USUAL) -> None:
        self.seed, self.worth = seed, worth
        self.style = style_of(personality) if personality else style

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        sight = Sight(view, ask.seat, self.style)
        if ask.step == TURN:
            return self._turn(sight, ask)
        return HABITS[ask.step](sight, options)

    def plays(self, sight: Sight) -> list[Play]:
        """The plays of a turn, best first."""
        return Turn(sight, Ledger(sight, self.worth)).plays()

    def _turn(self, sight: Sight, ask: Ask) -> str:
        rng, known = decision_rng(self.seed, ask), set(ask.options)
        found = [play for play in self.plays(sight) if play.word in known]
        if DRAW in known:
            found.append(Play(PASSING, DRAW))
        if not found:
            return rng.choice(ask.options)
        return max(found, key=lambda play: play.worth + rng.random() * WHIM * self.style.whim).word


# The level `easy`.

PLAIN = Worth(
    growth=0.3, unfed=(1.2, 0.2, 0.0), falls=0.0, win=0.0, loss=0.0, bare=0.0, bare_food=0.0, harm=0.0, later=0.0,
    kinds=(0.8, 0.8, 0.8), look=0.3, site_food=0.0, site_water=0.0, site_gold=0.0,
)  # fmt: skip


class EasyBot(NormalBot):
    """Looks at itself and this year. The same View, ask and seed always give the same answer."""

    def __init__(self, seed: int, style: Style = NEUTRAL, personality: str = "") -> None:
        super().__init__(seed, style, personality, PLAIN)
