"""Where options lead to: what the seat has when the sampled worlds of the search have been played on.

The reasons of a hint come from here: the difference between two options in what the seat has, each weighed as the
fitted value weighs it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.halving import ROUNDS_AHEAD
from game.citadels.bot.search.flat import Mind
from game.citadels.bot.search.models import ValueModel
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.quick import Quick
from game.citadels.bot.search.value import NAMES, chances, features, progress
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules.state import View
from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask

WORLDS = 48
FAMILIES = {
    "points": ("points", "uniques", "worth of wells and towers", "map room cards"),
    "gold": ("gold", "gold up to 8"),
    "cards": ("cards", "useful cards up to 4", "cost of the three dearest"),
    "reach": ("dearest in reach",),
    "districts": ("districts", "districts squared"),
    "tempo": ("one short", "two short", "complete", "first complete"),
    "types": ("types", "all types"),
    "crown": ("crown",),
}
"""Features that a reason speaks of together."""


class _End:
    """Sums over the worlds of one option."""

    def __init__(self, option: str, view: View, seat: int) -> None:
        self.option, self.seat = option, seat
        self.has = [0.0] * len(NAMES)
        self.rivals = [0.0] * view.box.players
        self.city = len(view.city[seat])
        self.hand = [card for card in view.hand[seat] if not (kind(option) == "build" and value(option) == card)]
        self.payable = dict.fromkeys(self.hand, 0)
        self.lost = self.won = 0

    def add(self, g: World, model: ValueModel) -> None:
        """One world, played on."""
        seat = self.seat
        self.has = [a + b for a, b in zip(self.has, features(g, seat), strict=True)]
        self.rivals = [a + b for a, b in zip(self.rivals, chances(g, model), strict=True)]
        self.lost += len(g.city[seat]) < self.city
        for card in self.hand:
            if card in g.hand[seat] and g.box.cost[card] <= g.gold[seat]:
                self.payable[card] += 1

    def plain(self, weights: Sequence[float], count: int) -> Plain:
        """The means, and what each family of features is worth in the fitted value."""
        has = [one / count for one in self.has]
        worth = dict(zip(NAMES, (a * b for a, b in zip(has, weights, strict=True)), strict=True))
        return {
            "option": self.option,
            "has": dict(zip(NAMES, has, strict=True)),
            "worth": {family: sum(worth[name] for name in names) for family, names in FAMILIES.items()},
            "rivals": [one / count for one in self.rivals],
            "danger": self.lost / count,
            "payable": [[card, often / count] for card, often in self.payable.items()],
        }


def ends(view: View, ask: Ask, options: Sequence[str], mind: Mind, rng: Rng) -> list[Plain]:
    """For each option, all in the same worlds: the mean of what the seat has (`has`, by value.NAMES), its `worth` by
    family, every seat's chance to win (`rivals`), how often a district was lost (`danger`), and how often each card of
    the hand can be paid for (`payable`). Raises Impossible for a View no game fits."""
    outlook, model = Outlook(view, mind.picks, mind.prior), mind.value
    found = [_End(option, view, ask.seat) for option in options]
    late = 0.0
    for deal in mind.roles(view, outlook, rng, WORLDS).drawn(WORLDS, rng):
        world, seed = dealt_world(view, rng, deal), rng.below(1 << 30)
        for end in found:
            g = world.clone()
            g.choose(end.option)
            Quick(outlook, seed).play(g, view.round + ROUNDS_AHEAD)
            end.add(g, model)
            late += progress(g)
    late /= WORLDS * max(1, len(found))
    both = model.of(view.box.players)
    weights = [a + (b - a) * late for a, b in zip(both.early, both.late, strict=True)]
    return [end.plain(weights, WORLDS) for end in found]
