"""The level `easy`: food, citizens and kinds; it looks at no neighbour and thinks of no later year."""

from __future__ import annotations

from game.la_citta.bot.normal import NormalBot
from game.la_citta.bot.numbers import Worth
from game.la_citta.bot.style import NEUTRAL, Style

PLAIN = Worth(
    growth=0.3, unfed=(1.2, 0.2, 0.0), win=0.0, loss=0.0, bare=0.0, bare_food=0.0, harm=0.0, later=0.0,
    kinds=(0.8, 0.8, 0.8), look=0.3, site_food=0.0, site_water=0.0, site_gold=0.0,
)  # fmt: skip


class EasyBot(NormalBot):
    """Looks at itself and this year. The same View, ask and seed always give the same answer."""

    def __init__(self, seed: int, style: Style = NEUTRAL, personality: str = "") -> None:
        super().__init__(seed, style, personality, PLAIN)
