"""Rattus Cartus by typing alone: numbers that mean what they say, several cards in one line, whole games for ears."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli.text.console import SCROLLED
from tests.cli.text.test_whole_games import check_lines
from tests.cli.text.typist import Terminal, steadily

GAME = ["--game", "rattus_cartus"]
TABLE = [*GAME, "--seed", "559", "--bots", "random", "--players", "4"]
AWAY = "\n" * SCROLLED
PRIVATE = re.compile(r" lays [1-9A-Z]| draws (?!\d+ cards?\.)| of the nun row: | gives (?!half)\w+ (?!\d+ cards?\.)")


@pytest.fixture
def table(terminal: Terminal) -> Terminal:
    """A terminal at which both games are known."""
    terminal.games = ("citadels", "rattus_cartus")
    return terminal


@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize(("language", "over"), [("en", "The game is over."), ("de", "Das Spiel ist vorbei.")])
def test_a_whole_game_in_lines_for_ears(table: Terminal, level: str, language: str, over: str) -> None:
    said = table.play(steadily(), *TABLE, "--verbosity", level, language=language)
    assert table.code == 0
    assert over in said
    check_lines(said)


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_any_number_of_players_can_ask_for_everything(table: Terminal, players: str) -> None:
    words = ("why", "hand", "row", "nuns", "influence", "players", "stacks", "where")
    said = table.play(steadily(*words), *TABLE[:6], "--players", players, "--verbosity", "3")
    assert "The game is over." in said
    check_lines(said)


def test_the_sample_session_of_the_guide_is_what_is_said(table: Terminal) -> None:
    """Up to where computer players go on."""
    guide = (Path(__file__).parents[3] / "docs" / "text_mode.md").read_text(encoding="utf-8")
    session = guide.partition("$ python -m game text --game rattus_cartus --seed 559")[2].partition("\n")[2]
    said = table.play(["1", "3; 3; royalty, royalty, royalty"], *GAME, "--seed", "559", "--bots", "random")
    assert said.startswith(session.partition("\n```")[0])


def test_a_number_of_cards_is_typed_as_it_is(table: Terminal) -> None:
    said = table.play(["1", "1", "0"], *TABLE)
    assert "0: No cards.\n1: 1 card.\n2: 2 cards." in said
    assert "Matilda lays no cards." in said


def test_one_line_lays_several_cards(table: Terminal) -> None:
    said = table.play(["1", "1", "3", "1, 2, 4"], *TABLE)
    assert "Matilda announces 3 cards." in said
    assert said.partition("Matilda announces 3 cards.")[2].count("Your choice?") >= 1
    assert "Laid so far" not in said
    assert "Matilda lays " in said


def test_so_do_names_of_estates(table: Terminal) -> None:
    hand = table.play(["hand"], *TABLE).partition("Your choice? hand")[2]
    estates = [line.split(",")[0].partition(" ") for line in hand.splitlines() if ", nuns: " in line]
    named = [estate for count, _space, estate in estates for _card in range(int(count))][:3]
    table.forget()
    said = table.play(["1", "1", "3", ", ".join(named).lower()], *TABLE)
    laid = said.partition("Matilda lays ")[2].partition("\n")[0]
    assert all(estate in laid for estate in named)


def test_a_card_that_is_not_there_lays_nothing(table: Terminal) -> None:
    said = table.play(["1", "1", "2", "1, 77"], *TABLE)
    assert "There is no choice '77' here." in said
    assert "Matilda lays " not in said


def test_a_whole_turn_fits_in_one_line(table: Terminal) -> None:
    said = table.play(["1", "2; 2; 1, 2"], *TABLE)
    entered = said.partition("Matilda enters ")[2]
    assert entered
    assert "Matilda announces 2 cards." in entered
    assert "Matilda lays " in entered


def test_what_was_typed_ahead_is_forgotten_where_it_does_not_fit(table: Terminal) -> None:
    said = table.play(["1", "2; 90; 1, 2"], *TABLE)
    assert "There is no choice '90' here." in said
    assert "Matilda announces" not in said


def test_places_of_the_row_are_spoken_as_numbers(table: Terminal) -> None:
    said = table.play(["row"], *TABLE)
    assert "\n1: " in said
    assert " 1: draw" in said or " 1: discard" in said
    assert " II" not in said


def test_why_gold_is_not_laid(table: Terminal) -> None:
    said = table.play(["1", "why pass", "1", "why 3"], *TABLE)
    assert "Play a Pass: you have no Pass card." in said
    assert "Choice 3 can be chosen: 3 cards." in said


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_nobody_reads_the_cards_of_the_one_before(table: Terminal, level: str) -> None:
    said = table.play(steadily(), *TABLE[:6], "--players", "3", "--humans", "3", "--verbosity", level)
    assert "The game is over." in said
    for block in said.partition("The nun row is revealed")[0].split(AWAY)[1:]:
        sits = block.split("The next one is ")[1].split(".")[0]
        for name in {"Matilda", "Odo", "Isabeau"} - {sits}:
            told = [line for line in block.splitlines() if line.startswith(f"{name} ")]
            assert not [line for line in told if PRIVATE.search(line) and f" gives {sits} " not in line]


def test_the_one_who_sits_there_reads_them(table: Terminal) -> None:
    said = table.play(steadily(), *TABLE[:6], "--players", "3", "--humans", "3")
    assert [line for line in said.splitlines() if PRIVATE.search(line)]


def test_rats_of_others_are_not_told(table: Terminal) -> None:
    said = table.play(["players"], *TABLE)
    found = [line for line in said.splitlines() if line.startswith(("Odo: ", "Isabeau: ", "Ysolde: "))]
    assert len(found) == 3
    assert not any("rat" in line for line in found)
