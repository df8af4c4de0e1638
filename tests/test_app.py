"""The program as a whole, without a display: beginning, keeping, continuing, loading and leaving matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import app as program
from game.table.screen import TableScreen
from game.ui.services import GameOptions, SaveRefused, SeatOptions


@pytest.fixture
def app(home: Path) -> Iterator[program.App]:
    """The program on its title screen, with an empty folder of its own."""
    options = program.parse(
        ["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant", "--seed", "5"]
    )
    started = program.App(options)
    started.open(options)
    yield started
    started.games.close()


def turns(app: program.App, count: int) -> None:
    for _turn in range(count):
        app.window.turn(0.1)


def table(app: program.App) -> TableScreen:
    screen = app.shell.ui.stack.top
    assert isinstance(screen, TableScreen)
    return screen


def seats(humans: int, count: int = 4) -> list[SeatOptions]:
    return [SeatOptions(name, index < humans, index) for index, name in enumerate(("Ann", "Bo", "Cy", "Di")[:count])]


def test_nothing_to_continue_at_first(app: program.App) -> None:
    assert app.games.last() is None
    with pytest.raises(SaveRefused):
        app.games.continue_last()


@pytest.mark.long
def test_continue_comes_back_to_the_last_decision(app: program.App) -> None:
    app.games.start(GameOptions(seats(4), seed=5))
    match = app.games.match
    assert match is not None
    ask = match.pending
    assert ask is not None
    app.games.flow.lift(ask.seat)  # type: ignore[union-attr]
    assert app.games.flow.answer(ask.options[0])  # type: ignore[union-attr]
    answered, journal = match.whole.answered, list(match.journal)
    app.games.leave()
    found = app.games.last()
    assert found is not None
    assert [seat.name for seat in found.seats] == ["Ann", "Bo", "Cy", "Di"]
    app.games.continue_last()
    assert app.games.match is not None
    assert app.games.match.whole.answered == answered
    assert app.games.match.journal == journal


@pytest.mark.long
def test_a_named_save_is_listed_loaded_and_deleted(app: program.App) -> None:
    app.games.start(GameOptions(seats(1), seed=5))
    app.games.save_as("Evening")
    app.games.leave()
    saved = next(info for info in app.saves.list() if info.name == "Evening")
    app.games.load(saved.key)
    assert table(app).flow.match.setup.seats[0].name == "Ann"
    app.games.leave()
    app.saves.delete(saved.key)
    assert all(info.name != "Evening" for info in app.saves.list())


def test_a_damaged_save_is_named_and_stops_nothing(app: program.App) -> None:
    folder = app.saves.folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "continue.json").write_text("{", encoding="utf-8")
    (folder / "broken.json").write_text("[]", encoding="utf-8")
    assert app.games.last() is None
    assert any(info.trouble for info in app.saves.list())
    app.games.put_damaged_aside()
    assert any("continue.json" in toast.text for toast in app.shell.ui.toasts.shown)
    assert list(folder.glob("*.damaged"))
    with pytest.raises(SaveRefused):
        app.games.continue_last()


@pytest.mark.long
def test_a_damaged_autosave_goes_on_from_its_backup(app: program.App) -> None:
    app.games.start(GameOptions(seats(0), seed=5))
    assert app.games.keeper is not None
    path = app.games.keeper.claim.path
    for _wait in range(200):  # two saves must have been written: a busy machine's bots take their time
        turns(app, 20)
        if path.with_name(path.name + ".bak").exists():
            break
    app.games.leave()
    assert path.with_name(path.name + ".bak").exists()
    path.write_text("{", encoding="utf-8")
    assert app.games.last() is not None
    app.games.continue_last()
    assert table(app).flow.match.whole.round >= 1


@pytest.mark.long
def test_bots_play_a_whole_game_and_a_rematch_rotates(app: program.App) -> None:
    app.games.start(GameOptions(seats(0), seed=5))
    for _wait in range(400):
        turns(app, 25)
        if app.shell.ui.stack.top is not None and app.shell.ui.stack.top.name == "scoring":
            break
    assert app.shell.ui.stack.top is not None
    assert app.shell.ui.stack.top.name == "scoring"
    before = [seat.name for seat in app.games.match.setup.seats]  # type: ignore[union-attr]
    app.games.rematch(rotate=True)
    after = [seat.name for seat in table(app).flow.match.setup.seats]
    assert after == before[-1:] + before[:-1]


@pytest.mark.long
def test_the_same_deal_again_with_the_players_of_today(app: program.App) -> None:
    app.games.start(GameOptions(seats(1), seed=5))
    match = app.games.match
    assert match is not None
    hands, cast = [[*hand] for hand in match.whole.hand], match.setup.rules
    found = app.games.seats()
    found[2].level, found[2].personality = "easy", ""
    app.games.change_seat(2, found[2])
    assert [one.player for one in match.seatings] == ["easy"]
    app.games.rematch(rotate=False, same_deal=True)
    again = table(app).flow.match
    assert [*again.whole.hand] == hands
    assert (again.setup.rules, again.setup.seats[2].player) == (cast, "easy")
    assert again.seatings == []


@pytest.mark.long
def test_a_change_of_player_comes_back_with_the_game(app: program.App) -> None:
    app.games.start(GameOptions(seats(1), seed=5))
    found = app.games.seats()
    found[1].human, found[1].name = True, "Eve"
    app.games.change_seat(1, found[1])
    app.games.leave()
    app.games.continue_last()
    match = table(app).flow.match
    assert [(one.seat, one.name, one.player) for one in match.seatings] == [(1, "Eve", "human")]
    assert table(app).flow.owners == {0, 1}
    assert "From now on: Human." in table(app).log.lines.value


def test_a_set_up_that_is_not_allowed_is_refused_in_words(app: program.App) -> None:
    with pytest.raises(SaveRefused, match="cannot be played together"):
        app.games.start(GameOptions([SeatOptions(f"P{i}", False, i) for i in range(9)], seed=1))


def test_wrong_options_end_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        program.parse(["--siez", "1280x720"])
    assert end.value.code == 2
    assert "--size" in capsys.readouterr().err
