"""What is kept of phones, so that they find their seats again after *Continue*: the port, and of each seat the hash of
its token. Of a file that cannot be read or written nothing is said: phones are then let in anew."""

from __future__ import annotations

import contextlib
from hashlib import sha256
from pathlib import Path

import msgspec

from game import files, paths
from game.session.setup import MatchSetup

MOST_TABLES = 20
_MOST_BYTES = 100_000


class _File(msgspec.Struct):
    port: int = 0
    tables: dict[str, dict[int, str]] = {}  # by what tells a match from others; the newest last


class Kept:
    """Of one match."""

    def __init__(self, setup: MatchSetup, path: Path | None = None) -> None:
        self._path = path or paths.user_dir("config") / "phones.json"
        self._table = hashed(msgspec.json.encode(setup))[:32]
        self._file = self._read()
        self.seats: dict[int, str] = dict(self._file.tables.get(self._table, {}))

    @property
    def port(self) -> int:
        """At which the phones of the last table came in; 0: none yet."""
        return self._file.port

    def keep(self, port: int) -> None:
        """Write down the port and `seats`."""
        self._file = self._read()
        self._file.port = port
        self._file.tables.pop(self._table, None)
        self._file.tables[self._table] = dict(self.seats)
        while len(self._file.tables) > MOST_TABLES:
            del self._file.tables[next(iter(self._file.tables))]
        with contextlib.suppress(OSError):
            files.write_whole(self._path, msgspec.json.encode(self._file), flush=False)

    def _read(self) -> _File:
        try:
            return msgspec.json.decode(files.read(self._path, _MOST_BYTES), type=_File)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return _File()


def pass_on(before: MatchSetup, after: MatchSetup, path: Path | None = None) -> None:
    """The same people play another match: whoever had a phone has it there, too, wherever they sit."""
    old, new = Kept(before, path), Kept(after, path)
    seats = {one.name: seat for seat, one in enumerate(after.seats)}
    found = ((before.seats[seat].name, token) for seat, token in old.seats.items() if seat < len(before.seats))
    new.seats = {seats[name]: token for name, token in found if name in seats}
    new.keep(new.port)


def hashed(secret: bytes) -> str:
    """What is kept in the place of a secret."""
    return sha256(secret).hexdigest()
