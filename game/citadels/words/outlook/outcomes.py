"""What an answer would lead to, played by the rules themselves in possible worlds of the View. No pygame here.

No rule is written down a second time: the answer is given in a few games that fit what the viewer knows, and what all
of them agree on is told. Nothing of the real game is touched or looked at, so nothing hidden can show.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.citadels.rules import scoring
from game.citadels.rules.determinize import Impossible, determinize
from game.citadels.rules.state import NOBODY, Game, View
from game.kernel.options import DONE, PASS
from game.kernel.rng import Rng
from game.kernel.rules import Rules
from game.kernel.steps import Problem, Seat, find

WORLDS = 6  # they disagree about everything that chance or a secret decides
MOST_QUESTIONS = 4  # that are answered on the way


@dataclass(frozen=True)
class Standing:
    """One seat in figures. After an answer None stands for what cannot be known."""

    gold: int | None
    points: int | None
    hand: int | None


@dataclass(frozen=True)
class Outcome:
    """All seats before and after an answer, who has the crown then, and from how many cards one is kept.

    `if_let` means that somebody else may still step in; `final` that the answer cannot be taken back.
    """

    before: tuple[Standing, ...]
    after: tuple[Standing, ...]
    crown: int = NOBODY  # who wears it then, if it went to somebody
    looks_at: int = 0
    if_let: bool = False
    final: bool = False


def outcome(option: str, view: View, rules: Rules[Game, View]) -> Outcome | None:
    """What giving this answer to the viewer's own ask leads to; None if the answer cannot be tried."""
    try:
        worlds = [_tried(determinize(view, Rng(number + 1)), option, view, rules) for number in range(WORLDS)]
    except (Impossible, LookupError, ValueError):
        return None
    first = worlds[0]
    after = tuple(_agreed([world.after[seat] for world in worlds]) for seat in range(view.box.players))
    return Outcome(
        first.before, after, first.crown, first.looks_at,
        any(world.if_let for world in worlds), any(world.final for world in worlds),
    )  # fmt: skip


def dead_end(option: str, view: View) -> Problem | None:
    """Why nothing could be chosen, if the answer only leads to a question that must be declined; None if it does not.

    What can be chosen is known to everybody who may ask for it, so one possible world tells it.
    """
    try:
        g = determinize(view, Rng(1))
        _give(g, option)
    except (Impossible, LookupError, ValueError):
        return None
    ask = g.pending
    if ask is None or ask.seat != view.viewer or ask.options != [PASS]:
        return None
    words = [*(f"district:{card}" for city in g.city for card in city), *(f"seat:{s}" for s in range(len(g.city)))]
    problems = [found for word in words if (found := g.why_not(ask.seat, word)) not in UNTOLD]
    return next((found for found in problems if found == "gold_short"), problems[0] if problems else "not_now")


UNTOLD = (None, "not_now", "not_in_city", "own_city", "own_seat", "yourself")


def _agreed(found: list[Standing]) -> Standing:
    """Figure by figure what all worlds say, None where they differ."""
    gold, points, hand = ({getattr(one, name) for one in found} for name in ("gold", "points", "hand"))
    return Standing(*(figures.pop() if len(figures) == 1 else None for figures in (gold, points, hand)))


def _standings(g: Game, viewer: Seat) -> tuple[Standing, ...]:
    """Hands of others count for no points: nobody sees them."""
    found = []
    for seat in range(g.box.players):
        lines = scoring.lines(g, Seat(seat))
        hidden = 0 if seat == viewer else sum(lines.get(g.box.kind[card], 0) for card in g.hand[seat])
        found.append(Standing(g.gold[seat], lines["total"] - hidden, len(g.hand[seat])))
    return tuple(found)


def _tried(g: Game, option: str, view: View, rules: Rules[Game, View]) -> Outcome:
    me, before, crown = view.viewer, _standings(g, view.viewer), g.crown
    start = g.clone()
    _give(g, option)
    looks_at = len(g.pending.options) if g.pending is not None and g.pending.group == "keep" else 0
    final = _is_final(start, g, me, rules)
    if_let = _finish(g, me, chosen=option)
    moved = g.crown if g.crown != crown else NOBODY
    return Outcome(before, _standings(g, me), moved, looks_at, if_let, final)


def _give(g: Game, option: str) -> None:
    """The answer takes effect, but only to the end of the turn in which it is given: what comes then is chance.

    Raises LookupError for an answer that is not offered.
    """
    ask, turn = g.pending, g.seat
    if ask is None or option not in ask.options:
        raise LookupError(option)
    name = g.stack.pop()[0]
    g.answered += 1
    find(name)(g, ask.seat, option, **ask.memo)
    while g.stack and len(g.stack[-1]) == 2 and g.seat == turn:
        name, seat = g.stack.pop()
        find(name)(g, seat)


def _is_final(before: Game, after: Game, me: Seat, rules: Rules[Game, View]) -> bool:
    """Whether the way back is closed: somebody learnt something, or somebody else goes on."""
    ask = after.pending
    return ask is None or ask.seat != me or after.rng != before.rng or rules.learnt(before, after)


def _finish(g: Game, me: Seat, chosen: str) -> bool:
    """A group that is being picked is closed and nobody steps in; whether somebody could have."""
    if_let = False
    for _question in range(MOST_QUESTIONS):
        ask = g.pending
        if ask is None or g.seat == NOBODY:
            break
        if ask.seat != me and PASS in ask.options:
            if_let = True
            _give(g, PASS)
        elif ask.seat == me and ask.group and DONE in ask.options and chosen != DONE:
            _give(g, DONE)
        else:
            break
    return if_let


def possible_purses(rank: int, view: View) -> list[tuple[int, int]]:
    """Who may hold the character of this rank, as far as the table shows: (seat, gold); the holder alone if known."""
    me = view.viewer
    if rank in view.face_up or rank in view.aside[me] or rank in view.roles[me]:
        return []
    for seat, ranks in enumerate(view.roles):
        if rank in ranks:
            return [(seat, view.gold[seat])]
    hidden = [seat for seat, ranks in enumerate(view.roles) if seat != me and any(held < 1 for held in ranks)]
    return [(seat, view.gold[seat]) for seat in hidden]
