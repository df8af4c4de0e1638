"""Answers to what others do: bribes, reveals, the crown, a life saved by the Hospital."""

from __future__ import annotations

from game.citadels.bot.cards import build_value, rounds_left
from game.citadels.bot.threat import threat
from game.citadels.rules.characters.blackmailer import BRIBE, REFUSE, REVEAL
from game.citadels.rules.state import BLANK, REAL, View
from game.kernel.options import PASS, value
from game.kernel.steps import Seat

HALF = 0.5  # one of the two threats has the flower


def bribe_or_refuse(v: View, options: list[str]) -> str:
    """Pay unless the loss to be expected is smaller."""
    gold, mark = v.gold[v.viewer], v.threats[v.rank]
    chance = 1.0 if mark == REAL else 0.0 if mark == BLANK else HALF
    return BRIBE if gold // 2 <= chance * gold else REFUSE


def reveal_threat(v: View, options: list[str]) -> str:
    """Only the flower is worth turning up; a blank one would tell where the flower is."""
    return REVEAL if v.threats[v.rank] == REAL else PASS


def confiscate(v: View, options: list[str]) -> str:
    """Take what is worth having, for me or because of who is building it."""
    if REVEAL not in options:
        return PASS
    gain = build_value(v, v.viewer, v.site, 0)
    return REVEAL if gain > 0.5 else PASS


def show_myself(v: View, options: list[str]) -> str:
    """The Hospital: gathering is always worth it."""
    return next((word for word in options if word != PASS), PASS)


def who_gets_the_crown(v: View, options: list[str]) -> str:
    """A harmless player with something to pay; best of all my right neighbour, so that I choose next."""
    return max(options, key=lambda word: (_crown_gift(v, Seat(value(word))), word))


def _crown_gift(v: View, seat: Seat) -> float:
    pays = 0.8 if v.gold[seat] or v.hand[seat] else 0.0
    turn = (v.viewer - seat) % v.box.players  # how soon after that seat I choose
    statue = any(v.box.kind[card] == "statue" for card in v.city[seat])
    danger = 5.0 if statue and rounds_left(v) <= 1 else 1.0 if statue else 0.0
    return pays - 0.12 * threat(v, seat) - 0.15 * turn - danger
