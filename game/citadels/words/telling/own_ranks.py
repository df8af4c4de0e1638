"""Which characters a viewer holds, read off the events as that viewer may know them: what is aimed at one of them is
aimed at the viewer. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.citadels.lang import _
from game.citadels.rules.state import View
from game.citadels.words.contents import EVENTS
from game.citadels.words.names import Names
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.words import Memory


class OwnRanks(Memory):
    """Follows the viewer's own characters through the rounds; nobody's (None) are never known."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.held: set[int] = set()

    def follow(self, event: Shown) -> None:
        """Takes in one event after the other."""
        word, facts = event.word, event.facts
        if word == "round_started":
            self.held.clear()
        elif word == "character_kept" and facts["seat"] == self.viewer and "rank" in facts:
            self.held.add(facts["rank"])
        elif word == "characters_swapped" and "got" in facts and self.viewer in (facts["seat"], facts["other"]):
            self.held.discard(facts["gave"])
            self.held.add(facts["got"])

    def copy(self) -> OwnRanks:
        made = OwnRanks(self.viewer)
        made.held = set(self.held)
        return made

    def follow_all(self, events: Iterable[Shown]) -> OwnRanks:
        for event in events:
            self.follow(event)
        return self

    def hit_by(self, event: Shown) -> bool:
        """Whether somebody else aims this at a character of the viewer."""
        facts = event.facts
        return bool(_aside(event.word)) and facts["rank"] in self.held and facts["seat"] != self.viewer

    def aside(self, event: Shown) -> str:
        """What the viewer wants to hear besides; empty if it is aimed at others."""
        return _(_aside(event.word)) if self.hit_by(event) else ""


def _aside(word: str) -> str:
    """What the target of such an event hears; "" for one that is aimed at no character."""
    return EVENTS[word].aside if word in EVENTS else ""


def was_killed(events: Sequence[Shown], viewer: int, since: int) -> int:
    """The character under which the viewer was killed among the events from that place on; 0 if that did not happen."""
    own = OwnRanks(viewer)
    found = 0
    for place, event in enumerate(events):
        own.follow(event)
        if place >= since and event.word == "killed" and own.hit_by(event):
            found = int(event.facts["rank"])
    return found


def aimed(word: str, facts: Facts, view: View, names: Names) -> str:
    """What an attack on a character of this round means for its player, in plain words; "" for everybody else."""
    message = EVENTS[word].message if word in EVENTS else ""
    if not message or facts["rank"] not in view.roles[view.viewer] or facts["seat"] == view.viewer:
        return ""
    return _(message).format(character=names.plain_rank(facts["rank"]))
