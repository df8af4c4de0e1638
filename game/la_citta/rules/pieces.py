"""What every card uses: paying, building, taking a politics card and refilling the display, drawing face down."""

from __future__ import annotations

from game.kernel.rng import shuffled
from game.la_citta.rules.state import Game, Table


def pay(g: Game, seat: int, amount: int, why: str) -> None:
    """Gold to the bank, or from it if the amount is negative; it never runs out (CITTA-31)."""
    if amount:
        g.gold[seat] -= amount
        if g.log is not None:
            g.tell("gold", seat=seat, change=-amount, why=why)


def build(g: Game, seat: int, number: int, site: int) -> None:
    """Put a building beside the one city of this seat that is there. A citizen moves from the castello onto it; that of
    a marketplace comes from the supply (CITTA-34)."""
    castello = [g.city[near] for near in g.box.board.near[site] if g.owner[near] == seat][0]
    g.attach(castello, site, number)
    if number == g.box.market:
        g.people[castello] += 1
        g.citizens -= 1
    if g.log is not None:
        g.tell("built", seat=seat, city=castello, site=site, building=g.box.building_ids[number])


def shown(g: Table, kind: str) -> int:
    """A card of this kind in the display, the leftmost, or -1."""
    kind_of = g.box.kind_of
    for card in g.display:
        if kind_of[card] == kind:
            return card
    return -1


def take(g: Game, seat: int, kind: str) -> None:
    """A card of this kind goes from the display to the seat."""
    card = shown(g, kind)
    g.played[seat] = [*g.played[seat], card]
    place = g.display.index(card)
    if g.log is not None:
        g.tell("taken", seat=seat, card=card)
    g.display[place] = top(g)
    if g.log is not None:
        g.tell("displayed", card=g.display[place])


def top(g: Game) -> int:
    """The top card of the draw pile; if there is none, the discards are shuffled first (CITTA-60). One is always there:
    seven lie in the display and at most 25 before the players (LC-T5)."""
    if not g.deck:
        g.deck = [*g.discard, *(card for card, _ in g.buried)]
        g.shuffled = sorted(g.discard)
        g.rng = shuffled(g.rng, g.deck)
        g.discard, g.buried = [], []
        g.era += 1
        if g.log is not None:
            g.tell("reshuffled", count=len(g.deck))
    return g.deck.pop()


def draw_blind(g: Game, seat: int) -> None:
    """A card face down, which nobody looks at, counts as the used one (CITTA-28, CITTA-29)."""
    card = top(g)
    g.blind[seat] = [*g.blind[seat], [card, g.era]]
    if g.log is not None:
        g.tell("drew", seat=seat)
