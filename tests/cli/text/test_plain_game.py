"""A game with nothing but rules and three words is played at the terminal like any other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import catalog
from tests.cli.text.typist import Answer, Terminal, steadily

TOY = "hidden_numbers=tests.games.hidden_numbers.game:HiddenNumbersPack"
LOCALE = Path(catalog.__file__).parent.parent / "assets" / "locale"
GAME = ("--game", "hidden_numbers", "--seed", "3", "--players", "3")


def play(terminal: Terminal, answer: Answer | list[str], *arguments: str, language: str = "en") -> str:
    terminal.monkeypatch.setenv(catalog.ELSEWHERE, TOY)
    return terminal.play(answer, *GAME, *arguments, language=language)


def test_the_text_game_itself_names_no_thing_of_a_single_game() -> None:
    """Whatever belongs to one game is a word of its pack."""
    things = "gold|coin|crown|district|city|cities|citizen|rat|nun|building|castle|castello|estate|voice|king|thief"
    entries = (LOCALE / "de/LC_MESSAGES/crown.po").read_text(encoding="utf-8").split("\n\n")
    shared = [one for one in entries if re.search("^#: .*game/(cli|session)/", one, re.MULTILINE)]
    said = [one[one.index("msgid") : one.index("msgstr")].replace("Crown & Coin", "") for one in shared]
    assert len(said) > 300
    assert [one for one in said if re.search(rf"\b({things})s?\b", one, re.IGNORECASE)] == []


def test_its_words_ask_and_the_rules_answer(terminal: Terminal) -> None:
    said = play(
        terminal, ["where", "players", "card king", "rules", "rest", "log", "7", "quit", "yes"], "--bots", "random"
    )
    assert "Crown and Coin: Hidden Numbers." in said
    assert "Take, look, play, shuffle or rest." in said
    assert "1: Take." in said
    assert "You are Matilda." in said
    assert "This game tells nothing about cards." in said
    assert "This game tells nothing about its rules." in said
    assert "Matilda: gold, amount 1, why turn." in said
    assert "The game is kept." in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_with_two_people_and_every_command_comes_to_its_end(terminal: Terminal, language: str) -> None:
    words = ("why", "help", "hint on", "hint", "undo", "log", "players", "where", "verbosity 3", "seat 1", "rest")
    said = play(terminal, steadily(*words), "--humans", "2", "--bots", "search", language=language)
    assert terminal.code == 0
    assert ("The game is over." if language == "en" else "Das Spiel ist vorbei.") in said
    assert ("points." if language == "en" else "Punkte.") in said


def test_what_lies_on_the_table_is_told(terminal: Terminal) -> None:
    said = play(terminal, ["table", "hand", "rest", "look", "quit", "yes"], "--bots", "random")
    assert "Deck: 4 cards." in said
    assert "Matilda: Coins 1; Hand: 5 and 9; Played: nothing." in said
    assert "Isabeau: Coins 1; Hand: 2 face down; Played: nothing." in said
    assert "Your hand: 5 and 9." in said
    assert said.count("Deck: ") == 2
    in_german = play(terminal, ["tisch", "beenden", "ja"], "--bots", "random", language="de")
    assert "Nachziehstapel: 4 Karten." in in_german
    assert "2 verdeckte; Gespielt: nichts." in in_german


def test_it_is_left_and_goes_on(terminal: Terminal) -> None:
    play(terminal, ["rest", "quit", "yes"], "--bots", "random")
    terminal.monkeypatch.setenv(catalog.ELSEWHERE, TOY)
    said = terminal.play(["log", "quit", "yes"], "--continue")
    assert "The game goes on." in said
    assert "Matilda: gold, amount 1, why turn." in said


def test_bots_are_watched(terminal: Terminal) -> None:
    said = play(terminal, [], "--humans", "0", "--bots", "random,search")
    assert "played, card" in said
    assert "points." in said


def test_where_there_are_several_games_the_menu_asks_which(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv(catalog.ELSEWHERE, TOY)
    said = terminal.play(["2", "hidden numbers", "1", "where", "quit", "yes", "leave"])
    assert "Which game?" in said
    assert "2: Hidden Numbers." in said
    assert "Take, look, play, shuffle or rest." in said
