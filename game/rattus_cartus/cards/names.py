"""How the cards are called where they are drawn and read. No pygame here.

A face is a card of the book, or one of its kind told more closely: "witch/4" is a witch with four nuns, "farm/c" the
Farm with the supply of copy c, "gold/two" Gold as it counts for two players; "witch" and "farm" are these cards in
general, as the gallery shows them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.rattus_cartus.content import COPIES, ESTATES, own_cards

if TYPE_CHECKING:
    from game.rattus_cartus.rules.box import Box


TWO = "two"


class FaceName(NamedTuple):
    """What the name of a face says: the card of the book, its nuns (-1: in general) or its copy ("": in general), and
    whether it is that of two players."""

    card: str
    nuns: int = -1
    copy: str = ""
    two: bool = False


def told(face: str) -> FaceName:
    """The name of a face, read. Raises ValueError where what follows the slash is nothing of this."""
    card, _slash, which = face.partition("/")
    if not which:
        return FaceName(card)
    if which == TWO:
        return FaceName(card, two=True)
    return FaceName(card, copy=which) if which in COPIES else FaceName(card, nuns=int(which))


@cache
def follower(estate: str, nuns: int) -> str:
    """Who of an estate has so many nuns: each number belongs to one of its two faces, so that cards that are worth the
    same look the same."""
    found = [one.id for one in own_cards().followers.values() if one.estate == estate]
    return next((name for name in found if nuns in own_cards().followers[name].nuns), found[0])


def face_of(box: Box, card: int) -> str:
    """The face of one of the cards 0 to 149."""
    estate = box.estate[card]
    if estate < 0:
        kind = str(box.kind[card])
        return f"{kind}/{TWO}" if box.players == 2 and own_cards().specials[kind].short_for_two is not None else kind
    nuns = box.nuns[card]
    return f"{follower(ESTATES[estate], nuns)}/{nuns}"


def building_face(box: Box, card: int) -> str:
    """The face of one of the building cards 0 to 59, with its supply."""
    buildings = list(own_cards().buildings)
    return f"{buildings[box.building_of[card]]}/{COPIES[card % len(COPIES)]}"
