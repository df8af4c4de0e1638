"""Casts that the players keep under a name: one small file each, in the folder of settings.

What a cast may be is for the rules to say when a game is set up with it; here it is only kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.session.folder import SUFFIX, clean_name, file_name
from game.session.notices import CastFault, Notice
from game.session.writer import write_whole

FOLDER = "casts"  # below the folder of settings
FORMAT = 1
PROGRAM = "Crown & Coin"
MOST_BYTES = 64 * 1024

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Ids = Annotated[tuple[Id, ...], msgspec.Meta(max_length=200)]


class NamedCast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards take part, by id, and who decides it: a named set-up of the card file (`preset`), chance (`random`),
    the players (`own`: `characters` and `uniques`), or chance that keeps to `wishes` (`wishes`: per card never,
    sometimes or always). `options` are switches of the rules."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: Id = "citadels"
    way: Literal["preset", "random", "own", "wishes"] = "own"
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""
    characters: Ids = ()
    uniques: Ids = ()
    wishes: dict[Id, Literal["never", "sometimes", "always"]] = {}
    nine: bool = False
    options: Ids = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    program: str
    format: int
    cast: NamedCast


class Entry(NamedTuple):
    """One kept cast in the list. `cast` is None, and `fault` says why, for a file that cannot be used."""

    path: Path
    cast: NamedCast | None
    fault: Notice | None = None

    @property
    def name(self) -> str:
        """What the list shows: of a damaged file the file's name."""
        return self.cast.name if self.cast else self.path.stem


class CastFolder:
    """The kept casts. Methods that write raise OSError; `open` raises CastFault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def list(self) -> list[Entry]:
        """All of them by name; damaged and foreign files with what is wrong."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []
        return sorted((_entry(path) for path in paths), key=lambda entry: (entry.name.casefold(), entry.path.name))

    def open(self, path: Path) -> NamedCast:
        """The cast in a file. Raises CastFault."""
        return _decode(_read(path), path.name)

    def save(self, cast: NamedCast) -> Path:
        """Keep a cast under its name; one of that name is replaced. Raises OSError, ValueError without a name."""
        name = clean_name(cast.name)
        if not name:
            raise ValueError("A cast needs a name.")
        cast = msgspec.structs.replace(cast, name=name)
        entries = self.list()
        same = next((entry.path for entry in entries if entry.cast and entry.name.casefold() == name.casefold()), None)
        path = same or self._free(file_name(name), entries)
        content = msgspec.json.format(msgspec.json.encode(_File(PROGRAM, FORMAT, cast)), indent=1)
        write_whole(path, content + b"\n", keep_previous=False)
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
    except CastFault as fault:
        return Entry(path, None, fault.notice)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CastFault("cast_unreadable", path.name, reason=why) from error
    if len(content) > MOST_BYTES:
        raise CastFault("not_a_cast", path.name)
    return content


def _decode(content: bytes, file: str) -> NamedCast:
    try:
        plain = msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise CastFault("cast_damaged", file, str(error)) from error
    if not isinstance(plain, dict) or plain.get("program") != PROGRAM or "cast" not in plain:
        raise CastFault("not_a_cast", file)
    if type(plain.get("format")) is int and plain["format"] > FORMAT:
        raise CastFault("newer_cast", file)
    try:
        return msgspec.convert(plain, _File).cast
    except (msgspec.ValidationError, ValueError) as error:
        raise CastFault("cast_damaged", file, str(error)) from error
