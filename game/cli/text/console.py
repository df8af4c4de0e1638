"""The terminal: what is said and what is typed. Nothing that is typed, and no end of the input, breaks the game."""

from __future__ import annotations

import shutil
from typing import TextIO

from game.cli.text import speech

INTERRUPTED = "\x03"  # what `ask` returns for Ctrl-C; nobody can type it
LONGEST = 400  # letters of one typed line that are looked at
SCROLLED = 60  # empty lines that scroll away what the next person must not see
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Ended(Exception):
    """The input has come to its end: nobody is there any more."""


class Console:
    """Says lines and asks for one. `before` is what was said between the last two questions."""

    def __init__(self, source: TextIO, target: TextIO, *, echo: bool, clear: bool = False) -> None:
        """`echo`: the input is no terminal, so what was read is written behind the question. `clear`: empty the
        screen by the terminal's own means where secrets must go, in place of scrolling."""
        self.source, self.target, self.echo, self.clear = source, target, echo, clear
        self.before: list[str] = []
        self._since: list[str] = []

    @property
    def encoding(self) -> str | None:
        """What letters the terminal has; None for all."""
        return getattr(self.target, "encoding", None)

    def say(self, *texts: str) -> None:
        """Each text, sentence by sentence. Raises BrokenPipeError when nobody reads any more."""
        for text in texts:
            for line in speech.lines(text, self.encoding):
                self._since.append(line)
                self._write(f"{line}\n")

    def space(self) -> None:
        """An empty line, which readers skip and eyes rest on."""
        self._write("\n")

    def ask(self, question: str) -> str:
        """The next line, cleaned; INTERRUPTED for Ctrl-C. Raises Ended."""
        if self._since:
            self.before, self._since = self._since, []
        self._write(f"{speech.speakable(question)} ")
        try:
            typed = self._read()
        except KeyboardInterrupt:
            self._write("\n")
            return INTERRUPTED
        if self.echo:
            self._write(f"{speech.quoted(typed)}\n")
        return typed

    def repeat(self) -> None:
        """What was said before the last question, once more."""
        self._since = list(self.before)
        for line in self.before:
            self._write(f"{line}\n")

    def scroll_away(self) -> None:
        """Nothing of what was said stays in sight, and nothing can be repeated."""
        self.before, self._since = [], []
        if self.clear:
            self._write(_CLEAR)
            return
        high = shutil.get_terminal_size((80, SCROLLED)).lines
        self._write("\n" * max(SCROLLED, high))

    def _read(self) -> str:
        try:
            typed = self.source.readline(LONGEST)
            rest = typed
            while rest and not rest.endswith("\n"):
                rest = self.source.readline(LONGEST)
        except (OSError, ValueError) as error:  # the terminal is gone, or the input was closed
            raise Ended from error
        if not typed:
            self._write("\n")
            raise Ended
        return speech.heard(typed)

    def _write(self, text: str) -> None:
        try:
            self.target.write(speech.fitting(text, self.encoding))
            self.target.flush()
        except ValueError as error:  # closed
            raise BrokenPipeError from error
