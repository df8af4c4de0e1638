"""A secret is in the sentence of those who may know it, and in nobody else's."""

from __future__ import annotations

import pytest

from game.citadels.words.names import Names
from game.citadels.words.telling.narrate import tell
from game.kernel.events import Event
from tests.citadels.tables import rules

BOX = rules().box(rules().preset(4, "devious_dignitaries"))
NAMES = Names(("Ada", "Bo", "Cleo", "Dov"), BOX)
TAVERN = BOX.cards_of("tavern")[0]
EVENTS = [
    (Event("warrants_placed", {"seat": 0, "ranks": [4, 5, 6]}, {0: {"signed": 5}}), "The signed one: Abbot"),
    (Event("threats_placed", {"seat": 1, "ranks": [3, 4]}, {1: {"flower": 3}}), "The one with the flower: Wizard"),
    (Event("looked_at_hand", {"seat": 2, "other": 0}, {2: {"cards": [TAVERN]}}), "Seen: Tavern"),
    (Event("spied", {"seat": 2, "other": 0, "type": 2, "count": 1}, {2: {"cards": [TAVERN]}}), "Seen: Tavern"),
    (Event("tucked", {"seat": 3}, {3: {"card": TAVERN}}), "Tavern"),
    (Event("character_put_aside", {"seat": 0}, {0: {"rank": 7}}), "Navigator"),
    (
        Event(
            "card_moved", {"seat": 0, "other": 2, "why": "wizard"}, {0: {"card": TAVERN}, 2: {"card": TAVERN}}
        ),
        "Tavern",
    ),
    (
        Event("characters_swapped", {"seat": 0, "other": 1}, {0: {"gave": 3, "got": 4}, 1: {"gave": 4, "got": 3}}),
        "Given away",
    ),
    (
        Event("drew", {"seat": 1, "count": 1, "why": "scholar"}, {1: {"cards": [TAVERN]}}),
        "keeps Tavern",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("event", "secret"), EVENTS, ids=[event.word for event, _secret in EVENTS])
def test_only_those_who_know_read_it(event: Event, secret: str) -> None:
    for viewer in (None, 0, 1, 2, 3):
        sentence = tell(event.word, event.seen_by(viewer), NAMES)
        assert sentence
        assert (secret in sentence) == (viewer in event.for_seat)
