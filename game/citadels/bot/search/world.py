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
    closed = [rank for rank in range(1, g.box.ranks + 1) if rank not in g.face_up]
    first = _first_face_down(g, viewer, drafted, closed)
    pool = [rank for rank in closed if rank != first]
    for number in range(g.picked):
        seat = Seat(g.order[g.box.plan[number][0]])
        if first and number == len(g.box.plan) - 1 and draft.last_takes_both(g):
            pool = sorted([*pool, first])
        if seat != viewer:
            g.seen[seat] = [pool[:]]
        pool = [rank for rank in pool if rank not in drafted[seat]]


def _first_face_down(g: World, viewer: Seat, drafted: list[list[int]], closed: list[int]) -> int:
    """The rank that lay face down before the first pick, and that the last seat may have kept since; 0 for the last
    seat itself, which cannot tell it from the card that was passed to it."""
    if not g.seen[viewer]:
        return next((rank for rank in g.face_down), 0)
    gone = {*g.seen[viewer][0]}
    for seat in g.order[: g.order.index(viewer)]:
        gone.update(drafted[seat])
    return next((rank for rank in closed if rank not in gone), 0)
