"""Files for others: one game, or a table of all of them. They are written in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from game import paths
from game.history.played import PlayedGame, Wanted
from game.history.store import History, Stopped
from game.session import save as saving
from game.session.save import SaveFile
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, joined
from game.ui.screens.history.words import day_words
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Label, RichText, Spacer
from game.ui.widgets.modal import Dialog, open_dialog, tell
from game.ui.window.opener import open_folder

# Questions to the history are answered in a thread.

AT_MOST = 10.0  # seconds that whoever settles waits


class _Question(NamedTuple):
    number: int
    ask: Callable[[], Any]
    then: Callable[[Any], None]


class Asking:
    """One per screen. `ask` and `take_in` belong to the thread of the window; what is asked runs in another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[str, _Question] = {}  # not begun yet
        self._newest: dict[str, int] = {}
        self._answers: list[tuple[str, _Question, Any, Exception | None]] = []
        self._thread: threading.Thread | None = None
        self._number = 0
        self._due = 0  # asked, not taken in

    @property
    def waiting(self) -> bool:
        """Whether an answer is still to come."""
        return self._due > 0

    def ask(self, name: str, question: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """`then` is told the answer by `take_in`, unless another question of that name was put in between."""
        self._number += 1
        with self._lock:
            self._due += name not in self._open
            self._open[name] = _Question(self._number, question, then)
            self._newest[name] = self._number
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="history", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._open:
                    self._thread = None
                    return
                name = next(iter(self._open))
                question = self._open.pop(name)
            answer, fault = None, None
            try:
                answer = question.ask()
            except Exception as error:  # noqa: BLE001  it goes on in the thread of the window
                fault = error
            with self._lock:
                self._answers.append((name, question, answer, fault))

    def take_in(self) -> bool:
        """Tells what has been answered; whether anything was. Raises what a question raised."""
        with self._lock:
            answers, self._answers = self._answers, []
            self._due -= len(answers)
        told = False
        for name, question, answer, fault in answers:
            if question.number != self._newest[name]:
                continue
            if fault is not None:
                raise fault
            question.then(answer)
            told = True
        return told

    def settle(self) -> None:
        """Waits until everything is answered and told: for pictures and tests."""
        end = time.monotonic() + AT_MOST
        while self.waiting and time.monotonic() < end:
            self.take_in()
            time.sleep(0.001)


MOST_TRIES = 1000
MOST_NAMED = 3  # players in the name of a file


def write_game(ui: Ui, asking: Asking, game: PlayedGame, found: SaveFile) -> None:
    """One game, as a save that the load screen shows and others can open."""
    name = joined([name_of(game.game), *found.players[:MOST_NAMED], day_words(game.played_at)])
    _write(ui, asking, lambda: ui.host.saves.export(name, ".json", saving.encode(found)))


class TableOfGames:
    """A table with a line for each seat of these games is being written; a dialog says how far it is, and stops it."""

    def __init__(self, ui: Ui, asking: Asking, history: History, wanted: Wanted) -> None:
        self._ui, self._history, self._wanted = ui, history, wanted
        self._games = self._done = 0
        self._told, self._stopped = "", False
        self._line = Label("", theme.ON_PARCHMENT.at(21), "center", name="export_progress")
        stop = Button(_("Stop"), self._stop, name="stop_export")
        dialog = Dialog(_("Export as a table"), self._line, [stop.sized(width=200), Spacer()])
        self._layer = open_dialog(ui, dialog, on_escape=self._stop, first=stop)
        self.show()
        _write(ui, asking, self._write, self._close)

    def _write(self) -> Path:
        self._games = self._history.count(self._wanted)
        path = free_path(paths.user_dir("exports"), "games", "csv")
        self._history.export_csv(path, self._wanted, self._go_on)
        return path

    def _go_on(self, done: int) -> bool:
        """In the thread that writes."""
        self._done = done
        return not self._stopped

    def show(self) -> None:
        """How far it is now."""
        said = _("{done} of {count} games").format(done=self._done, count=self._games) if self._games else ""
        if said != self._told:
            self._told = self._line.text = said
            self._line.invalidate()

    def _stop(self) -> None:
        self._stopped = True
        self._close()

    def _close(self) -> None:
        self._ui.stack.close_layer(self._layer)


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A file of that name that is not there yet. Raises OSError where there is no end of them."""
    for number in range(1, MOST_TRIES):
        path = folder / (f"{name}.{ending}" if number == 1 else f"{name}_{number}.{ending}")
        if not path.exists():
            return path
    raise FileExistsError(f"{name}.{ending}")


def _write(ui: Ui, asking: Asking, write: Callable[[], Path], over: Callable[[], None] = lambda: None) -> None:
    """`over` is called before it is told where the file lies, or why there is none."""

    def act() -> Path | str:
        try:
            return write()
        except Stopped:
            return ""
        except SaveRefused as refused:
            return str(refused)
        except OSError as error:
            return _("The file could not be written: {reason}").format(reason=error.strerror or error)

    def told(found: Path | str) -> None:
        over()
        if isinstance(found, Path):
            _tell_where(ui, found)
        elif found:
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
