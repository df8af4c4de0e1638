"""How the words of a game are registered: one record for each question, event, announcement and reason, in the file of
what it belongs to. No pygame here.

A game makes one `Register` and names its parts; a file of its contents lists the files whose records it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.names import N, V
from game.table.words import NOBODY, Announced, EventText, Prompt, QuestionText, Refused

Q = TypeVar("Q", bound=QuestionText[Any, Any])
E = TypeVar("E", bound=EventText[Any])
T = TypeVar("T")


Asks = Callable[[Ask, V, N], Prompt]
Tells = Callable[[Facts, N], str | None]
Says = Callable[[str, V, N], T]


class Records(dict[str, T]):
    """The records of one sort by their keys."""

    def __init__(self, sort: str) -> None:
        super().__init__()
        self.sort = sort

    def add(self, key: str, record: T) -> None:
        """Raises ValueError for a key that is there already."""
        if key in self:
            raise ValueError(f"There are two records of the {self.sort} '{key}': one is enough.")
        self[key] = record

    def check(self, known: Collection[str]) -> None:
        """Raises ValueError for a record of something that no rule knows."""
        wrong = [key for key in self if key not in known]
        if wrong:
            raise ValueError(f"There are words for the {self.sort} '{wrong[0]}', but no rule knows it.")


class Register(Generic[V, N, Q, E]):
    """All records of one game; `asked` and `happened` are the classes of those of questions and events."""

    def __init__(self, asked: type[Q], happened: type[E]) -> None:
        self._asked, self._happened = asked, happened
        self.questions = Records[Q]("question")  # by the short name of the step
        self.events = Records[E]("event")
        self.announcements = Records[Announced[V, N]]("announcement")  # by the public title
        self.problems = Records[Refused[V, N]]("problem")

    def question(self, step: str, **meaning: Any) -> Callable[[Asks[V, N]], Asks[V, N]]:
        """On the writer of a question's prompt (of ask, View, names), with whatever else the question means."""

        def register(writer: Asks[V, N]) -> Asks[V, N]:
            self.questions.add(step, self._asked(prompt=writer, **meaning))
            return writer

        return register

    def told(self, word: str, **meaning: Any) -> Callable[[Tells[N]], Tells[N]]:
        """On the teller of an event (of facts, names), with whatever else the event means."""

        def register(teller: Tells[N]) -> Tells[N]:
            self.events.add(word, self._happened(sentence=teller, **meaning))
            return teller

        return register

    def untold(self, word: str, **meaning: Any) -> None:
        """An event that others tell already, or that only moves the game on."""
        self.events.add(word, self._happened(**meaning))

    def announced(self, title: str, help: str) -> Callable[[Says[V, N, Prompt]], Says[V, N, Prompt]]:  # noqa: A002  # named like the field
        """On the writer of what the others read meanwhile (of the name of who is asked, View, names)."""

        def register(writer: Says[V, N, Prompt]) -> Says[V, N, Prompt]:
            self.announcements.add(title, Announced(writer, help))
            return writer

        return register

    def problem(self, word: str, sentence: str) -> Callable[[Says[V, N, str]], Says[V, N, str]]:
        """Why something cannot be done, as the end of a sentence; as a decorator on the writer of one that says more
        (of option, View, names)."""
        self.problems.add(word, Refused(sentence))

        def register(writer: Says[V, N, str]) -> Says[V, N, str]:
            self.problems[word] = Refused(sentence, writer)
            return writer

        return register


def fact(name: str) -> Callable[[Facts], int]:
    """Of an event: the player in this fact; nobody where it has none."""
    return lambda facts: int(facts.get(name, NOBODY))


def nobody(_facts: object) -> int:
    """Of an event that nobody brings about."""
    return NOBODY
