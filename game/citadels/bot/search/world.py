"""A sampled world: a complete game in which any seat can be looked through, so that habits for a View work on it."""

from __future__ import annotations

from game.citadels.bot.search.posterior import before_swap
from game.citadels.rules import draft
from game.citadels.rules.determinize import fill
from game.citadels.rules.guess_roles import Deal
from game.citadels.rules.state import View
from game.kernel.rng import Rng
from game.kernel.steps import Seat


class World(View):
    """A View in which nothing is hidden; `viewer` is the seat whose habit is asked now. A world never holds the truth:
    it is dealt from a View."""

    __slots__ = ()


def dealt_world(view: View, rng: Rng, deal: Deal) -> World:
    """A world with these characters, in which everybody remembers what it saw in the draft. Raises Impossible."""
    world = fill(World(view.box), view, rng, deal)
    if view.box.players > 3:
        _remember_looks(world, view.viewer, before_swap(deal))
    return world


def _remember_looks(g: World, viewer: Seat, drafted: list[list[int]]) -> None:
    """One character each: what was passed to a seat is what nobody before it kept."""
    seen_by_viewer = {rank for seen in g.seen[viewer] for rank in seen}
    first = next((rank for rank in g.face_down if rank not in seen_by_viewer), 0)
    pool = [rank for rank in range(1, g.box.ranks + 1) if rank not in g.face_up and rank != first]
    for number in range(g.picked):
        seat = Seat(g.order[g.box.plan[number][0]])
        if first and number == len(g.box.plan) - 1 and draft.last_takes_both(g):
            pool = sorted([*pool, first])
        if seat != viewer:
            g.seen[seat] = [pool[:]]
        pool = [rank for rank in pool if rank not in drafted[seat]]
