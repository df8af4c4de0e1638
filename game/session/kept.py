"""The games that keep themselves: each one in a file of its own, finished ones too, the newest behind "Continue".

A game being played belongs to one program (`claims`). Its file is `game-DATE-NUMBER.json`; `continue.json` is that of
the versions before, which knew a single one.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from game import files
from game.files import backup_of
from game.session import claims, save
from game.session.brief import Brief, brief
from game.session.claims import Claim
from game.session.notices import Notice, SaveFault
from game.session.save import FindRules, SaveFile

MOST = 20
OLD = "continue.json"
BARRED = ("no_file", "unreadable")
DAMAGED = ("damaged", "not_a_save", "too_large")  # what can never be opened; the rest may be, one day or elsewhere
T = TypeVar("T")
_NAME = re.compile(r"game-\d{8}-[0-9a-f]{8}\.json")


class Opened(NamedTuple):
    """A kept game to go on with, what has to be told about it, and the right to write its file.

    Whoever opens hands the claim to a `Keeper` or lets it go.
    """

    save: SaveFile | None
    notices: list[Notice]
    claim: Claim | None = None

    def let_go(self) -> None:
        """Nobody here goes on with it."""
        if self.claim is not None:
            self.claim.release()


def is_kept(name: str) -> bool:
    """Whether a file of that name is a game that keeps itself, and no save that somebody made."""
    return name == OLD or _NAME.fullmatch(name) is not None


class KeptGames:
    """Methods that write raise OSError."""

    def __init__(self, folder: Path, find_rules: FindRules) -> None:
        self.folder = folder
        self.find_rules = find_rules

    def paths(self) -> list[Path]:
        """All of them, the newest first; also one of which only the backup is left."""
        found = self._times()
        return [self.folder / name for name in sorted(found, key=lambda name: (-found[name], name))]

    def _times(self) -> dict[str, int]:
        """When each was written last, by its file. Whoever writes one sees to it that it is the newest
        (`Claim.later_than`), so that a clock that was set back changes no order."""
        found: dict[str, int] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                name = entry.name.removesuffix(".bak")
                if is_kept(name):
                    with contextlib.suppress(OSError):
                        found[name] = max(found.get(name, 0), entry.stat(follow_symlinks=False).st_mtime_ns)
        return found

    def _newest(self) -> int:
        return max(self._times().values(), default=0)

    def fresh(self) -> Claim:
        """A file for a game that begins."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            path = self.folder / f"game-{time.strftime('%Y%m%d')}-{os.urandom(4).hex()}.json"
            found = None if os.path.lexists(path) else claims.claim(path)
            if found is not None:
                found.later_than = self._newest()
                return found

    # --- looking, which changes nothing ---

    def look(self, path: Path) -> Brief:
        """What a list shows. Raises SaveFault."""
        return _either(path, lambda one: brief(save.read_bytes(one), path.name))

    def checked(self, path: Path) -> SaveFile:
        """The game, read whole. Raises SaveFault."""
        return _either(path, self._read)

    def unfinished(self) -> Iterator[Path]:
        """Those that nobody plays, the newest first, damaged ones among them."""
        for path in self.paths():
            over = False
            with contextlib.suppress(SaveFault):
                over = self.look(path).over
            if not over and not claims.is_claimed(path):
                yield path

    def newest(self) -> Path | None:
        """What "Continue" goes on with."""
        for path in self.unfinished():
            with contextlib.suppress(SaveFault):
                self.checked(path)
                return path
        return None

    # --- opening ---

    def open(self, path: Path) -> Opened:
        """That game, or where it is being played already, a copy. A file that is damaged is put aside and told of;
        then its backup is tried."""
        claim, notices = claims.claim(path), list[Notice]()
        found = self._usable(path, notices, aside=claim is not None)
        if found is None:
            if claim is not None:
                claim.release()
            return Opened(None, notices)
        if claim is None:
            claim = self.fresh()
            notices.append(Notice("played_elsewhere"))
        elif claim.blocked:
            notices.append(Notice("no_file", {"file": claims.lock_of(path).name}))
        claim.later_than = self._newest()
        return Opened(found, notices, claim)

    def open_newest(self) -> Opened:
        """The newest unfinished game that nobody plays."""
        notices: list[Notice] = []
        for path in self.unfinished():
            opened = self.open(path)
            notices += opened.notices
            if opened.save is not None and not opened.save.over:
                passed_over = [one for one in notices if one.word in (*DAMAGED, "put_aside") or one in opened.notices]
                return opened._replace(notices=passed_over)
            opened.let_go()
        if any(claims.is_claimed(path) for path in self.paths()):
            notices.append(Notice("open_elsewhere"))
        return Opened(None, notices)

    def put_damaged_aside(self) -> list[Notice]:
        """What lies before the game to continue and cannot be used, for the start to tell of."""
        notices: list[Notice] = []
        for path in self.unfinished():
            try:
                self.checked(path)
            except SaveFault as fault:
                claim = claims.claim(path)
                if claim is None:
                    continue
                if fault.notice.word in (*DAMAGED, *BARRED):
                    self._usable(path, notices, aside=True)
                claim.release()
            else:
                break
        return notices

    def _usable(self, path: Path, notices: list[Notice], *, aside: bool) -> SaveFile | None:
        for one in (path, backup_of(path)):
            try:
                found = self._read(one)
            except SaveFault as fault:
                if fault.notice.word == "missing":
                    continue
                notices.append(fault.notice)
                notices += _put_aside(one) if aside and fault.notice.word in DAMAGED else []
            else:
                notices += [] if one == path else [Notice("from_backup")]
                return found
        return None

    def _read(self, path: Path) -> SaveFile:
        found = save.decode(save.read_bytes(path), path.name)
        save.check(found, self.find_rules, path.name)
        return found

    # --- order ---

    def delete(self, path: Path) -> None:
        """Remove one for good. Raises OSError, and SaveFault while it is being played."""
        claim = claims.claim(path)
        if claim is None:
            raise SaveFault("being_played", path.name)
        try:
            for one in (path, backup_of(path)):
                one.unlink(missing_ok=True)
        finally:
            claim.release()

    def tidy(self, own: Path) -> None:
        """At most MOST stay: the oldest finished ones go first, then the oldest; none that is being played."""
        found: list[tuple[bool, Path]] = []
        for path in self.paths():
            with contextlib.suppress(SaveFault):
                found.append((self.look(path).over, path))
        over = [path for over, path in reversed(found) if over]
        going = [*over, *(path for over, path in reversed(found) if not over)]
        spare = len(found) - MOST
        for path in going:
            if spare > 0 and path != own:
                with contextlib.suppress(OSError, SaveFault):
                    self.delete(path)
                    spare -= 1
        files.sweep(self.folder, own.name)
        claims.sweep(self.folder)


def _either(path: Path, read: Callable[[Path], T]) -> T:
    """From the file, or from its backup where the file cannot be used. Raises the SaveFault of the file."""
    try:
        return read(path)
    except SaveFault:
        with contextlib.suppress(SaveFault):
            return read(backup_of(path))
        raise


def _put_aside(path: Path) -> list[Notice]:
    aside = path.with_name(path.name.removesuffix(".bak") + ".damaged")
    number = 2
    while os.path.lexists(aside):
        aside = path.with_name(f"{path.name.removesuffix('.bak')}.{number}.damaged")
        number += 1
    try:
        path.rename(aside)
    except OSError:
        return []
    return [Notice("put_aside", {"file": aside.name})]
