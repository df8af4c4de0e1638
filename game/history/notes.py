"""Small facts with a date that outlive all games: puzzles solved, deals of the day, achievements."""

from __future__ import annotations

import threading
from collections.abc import Callable

import msgspec

from game.history.database import Database, Unusable
from game.history.played import Real
from game.history.rows import sound
from game.history.waiting import Waiting, WaitingFolder
from game.kernel.events import Json

Dated = tuple[float, Json]  # when, what


class Notes:
    """Read once, then in memory: they are asked for while screens are built."""

    def __init__(self, database: Database, waiting: WaitingFolder, fails: Callable[[Unusable], None]) -> None:
        """`fails` is told why they cannot be read."""
        self._database, self._waiting, self._fails = database, waiting, fails
        self._kinds: dict[str, dict[str, Dated]] | None = None
        self._lock = threading.RLock()

    def of(self, kind: str) -> dict[str, Dated]:
        """Everything noted of a kind, by key."""
        with self._lock:
            return dict(self._all().get(kind, {}))

    def put(self, kind: str, key: str, at: float, value: Json) -> Waiting:
        """From now on this is what was noted; what has to be written."""
        value = msgspec.json.decode(msgspec.json.encode(value))  # what is read later is the same as now
        with self._lock:
            self._all().setdefault(kind, {})[key] = (at, value)
        return Waiting(note=(kind, key, at, value))

    def read_again(self) -> None:
        """Others wrote some: what was not known is from now on."""
        with self._lock:
            known, self._kinds = self._kinds or {}, None
            for kind, those in known.items():
                self._all().setdefault(kind, {}).update(those)

    def _all(self) -> dict[str, dict[str, Dated]]:
        if self._kinds is None:
            found: dict[str, dict[str, Dated]] = {}
            try:
                with self._database.read() as made:
                    for row in made.execute("SELECT kind, key, at, value FROM note"):
                        kind, key, at, value = sound(row, tuple[str, str, Real, str])
                        found.setdefault(kind, {})[key] = (at, _value(value))
            except Unusable as fault:
                self._fails(fault)
            for _path, one in self._waiting.all():
                if one.note is not None:
                    found.setdefault(one.note[0], {})[one.note[1]] = one.note[2:]
            self._kinds = found
        return self._kinds


def _value(text: str) -> Json:
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
