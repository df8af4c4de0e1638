"""The folder of saves: the games that keep themselves (`kept`), and saves that somebody made under a name. Each is one
file that can be copied and shared."""

from __future__ import annotations

import contextlib
import itertools
import os
import unicodedata
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.files import write_new, write_whole
from game.session import save
from game.session.kept import KeptGames, is_kept
from game.session.match import Match
from game.session.notices import Notice, SaveFault
from game.session.save import FindRules, Header, SaveFile

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
    if not kept or kept.partition(".")[0].strip().casefold() in _DEVICES or is_kept(kept.casefold() + SUFFIX):
        kept = f"{kept}_" if kept else "game"
    return kept


class SaveFolder:
    """The named saves of that folder. Methods that write raise OSError; those that read raise SaveFault."""

    def __init__(self, folder: Path, find_rules: FindRules) -> None:
        self.folder = folder
        self.find_rules = find_rules
        self.kept = KeptGames(folder, find_rules)

    def named(self) -> list[tuple[Path, os.stat_result]]:
        """The files of all named saves and what the system knows of them, the newest first."""
        found: list[tuple[Path, os.stat_result]] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and not is_kept(entry.name):
                    with contextlib.suppress(OSError):
                        found.append((Path(entry.path), entry.stat(follow_symlinks=False)))
        return sorted(found, key=lambda one: (-one[1].st_mtime_ns, one[0].name))

    def list(self) -> list[Entry]:
        """All named saves, the newest first. Damaged and foreign ones are listed with what is wrong."""
        return [self._entry(path, known.st_mtime) for path, known in self.named()]

    def _entry(self, path: Path, changed: float) -> Entry:
        try:
            content = save.read_bytes(path)
            found = save.decode(content, path.name)
            save.rules_of(found, self.find_rules, path.name)
        except SaveFault as problem:
            header = Header(format=0, program="", program_version="", game="", name=path.stem)
            return Entry(path, header, changed, problem.notice)
        return Entry(path, found, changed)

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
            write_whole(path, save.encode(found))
            return path
        fresh = self._write_new(found)
        path.unlink()
        return fresh

    def copy(self, path: Path, name: str) -> Path:
        """A second save like that one, under its own name. Raises OSError, SaveFault."""
        found = save.decode(save.read_bytes(path), path.name)
        return self._write_new(msgspec.structs.replace(found, name=clean_name(name)))

    def bring(self, found: SaveFile, name: str) -> Path:
        """Keep a save that came from elsewhere under this name. Raises OSError, SaveFault."""
        save.rules_of(found, self.find_rules, found.name)
        return self._write_new(msgspec.structs.replace(found, name=clean_name(name)))

    def delete(self, path: Path) -> None:
        """Remove a save for good. Raises OSError; one that is gone already is no error."""
        path.unlink(missing_ok=True)

    def _write_new(self, content: SaveFile) -> Path:
        """Under a name nobody uses yet; systems that ignore case must not mix two saves up."""
        stem, encoded = file_name(content.name), save.encode(content)
        taken: set[str] = set()
        with contextlib.suppress(FileNotFoundError):
            taken = {path.name.casefold() for path in self.folder.iterdir()}
        for number in itertools.count(1):
            path = self.folder / ((stem if number == 1 else f"{stem} ({number})") + SUFFIX)
            if path.name.casefold() not in taken and write_new(path, encoded):
                return path
        raise AssertionError("there is always another number")
