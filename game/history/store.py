"""The history of the person who plays: what was played, what follows from it, and small facts with a date."""

from __future__ import annotations

import csv
import io
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game import catalog, files
from game.history import reading, reckoning, recording, rows
from game.history.database import PUT_ASIDE, Database, Unusable
from game.history.played import ALL, Chosen, PlayedGame, Real, Wanted
from game.history.reading import Figures, Rated
from game.history.rows import sound
from game.history.waiting import Errands, Waiting, WaitingFolder
from game.kernel.events import Json
from game.kernel.rules import Plain
from game.kernel.steps import StackState
from game.paths import user_dir
from game.session import save
from game.session.match import Match
from game.session.notices import Notice, SaveFault
from game.session.save import SaveFile, Snapshot

# Small facts with a date that outlive all games.

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


# The history as a table for other programs.

COLUMNS = (
    "game_id", "played_at", "game", "players", "strongest_level", "origin", "seed", "cast", "answers", "rounds",
    "seconds", "program", "rules_version", "seat", "name", "player", "points", "place", "won", "changed", "sources",
)  # fmt: skip
_DATE, _SECONDS, _SEAT, _NAME, _SOURCES = (
    COLUMNS.index(name) for name in ("played_at", "seconds", "seat", "name", "sources")
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon with


class Stopped(Exception):
    """Somebody did not want the table any more."""


GoOn = Callable[[int], bool]  # told how many games are done; False stops it
TOLD_EACH = 100  # games


def text(seats: Iterable[tuple[Json, ...]], go_on: GoOn = lambda _done: True) -> tuple[bytes, int]:
    """The whole table of these seats (`reading.seats`), and of how many games it is. Raises Stopped."""
    made = io.BytesIO()
    lines = io.TextIOWrapper(made, "utf-8", newline="")
    writer = csv.writer(lines, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    count = 0
    for _number, those in groupby(seats, itemgetter(0)):
        if count % TOLD_EACH == 0 and not go_on(count):
            raise Stopped
        count += 1
        writer.writerows(_of_game(those))
    lines.flush()
    return made.getvalue(), count


def _of_game(seats: Iterable[tuple[Json, ...]]) -> Iterator[list[Json]]:
    date = ""
    for seat in map(list, seats):
        date = date or date_of(seat[_DATE])
        sources = msgspec.json.decode(seat[_SOURCES], type=dict[str, int])
        seat[_SOURCES] = " ".join(f"{name}={points}" for name, points in sources.items())
        seat[_DATE] = date
        seat[_SECONDS] = round(seat[_SECONDS])
        seat[_SEAT] += 1
        seat[_NAME] = _harmless(seat[_NAME])
        yield seat


def date_of(played_at: float) -> str:
    """The date and the time on the wall, as people and spreadsheets read it."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(played_at))
    except (OverflowError, OSError, ValueError):
        return ""


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name.startswith(_FORMULA) else name


CLOSE_SECONDS = 3.0
Listener = Callable[[PlayedGame, Chosen], None]
Tell = Callable[[Notice], None]  # from any thread
T = TypeVar("T")
_log = logging.getLogger(__name__)


class History:
    """Everything here may be called from any thread. What the disk refuses is told by `trouble` and `tell`, never
    raised; what could not be written waits beside the database, and the game goes on."""

    def __init__(self, folder: Path | None = None, tell: Tell | None = None) -> None:
        """Without a folder it is in memory alone, and everything is done at once: for tests and pictures."""
        self.trouble: Notice | None = None  # why games are not read or kept at the moment
        self.listeners: list[Listener] = []  # told of each game when it is recorded, in the thread that records
        self._tell = tell or _nobody
        self._database = Database(folder)
        self._waiting = WaitingFolder(folder)
        self._errands = Errands(at_once=folder is None)
        self._unwritten: list[Waiting] = []  # what the disk takes in no way
        self._notes = Notes(self._database, self._waiting, lambda fault: self._told(fault.notice))

    # -- keeping ---------------------------------------------------------------------------------------------------
    def record(self, taken: Snapshot, seconds: float = 0.0, played_at: float | None = None) -> None:
        """Keep a finished match. Returns at once; a thread of its own writes. What was recorded before is not recorded
        again, nor what was deleted."""
        when = time.time() if played_at is None else played_at
        self._errands.send(lambda: self._record(taken.save_file("", ""), when, seconds, taken.state))

    def over(self, match: Match, seconds: float, *, keep: bool) -> None:
        """A match has come to its end after so many seconds at the table: keep it, or see to it that nobody does.
        Nothing happens with one that only teaches, or is not over."""
        if not match.over or match.setup.practice:
            return
        taken = save.snapshot(match)
        if keep:
            self.record(taken, seconds)
        else:
            self.leave_out(taken)

    def leave_out(self, taken: Snapshot) -> None:
        """A finished match that nobody wants kept, also not at the next start."""
        self._errands.send(lambda: self._leave_out(reckoning.identity(taken)))

    def catch_up(self, saves: Path, *, keep: bool = True) -> None:
        """What an earlier start did not come to do: finished games of this folder of saves that are not recorded yet
        (`keep` False: they are not wanted), what waits beside the database, ratings after a deletion."""
        self._errands.send(self._after_a_pause)
        self._errands.send(lambda: self._from_saves(saves, keep=keep))

    def add(self, game: PlayedGame, kept: bytes = b"", chosen: Chosen = ()) -> int:
        """Write a game that is reckoned already, at once; its id, 0 if it could not be written."""
        key = f"added {game.seed} {game.played_at} {time.monotonic_ns()}"
        try:
            with self._database.write() as made:
                game = rows.insert(made, key, game, kept, chosen)
        except Unusable as fault:
            self._told(fault.notice)
            return 0
        self._recorded((game, chosen))
        return game.id

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything that waits is written; False if that was not done in that time."""
        return self._errands.flush(seconds)

    def close(self) -> None:
        """Write what waits, and let the file go. Nothing is recorded any more."""
        if self._unwritten:
            self._errands.send(self._take_in_what_waits)
        self._errands.close(CLOSE_SECONDS)
        self._database.close()

    # -- looking ---------------------------------------------------------------------------------------------------
    def games(self, wanted: Wanted = ALL, offset: int = 0, limit: int = 50) -> list[PlayedGame]:
        """The newest first."""
        return self._ask(lambda made: reading.games(made, wanted, offset, limit), [])

    def count(self, wanted: Wanted = ALL) -> int:
        """How many there are of these."""
        return self._ask(lambda made: reading.count(made, wanted), 0)

    def game(self, number: int) -> PlayedGame | None:
        """The game of this id; None if it is not there any more."""
        return self._ask(lambda made: rows.one_game(made, number), None)

    def save(self, number: int) -> SaveFile:
        """The game as a save: for the film, the same deal, the export. Raises SaveFault."""
        content = self._ask(lambda made: rows.content_of(made, number), None)
        if not content:
            raise SaveFault("missing", f"#{number}")
        return save.decode(content, f"#{number}")

    def chosen(self, number: int) -> Chosen:
        """What the seats of a game chose, and what that brought."""
        return self._ask(lambda made: rows.chosen_in(made, number), ())

    def people(self) -> list[str]:
        """The names of all people who have played, who played most first."""
        return self._ask(reading.people, [])

    def figures(self, wanted: Wanted = ALL) -> Figures:
        """Sums and lists; `wanted.won` and `wanted.text` are of lists alone and do not count here."""
        return self._ask(lambda made: reading.figures(made, wanted), Figures())

    def ratings(self, game: str = catalog.USUAL) -> list[Rated]:
        """Everybody who was rated in that game, the strongest first."""
        return self._ask(lambda made: reading.ratings(made, game), [])

    def export_csv(self, path: Path, wanted: Wanted = ALL, go_on: GoOn = lambda _done: True) -> int:
        """A table with a line for each seat of these games, the oldest game first; how many games. Raises OSError, and
        Stopped where `go_on` said so: then there is no file."""
        try:
            with self._database.read_long() as made:
                written, count = text(reading.seats(made, wanted), go_on)
        except Unusable as fault:
            self._told(fault.notice)
            written, count = text(())
        files.write_whole(path, written)
        return count

    # -- deleting --------------------------------------------------------------------------------------------------
    def delete(self, number: int) -> bool:
        """Forget one game for good; False if that could not be. Ratings follow a little later."""
        try:
            game = recording.deleted(self._database, number)
        except Unusable as fault:
            self._told(fault.notice)
            return False
        if game:
            self._errands.send(lambda: self._rate_again(game))
        return True

    def delete_all(self) -> bool:
        """Forget all games, also those in damaged files that were put aside; notes stay. False if that could not be."""
        try:
            with self._database.write() as made:
                rows.remove_all(made, time.time())
                made.execute("DELETE FROM mark WHERE name LIKE 'rate:%'")
        except Unusable as fault:
            self._told(fault.notice)
            return False
        self._waiting.forget_games()
        self._database.forget_aside()
        self._errands.send(self._database.shrink)
        return True

    # -- small facts -----------------------------------------------------------------------------------------------
    def note(self, kind: str, key: str, value: Json, at: float | None = None) -> None:
        """Keep a small fact, plain data as JSON has it, with its date: ("puzzle", "cit-12") solved. It replaces the one
        before and outlives all games. Returns at once."""
        one = self._notes.put(kind, key, time.time() if at is None else at, value)
        self._errands.send(lambda: self._write_note(one))

    def noted(self, kind: str, key: str) -> Json:
        """What was noted; None if nothing was."""
        return self._notes.of(kind).get(key, (0.0, None))[1]

    def noted_at(self, kind: str, key: str) -> float:
        """When it was noted last, seconds since 1970; 0.0 if it was not."""
        return self._notes.of(kind).get(key, (0.0, None))[0]

    def notes(self, kind: str) -> Plain:
        """Everything noted of a kind, by key."""
        return {key: value for key, (_at, value) in self._notes.of(kind).items()}

    # -- how -------------------------------------------------------------------------------------------------------
    def _ask(self, question: Callable[[Any], T], nothing: T) -> T:
        for _attempt in range(2):  # a damaged file is put aside: then the new one is asked
            try:
                with self._database.read() as made:
                    return question(made)
            except Unusable as fault:
                self._told(fault.notice)
                if fault.notice.word not in PUT_ASIDE:
                    break
        return nothing

    def _told(self, notice: Notice) -> None:
        """Said once, until something else is wrong; what was put aside is taken over."""
        if notice.word in PUT_ASIDE:
            self._errands.send(self._save_what_can_be_read)
        if self.trouble is None or self.trouble.word != notice.word:
            self.trouble = notice
            _log.warning("%s (%s)", notice.text(), notice.detail)
            self._tell(notice)

    def _recorded(self, one: recording.Recorded | None) -> None:
        if one is not None:
            for listener in list(self.listeners):
                listener(*one)

    def _tried(self, act: Callable[[], recording.Recorded | None], otherwise: Waiting) -> None:
        """Write; what cannot be written now waits beside the database."""
        for _attempt in range(2):
            try:
                found = act()
            except Unusable as fault:
                self._told(fault.notice)
                if fault.notice.word in PUT_ASIDE:
                    self._save_what_can_be_read()
                    continue
                break
            except SaveFault as fault:
                _log.warning("not recorded: %s (%s)", fault.notice.text(), fault.notice.detail)
                return
            else:
                self._works_again()
                self._recorded(found)
                return
        try:
            self._waiting.put(otherwise)
        except OSError as error:
            _log.warning("nothing can be written beside the history either: %s", error)
            self._unwritten.append(otherwise)

    def _works_again(self) -> None:
        if self.trouble is not None and self.trouble.word not in PUT_ASIDE:
            self.trouble = None
            self._errands.send(self._take_in_what_waits)

    # -- errands ---------------------------------------------------------------------------------------------------
    def _record(self, found: SaveFile, when: float, seconds: float, state: StackState) -> None:
        key = reckoning.identity(found)
        waiting = Waiting(key, when, seconds, reckoning.as_kept(found))
        self._tried(lambda: recording.written(self._database, found, when, seconds, state), waiting)

    def _leave_out(self, key: str) -> None:
        self._tried(lambda: recording.left_out(self._database, key), Waiting(key, kept=False))

    def _write_note(self, one: Waiting) -> None:
        self._tried(lambda: recording.taken_in(self._database, one), one)

    def _after_a_pause(self) -> None:
        self._take_in_what_waits()
        try:
            for game in recording.to_rate_again(self._database):
                recording.rated_again(self._database, game)
        except Unusable as fault:
            self._told(fault.notice)

    def _take_in_what_waits(self) -> None:
        left, self._unwritten = self._unwritten, []
        for one in left:
            self._try_again(one)
        for path, one in self._waiting.all():
            try:
                self._recorded(recording.taken_in(self._database, one))
            except Unusable as fault:
                self._told(fault.notice)
                return
            except SaveFault as fault:
                _log.warning("%s: %s (%s)", path.name, fault.notice.text(), fault.notice.detail)
                self._waiting.put_aside(path)
            else:
                self._waiting.done(path)

    def _try_again(self, one: Waiting) -> None:
        try:
            self._recorded(recording.taken_in(self._database, one))
        except Unusable as fault:
            self._told(fault.notice)
            self._unwritten.append(one)
        except SaveFault as fault:
            _log.warning("not recorded: %s (%s)", fault.notice.text(), fault.notice.detail)

    def _from_saves(self, saves: Path, *, keep: bool) -> None:
        try:
            for one in recording.from_saves(self._database, saves, keep=keep):
                self._recorded(one)
        except Unusable as fault:
            self._told(fault.notice)

    def _rate_again(self, game: str) -> None:
        try:
            recording.rated_again(self._database, game)
        except Unusable as fault:
            self._told(fault.notice)

    def _save_what_can_be_read(self) -> None:
        """Games of a damaged database come into the new one."""
        while self._database.aside:
            path = self._database.aside.pop()
            try:
                for one in recording.from_damaged(self._database, path):
                    self._recorded(one)
            except Unusable as fault:
                self._told(fault.notice)
            self._notes.read_again()


def _nobody(notice: Notice) -> None:
    """Nobody is there to be told."""


def open_history(folder: Path | None = None, tell: Tell | None = None) -> History:
    """The history of the person who plays (None), or of that folder. Never raises: `trouble` says what is wrong."""
    return History(folder or user_dir("history"), tell)
