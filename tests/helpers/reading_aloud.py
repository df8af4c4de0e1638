"""Reads whole games as people do, by eye and by ear: every question, answer, refusal, event and table becomes good
sentences."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from game import catalog
from game.cli.text import choices, news
from game.content import languages
from game.content.languages import SOURCE
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.table.hearing import Looked
from game.table.log.news import EXPLAINED
from game.table.words import words
from game.ui import lang, speech

PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hal")
OFTEN = 3  # how often each sort of question, refusal and table is looked at in one game
READ_OUT = re.compile(r"[\w .,:;?!'\"/-]*")  # what a screen reader reads as it stands
BADLY_SET = re.compile(r" [,.;:!?](?!\w)|  |: \.|: ,|\(\)|\.\.|,,|^\s|\s$")


class NothingMissing(gettext.NullTranslations):
    """Asked for a text only if the catalogue has none."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation for {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation for {msgid1!r}")


@contextmanager
def speaking(code: str) -> Iterator[str]:
    """This language, in which no text may be missing."""
    lang.set_language(code)
    if code != SOURCE:
        languages.forget()
        languages.catalogue(code, "crown").add_fallback(NothingMissing())
    try:
        yield code
    finally:
        languages.forget()
        lang.set_language("en")


class Reader:
    """Reads everything there is to read in one game. `silent`: events that need no words."""

    def __init__(self, game: str, players: int, choice: dict[str, Any], seed: int, silent: Collection[str]) -> None:
        self.rules, self.said, self.silent = catalog.rules(game), words(game), silent
        self.g: Any = self.rules.new(self.rules.setup(players, choice, seed), seed)
        self.names = self.said.names(PEOPLE[:players], self.rules.observe(self.g, Seat(0)))
        self.met: Counter[tuple[str, ...]] = Counter()

    def wanted(self, ask: Any, view: Any) -> Iterable[str]:
        """Options whose refusal is read."""
        return ()

    def play(self, seed: int) -> Counter[tuple[str, ...]]:
        """To the end, by chance."""
        rng = Rng(seed)
        while self.g.stack:
            self.read_events()
            self.read_question()
            self.g.choose(rng.choice(self.g.pending.options))
        self.read_events()
        for seat in range(len(self.names.seats)):
            view = self.rules.observe(self.g, Seat(seat))
            check(*self.table(view), *(line for line, _points in self.said.hearing.score(view, seat, self.names)))
        return self.met

    def new(self, *sort: str) -> bool:
        """Whether this sort of thing was not yet looked at often enough."""
        self.met[sort] += 1
        return self.met[sort] <= OFTEN

    def read_question(self) -> None:
        """With its choices, what they lead to, why not, and what the others read."""
        ask, said, names = self.g.pending, self.said, self.names
        view = self.rules.observe(self.g, ask.seat)
        if self.new("refusals", ask.step):
            self.read_refusals(ask, view)
        if not self.new("ask", ask.step):
            return
        asked = said.prompt(ask, view, names)
        check(asked.title, asked.why)
        told = choices.choices(ask, view, names, said)
        check(*news.question(ask, view, names, said, told, EXPLAINED))
        assert len({one.number for one in told}) == len(told)
        outlook = said.outlook(ask, view, names, self.rules)
        check(*filter(None, (outlook.words(one) for one in ask.options)))
        check(*self.table(view), *(one.words for one in said.reminders(view, names, list, asked=True, small=False)))
        for seat in [Seat(one) for one in range(len(names.seats)) if one != ask.seat]:
            other = self.rules.observe(self.g, seat)
            waiting = said.waiting(ask.seat, other.title, other, names)
            check(waiting.title, waiting.why)
            assert waiting == said.waiting(ask.seat, other.title, self.rules.observe(self.g, None), names)
            assert said.help_place(None, other.title, other)
        assert said.help_place(ask, "", view)

    def read_refusals(self, ask: Any, view: Any) -> None:
        """Why what is not offered cannot be chosen."""
        for word in {*self.wanted(ask, view)} - {*ask.options}:
            problem = self.g.why_not(ask.seat, word)
            if problem is not None:
                check(self.said.reason(problem, word, view, self.names))
                self.met["problem", problem] += 1

    def table(self, view: Any, *typed: str) -> list[str]:
        """What the text game says of a table to somebody who asks for everything."""
        progress, standing = self.said.progress(view), self.said.standing(view)
        players = ["computer"] * len(self.names.seats)
        found: list[str] = []
        for rest in ("", *typed):
            looked = Looked(view, self.names, progress, standing, view.viewer, True, players, rest)
            found += [line for look in self.said.hearing.looks if look.typed or not rest for line in look.tell(looked)]
        return found

    def read_events(self) -> None:
        """For everybody's eyes."""
        for event in self.g.log:
            self.met["event", event.word] += 1
            for viewer in (None, *range(len(self.names.seats))):
                sentence = self.said.tell(event.word, event.seen_by(viewer), self.names)
                if sentence is None:
                    assert event.word in self.silent, event.word
                else:
                    check(sentence)
                    assert sentence.endswith(".")
        self.g.log.clear()


def check(*texts: str) -> None:
    """Each is a well-made text that can be read out."""
    for text in texts:
        assert text.strip()
        assert not BADLY_SET.search(text), text
        assert not [bad for bad in ("{", "None", "-1") if bad in text], text
        for line in speech.lines(text):
            assert READ_OUT.fullmatch(line), line
