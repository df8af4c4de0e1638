"""A film at the table: moving through it by mouse and keys, whose eyes see it, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game import catalog
from game.kernel.rules import of
from game.kernel.steps import Seat
from game.session import save
from game.session.match import Match
from game.table.film import screen as film_screen
from game.table.film.screen import FilmTable, open_film
from game.table.film.transcript import whole as told
from game.ui.input.gamepad import press
from game.ui.screens.title import TitleScreen
from tests.games.hidden_numbers.rules import View
from tests.session.helpers import play_on, toy_match
from tests.ui.driver import Driver, make_driver

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_on(toy_match(seed=5, rounds=6))


def file_of(match: Match) -> save.SaveFile:
    return save.snapshot(match).save_file("Evening", "2026-11-23")


@pytest.fixture(autouse=True)
def no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody advises in another process."""
    monkeypatch.setattr(film_screen, "WorkerBots", lambda _find: None)


def shown(tmp_path: Path, match: Match, at: int | None = None, **window: object) -> tuple[Driver, FilmTable]:
    driver = make_driver(tmp_path / "settings.json", **window)  # type: ignore[arg-type]  # size, language, scale
    open_film(driver.ui, file_of(match), at)
    driver.frame()
    table = driver.screen
    assert isinstance(table, FilmTable)
    return driver, table


def plays(table: FilmTable) -> bool:
    return table.playing


def private(table: FilmTable) -> bool:
    """Whether anything is seen that only one seat may know."""
    return table.flow.private


def test_steps_turns_and_rounds_by_buttons_and_keys(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished)
    film = table.film
    driver.click("film_step")
    driver.press(pygame.K_s)
    assert film.at == 2
    driver.press(pygame.K_b)
    driver.click("film_back")
    assert film.at == 0
    driver.click("film_round")
    there = film.at
    assert film.moments[there].progress != film.moments[there - 1].progress
    driver.press(pygame.K_PAGEUP)
    assert film.at == 0
    driver.press(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert film.at == film.moments.index(next(one for one in film.moments if one.seat != film.moments[0].seat))
    driver.press(pygame.K_END)
    assert film.at == film.length
    assert table.prompt.prompt.title == "The game is over"
    driver.press(pygame.K_HOME)
    driver.press(pygame.K_m)
    assert film.moments[film.at].seat == 0
    assert driver.ui.text.overflows == []


def test_the_time_line_is_pressed_dragged_and_steered_by_keys(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished)
    line = table.bar.line
    k = driver.ui.scale.k
    driver.click_at(round(line.x(10) * k), round(line.box.cy * k))
    assert table.film.at == 10
    line.drag(line.x(20), line.box.cy)
    assert table.film.at == 20
    line.drag(99_999, 0)
    assert table.film.at == table.film.length
    driver.ui.focus = line
    driver.press(pygame.K_LEFT)
    assert table.film.at == table.film.length - 1
    driver.press(pygame.K_RETURN)
    assert plays(table)


def test_a_drag_goes_on_where_the_table_is_laid_anew(tmp_path: Path, finished: Match) -> None:
    """With the eyes of whoever decides nearly every moment has another seat before it."""
    driver, table = shown(tmp_path, finished)
    table.look_with_deciders()
    y = table.bar.line.box.cy

    def pointer(kind: int, at: int) -> None:
        pos = [round(one * driver.ui.scale.k) for one in (table.bar.line.x(at), y)]
        driver.shell.process(pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0)))
        driver.frame()

    pointer(pygame.MOUSEMOTION, 2)
    pointer(pygame.MOUSEBUTTONDOWN, 2)
    for at in (5, 9, 12, 20):
        pointer(pygame.MOUSEMOTION, at)
        assert table.film.at == at


def test_it_plays_by_itself_until_it_ends(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished, at=len(finished.journal) - 3)
    driver.ui.settings.values.bot_pace = "fast"
    driver.press(pygame.K_SPACE)
    assert plays(table)
    for _second in range(12):
        driver.frame(1.0)
    assert table.film.at == table.film.length
    assert not plays(table)
    driver.press(pygame.K_p)
    assert table.film.at < table.film.length, "from the beginning"
    driver.press(pygame.K_p)
    assert not plays(table)


def test_the_story_has_everybodys_points_and_the_end(tmp_path: Path, finished: Match) -> None:
    _driver, table = shown(tmp_path, finished)
    assert table.story.done
    assert len(table.story.points) == table.film.length + 1
    assert list(table.story.points[-1]) == finished.scores


def test_a_finished_game_is_seen_with_any_eyes_and_all_open(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished, at=3)
    assert (table.flow.viewer, table.flow.opened) == (0, False)
    assert of(View, table.flow.view).hand != of(View, finished.rules.opened(table.flow.match.whole, Seat(0))).hand
    driver.press(pygame.K_3)
    assert table.flow.viewer == 2
    driver.press(pygame.K_r)
    assert of(View, table.flow.view).hand == table.flow.match.whole.hand
    driver.click("film_eyes")
    driver.click("eyes:1")
    assert table.flow.viewer == 1
    driver.click("film_eyes")
    driver.click("lay_open")
    assert not table.flow.opened


def test_of_a_running_game_only_its_person_sees_anything(tmp_path: Path) -> None:
    driver, table = shown(tmp_path, play_on(toy_match(seed=5), 9), at=3)
    assert private(table)
    driver.press(pygame.K_2)
    assert not private(table)
    assert table.flow.view.viewer == 1
    assert all(card == -1 for card in of(View, table.flow.view).hand[1])
    assert all(card == -1 for card in of(View, table.flow.view).hand[0])
    driver.press(pygame.K_r)
    driver.press(pygame.K_q)
    assert not table.flow.opened
    assert len(driver.toasts()) == 2
    driver.press(pygame.K_1)
    assert private(table)


def test_people_who_share_a_running_game_say_who_looks(tmp_path: Path) -> None:
    match = play_on(toy_match("human", "human", "random", seed=5), 9)
    driver, table = shown(tmp_path, match, at=3)
    assert not private(table)
    driver.press(pygame.K_2)
    assert not private(table), "it is asked first"
    driver.click("yes")
    assert private(table)
    assert table.flow.viewer == 1
    driver.press(pygame.K_3)
    assert not private(table)


def test_it_is_asked_before_a_game_is_played_on(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished, at=5)
    driver.press(pygame.K_j)
    driver.click("no")
    assert driver.host.games.calls == []
    driver.click("film_join")
    driver.click("yes")
    assert driver.host.games.calls == [("play_on", 5)]
    driver.press(pygame.K_END)
    assert not table.bar.join.enabled


def test_esc_leads_back_and_nothing_can_be_changed(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished, at=4)
    table.choose("draw")
    assert "nothing can be changed" in driver.toasts()[-1]
    assert table.film.at == 4
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.screen, TitleScreen)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 200), ((1280, 720), 100), ((1280, 960), 125)])
def test_everything_finds_room(tmp_path: Path, finished: Match, size: tuple[int, int], scale: int) -> None:
    driver, table = shown(tmp_path, finished, at=6, size=size, scale=scale, language="de")
    assert driver.ui.text.overflows == []
    bounds = driver.ui.scale.bounds
    for widget in table.bar.walk():
        assert widget.box.x >= 0
        assert widget.box.right <= bounds.right + 1
    assert table.bar.line.box.w > 200


def test_what_cannot_be_shown_is_refused_in_a_sentence(tmp_path: Path, finished: Match) -> None:
    driver = make_driver(tmp_path / "settings.json")
    open_film(driver.ui, msgspec.structs.replace(file_of(finished), rules_version=99))
    driver.frame()
    assert isinstance(driver.screen, TitleScreen)
    assert driver.screen.layers
    driver.press(pygame.K_RETURN)
    assert not driver.screen.layers


def test_where_it_goes_another_way_it_ends_with_a_sentence(tmp_path: Path, finished: Match) -> None:
    file = file_of(finished)
    lines = list(file.journal)
    lines[8] = "0 what 00000000"
    driver = make_driver(tmp_path / "settings.json")
    open_film(driver.ui, msgspec.structs.replace(file, journal=tuple(lines)))
    driver.frame()
    driver.press(pygame.K_END)
    table = driver.screen
    assert isinstance(table, FilmTable)
    assert table.film.at == 8
    assert "another way" in table.prompt.prompt.why


def test_the_whole_game_is_written_down(finished: Match) -> None:
    lines = list(told(file_of(finished), catalog.rules))
    assert "Ann" in lines[1]
    assert any(line.startswith("  ") for line in lines)
    assert lines[-1].startswith(("Ann", "Bo", "Cleo"))
    assert f"{finished.scores[-1]} point" in lines[-1]


def test_of_a_running_game_only_what_its_person_knows_is_written_down() -> None:
    match = play_on(toy_match(seed=5), 9)
    openly = set(told(file_of(match), catalog.rules))
    everything = set(told(msgspec.structs.replace(file_of(match), over=True), catalog.rules))
    assert openly != everything


def test_a_gamepad_does_all_of_it(tmp_path: Path, finished: Match) -> None:
    driver, table = shown(tmp_path, finished)

    def pressed(button: str) -> None:
        driver.see()
        driver.shell.process(press(button))
        driver.frame(0.1)

    pressed("righttrigger")
    assert table.film.at == table.film.rounds()[1][0]
    pressed("lefttrigger")
    assert table.film.at == 0
    driver.ui.focus = table.bar.line
    pressed("dpright")
    assert table.film.at == 1
    pressed("y")
    assert plays(table)
    pressed("y")
    assert not plays(table)
    pressed("start")
    assert driver.find("film_text").hangs
    pressed("b")
    assert not driver.screen.layers
    pressed("b")
    assert isinstance(driver.screen, TitleScreen)
