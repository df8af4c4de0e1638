"""The events of a match as sentences, for whoever hears them: in the text game, and at a table. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.session.match import Match, Shown
from game.table.flow import SeatInfo
from game.table.log import chronicle, recap
from game.table.log.marked import MarkedNames
from game.table.log.speech import Speech
from game.table.words import SomeWords
from game.ui import opponents
from game.ui.lang import _

SHORT, USUAL, EXPLAINED = 1, 2, 3


class News:
    """The events of a match as sentences."""

    def __init__(self, match: Match, words: SomeWords) -> None:
        self.match, self.words = match, words
        seats = [SeatInfo(seat.name, seat.shield, seat.player, match.setup.game) for seat in match.setup.seats]
        self.marked = MarkedNames(words, seats, match.view(0))
        self.names = self.marked.plain
        self.speech = Speech(self.marked, opponents.speakers(match.setup.game), match.setup.seed)

    def sentence(self, event: Shown) -> str:
        """One event in words; empty for one that needs none."""
        return self.words.tell(event.word, event.facts, self.names) or ""

    def runs(self, events: Iterable[Shown]) -> list[list[Shown]]:
        """The events, those of one sort in a row together that one sentence tells."""
        found: list[list[Shown]] = []
        for event in events:
            run = [*found[-1], event] if found and found[-1][0].word == event.word else []
            if len(run) > 1 and self._together(run) is not None:
                found[-1] = run
            else:
                found.append([event])
        return found

    def _together(self, run: Sequence[Shown]) -> str | None:
        teller = self.words.told(run[0].word).together
        return teller([event.facts for event in run], self.names) if teller is not None else None

    def sentence_of(self, run: Sequence[Shown]) -> str:
        """The sentence for a run; that of a single event is its own."""
        return (self._together(run) if len(run) > 1 else None) or self.sentence(run[0])

    def live(self, events: Iterable[Shown], eyes: int | None, level: int, *, talk: bool) -> list[str]:
        """What is said as soon as it happens, losses marked as such, opponents' remarks if `talk`."""
        found = []
        for run in self.runs(events):
            told = self.words.told(run[0].word)
            always = told.urgent or any(self.words.actor(event.word, event.facts) == eyes for event in run)
            lost = {event.number: self.lost([event], eyes) for event in run}
            found += [sentence for sentences in lost.values() for sentence in sentences]
            rest = [event for event in run if not lost[event.number]]
            found += [self.sentence_of(rest)] if rest and (always or level > SHORT) else []
            said = [one for event in run for one in self.speech.after(event)]
            if talk and level > SHORT:
                found += [
                    _('{who} says: "{line}"').format(who=self.names.seat(one.seat), line=one.text) for one in said
                ]
        return [one for one in found if one]

    def lost(self, events: Sequence[Shown], eyes: int | None, *, lately: bool = True) -> list[str]:
        if eyes is None:
            return []
        lost = chronicle.losses(events, self.marked, eyes, self.match.view(eyes) if lately else None)
        return [_("Loss: {sentence}").format(sentence=one) for one in lost]

    def parted(self, events: Sequence[Shown], eyes: int) -> tuple[list[str], list[Shown]]:
        """What one has lost, in words, and the other events. What was aimed at somebody without a name is known only
        in the chapter in which it was."""
        chapters = [place for place, event in enumerate(events) if self.words.told(event.word).chapter is not None]
        lost: list[str] = []
        others: list[Shown] = []
        for place, event in enumerate(events):
            found = self.lost([event], eyes, lately=not chapters or place >= chapters[-1])
            lost += found
            others += [] if found else [event]
        return lost, others

    def told(self, events: Sequence[Shown], eyes: int, level: int) -> list[str]:
        """What others did, as sentences, at the shortest level only the weighty things."""
        wanted = [
            event for event in events if self.words.actor(event.word, event.facts) != eyes
            and (level > SHORT or self.words.told(event.word).weight)
        ]  # fmt: skip
        return [one for one in map(self.sentence_of, self.runs(wanted)) if one]

    def since_last_turn(self, eyes: int) -> Sequence[Shown]:
        """The events after one's last turn."""
        return recap.since_last_turn(self.words, self.match.events_since(0, eyes), eyes)

    def log(self, eyes: int | None, seat: int | None, until: int) -> list[str]:
        """Everything below the event of this number, or everything that concerns one player."""
        events = self.match.events_since(0, eyes)[:until]
        if seat is not None:
            events = [one for one in events if seat in (one.facts.get(fact) for fact in self.words.who)]
        return [one for one in map(self.sentence, events) if one]
