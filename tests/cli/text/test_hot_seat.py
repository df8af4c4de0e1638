"""Several people at one terminal: nothing private is in sight before the right one sits down, nor afterwards."""

from __future__ import annotations

import pytest

from game.cli.text.console import SCROLLED
from game.ui import pins
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


def test_whoever_has_a_pin_types_it_first(terminal: Terminal) -> None:
    file = SettingsFile()
    pins.set_pin(file.values, "Matilda", "2468")
    file.save()
    said = terminal.play(["", "1357", "2468", ""], *TWO)
    before, _wrong, after = said.partition("That is not the PIN.")
    assert "Matilda: type your PIN." in before
    assert "Take the" not in before
    assert "Matilda, it is your turn to choose." in after
    assert "2468" not in after.rpartition(AWAY)[2]
