"""What happens for the first time is explained in a line, once, to whoever sits at the terminal."""

from __future__ import annotations

from tests.cli.text.typist import Terminal

ONE = ["--seed", "4", "--bots", "random"]
TWO = [*ONE, "--humans", "2"]
KEEP = "New to you: Keep one character in secret"
LESS = "If you do not want to hear such explanations, type 'explain off'."


def test_it_is_told_once_and_how_to_be_rid_of_it(terminal: Terminal) -> None:
    said = terminal.play(["explain on", "1", "1", "1"], *ONE)
    assert "What happens for the first time is explained again." in said
    terminal.forget()
    said = " ".join(terminal.play(["1", "1", "1"], *ONE).split())
    assert said.count(KEEP) == 1
    assert said.count(LESS) == 1
    terminal.forget()
    assert KEEP not in " ".join(terminal.play(["1", "1"], *ONE).split())


def test_whoever_wants_no_more_hears_no_more(terminal: Terminal) -> None:
    terminal.play(["explain on"], *ONE)
    terminal.forget()
    said = terminal.play(["explain off", "1", "1", "1", "explain"], *ONE).partition("No more is explained")[2]
    assert "New to you" not in said
    assert "Type explain on or explain off." in said


def test_at_a_shared_terminal_each_is_told_alone(terminal: Terminal) -> None:
    terminal.play(["", "explain on"], *TWO)
    terminal.forget()
    said = " ".join(terminal.play(["", "explain off", "1", "", ""], *TWO).split())
    assert said.count(KEEP) == 2  # who comes next was not asked yet
