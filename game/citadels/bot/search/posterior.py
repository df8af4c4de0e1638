"""Which roles the others hold, weighed by how players choose: a posterior over whole distributions of the characters.

A distribution is dealt at random among those the View allows (`guess_roles`), and weighed by the chance that this
draft came about: at each pick the picker chose what it holds from what was passed to it, with the chances of a fitted
model. Nobody knows what kind of players the others are, so there may be several such models: what was seen of this
draft speaks for one or the other. Nothing but the View goes in.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.search import total
from game.citadels.rules import draft, guess_roles
from game.citadels.rules.guess_roles import Deal
from game.citadels.rules.state import View
from game.kernel.rng import Rng

Dealer = Callable[[View, Rng, int], list[Deal]]
"""Other distributions than the posterior's, so many for a View: for measuring what inference is worth."""
DEALS_PER_WORLD = 4
FEWEST_DEALS, MOST_DEALS = 40, 240


Pulls = list[list[float]]
"""By seat and rank (index 0 is unused): how much each rank draws a seat, as a factor."""
Kind = tuple[float, Pulls]
"""How likely the others are such players beforehand, and what draws these."""


class Roles:
    """Distributions of the characters for one View, to be drawn in proportion to their weights."""

    def __init__(self, view: View, kinds: list[Kind], rng: Rng, worlds: int) -> None:
        """`kinds` of players as in `Outlook.kinds`; without any all distributions weigh the same. Raises Impossible."""
        weighed = bool(kinds) and bool(view.order)
        count = max(FEWEST_DEALS, min(MOST_DEALS, worlds * DEALS_PER_WORLD)) if weighed else worlds
        self.deals = guess_roles.deals(view, rng, max(1, count))
        self.weights = [1.0] * len(self.deals)
        if weighed:
            self.weights = self.weighed(view, kinds, rng)
            if not any(self.weights):
                self.weights = [1.0] * len(self.deals)

    def weighed(self, view: View, kinds: list[Kind], rng: Rng) -> list[float]:
        """For each of the deals how likely this draft was if it is the true one."""
        return [total([share * likelihood(view, deal, pulls) for share, pulls in kinds]) for deal in self.deals]

    def drawn(self, count: int, rng: Rng) -> list[Deal]:
        """So many, spread evenly over the weights (systematic resampling)."""
        step, passed, place = total(self.weights) / count, self.weights[0], 0
        start = rng.random() * step
        found = []
        for number in range(count):
            at = start + number * step
            while passed < at and place < len(self.deals) - 1:
                place += 1
                passed += self.weights[place]
            found.append(self.deals[place])
        rng.shuffle(found)
        return found

    def beliefs(self) -> list[dict[int, float]]:
        """For each seat the chance of each rank it may hold."""
        whole = total(self.weights)
        rows: list[dict[int, float]] = [{} for _ in self.deals[0].roles]
        for deal, weight in zip(self.deals, self.weights, strict=True):
            for row, ranks in zip(rows, deal.roles, strict=True):
                for rank in ranks:
                    row[rank] = row.get(rank, 0.0) + weight / whole
        return rows


def likelihood(v: View, deal: Deal, pulls: Pulls) -> float:
    """How likely the others were to choose what they hold in this deal, up to a factor that is the same for all."""
    if v.box.players < 4:
        return _held(v, deal, pulls)
    drafted = before_swap(deal)
    seen_by_me = {rank for seen in v.seen[v.viewer] for rank in seen}
    if not draft.face_down_first(v):
        return _sequence(v, drafted, None, pulls)
    firsts = [rank for rank in deal.face_down if rank not in seen_by_me or v.order[-1] == v.viewer]
    if not firsts:  # the last seat kept the first face-down card
        return _sequence(v, drafted, None, pulls)
    return total(_sequence(v, drafted, first, pulls) for first in firsts)


def before_swap(deal: Deal) -> list[list[int]]:
    """Roles as they were drafted: a Theater swap is taken back."""
    if not deal.exchanged:
        return deal.roles
    owner, partner, gave, got = deal.exchanged
    roles = [ranks[:] for ranks in deal.roles]
    roles[owner] = [gave if rank == got else rank for rank in roles[owner]]
    roles[partner] = [got if rank == gave else rank for rank in roles[partner]]
    return roles


def _sequence(v: View, drafted: list[list[int]], first: int | None, pulls: Pulls) -> float:
    """One character each: the product of the others' choices, in the order of the draft."""
    pool = [rank for rank in range(1, v.box.ranks + 1) if rank not in v.face_up and rank != first]
    chance = 1.0
    for number in range(v.picked):
        seat = v.order[v.box.plan[number][0]]
        if not drafted[seat]:
            continue
        rank = drafted[seat][0]
        if number == len(v.box.plan) - 1 and first is not None and draft.last_takes_both(v):
            pool.append(first)
        if rank not in pool:
            return 0.0
        if seat != v.viewer:
            row = pulls[seat]
            chance *= row[rank] / total(row[other] for other in pool)
        pool.remove(rank)
    return chance


def _held(v: View, deal: Deal, pulls: Pulls) -> float:
    """Two characters each: how much what the others hold draws them, against all that is not open."""
    drafted = before_swap(deal)
    chance = 1.0
    for seat, ranks in enumerate(drafted):
        if seat == v.viewer:
            continue
        row = pulls[seat]
        whole = total(row)
        for rank in ranks:
            chance *= row[rank] / whole
    return chance
