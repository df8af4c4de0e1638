"""What a player reckons of what lies face down and of the nuns of the row, for whoever measures how well it guesses.
Everything here starts from one seat's View.
"""

from __future__ import annotations

from game.kernel.rng import Rng
from game.rattus_cartus.bot.nuns import public_chances, row_chances
from game.rattus_cartus.rules.box import ESTATES, FOLLOWERS_END, LAID_END, Box
from game.rattus_cartus.rules.determinize import determinize
from game.rattus_cartus.rules.state import UNKNOWN, View

WORLDS = 120
Guess = dict[str, float]


def face(box: Box, card: int) -> str:
    """What a card is, without its nuns: the estate of a follower, or its kind."""
    return ESTATES[box.estate[card]] if box.estate[card] >= 0 else box.kind[card]


def nuns(v: View, *, counting: bool) -> Guess:
    """The chance of each number of nuns in the row: of who counts what it has seen, or who only reads what is open."""
    chances = row_chances(v, v.viewer) if counting else public_chances(v)
    return {str(total): chance for total, chance in enumerate(chances) if chance > 0.0}


def covered(v: View) -> list[tuple[int, int]]:
    """Seats and places of the cards that lie face down for the viewer."""
    return [(seat, place) for seat, laid in enumerate(v.laid) for place, card in enumerate(laid) if card == UNKNOWN]


def laid_evenly(v: View) -> Guess:
    """What a card face down is, if whatever may be in a hand were laid alike."""
    stock = [card for cards in v.stock.values() for card in cards]
    located = {card for zone in (v.discard, v.nun_row, stock, *v.hand, *v.laid) for card in zone}
    hidden = [card for card in v.box.in_play if card not in located]
    fresh = {card for card in hidden if card < FOLLOWERS_END and v.cycle[card] == v.reshuffles and not v.seen[card]}
    places = sum(cards.count(UNKNOWN) for cards in (*v.hand, *v.laid))
    share = max(0, places - (len(hidden) - len(fresh))) / max(1, len(fresh))
    found: Guess = {}
    for card in hidden:
        if card < LAID_END:
            found[face(v.box, card)] = found.get(face(v.box, card), 0.0) + (share if card in fresh else 1.0)
    whole = sum(found.values())
    return {what: weight / whole for what, weight in found.items()}


def laid_as_dealt(v: View, rng: Rng) -> dict[int, Guess]:
    """By seat what a card that lies face down before it is, in the worlds in which the search plays on. Raises
    Impossible."""
    places = covered(v)
    found: dict[int, Guess] = {seat: {} for seat, _ in places}
    many = {seat: WORLDS * sum(one == seat for one, _ in places) for seat in found}
    for _ in range(WORLDS):
        world = determinize(v, rng)
        for seat, place in places:
            what, guess = face(v.box, world.laid[seat][place]), found[seat]
            guess[what] = guess.get(what, 0.0) + 1 / many[seat]
    return found
