"""How each question comes about, declared beside the step that answers it.

Two ask that, and neither knows any card: a loaded game, whose waiting question is put once more and compared
(`check_stack`), and a sampled world, in which the question of another seat is put anew (`determinize`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.citadels.rules.state import Game
from game.citadels.rules.words import ABILITY, RANK
from game.kernel.rules import Plain
from game.kernel.steps import NAME_OF, Seat

Memo = Plain
Again = Callable[[Game, Seat, Memo], None]
Step = Callable[..., None]

CALLED: tuple[str, ...] = ("round.call",)
DRAFTED: tuple[str, ...] = (*CALLED, "round.after_draft")
MENU: tuple[str, ...] = (*CALLED, "turn.menu")


class QuestionKind(NamedTuple):
    """What is known of a question: how it comes about, and when."""

    again: Again  # puts it into a game as it stands, where what the question has changed already is taken back first
    at: tuple[tuple[str, ...], ...]  # what may wait below it
    gathering: bool  # whether it belongs to gathering, which also goes before everything else in some turns
    between: bool  # whether it is put while it is nobody's turn


QUESTIONS: dict[str, QuestionKind] = {}  # by the name in full of the step that answers
ANEW: dict[str, Callable[[Game, Seat], None]] = {}  # by public title: puts the question to another seat
COURSES: dict[str, Callable[[Game], bool]] = {}  # steps that end a turn of gathering alone, and when there is one


class Unfit(ValueError):
    """The question could not have been put in this state."""


def need(*facts: object) -> None:
    """Raises Unfit unless all of them hold."""
    if not all(facts):
        raise Unfit


def question(
    step: Step,
    again: Again,
    *,
    at: tuple[tuple[str, ...], ...] = (MENU,),
    gathering: bool = False,
    between: bool = False,
) -> None:
    """Declares how the question comes about that this step answers; most are put above the menu of a turn."""
    QUESTIONS[NAME_OF[step]] = QuestionKind(again, at, gathering, between)


def by_ability(g: Game, me: Seat, memo: Memo) -> None:
    """The ability of the character on turn asks first and is used up later."""
    need(me == g.seat, ABILITY not in g.used, g.acting().ability_problem(g, me) is None)
    g.acting().ability(g, me)


def by_used_ability(g: Game, me: Seat, memo: Memo) -> None:
    """The ability is used up and asks then."""
    need(me == g.seat, ABILITY in g.used)
    g.used.remove(ABILITY)
    by_ability(g, me, memo)


def by_use(district: str) -> Again:
    """A district that is used asks first and counts as used later."""

    def again(g: Game, me: Seat, memo: Memo) -> None:
        card = g.box.cards_of(district)[0]
        need(me == g.seat, card in g.city[me], district not in g.used, g.box.usable[card](g, me) is None)
        g.box.answers["use"][card](g, me)

    return again


def after(first: Step, key: str, words: Sequence[str]) -> Again:
    """The answer to a first question leads to this one, and is kept in the memo as the number of one of these words."""

    def again(g: Game, me: Seat, memo: Memo) -> None:
        answer, used = words[memo[key]], sorted(g.used)
        if ABILITY in used:
            g.used.remove(ABILITY)  # the first answer may have used it up; below it shows whether it did
        QUESTIONS[NAME_OF[first]].again(g, me, {})
        asked = g.stack.pop()
        need(asked[0] == NAME_OF[first], answer in asked[2])
        first(g, me, answer)
        need(sorted(g.used) == used)

    return again


def placing(step: Step) -> Again:
    """The ability places marks on ranks one by one."""

    def again(g: Game, me: Seat, memo: Memo) -> None:
        placed = memo["placed"]
        by_ability(g, me, memo)  # the first question
        for number, rank in enumerate(placed):
            need(RANK[rank] in g.stack.pop()[2])
            step(g, me, RANK[rank], placed[:number], memo["group"])

    return again


def hand_cards(g: Game, me: Seat, cards: list[int], *more: int) -> None:
    """Raises Unfit unless all of these are different cards of this hand."""
    named = [*cards, *more]
    need(isinstance(cards, list), len({*named}) == len(named), {*named} <= {*g.hand[me]})
