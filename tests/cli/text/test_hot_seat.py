"""Several people at one terminal: nothing private is in sight before the right one sits down, nor afterwards."""

from __future__ import annotations

import pytest

from game.cli.text.console import SCROLLED
from game.ui import people, pins
from game.ui.window.settings import SettingsFile
from tests.cli.text.typist import GAME, Terminal, steadily

TWO = ["--humans", "2", *GAME]
AWAY = "\n" * SCROLLED


def test_nothing_private_is_shown_before_the_right_one_is_there(terminal: Terminal) -> None:
    before = terminal.play([], *TWO).partition("Press Enter when Matilda sits here.")[0]
    assert "Take the" not in before
    assert "gold" not in before
    assert AWAY in before


def test_what_one_has_seen_is_scrolled_away_before_the_next_one_comes(terminal: Terminal) -> None:
    said = terminal.play(["", "thief"], *TWO)
    own, _scrolled, after = said.rpartition(AWAY)
    assert "Matilda secretly chooses Thief." in own
    assert after.lstrip("\n").startswith("The next one is Odo.")
    assert "Thief" not in after
    assert "Thief" not in terminal.play(["", "repeat", "hand"], "--continue").rpartition(AWAY)[2]


def test_others_hear_what_everybody_may_know_when_they_sit_down(terminal: Terminal) -> None:
    said = terminal.play(["", "thief", ""], *TWO).rpartition("Press Enter when Odo sits here.")[2]
    assert "What has happened:" in said
    assert "Matilda chooses a character." in said
    assert "secretly" not in said


def test_what_only_one_may_know_waits_until_that_one_has_heard_it(terminal: Terminal) -> None:
    """Cards that were drawn by the last choice are not scrolled away unheard."""
    typed = ["", "king", "", "merchant", "", "draw", "1", "take the crown", "end"]
    said = terminal.play([*typed, "", ""], *TWO)
    for block in said.split(AWAY)[1:]:
        assert not ("Matilda" in block and "keeps" in block) or "Odo sits here" not in block


@pytest.mark.long
@pytest.mark.parametrize("people", ["2", "3", "4"])
def test_a_whole_game_of_several_people(terminal: Terminal, people: str) -> None:
    said = terminal.play(steadily(), "--humans", people, "--seed", "3", "--bots", "random")
    assert "The game is over." in said
    for block in said.split(AWAY)[1:]:
        sits = block.split("The next one is ")[1].split(".")[0]
        others = {"Matilda", "Odo", "Isabeau", "Ysolde"} - {sits}
        secret = block.replace("keeps the crown", "")  # that everybody sees
        assert not [name for name in others if f"{name} secretly chooses" in secret or f"{name} keeps" in secret]


def test_whoever_waits_may_leave_and_the_game_is_kept(terminal: Terminal) -> None:
    said = terminal.play(["", "thief", "quit", "yes"], *TWO)
    assert "The game is kept." in said
    assert "Press Enter when Odo sits here." in terminal.play([], "--continue")


# -- the PIN -----------------------------------------------------------------------------------------------------------
def with_pin(name: str) -> None:
    file = SettingsFile()
    pins.set_pin(file.values, name, "2468")
    file.save()


def test_whoever_has_a_pin_types_it_first(terminal: Terminal) -> None:
    with_pin("Matilda")
    said = terminal.play(["", "1357", "2468", ""], *TWO)
    before, _wrong, after = said.partition("That is not the PIN.")
    assert "Matilda: type your PIN." in before
    assert "Take the" not in before
    assert "Matilda, it is your turn to choose." in after
    assert "2468" not in after.rpartition(AWAY)[2]


def test_a_pin_is_chosen_at_the_terminal_and_asked_for_from_then_on(terminal: Terminal) -> None:
    said = terminal.play(["", "pin", "12", "2468", "2469", "2468", "2468", "quit", "yes"], *TWO)
    assert "A PIN has 4 to 8 digits." in said
    assert "These were two different ones." in said
    assert "Matilda has a PIN now." in said
    assert "2468" not in said.rpartition(AWAY)[2]
    assert said.rpartition(AWAY)[2].count("Your choice?") == 1  # the question is put again
    assert pins.is_right(SettingsFile().values, "Matilda", "2468")
    on = terminal.play(["", "2468", "quit", "yes"], "--continue")
    assert "Matilda: type your PIN." in on
    assert "Matilda, it is your turn to choose." in on


def test_it_is_changed_and_taken_away_by_whoever_knows_it(terminal: Terminal) -> None:
    with_pin("Matilda")
    start = ["", "2468", "pin"]
    said = terminal.play([*start, "1111", "2468", "none", "quit", "yes"], *TWO)
    assert "That is not the PIN." in said
    assert "Matilda has no PIN any more." in said
    assert not pins.has_pin(SettingsFile().values, "Matilda")
    assert pins.taken_away(SettingsFile().values, ["Matilda"]) == []


def test_whoever_does_not_know_it_changes_nothing(terminal: Terminal) -> None:
    with_pin("Matilda")
    terminal.play(["pin", "1", "1111", "back", "leave"])
    assert pins.is_right(SettingsFile().values, "Matilda", "2468")


def test_a_forgotten_one_is_taken_away_for_all_to_hear(terminal: Terminal) -> None:
    with_pin("Matilda")
    said = terminal.play(["", "forgotten", "no", "forgotten", "yes", "thief", "quit", "yes"], *TWO)
    assert "Matilda, it is your turn to choose." in said
    public = said.rpartition(AWAY)[2]
    assert public.lstrip("\n").startswith("The next one is Odo.")
    assert "The PIN of Matilda was taken away without having been entered." in public


def test_outside_a_game_one_says_whose_it_is(terminal: Terminal) -> None:
    file = SettingsFile()
    people.met(file.values, ["Ann", "Bo"])
    file.save()
    terminal.play(["pin", "bo", "2468", "2468", "leave"])
    assert pins.has_pin(SettingsFile().values, "Bo")
    assert not pins.has_pin(SettingsFile().values, "Ann")


def test_nobody_gets_round_it(terminal: Terminal) -> None:
    """No seat of a person is given to the computer, and through their eyes no replay is seen without it."""
    said = terminal.play(["", "level matilda easy", "quit", "yes"], *TWO)
    assert "Type level, the name of a computer player" in said
    with_pin("Matilda")
    seen = terminal.play(["7", "1", "through whose eyes?", "matilda", "yes", "1357", "back", "back", "leave"])
    assert "That is not the PIN." in seen
    assert "Your hand" not in seen
