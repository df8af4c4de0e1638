"""Whatever is typed, and whatever happens to the terminal: a sentence, and the game is kept."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli import text
from game.cli.text.console import Console, Ended
from tests.cli.text.typist import GAME, INTERRUPT, Terminal, in_order


class Gone(io.StringIO):
    """A terminal that nobody reads any more after some writing."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def write(self, text: str) -> int:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError
        return super().write(text)


class Narrow(io.StringIO):
    """A terminal with few letters, which refuses all others."""

    encoding = "ascii"  # as the streams of a terminal have it

    def write(self, text: str) -> int:
        text.encode("ascii")
        return super().write(text)


@pytest.mark.parametrize(
    "typed",
    ["x" * 100_000, "\x00\x01\x1b[2J", "\udcff\udcfe", "\ud800", "城市", "١", "-1", "1e9", "build:3", "{name}", "%s %d",
     "[b|x]", "'; --", "\\", "()", "((((", "*", "\u202eevil", "🂡"],
)  # fmt: skip
def test_whatever_is_typed_is_answered_and_nothing_happens(terminal: Terminal, typed: str) -> None:
    said = terminal.play([typed, f"card {typed}", f"city {typed}", f"why {typed}", f"rules {typed}", "where"], *GAME)
    assert terminal.code == 0
    assert "Round 1.\nThe characters are being chosen." in said
    assert all(len(line) < 80 for line in said.splitlines())


@given(st.lists(st.text(max_size=30), max_size=8))
def test_any_text_at_all(lines: list[str]) -> None:
    console = Console(io.StringIO("\n".join(lines) + "\n"), io.StringIO(), echo=True)
    for _line in range(20):
        try:
            typed = console.ask("?")
        except Ended:
            break
        assert typed.isprintable()
    else:
        pytest.fail("the input never ended")


def test_an_interruption_asks_before_it_leaves(terminal: Terminal) -> None:
    said = terminal.play([INTERRUPT, "no", "gold", INTERRUPT, INTERRUPT], *GAME)
    assert said.count("Leave the game?") == 2
    assert "Matilda: 2 gold." in said
    assert said.endswith("Goodbye.\n")


def test_an_interruption_in_the_menu_leaves(terminal: Terminal) -> None:
    assert terminal.play([INTERRUPT]).endswith("Goodbye.\n")


@pytest.mark.parametrize("after", [1, 8, 40, 60])
def test_a_reader_who_goes_away_ends_the_game_and_it_is_kept(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("king\n1\ntavern\n" * 30))
    monkeypatch.setattr(sys, "stdout", Gone(after))
    with pytest.raises(BrokenPipeError):
        text.main(["--interactive", "--lang", "en", *GAME])
    monkeypatch.undo()
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(terminal.home))
    if after > 4:
        assert "The game goes on." in terminal.play([], "--continue")


def test_a_terminal_with_few_letters_gets_those_it_has(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    said = Narrow()
    lines = in_order(["karte könig", "hilfe", "koenig", "1", "ausfuehrlichkeit 3", "was"])
    typed = io.StringIO("\n".join(iter(lambda: lines("") or "", "")) + "\n")
    monkeypatch.setattr(sys, "stdin", typed)
    monkeypatch.setattr(sys, "stdout", said)
    assert text.main(["--interactive", "--lang", "de", *GAME]) == 0
    assert "5: Baumeisterin nehmen, Nummer 7." in said.getvalue()
    assert all(len(line) < 80 for line in said.getvalue().splitlines())


def test_a_computer_player_that_breaks_is_told_of_and_the_game_goes_on(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.citadels.bot.easy import EasyBot

    def broken(*_arguments: object) -> str:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(EasyBot, "decide", broken)
        said = terminal.play(["king", "1"], *GAME)
    assert "met an error: this choice is made one level lower." in said.replace("\n", " ")
    assert "Matilda takes 2 gold." in said


def test_an_interruption_while_a_computer_player_thinks_ends_the_game_and_it_is_kept(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.citadels.bot.easy import EasyBot

    def interrupted(*_arguments: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(EasyBot, "decide", interrupted)
        with pytest.raises(KeyboardInterrupt):
            terminal.play(["king"], *GAME)
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(terminal.home))
    assert "Your turn as King: gather." in terminal.play([], "--continue")


def test_an_error_in_the_middle_of_a_game_leaves_the_last_whole_state(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.citadels.words.telling import hearing as looking

    def broken(*_arguments: object) -> list[str]:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(looking, "gold", broken)
        with pytest.raises(RuntimeError):
            terminal.play(["king", "1", "gold"], *GAME)
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(terminal.home))
    assert "Your turn as King: build." in terminal.play([], "--continue")


@pytest.mark.parametrize("stdin", ["nothing", "empty"])
def test_a_process_without_any_input_ends_with_a_sentence(home: Path, stdin: str) -> None:
    command = [sys.executable, "-m", "game", "text", "--lang", "en", "--seed", "4", "--interactive"]
    if stdin == "nothing":
        command = ["sh", "-c", 'exec "$@" <&-', "sh", *command]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)  # noqa: PLW1510
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert done.stdout.rstrip().splitlines()
