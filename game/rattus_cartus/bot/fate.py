"""Certain death: more rats than the row can have nuns, whatever happens. Nobody above `easy` walks into it."""

from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.bot.nuns import Chances
from game.rattus_cartus.bot.outlook import ROUNDS
from game.rattus_cartus.rules.state import Table

BY_SUPPLY, BY_ACTION = 2, 4  # most rats that a supply takes away, and an action (Hospital: one, and three for cards)


def way_out(t: Table, me: Seat) -> int:
    """The most rats that this seat can still lose after the cards of this round's building, by what is usual: supplies
    and actions. (Flutes need somebody to lose to.)"""
    rest = ROUNDS[t.box.players] - t.round
    if rest <= 0:
        return 0
    return BY_ACTION + (rest - 1) * (BY_ACTION + BY_SUPPLY) + BY_SUPPLY


def allowed(t: Table, me: Seat, chances: Chances) -> int:
    """The most rats with which this seat may still live, by what it knows of the nuns; more are certain death."""
    return most_nuns(chances) + way_out(t, me)


def most_nuns(chances: Chances) -> int:
    """The most nuns that the row can have."""
    return max(total for total, chance in enumerate(chances) if chance > 0.0)


def is_final(t: Table) -> bool:
    """Whether this is the last round, in which nothing takes rats away but a Flute."""
    return t.round >= ROUNDS[t.box.players]
