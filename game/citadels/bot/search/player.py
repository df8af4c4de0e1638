"""The levels `hard`, `expert` and `master`: search where there is something to decide, else the heuristic."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from game.bots import learnt as files
from game.bots.learnt import ModelFault, usable
from game.bots.search import LOST, ROUNDS_AHEAD, Effort, Judged, softmax
from game.citadels.bot.normal import BEGUN, NormalBot
from game.citadels.bot.search.flat import Mind, different, fruitful, judge
from game.citadels.bot.search.last_round import Limits, solve
from game.citadels.bot.search.learnt import Learnt, learnt_model, value_model
from game.citadels.bot.search.leftovers import nothing_left
from game.citadels.bot.search.models import LEARNT_FILE, PICKS_FILE, PRIOR_FILE, PickModel, PriorModel, pick_model
from game.citadels.bot.search.naming import with_a_point
from game.citadels.bot.search.posterior import Dealer
from game.citadels.bot.search.prior import prior_model
from game.citadels.bot.search.supposing import THOUGHT, worth_supposing
from game.citadels.bot.style import NEUTRAL, Style, style_of
from game.citadels.rules.state import View
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask

HARD = Effort(120)
EXPERT = Effort(400, rounds=2, hope=0.3)
MASTER = Effort(800, rounds=2, hope=0.2)
PARTS: dict[str, Callable[[], object]] = {PICKS_FILE: pick_model, PRIOR_FILE: prior_model, LEARNT_FILE: learnt_model}
"""What a player does without if it must: by file, what reads it."""
EVERYTHING = (PICKS_FILE, PRIOR_FILE, LEARNT_FILE)
PARTS_OF: dict[str, tuple[str, ...]] = {"hard": (PICKS_FILE,), "expert": EVERYTHING, "master": EVERYTHING}
"""With which of the PARTS a level thinks besides the value."""
SUPPOSING = frozenset({"master"})
"""The levels that ask what the others' search would choose."""
TURN = frozenset({"turn.chosen", "turn.gather_chosen"})
"""The many small choices of a turn: most come to much the same, so chance would often look like a gain."""
CAUTION, TURN_CAUTION = 0.7, 1.3  # standard errors by which another answer must be better than the heuristic's
FITTED_TURN_CAUTION = 2.5  # the same of TURN_CAUTION where the fitted value judges, which sees less of what was done
SAME = 0.01  # chance to win within which two lines of the last round are equals
TASTE = 0.01  # chance to win for each gold by which its style prefers a character
WHIM = 0.006  # near-equal choices that others want to foresee are mixed within about so much
MIXED = frozenset({
    "draft.keep", "assassin.kill", "witch.bewitch", "thief.rob", "magistrate.place", "blackmailer.place",
    "blackmailer.bribe_or_refuse", "blackmailer.reveal", "magistrate.confiscate",
})  # fmt: skip


def faults(names: Collection[str]) -> list[ModelFault]:
    """What is wrong with these of the PARTS."""
    return files.faults([PARTS[name] for name in names])


class SearchBot:
    """A searching player. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(
        self,
        seed: int,
        effort: Effort,
        style: Style = NEUTRAL,
        parts: tuple[str, ...] = EVERYTHING,
        *,
        supposes: bool = False,
    ) -> None:
        """It thinks with those of the `parts` that can be used, and asks the others' search in their place if it
        `supposes`. Raises ModelFault if the fitted value cannot be used."""
        self.seed, self.style = seed, style
        self.value = value_model()
        self.picks: PickModel | None = usable(pick_model) if PICKS_FILE in parts else None
        self.prior: PriorModel | None = usable(prior_model) if PRIOR_FILE in parts else None
        network = usable(learnt_model) if LEARNT_FILE in parts else None
        self.learnt = Learnt(network) if network else None
        self.effort = effort if self.learnt else replace(effort, rounds=ROUNDS_AHEAD)
        self.turn_caution = TURN_CAUTION if self.learnt else FITTED_TURN_CAUTION
        self.heuristic = NormalBot(seed, style)
        self.others: SearchBot | None = SearchBot(seed, THOUGHT) if supposes else None
        self.dealer: Dealer | None = None  # the posterior, but for a measurement that wants others

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        judged = self.judged(view, ask)
        lost = not any(one.chance for one in judged)  # then the heuristic still plays for points
        if len(judged) == 1 or lost or ask.step not in MIXED:
            return judged[0].option
        merits = [(one.option, self._merit(view, ask, one)) for one in judged if one.samples == judged[0].samples]
        return _mixed(merits, self._rng(ask, 1))

    def judged(self, view: View, ask: Ask) -> list[Judged]:
        """What each option seems to be worth, best first; options that come to the same are named once."""
        options = fruitful(view, different(view, ask.options), self._rng(ask, 2))
        options = with_a_point(view, ask.step, nothing_left(view, options))
        if ask.step in BEGUN and PASS in options and len(options) > 1:
            options.remove(PASS)
        if len(options) == 1:
            return [Judged(options[0], 0.0, 0)]
        solved = self._solved(view, ask, options)
        best = [one.option for one in solved if one.chance > solved[0].chance - SAME]
        if len(best) == 1:
            return solved
        options = best or options
        usual = self.heuristic.decide(view, ask._replace(options=options))
        usual = usual if usual in options else options[0]  # it would rather not have begun
        rng, effort = self._rng(ask, 0), self.effort
        found = judge(view, ask, options, usual, effort, self.mind(view, ask), rng)
        most = max(one.samples for one in found)
        if any(one.option == usual and one.chance < LOST for one in found):  # nothing can be lost by another answer
            found = [one._replace(doubt=0.0) for one in found]
        found.sort(key=lambda one: (one.samples < most, -self._merit(view, ask, one), one.option != usual))
        return found + solved[len(best) :]

    def _solved(self, view: View, ask: Ask, options: list[str]) -> list[Judged]:
        """The options of a turn of the last round by the best line of play behind them; none if it is another turn, or
        too wide. Which of equals is safer is left to the comparison."""
        if ask.step not in TURN or not view.completed:
            return []
        return solve(view, ask, options, Limits(), self.mind(view, ask), self._rng(ask, 3)) or []

    def mind(self, view: View, ask: Ask) -> Mind:
        """What it knows before it thinks about this question."""
        others = self.others.judged if self.others is not None and worth_supposing(view, ask) else None
        return Mind(self.value, self.picks, self.dealer, self.prior, self.learnt, others)

    def _merit(self, view: View, ask: Ask, one: Judged) -> float:
        """How much rather this than the usual answer: what it gains for sure, and what the style likes."""
        merit = one.gain - (self.turn_caution if ask.step in TURN else CAUTION) * one.doubt
        if ask.step == "draft.keep":
            merit += TASTE * self.style.for_character(view.box.setup.cast[value(one.option) - 1])
        return merit

    def _rng(self, ask: Ask, stream: int) -> Rng:
        return Rng(((self.seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 4 + stream)


def _mixed(merits: list[tuple[str, float]], rng: Rng) -> str:
    """One of these options, by chance where they are near equals."""
    at = rng.random()
    for (option, _), share in zip(merits, softmax([merit / WHIM for _, merit in merits]), strict=True):
        at -= share
        if at < 0:
            return option
    return merits[0][0]


class HardBot(SearchBot):
    """The level `hard`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, HARD, style_of(personality) if personality else NEUTRAL, PARTS_OF["hard"])


class ExpertBot(SearchBot):
    """The level `expert`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, EXPERT, style_of(personality) if personality else NEUTRAL, PARTS_OF["expert"])


class MasterBot(SearchBot):
    """The level `master`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        style = style_of(personality) if personality else NEUTRAL
        super().__init__(seed, MASTER, style, PARTS_OF["master"], supposes="master" in SUPPOSING)
