"""Flat Monte Carlo on paired worlds (`game.bots.search`): the worlds fit what the seat knows and believes, are
played on fast for some rounds and judged by the fitted or the learnt value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.search import Effort, Judged, Trial, compared, stages
from game.citadels.bot.normal import BEGUN
from game.citadels.bot.search.learnt import Learnt, chances
from game.citadels.bot.search.models import PickModel, PriorModel, ValueModel
from game.citadels.bot.search.naming import Outlook, Whims, elsewhere
from game.citadels.bot.search.posterior import Dealer, Roles
from game.citadels.bot.search.quick import Quick
from game.citadels.bot.search.supposing import Others, Supposed
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules.determinize import fill
from game.citadels.rules.state import Table, View
from game.kernel.options import PASS, kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import SHORT, Ask, Seat

BEGINS = ("ability", "use")


class Mind(NamedTuple):
    """What is known beforehand: what positions are worth, and how players choose (None: nothing), those like this one
    by its `prior`. Worlds get their characters from the posterior, but for a measurement that brings a `dealer` of its
    own. The `learnt` value, where there is one, judges in place of the fitted one. `others` is the search that is asked
    in the others' place what they chose, None where nobody asks."""

    value: ValueModel
    picks: PickModel | None
    dealer: Dealer | None = None
    prior: PriorModel | None = None
    learnt: Learnt | None = None
    others: Others | None = None

    def chances(self, g: World) -> list[float]:
        """Each seat's chance to win where a round begins; of a finished game its share of the win."""
        return self.learnt.chances(g) if self.learnt else chances(g, self.value)

    def roles(self, view: View, outlook: Outlook, rng: Rng, worlds: int) -> Roles:
        """Who may hold what, for so many worlds. Raises Impossible."""
        if self.others is not None:
            return Supposed(view, outlook, self.others, rng, worlds)
        return Roles(view, outlook.kinds, rng, worlds)


def judge(
    view: View,
    ask: Ask,
    options: Sequence[str],
    usual: str,
    effort: Effort,
    mind: Mind,
    rng: Rng,
) -> list[Judged]:
    """The options, those tried most and best first. `usual` is what the others are compared with: it stays in to the
    end. Raises Impossible for a View no game fits."""
    outlook = Outlook(view, mind.picks, mind.prior)
    worlds = worlds_of(view, outlook, mind, rng, sum(count for _, count in stages(len(options), effort.samples)))
    ahead = [view.round + number + 1 for number in range(effort.rounds)]
    judged_at = ahead if mind.learnt else ahead[-1:]

    def next_world() -> Trial:
        seed, world = rng.below(1 << 30), next(worlds)
        whims: dict[Seat, Whims] = {}
        return lambda option: _after(world.clone(), option, Quick(outlook, seed, whims), judged_at, mind, ask.seat)

    return compared(options, usual, effort, next_world)


def worlds_of(view: View, outlook: Outlook, mind: Mind, rng: Rng, count: int) -> Iterator[World]:
    """So many games that fit the View, their characters dealt as that mind sees it. Raises Impossible."""
    if mind.dealer is not None:
        deals = mind.dealer(view, rng, count)
    else:
        deals = mind.roles(view, outlook, rng, count).drawn(count, rng)
    for deal in deals:
        yield dealt_world(view, rng, deal)


def _after(g: World, option: str, player: Quick, judged_at: list[int], mind: Mind, seat: int) -> float:
    """The seat's chance to win after this option, on the mean of the rounds at whose beginning it is judged."""
    g.choose(option)
    if kind(option) in BEGINS:
        _no_way_back(g)
    found = 0.0
    for round_ahead in judged_at:
        player.play(g, round_ahead)
        found += mind.chances(g)[seat]
    return found / len(judged_at)


def _no_way_back(g: World) -> None:
    """Whoever begins an ability goes through with it: the first answer is not `pass`."""
    if g.stack and SHORT[g.stack[-1][0]] in BEGUN:
        step, seat, options, problem, memo = g.stack[-1]
        real = [word for word in options if word != PASS]
        if real:
            g.stack[-1] = [step, seat, real, problem, memo]


def fruitful(view: View, options: Sequence[str], rng: Rng) -> list[str]:
    """Without abilities and districts that could only be begun and left again: a player would go round in circles.
    What they can do is public, so one world tells. Raises Impossible."""
    if not any(kind(word) in BEGINS for word in options):
        return list(options)
    world = fill(World(view.box), view, rng)
    return [word for word in options if kind(word) not in BEGINS or not _leads_nowhere(world.clone(), word)]


def _leads_nowhere(g: World, word: str) -> bool:
    g.choose(word)
    if not g.stack or SHORT[g.stack[-1][0]] not in BEGUN:
        return False
    step, seat, options, *_ = g.stack[-1]
    return elsewhere(g, seat, SHORT[step], options) == [PASS]


def different(table: Table, options: Sequence[str]) -> list[str]:
    """One option of each sort: two copies of a card are the same to build or to give."""
    found: dict[tuple[str, int, str | None], str] = {}
    sort = table.box.sort
    for word in options:
        what = kind(word)
        number = sort[value(word)] if what in ("build", "card") else value(word)
        found.setdefault((what, number, way(word)), word)
    return list(found.values())
