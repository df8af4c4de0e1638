"""Whom to murder, rob, plunder and destroy."""

from __future__ import annotations

from math import fsum

from game.citadels.bot.cards import hand_value, rounds_left
from game.citadels.bot.roles import attraction, beliefs, threat
from game.citadels.rules.characters import warlord
from game.citadels.rules.state import View
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.steps import Seat


def whom_to_murder(v: View, options: list[str], rng: Rng) -> str:
    """The rank that probably hurts dangerous players most."""
    believed = beliefs(v)

    def harm(word: str) -> float:
        rank = value(word)
        total = 0.0
        for seat, ranks in believed.items():
            total += ranks.get(rank, 0.0) * (threat(v, seat) + attraction(v, seat, rank))
        return total + 0.4 * rng.random()

    return max((word for word in options if word != PASS), key=harm)


def whom_to_rob(v: View, options: list[str], rng: Rng) -> str:
    """The rank behind which most gold is to be expected."""
    believed = beliefs(v)

    def loot(word: str) -> float:
        rank = value(word)
        return fsum(ranks.get(rank, 0.0) * v.gold[seat] for seat, ranks in believed.items()) + 0.2 * rng.random()

    return max((word for word in options if word != PASS), key=loot)


def swap_or_discard(v: View, options: list[str]) -> str:
    """Swap with the fullest hand if it is clearly better than mine; else throw away what is useless."""
    me = v.viewer
    mine = fsum(hand_value(v, me, card) for card in v.hand[me])
    seats = [word for word in options if kind(word) == "seat"]
    best = max(seats, key=lambda word: (_hand_guess(v, Seat(value(word))), word), default=PASS)
    if best != PASS and _hand_guess(v, Seat(value(best))) > mine + 1.5:
        return best
    return worst_card(v, options) or PASS


def _hand_guess(v: View, seat: Seat) -> float:
    return fsum(hand_value(v, v.viewer, card) for card in v.hand[seat])


def worst_card(v: View, options: list[str]) -> str | None:
    """A card of mine that is not worth holding; None if all are."""
    cards = [word for word in options if kind(word) == "card"]
    worst = min(cards, key=lambda word: (hand_value(v, v.viewer, value(word)), word), default=None)
    if worst is None or hand_value(v, v.viewer, value(worst)) > 0.9:
        return None
    return worst


def discard_more(v: View, options: list[str]) -> str:
    return worst_card(v, options) or DONE


def what_to_destroy(v: View, options: list[str]) -> str:
    """The district whose loss hurts a dangerous owner most, if it is worth its price."""
    best, most = PASS, 0.0
    for word in options:
        if word == PASS:
            continue
        gain = destruction_value(v, value(word))
        if gain > most:
            best, most = word, gain
    return best


def destruction_value(v: View, card: int) -> float:
    """What destroying a district is worth to the viewer, its price already taken off."""
    owner = v.owner(card)
    if owner == v.viewer:
        return -1.0
    price = warlord.cost(v, card)
    close = len(v.city[owner]) >= v.box.complete - 1
    rivals = max(len(v.others(v.viewer)), 1)
    average = fsum(threat(v, seat) for seat in v.others(v.viewer)) / rivals
    relative = threat(v, owner) / (average + 0.1)
    gold_worth = 0.15 if rounds_left(v) <= 0 else 0.9
    return (v.cost(card) * 0.45 + (4.0 if close else 0.2)) * min(relative, 1.6) - price * gold_worth
