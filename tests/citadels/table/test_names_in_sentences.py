"""People may be called as they like: what is told, asked, offered and refused can still be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.citadels.rules.observe import observe
from game.citadels.words.asking import choices
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import was_killed
from game.citadels.words.telling.narrate import tell
from game.content.languages import INLINE
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.session.match import Match
from game.table.flow import SeatInfo
from game.table.log import chronicle, recap
from game.table.log.marked import MarkedNames
from game.table.words import words
from game.ui import lang
from game.ui.draw.markup import plain
from game.ui.people import in_sentences
from tests.citadels.table import test_texts_of_games as texts
from tests.citadels.tables import rules
from tools.shots.citadels.positions import NAMES, play_until, setup

ODD = ("I", "You", "Du", "W" * 16, "Ich", "X", "Zu der ganz langen", "nobody")
QUOTES = {"en": "“{name}”", "de": "„{name}“"}
PRONOUNS = {"en": ("I", "You", "nobody"), "de": ("I", "You", "nobody", "Du", "Ich")}


@pytest.fixture(params=INLINE)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    code: str = request.param
    lang.set_language(code)
    yield code
    lang.set_language("en")


def test_a_word_that_names_nobody_stands_in_quotation_marks(language: str) -> None:
    for name in PRONOUNS[language]:
        assert in_sentences(name) == QUOTES[language].format(name=name)
        assert in_sentences(name.upper()) == QUOTES[language].format(name=name.upper())
    for name in ("Matilda", "X", "W" * 40, "Youssef", "Ida", "{who}", "[b|x]"):
        assert in_sentences(name) == name


@pytest.mark.long
def test_everything_of_a_game_can_be_read_with_odd_names(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "PEOPLE", ODD)
    heard: set[str] = set()
    checked = texts.check

    def check(*told: str) -> None:
        checked(*told)
        heard.update(told)

    monkeypatch.setattr(texts, "check", check)
    for seed, (players, cast) in enumerate(((8, "classic_is_smaller"), (6, "devious_dignitaries"), (3, "first_game"))):
        chosen = rules().random_setup(8, seed) if players == 8 else rules().preset(players, cast)
        texts.play_and_read(chosen, seed)
    assert len(heard) > 1000
    # "is" after a bare pronoun is what nobody says
    verb = re.compile(r"(?<![“\w])(I|You|nobody) (is|wears|takes|builds|plays|steals|kills|chooses|receives)\b")
    assert [text for text in heard if language == "en" and verb.search(text)] == []
    verb = re.compile(r"(?<![„\w])(Du|Ich|nobody) (ist|trägt|nimmt|baut|spielt|stiehlt|tötet|wählt|erhält|bekommt)\b")
    assert [text for text in heard if language == "de" and verb.search(text)] == []


def test_markup_and_fields_in_a_name_are_letters(language: str) -> None:
    """A name is never read as a place for something else."""
    names = ("{who}", "[b|x]", "{0}", "%s", "]")
    g = rules().start(rules().preset(5), 7, watched=True)
    marked = MarkedNames(
        words("citadels"), [SeatInfo(name, seat) for seat, name in enumerate(names)], rules().observe(g, None)
    )
    bare = Names(names, g.box)
    told, rng = [], Rng(7)
    while g.stack and g.round < 3:
        assert g.log is not None
        for event in g.log:
            sentence = tell(event.word, event.seen_by(None), bare)
            other = tell(event.word, event.seen_by(None), of(Names, marked.names))
            if sentence is not None and other is not None:
                assert plain(other) == sentence
                told.append(sentence)
        g.log.clear()
        ask = g.pending
        assert ask is not None
        shown = choices.prompt(ask, observe(g, ask.seat), bare)
        assert shown.title
        g.choose(rng.choice(g.stack[-1][2]))
    assert any("{who}" in one for one in told)


# -- what happened since the last turn ---------------------------------------------------------------------------------
def murdered(match: Match) -> bool:
    """Seat 0 chooses a character after a round in which its last one was killed."""
    ask, log = match.pending, match.events_since(0, 0)
    asked = ask is not None and ask.seat == 0 and ask.step == "draft.keep" and match.whole.round > 2
    return asked and bool(was_killed(log, 0, recap.last_turn_end(words("citadels"), log, 0)))


def recap_of(match: Match, viewer: int) -> list[chronicle.Line]:
    seats = [SeatInfo(name, seat) for seat, name in enumerate(NAMES[:7])]
    log = match.events_since(0, viewer)
    marked = MarkedNames(words("citadels"), seats, match.view(0))
    return recap.recap(log, marked, viewer, recap.last_turn_end(words("citadels"), log, viewer))


def test_the_killed_one_reads_so_and_nobody_else_does() -> None:
    match = next(found for seed in range(1, 60) if not (found := play_until(setup(7, seed), murdered)).over)
    mine = recap_of(match, 0)
    assert f"Round {match.whole.round - 1}" in [line.text for line in mine if line.heading]
    assert any("That was you" in plain(line.text) for line in mine if line.loss)
    killed = [event for event in match.events_since(0, None) if event.word == "killed"][-1]
    for viewer in range(1, 7):
        theirs = [plain(line.text) for line in recap_of(match, viewer)]
        holder = killed.facts["rank"] in match.whole.roles[viewer]
        assert holder or not any("That was you" in text for text in theirs if "kills" in text)
    seats = [SeatInfo(name, seat) for seat, name in enumerate(NAMES[:7])]
    names = MarkedNames(words("citadels"), seats, match.view(0))
    public = chronicle.lines(match.events_since(0, None), names, None)
    assert not any("That was you" in line.text for line in public)


def test_rounds_are_told_apart_and_losses_come_first_in_each() -> None:
    def turn_after_murder(match: Match) -> bool:
        ask, log = match.pending, match.events_since(0, 0)
        asked = ask is not None and ask.seat == 0 and ask.step == "turn.chosen" and match.whole.round > 2
        return (
            asked
            and not match.whole.gathered
            and bool(was_killed(log, 0, recap.last_turn_end(words("citadels"), log, 0)))
        )

    match = next(found for seed in range(1, 60) if not (found := play_until(setup(7, seed), turn_after_murder)).over)
    lines = recap_of(match, 0)
    headings = [line.text for line in lines if line.heading]
    assert headings == sorted(set(headings))
    assert len(headings) >= 2
    groups: list[list[bool]] = []
    for line in lines:
        if line.heading:
            groups.append([])
        else:
            groups[-1].append(line.loss)
    assert all(group == sorted(group, reverse=True) for group in groups)


def test_where_there_is_little_room_losses_stay_longest() -> None:
    lines = [
        chronicle.Line("Round 1", heading=True), chronicle.Line("lost", loss=True), chronicle.Line("old"),
        chronicle.Line("Round 2", heading=True), chronicle.Line("new"),
    ]  # fmt: skip

    def fitted(count: int) -> list[str]:
        return [line.text for line in recap.fitted(lines, lambda found: len(found) <= count)]

    assert fitted(5) == [line.text for line in lines]
    assert fitted(4)[:2] == ["Round 1", "lost"]
    assert "old" not in fitted(4)
    assert fitted(3)[:2] == ["Round 1", "lost"]
    assert "more" in fitted(3)[-1].lower()
