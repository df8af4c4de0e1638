"""Nobody who plays or reads in the terminal meets the words by which the program itself calls a choice."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.cli import run
from game.lessons import Course, Tutorial, tutorials
from game.puzzles.puzzle import own_puzzles
from game.session import save
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup
from game.table.words import words
from game.ui.lang import set_language
from tests.cli.text.test_lessons import Contrary
from tests.cli.text.test_plain_game import TOY
from tests.cli.text.typist import ENDS, Terminal, steadily

OPTION = re.compile(r"\b[a-z]\w*:\d|\b[a-z]+_[a-z]\w*|:\d+/\w|^(?:pass|end|none|done|finish): ", re.MULTILINE)
ASIDE = (
    "why", "why 1", "why pass", "why end", "if", "if 1", "if 2", "log", "hint on", "hint", "help", "nonsense", "card",
    "rules", "99", "pass", "bots", "where", "city", "undo", "1, 2", "1, x", "repeat", "what",
)  # fmt: skip
ANSWERS = 4  # times as many as of an aside, or games last for minutes
TOY_GAME = "hidden_numbers"
GAMES = [*catalog.GAMES, TOY_GAME]
LANGUAGES = ["en", "de"]
TUTORIALS = [one for game in catalog.GAMES for one in tutorials(game)]
PUZZLES = [
    own_puzzles(game).of_theme(theme)[0] for game in catalog.GAMES for theme in own_puzzles(game).themes
]  # one of each theme


def assert_words(said: str, typed: tuple[str, ...] = ASIDE) -> None:
    """No line but what was typed names an option."""
    lines = [line for line in said.splitlines() if not line.endswith(typed)]
    assert not [line for line in lines if OPTION.search(line)][:20]


def looks(game: str) -> list[str]:
    """What can be looked at in that game."""
    return [look.words.split(",")[0] for look in words(game).hearing.looks]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with nothing but rules is among the games."""
    monkeypatch.setenv(catalog.ELSEWHERE, TOY)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_and_every_aside_are_told_in_words(terminal: Terminal, game: str, language: str) -> None:
    if game in catalog.GAMES:
        terminal.games = (game,)
    else:
        terminal.monkeypatch.setenv(catalog.ELSEWHERE, TOY)
    typed = (*ASIDE, *looks("citadels" if game == TOY_GAME else game))
    options = ("--game", game, "--bots", "random", "--seed", "3", "--verbosity", "3")
    said = terminal.play(steadily(*typed, *"12345" * ANSWERS), *options, language=language)
    assert any(one in said for one in ENDS)
    assert_words(said, typed)
    assert not re.search(r"^\d+: .*\bminus \d", said, re.MULTILINE), "a price is said in the words of the game"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda one: one.key)
def test_lessons_and_every_aside_are_told_in_words(
    tutorial: Tutorial, language: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each lesson everything else is typed before what it wants."""
    terminal.games = tuple(catalog.GAMES)
    course = Course(tutorial, "Hanna")
    contrary, typed = Contrary(course), ("why", "if 1", "card 1", "nonsense", "log", "help", *looks(tutorial.game))
    left: dict[tuple[int, int], list[str]] = {}

    def answer(said: str) -> str | None:
        aside = left.setdefault((course.index, len(course.stops)), list(typed))
        return aside.pop() if aside and not course.over else contrary(said)

    with monkeypatch.context() as patch:
        patch.setattr("game.cli.text.lessons.Course", lambda *_told, **_more: course)
        said = terminal.play(answer, "--learn", tutorial.id, "--game", tutorial.game, language=language)
    assert course.over
    assert_words(said, typed)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game}-{one.id}")
def test_puzzles_are_told_in_words(puzzle: object, language: str, terminal: Terminal) -> None:
    """Asked about, answered wrongly or rightly, given up, and every line of the solution played out."""
    game, name = puzzle.game, puzzle.id  # type: ignore[attr-defined]
    typed = ("why", "if 1", "card 1", "nonsense", "hint", *looks(game))
    said = terminal.puzzle(
        [*typed, "solution", *"234567", "quit", "yes"], "--interactive", name, "--game", game, language=language
    )
    assert ("Play out: " if language == "en" else "Ausspielen: ") in said
    assert_words(said, typed)


def played(game: str) -> save.SaveFile:
    """A game of bots to its end."""
    rules = catalog.rules(game)
    seats = tuple(SeatSetup(f"Seat {seat}", seat, "random") for seat in range(3))
    match = Match.new(rules, MatchSetup(game, rules.setup(3, {}, 5), 5, seats), InlineBots())
    while not match.over:
        match.step()
    return save.snapshot(match).save_file("Evening", "today")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("toy")
def test_replays_are_told_in_words_and_so_is_where_one_was_changed_by_hand(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, at = played(game), 7
    seat, option, *rest = file.journal[at].split()
    other = next(one.split()[1] for one in file.journal if one.split()[1] != option)
    changes = (f"{seat} nothing:99 {rest[0]}", f"{(int(seat) + 1) % 3} {option} {rest[0]}", f"9 {option} {rest[0]}",
               f"{seat} {other} {rest[0]}", f"{seat} {option} 00000000")  # fmt: skip
    journals = [file.journal, *((*file.journal[:at], one, *file.journal[at + 1 :]) for one in changes)]
    journals.append((*file.journal, file.journal[-1]))
    codes = []
    try:
        for journal in journals:
            path = tmp_path / "game.json"
            path.write_bytes(save.encode(msgspec.structs.replace(file, journal=tuple(journal))))
            codes.append(run(["replay", str(path), "--lang", language]))
    finally:
        set_language("en")
    assert codes[0] == 0
    assert {*codes[1:]} == {1, 2}  # it goes another way, or the file says at once that it is damaged
    found = capsys.readouterr()
    assert_words(found.out + found.err, ())
