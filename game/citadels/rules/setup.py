"""Setting up a game (rulebook p. 2): 4 cards and 2 gold each, one player wears the crown."""

from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules import round as rounds
from game.citadels.rules.box import Box
from game.citadels.rules.state import Game
from game.kernel import pcg
from game.kernel.pcg import Pcg
from game.kernel.rng import seeded
from game.kernel.steps import Seat

CARDS_DEALT = 4
GOLD_DEALT = 2


def new(box: Box, seed: int) -> Game:
    """A game whose first round is about to start."""
    g = Game(box)
    g.rng = seeded(seed) if box.setup.version > 3 else pcg.seeded(seed)
    g.deck = list(range(len(box.kind)))
    goods.shuffle(g, g.deck)
    for hand in g.hand:
        hand += [g.deck.pop() for _ in range(CARDS_DEALT)]
    g.gold = [GOLD_DEALT] * box.players
    g.crown = Seat(box.setup.crown) if box.setup.crown >= 0 else _any_seat(g, seed)
    g.do(g.crown, rounds.start)
    return g


def _any_seat(g: Game, seed: int) -> Seat:
    """Who begins, by chance. The crown is public: it must not come from a number that also placed a hidden card."""
    if g.box.setup.version < 3:
        return Seat(Pcg(seed).below(g.box.players))  # the very number of the shuffle's first swap
    return Seat(goods.any_of(g, list(range(g.box.players))))
