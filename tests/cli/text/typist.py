"""Somebody at the terminal of the text game: types given lines, or answers what is asked; everything said is kept."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from game import catalog
from game.cli import dispatch, text
from game.kernel.rng import Rng

INTERRUPT = "<Ctrl-C>"
MOST_LINES = 3000
GAME = ["--seed", "650268", "--bots", "easy"]  # the deal of the guide, which most tests play
ENDS = ("The game is over.", "Das Spiel ist vorbei.")
AFTER_THE_GAME = "3"  # back, in the menu that follows a game
Answer = Callable[[str], str | None]  # what is typed after everything said so far; None for the end of the input


class Typist(io.StringIO):
    """The input: asks for a line whenever the game wants one. `\\ud800` stands for a byte the terminal cannot read."""

    def __init__(self, answer: Answer, said: io.StringIO) -> None:
        super().__init__()
        self.answer, self.said = answer, said
        self.waiting = ""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # StringIO's own
        if not self.waiting:
            typed = self.answer(self.said.getvalue())
            if typed == INTERRUPT:
                raise KeyboardInterrupt
            self.waiting = "" if typed is None else f"{typed}\n"
        cut = len(self.waiting) if size is None or size < 0 else size
        found, self.waiting = self.waiting[:cut], self.waiting[cut:]
        return found


def in_order(lines: Iterable[str]) -> Answer:
    """These lines, then the end of the input."""
    waiting: Iterator[str] = iter(lines)
    return lambda _said: next(waiting, None)


def steadily(*words: str, seed: int = 1) -> Answer:
    """Numbers by chance, and these words among them, until the game is over; Enter where the next one sits down."""
    dice = Rng(seed)
    left = iter(range(MOST_LINES))

    def answer(said: str) -> str | None:
        last = said[-200:].rpartition("\n")[2]
        if "Enter" in last:
            return ""
        if any(line in said[-400:] for line in ENDS):
            return AFTER_THE_GAME
        if next(left, None) is None:
            return None
        typed: str = dice.choice([*"12345", *words])
        return typed

    return answer


class Terminal:
    """Starts the text game again and again in the same home. There is but one game, unless `games` names more."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home, self.monkeypatch = home, monkeypatch
        self.code = 0
        self.games: tuple[str, ...] = (catalog.USUAL,)
        monkeypatch.delenv(catalog.ELSEWHERE, raising=False)

    def play(self, answer: Answer | Iterable[str], *arguments: str, language: str = "en") -> str:
        """Everything that is said from the start to the end."""
        said = io.StringIO()
        typist = Typist(answer if callable(answer) else in_order(answer), said)
        self.monkeypatch.setattr(sys, "stdin", typist)
        self.monkeypatch.setattr(sys, "stdout", said)
        self.monkeypatch.setattr(catalog, "GAMES", {game: catalog.GAMES[game] for game in self.games})
        try:
            self.code = text.main(["--interactive", "--lang", language, *arguments])
        finally:
            self.monkeypatch.undo()
            self.monkeypatch.setenv("CROWN_AND_COIN_HOME", str(self.home))
            self.monkeypatch.delenv(catalog.ELSEWHERE, raising=False)
        return said.getvalue()

    def puzzle(self, lines: Iterable[str], *arguments: str, language: str = "en") -> str:
        """The same of `puzzle`: what is said while these lines are typed."""
        said = io.StringIO()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Typist(in_order(lines), said))
            patch.setattr(sys, "stdout", said)
            self.code = dispatch(["puzzle", "--lang", language, *arguments])
        return said.getvalue()

    def forget(self) -> None:
        """There is nothing to continue."""
        for path in (self.home / "saves").glob("game-*"):
            path.unlink()

    @property
    def saves(self) -> list[str]:
        """The files of the save folder, except backups."""
        return sorted(path.name for path in (self.home / "saves").glob("*.json"))


def questions(said: str) -> list[str]:
    """What was said before each question of the game, without the question."""
    return said.replace("Deine Wahl?", "Your choice?").split("Your choice?")
