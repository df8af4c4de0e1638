"""The levels `hard` and `expert`: plans compared in sampled worlds, the rules of thumb as a second opinion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.bots.learnt import Sight as Seen
from game.bots.learnt import usable
from game.bots.network import Network
from game.bots.search import Effort, Judged, Trial, by_merit, compared, exp, softmax
from game.kernel.options import option, value
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import SHORT, Ask, Seat
from game.rattus_cartus.bot import normal
from game.rattus_cartus.bot.habits import ENTER, HABITS, LAY, NUMBER
from game.rattus_cartus.bot.normal import PLAY_PASS, NormalBot, living
from game.rattus_cartus.bot.nuns import TOTAL, Chances, public_chances, row_chances, survival
from game.rattus_cartus.bot.plans import Plan, Planner
from game.rattus_cartus.bot.search import learnt
from game.rattus_cartus.bot.search.models import KINDS, Weights, learnt_network, value_model
from game.rattus_cartus.bot.standing import ROUNDS, Outlook, estates, power, stakes
from game.rattus_cartus.bot.style import NEUTRAL, Style, style_of
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.state import Game, View


class Judge(NamedTuple):
    """What positions are worth: the weights of the fitted value for a number of players, and what was learnt besides,
    if its file can be used."""

    weights: Weights
    network: Network | None


# Playing a sampled world on, fast.

QUICK_WHIM = 0.6  # points within which it does not always choose the best plan
MOODS, ACTION = 4099, "action.chosen"


def _moods() -> list[float]:
    rng = Rng(MOODS)
    return [rng.random() * QUICK_WHIM for _ in range(MOODS)]


MOOD = _moods()


class Quick:
    """One world's player of all seats. `chances` are those of the nuns by seat, `stakes` what each has to lose
    (`standing.stakes`); worlds compared with each other get the
    same seed, so that they differ by the option alone."""

    def __init__(self, chances: list[Chances], stakes: list[float], seed: int) -> None:
        self.chances, self.stakes, self.seed = chances, stakes, seed
        self.planned: dict[int, list[int]] = {}  # by seat: cards still to lay

    def play(self, g: Game, until: int) -> None:
        """To the end of the round before that one, or of the game."""
        stack = g.stack
        while stack and g.round < until:
            step, seat, options, _, memo = stack[-1]
            g.choose(options[0] if len(options) == 1 else self.answer(g, SHORT[step], seat, options, memo))

    def answer(self, g: Game, step: str, seat: Seat, options: list[str], memo: dict[str, int]) -> str:
        """One of the options."""
        if step == LAY:
            return self._lay(g, seat, options)
        if step == ACTION:
            return options[0]
        look = self._look(g, seat)
        if step == ENTER:
            return option("enter", self._plan(look, None))
        if step == NUMBER:
            if seat not in self.planned:
                self._plan(look, [memo["slot"]])
            return option("number", len(self.planned[seat]))
        chosen = HABITS[step](look, options, memo)
        return chosen if chosen in options else options[0]

    def _look(self, g: Game, seat: Seat) -> Outlook:
        return Outlook(g, seat, self.chances[seat], NEUTRAL, self.stakes[seat])

    def _plan(self, look: Outlook, slots: list[int] | None) -> int:
        """Choose a plan, remember its cards, and say its building."""
        seat = look.me
        plans = normal.living(look, Planner(look).plans(slots))
        best, most, at = plans[0], -1e9, (self.seed + seat * 89) % MOODS
        for plan in plans:
            worth = plan.worth + MOOD[at]
            at = at + 1 if at + 1 < MOODS else 0
            if worth > most:
                best, most = plan, worth
        self.planned[seat] = list(best.cards)
        return best.slot

    def _lay(self, g: Game, seat: Seat, options: list[str]) -> str:
        left = self.planned.get(seat)
        if left is None:  # in the middle of a turn: any plan that goes on
            from_here = self._look(g, seat)
            slot = normal.slot_of(g, seat)
            plans = Planner(from_here, tuple(g.laid[seat])).plans([slot])
            number = g.numbers[seat]
            fitting = [plan for plan in plans if len(plan.cards) == number]
            best = max(fitting, key=lambda plan: plan.worth).cards if fitting else ()
            left = self.planned[seat] = [card for card in best if card not in g.laid[seat]]
        words = {value(word) for word in options}
        while left:
            card = left.pop()
            if card in words:
                return option("card", card)
        return options[0]


# What a position is worth.

PLACE = {kind: place for place, kind in enumerate(KINDS)}
FINE_RATS, FINE_WIDTH = 4, 16  # steps of a rat, and of a width, in the chance to live
NOBODY = 1e-6  # keeps a share from being divided by nothing
SURELY = 0.25  # the width that is left in the last round


class Features(NamedTuple):
    """A position in figures, per seat."""

    estates: list[float]  # points the estates are to bring
    markers: list[int]
    people: list[int]  # followers and Jokers in hand
    kinds: list[list[int]]  # of `models.KINDS` in hand
    looked: list[int]  # cards of the nun row looked at
    rats: list[int]
    rest: int  # rounds to come


def features(g: Game) -> Features:
    """The figures of a game between two rounds."""
    players, kind = g.box.players, g.box.kind
    people, kinds = [0] * players, []
    for seat, hand in enumerate(g.hand):
        counts = [0] * len(KINDS)
        for card in hand:
            which = kind[card]
            if which != "follower":
                counts[PLACE[which]] += 1
            if which in ("follower", "joker"):
                people[seat] += 1
        kinds.append(counts)
    rest = ROUNDS[players] - g.round + 1
    return Features(estates(g), g.markers, people, kinds, [len(looks) for looks in g.looked], g.rats, rest)


def chances(g: Game, nuns: Chances, judge: Judge) -> list[float]:
    """Each seat's chance to win, if the row has so many nuns with these chances. What is missing to 1 wins nobody."""
    if not g.stack:
        return at_the_end(g, nuns)
    figures = features(g)
    found = chances_of(figures, nuns, judge.weights)
    if judge.network is None:
        return found
    before = learnt.logarithms(found)
    more = judge.network.scores(learnt.shared(g), learnt.inputs(g, nuns, before, figures.estates))
    return softmax([one + another for one, another in zip(before, [*more, 0.0], strict=True)])[:-1]


def moment(g: Game) -> int:
    """The round that begins here with the first question, or 0: there the value is asked."""
    return g.round if g.stack and g.round > 1 and g.phase == "supply" else 0


def see(g: Game) -> Seen:
    """A position to learn from, with what the fitted value makes of it."""
    nuns = public_chances(g)
    figures = features(g.clone())
    before = learnt.logarithms(chances_of(figures, nuns, value_model().of(g.box.players)))
    return Seen(learnt.shared(g), learnt.inputs(g, nuns, before, figures.estates), before)


def chances_of(f: Features, nuns: Chances, weights: Weights) -> list[float]:
    """The same for a position in figures."""
    players, rest = len(f.rats), f.rest
    root: float = rest**0.5
    at_end = [rats_at_end(rats, rest, weights) for rats in f.rats]
    points = [points_of(f, seat, at_end[seat], weights) for seat in range(players)]
    most = max(points)
    width = weights.width + weights.widens * root
    force = [exp((one - most) / width) for one in points]
    doubt = int((SURELY + weights.doubt * root) * FINE_WIDTH + 0.5)
    alive = [_alive(int(rats * FINE_RATS + 0.5), doubt) for rats in at_end]
    found = [0.0] * players
    for total, chance in enumerate(nuns):
        if chance <= 0.0:
            continue
        whole, nobody = NOBODY, 1.0
        for seat in range(players):
            whole += force[seat] * alive[seat][total]
            nobody *= 1.0 - alive[seat][total]
        chance *= (1.0 - nobody) / whole
        for seat in range(players):
            found[seat] += chance * force[seat] * alive[seat][total]
    return found


def rats_at_end(rats: int, rest: int, weights: Weights) -> float:
    """The rats to be expected at the end: drawn towards what is usual."""
    return max(0.0, weights.aim + (rats - weights.aim) * power(weights.towards, rest))


def points_of(f: Features, seat: int, at_end: float, weights: Weights) -> float:
    """The points that a seat is to have in the end, as far as they count against the others'."""
    found = weights.estates * f.estates[seat] + f.markers[seat] * weights.marker
    found -= weights.rat * (f.rats[seat] - at_end)
    for kind, count in zip(KINDS, f.kinds[seat], strict=True):
        if count:
            found += weights.kinds[kind] * count
    return found + people_worth(f.people[seat], f.rest, weights) + weights.look * f.looked[seat]


def people_worth(people: int, rest: int, weights: Weights) -> float:
    """Cards of a hand, each worth less than the one before."""
    usual: float = weights.usual * (1.0 + rest) ** 0.5
    return weights.card * people * usual / (usual + people)


@lru_cache(4096)
def _alive(rats: int, width: int) -> tuple[float, ...]:
    """The chance to live by the nuns of the row, with this expectation of rats at the end; both in steps."""
    expected, wide = rats / FINE_RATS, width / FINE_WIDTH
    return tuple(1.0 / (1.0 + exp(-(total + 0.5 - expected) / wide)) for total in range(TOTAL + 1))


def at_the_end(g: Game, nuns: Chances) -> list[float]:
    """The same for a finished game whose nuns are still covered for the seat that reckons: most points of those alive,
    of equals fewest rats."""
    players = g.box.players
    points = [line["total"] for line in g.scores]
    found = [0.0] * players
    lowest = g.box.lowest_survive
    for total, chance in enumerate(nuns):
        alive = [seat for seat in range(players) if g.rats[seat] <= total]
        if not alive and lowest:
            alive = [seat for seat in range(players) if g.rats[seat] == min(g.rats)]
        if chance <= 0.0 or not alive:
            continue
        best = max((points[seat], -g.rats[seat]) for seat in alive)
        won = [seat for seat in alive if (points[seat], -g.rats[seat]) == best]
        for seat in won:
            found[seat] += chance / len(won)
    return found


HARD, EXPERT = Effort(200, rounds=1), Effort(1200, rounds=1, hope=0.5)
MASTER = Effort(800, rounds=2, hope=0.5)
CAUTION = 0.5  # standard errors by which another answer must be better than the usual one
WHIM = 0.004  # chance to win within which near equals are mixed: nobody shall foresee place and number
MOST_PLANS = 20  # the best by rule of thumb are compared
HARD_PLANS = 10
MASTER_PLANS = 30
SEARCHED = frozenset({"supply.chosen", "sword.victim", "flute.victim", "action.chosen", "look.chosen"})
"""Questions besides the turn in which options are compared."""
SHORTER = 0.6  # of the budget for these: a supply has the whole round behind it
Line = tuple[str, ...]  # what is answered, one question after the other


class SearchBot:
    """A searching player. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, effort: Effort, style: Style = NEUTRAL, plans: int = MOST_PLANS) -> None:
        """Raises ModelFault if the fitted numbers cannot be used."""
        self.seed, self.effort, self.style, self.most_plans = seed, effort, style, plans
        self.model = value_model()
        self.network = usable(learnt_network)
        self.heuristic = NormalBot(seed, style)

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.step == LAY:
            return self._lay(view, ask)
        judged = self.judged(view, ask)
        if ask.step not in (ENTER, NUMBER) or len(judged) == 1:
            return judged[0].option
        most = judged[0].samples
        merits = [(one.option, one.gain - CAUTION * one.doubt) for one in judged if one.samples == most]
        return _mixed(merits, WHIM * self.style.whim, self._rng(ask, 1))

    def judged(self, view: View, ask: Ask) -> list[Judged]:
        """What each option seems to be worth, best first. A question of a turn is judged by the best plan behind each
        option; options that come to the same are named once, and hopeless ones are left out."""
        found = self.compared(view, ask)
        best: dict[str, Judged] = {}
        for one in found:
            first = one.option.partition(" ")[0]
            best.setdefault(first, one._replace(option=first))
        return list(best.values())

    def compared(self, view: View, ask: Ask) -> list[Judged]:
        """The lines, best first: as options, the answers of each with spaces between them."""
        lines = self.lines(view, ask)
        if len(lines) == 1:
            return [Judged(" ".join(lines[0]), 0.0, 0)]
        return self.compare(view, ask, lines, self.effort, self._rng(ask, 0))

    def lines(self, view: View, ask: Ask) -> list[Line]:
        """What is worth comparing, the usual answer first."""
        look = self.heuristic.outlook(view, ask.seat)
        if ask.step in (ENTER, NUMBER, LAY):
            return self._plan_lines(look, ask)
        usual = HABITS[ask.step](look, ask.options, ask.memo)
        usual = usual if usual in ask.options else ask.options[0]
        if ask.step not in SEARCHED:
            return [(usual,)]
        return [(usual,), *((word,) for word in ask.options if word != usual)]

    def _plan_lines(self, look: Outlook, ask: Ask) -> list[Line]:
        """The best plans by rule of thumb, those that come to the same answers once."""
        slots = None if ask.step == ENTER else [ask.memo["slot"]] if ask.step == NUMBER else None
        if ask.step == LAY:
            slots = [normal.slot_of(look.t, ask.seat)]
        plans = self.heuristic.plans(look, slots)
        found: dict[Line, None] = {}
        for plan in plans[: self.most_plans]:
            found[_line(plan, ask.step)] = None
        if ask.step == ENTER and PLAY_PASS in ask.options and look.rest > 0:
            usual = [(PLAY_PASS,)] if normal.waits(look, plans) else []
            return [*usual, *found, *([] if usual else [(PLAY_PASS,)])]
        return list(found)

    def compare(self, view: View, ask: Ask, lines: Sequence[Line], effort: Effort, rng: Rng) -> list[Judged]:
        """The lines by what follows in the same worlds, those tried most and best first. A line is one option there:
        its answers with spaces between them."""
        seat, judge = ask.seat, self.judge(view)
        nuns = self.nuns(view, seat)
        until, dangers = view.round + effort.rounds, stakes(view, nuns[seat])
        named = {" ".join(line): line for line in lines}

        def next_world() -> Trial:
            world, seed = determinize(view, rng), rng.below(1 << 30)
            return lambda name: after(world.clone(), seat, named[name], Quick(nuns, dangers, seed), until, judge)

        if ask.step not in (ENTER, NUMBER):
            effort = replace(effort, samples=int(effort.samples * SHORTER))
        found = compared(list(named), " ".join(lines[0]), effort, next_world)
        return by_merit(found, " ".join(lines[0]), CAUTION)

    def judge(self, view: View) -> Judge:
        """What positions are worth to it."""
        players, network = view.box.players, self.network
        known = network is not None and network.knows(learnt.NUMBERS[players])
        return Judge(self.model.of(players), network if known else None)

    def nuns(self, view: View, seat: Seat) -> list[Chances]:
        """What each seat reckons of the nun row: the own knowledge, and of others what all may know."""
        found = [public_chances(view)] * view.box.players
        found[seat] = row_chances(view, seat)
        return found

    def _lay(self, view: View, ask: Ask) -> str:
        """The cards of the best plan with the announced number: compared when it was announced, so here by rule."""
        look = self.heuristic.outlook(view, ask.seat)
        plans = living(look, Planner(look, tuple(view.laid[ask.seat])).plans([normal.slot_of(view, ask.seat)]))
        plans.sort(key=lambda plan: -plan.worth)
        return normal.laying(look, ask, plans)

    def _rng(self, ask: Ask, stream: int) -> Rng:
        return Rng(((self.seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)


def after(g: Game, seat: Seat, line: Line, player: Quick, until: int, judge: Judge) -> float:
    """The chance of a seat to win after these answers, played on until that round: the mean of what it is at the end of
    each."""
    for word in line:
        g.choose(word)
    found, played = 0.0, 0
    while not played or (g.stack and g.round < until):
        player.play(g, g.round + 1)
        found += chances(g, player.chances[seat], judge)[seat]
        played += 1
    return found / played


def _line(plan: Plan, step: str) -> Line:
    """A plan as answers from this question on."""
    cards = tuple(option("card", card) for card in plan.cards)
    number = option("number", len(cards))
    if step == ENTER:
        return option("enter", plan.slot), number, *cards
    return (number, *cards) if step == NUMBER else cards


def _mixed(merits: list[tuple[str, float]], whim: float, rng: Rng) -> str:
    """One of these options, by chance where they are near equals."""
    at = rng.random()
    for (word, _), share in zip(merits, softmax([merit / whim for _, merit in merits]), strict=True):
        at -= share
        if at < 0:
            return word
    return merits[0][0]


class HardBot(SearchBot):
    """The level `hard`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, HARD, style_of(personality) if personality else NEUTRAL, HARD_PLANS)


class ExpertBot(SearchBot):
    """The level `expert`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, EXPERT, style_of(personality) if personality else NEUTRAL)


class MasterBot(SearchBot):
    """The level `master`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, MASTER, style_of(personality) if personality else NEUTRAL, MASTER_PLANS)


# Where options lead to.

WORLDS = 40
FAMILIES = ("points", "influence", "cards", "specials", "rats", "markers", "nuns")


def ends(view: View, ask: Ask, lines: Sequence[str], judge: Judge, nuns: list[Chances], rng: Rng) -> list[Plain]:
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
            end.add(g, ask.seat, judge, nuns[ask.seat])
    rest = ROUNDS[view.box.players] - view.round
    weights = judge.weights
    return [end.plain(weights.width + weights.widens * rest**0.5) for end in found]


class _End:
    """Sums over the worlds of one line."""

    def __init__(self, option: str, players: int) -> None:
        self.option = option
        self.has = dict.fromkeys(FAMILIES, 0.0)
        self.worth = dict.fromkeys(FAMILIES, 0.0)
        self.rivals = [0.0] * players
        self.danger = 0.0

    def add(self, g: Game, seat: Seat, judge: Judge, nuns: Chances) -> None:
        """One world, played on."""
        weights = judge.weights
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
        for one, chance in enumerate(chances(g, nuns, judge)):
            self.rivals[one] += chance / WORLDS
        self.danger += (1.0 - survival(nuns, aim)) / WORLDS

    def plain(self, width: float) -> Plain:
        """The means; worth in steps of e to 1 of the chance to win."""
        worth = {family: points / width for family, points in self.worth.items()}
        return {
            "option": self.option, "has": self.has, "worth": worth, "rivals": self.rivals, "danger": self.danger,
        }  # fmt: skip
