"""What has happened, told to one person: losses first, nothing twice, and at the shortest level only what matters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.citadels.table import chronicle
from game.citadels.table.models import SeatInfo
from game.citadels.table.names import Names
from game.citadels.table.narrate import tell
from game.citadels.table.speech import Speech
from game.session.match import Match, Shown
from game.ui import opponents
from game.ui.lang import _

SHORT, USUAL, EXPLAINED = 1, 2, 3
ALWAYS = ("game_over", "completed")
AIMED = ("killed", "bewitched")  # at a character: who it is, only this round knows
WHO = ("seat", "other", "source", "target", "owner", "thief")  # facts that name a player


class News:
    """The events of a match as sentences."""

    def __init__(self, match: Match) -> None:
        self.match = match
        seats = [SeatInfo(seat.name, seat.shield, seat.player) for seat in match.setup.seats]
        self.marked = chronicle.MarkedNames(seats, match.state.box)
        self.names = Names(self.marked.seats, match.state.box)
        self.speech = Speech(seats, opponents.people(), match.setup.seed)

    def sentence(self, event: Shown) -> str:
        """One event in words; empty for one that needs none."""
        return tell(event.word, event.facts, self.names) or ""

    def live(self, events: Iterable[Shown], eyes: int | None, level: int, *, talk: bool) -> list[str]:
        """What is said as soon as it happens, losses marked as such, opponents' remarks if `talk`."""
        found = []
        for event in events:
            lost = self._lost([event], eyes)
            wanted = level > SHORT or event.word in ALWAYS or chronicle.actor(event.word, event.facts) == eyes
            found += lost or ([self.sentence(event)] if wanted else [])
            said = self.speech.after(event)
            if talk and level > SHORT:
                found += [
                    _('{who} says: "{line}"').format(who=self.names.seat(one.seat), line=one.text) for one in said
                ]
        return [one for one in found if one]

    def _lost(self, events: Sequence[Shown], eyes: int | None) -> list[str]:
        if eyes is None:
            return []
        roles = self.match.view(eyes).roles[eyes]
        lost = chronicle.losses(events, self.marked, eyes, roles)
        return [_("Loss: {sentence}").format(sentence=one) for one in lost]

    def parted(self, events: Sequence[Shown], eyes: int) -> tuple[list[str], list[Shown]]:
        """What one has lost, in words, and the other events. An attack on a character counts only in the round in
        which one has that character."""
        rounds = [place for place, event in enumerate(events) if event.word == "round_started"]
        lost: list[str] = []
        others: list[Shown] = []
        for place, event in enumerate(events):
            earlier = event.word in AIMED and bool(rounds) and place < rounds[-1]
            found = [] if earlier else self._lost([event], eyes)
            lost += found
            others += [] if found else [event]
        return lost, others

    def told(self, events: Sequence[Shown], eyes: int, level: int) -> list[str]:
        """What others did, as sentences, at the shortest level only the weighty things."""
        wanted = [event for event in events if chronicle.actor(event.word, event.facts) != eyes
                  and (level > SHORT or event.word in chronicle.TOLD_IN_SUMMARY)]  # fmt: skip
        return [one for one in map(self.sentence, wanted) if one]

    def since_last_turn(self, eyes: int) -> Sequence[Shown]:
        """The events after one's last turn."""
        return chronicle.since_last_turn(self.match.events_since(0, eyes), eyes)

    def log(self, eyes: int | None, seat: int | None = None) -> list[str]:
        """Everything so far, or everything that concerns one player."""
        events = self.match.events_since(0, eyes)
        if seat is not None:
            events = [one for one in events if seat in (one.facts.get(fact) for fact in WHO)]
        return [one for one in map(self.sentence, events) if one]
