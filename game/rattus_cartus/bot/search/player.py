"""The levels `hard` and `expert`: plans compared in sampled worlds, the rules of thumb as a second opinion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bots.search.halving import Effort, Judged, Trial, compared
from game.bots.search.numbers import softmax
from game.kernel.options import option
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from game.rattus_cartus.bot import normal
from game.rattus_cartus.bot.habits import ENTER, HABITS, LAY, NUMBER
from game.rattus_cartus.bot.normal import PLAY_PASS, NormalBot, living
from game.rattus_cartus.bot.nuns import Chances, public_chances, row_chances
from game.rattus_cartus.bot.outlook import Outlook
from game.rattus_cartus.bot.personality import style_of
from game.rattus_cartus.bot.plans import Plan, Planner
from game.rattus_cartus.bot.search.models import Weights, value_model
from game.rattus_cartus.bot.search.quick import Quick
from game.rattus_cartus.bot.search.value import chances
from game.rattus_cartus.bot.standing import stakes
from game.rattus_cartus.bot.style import NEUTRAL, Style
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.state import Game, View

HARD, EXPERT = Effort(200, rounds=1), Effort(1200, rounds=1, hope=0.5)
CAUTION = 0.5  # standard errors by which another answer must be better than the usual one
WHIM = 0.004  # chance to win within which near equals are mixed: nobody shall foresee place and number
MOST_PLANS = 20  # the best by rule of thumb are compared
HARD_PLANS = 10
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
        seat, weights = ask.seat, self.model.of(view.box.players)
        nuns = self.nuns(view, seat)
        until, dangers = view.round + effort.rounds, stakes(view, nuns[seat])
        named = {" ".join(line): line for line in lines}

        def next_world() -> Trial:
            world, seed = determinize(view, rng), rng.below(1 << 30)
            return lambda name: after(world.clone(), seat, named[name], Quick(nuns, dangers, seed), until, weights)[
                seat
            ]

        if ask.step not in (ENTER, NUMBER):
            effort = replace(effort, samples=int(effort.samples * SHORTER))
        found = compared(list(named), " ".join(lines[0]), effort, next_world)
        most = max(one.samples for one in found)
        return sorted(found, key=lambda one: (one.samples < most, -(one.gain - CAUTION * one.doubt)))

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


def after(g: Game, seat: Seat, line: Line, player: Quick, until: int, weights: Weights) -> list[float]:
    """Each seat's chance to win after these answers, played on until that round."""
    for word in line:
        g.choose(word)
    player.play(g, until)
    return chances(g, player.chances[seat], weights)


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
