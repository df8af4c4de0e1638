"""Films in the program as a whole: playing on, reading saves, files from elsewhere, exports."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import app as program
from game import catalog
from game.session import save
from game.session.film import Film
from game.table.film.screen import FilmTable
from game.table.screen import TableScreen
from game.ui.screens.saves import LoadScreen
from game.ui.services import SaveRefused
from tests.session.helpers import play_on, toy_match


@pytest.fixture(scope="module")
def finished() -> save.SaveFile:
    return save.snapshot(play_on(toy_match(seed=5, rounds=6))).save_file("Evening", "")


def test_a_game_that_is_played_on_is_kept_and_can_be_seen_from_its_beginning(
    app: program.App, finished: save.SaveFile
) -> None:
    app.games.play_on(finished, 7)
    assert isinstance(app.shell.ui.stack.top, TableScreen)
    match = app.games.match
    assert match is not None
    assert (match.setup.origin, match.journal) == ("film", list(finished.journal[:7]))
    app.games.leave()
    (kept,) = app.saves.list()
    assert not kept.finished
    film = Film(app.saves.read(kept.key), catalog.rules)
    film.go(film.length)
    assert film.at >= 7
    assert film.trouble is None
    app.games.load(kept.key)
    assert app.games.match is not None
    assert app.games.match.setup.origin == "film"


def test_where_only_computer_players_sat_somebody_sits_down(app: program.App) -> None:
    bots = play_on(toy_match("random", "random", "random", seed=5, rounds=6))
    app.games.play_on(save.snapshot(bots).save_file("", ""), 5, 2)
    assert app.games.match is not None
    assert [one.player for one in app.games.match.setup.seats] == ["random", "random", "human"]


def test_what_cannot_be_played_on_is_refused(app: program.App, finished: save.SaveFile) -> None:
    with pytest.raises(SaveRefused, match="other rules"):
        app.games.play_on(msgspec.structs.replace(finished, rules_version=99), 3)
    assert app.games.match is None


def test_a_file_from_elsewhere_is_opened_and_seen_as_a_film(
    app: program.App, finished: save.SaveFile, tmp_path: Path
) -> None:
    path = tmp_path / "from_odo.json"
    path.write_bytes(save.encode(finished))
    ui = app.shell.ui
    ui.stack.push(LoadScreen(ui))
    app.shell.process(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    screen = ui.stack.top
    assert isinstance(screen, LoadScreen)
    assert screen.save is not None
    assert screen.save.name == "Evening"
    screen.replay()
    assert isinstance(ui.stack.top, FilmTable)
    screen.open_file(tmp_path / "gone.json")
    assert "not there" in ui.toasts.shown[-1].text


def test_a_film_is_written_down_as_text_and_as_a_file(app: program.App, finished: save.SaveFile) -> None:
    first = app.saves.export("Evening", ".txt", b"told")
    second = app.saves.export("Evening", ".txt", b"told again")
    assert first.read_bytes() == b"told"
    assert second.name == "Evening (2).txt"
    copy = app.saves.bring(app.saves.export("Evening", ".json", save.encode(finished)))
    assert app.saves.read(copy).journal == finished.journal


def test_the_window_opens_with_a_film(home: Path, finished: save.SaveFile) -> None:
    options = program.parse(["--size", "1280x720", "--lang", "en", "--animation", "0"])
    started = program.App(options)
    started.film = finished
    started.open(options)
    assert isinstance(started.shell.ui.stack.top, FilmTable)
    started.games.close()
