"""The folder of saves: the autosave behind "Continue", and named saves, each one file that can be copied and shared."""

from __future__ import annotations

import contextlib
import unicodedata
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.session import save
from game.session.match import Match
from game.session.notices import Notice, SaveFault
from game.session.save import FindRules, Header, SaveFile
from game.session.writer import backup_of, write_whole

AUTOSAVE = "continue.json"
SUFFIX = ".json"
NAME_LETTERS = 60
LONGEST = 120  # bytes of a file name; names of players are in many scripts
_FORBIDDEN = '<>:"/\\|?*'
_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$"} | {
    f"{d}{n}" for d in ("com", "lpt") for n in "0123456789¹²³"
}


class Entry(NamedTuple):
    """One named save in the list; `fault` says what is wrong with one that cannot be loaded."""

    path: Path
    header: Header
    changed: float  # when the file was written, seconds since 1970
    fault: Notice | None = None


class Opened(NamedTuple):
    """What "Continue" found, and what has to be told about it."""

    save: SaveFile | None
    notices: list[Notice]


def clean_name(name: str) -> str:
    """A name for the list of saves: one short line without invisible signs."""
    visible = (letter for letter in unicodedata.normalize("NFC", name) if unicodedata.category(letter)[0] != "C")
    return "".join(visible).strip()[:NAME_LETTERS]


def file_name(name: str) -> str:
    """A file name (without suffix) for the name of a save that every system accepts."""
    kept = "".join("-" if letter in _FORBIDDEN else letter for letter in clean_name(name))
    while len(kept.encode()) > LONGEST:
        kept = kept[:-1]
    kept = kept.strip(" .")
    if not kept or kept.partition(".")[0].strip().casefold() in _DEVICES or kept.casefold() + SUFFIX == AUTOSAVE:
        kept = f"{kept}_" if kept else "game"
    return kept


class SaveFolder:
    """Everything below that folder. Methods that write raise OSError; those that read raise SaveFault."""

    def __init__(self, folder: Path, find_rules: FindRules) -> None:
        self.folder = folder
        self.find_rules = find_rules

    # --- Continue ---

    @property
    def autosave(self) -> Path:
        """The file of the autosave."""
        return self.folder / AUTOSAVE

    def has_continue(self) -> bool:
        """Whether there is something to continue, as far as can be seen without reading it."""
        with contextlib.suppress(OSError):
            return self.autosave.exists() or backup_of(self.autosave).exists()
        return False

    def open_continue(self) -> Opened:
        """The game to go on with. A file that cannot be used is put aside and told of; then the backup is tried."""
        notices: list[Notice] = []
        for path in (self.autosave, backup_of(self.autosave)):
            try:
                found = self.open(path)
            except SaveFault as fault:
                if fault.notice.word == "missing":
                    continue
                notices.append(fault.notice)
                notices += self._put_aside(path)
            else:
                if path != self.autosave:
                    notices.append(Notice("from_backup"))
                return Opened(found, notices)
        return Opened(None, notices)

    def forget_continue(self) -> None:
        """The game is over: there is nothing to continue. Drop what the keeper still wants to write first."""
        for path in (self.autosave, backup_of(self.autosave)):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)

    def _put_aside(self, path: Path) -> list[Notice]:
        aside = path.with_name(path.name.removesuffix(".bak") + ".damaged")
        number = 2
        while aside.exists():
            aside = path.with_name(f"{path.name.removesuffix('.bak')}.{number}.damaged")
            number += 1
        try:
            path.rename(aside)
        except OSError:
            return []
        return [Notice("put_aside", {"file": aside.name})]

    # --- named saves ---

    def list(self) -> list[Entry]:
        """All named saves, the newest first. Damaged and foreign ones are listed with what is wrong."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX and path.name != AUTOSAVE]
        except OSError:
            return []
        return sorted((self._entry(path) for path in paths), key=lambda entry: (-entry.changed, entry.path.name))

    def _entry(self, path: Path) -> Entry:
        changed = 0.0
        found = Header(format=0, program="", program_version="", game="", name=path.stem)
        fault = None
        try:
            with contextlib.suppress(OSError):
                changed = path.stat().st_mtime
            content = save.read_bytes(path)
            found = save.header(content, path.name)
            save.rules_of(save.decode(content, path.name), self.find_rules, path.name)
        except SaveFault as problem:
            fault = problem.notice
        return Entry(path, found, changed, fault)

    def open(self, path: Path) -> SaveFile:
        """A save, checked whole. Raises SaveFault and leaves the file where it is."""
        found = save.decode(save.read_bytes(path), path.name)
        save.check(found, self.find_rules, path.name)
        return found

    def save_as(self, name: str, match: Match, date: str) -> Path:
        """Write the match as a new named save. Raises OSError."""
        return self._write_new(save.snapshot(match).save_file(clean_name(name), date))

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name, in the list and on disk. Raises OSError, SaveFault."""
        found = msgspec.structs.replace(save.decode(save.read_bytes(path), path.name), name=clean_name(name))
        if file_name(name) == path.stem:
            write_whole(path, save.encode(found), keep_previous=False)
            return path
        fresh = self._write_new(found)
        path.unlink()
        return fresh

    def copy(self, path: Path, name: str) -> Path:
        """A second save like that one, under its own name. Raises OSError, SaveFault."""
        found = save.decode(save.read_bytes(path), path.name)
        return self._write_new(msgspec.structs.replace(found, name=clean_name(name)))

    def delete(self, path: Path) -> None:
        """Remove a save for good. Raises OSError; one that is gone already is no error."""
        path.unlink(missing_ok=True)

    def _write_new(self, content: SaveFile) -> Path:
        path = self._free(file_name(content.name))
        write_whole(path, save.encode(content), keep_previous=False)
        return path

    def _free(self, stem: str) -> Path:
        """A path nobody uses yet; systems that ignore case must not mix two saves up."""
        with contextlib.suppress(FileNotFoundError):
            taken = {path.name.casefold() for path in self.folder.iterdir()}
            number, fresh = 2, stem
            while (fresh + SUFFIX).casefold() in taken:
                fresh = f"{stem} ({number})"
                number += 1
            return self.folder / (fresh + SUFFIX)
        return self.folder / (stem + SUFFIX)
