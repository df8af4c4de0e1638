"""The weakest player: every option of every ask is equally likely."""

from __future__ import annotations

from game.bots.bot import decision_rng
from game.kernel.steps import Ask


class RandomBot:
    """Uniform over the options. Looks at nothing."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: object, ask: Ask) -> str:
        return decision_rng(self.seed, ask).choice(ask.options)
