"""A turn of the last round, solved: every line of the seat's own decisions to the end of the round.

Decisions are made once for all sampled worlds in which the seat sees the same, so nothing is chosen with knowledge the
seat does not have; what a line uncovers (drawn cards, a revealed character) may be used after it. The others are
played by the quick player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.search import ROUNDS_AHEAD, Judged
from game.citadels.bot.normal import BEGUN
from game.citadels.bot.search.flat import Mind, different, worlds_of
from game.citadels.bot.search.learnt import NAMES, chances, features, progress
from game.citadels.bot.search.models import ValueModel
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.quick import Quick
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules import queries
from game.citadels.rules.state import Game, Table, View
from game.kernel.options import PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import SHORT, Ask, Seat

EXTRA_BUILDS = 2  # builds beyond the limit that abilities and districts may bring
DEPTH = 40  # own decisions in one line

Member = tuple[int, World]  # the number of a sampled world, and where it stands


@dataclass(frozen=True)
class Limits:
    """A budget in answers, never in time; about 25 us each on the reference machine."""

    answers: int = 2600
    fewest: int = 6  # worlds; a turn too wide for so many is not solved
    most: int = 48


def is_last(v: View) -> bool:
    """Whether the viewer is on turn in what is, or by its own builds may become, the last round."""
    if v.seat != v.viewer or v.asked != v.viewer or v.rank < 1:
        return False
    missing = v.box.complete - queries.size(v, v.viewer)
    return bool(v.completed) or missing <= v.builds + EXTRA_BUILDS * bool(v.box.open_limit) + 1


def solve(
    view: View,
    ask: Ask,
    options: Sequence[str],
    limits: Limits,
    mind: Mind,
    rng: Rng,
) -> list[Judged] | None:
    """The options, best first: the mean over sampled worlds of the best own continuation after each.

    Options that lead back to the same question are left out. None if this is no turn of the last round, one too wide
    for the budget, or one in which nothing wins. Deterministic. Raises Impossible for a View no game fits.
    """
    if not is_last(view) or len(options) < 2:
        return None
    outlook, value_of = Outlook(view, mind.picks, mind.prior), mind.value
    worlds = list(worlds_of(view, outlook, mind, rng, limits.most))
    seed = rng.below(1 << 30)
    trial = _Turn(ask.seat, view.round, outlook, value_of, seed, limits.answers // limits.fewest)
    found = trial.judge(options, worlds[:1])
    if trial.broken_off:
        return None
    count = max(limits.fewest, min(limits.most, limits.answers // max(1, trial.given)))
    if count > 1:
        solved = _Turn(ask.seat, view.round, outlook, value_of, seed, 2 * limits.answers)
        found = solved.judge(options, worlds[:count])
    found.sort(key=lambda one: -one.chance)
    return found if found and found[0].chance > 0.0 else None


class _Turn:
    """One search. `given` counts answers, `broken_off` says whether the budget was too small for every line."""

    def __init__(self, me: Seat, number: int, outlook: Outlook, value_of: ValueModel, seed: int, answers: int) -> None:
        self.me, self.round, self.outlook, self.value_of, self.seed = me, number, outlook, value_of, seed
        self.left = answers
        self.given = 0
        self.broken_off = False
        self._known: dict[tuple[object, ...], float] = {}

    def judge(self, options: Sequence[str], worlds: list[World]) -> list[Judged]:
        """The mean chance to win after each option, in these worlds."""
        members = list(enumerate(worlds))
        here = (*what_is_seen(worlds[0], self.me), tuple(number for number, _ in members))
        self._known[here] = 0.0  # what leads back here would be begun for ever
        found: list[Judged] = []
        options = [option for option in options if not self._leads_back(option, worlds[0])] or options
        for place, option in enumerate(options):
            floor = self.left - self.left // (len(options) - place)
            whole = self._after(option, members, floor, 0)
            found.append(Judged(option, whole / len(worlds), len(worlds)))
        return found

    def _leads_back(self, option: str, world: World) -> bool:
        copy = world.clone()
        copy.choose(option)
        while copy.stack and copy.stack[-1][1] == self.me and len(copy.stack[-1][2]) == 1:
            copy.choose(copy.stack[-1][2][0])
        return bool(copy.stack) and what_is_seen(copy, self.me) == what_is_seen(world, self.me)

    def _after(self, option: str, members: list[Member], floor: int, depth: int) -> float:
        """The sum over these worlds after this answer, the best own answers following."""
        copies = [(number, g.clone()) for number, g in members]
        for _, g in copies:
            g.choose(option)
        self._count(len(copies))
        return self._play_on(copies, floor, depth)

    def _play_on(self, members: list[Member], floor: int, depth: int) -> float:
        groups: dict[tuple[object, ...], list[Member]] = {}
        whole = 0.0
        spent = self.left <= floor or depth >= DEPTH
        for number, g in members:
            if self._others(number, g, to_the_end=spent):
                whole += chances(g, self.value_of)[self.me]
            else:
                groups.setdefault(what_is_seen(g, self.me), []).append((number, g))
        for place, (seen, group) in enumerate(groups.items()):
            whole += self._decide(seen, group, self.left - (self.left - floor) // (len(groups) - place), depth)
        return whole

    def _others(self, number: int, g: World, *, to_the_end: bool) -> bool:
        """Play until the seat has a choice; whether the round is over instead. Once the budget is spent the quick
        player decides for the seat as well."""
        quick = Quick(self.outlook, self.seed + number)
        given = 0
        while g.stack and g.round == self.round:
            top = g.stack[-1]
            if top[1] == self.me and len(top[2]) > 1 and not to_the_end:
                break
            self.broken_off |= to_the_end and top[1] == self.me and len(top[2]) > 1
            g.choose(quick.choose(g))
            given += 1
        self._count(given)
        return not g.stack or g.round != self.round

    def _decide(self, seen: tuple[object, ...], members: list[Member], floor: int, depth: int) -> float:
        """The best answer for all these worlds together."""
        key = (*seen, tuple(number for number, _ in members))
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = 0.0  # whoever comes back here has gone in a circle
        g = members[0][1]
        options = sensible(g, SHORT[g.stack[-1][0]], g.stack[-1][2])
        best = 0.0
        for place, option in enumerate(options):
            below = self.left - max(0, self.left - floor) // (len(options) - place)
            best = max(best, self._after(option, members, below, depth + 1))
        self._known[key] = best
        return best

    def _count(self, answers: int) -> None:
        self.given += answers
        self.left -= answers


def sensible(g: Table, step: str, options: list[str]) -> list[str]:
    """One option of each sort; nothing is begun only to be declined."""
    found = different(g, options)
    if step in BEGUN and PASS in found and len(found) > 1:
        found.remove(PASS)
    return found


def what_is_seen(g: Game, me: Seat) -> tuple[object, ...]:
    """All that can differ for the seat between two moments of a round."""
    step, _, options, _, memo = g.stack[-1]
    return (
        step, tuple(options), repr(memo), tuple(sorted(g.hand[me])), tuple(len(hand) for hand in g.hand),
        tuple(tuple(sorted(city)) for city in g.city), tuple(g.gold), tuple(g.shown), tuple(sorted(g.used)),
        tuple(sorted(g.beautified)), len(g.museum), g.builds, g.gathered, g.crown, g.rank, g.killed, g.robbed,
        g.bewitched, tuple(g.completed), g.tax,
    )  # fmt: skip


# Where options lead to.

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
