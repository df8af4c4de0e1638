"""A loaded game is checked whole before anybody plays on: any fault means that the save is damaged.

First every field by itself (`saved`), then whether cards and knowledge fit each other (here), how far the round has
come (`check_course`), and the question that waits (`check_stack`).
"""

from __future__ import annotations

from game.kernel.events import Json
from game.kernel.rng import Rng
from game.kernel.rules import DamagedState, Plain
from game.kernel.steps import Seat
from game.rattus_cartus.rules import check_course, check_stack, saved, scoring
from game.rattus_cartus.rules.box import LAID_END, Box
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.observe import observe
from game.rattus_cartus.rules.state import Game


def load(box: Box, data: Plain) -> Game:
    """A game from saved data. Raises DamagedState with the first fault found."""
    g = Game(box)
    saved.read(g, data)
    try:
        fault = _first_fault(g)
        if fault is None:  # what is looked at first, and again and again
            observe(g, None)
            for seat in range(box.players):
                determinize(observe(g, Seat(seat)), Rng(seat))
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise DamagedState(f"its parts do not fit together ({type(error).__name__})") from error
    if fault:
        raise DamagedState(fault)
    return g


def _first_fault(g: Game) -> str | None:
    parts = (
        _sizes, _seats, _cards, _buildings, _knowledge, _lost, _sight, check_course.fault, _end, check_stack.fault,
    )  # fmt: skip
    for part in parts:
        fault = part(g)
        if fault:
            return fault
    return None


def _sizes(g: Game) -> str | None:
    """Rows for each seat, and nothing beyond them."""
    players = g.box.players
    rows: list[list[Json]] = [g.rats, g.markers, g.hand, g.laid, g.supplied, g.numbers, g.gained, g.looked, *g.points]
    if any(len(row) != players for row in rows) or any(sorted(row) != list(range(players)) for row in g.arrived):
        return f"it does not fit {players} players"
    if len(g.scores) not in (0, players) or len(g.entered) != g.box.row:
        return "scores or buildings do not fit"
    if max(g.knows) > g.box.everybody or max(g.seen) > g.box.everybody:
        return "what the seats know does not fit"
    return None


def _seats(g: Game) -> str | None:
    """Every seat that is named exists, and no list names one twice."""
    lists = [g.waiting, g.first_in, [seat for inside in g.entered for seat in inside], g.revealed]
    if any(len({*row}) != len(row) for row in lists) or any(row != sorted({*row}) for row in g.looked):
        return "something is named twice"
    named = (g.start, g.premium, *g.waiting, *g.first_in, *lists[2])
    return "a seat does not exist" if max(named) >= g.box.players else None


def _cards(g: Game) -> str | None:
    """Every card and every marker is in exactly one place."""
    if list(g.stock) != g.box.kinds:
        return "the stacks are not those of this game"
    everywhere = sorted(
        card for zone in (g.deck, g.discard, g.nun_row, *g.stock.values(), *g.hand, *g.laid) for card in zone
    )
    if everywhere != g.box.in_play:
        return "a card is missing or lies in two places"
    for kind, cards in g.stock.items():
        if cards != sorted(cards) or any(g.box.kind[card] != kind for card in cards):
            return "a card lies in another stack"
    if any(card >= LAID_END for laid in g.laid for card in laid):
        return "a card was laid that cannot be laid"
    return None if sum(g.markers) + g.markers_left == g.box.markers else "the markers do not add up"


def _buildings(g: Game) -> str | None:
    """Every building card is in one place, as many in each as this round has left there."""
    box = g.box
    if sorted([*g.row, *g.building_deck, *g.replacement, *g.spent]) != box.building_cards:
        return "a building card is missing or lies in two places"
    sizes = (len(g.row), len(g.spent), len(g.replacement))
    if sizes != (box.row, box.row * (g.round - 1), box.replacement) or not 1 <= g.round <= box.rounds:
        return "the buildings do not fit the round"
    fits = len({g.box.building_of[card] for card in g.row}) > 1 and g.tucked <= len(g.replacement)
    return None if fits else "the row of buildings does not fit"


def _knowledge(g: Game) -> str | None:
    """Where a card lies is known of hands, of what lies face down, and of the nun row by those who looked."""
    covered = {card for seat in range(g.box.players) if g.covered(seat) for card in g.laid[seat]}
    hidden = covered | {card for hand in g.hand for card in hand} | {*g.nun_row}
    if any(known and card not in hidden for card, known in enumerate(g.knows)):
        return "somebody knows what lies open or in the pile"
    for position, card in enumerate(g.nun_row):
        lookers = sum(1 << seat for seat, looks in enumerate(g.looked) if position in looks)
        if g.knows[card] != lookers:
            return "what was seen of the nun row does not fit"
    return None


def _lost(g: Game) -> str | None:
    """Whoever lost track of a card knows of the right seat among others."""
    if g.lost != sorted(g.lost) or len({(card, viewer) for card, viewer, _ in g.lost}) != len(g.lost):
        return "what was lost track of does not fit"
    holders = {card: seat for seat, hand in enumerate(g.hand) for card in hand}
    for seat, laid in enumerate(g.laid):
        holders.update(dict.fromkeys(laid if g.covered(seat) else (), seat))
    for card, viewer, seats in g.lost:
        holder = holders.get(card, viewer)
        if holder == viewer or viewer >= g.box.players or not 0 < seats <= g.box.everybody:
            return "somebody lost track of a card that nobody else has"
        if not seats >> holder & 1 or seats >> viewer & 1 or g.knows[card] >> viewer & 1:
            return "somebody believes a card elsewhere than it can be"
    return None


def _sight(g: Game) -> str | None:
    """Who has a card has seen it, what lies open all have seen, and nobody what was never turned up."""
    everybody = g.box.everybody
    open_cards = {*g.discard, *(card for seat, laid in enumerate(g.laid) if not g.covered(seat) for card in laid)}
    for card, seen in enumerate(g.seen):
        if card in open_cards and seen != everybody:
            return "somebody has not seen what lies open"
        if g.cycle[card] > g.reshuffles:
            return "a card was part of a shuffle that was not"
    if any(g.seen[card] or g.cycle[card] != g.reshuffles for card in g.deck):
        return "a card of the pile was not shuffled into it"
    if any(g.seen[card] or g.cycle[card] for card in g.nun_row):
        return "a card of the nun row was seen elsewhere"
    for seat, hand in enumerate(g.hand):
        if any(card < len(g.seen) and not g.seen[card] >> seat & 1 for card in hand + g.laid[seat]):
            return "somebody has not seen a card of the own hand"
    return None


def _end(g: Game) -> str | None:
    """The scores are there when the game is over, and are those that the table gives."""
    if (g.phase == "over") != (not g.stack) or (g.phase == "over") != bool(g.scores):
        return "nothing is left to be done, and the game is not over"
    return "the scores do not fit" if g.scores and g.scores != scoring.lines(g) else None
