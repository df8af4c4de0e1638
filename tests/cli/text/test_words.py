"""The words one can type: each means one thing, English always works, names may be short and without accents."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from game import catalog
from game.bots.advice import without_effect
from game.cli.text import console, news
from game.cli.text.choices import Named, alike, matching, number_in
from game.cli.text.console import INTERRUPTED, Typed
from game.content.book import book
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.words import words
from game.ui.lang import _, languages, set_language
from tests.cli.text.typist import GAME, Terminal

LOOKS = words("citadels").hearing.looks
COMMANDS = console.of_game(LOOKS)


def understood(typed: str) -> Typed | None:
    """What somebody means while Citadels is played."""
    return console.understood(typed, LOOKS)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def test_a_word_means_one_thing_and_the_english_ones_mean_the_same_in_every_language(language: str) -> None:
    for command in COMMANDS:
        for form in console.forms(command.words):
            found = understood(form)
            assert found is not None, form
            assert found.name == command.name, (language, form)


def test_help_names_every_command_with_its_short_form(language: str) -> None:
    said = "\n".join(console.help_lines(LOOKS))
    assert len(said.splitlines()) == len(COMMANDS)
    for command in COMMANDS:
        assert console.forms(command.words)[0] in said


def test_what_stands_behind_a_command_belongs_to_it() -> None:
    assert understood("city Odo the Great") == ("city", "Odo the Great")
    assert understood("C thief") == ("card", "thief")
    assert understood("Where am I?") == ("where", "")
    assert understood("what can i do") == ("what", "")
    assert understood("?") == ("help", "")
    assert understood(INTERRUPTED) == ("quit", "")
    assert understood("players of the world") is None
    assert understood("tavern") is None


def test_german_words_are_understood_with_and_without_umlauts() -> None:
    set_language("de")
    try:
        for typed in ("zurücknehmen", "zuruecknehmen", "ZURUCKNEHMEN", "undo", "z"):
            assert understood(typed) == ("undo", "")
        assert understood("karte Dieb") == ("card", "Dieb")
        for typed in ("ausführlichkeit 3", "ausfuehrlichkeit 3", "Ausfuhrlichkeit 3"):
            assert understood(typed) == ("verbosity", "3")
    finally:
        set_language("en")


THINGS = [
    Named("a", ("Build Watchtower", "Watchtower")),
    Named("b", ("Wächterturm",)),
    Named("c", ("Build Castle", "Castle")),
    Named("d", ("Castle Rock",)),
    Named("e", ("End turn",)),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("watchtower", ["a"]), ("WATCH", ["a"]), ("waechter", ["b"]), ("wachter", ["b"]), ("Wächterturm", ["b"]),
        ("castle", ["c"]), ("cas", ["c", "d"]), ("rock", ["d"]), ("build", ["a", "c"]), ("turn", ["e"]),
        ("e", []), ("", []), ("   ", []), ("nothing", []), ("(", []),
    ],
)  # fmt: skip
def test_a_name_or_the_beginning_of_one_is_enough(typed: str, found: list[str]) -> None:
    assert matching(typed, THINGS) == found


def test_a_slip_is_noticed() -> None:
    assert alike("watchtwoer", THINGS) == "Watchtower"
    assert alike("xyz", THINGS) == ""


@pytest.mark.parametrize(
    ("typed", "number"), [("1", 1), ("3.", 3), ("4", None), ("0", None), ("-1", None), ("²", None), ("9" * 500, None)]
)
def test_only_numbers_that_are_there_are_numbers(typed: str, number: int | None) -> None:
    assert number_in(typed, 3) == number


def test_the_guide_has_every_word_in_both_languages() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "text_mode.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        row = next(line for line in guide.splitlines() if line.startswith(f"| `{command.name}`"))
        for code, place in (("en", 1), ("de", 2)):
            set_language(code)
            own = [word.strip() for word in _(command.words).split(",")]
            assert row.split(" | ")[place - 1].strip("| ") == ", ".join(f"`{word}`" for word in own)
    set_language("en")


def test_what_changes_nothing_is_worked_out_once_for_each_question(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[tuple[int, int]] = []

    def counted(game: str, view: ViewData, ask: Ask) -> Collection[str]:
        worked_out.append((ask.seat, ask.number))
        return without_effect(game, view, ask)

    with monkeypatch.context() as patch:
        patch.setattr("game.cli.text.telling.without_effect", counted)
        typed = ["what", "why", "if 1", "nonsense", "card 1", "1", "what", "1, 2", "what", "quit", "yes"]
        terminal.play(typed, *GAME)
    assert len(worked_out) > 1
    assert len(worked_out) == len(set(worked_out))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_card_is_told_in_sentences_and_nothing_of_it_twice(language: str, game: str) -> None:
    for card in book(game).cards().values():
        said = news.told(card, game)
        assert said[0] == f"{card.name.get(language)}."
        plain = [one.casefold() for one in said]
        assert len({*plain}) == len(plain), said
        for part in card.rules.get(language).split("\n"):
            assert sum(part.casefold() in one for one in plain) == 1, (part, said)
