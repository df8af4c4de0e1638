"""Moving gold and cards. Every change of gold or of a hand goes through here, so that every change is an event."""

from __future__ import annotations

from game.citadels.rules.state import Game
from game.kernel.rng import drawn, shuffled
from game.kernel.steps import Seat

BANK = Seat(-1)
TOKEN = Seat(-2)  # the Tax Collector's


def pay(g: Game, source: Seat, target: Seat, amount: int, why: str) -> None:
    """Move gold between seats, the bank and the Tax Collector's token. The caller has seen that there is enough."""
    if source >= 0:
        g.gold[source] -= amount
    elif source == TOKEN:
        g.tax -= amount
    if target >= 0:
        g.gold[target] += amount
    elif target == TOKEN:
        g.tax += amount
    if g.log is not None and amount:
        g.tell("gold", source=source, target=target, amount=amount, why=why)


def draw(g: Game, me: Seat, count: int, why: str) -> list[int]:
    """Draw from the top of the deck into the hand; as many as there are (CIT-56, CIT-128)."""
    drawn = [g.deck.pop() for _ in range(min(count, len(g.deck)))]
    g.hand[me] += drawn
    if g.log is not None:
        g.tell("drew", {me: {"cards": drawn}}, seat=me, count=len(drawn), why=why)
    return drawn


def put_under(g: Game, me: Seat, cards: list[int], why: str) -> None:
    """Put hand cards under the deck, face down, in the order given (CIT-57). Only their owner knows which."""
    forget_hand(g, me)
    for card in cards:
        g.hand[me].remove(card)
        g.deck.insert(0, card)
        g.knows[card] = 1 << me
    if cards:
        g.tell("put_under", {me: {"cards": cards}}, seat=me, count=len(cards), why=why)


def forget_hand(g: Game, owner: Seat, except_seat: int = -1) -> None:
    """Unknown cards are about to leave this hand: nobody can be sure of any card in it any more.

    A seat that sees which cards leave (`except_seat`) keeps what it knows.
    """
    kept = 1 << except_seat if except_seat >= 0 else 0
    for card in g.hand[owner]:
        g.knows[card] &= kept


def look_at_hand(g: Game, me: Seat, owner: Seat) -> None:
    """This seat sees the whole hand of another, and remembers it."""
    for card in g.hand[owner]:
        g.knows[card] |= 1 << me


def hand_over(g: Game, source: Seat, target: Seat, card: int, why: str) -> None:
    """One hand card changes hands; both know which, the others see only that one moved."""
    forget_hand(g, source, target)
    g.hand[source].remove(card)
    g.hand[target].append(card)
    g.knows[card] = 1 << source
    if g.log is not None:
        known = {"card": card}
        g.tell("card_moved", {source: known, target: known}, seat=source, other=target, why=why)


def swap_hands(g: Game, me: Seat, other: Seat) -> None:
    """Two seats exchange their whole hands; both remember the cards they gave."""
    for seat in (me, other):
        for card in g.hand[seat]:
            g.knows[card] |= 1 << seat
    g.hand[me], g.hand[other] = g.hand[other], g.hand[me]
    mine, theirs = g.hand[me][:], g.hand[other][:]
    known = {me: {"got": mine, "gave": theirs}, other: {"got": theirs, "gave": mine}}
    if g.log is not None:
        g.tell("hands_swapped", known, seat=me, other=other)


def discard_district(g: Game, owner: Seat, card: int) -> None:
    """A district leaves its city for the bottom of the deck, for all to see."""
    strip(g, owner, card)
    put_open_card_under(g, card)


def strip(g: Game, owner: Seat, card: int) -> None:
    """A district leaves a city: gold on it goes to the bank, cards under it below the deck (CIT-66, CIT-130)."""
    g.city[owner].remove(card)
    if card in g.beautified:
        g.beautified.remove(card)
    if card in g.box.answers.get("cards_under", ()):
        for hidden in g.museum:
            g.deck.insert(0, hidden)
            g.knows[hidden] |= 1 << owner
        g.museum = []


def put_open_card_under(g: Game, card: int) -> None:
    """A card everybody has seen goes under the deck."""
    g.deck.insert(0, card)
    g.knows[card] = (1 << g.box.players) - 1


def shuffle(g: Game, things: list[int]) -> None:
    """Shuffle with the game's own generator."""
    g.rng = shuffled(g.rng, things)


def any_of(g: Game, things: list[int]) -> int:
    """One of the things by chance."""
    place, g.rng = drawn(g.rng, len(things))
    return things[place]
