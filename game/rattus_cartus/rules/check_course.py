"""How far the round of a loaded game has come: supply, discs, numbers and laid cards fit the phase."""

from __future__ import annotations

from game.rattus_cartus.rules import resolving
from game.rattus_cartus.rules.box import POINTS_END
from game.rattus_cartus.rules.state import NOBODY, Game


def fault(g: Game) -> str | None:
    """What is wrong with the course of the round."""
    checks = {"supply": _supply, "enter": _enter, "buildings": _resolving, "over": _over}
    check = checks.get(g.phase)
    return "the phase is unknown" if check is None else _discs(g) or check(g)


def _discs(g: Game) -> str | None:
    """Who has entered stands in one building, in the order of entry, and has announced at least what it laid."""
    if sorted(g.first_in) != sorted(seat for inside in g.entered for seat in inside):
        return "the discs do not fit the order in which they were placed"
    if any(inside != [seat for seat in g.first_in if seat in inside] for inside in g.entered):
        return "the discs of a building lie in another order"
    for seat, number in enumerate(g.numbers):
        if (number >= 0 or g.laid[seat]) and seat not in g.first_in:
            return "somebody laid cards without having entered"
        if len(g.laid[seat]) > max(number, 0):
            return "somebody laid more cards than announced"
    in_order = [(g.start + i) % g.box.players for i in range(g.box.players)]
    if "pass" not in g.box.kinds and g.phase == "enter" and [*g.first_in, *g.waiting] != in_order:
        return "the seats place in another order"
    return None if max(g.supplied) < len(g.row) else "a supply was taken from a building that is not there"


def _nothing_resolved(g: Game) -> bool:
    return not g.revealed and (g.slot, g.premium) == (-1, NOBODY) and not any(g.gained)


def _supply(g: Game) -> str | None:
    started = g.first_in or g.waiting or any(g.laid) or not _nothing_resolved(g)
    return "somebody has entered before all had their supply" if started else None


def _enter(g: Game) -> str | None:
    """All but the one who is on turn have laid what they announced."""
    if min(g.supplied) < 0 or not _nothing_resolved(g):
        return "the supply is not over, or a building has resolved"
    if sorted([*g.first_in, *g.waiting]) != list(range(g.box.players)):
        return "somebody neither has entered nor will"
    before = g.first_in if g.stack and g.stack[-1][1] in g.waiting else g.first_in[:-1]
    fits = all(g.numbers[seat] == len(g.laid[seat]) for seat in before)
    return None if fits else "somebody has not laid the cards that were announced"


def _resolving(g: Game) -> str | None:
    """Buildings to the left are done, those to the right wait, and the one that resolves has counted its cards."""
    if min(g.supplied) < 0 or g.waiting or len(g.first_in) != g.box.players or min(g.numbers) < 0:
        return "a building resolves before all have entered"
    if g.slot < 0 or not g.entered[g.slot]:
        return "a building resolves that nobody has entered"
    entered = [slot for slot, inside in enumerate(g.entered) if inside]
    if g.revealed != [slot for slot in entered if g.box.players == 2 or slot <= g.slot]:
        return "cards lie open in another building"
    for seat, number in enumerate(g.numbers):
        slot = g.slot_of(seat)
        points = len([card for card in g.laid[seat] if card < POINTS_END])
        if len(g.laid[seat]) != (0 if slot < g.slot else number):
            return "laid cards do not fit what was announced"
        done = number + g.last_round()  # with the bonus of the last round
        most = done if slot < g.slot else points if slot == g.slot else 0
        if g.gained[seat] > most or (slot == g.slot and g.gained[seat] < points):
            return "the influence gained this round does not fit"
    if g.premium == NOBODY or (g.box.players > 2 and g.premium != resolving.most(g, g.entered[g.slot])):
        return "somebody else has the premium action"
    return None


def _over(g: Game) -> str | None:
    done = not g.building_deck and g.slot == -1 and not any(g.laid) and not g.waiting
    return None if done else "the game is over, and something is left to be done"
