"""A game that was played as sentences, one after the other: in the terminal, and as a text. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from game.kernel.events import Event, Facts
from game.session.film import all_facts
from game.session.match import Match
from game.session.replay import Differs, Replayed, begin, replay
from game.session.save import FindRules, SaveFile
from game.session.setup import HUMAN
from game.table.names import Names
from game.table.words import words
from game.ui.game_words import in_words, name_of
from game.ui.lang import _, joined, ngettext
from game.ui.opponents import kind_words

BEFORE = -1  # the moment before the last decision, as `Match.view_at` counts


class Transcript:
    """Tells the answers of a match that is replayed, as far as they may be known: of a finished game everything, of
    another one what its only person knows, or what everybody does."""

    def __init__(self, match: Match, save: SaveFile, *, opened: bool | None = None) -> None:
        """`opened` tells everything, or not, whatever state the game is in."""
        self.match, self.save = match, save
        match.keeps_moments = True
        self.words = words(match.setup.game)
        self.names: Names = self.words.names([seat.name for seat in match.setup.seats], match.view(0))
        self.opened = save.over if opened is None else opened
        people = [seat for seat, one in enumerate(save.setup.seats) if one.player == HUMAN]
        self.eyes = people[0] if len(people) == 1 else None

    def facts(self, event: Event) -> Facts:
        """What may be told of an event."""
        return all_facts(event) if self.opened else event.seen_by(self.eyes)

    def told(self, made: Replayed, *, plainly: bool = True) -> list[str]:
        """Who took over a seat before this answer, and what came of it; `plainly` also of one that nothing is told
        about."""
        found = [
            _("{who}, from now on: {player}.").format(who=one.name, player=kind_words(one.player))
            for one in self.save.seatings
            if one.answered == made.number - 1
        ]
        said = [self.words.tell(event.word, self.facts(event), self.names) for event in made.events]
        sentences = [sentence for sentence in said if sentence]
        if plainly and not sentences and (self.opened or made.seat == self.eyes):
            sentences = [self._plainly(made)]
        return found + sentences

    def _plainly(self, made: Replayed) -> str:
        """For an answer that nothing is told about, such as the first half of a choice: what it names, or else what
        its button says."""
        view = self.match.view_at(BEFORE, made.seat) or self.match.view(made.seat)
        thing = self.words.hearing.thing(made.option, view, self.names)
        option = thing or self.words.label(made.option, made.ask, view, self.names).strip()
        return _("{who} answers: {option}").format(who=self.match.setup.seats[made.seat].name, option=option)

    def result(self) -> str:
        """How far it came, and who has won."""
        match, count = self.match, self.match.answered
        verified = ngettext("Verified: {count} answer.", "Verified: {count} answers.", count).format(count=count)
        if not match.over:
            left = len(self.save.journal) - count
            return f"{verified} " + (_("More answers follow.") if left else _("The game goes on."))
        best = joined([f"{match.setup.seats[seat].name} ({match.scores[seat]})" for seat in match.winners])
        return f"{verified} " + _("The game is over. Winner: {names}.").format(names=best)


def _counted(lines: list[str]) -> Iterator[str]:
    """The same sentence several times in a row once, with how often."""
    for line, run in groupby(lines):
        count = len(list(run))
        yield line if count == 1 else _("{sentence} ({count} times)").format(sentence=line, count=count)


def whole(save: SaveFile, find_rules: FindRules) -> Iterator[str]:
    """The lines of a whole game, with a heading for each round. Raises SaveFault; where it takes another course, a
    sentence says so and it ends."""
    match = begin(save, find_rules, save.name)
    script = Transcript(match, save)
    yield name_of(save.game)
    yield joined([f"{seat.name} ({kind_words(seat.player)})" for seat in save.setup.seats])
    if save.date:
        yield save.date
    progress = match.progress
    yield from ("", in_words(*progress))
    try:
        for made in replay(match, save):
            yield from (f"  {line}" for line in _counted(script.told(made, plainly=False)))
            if match.progress != progress and not match.over:
                progress = match.progress
                yield from ("", in_words(*progress))
    except Differs as fault:
        yield from ("", fault.notice.text(_))
    yield from ("", script.result())
    if match.over:
        for seat, points in enumerate(match.scores):
            text = ngettext("{name}: {count} point", "{name}: {count} points", points)
            yield text.format(name=match.setup.seats[seat].name, count=points)
