"""La Città by typing alone: many choices by their sorts, a map in words, whole games for ears."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli.text.console import SCROLLED
from tests.cli.text.test_whole_games import check_lines
from tests.cli.text.typist import Terminal, steadily

GAME = ["--game", "la_citta"]
TABLE = [*GAME, "--seed", "1", "--bots", "random", "--players", "3"]
LOOKS = ("where", "city", "city odo", "city lucca", "map", "near h073", "near lucca", "display", "voices", "players")
LOOKS_DE = ("wo", "stadt", "landkarte", "nahe lucca", "auslage", "stimmen", "spieler", "vorrat", "warum", "falls 1")
AWAY = "\n" * SCROLLED


@pytest.fixture
def table(terminal: Terminal) -> Terminal:
    """A terminal at which the game is known."""
    terminal.games = ("citadels", "la_citta")
    return terminal


@pytest.mark.parametrize(
    ("language", "level", "words", "over"),
    [("en", "3", LOOKS, "The game is over."), ("de", "2", LOOKS_DE, "Das Spiel ist vorbei.")],
)
def test_a_whole_game_in_lines_for_ears(
    table: Terminal, language: str, level: str, words: tuple[str, ...], over: str
) -> None:
    said = table.play(steadily(*words), *GAME, "--seed", "3", "--bots", "random", "--players", "2",
                      "--verbosity", level, language=language)  # fmt: skip
    assert table.code == 0
    assert over in said
    check_lines(said)


def test_many_choices_are_said_by_their_sorts(table: Terminal) -> None:
    first = table.play([], *TABLE).partition("Your choice?")[0].splitlines()
    assert "1: Take 2 gold." in first
    assert "Farm: 6 choices." in first
    assert any(line.startswith("New city: ") and line.endswith(" choices.") for line in first)
    assert len(first) < 30


def test_a_sort_opens_by_its_name(table: Terminal) -> None:
    said = table.play(["farm", "farm in volterra", "new city", "new city near lucca"], *TABLE)
    assert "2: Farm in Lucca, H027, 3 food." in said
    answer = said.partition("Your choice? farm in volterra")[2].partition("Your choice?")[0]
    assert "Farm in Volterra" in answer
    assert "Farm in Lucca" not in answer
    assert "New city near Lucca: " in said
    assert "New city at H001: 2 choices." in said.replace("H001, 1 food", "H001")


def test_the_sample_session_of_the_guide_is_what_is_said(table: Terminal) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "text_mode.md").read_text(encoding="utf-8")
    session = guide.partition("$ python -m game text --game la_citta --seed 1")[2].partition("\n")[2]
    said = table.play(["farm in volterra", "if 5", "5"], *TABLE)
    assert said.startswith(session.partition("\n```")[0])


def test_a_place_is_named_at_once(table: Terminal) -> None:
    assert "Matilda builds a farm in Volterra, H062." in table.play(["farm h062"], *TABLE)
    table.forget()
    assert "Matilda takes 2 gold." in table.play(["gold"], *TABLE)


def test_what_a_choice_leads_to_can_be_asked(table: Terminal) -> None:
    said = table.play(["if 1", "if farm h062", "if"], *TABLE)
    assert "Gold 1 to 3." in said
    assert "Food 8 to 13, 2 citizens left to spare." in said
    assert "Type if and the number or the name of a choice." in said


def test_why_not(table: Terminal) -> None:
    said = table.play(["why university", "why palazzo", "why"], *TABLE)
    assert "University: 2 gold short." in said
    assert "Palazzo: this card is not in the display." in said
    assert "Draw a politics card face down: something can still be built, or gold taken." in said


def test_the_map_in_words(table: Terminal) -> None:
    said = table.play(["near h082", "near 35", "near nowhere", "city atlantis", "city"], *TABLE)
    assert "North-east: H073, 2 food, water." in said
    assert "H035, Castello in Lucca." in said
    assert "Type near and a site such as H082, or a city." in said
    assert "There is no city and no player called 'atlantis'." in said
    assert "Lucca of Matilda, castello at H035." in said


def test_growth_is_one_sentence(table: Terminal) -> None:
    assert "One citizen more each in Assisi, Cortona, Lucca, " in table.play([], *TABLE).replace("\n", " ")


def test_whoever_hears_least_still_hears_cities_by_their_names(table: Terminal) -> None:
    said = table.play(steadily("city", "map"), *GAME, "--seed", "5", "--bots", "random", "--players", "2",
                      "--verbosity", "1")  # fmt: skip
    assert "Loss: " in said
    assert not re.search(r"\b(?:of|from|to|in) H\d{3}", said)


@pytest.mark.long
def test_nobody_hears_what_another_looked_at(table: Terminal) -> None:
    """Two people at one terminal: whoever looks at voices is told them, the next one is not."""
    said = table.play(
        steadily(*["closeness: voices 2 and 3"] * 6, "log", seed=5),
        *GAME, "--seed", "3", "--bots", "random", "--players", "2", "--humans", "2",
    )  # fmt: skip
    assert "The game is over." in said
    assert re.search(r"^(?:Matilda|Odo) looks at voices .*: ", said, re.MULTILINE)
    assert 0 < said.count(AWAY) < said.count("it is your turn to choose.")  # only where somebody has looked
    _before, *turns = re.split(r"(\w+), it is your turn to choose\.", said)
    for name, turn in zip(turns[::2], turns[1::2], strict=True):
        told = re.findall(r"^(\w+) looks at voices [^:\n]*: ", turn, re.MULTILINE)
        assert set(told) <= {name}, turn
