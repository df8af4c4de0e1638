"""The levels `hard` and `expert`: the best answers by rule of thumb, compared in worlds that the seat cannot rule out.

A world is dealt by the rules' own `determinize`, played on to the next year by a fast player of all seats, and judged
by the fitted value; the last year is played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.bots.learnt import Sight as Seen
from game.bots.learnt import usable
from game.bots.network import Network
from game.bots.search import Effort, Judged, Trial, by_merit, compared, dot, softmax
from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import SHORT, Ask, Seat
from game.la_citta.bot.habits import HABITS, TURN, ranked_sites
from game.la_citta.bot.ledger import KINDS, Ledger
from game.la_citta.bot.normal import NormalBot
from game.la_citta.bot.plays import Turn
from game.la_citta.bot.search import learnt
from game.la_citta.bot.search.models import NAMES, Fit, learnt_network, value_model
from game.la_citta.bot.sight import AHEAD, LEAD, PASSING, City, Sight
from game.la_citta.bot.style import NEUTRAL, Style
from game.la_citta.rules.box import BONUS, CASTELLOS, ROUNDS, YEARS
from game.la_citta.rules.determinize import determinize
from game.la_citta.rules.scoring import winners
from game.la_citta.rules.state import Game, Table, View
from game.la_citta.rules.words import DRAW

# A position at the beginning of a year's politics in figures, per seat.

COINS = 5.0  # gold of which half as much again is worth half
MOST_SPARE = 8
AT_FIRST = AHEAD[5]


def features(t: Table) -> list[list[float]]:
    """For each seat the figures of `NAMES`."""
    return _figures(Sight(t, 0))


def _figures(sight: Sight) -> list[list[float]]:
    t = sight.t
    by_seat: list[list[City]] = [[] for _ in range(t.box.players)]
    for city in sight.cities:
        by_seat[city.seat].append(city)
    return [_of_seat(sight, seat, cities) for seat, cities in enumerate(by_seat)]


def _of_seat(sight: Sight, seat: int, cities: list[City]) -> list[float]:
    t = sight.t
    box, years = t.box, sight.years
    food = t.food(seat)
    people = room = growing = spare = arches = markets = endless = 0
    kinds = [0, 0, 0, 0]
    wins = losses = 0.0
    edges = 0
    for city in cities:
        people += city.people
        more = city.limit - city.people
        if more > 0:
            room += min(years, more)
            growing += 1
        spare += max(0, city.spare)
        arches += sum(city.arches)
        kinds[KINDS[city.kinds]] += 1
        markets += city.market
        endless += city.market and city.water
        edges |= city.first
        won, lost = _flows(city, more)
        wins += won
        losses += lost
    gold = t.gold[seat]
    mines, building = box.mines, t.building
    income = sum(box.gold[site] for city in cities for site in city.sites if mines[building[site]])
    edges &= box.zone & ~sight.twice
    farm = max((wheat for site, wheat in enumerate(box.food) if edges >> site & 1), default=0)
    place = (seat - t.start) % box.players / (box.players - 1)
    return [
        1.0, people, food, min(people, food), room, max(0, people + growing - food),
        gold / (COINS + gold), income, len(cities), CASTELLOS - len(cities), min(MOST_SPARE, spare),
        kinds[1] + kinds[2] + kinds[3], kinds[2] + kinds[3], kinds[3], t.penalty[seat], arches, wins, losses,
        markets, endless, farm, place,
    ]  # fmt: skip


def _flows(city: City, room: int) -> tuple[float, float]:
    """Citizens that a city may win and lose in a year of which nothing is known."""
    won = lost = 0.0
    for other in city.near:
        for wish in (0, 1, 2):
            lead = max(-LEAD, min(LEAD, city.arches[wish] - other.arches[wish]))
            won += AT_FIRST[LEAD + lead]
            lost += AT_FIRST[LEAD - lead]
    return (won / 3 if room > 0 else 0.0), lost / 3


@dataclass(frozen=True)
class Judge:
    """What positions are worth: the fits of the value for a number of players, the second year's first, and what was
    learnt besides, if its file can be used."""

    fits: tuple[Fit, ...]
    network: Network | None


# Playing a sampled world on, fast.

WHIM = 0.5  # points within which it does not always choose the best play
MOODS = 4099


def _moods() -> list[float]:
    rng = Rng(MOODS)
    return [rng.random() * WHIM for _ in range(MOODS)]


MOOD = _moods()


def play_on(g: Game, seed: int) -> None:
    """To the first question of the next year, or to the end of the game. Worlds compared with each other get the same
    seed, so that they differ by the option alone."""
    stack, year = g.stack, g.year
    while stack and g.year == year:
        step, seat, options, _, _ = stack[-1]
        g.choose(options[0] if len(options) == 1 else answer(g, SHORT[step], seat, options, seed))


def answer(g: Game, step: str, seat: int, options: list[str], seed: int) -> str:
    """One of the options."""
    sight = Sight(g, seat)
    if step != TURN:
        return HABITS[step](sight, options)
    best, most = (DRAW, PASSING) if options[-1] == DRAW else ("", -1e9)
    at = seed + seat * 89 + g.round * 631
    for worth, word in Turn(sight, Ledger(sight)).plays():
        worth += MOOD[(at + value(word) * 31 + len(word) * 97) % MOODS]
        if worth > most:
            best, most = word, worth
    return best or options[0]


# What a position is worth.

CLEARLY = 0.35  # of the chance at the end that goes by points: a win by more is surer in the real game
LAST_WIDTH = 2.0  # points of that which make e to 1
GOLD = 0.01  # of a point, which settles who is equal


def expected(g: Game, judge: Judge) -> list[float]:
    """The points of each seat at the end, of a game at the beginning of a year's politics or finished."""
    if not g.stack:
        return [line["total"] + GOLD * gold for line, gold in zip(g.scores, g.gold, strict=True)]
    return _expected(Sight(g, 0), judge.fits[g.year - 2])


def _expected(sight: Sight, fit: Fit) -> list[float]:
    return [dot(fit.weights, figures) for figures in _figures(sight)]


def chances(g: Game, judge: Judge) -> list[float]:
    """Each seat's chance to win."""
    if g.stack:
        fit, sight = judge.fits[g.year - 2], Sight(g, 0)
        points = _expected(sight, fit)
        scores = [one / fit.width for one in points]
        if judge.network is not None:
            more = judge.network.scores(learnt.shared(g), learnt.inputs(sight, points))
            scores = [one + another for one, another in zip(scores, more, strict=True)]
        return softmax(scores)
    won = winners(g)
    by_points = softmax([one / LAST_WIDTH for one in expected(g, judge)])
    share = (1.0 - CLEARLY) / len(won)
    return [CLEARLY * one + (share if seat in won else 0.0) for seat, one in enumerate(by_points)]


def moment(g: Game) -> int:
    """The year whose politics begin here, or 0: there the value is asked."""
    return g.year if g.stack and g.round == 1 and g.year > 1 else 0


def see(g: Game) -> Seen:
    """A position to learn from, with what the fitted value makes of it."""
    sight, fit = Sight(g, 0), value_model().of(g.box.players)[g.year - 2]
    points = _expected(sight, fit)
    return Seen(learnt.shared(g), learnt.inputs(sight, points), [one / fit.width for one in points])


PLACEMENT = "placement.chosen"
SHORTER = 0.6  # of the budget for questions besides the turn
MOST_PLACING = 60  # samples for a castello at the start: each has a whole year to play
USUAL_TURNS, AFTERWARDS = 14.0, 4.0  # of a sample in the middle of a year; what migration and value cost, in turns
LEAST, MOST = 0.6, 2.0  # of the budget for a turn


@dataclass(frozen=True)
class Budget:
    """What a level may spend on one decision, in samples, never in time."""

    effort: Effort
    plays: int  # of a turn, the best by rule of thumb
    caution: float  # standard errors by which another answer must be better than the usual one


HARD = Budget(Effort(64, rounds=1), 8, 0.5)
EXPERT = Budget(Effort(200, rounds=1, hope=0.6), 12, 0.5)
MASTER = Budget(Effort(128, rounds=2, hope=0.4), 16, 0.5)


class SearchBot:
    """A searching player. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, budget: Budget, style: Style = NEUTRAL) -> None:
        """Raises ModelFault if the fitted numbers cannot be used."""
        self.seed, self.budget, self.style = seed, budget, style
        self.model = value_model()
        self.network = usable(learnt_network)
        self.heuristic = NormalBot(seed, style)

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        if len(ask.options) == 1:
            return ask.options[0]
        return self.judged(view, ask)[0].option

    def judged(self, view: View, ask: Ask) -> list[Judged]:
        """What the options that are worth comparing seem to be worth, best first."""
        words = self.candidates(view, ask)
        if len(words) == 1:
            return [Judged(words[0], 0.0, 0)]
        effort = self.budget.effort
        share = shared(view, effort.rounds) if ask.step == TURN else SHORTER
        samples = int(effort.samples * share)
        if ask.step == PLACEMENT:
            samples = min(samples, MOST_PLACING)
        effort = replace(effort, samples=samples)
        return self.compare(view, ask, words, effort, self.rng(ask, 0))

    def candidates(self, view: View, ask: Ask) -> list[str]:
        """What is worth comparing, the usual answer first."""
        sight = Sight(view, ask.seat, self.style)
        if ask.step == TURN:
            known = set(ask.options)
            found = [play.word for play in self.heuristic.plays(sight) if play.word in known][: self.budget.plays]
            return [*found, DRAW] if DRAW in known else found or ask.options[:1]
        if ask.step == PLACEMENT:
            return ranked_sites(sight, ask.options)[: self.budget.plays]
        usual = HABITS[ask.step](sight, ask.options)
        return [usual, *(word for word in ask.options if word != usual)]

    def compare(self, view: View, ask: Ask, words: list[str], effort: Effort, rng: Rng) -> list[Judged]:
        """The words by what follows in the same worlds, best first."""
        judge = self.judge(view)

        def next_world() -> Trial:
            world, seed = determinize(view, rng), rng.below(1 << 30)
            return lambda word: after(world.clone(), ask.seat, word, seed, judge, self.budget.effort.rounds)

        found = compared(words, words[0], effort, next_world)
        return by_merit(found, words[0], self.budget.caution)

    def judge(self, view: View) -> Judge:
        """What positions are worth to it."""
        players, network = view.box.players, self.network
        known = network is not None and network.knows(learnt.NUMBERS[players])
        return Judge(self.model.of(players), network if known else None)

    def rng(self, ask: Ask, stream: int) -> Rng:
        """Stream 0 deals the worlds that are compared."""
        return Rng(((self.seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)


def shared(view: View, years: int = 1) -> float:
    """How many of the samples a turn gets: the later in the year, the more, because each has less to play. Whole years
    behind that, as many as the game still has, make that difference smaller."""
    players = view.box.players
    turns = players * (ROUNDS - view.round) + players / 2
    more = players * ROUNDS * min(years - 1, YEARS - view.year)
    return max(LEAST, min(MOST, (USUAL_TURNS + more) / (turns + more + AFTERWARDS)))


def after(g: Game, seat: Seat, word: str, seed: int, judge: Judge, years: int = 1) -> float:
    """The chance of a seat to win after this answer, played on for so many years at most: the mean of what it is at the
    end of each."""
    g.choose(word)
    found, played = 0.0, 0
    while not played or (g.stack and played < years):
        play_on(g, seed)
        found += chances(g, judge)[seat]
        played += 1
    return found / played


class HardBot(SearchBot):
    """The level `hard`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        from game.la_citta.bot.style import style_of

        super().__init__(seed, HARD, style_of(personality))


class ExpertBot(SearchBot):
    """The level `expert`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        from game.la_citta.bot.style import style_of

        super().__init__(seed, EXPERT, style_of(personality))


class MasterBot(SearchBot):
    """The level `master`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        from game.la_citta.bot.style import style_of

        super().__init__(seed, MASTER, style_of(personality))


# Where options lead to.

WORLDS = 24
FAMILIES = ("citizens", "food", "growth", "spare", "gold", "arches", "bonus", "penalty")
OF_FAMILY = {
    "people": "citizens", "fed": "citizens", "cities": "growth", "castellos": "growth", "room": "growth",
    "markets": "growth", "endless": "growth", "food": "food", "short": "food", "farm": "food", "spare": "spare",
    "gold": "gold", "income": "gold", "arches": "arches", "wins": "arches", "losses": "arches", "kind1": "bonus",
    "kind2": "bonus", "kind3": "bonus", "penalty": "penalty",
}  # fmt: skip
HARM = ("short", "losses", "penalty")  # more of these is worse; a weight that says otherwise explains nothing
PLACE = {name: place for place, name in enumerate(NAMES)}


def ends(view: View, ask: Ask, words: Sequence[str], judge: Judge, rng: Rng) -> list[Plain]:
    """For each option, all in the same worlds: the mean of what the seat has (`has`), its `worth` by family in steps of
    e to 1 of the chance to win, and the chances of all seats (`rivals`). Raises Impossible for a View no game fits."""
    found = [_End(word, view.box.players) for word in words]
    for _ in range(WORLDS):
        world, seed = determinize(view, rng), rng.below(1 << 30)
        for end in found:
            g = world.clone()
            g.choose(end.option)
            play_on(g, seed)
            end.add(g, ask.seat, judge)
    return [end.plain() for end in found]


class _End:
    """Sums over the worlds of one option."""

    def __init__(self, option: str, players: int) -> None:
        self.option = option
        self.has = dict.fromkeys(FAMILIES, 0.0)
        self.worth = dict.fromkeys(FAMILIES, 0.0)
        self.rivals = [0.0] * players

    def add(self, g: Game, seat: Seat, judge: Judge) -> None:
        """One world, played on."""
        figures = features(g)[seat]
        for family, has in self._has(g, seat, figures).items():
            self.has[family] += has / WORLDS
        for family, worth in (_worth(g, figures, judge.fits) if g.stack else _at_the_end(g, seat)).items():
            self.worth[family] += worth / WORLDS
        for one, chance in enumerate(chances(g, judge)):
            self.rivals[one] += chance / WORLDS

    def _has(self, g: Game, seat: Seat, figures: list[float]) -> dict[str, float]:
        of = {name: figures[place] for name, place in PLACE.items()}
        line = g.scores[seat] if g.scores else {"penalty": -float(g.penalty[seat])}
        return {
            "citizens": of["people"], "food": of["food"], "growth": of["room"], "spare": of["spare"],
            "gold": float(g.gold[seat]), "arches": of["arches"], "bonus": BONUS * of["kind3"],
            "penalty": abs(line["penalty"]),
        }  # fmt: skip

    def plain(self) -> Plain:
        """The means."""
        return {"option": self.option, "has": self.has, "worth": self.worth, "rivals": self.rivals}


def _worth(g: Game, figures: list[float], fits: tuple[Fit, ...]) -> dict[str, float]:
    fit, found = fits[g.year - 2], dict.fromkeys(FAMILIES, 0.0)
    for name, family in OF_FAMILY.items():
        weight = fit.weights[PLACE[name]]
        if (weight < 0) == (name in HARM):
            found[family] += weight * figures[PLACE[name]] / fit.width
    return found


def _at_the_end(g: Game, seat: Seat) -> dict[str, float]:
    line = g.scores[seat]
    return {part: line[part] / LAST_WIDTH for part in ("citizens", "bonus", "penalty")}
