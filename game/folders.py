"""The folders of saves and of casts as the screens see them: `game.ui.services.Saves` and `game.ui.services.Casts`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.services import CastChoice, GameOptions, SavedSeat, SaveInfo, SaveRefused, StoredCast

if TYPE_CHECKING:
    from game.session.casts import CastFolder
    from game.session.casts import Entry as CastEntry
    from game.session.folder import SaveFolder


class FolderSaves:
    """The save folder as the screens see it (`game.ui.services.Saves`)."""

    def __init__(self) -> None:
        self._found: SaveFolder | None = None

    @property
    def files(self) -> SaveFolder:
        """Made when first needed: the first frame does not wait for the rules."""
        if self._found is None:
            from game import catalog, paths
            from game.session.folder import SaveFolder

            self._found = SaveFolder(paths.user_dir("saves"), catalog.rules)
        return self._found

    def list(self) -> list[SaveInfo]:
        last = self.last()
        return ([last] if last else []) + [self._info(entry.path, entry.changed) for entry in self.files.list()]

    def last(self) -> SaveInfo | None:
        """What "Continue" goes on with: the autosave, or its backup where that is damaged."""
        from game.session.writer import backup_of

        if not self.files.has_continue():
            return None
        found = None
        for path in (self.files.autosave, backup_of(self.files.autosave)):
            if path.exists():
                found = self._info(path, _changed(path))
                found.automatic = True
                if not found.trouble:
                    break
        return found

    def _info(self, path: Path, changed: float) -> SaveInfo:
        from game.session.notices import SaveFault
        from game.ui.lang import _

        try:
            found = self.files.open(path)
        except SaveFault as fault:
            return SaveInfo(str(path), path.stem, changed, trouble=fault.notice.text(_))
        seats = [SavedSeat(seat.name, seat.player == "human", seat.shield) for seat in found.setup.seats]
        stack = found.state.get("stack") or []
        waiting = found.setup.seats[stack[-1][1]].name if stack and len(stack[-1]) == 5 else ""
        name = found.name or _("Autosave")
        return SaveInfo(str(path), name, changed, found.round, seats, waiting, found.over)

    def rename(self, key: str, name: str) -> None:
        self._write(lambda: self.files.rename(Path(key), name))

    def copy(self, key: str, name: str) -> None:
        self._write(lambda: self.files.copy(Path(key), name))

    def delete(self, key: str) -> None:
        self._write(lambda: self.files.delete(Path(key)))

    def folder(self) -> Path:
        return self.files.folder

    def _write(self, act: Callable[[], object]) -> None:
        refuse_in_words(act)


class KeptCasts:
    """The casts kept under a name, as the screens see them (`game.ui.services.Casts`)."""

    @cached_property
    def files(self) -> CastFolder:
        """Made when first needed."""
        from game import paths
        from game.session.casts import FOLDER, CastFolder

        return CastFolder(paths.user_dir("config") / FOLDER)

    def list(self) -> list[StoredCast]:
        return [self._stored(entry) for entry in self.files.list()]

    def _stored(self, entry: CastEntry) -> StoredCast:
        from game.ui.lang import _

        key, cast = str(entry.path), entry.cast
        if cast is None:
            return StoredCast(key, entry.name, CastChoice(), trouble=entry.fault.text(_) if entry.fault else "")
        chosen = CastChoice(cast.way, cast.preset, [*cast.characters], [*cast.uniques], {**cast.wishes})
        return StoredCast(key, entry.name, chosen, cast.nine, [*cast.options])

    def save(self, name: str, options: GameOptions) -> str:
        from game.session.casts import NamedCast

        cast = options.cast
        kept = NamedCast(
            name, way=cast.way, preset=cast.preset, characters=tuple(cast.characters), uniques=tuple(cast.uniques),
            wishes=cast.wishes, nine=options.nine, options=tuple(options.rules),
        )  # fmt: skip
        written: list[Path] = []
        refuse_in_words(lambda: written.append(self.files.save(kept)))
        return str(written[0])

    def delete(self, key: str) -> None:
        refuse_in_words(lambda: self.files.delete(Path(key)))


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
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
