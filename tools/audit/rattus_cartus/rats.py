"""Certain death by the plague, reckoned anew from the View: not by the numbers with which the bots decide."""

from __future__ import annotations

from game.kernel.options import value
from game.rattus_cartus.rules.box import FOLLOWERS_END, NUN_ROW
from game.rattus_cartus.rules.state import UNKNOWN, View
from tools.audit import Finding, Moment

SUPPLY, ACTION = 2, 4  # most rats that a supply takes away, and the action of a building


def survivable(v: View) -> int:
    """The most rats, after this turn's cards, with which the viewer may still live: all nuns that the row can have, and
    all rats that can still be lost."""
    nuns, me = v.box.nuns, 1 << v.viewer
    known = [card for card in v.nun_row if card != UNKNOWN]
    elsewhere = {*known, *v.hand[v.viewer], *v.laid[v.viewer], *v.discard}
    unseen = [
        nuns[card]
        for card in range(FOLLOWERS_END)
        if card not in elsewhere and not v.seen[card] & me and not v.cycle[card]
    ]
    most = sum(nuns[card] for card in known) + sum(sorted(unseen)[-(NUN_ROW - len(known)) or len(unseen) :])
    rounds = v.box.rounds - v.round
    return most + (ACTION + SUPPLY) * rounds


def fatal_number(moment: Moment) -> Finding | None:
    """A number that can only be laid with rats too many."""
    v, ask = moment.view, moment.ask
    if ask.step != "enter.announced" or _has_flute(v):
        return None
    most, rats = survivable(v), v.rats[ask.seat]
    safe = sum(1 for word in v.hand[ask.seat] if not brings_rat(v, word, ask.memo["slot"]) and _can_be_laid(v, word))
    forced = max(0, value(moment.chosen) - safe)
    if not forced or rats > most or rats + forced <= most:
        return None
    return Finding("certain_death", f"announces {value(moment.chosen)}: {rats} rats and {forced} more, {most} at most")


def fatal_card(moment: Moment) -> Finding | None:
    """A card that brings the rat too many, though another could be laid."""
    v, ask = moment.view, moment.ask
    if ask.step != "enter.laid" or _has_flute(v):
        return None
    slot, most = v.slot_of(ask.seat), survivable(v)
    rats = v.rats[ask.seat] + sum(brings_rat(v, card, slot) for card in v.laid[ask.seat])
    others = [word for word in ask.options if not brings_rat(v, value(word), slot)]
    if not brings_rat(v, value(moment.chosen), slot) or rats != most or not others:
        return None
    return Finding("certain_death", f"lays rat {rats + 1}, {most} can be survived at most")


def brings_rat(v: View, card: int, slot: int) -> bool:
    """Whether this card costs a rat in the building of this slot."""
    return v.box.kind[card] == "follower" and v.box.estate[card] != v.box.building_estate[v.building(slot)]


def _can_be_laid(v: View, card: int) -> bool:
    return v.box.kind[card] not in ("gold", "pass")


def _has_flute(v: View) -> bool:
    """With a Flute a rat may be passed on: nothing is certain."""
    return any(v.box.kind[card] == "flute" for card in (*v.hand[v.viewer], *v.laid[v.viewer]))
