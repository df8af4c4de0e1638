"""What the seats know of cards that they do not see.

Where a card lies that somebody saw come into a hand (`knows`), is known until a secret gift out of that hand: then it
may be with the giver or the taker (`lost`). Cards of one face cannot be told apart, so who sees one of them leave a
hand and does not know this very card has lost another one of its face there.
"""

from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules.box import FOLLOWERS_END
from game.rattus_cartus.rules.state import Game


def shown(g: Game, owner: Seat, cards: list[int]) -> None:
    """These cards have left a hand, or turn up where they lay face down, for all to see. They lie open now."""
    knows, seen, everybody = g.knows, g.seen, g.box.everybody
    if g.lost or any(knows[one] for one in g.hand[owner]):
        for card in cards:
            _mistake(g, owner, card, cards, everybody & ~(1 << owner))
        g.lost = [entry for entry in g.lost if entry[0] not in cards]
    for card in cards:
        knows[card] = 0
        if card < FOLLOWERS_END:
            seen[card] = everybody


def given(g: Game, giver: Seat, taker: Seat, card: int) -> None:
    """A card goes from a hand to another, and only these two see which (RAT-57). It must have changed hands already."""
    knows, from_, to = g.knows, 1 << giver, 1 << taker
    both = from_ | to
    outsiders = [seat for seat in range(g.box.players) if not both >> seat & 1]
    if g.lost or any(knows[one] & to for one in _with(g, giver)):
        _mistake(g, giver, card, [card], to)
        g.lost = [
            [one, viewer, seats | to] if seats & from_ and viewer in outsiders else [one, viewer, seats]
            for one, viewer, seats in g.lost
            if one != card or viewer != taker
        ]
    for one in [*_with(g, giver), card]:
        if knows[one] & ~both:
            _lose(g, [[one, viewer, both] for viewer in outsiders if knows[one] >> viewer & 1])
            knows[one] &= both
    knows[card] = from_
    if card < FOLLOWERS_END:
        g.seen[card] |= to


def _with(g: Game, owner: Seat) -> list[int]:
    """What a seat has in its hand or face down before it: the others cannot tell which."""
    return g.hand[owner] + g.laid[owner] if g.covered(owner) else g.hand[owner]


def _mistake(g: Game, owner: Seat, card: int, gone: list[int], watching: int) -> None:
    """Whoever of these seats does not know this card, but another one of its face with the same owner, may take one for
    the other: what was known of that one goes."""
    watching &= ~g.knows[card]
    sort, bit = g.box.sort, 1 << owner
    for other in _with(g, owner):
        mistaken = g.knows[other] & watching if sort[other] == sort[card] and other not in gone else 0
        if mistaken:
            g.knows[other] &= ~mistaken
            watching &= ~mistaken
            for viewer in range(g.box.players):
                if mistaken >> viewer & 1:
                    _swap(g, viewer, card, other, bit)
    for other, viewer, seats in g.lost:
        if watching >> viewer & 1 and seats & bit and sort[other] == sort[card] and other not in gone:
            watching &= ~(1 << viewer)
            g.lost = [entry for entry in g.lost if entry[:2] != [other, viewer]]
            _swap(g, viewer, card, other, seats)


def _swap(g: Game, viewer: int, card: int, other: int, seats: int) -> None:
    """The viewer may have seen the one card for the other: of the other is known now what was known of either."""
    for entry in g.lost:
        if entry[:2] == [card, viewer]:
            _lose(g, [[other, viewer, entry[2] | seats]])
            return
    if other < FOLLOWERS_END:
        g.seen[other] &= ~(1 << viewer)  # anywhere, then


def _lose(g: Game, entries: list[list[int]]) -> None:
    g.lost = sorted([*g.lost, *entries])
