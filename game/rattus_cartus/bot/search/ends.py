"""Where options lead to: what the seat has when the sampled worlds have been played on. Hints name the differences."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask, Seat
from game.rattus_cartus.bot.nuns import Chances, survival
from game.rattus_cartus.bot.outlook import ROUNDS
from game.rattus_cartus.bot.search.models import Weights
from game.rattus_cartus.bot.search.quick import Quick
from game.rattus_cartus.bot.search.value import chances, people_worth, rats_at_end
from game.rattus_cartus.bot.standing import estates, stakes
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.state import Game, View

WORLDS = 40
FAMILIES = ("points", "influence", "cards", "specials", "rats", "markers", "nuns")


def ends(view: View, ask: Ask, lines: Sequence[str], weights: Weights, nuns: list[Chances], rng: Rng) -> list[Plain]:
    """For each line (answers with spaces between them), all in the same worlds: the mean of what the seat has (`has`),
    its `worth` by family, every seat's chance to win (`rivals`), and the chance to die (`danger`).
    Raises Impossible for a View no game fits."""
    found = [_End(line.partition(" ")[0], view.box.players) for line in lines]
    dangers = stakes(view, nuns[ask.seat])
    for _ in range(WORLDS):
        world, seed = determinize(view, rng), rng.below(1 << 30)
        for line, end in zip(lines, found, strict=True):
            g = world.clone()
            for word in line.split(" "):
                g.choose(word)
            Quick(nuns, dangers, seed).play(g, view.round + 1)
            end.add(g, ask.seat, weights, nuns[ask.seat])
    rest = ROUNDS[view.box.players] - view.round
    return [end.plain(weights.width + weights.widens * rest**0.5) for end in found]


class _End:
    """Sums over the worlds of one line."""

    def __init__(self, option: str, players: int) -> None:
        self.option = option
        self.has = dict.fromkeys(FAMILIES, 0.0)
        self.worth = dict.fromkeys(FAMILIES, 0.0)
        self.rivals = [0.0] * players
        self.danger = 0.0

    def add(self, g: Game, seat: Seat, weights: Weights, nuns: Chances) -> None:
        """One world, played on."""
        rest = ROUNDS[g.box.players] - g.round + 1
        if not g.stack:
            rest = 0
        kinds = [g.box.kind[card] for card in g.hand[seat]]
        people = sum(kind in ("follower", "joker") for kind in kinds)
        aim = rats_at_end(g.rats[seat], rest, weights)
        points = estates(g)[seat]
        specials = 0.0
        for kind in kinds:
            specials += weights.kinds.get(kind, 0.0)
        has = {
            "points": points, "influence": float(sum(row[seat] for row in g.points)), "cards": float(people),
            "specials": float(len(kinds) - people), "rats": float(g.rats[seat]), "markers": float(g.markers[seat]),
            "nuns": float(len(g.looked[seat])),
        }  # fmt: skip
        worth = {
            "points": weights.estates * points, "influence": 0.0, "cards": people_worth(people, rest, weights),
            "specials": specials, "rats": -weights.rat * (g.rats[seat] - aim),
            "markers": weights.marker * g.markers[seat], "nuns": weights.look * len(g.looked[seat]),
        }  # fmt: skip
        for family in FAMILIES:
            self.has[family] += has[family] / WORLDS
            self.worth[family] += worth[family] / WORLDS
        for one, chance in enumerate(chances(g, nuns, weights)):
            self.rivals[one] += chance / WORLDS
        self.danger += (1.0 - survival(nuns, aim)) / WORLDS

    def plain(self, width: float) -> Plain:
        """The means; worth in steps of e to 1 of the chance to win."""
        worth = {family: points / width for family, points in self.worth.items()}
        return {
            "option": self.option, "has": self.has, "worth": worth, "rivals": self.rivals, "danger": self.danger,
        }  # fmt: skip
