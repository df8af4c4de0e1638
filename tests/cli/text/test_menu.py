"""The menu and the dialog of a new game: everything by numbers, nothing has to be filled in."""

from __future__ import annotations

import pytest

from game.history.store import open_history
from tests.cli.text.typist import Terminal
from tests.history.matches import match_of

MENU = [
    "Menu.", "2: New game.", "3: Play at once, against 4 computer players.", "4: Load a saved game.",
    "5: Challenges.", "6: History.", "7: Replay.", "8: Learn the game.", "9: Verbosity.", "10: Language.", "11: Leave.",
]  # fmt: skip
NEW, BEGIN, PLAYERS, CARDS, NINE, SWITCHES, SEED, TELL = "2", "1", "2", "3", "4", "5", "6", "7"


def test_the_menu_always_has_the_same_order(terminal: Terminal) -> None:
    said = terminal.play(["leave"])
    assert said.split("\n\n")[1].splitlines()[: len(MENU)] == MENU
    assert said.endswith("Goodbye.\n")
    terminal.play(["3", "Hanna", "quit", "yes"])
    again = terminal.play(["leave"]).split("\n\n")[1].splitlines()
    assert again[1].startswith("1: Continue: Round 1, Hanna, 20")
    assert again[2 : len(MENU) + 1] == MENU[1:]


def test_a_game_is_begun_left_and_continued_from_the_menu(terminal: Terminal) -> None:
    said = terminal.play(["3", "Hanna", "1", "quit", "yes", "continue", "where", "quit", "yes", "leave"])
    assert said.count("Menu.") == 3
    assert "You are Hanna." in said
    assert "The game goes on." in said


def test_the_own_name_is_asked_once(terminal: Terminal) -> None:
    assert "What is your name?" in terminal.play(["3", "Hanna", "quit", "yes"])
    said = terminal.play(["3", "give it up", "where"])
    assert "What is your name?" not in said
    assert "You are Hanna." in said


def test_what_is_not_there_is_said(terminal: Terminal) -> None:
    said = terminal.play(["1", "4", "99", "nonsense", "help", "card thief", "gold", "", "leave"])
    assert "There is no choice '1' here." in said
    assert "There are no saved games." in said
    assert "There is no choice '99' here." in said
    assert "There is no choice 'nonsense' here." in said
    assert "Character of rank 2." in said
    assert "There is no choice 'gold' here." in said


def test_a_new_game_can_be_begun_at_once_and_is_remembered(terminal: Terminal) -> None:
    said = terminal.play([NEW, BEGIN, "quit", "yes", "leave"])
    assert "Round 1 begins." in said
    said = terminal.play([NEW, PLAYERS, "1", "6", "back", BEGIN, "2", "players", "quit", "yes", "leave"])
    assert "Players: 6, of them people: 1." in said
    assert "Players: 6, of them people: 1." in terminal.play([NEW])


def test_seats_levels_and_characters_are_chosen(terminal: Terminal) -> None:
    said = terminal.play(
        [NEW, PLAYERS, "2", "expert", "3", "2", "Hanna", "4", "1", "Karl", "5", "4", "none", "5", "2", "Bot", "5", "3",
         "easy", "back", TELL, BEGIN, "quit", "leave"]
    )  # fmt: skip
    assert "Hanna: a person." in said
    assert "Karl: a person." in said
    assert "Bot: computer, easy." in said
    assert "computer, expert, " in said
    assert "Press Enter when" in said


def test_a_name_may_not_be_there_twice(terminal: Terminal) -> None:
    said = terminal.play([NEW, PLAYERS, "4", "2", "Matilda", "back", BEGIN, "back", "leave"])
    assert said.count("Two players are called Matilda: change one of the names.") >= 2
    assert "Round 1 begins." not in said


@pytest.mark.parametrize(("cards", "name"), [("classic", "Classic edition"), ("by chance", "by chance")])
def test_casts_and_editions_are_chosen(terminal: Terminal, cards: str, name: str) -> None:
    said = terminal.play([NEW, CARDS, cards, SEED, "17", TELL, BEGIN, "quit", "yes", "leave"])
    assert f"Cards: {name}." in said
    assert "Seed: 17." in said
    assert "Unique districts:" in said
    assert "Round 1 begins." in said


def test_what_does_not_fit_together_is_said_and_not_begun(terminal: Terminal) -> None:
    said = terminal.play([NEW, PLAYERS, "1", "8", "back", CARDS, "classic", BEGIN, NINE, "back", "leave"])
    assert said.count("The classic edition is for 2 to 7 players.") >= 2
    assert "The classic edition has no rank 9." in said
    assert "Round 1 begins." not in said


def test_rank_nine_and_the_switches_of_the_rules(terminal: Terminal) -> None:
    said = terminal.play([NEW, NINE, NINE, NINE, SWITCHES, "gather first", "back", TELL, BEGIN, "quit", "yes", "leave"])
    assert "Rank 9 takes part." in said
    assert "Rank 9 does not take part." in said
    assert "With rank 9: yes." in said
    assert "Rule switches: Gather first." in said
    assert "\n9: " in said


def test_a_seed_is_a_number(terminal: Terminal) -> None:
    said = terminal.play([NEW, SEED, "x", SEED, "9" * 40, SEED, "12", SEED, "", "back", "leave"])
    assert said.count("A seed is a number of at most") == 2
    assert "Seed: 12." in said
    assert said.count("Seed: by chance.") >= 4


def test_language_and_verbosity_are_chosen_and_kept(terminal: Terminal) -> None:
    said = terminal.play(["9", "1", "10", "deutsch", "verlassen"])
    assert "Verbosity 1: only what you need to decide." in said
    assert "Die Sprache ist jetzt Deutsch." in said
    assert said.endswith("Auf Wiedersehen.\n")
    assert "1: only what you need to decide" in terminal.play(["verbosity", "leave"])


def test_the_history_is_read_from_the_menu(terminal: Terminal) -> None:
    assert "No game was finished yet." in terminal.play(["history", "leave"])
    history = open_history()
    history.record(match_of(1, "citadels", 3))
    history.close()
    said = terminal.play(["history", "leave"])
    assert "\nCitadels.\n" in said
    assert "1 game, 0 won" in said or "1 game, 1 won" in said
