"""Choosing characters, putting them aside, and swapping them by the Theater."""

from __future__ import annotations

from math import fsum

from game.citadels.bot.attraction import attraction
from game.citadels.bot.beliefs import beliefs
from game.citadels.bot.cards import rounds_left
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import about_to_finish, leader, threat
from game.citadels.rules import queries
from game.citadels.rules.state import Table, View
from game.citadels.rules.words import SEAT
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Seat

NOISE = 1.0  # near-equal characters are mixed: a predictable player is murdered
FEAR = {"thief": 0.12, "blackmailer": 0.06}  # of each gold carried by later ranks
STOPS = {"assassin": 1.5, "witch": 1.0, "warlord": 0.5}  # characters that can stop somebody about to finish
SWAP_GAIN = 1.0  # a blind swap must promise so much more


def choose_character(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The character worth most to me now, with a little chance among near equals."""
    noise = NOISE * style.draft_chance
    scored = [(character_value(v, value(word), style) + noise * rng.random(), word) for word in options]
    return max(scored)[1]


def character_value(v: View, rank: int, style: Style = NEUTRAL) -> float:
    """What a character is worth to the viewer, in gold, with the danger of holding it."""
    return worth_to(v, v.viewer, rank) + style.for_character(v.box.setup.cast[rank - 1])


def worth_to(t: Table, seat: Seat, rank: int) -> float:
    """What a character seems to be worth to a seat, in gold, with the danger of holding it."""
    cast = t.box.setup.cast
    worth = attraction(t, seat, rank)
    if rank > 2 and 2 not in t.face_up and 2 not in t.roles[seat]:
        worth -= FEAR.get(cast[1], 0.0) * max(0, t.gold[seat] - 2)
    if rank > 1 and queries.size(t, seat) >= t.box.complete - 1:
        worth -= 0.4
    if cast[rank - 1] in STOPS:
        worth += _stop_the_leader(t, seat) * STOPS[cast[rank - 1]]
    if rounds_left(t) <= 1.5 and rank == 4:
        worth -= 0.5
    return worth


def _stop_the_leader(t: Table, seat: Seat) -> float:
    """Somebody about to finish with cards and gold in hand must be stopped."""
    first = leader(t, seat)
    return 1.0 if about_to_finish(t, first) and threat(t, first) > threat(t, seat) else 0.0


def put_aside(v: View, options: list[str], rng: Rng) -> str:
    """Away with what helps the most dangerous opponent most, and me least."""
    rival = leader(v, v.viewer)

    def harm(word: str) -> float:
        rank = value(word)
        return attraction(v, rival, rank) - 0.3 * attraction(v, v.viewer, rank) + 0.3 * rng.random()

    return max(options, key=harm)


# -- the Theater -----------------------------------------------------------------------------------------------------
def with_whom_to_swap(v: View, options: list[str]) -> str:
    """Whoever is likely to have something clearly better than the worst of mine."""
    believed = beliefs(v)
    mine = min(character_value(v, rank) for rank in v.roles[v.viewer])

    def hoped(seat: Seat) -> float:
        ranks = believed[seat]
        whole = fsum(ranks.values()) or 1.0
        return fsum(chance * character_value(v, rank) for rank, chance in ranks.items()) / whole

    best = max(v.others(v.viewer), key=lambda seat: (hoped(seat), -seat))
    return SEAT[best] if SEAT[best] in options and hoped(best) > mine + SWAP_GAIN else PASS


def which_to_swap(v: View, options: list[str]) -> str:
    """The one worth least to me."""
    return min(options, key=lambda word: (character_value(v, value(word)), word))
