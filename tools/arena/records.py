"""Files of finished games: a header, then one JSON line per game, written the moment the game is over.

A line that was cut off (a crash, a full disk) is passed over, never deleted, and the game is played again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game import __version__
from game.paths import user_dir
from tools.arena.games import Fixture, Outcome
from tools.arena.versions import facts_hash

FORMAT = "crown-and-coin results 1"


class ResultsError(Exception):
    """A result file that cannot be used; the text is one sentence for the person who named it."""


class Header(msgspec.Struct):
    """The first line: what this file is, and what began it."""

    format: str
    version: str
    facts: str


class Line(msgspec.Struct):
    """A finished game."""

    fixture: Fixture
    outcome: Outcome


_to_header = msgspec.json.Decoder(Header)
_to_line = msgspec.json.Decoder(Line)


def default_file(*words: str) -> Path:
    """The file of the person who measures, by what is measured."""
    name = "-".join(re.sub(r"[^a-z0-9_]+", "-", word.lower()) for word in words)
    return user_dir("results") / f"{name}.jsonl"


class Results:
    """One file of finished games. Raises ResultsError if it is something else, or cannot be read or written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.skipped = 0  # lines that could not be read
        self._known: dict[tuple[Fixture, str], Outcome] = {}
        try:
            if path.exists() and path.stat().st_size:
                self._read()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._append(msgspec.json.encode(Header(FORMAT, __version__, facts_hash())))
        except OSError as error:
            raise self._trouble(error) from error

    def outcome(self, fixture: Fixture, bots: str) -> Outcome | None:
        """What came out of this game when these very bots played it; None if they have not yet."""
        return self._known.get((fixture, bots))

    def add(self, fixture: Fixture, outcome: Outcome) -> None:
        """Write a finished game down, at once and for good."""
        self._known[fixture, outcome.bots] = outcome
        try:
            self._append(msgspec.json.encode(Line(fixture, outcome)))
        except OSError as error:
            raise self._trouble(error) from error

    def _trouble(self, error: OSError) -> ResultsError:
        return ResultsError(f"the results cannot be kept in {self.path} ({error.strerror}).")

    def _read(self) -> None:
        for number, line in enumerate(_lines(self.path)):
            if number == 0:
                self._check_header(line)
                continue
            try:
                found = _to_line.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                self.skipped += 1
                continue
            self._known[found.fixture, found.outcome.bots] = found.outcome

    def _check_header(self, line: bytes) -> None:
        try:
            if _to_header.decode(line).format == FORMAT:
                return
        except (msgspec.MsgspecError, UnicodeDecodeError):
            pass
        raise ResultsError(f"{self.path} is no file of results of this version: name another one.")

    def _append(self, line: bytes) -> None:
        """One whole line in one go, so that several sittings may write to the file."""
        with self.path.open("ab+") as file:
            if file.tell() and not _ends_with_a_line(file.fileno(), file.tell()):
                line = b"\n" + line
            file.write(line + b"\n")


def _ends_with_a_line(file: int, size: int) -> bool:
    os.lseek(file, size - 1, os.SEEK_SET)
    return os.read(file, 1) == b"\n"


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        for line in file:
            if line.strip():
                yield line
