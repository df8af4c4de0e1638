"""The levels `hard` and `expert`: the best answers by rule of thumb, compared in worlds that the seat cannot rule out.

A world is dealt by the rules' own `determinize`, played on to the next year by a fast player of all seats, and judged
by the fitted value; the last year is played to its end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.bots.search.halving import Effort, Judged, Trial, compared
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from game.la_citta.bot.habits import HABITS, TURN, ranked_sites
from game.la_citta.bot.normal import NormalBot
from game.la_citta.bot.search.models import Fit, value_model
from game.la_citta.bot.search.quick import play_on
from game.la_citta.bot.search.value import chances
from game.la_citta.bot.sight import Sight
from game.la_citta.bot.style import NEUTRAL, Style
from game.la_citta.rules.box import ROUNDS
from game.la_citta.rules.determinize import determinize
from game.la_citta.rules.state import Game, View
from game.la_citta.rules.words import DRAW

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


class SearchBot:
    """A searching player. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, budget: Budget, style: Style = NEUTRAL) -> None:
        """Raises ModelFault if the fitted numbers cannot be used."""
        self.seed, self.budget, self.style = seed, budget, style
        self.model = value_model()
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
        share = shared(view) if ask.step == TURN else SHORTER
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
        fits = self.model.of(view.box.players)

        def next_world() -> Trial:
            world, seed = determinize(view, rng), rng.below(1 << 30)
            return lambda word: after(world.clone(), ask.seat, word, seed, fits)

        found = compared(words, words[0], effort, next_world)
        most, caution = max(one.samples for one in found), self.budget.caution
        return sorted(found, key=lambda one: (one.samples < most, -(one.gain - caution * one.doubt)))

    def rng(self, ask: Ask, stream: int) -> Rng:
        """Stream 0 deals the worlds that are compared."""
        return Rng(((self.seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)


def shared(view: View) -> float:
    """How many of the samples a turn gets: the later in the year, the more, because each has less to play."""
    players = view.box.players
    turns = players * (ROUNDS - view.round) + players / 2
    return max(LEAST, min(MOST, USUAL_TURNS / (turns + AFTERWARDS)))


def after(g: Game, seat: Seat, word: str, seed: int, fits: tuple[Fit, ...]) -> float:
    """The chance of a seat to win after this answer, played on to the next year."""
    g.choose(word)
    play_on(g, seed)
    return chances(g, fits)[seat]


class HardBot(SearchBot):
    """The level `hard`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        from game.la_citta.bot.personality import style_of

        super().__init__(seed, HARD, style_of(personality))


class ExpertBot(SearchBot):
    """The level `expert`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        from game.la_citta.bot.personality import style_of

        super().__init__(seed, EXPERT, style_of(personality))
