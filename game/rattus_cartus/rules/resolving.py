"""Phase D: the buildings resolve from left to right. In each: influence and rats of all, Swords, Flutes, then the
actions, premium first; then the cards are discarded (RAT-13, RAT-15, RAT-40, RAT-49).
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.steps import Seat, step
from game.rattus_cartus.rules import action, goods, knowledge
from game.rattus_cartus.rules.box import FOLLOWERS_END, POINTS_END
from game.rattus_cartus.rules.specials import flute, sword
from game.rattus_cartus.rules.state import NOBODY, Game

WHEN_DONE: list[Callable[[Game], None]] = []  # all buildings have resolved (round.py)


def begin(g: Game) -> None:
    """With two players there is one premium action in a round, so both counts are needed before the first building acts
    (RAT-25, RAT-37)."""
    g.phase = "buildings"
    if g.box.players == 2:
        for slot, inside in enumerate(g.entered):
            if inside:
                _reveal(g, slot)
        g.premium = most(g, g.first_in)
        _tell_premium(g)
    go_on(g)


def go_on(g: Game) -> None:
    """The next building that somebody has entered, until there is none."""
    while True:
        g.slot += 1
        if g.slot == len(g.row):
            g.slot = -1
            for end in WHEN_DONE:
                end(g)
            return
        if g.log is not None:
            g.tell("building_opened", slot=g.slot, card=g.row[g.slot])
        if g.entered[g.slot]:
            break
    if g.box.players > 2:
        _reveal(g, g.slot)
        g.premium = most(g, g.entered[g.slot])
    if _count(g):
        g.do(g.start, swords, flutes, actions)
    else:
        actions(g, g.start)


def most(g: Game, seats: list[int]) -> Seat:
    """Who laid the most followers and jokers; of equals the one who entered first, also with none (RAT-25, RAT-43)."""
    best, found = -1, NOBODY
    for seat in seats:
        count = len([card for card in g.laid[seat] if card < POINTS_END])
        if count > best:
            best, found = count, Seat(seat)
    return found


def _reveal(g: Game, slot: int) -> None:
    """All inside turn up their cards."""
    g.revealed.append(slot)
    for seat in g.entered[slot]:
        cards = g.laid[seat]
        if cards:
            knowledge.shown(g, Seat(seat), cards)
        if g.log is not None:
            g.tell("revealed", seat=seat, slot=slot, card=g.row[slot], cards=cards[:])


def _count(g: Game) -> bool:
    """Influence and rats of all in the order of entry (RAT-10, RAT-12); whether anything else was laid by several."""
    estate, others = g.box.building_estate[g.building(g.slot)], False
    inside, estates = g.entered[g.slot], g.box.estate
    for seat in inside:
        points = rats = 0
        for card in g.laid[seat]:
            if card < FOLLOWERS_END:
                points += 1
                rats += estates[card] != estate
            elif card < POINTS_END:
                points += 1
            else:
                others = True
        if points:
            goods.gain(g, Seat(seat), estate, points)  # who gains none stays where the disc lies (RAT-52)
        if rats:
            goods.change_rats(g, Seat(seat), rats, "cards")
    return others and len(inside) > 1


@step
def swords(g: Game, me: Seat) -> None:
    sword.resolve(g)


@step
def flutes(g: Game, me: Seat) -> None:
    flute.resolve(g)


@step
def actions(g: Game, me: Seat) -> None:
    """The premium player first, then the others in the order of entry. In the last round there are none (RAT-44)."""
    if g.last_round():
        if g.premium in g.entered[g.slot]:
            _bonus(g)
        close(g, me)
        return
    if g.box.players > 2:
        _tell_premium(g)
    g.do(me, close)
    for seat in reversed(order(g)):
        g.do(seat, action.turn)


def order(g: Game) -> list[Seat]:
    """Who acts in the building that resolves, in this order: seats whose side of it does nothing are left out."""
    inside, building = g.entered[g.slot], g.building(g.slot)
    first = [g.premium] if g.premium in inside else []
    seats = [*first, *[Seat(seat) for seat in inside if seat != g.premium]]
    if g.box.normal[building] and g.box.premium[building]:
        return seats
    return [seat for seat in seats if (g.box.premium if seat == g.premium else g.box.normal)[building]]


def _bonus(g: Game) -> None:
    """One point to who would have the premium action, as a move of its own (RAT-44, RAT-61)."""
    estate = g.box.building_estate[g.building(g.slot)]
    g.tell("bonus", seat=g.premium, estate=estate)
    goods.gain(g, g.premium, estate, 1)


def _tell_premium(g: Game) -> None:
    if g.log is not None and not g.last_round():
        g.tell("premium", seat=g.premium, slot=g.slot_of(g.premium), card=g.row[g.slot_of(g.premium)])


@step
def close(g: Game, me: Seat) -> None:
    """Only now the cards leave: followers to the discards, jokers and special cards to their stacks (RAT-49)."""
    for seat in g.entered[g.slot]:
        goods.put_back(g, g.laid[seat])
        g.laid[seat] = []
    if g.log is not None:
        g.tell("discarded", slot=g.slot, card=g.row[g.slot])
    go_on(g)
