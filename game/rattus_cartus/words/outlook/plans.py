"""What entering a building with certain cards would bring, played by the rules in possible worlds. No pygame here.

Nothing of the real game is touched or looked at, so nothing hidden can show. Whoever has still to enter is taken to lay
nothing: what is told is how it stands so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.events import Event
from game.kernel.options import option
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, Rules
from game.kernel.steps import Ask
from game.rattus_cartus.rules.state import Game, View
from game.table.asking.outlook import WORLDS

MOST_QUESTIONS = 60  # that are answered on the way to the own building
ENDS = ("discarded", "round_ended", "game_over")


@dataclass(frozen=True)
class Plan:
    """Influence in the building's estate, rats by cards of others, and whether the premium is one's own: None where the
    worlds differ."""

    estate: int
    influence: int
    rats: int
    premium: bool | None


def plan(slot: int, cards: Sequence[int], view: View, rules: Rules[Game, View]) -> Plan | None:
    """What these cards (all that are still to be laid) bring in this building; None where that cannot be tried: the
    viewer is not asked to enter, or does not have the cards."""
    try:
        worlds = [_played(rules.determinize(view, Rng(number + 1)), slot, cards, view) for number in range(WORLDS)]
    except (Impossible, LookupError, ValueError):
        return None
    first = worlds[0]
    if any((one.influence, one.rats) != (first.influence, first.rats) for one in worlds):
        return None
    premium = first.premium if all(one.premium == first.premium for one in worlds) else None
    return Plan(first.estate, first.influence, first.rats, premium)


def _played(g: Game, slot: int, cards: Sequence[int], view: View) -> Plan:
    """One world, up to where the building is done."""
    g.log, me, waiting = [], view.viewer, list(cards)
    estate = view.box.building_estate[view.building(slot)]
    entering = True
    for _question in range(MOST_QUESTIONS):
        ask = g.pending
        if ask is None or _is_done(g.log, slot):
            break
        if ask.seat == me and entering and ask.step.startswith("enter."):
            g.choose(_own_answer(ask, slot, waiting))
            entering = bool(waiting) or ask.step == "enter.chosen"
        else:
            g.choose(_other_answer(ask))
    return _read(g.log, me, slot, estate)


def _own_answer(ask: Ask, slot: int, waiting: list[int]) -> str:
    """The next answer of the plan. Raises ValueError through the gate for one that is not offered."""
    if ask.step == "enter.chosen":
        return option("enter", slot)
    if ask.step == "enter.announced":
        return option("number", len(waiting))
    return option("card", waiting.pop(0)) if waiting else ask.options[0]


def _other_answer(ask: Ask) -> str:
    """Of everybody else: to lay nothing, and to do nothing."""
    for wanted in ("number:0", "decline", "done"):
        if wanted in ask.options:
            return wanted
    return ask.options[0]


def _is_done(log: Sequence[Event], slot: int) -> bool:
    return any(event.word in ENDS and event.public.get("slot", slot) == slot for event in log)


def _read(log: Sequence[Event], me: int, slot: int, estate: int) -> Plan:
    """Only what comes of the cards: nothing of actions, Swords and Flutes, nor of the bonus of the last round."""
    influence = rats = 0
    premium = False
    for event in log:
        facts = event.public
        if event.word == "discarded" and facts["slot"] == slot:
            break
        if facts.get("seat") != me:
            continue
        if event.word == "bonus":
            premium = True
            break
        influence += facts["amount"] if event.word == "influence" and facts["estate"] == estate else 0
        rats += facts["change"] if event.word == "rats" and facts["why"] == "cards" else 0
        premium = premium or event.word == "premium"
    return Plan(estate, influence, rats, premium)


def fitting_first(cards: Sequence[int], slot: int, view: View) -> list[int]:
    """Cards that can be laid in a building, those that cost least first: its own followers, Jokers, other followers,
    then what brings no influence."""
    box = view.box
    estate = box.building_estate[view.building(slot)]

    def burden(card: int) -> int:
        if box.kind[card] == "follower":
            return 0 if box.estate[card] == estate else 2
        return 1 if box.kind[card] == "joker" else 3

    return sorted((card for card in cards if box.kind[card] not in ("pass", "gold")), key=lambda c: (burden(c), c))
