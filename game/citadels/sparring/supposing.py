"""What searching players probably chose in a draft: their own search, asked in their place.

For each seat that chose before or after its turn, and each pool it may have had before it, the others' search is asked
what it would keep, with several hands it may hold. It sees what that seat would see and nothing else; all comes out of
one View.
"""

from __future__ import annotations

from math import exp

from game.bots.search.halving import Effort
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.player import SearchBot
from game.citadels.bot.search.posterior import before_swap
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules import asked, draft, guess_roles
from game.citadels.rules.guess_roles import Deal
from game.citadels.rules.observe import observe
from game.citadels.rules.state import NO_MARK, NOBODY, UNKNOWN, View
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.steps import Seat

DEALS = 120  # distributions that are weighed; the worlds of a search are drawn from them
HANDS = 4  # with which a seat is asked about each pool
TRUST = 0.5  # of each gold that a character seems to be worth to whoever chooses it
LIKELIEST = 36  # questions asked at most; what is left is taken to be chosen evenly
THOUGHT = Effort(48, hope=0.7)  # of the others, as it is supposed
BLUR = 0.03  # chance to win within which they choose one or the other
SURPRISE = 0.1  # how often they do something else
Pool = tuple[int, ...]
Rows = list[list[int]]  # by seat the ranks that it drafted


class Drafts:
    """How the others choose in this draft, as far as one seat can suppose."""

    def __init__(self, view: View, rng: Rng) -> None:
        """Raises ModelFault if the others' search cannot be used."""
        self.view, self.rng = view, rng
        self.other = SearchBot(rng.below(1 << 30), THOUGHT)
        self.worth = Outlook(view, None).draft
        self._found: dict[tuple[Seat, Pool], dict[int, float]] = {}

    def chance(self, deal: Deal) -> float:
        """How likely the others were to choose what they hold in this deal, up to a factor that is the same for all."""
        v, world = self.view, dealt_world(self.view, self.rng, deal)
        drafted, chance = before_swap(deal), 1.0
        first, pools = passed_on(v, deal)
        for number, pool in enumerate(pools):
            seat = Seat(v.order[number])
            if seat != v.viewer:
                chances = self._found.get((seat, pool))
                if chances is None:
                    g = at_the_pick(world, drafted, number, pool, first)
                    chances = self._found[seat, pool] = self._asked(g, seat, pool)
                chance *= chances.get(drafted[seat][0], 0.0)
        return chance

    def _asked(self, g: World, seat: Seat, pool: Pool) -> dict[int, float]:
        even = 1.0 / len(pool)
        if len(pool) == 1 or len(self._found) >= LIKELIEST:
            return dict.fromkeys(pool, even)
        found = dict.fromkeys(pool, 0.0)
        for _ in range(HANDS):
            _deal_hands(g, self.view, self.rng)
            ask = g.pending
            assert ask is not None
            judged = self.other.judged(observe(g, seat), ask)
            merits = {
                value(one.option): one.gain / BLUR + TRUST * self.worth[seat][value(one.option)] for one in judged
            }
            most = max(merits.values())
            weights = {rank: exp(merit - most) for rank, merit in merits.items()}
            whole = sum(weights.values())
            for rank, weight in weights.items():
                found[rank] += weight / whole / HANDS
        return {rank: SURPRISE * even + (1 - SURPRISE) * share for rank, share in found.items()}


def supposed(view: View, rng: Rng, count: int) -> list[Deal]:
    """So many distributions of the characters, weighed by how searching players draft. Raises Impossible."""
    deals = guess_roles.deals(view, rng, max(1, min(DEALS, count)))
    if view.box.players > 3 and view.order and any(Seat(seat) != view.viewer for seat in view.order[: view.picked]):
        drafts = Drafts(view, rng)
        weights = [drafts.chance(deal) for deal in deals]
    else:
        weights = [1.0] * len(deals)
    return _drawn(deals, weights, count, rng)


def _drawn(deals: list[Deal], weights: list[float], count: int, rng: Rng) -> list[Deal]:
    """So many, spread evenly over the weights."""
    if not any(weights):
        weights = [1.0] * len(deals)
    step, passed, place = sum(weights) / count, weights[0], 0
    start, found = rng.random() * step, []
    for number in range(count):
        while passed < start + number * step and place < len(deals) - 1:
            place += 1
            passed += weights[place]
        found.append(deals[place])
    rng.shuffle(found)
    return found


def _deal_hands(g: World, view: View, rng: Rng) -> None:
    """Other cards in the hands and the deck, as the viewer cannot tell them apart."""
    zones = (*zip(g.hand, view.hand, strict=True), (g.deck, view.deck))
    hidden = [(row, place) for row, seen in zones for place, card in enumerate(seen) if card == UNKNOWN]
    cards = [row[place] for row, place in hidden]
    rng.shuffle(cards)
    for (row, place), card in zip(hidden, cards, strict=True):
        row[place] = card


def passed_on(v: View, deal: Deal) -> tuple[int, list[Pool]]:
    """The first card that was discarded face down, and what was passed to each seat that has chosen, in their order."""
    drafted, me = before_swap(deal), v.viewer
    closed = [rank for rank in range(1, v.box.ranks + 1) if rank not in v.face_up]
    gone = {*v.seen[me][0], *(rank for seat in v.order[: v.order.index(me)] for rank in drafted[seat])}
    unseen = [rank for rank in closed if rank not in gone]
    first = (unseen or deal.face_down or v.seen[me][0])[0]  # the last seat takes it up and cannot tell which it was
    left, pools = [rank for rank in closed if rank != first], list[Pool]()
    for number in range(v.picked):
        if number == len(v.box.plan) - 1 and draft.last_takes_both(v):
            left = sorted([*left, first])
        pools.append(tuple(left))
        left = [rank for rank in left if rank not in drafted[v.order[number]]]
    return first, pools


def at_the_pick(world: World, drafted: Rows, number: int, pool: Pool, first: int) -> World:
    """This world when that seat had to choose from this pool: nobody has been called yet, and who comes later holds
    nothing."""
    g = world.clone()
    g.phase, g.picked, g.rank, g.killed, g.robbed, g.bewitched = "draft", number, 0, 0, 0, 0
    g.thief = g.seat = g.blackmailer = NOBODY
    g.gathered, g.resumed, g.builds, g.used, g.safe = False, False, 0, [], []
    g.shown = [-1] * (g.box.ranks + 1)
    g.warrants, g.threats = [NO_MARK] * (g.box.ranks + 1), [NO_MARK] * (g.box.ranks + 1)
    g.threats_open, g.exchanged, g.site = NO_MARK, [], -1
    earlier = set(g.order[:number])
    g.roles = [ranks[:] if seat in earlier else [] for seat, ranks in enumerate(drafted)]
    g.seen = [[] for _ in g.roles]
    g.face_down, g.pool = [first], [rank for rank in pool if rank != first]
    g.stack = [["citadels/round.call", g.crown]]
    asked.ANEW["draft"](g, Seat(g.order[number]))
    g.run()
    return g
