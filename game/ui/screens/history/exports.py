"""Files for others: one game, or a table of all of them. They are written in the background."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game import paths
from game.history.played import PlayedGame, Wanted
from game.history.store import History
from game.session import save as saving
from game.session.save import SaveFile
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, joined
from game.ui.screens.history.asking import Asking
from game.ui.screens.history.words import day_words
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, RichText, Spacer
from game.ui.widgets.modal import Dialog, open_dialog, tell
from game.ui.window.opener import open_folder

MOST_TRIES = 1000
MOST_NAMED = 3  # players in the name of a file


def write_game(ui: Ui, asking: Asking, game: PlayedGame, found: SaveFile) -> None:
    """One game, as a save that the load screen shows and others can open."""
    name = joined([name_of(game.game), *found.players[:MOST_NAMED], day_words(game.played_at)])
    _write(ui, asking, lambda: ui.host.saves.export(name, ".json", saving.encode(found)))


def write_table(ui: Ui, asking: Asking, history: History, wanted: Wanted) -> None:
    """A table with a line for each seat of these games."""

    def write() -> Path:
        path = free_path(paths.user_dir("exports"), "games", "csv")
        history.export_csv(path, wanted)
        return path

    _write(ui, asking, write)


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A file of that name that is not there yet. Raises OSError where there is no end of them."""
    for number in range(1, MOST_TRIES):
        path = folder / (f"{name}.{ending}" if number == 1 else f"{name}_{number}.{ending}")
        if not path.exists():
            return path
    raise FileExistsError(f"{name}.{ending}")


def _write(ui: Ui, asking: Asking, write: Callable[[], Path]) -> None:
    def act() -> Path | str:
        try:
            return write()
        except SaveRefused as refused:
            return str(refused)
        except OSError as error:
            return _("The file could not be written: {reason}").format(reason=error.strerror or error)

    def told(found: Path | str) -> None:
        if isinstance(found, Path):
            _tell_where(ui, found)
        else:
            tell(ui, _("That did not work"), found)

    asking.ask("export", act, told)


def _tell_where(ui: Ui, path: Path) -> None:
    """The file is there; its folder can be shown."""

    def close() -> None:
        ui.stack.close_layer(layer)

    def show() -> None:
        close()
        if not open_folder(path.parent):
            ui.toasts.show(_("The folder could not be shown."), "danger")

    said = _("The file lies in {file}.").format(file=escape(str(path)))
    text = RichText(said, theme.ON_PARCHMENT.at(21), "center", name="exported")
    done = Button(_("All right"), close, "gold", "yes")
    folder = Button(_("Show the folder"), show, name="show_folder")
    layer = open_dialog(ui, Dialog(_("Exported"), text, [folder, done.sized(width=200), Spacer()]), first=done)
