"""What Swords and Flutes have in common: who laid the most of a kind in a building has something on who laid the
fewest."""

from __future__ import annotations

from game.kernel.options import kind, value
from game.kernel.steps import Problem, Seat
from game.rattus_cartus.rules.state import NOBODY, Game


def counts(g: Game, cards: range) -> dict[int, int]:
    """How many of these cards each seat laid in the building that resolves, in the order of entry. Only this building
    card counts (RAT-15)."""
    return {seat: len([card for card in g.laid[seat] if card in cards]) for seat in g.entered[g.slot]}


def winner(found: dict[int, int]) -> Seat:
    """Who laid the most, of equals the one who entered first; -1 if all laid the same number (RAT-14, RAT-41)."""
    if len({*found.values()}) < 2:
        return NOBODY
    return Seat(max(found, key=lambda seat: found[seat]))


def losers(found: dict[int, int]) -> list[Seat]:
    """Those who laid the fewest."""
    return [Seat(seat) for seat, count in found.items() if count == min(found.values())]


def problem(wanted: str, found: dict[int, int]) -> Problem | None:
    """Why this is no choice for the winner (RAT-55)."""
    if kind(wanted) != "seat":
        return "not_now"
    if value(wanted) not in found:
        return "not_in_building"
    return None if value(wanted) in losers(found) else "not_fewest"
