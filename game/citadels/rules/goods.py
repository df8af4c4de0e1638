"""Moving gold and cards. Every change of gold or of a hand goes through here, so that every change is an event."""

from __future__ import annotations

from game.citadels.rules.state import Game
from game.kernel.rng import shuffled
from game.kernel.steps import Seat

BANK = Seat(-1)


def pay(g: Game, source: Seat, target: Seat, amount: int, why: str) -> None:
    """Move gold between two seats, or a seat and the bank. The caller has seen to it that there is enough."""
    if source >= 0:
        g.gold[source] -= amount
    if target >= 0:
        g.gold[target] += amount
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


def forget_hand(g: Game, owner: Seat) -> None:
    """Unknown cards are about to leave this hand: nobody can be sure of any card in it any more."""
    for card in g.hand[owner]:
        g.knows[card] = 0


def swap_hands(g: Game, me: Seat, other: Seat) -> None:
    """Two seats exchange their whole hands; both remember the cards they gave."""
    for seat in (me, other):
        for card in g.hand[seat]:
            g.knows[card] |= 1 << seat
    g.hand[me], g.hand[other] = g.hand[other], g.hand[me]
    mine, theirs = g.hand[me][:], g.hand[other][:]
    known = {me: {"got": mine, "gave": theirs}, other: {"got": theirs, "gave": mine}}
    g.tell("hands_swapped", known, seat=me, other=other)


def discard_district(g: Game, owner: Seat, card: int) -> None:
    """A district leaves a city: it goes under the deck for all to see, gold lying on it to the bank (CIT-66)."""
    g.city[owner].remove(card)
    if card in g.beautified:
        g.beautified.remove(card)
    g.deck.insert(0, card)
    g.knows[card] = (1 << g.box.players) - 1


def shuffle(g: Game, things: list[int]) -> None:
    """Shuffle with the game's own generator."""
    g.rng = shuffled(g.rng, things)
