"""What searching players probably chose in a draft: their own search, asked in their place.

For each seat that chose before or after the viewer, and each pool it may have had before it, the search of `expert` is
asked what it would keep, with several hands it may hold. It sees what that seat would see and nothing else; all comes
out of one View. What it answers is taken together with the prior: of the picks of `expert` they foretell more than
either alone.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.search import Effort, Judged, ln, softmax, total
from game.citadels.bot.search.naming import NAMING, Outlook
from game.citadels.bot.search.posterior import Kind, Roles, before_swap, likelihood
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules import asked, draft
from game.citadels.rules.guess_roles import Deal
from game.citadels.rules.observe import observe
from game.citadels.rules.state import NO_MARK, NOBODY, UNKNOWN, View
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

WHERE = frozenset({"draft.keep", *NAMING})
"""The questions whose answers hang on who holds what: only there it is worth its time."""
THOUGHT = Effort(48, rounds=2)  # of the others, as it is supposed
HANDS = 4  # with which a seat is asked about each pool
QUESTIONS = {4: 22, 5: 12, 6: 7, 7: 5, 8: 4}
"""By the number of players how many are asked at most, about the likeliest pools; for the others the prior speaks
alone. So a round of six who suppose takes no longer than people like to wait."""
BLUR = 0.022  # chance to win within which they choose one or the other
HABIT = 1.2  # how much the prior counts beside what the search sees
SURPRISE = 0.12  # how often they choose as the prior says alone
Others = Callable[[View, Ask], list[Judged]]
"""The search of those others."""
Pool = tuple[int, ...]
Rows = list[list[int]]  # by seat the ranks that it drafted


def worth_supposing(view: View, ask: Ask) -> bool:
    """Whether it may help with this question: others have chosen one character each."""
    drafted = view.order[: view.picked]
    return ask.step in WHERE and view.box.players > 3 and any(Seat(seat) != view.viewer for seat in drafted)


class Supposed(Roles):
    """Distributions of the characters, weighed by how those others would have chosen them."""

    def __init__(self, view: View, outlook: Outlook, others: Others, rng: Rng, worlds: int) -> None:
        """Raises Impossible."""
        self.others, self.outlook = others, outlook
        super().__init__(view, outlook.kinds, rng, worlds)

    def weighed(self, view: View, kinds: list[Kind], rng: Rng) -> list[float]:
        """As the posterior does, with what was asked in place of the prior."""
        drafts = Drafts(view, self.outlook, self.others, rng)
        share, pulls = kinds[-1]
        likely = [share * likelihood(view, deal, pulls) for deal in self.deals]
        rest = [total([one * likelihood(view, deal, pull) for one, pull in kinds[:-1]]) for deal in self.deals]
        found = [0.0] * len(self.deals)
        for number in sorted(range(len(likely)), key=lambda one: -likely[one]):
            found[number] = rest[number] + share * drafts.chance(self.deals[number])
        return found


class Drafts:
    """How the others choose in this draft, as far as one seat can suppose."""

    def __init__(self, view: View, outlook: Outlook, others: Others, rng: Rng) -> None:
        self.view, self.others, self.rng = view, others, rng
        self.pull = outlook.kinds[-1][1]
        self._found: dict[tuple[Seat, Pool], dict[int, float]] = {}
        self._left = QUESTIONS[view.box.players]

    def chance(self, deal: Deal) -> float:
        """How likely the others were to choose what they hold in this deal, up to a factor that is the same for all."""
        v, drafted, chance = self.view, before_swap(deal), 1.0
        first, pools = passed_on(v, deal)
        for number, pool in enumerate(pools):
            seat = Seat(v.order[number])
            if seat != v.viewer:
                chances = self._found.get((seat, pool))
                if chances is None:
                    chances = self._found[seat, pool] = self._chances(deal, number, pool, first)
                chance *= chances.get(drafted[seat][0], 0.0)
        return chance

    def _chances(self, deal: Deal, number: int, pool: Pool, first: int) -> dict[int, float]:
        """For each rank of the pool how likely it was kept."""
        seat = Seat(self.view.order[number])
        habits = _shares({rank: ln(self.pull[seat][rank]) for rank in pool})
        if len(pool) == 1 or self._left <= 0:
            return habits
        self._left -= 1
        g = at_the_pick(dealt_world(self.view, self.rng, deal), before_swap(deal), number, pool, first)
        found = dict.fromkeys(pool, 0.0)
        for _ in range(HANDS):
            for rank, share in self._with_a_hand(g, seat, habits).items():
                found[rank] += share / HANDS
        return {rank: SURPRISE * habits[rank] + (1 - SURPRISE) * share for rank, share in found.items()}

    def _with_a_hand(self, g: World, seat: Seat, habits: dict[int, float]) -> dict[int, float]:
        """The same for one hand that it may hold."""
        _deal_hands(g, self.view, self.rng)
        ask = g.pending
        assert ask is not None
        gains = {value(one.option): one.gain for one in self.others(observe(g, seat), ask)}
        return _shares({rank: gains.get(rank, 0.0) / BLUR + HABIT * ln(habit) for rank, habit in habits.items()})


def _shares(scores: dict[int, float]) -> dict[int, float]:
    """By rank chances that grow like exp(score)."""
    return dict(zip(scores, softmax(list(scores.values())), strict=True))


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
