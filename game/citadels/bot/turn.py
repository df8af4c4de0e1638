"""Playing a turn: what to do next, looked at anew after each act."""

from __future__ import annotations

from math import fsum

from game.citadels.bot.cards import build_value, hand_value, points_of_building, rounds_left, wanted_builds
from game.citadels.bot.targets import destruction_value, swap_or_discard, worst_card
from game.citadels.rules import queries
from game.citadels.rules.characters import warlord
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY, CARD, CARDS, END, GOLD, INCOME, SEAT, USE
from game.kernel.options import DONE, PASS, kind, value, way

SAVE_FOR_ATTACK = 1.5


def next_action(v: View, options: list[str]) -> str:
    """Income and ability where they help most, gather what is missing, build the best, end."""
    for plan in (_income, _early_ability, _gather, _build, _late_ability, _use):
        word = plan(v, options)
        if word is not None:
            return word
    return END if END in options else GOLD if GOLD in options else options[0]


def _character(v: View) -> str:
    return v.box.setup.cast[v.rank - 1]


def _income(v: View, options: list[str]) -> str | None:
    """At once, unless a district of the same type can be built first."""
    if INCOME not in options:
        return None
    wanted = v.box.characters[v.rank].income
    best = _best_build(v, options)
    if best is not None and v.box.type[value(best)] == wanted:
        return best
    if not v.gathered and _will_build_matching(v, wanted):
        return None
    return INCOME


def _will_build_matching(v: View, wanted: int) -> bool:
    """The best card I can pay after gathering gold, without the income, would itself add to the income."""
    purse = v.gold[v.viewer] + 2
    payable = [card for card in wanted_builds(v, v.viewer) if queries.price(v, v.viewer, card) <= purse]
    return bool(payable) and v.box.type[payable[0]] == wanted and hand_value(v, v.viewer, payable[0]) > 1


def _early_ability(v: View, options: list[str]) -> str | None:
    """Everything that brings something before building; attacks that cost gold come later."""
    if ABILITY not in options:
        return None
    character = _character(v)
    if character in ("warlord", "artist"):
        return None
    if character == "magician":
        return ABILITY if _magician_gains(v) else None
    return ABILITY


def _magician_gains(v: View) -> bool:
    """Whether the Magician will find something to do: the same question as in `swap_or_discard`."""
    hand = [CARD[card] for card in v.hand[v.viewer]]
    seats = [SEAT[seat] for seat in v.others(v.viewer) if v.hand[seat] or v.hand[v.viewer]]
    return swap_or_discard(v, seats + hand) != PASS


def _gather(v: View, options: list[str]) -> str | None:
    if CARDS not in options:
        return GOLD if GOLD in options else None
    me = v.viewer
    purse = v.gold[me]
    useful = [card for card in wanted_builds(v, me) if hand_value(v, me, card) > 0.5]
    if not useful:
        return CARDS if rounds_left(v) > 0 or purse > 0 else GOLD
    limit = v.box.characters[v.rank].builds
    cost = sum(queries.price(v, me, card) for card in useful[:limit])
    enough = purse >= cost + (2 if len(useful) > limit else 0)
    return CARDS if enough and len(useful) <= limit + 1 and rounds_left(v) > 0.5 else GOLD


def _build(v: View, options: list[str]) -> str | None:
    best = _best_build(v, options)
    if best is None:
        return None
    if _character(v) == "warlord" and ABILITY in options and not v.completed:
        target, gain = _best_target(v)
        price = warlord.cost(v, target) if target >= 0 else 0
        left = v.gold[v.viewer] - _price(v, best)
        if gain > build_value(v, v.viewer, value(best), _price(v, best)) + SAVE_FOR_ATTACK and left < price:
            return ABILITY
    return best


def _price(v: View, word: str) -> int:
    return 0 if way(word) else queries.price(v, v.viewer, value(word))


def _best_build(v: View, options: list[str]) -> str | None:
    """The build worth most; None if there is none worth anything."""
    me = v.viewer
    scored = [(_worth(v, word), word) for word in options if kind(word) == "build"]
    worth, word = max(scored, default=(0.0, ""))
    if not word:
        return None
    if rounds_left(v) <= 0 and points_of_building(v, me, value(word), _price(v, word)) < 0:
        return None
    return word if worth > 0 else None


def _worth(v: View, word: str) -> float:
    """Build value; cards given away for a district count against it."""
    card, me = value(word), v.viewer
    worth = build_value(v, me, card, _price(v, word))
    if way(word):
        needed = max(1, queries.price(v, me, card) - v.gold[me])
        others = sorted(hand_value(v, me, c) for c in v.hand[me] if c != card)
        worth -= 0.7 * fsum(others[:needed]) + 0.05
    return worth


def _best_target(v: View) -> tuple[int, float]:
    blocked = queries.rank8_problem
    targets = [
        (destruction_value(v, card), -card)
        for seat in v.others(v.viewer)
        for card in v.city[seat]
        if blocked(v, seat, card) is None and warlord.cost(v, card) <= v.gold[v.viewer]
    ]
    gain, card = max(targets, default=(0.0, 1))
    return -card, gain


def _late_ability(v: View, options: list[str]) -> str | None:
    """Attack or beautify with the gold that is left."""
    if ABILITY not in options:
        return None
    if _character(v) == "warlord":
        return ABILITY if _best_target(v)[1] > 0 else None
    if _character(v) == "artist":
        return ABILITY if v.gold[v.viewer] > 2 or rounds_left(v) <= 1 else None
    return None


def _use(v: View, options: list[str]) -> str | None:
    """Trade useless cards for gold; buy cards when the hand is empty."""
    me = v.viewer
    for card in v.city[me]:
        word = USE[card]
        if word not in options:
            continue
        name = v.box.kind[card]
        if name == "laboratory" and worst_card(v, [CARD[c] for c in v.hand[me]]):
            return word
        if name == "smithy" and len(v.hand[me]) < 2 and (v.gold[me] >= 3 or _counts_cards(v)):
            return word
    return None


def _counts_cards(v: View) -> bool:
    """Whether cards in hand are points at the end (Map Room) and the end is near."""
    return rounds_left(v) <= 1 and any(v.box.kind[card] == "map_room" for card in v.city[v.viewer])


def what_to_beautify(v: View, options: list[str]) -> str:
    """A point for a gold; a second one only if gold is left over."""
    if DONE in options and v.gold[v.viewer] < 3 and rounds_left(v) > 1:
        return DONE
    districts = [word for word in options if kind(word) == "district"]
    return min(districts, key=lambda word: (v.cost(value(word)), word)) if districts else options[0]


def pay_with(v: View, options: list[str]) -> str:
    """Give as few cards as possible, the least useful first."""
    if DONE in options:
        return DONE
    return min(options, key=lambda word: (hand_value(v, v.viewer, value(word)), word))
