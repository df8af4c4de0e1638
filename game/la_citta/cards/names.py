"""How the cards are called where they are drawn and read. No pygame here.

A face is a card of the book:

| face | what it is |
|---|---|
| `palazzo`, `farm`, `castello` ... | a building, by the id of the data |
| `palazzo_card`, `cathedral_card` ... | the politics card that builds it |
| `great_builder`, `closeness` ... | any other politics card, by the id of the data |
| `action`, `action/3` | the action card; in the colour of crest 3 |
| `culture`, `education`, `health` | a voice card |
| `F1`, `F2`, `F3`, `M`, `W` | a landscape |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.la_citta.content import LANDSCAPES, WISHES, own_cards
from game.la_citta.content.cards import OF_BUILDING

if TYPE_CHECKING:
    from game.la_citta.rules.box import Box

BUILDING, POLITICS, VOICE, ACTION, LANDSCAPE = ("building", "politics", "voice", "action", "landscape")  # kinds
BACKS = (POLITICS, VOICE, ACTION)  # kinds of cards that have one


class FaceName(NamedTuple):
    """What the name of a face says: the card of the book, and the crest whose colour an action card has (-1: none)."""

    card: str
    crest: int = -1


def told(face: str) -> FaceName:
    """The name of a face, read. Raises ValueError for a crest that is no number."""
    card, _slash, crest = face.partition("/")
    return FaceName(card, int(crest)) if crest else FaceName(card)


def politics_face(kind: str) -> str:
    """The face of the politics cards of a kind (`box.kind_of[card]`)."""
    return f"{kind}{OF_BUILDING}" if kind in own_cards().buildings else kind


def card_face(box: Box, card: int) -> str:
    """The face of one of the politics cards 0 to 31."""
    return politics_face(box.kind_of[card])


def building_of(face: str) -> str:
    """The building that a face shows or builds, by its id; "" for any other face."""
    name = face.removesuffix(OF_BUILDING)
    return name if name in own_cards().buildings else ""


def building_face(box: Box, building: int) -> str:
    """The face of one of the buildings 0 to 11."""
    return str(box.building_ids[building])


def action_face(crest: int = -1) -> str:
    """The face of an action card, in the colour of a crest or in general (-1)."""
    return ACTION if crest < 0 else f"{ACTION}/{crest}"


def voice_face(wish: int) -> str:
    """The face of a voice card by its wish 0 to 2."""
    return WISHES[wish]


def landscape_face(landscape: str) -> str:
    """The face of a landscape by its id. Raises ValueError for one that is not there."""
    return LANDSCAPES[LANDSCAPES.index(landscape)]
