"""Moving cards, rats, markers and discs. Every change of them goes through here, so that every change is an event."""

from __future__ import annotations

from game.kernel.rng import shuffled
from game.kernel.steps import Seat
from game.rattus_cartus.rules import knowledge
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.state import Game


def draw(g: Game, me: Seat, count: int, why: str) -> None:
    """Draw from the top of the pile into the hand. The discards are shuffled when a card must be drawn and the pile is
    empty, not earlier (RAT-4, RAT-54); where there are none either, nothing is drawn (RAT-46)."""
    while count:
        if not g.deck and not reshuffle(g):
            g.tell("short", seat=me, kind="follower", missing=count)
            return
        drawn = g.deck[: -count - 1 : -1]
        del g.deck[-count:]
        count -= len(drawn)
        g.hand[me] += drawn
        seen, bit = g.seen, 1 << me
        for card in drawn:
            seen[card] |= bit
        if g.log is not None:
            g.tell("drew", {me: {"cards": drawn}}, seat=me, count=len(drawn), why=why)


def reshuffle(g: Game) -> bool:
    """The discards become the pile; whether there were any."""
    if not g.discard:
        return False
    g.deck, g.discard = g.discard, []
    g.rng = shuffled(g.rng, g.deck)
    g.reshuffles += 1
    g.cycle = g.cycle[:]
    for card in g.deck:
        g.cycle[card] = g.reshuffles
        g.seen[card] = 0
    g.tell("reshuffled", count=len(g.deck))
    return True


def change_rats(g: Game, me: Seat, change: int, why: str) -> None:
    """Rats come from the supply, of which there is no end, or go there: down to none, without a debt (RAT-1)."""
    before = g.rats[me]
    g.rats[me] = max(0, before + change)
    if g.log is not None and g.rats[me] != before:
        g.tell("rats", seat=me, change=g.rats[me] - before, why=why)


def gain(g: Game, me: Seat, estate: int, amount: int) -> None:
    """One jump of the disc, which then lies on top of those already there (RAT-11)."""
    points = g.points[estate] = g.points[estate][:]
    points[me] += amount
    g.arrived[estate] = [*[seat for seat in g.arrived[estate] if seat != me], int(me)]
    g.gained[me] += amount
    if g.log is not None:
        g.tell("influence", seat=me, estate=estate, amount=amount, points=points[me])


def take(g: Game, me: Seat, kind: str, count: int) -> None:
    """Take jokers or special cards from their stack, openly; what is left if there are fewer (RAT-22, RAT-57)."""
    stock = g.stock[kind]
    cards, g.stock[kind] = stock[:count], stock[count:]
    g.hand[me] += cards
    for card in cards:
        g.knows[card] = g.box.everybody
    if cards:
        g.tell("took", seat=me, kind=kind, cards=cards)
    _tell_short(g, me, kind, count - len(cards))


def take_markers(g: Game, me: Seat, count: int) -> None:
    """Take victory-point markers, or what is left of them (RAT-22)."""
    taken = min(count, g.markers_left)
    g.markers[me] += taken
    g.markers_left -= taken
    if taken:
        g.tell("markers", seat=me, count=taken)
    _tell_short(g, me, "marker", count - taken)


def _tell_short(g: Game, me: Seat, kind: str, missing: int) -> None:
    if missing:
        g.tell("short", seat=me, kind=kind, missing=missing)


def put_back(g: Game, cards: list[int]) -> None:
    """Cards that lie open go where they belong: followers to the discards, others to their stacks (RAT-49)."""
    for card in cards:
        if card < FOLLOWERS_END:
            g.discard.append(card)
        else:
            kind = g.box.kind[card]
            g.stock[kind] = sorted([*g.stock[kind], card])


def discard(g: Game, me: Seat, card: int) -> None:
    """A hand card goes, for all to see (RAT-20, RAT-57)."""
    g.hand[me].remove(card)
    knowledge.shown(g, me, [card])
    put_back(g, [card])


def give(g: Game, giver: Seat, taker: Seat, card: int, why: str) -> None:
    """A hand card changes hands in secret: these two know which (RAT-17, RAT-57)."""
    g.hand[giver].remove(card)
    g.hand[taker].append(card)
    knowledge.given(g, giver, taker, card)
    if g.log is not None:
        known = {"card": card}
        g.tell("given", {giver: known, taker: known}, seat=giver, other=taker, why=why)


def move_rat(g: Game, giver: Seat, taker: Seat) -> None:
    """A rat goes from one seat to another; the giver must have one. The event is the caller's."""
    g.rats[giver] -= 1
    g.rats[taker] += 1
