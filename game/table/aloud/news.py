"""What happens at a table is said when it is shown: out of the events, each once, in the words of whoever may know it.

What others do is said politely, after what is being said; what the person before the screen has lost, and that it is
their turn, at once. Computer players may be held back until a sentence is likely to have been said.
"""

from __future__ import annotations

from game.session.match import Shown
from game.table.board import Board, Table
from game.table.log import chronicle
from game.table.log.news import USUAL
from game.table.log.news import News as Sentences
from game.table.motion.motions import Motions
from game.ui.draw.markup import plain
from game.ui.lang import _
from game.ui.speech import ended, speakable

LETTERS_A_SECOND = 15.0  # of a reader at its usual pace
BREATH = 0.4  # seconds between two sentences
LONGEST = 12.0  # seconds that anybody is held back by what is said


class News:
    """Follows the stage of one table; does nothing while nobody listens."""

    def __init__(self, table: Table, motions: Motions[Board]) -> None:
        self.table, self.motions = table, motions
        self._sentences: Sentences | None = None
        self._told = -1  # events that were said, or that nobody was there to hear; -1: nobody listened
        self._eyes: int | None = -1
        self._asked = -1  # the number of the question that was put
        self._title = ""  # what it said: it becomes another one while an answer is put together
        self._remarks = 0  # what opponents have said
        self._until = 0.0  # when all of it is likely to have been said

    @property
    def speaking(self) -> bool:
        """Whether something that was said is likely to go on: whoever plays after it waits."""
        return self.table.ui.now < self._until

    def hush(self) -> None:
        """Nobody waits any longer."""
        self._until = 0.0

    def update(self) -> None:
        """Called each frame: says what has come on the stage since."""
        table, flow = self.table, self.table.flow
        if not table.ui.ears.listening:
            self._told = -1
            return
        if self._told < 0 or flow.eyes != self._eyes or flow.released < self._told:
            self._begin()
        if flow.released > self._told:
            events = flow.match.events_since(self._told, flow.eyes)[: flow.released - self._told]
            self._told = flow.released
            self._tell(events)
        said = table.chronicle.said
        for one in said[self._remarks :]:
            self.say(_("{who}: {line}").format(who=table.names.plain_seat(one.seat), line=one.text))
        self._remarks = len(said)
        self._ask()

    def _begin(self) -> None:
        """From here on; what lies on the table, or was told to somebody else, is not said."""
        flow = self.table.flow
        self._told, self._eyes, self._remarks = flow.released, flow.eyes, len(self.table.chronicle.said)
        self._asked = -1

    def _tell(self, events: list[Shown]) -> None:
        table, eyes = self.table, self.table.flow.eyes
        if self._sentences is None:
            self._sentences = Sentences(table.flow.match, table.words)
        told = self._sentences
        told.names.learn(table.flow.view)
        for event in events:
            lost = chronicle.losses([event], table.marked, eyes, table.flow.view) if eyes is not None else []
            for sentence in lost:
                self.say(sentence, urgent=True)
            if lost:
                events = [one for one in events if one is not event]
        for sentence in told.live(events, None, USUAL, talk=False):
            self.say(sentence)

    def _ask(self) -> None:
        """A question is put when nothing is shown any more; that of another player is no news."""
        table = self.table
        if table.offers is None:
            if table.flow.asked is None or table.flow.asked[0] != table.flow.viewer:
                self._asked = -1
            return
        number, prompt = table.offers.ask.number, table.prompt.prompt
        if (number, prompt.title) == (self._asked, self._title) or table.flow.behind or self.motions.telling:
            return
        new, self._asked, self._title = self._asked < 0, number, prompt.title
        said = " ".join(ended(plain(one)) for one in (prompt.title, table.called.pressed(prompt.why)) if one)
        self.say(said, urgent=new)

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Says it now."""
        ui = self.table.ui
        said = speakable(plain(sentence))
        if not said:
            return
        ui.ears.say(said, urgent=urgent)
        takes = len(said) / LETTERS_A_SECOND + BREATH
        since = ui.now if urgent else max(ui.now, self._until)
        self._until = min(since + takes, ui.now + LONGEST)
