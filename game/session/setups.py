"""Set-ups that the players keep under a name (for Citadels casts): one small file each, in the folder of settings.

What a set-up may be is for its game to say; here it is only kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game import files
from game.kernel.rules import Plain
from game.session.folder import SUFFIX, clean_name, file_name
from game.session.notices import Notice, SetupFault

FOLDER = "casts"  # below the folder of settings
FORMAT = 2  # 1: what was chosen stood beside the name
FIRST_GAME = "citadels"  # files that name no game are of this one
PROGRAM = "Crown & Coin"
MOST_BYTES = 64 * 1024

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NamedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players chose for one game, in that game's own form, as plain data."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: Id = FIRST_GAME
    choice: Plain = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    program: str
    format: int
    cast: NamedSetup  # the word of the first format


class Entry(NamedTuple):
    """One of them in the list. `setup` is None, and `fault` says why, for a file that cannot be used."""

    path: Path
    setup: NamedSetup | None
    fault: Notice | None = None

    @property
    def name(self) -> str:
        """What the list shows: of a damaged file the file's name."""
        return self.setup.name if self.setup else self.path.stem


class SetupFolder:
    """The kept set-ups. Methods that write raise OSError; `open` raises SetupFault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def list(self) -> list[Entry]:
        """All of them by name; damaged and foreign files with what is wrong."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []
        return sorted((_entry(path) for path in paths), key=lambda entry: (entry.name.casefold(), entry.path.name))

    def open(self, path: Path) -> NamedSetup:
        """The set-up in a file. Raises SetupFault."""
        return _decode(_read(path), path.name)

    def save(self, setup: NamedSetup) -> Path:
        """Keep a set-up under its name; one of that game and name is replaced. Raises OSError, ValueError without a
        name."""
        name = clean_name(setup.name)
        if not name:
            raise ValueError("A set-up needs a name.")
        setup = msgspec.structs.replace(setup, name=name)
        entries = self.list()
        same = (one.path for one in entries if one.setup and one.setup.game == setup.game and _alike(one.name, name))
        path = next(same, None) or self._free(file_name(name), entries)
        content = msgspec.json.format(msgspec.json.encode(_File(PROGRAM, FORMAT, setup)), indent=1)
        files.write_whole(path, content + b"\n")
        return path

    def delete(self, path: Path) -> None:
        """Remove one for good. Raises OSError; one that is gone already is no error."""
        path.unlink(missing_ok=True)

    def _free(self, stem: str, entries: Sequence[Entry]) -> Path:
        taken = {entry.path.stem.casefold() for entry in entries}
        number, fresh = 2, stem
        while fresh.casefold() in taken:
            fresh = f"{stem} ({number})"
            number += 1
        return self.folder / (fresh + SUFFIX)


def _entry(path: Path) -> Entry:
    try:
        return Entry(path, _decode(_read(path), path.name))
    except SetupFault as fault:
        return Entry(path, None, fault.notice)


def _read(path: Path) -> bytes:
    try:
        return files.read(path, MOST_BYTES)
    except files.NoFile as error:
        raise SetupFault("no_file", path.name) from error
    except files.TooLarge as error:
        raise SetupFault("not_a_cast", path.name) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SetupFault("cast_unreadable", path.name, reason=why) from error


def _decode(content: bytes, file: str) -> NamedSetup:
    try:
        plain = msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise SetupFault("cast_damaged", file, str(error)) from error
    if not isinstance(plain, dict) or plain.get("program") != PROGRAM or "cast" not in plain:
        raise SetupFault("not_a_cast", file)
    if type(plain.get("format")) is int and plain["format"] > FORMAT:
        raise SetupFault("newer_cast", file)
    try:
        return msgspec.convert(_renewed(plain), _File).cast
    except (msgspec.ValidationError, ValueError) as error:
        raise SetupFault("cast_damaged", file, str(error)) from error


def _renewed(plain: Plain) -> Plain:
    """A file of the first format as one of today."""
    kept = plain["cast"]
    if plain.get("format") != 1 or not isinstance(kept, dict):
        return plain
    beside = {word: kept[word] for word in ("name", "game") if word in kept}
    choice = {word: value for word, value in kept.items() if word not in beside}
    return {**plain, "format": FORMAT, "cast": {**beside, "choice": choice}}


def _alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()
