"""The folders of saves and of kept set-ups as the screens see them: `Saves` and `Choices` of `game.ui.services`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.files import backup_of
from game.kernel.rules import Plain
from game.ui.services import SavedSeat, SaveInfo, SaveRefused, StoredChoice

if TYPE_CHECKING:
    from game.session.brief import Brief
    from game.session.folder import SaveFolder
    from game.session.save import SaveFile
    from game.session.setups import Entry as SetupEntry
    from game.session.setups import SetupFolder

LOOKED_AT = 40  # named saves; the list looks at the others when there is time


class FolderSaves:
    """The save folder as the screens see it (`game.ui.services.Saves`)."""

    def __init__(self) -> None:
        self._found: SaveFolder | None = None
        self._known: dict[str, SaveInfo] = {}  # what was read once is not read again

    @property
    def files(self) -> SaveFolder:
        """Made when first needed: the first frame does not wait for the rules."""
        if self._found is None:
            from game import catalog, paths
            from game.session.folder import SaveFolder

            self._found = SaveFolder(paths.user_dir("saves"), catalog.rules)
        return self._found

    def list(self) -> list[SaveInfo]:
        """The games that keep themselves, then the named saves, each the newest first. The first ones were looked at,
        the others say only their file's name until `look`."""
        from game.session.claims import is_claimed

        found = [self._of(path, None, automatic=True) for path in self.files.kept.paths()]
        found = [self.look(one) for one in found]
        for one in found:
            one.elsewhere = is_claimed(Path(one.key))
        named = [self._of(path, known) for path, known in self.files.named()]
        return found + [self.look(one) for one in named[:LOOKED_AT]] + named[LOOKED_AT:]

    def last(self) -> SaveInfo | None:
        """What "Continue" goes on with."""
        path = self.files.kept.newest()
        return None if path is None else self.look(self._of(path, None, automatic=True))

    def look(self, save: SaveInfo, *, closely: bool = False) -> SaveInfo:
        """The same save with what its file says about it; `closely` reads it as whole as opening would."""
        from game.session.notices import SaveFault
        from game.ui.lang import _

        if save.known == ("whole" if closely else "brief") or save.known == "whole":
            return save
        path = Path(save.key)
        try:
            found, waiting = self._read(path, automatic=save.automatic, closely=closely)
        except SaveFault as fault:
            save = msgspec.structs.replace(save, trouble=fault.notice.text(_))
        else:
            seats = [SavedSeat(seat.name, seat.player == "human", seat.shield) for seat in found.setup.seats]
            save = msgspec.structs.replace(
                save, name=found.name or save.name, round=found.round, progress=found.progress, game=found.game,
                seats=seats, waiting_for=waiting,
                finished=found.over,
            )  # fmt: skip
        save.known = "whole" if closely else "brief"
        self._known[save.key] = save
        return save

    def _read(self, path: Path, *, automatic: bool, closely: bool) -> tuple[Brief | SaveFile, str]:
        """What a file says, and the name of whoever is asked. Raises SaveFault."""
        from game.session import brief
        from game.session.save import read_bytes

        kept = self.files.kept
        if closely:
            whole = kept.checked(path) if automatic else self.files.open(path)
            return whole, brief.asked(whole.state.get("stack"), whole.setup.seats)
        found = kept.look(path) if automatic else brief.brief(read_bytes(path), path.name)
        return found, found.waiting_for

    def _of(self, path: Path, known: os.stat_result | None, *, automatic: bool = False) -> SaveInfo:
        """A save of which only the file is known, or what was found out about this very file before."""
        changed = _changed(path) if known is None else known.st_mtime
        before = self._known.get(str(path))
        if before is not None and before.saved_at == changed and not before.trouble:
            return msgspec.structs.replace(before, elsewhere=False)
        return SaveInfo(str(path), path.stem, changed, automatic=automatic, known="")

    def rename(self, key: str, name: str) -> None:
        self._write(lambda: self.files.rename(Path(key), name))

    def copy(self, key: str, name: str) -> None:
        self._write(lambda: self.files.copy(Path(key), name))

    def delete(self, key: str) -> None:
        from game.session.kept import is_kept

        path, files = Path(key), self.files
        self._write(lambda: files.kept.delete(path) if is_kept(path.name) else files.delete(path))

    def folder(self) -> Path:
        return self.files.folder

    def read(self, key: str) -> SaveFile:
        from game.session.notices import SaveFault
        from game.session.save import decode, read_bytes
        from game.ui.lang import _

        path = Path(key)
        for one in (path, backup_of(path)):
            try:
                return decode(read_bytes(one), path.name)
            except SaveFault as fault:
                if one != path or fault.notice.word not in ("missing", "damaged", "not_a_save"):
                    raise SaveRefused(fault.notice.text(_)) from fault
        raise AssertionError("either of both was read or refused")

    def export(self, name: str, suffix: str, content: bytes) -> Path:
        from itertools import count

        from game import paths
        from game.files import write_new
        from game.session.folder import file_name

        folder, stem = paths.user_dir("exports"), file_name(name)
        written: list[Path] = []

        def write() -> None:
            for number in count(1):
                path = folder / f"{stem if number == 1 else f'{stem} ({number})'}{suffix}"
                if write_new(path, content):
                    written.append(path)
                    return

        refuse_in_words(write)
        return written[0]

    def bring(self, path: Path) -> str:
        from game.crash import game_in
        from game.session.save import decode, read_bytes

        found: list[Path] = []

        def copy() -> None:
            save = decode(game_in(read_bytes(path)), path.name)
            found.append(self.files.bring(save, save.name or path.stem))

        refuse_in_words(copy)
        return str(found[0])

    def _write(self, act: Callable[[], object]) -> None:
        refuse_in_words(act)


class KeptChoices:
    """What the players keep under names, as the screens see it (`game.ui.services.Choices`)."""

    @cached_property
    def files(self) -> SetupFolder:
        """Made when first needed."""
        from game import paths
        from game.session.setups import FOLDER, SetupFolder

        return SetupFolder(paths.user_dir("config") / FOLDER)

    def list(self, game: str) -> list[StoredChoice]:
        return [self._stored(one) for one in self.files.list() if one.setup is None or one.setup.game == game]

    def _stored(self, entry: SetupEntry) -> StoredChoice:
        from game.session.notices import SetupFault
        from game.ui.lang import _
        from game.ui.set_up import set_up

        key, kept = str(entry.path), entry.setup
        if kept is None:
            return StoredChoice(key, entry.name, trouble=entry.fault.text(_) if entry.fault else "")
        fault = set_up(kept.game).fault(kept.choice)
        trouble = SetupFault("cast_damaged", entry.path.name, fault).notice.text(_) if fault else ""
        return StoredChoice(key, entry.name, kept.choice, trouble)

    def save(self, name: str, game: str, choice: Plain) -> str:
        from game.session.setups import NamedSetup

        written: list[Path] = []
        refuse_in_words(lambda: written.append(self.files.save(NamedSetup(name, game, choice))))
        return str(written[0])

    def delete(self, key: str) -> None:
        refuse_in_words(lambda: self.files.delete(Path(key)))


def _changed(path: Path) -> float:
    """When a kept game was written, or its backup where that is all there is."""
    for one in (path, backup_of(path)):
        with contextlib.suppress(OSError):
            return one.lstat().st_mtime
    return 0.0


def refuse_in_words(act: Callable[[], object]) -> None:
    """Turns what a disk refuses into a sentence. Raises SaveRefused."""
    from game.session.notices import SaveFault, disk_notice
    from game.ui.lang import _

    try:
        act()
    except SaveFault as fault:
        raise SaveRefused(fault.notice.text(_)) from fault
    except OSError as error:
        raise SaveRefused(disk_notice(error, str(error.filename or "")).text(_)) from error
