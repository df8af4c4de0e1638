"""The chosen game cannot be opened: whatever is pressed, a sentence says why, and the other games stay playable."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog, paths
from tests.content.test_usable import forget
from tests.helpers.program import GAMES, Program
from tests.ui.driver import empty
from tests.ui.sharing import share

CARDS = {"citadels": "cards.yaml", "la_citta": "la_citta/cards.yaml", "rattus_cartus": "rattus_cartus/cards.yaml"}
every_broken_game = pytest.mark.parametrize("game", CARDS)


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    with share():
        yield


@pytest.fixture
def here(game: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """On the title, where this game is chosen and its file of cards was damaged after it was played."""
    data = tmp_path / "data"
    shutil.copytree(paths.data_dir(), data)
    assert (data / CARDS[game]).is_file()
    (data / CARDS[game]).write_text("- {", encoding="utf-8")
    monkeypatch.setattr(paths, "data_dir", lambda: data)
    forget()
    made = Program()
    made.ui.settings.values.last = game
    made.app.games.leave()
    made.turn(2)
    yield made
    made.app.abandon()
    empty(made.app.shell)
    forget()


def said(here: Program) -> str:
    assert here.screen.scope is not None
    return " ".join(str(one.value) for one in here.screen.scope.walk() if one.role == "text")


@every_broken_game
def test_what_needs_the_game_is_answered_by_a_sentence(here: Program, game: str) -> None:
    name = catalog.pack(game).name
    for way in ("quick_game", "new_game", "reference"):
        here.click(way)
        assert here.screen.name == "title", way
        assert f"The game '{name}' cannot be opened" in said(here), way
        here.click("yes")


@every_broken_game
def test_its_plate_says_why_once_the_games_were_looked_at(here: Program, game: str) -> None:
    here.do_jobs()
    here.turn()
    off = [one for one in GAMES if not here.screen.find(f"shelf:{one}").enabled]
    assert off == [game]
    assert CARDS[game].rpartition("/")[2] in here.screen.find(f"shelf:{game}").value


@every_broken_game
def test_the_settings_open_and_say_why_there_are_no_cards(here: Program, game: str) -> None:
    here.ui.use_size((1920, 1080))
    here.click("settings")
    here.turn(2)
    assert here.screen.name == "settings"
    sample = here.screen.find("sample")
    assert f"The game '{catalog.pack(game).name}' cannot be opened" in sample.value
    here.click("keys")
    assert here.screen.name == "keys"


@pytest.mark.long
@every_broken_game
def test_nothing_that_can_be_pressed_on_the_title_ends_the_program(here: Program, game: str) -> None:
    names = [one.name for one in here.screen.buttons]  # type: ignore[attr-defined]
    for way in (name for name in names if name != "quit"):
        here.click(way)
        here.turn(2)
        here.app.games.leave()
        here.turn()
        here.do_jobs(40)


@pytest.mark.long
@every_broken_game
def test_another_game_is_begun(here: Program, game: str) -> None:
    other = next(one for one in CARDS if one != game)
    here.begin(other)
    assert here.screen.name in ("table", "curtain")
