"""Random games of every size: each question, answer, refusal, event and table becomes good sentences, also for ears."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game import catalog
from game.cli.text import choices, presenting, speech
from game.cli.text.news import EXPLAINED
from game.content import languages
from game.content.languages import INLINE, SOURCE
from game.kernel.options import kind, option
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.rattus_cartus.words.contents import EVENTS, QUESTIONS
from game.table.hearing import Looked
from game.table.words import words
from game.ui import lang

GAME = "rattus_cartus"
PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Eva")
OFTEN = 3  # how often each sort of question, refusal and table is looked at in one game
READ_OUT = re.compile(r"[\w .,:;?!'\"/-]*")  # what a screen reader reads as it stands
BADLY_SET = re.compile(r" [,.;:!?](?!\w)|  |: \.|: ,|\(\)|\.\.|,,|^\s|\s$")
SILENT = {"laid", "discarded", "round_ended"}


class NothingMissing(gettext.NullTranslations):
    """Asked for a text only if the catalogue has none."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation for {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation for {msgid1!r}")


@pytest.fixture(params=INLINE)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language of the data files in turn; every text must be in its catalogue."""
    code: str = request.param
    lang.set_language(code)
    if code != SOURCE:
        languages.forget()
        languages.catalogue(code, "crown").add_fallback(NothingMissing())
    yield code
    languages.forget()
    lang.set_language("en")


class Reader:
    """Reads everything there is to read in one game."""

    def __init__(self, players: int, buildings: str, seed: int) -> None:
        self.rules, self.said = catalog.rules(GAME), words(GAME)
        self.g: Any = self.rules.new(self.rules.setup(players, {"buildings": buildings}, seed), seed)
        self.names = self.said.names(PEOPLE[:players], self.rules.observe(self.g, Seat(0)))
        self.met: Counter[tuple[str, ...]] = Counter()

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
        ask, said, names = self.g.pending, self.said, self.names
        view = self.rules.observe(self.g, ask.seat)
        if self.new("refusals", ask.step):
            self.read_refusals(ask, view)
        if not self.new("ask", ask.step):
            return
        asked = said.prompt(ask, view, names)
        check(asked.title, asked.why)
        told = choices.choices(ask, view, names, said)
        check(*presenting.question(ask, view, names, said, told, EXPLAINED))
        assert len({one.number for one in told}) == len(told)
        outlook = said.outlook(ask, view, names, self.rules)
        check(*filter(None, (outlook.words(one) for one in ask.options)))
        check(*self.table(view), *(one.words for one in said.reminders(view, names, list, asked=True, small=False)))
        for seat in self.g.others(ask.seat):
            other = self.rules.observe(self.g, seat)
            waiting = said.waiting(ask.seat, other.title, other, names)
            check(waiting.title, waiting.why)
            assert waiting == said.waiting(ask.seat, other.title, self.rules.observe(self.g, None), names)
            assert said.help_place(None, other.title, other)
        assert said.help_place(ask, "", view)

    def read_refusals(self, ask: Any, view: Any) -> None:
        wanted = [*(option("card", card) for card in range(0, 150, 7)), *(option("number", n) for n in (0, 5, 90))]
        wanted += [option(word, n) for word in ("supply", "enter", "look", "seat") for n in range(6)]
        wanted += ["play_pass", "use", "decline", "done"]
        for word in {*wanted, *(option("card", card) for card in view.hand[ask.seat])} - {*ask.options}:
            problem = self.g.why_not(ask.seat, word)
            if problem is not None:
                check(self.said.reason(problem, word, view, self.names))
                self.met["problem", problem] += 1

    def table(self, view: Any) -> list[str]:
        """What the text game says of a table to somebody who asks for everything."""
        progress, standing = self.said.progress(view), self.said.standing(view)
        players = ["computer"] * len(self.names.seats)
        looked = Looked(view, self.names, progress, standing, view.viewer, True, players)
        return [line for look in self.said.hearing.looks for line in look.tell(looked)]

    def read_events(self) -> None:
        for event in self.g.log:
            self.met["event", event.word] += 1
            for viewer in (None, *range(len(self.names.seats))):
                sentence = self.said.tell(event.word, event.seen_by(viewer), self.names)
                if sentence is None:
                    assert event.word in SILENT
                else:
                    check(sentence)
                    assert sentence.endswith(".")
        self.g.log.clear()


def check(*texts: str) -> None:
    for text in texts:
        assert text.strip()
        assert not BADLY_SET.search(text), text
        assert not [bad for bad in ("{", "None", "-1") if bad in text], text
        for line in speech.lines(text):
            assert READ_OUT.fullmatch(line), line


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_can_be_read(players: int, language: str) -> None:
    for buildings in ("first_game", "random"):
        met = Reader(players, buildings, players).play(players)
        assert met["event", "game_over"] == 1
        assert met["event", "round_started"] == {2: 10, 3: 9, 4: 8, 5: 8}[players]


def test_every_question_event_and_reason_was_read() -> None:
    """Those that chance brings, in games with every building."""
    met: Counter[tuple[str, ...]] = Counter()
    for seed in range(6):
        met += Reader(4, "mixed", seed).play(seed)
    assert set(QUESTIONS) - {sort[1] for sort in met if sort[0] == "ask"} == set()
    seldom = {"replaced", "reshuffled", "short", "flute", "given", "tower", "sword"}
    assert set(EVENTS) - {sort[1] for sort in met if sort[0] == "event"} <= seldom
    assert {"not_in_row", "too_many", "not_in_hand", "no_pass"} <= {sort[1] for sort in met if sort[0] == "problem"}


def test_buttons_of_different_answers_have_different_words() -> None:
    reader, rng = Reader(4, "mixed", 9), Rng(9)
    while reader.g.stack:
        ask = reader.g.pending
        view = reader.rules.observe(reader.g, ask.seat)
        labels = Counter(reader.said.label(word, ask, view, reader.names) for word in ask.options)
        if kind(ask.options[0]) != "card":
            assert max(labels.values()) == 1, labels
        reader.g.choose(rng.choice(ask.options))
