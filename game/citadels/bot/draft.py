"""Choosing a character."""

from __future__ import annotations

from game.citadels.bot.cards import rounds_left
from game.citadels.bot.roles import attraction, leader, threat
from game.citadels.rules.state import View
from game.kernel.options import value
from game.kernel.rng import Rng

NOISE = 1.0  # near-equal characters are mixed: a predictable player is murdered


def choose_character(v: View, options: list[str], rng: Rng) -> str:
    """The character worth most to me now, with a little chance among near equals."""
    scored = [(character_value(v, value(word)) + NOISE * rng.random(), word) for word in options]
    return max(scored)[1]


def character_value(v: View, rank: int) -> float:
    """What a character is worth to the viewer, in gold, with the danger of holding it."""
    me = v.viewer
    worth = attraction(v, me, rank)
    if rank > 2 and 2 not in v.face_up:
        worth -= 0.12 * max(0, v.gold[me] - 2)  # the Thief takes what later ranks carry
    if rank > 1 and len(v.city[me]) >= v.box.complete - 1:
        worth -= 0.4
    if v.box.setup.cast[rank - 1] == "assassin":
        worth += _stop_the_leader(v)
    if rounds_left(v) <= 1.5 and v.box.setup.cast[rank - 1] == "king":
        worth -= 0.5
    return worth


def _stop_the_leader(v: View) -> float:
    """Somebody about to finish with cards and gold in hand must be stopped (the 'Architect threat')."""
    first = leader(v, v.viewer)
    about_to_finish = len(v.city[first]) >= v.box.complete - 2 and v.gold[first] >= 4 and v.hand[first]
    return 1.5 if about_to_finish and threat(v, first) > threat(v, v.viewer) else 0.0
