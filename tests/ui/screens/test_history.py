"""The history: the list, what can be done with a game, the figures and the ratings."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game import paths
from game.history import store
from game.history.played import ALL, Wanted
from game.session import save
from game.session.notices import Notice
from game.session.setup import MatchSetup
from game.ui import lang
from game.ui.plots import Plot
from game.ui.screens.history.exports import Asking
from game.ui.screens.history.games import SIZE
from game.ui.screens.history.screen import HistoryScreen, open_history
from game.ui.widgets import Label, Widget
from game.ui.window.settings import SettingsFile
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import check
from tools.shots import history as shots
from tools.shots.played import fill, played

SAVE = Path(__file__).parents[2] / "saves" / "format_5_rules_3.json"
FEW = 6


def opened(driver: Driver, count: int = FEW, tab: str = "games", wanted: Wanted = ALL) -> HistoryScreen:
    screen = shots.history(driver.ui, tab, wanted, count)
    driver.show(screen)
    return screen


def settle(driver: Driver) -> None:
    """What was asked is answered, and shown."""
    screen = driver.screen
    assert isinstance(screen, HistoryScreen)
    screen.settle()
    driver.frame()


# -- asking ------------------------------------------------------------------------------------------------------------
def test_no_frame_waits_for_an_answer(driver: Driver) -> None:
    may_answer, asking = threading.Event(), Asking()
    heard: list[bool] = []
    asking.ask("slow", lambda: may_answer.wait(5), heard.append)
    assert asking.waiting
    assert not asking.take_in()
    may_answer.set()
    asking.settle()
    assert heard == [True]
    assert not asking.waiting


def test_only_the_newest_question_of_a_name_is_answered() -> None:
    may_answer, asking = threading.Event(), Asking()
    heard: list[str] = []
    asking.ask("games", lambda: may_answer.wait(5), lambda _answer: heard.append("first"))
    asking.ask("games", lambda: None, lambda _answer: heard.append("second"))
    may_answer.set()
    asking.settle()
    assert heard == ["second"]


def test_what_goes_wrong_in_the_thread_goes_wrong_in_the_window() -> None:
    asking = Asking()
    asking.ask("broken", lambda: 1 / 0, lambda _answer: None)
    with pytest.raises(ZeroDivisionError):
        asking.settle()


def test_the_title_leads_to_the_history(driver: Driver) -> None:
    driver.click("history")
    assert isinstance(driver.screen, HistoryScreen)
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "title"


# -- the list ----------------------------------------------------------------------------------------------------------
def test_without_games_it_says_what_will_stand_there(driver: Driver) -> None:
    opened(driver, 0)
    assert driver.find("nothing").value == "No game has been finished yet."
    driver.click("quick_game")
    assert driver.host.games.calls == [("quick", None)]


def test_a_row_tells_who_played_and_how_it_ended(driver: Driver) -> None:
    screen = opened(driver)
    game = screen.games.games[0]
    said = driver.find(f"game:{game.id}").value
    assert all(f"{one.name} {one.points}" in said for one in game.seats)
    points = driver.find("points")
    assert isinstance(points, Plot)
    assert {mark.words.split(" (")[0] for mark in points.marks} == {one.name for one in game.seats}


def test_long_lists_come_page_by_page(driver: Driver) -> None:
    screen = opened(driver, SIZE + 3)
    newest = screen.games.games[0].id
    label = driver.find("which_games")
    assert isinstance(label, Label)
    assert label.value == f"1 to {SIZE} of {SIZE + 3} games"
    driver.click("older")
    settle(driver)
    assert driver.find("which_games").value == f"{SIZE + 1} to {SIZE + 3} of {SIZE + 3} games"
    driver.click("newest")
    settle(driver)
    assert screen.games.games[0].id == newest


def test_the_keys_go_down_the_wall_and_leave_it_where_it_is(driver: Driver) -> None:
    screen = opened(driver, 20)
    first = driver.find(f"game:{screen.games.games[0].id}")
    across = sum(driver.find(f"game:{one.id}").box.y == first.box.y for one in screen.games.games)
    driver.shell.router.focus(first)
    for number in range(across, 20, across):
        driver.press(pygame.K_DOWN)
        assert screen.games.chosen == screen.games.games[number].id
        box = driver.find(f"game:{screen.games.chosen}").box
        assert screen.games.list.box.holds(box), "what is chosen is seen"
    offset = screen.games.list.offset
    screen.rebuild()
    assert screen.games.list.offset == offset > 0


def test_filters_narrow_the_list_and_are_cleared_again(driver: Driver) -> None:
    screen = opened(driver)
    screen.want(Wanted(won=True))
    settle(driver)
    assert 0 < screen.games.count < FEW
    screen.want(Wanted(players=8))
    settle(driver)
    assert driver.find("nothing").value == "No game fits these filters."
    driver.click("clear")
    settle(driver)
    assert screen.games.count == FEW


def test_words_are_looked_for_while_they_are_typed(driver: Driver) -> None:
    screen = opened(driver)
    driver.click("search")
    driver.type("isabeau")
    settle(driver)
    assert screen.wanted.text == "isabeau"
    assert driver.ui.focus is driver.find("search"), "one types on"
    assert all(any(one.name == "Isabeau" for one in game.seats) for game in screen.games.games)


# -- what can be done with a game --------------------------------------------------------------------------------------
@pytest.fixture
def whole(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> save.SaveFile:
    """The games of the list are there with all their answers."""
    found = save.decode(SAVE.read_bytes(), SAVE.name)
    monkeypatch.setattr(driver.host.history, "save", lambda _number: found)
    return found


def test_the_same_deal_is_played_again(driver: Driver, whole: save.SaveFile) -> None:
    opened(driver)
    driver.click("same_deal")
    settle(driver)
    [(call, setup)] = driver.host.games.calls
    assert call == "deal"
    assert isinstance(setup, MatchSetup)
    assert (setup.seed, setup.rules, setup.seats) == (whole.setup.seed, whole.setup.rules, whole.setup.seats)
    assert setup.origin == ""


def test_the_deal_is_told_as_a_code(driver: Driver, whole: save.SaveFile) -> None:
    opened(driver)
    driver.click("deal_code")
    settle(driver)
    assert "Code of this deal" in all_words(driver.screen.layers[-1])


def test_a_game_whose_answers_are_lost_says_so(driver: Driver) -> None:
    opened(driver)
    driver.click("same_deal")
    settle(driver)
    assert driver.screen.layers, "a sentence, and nothing else"
    assert driver.host.games.calls == []


def test_a_game_is_exported_as_a_file_that_can_be_opened(
    driver: Driver, whole: save.SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, bytes] = {}

    def export(name: str, suffix: str, content: bytes) -> Path:
        written[name + suffix] = content
        return Path(name + suffix)

    monkeypatch.setattr(driver.host.saves, "export", export)
    opened(driver)
    driver.click("export_game")
    settle(driver)
    [(name, content)] = written.items()
    assert name in driver.find("exported").value
    assert save.decode(content, name).setup == whole.setup


def test_a_file_that_cannot_be_written_is_a_sentence(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "exports").write_text("in the way")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    opened(driver)
    driver.click("export_table")
    settle(driver)
    assert "could not be written" in all_words(driver.screen.layers[-1])


def test_the_table_of_all_games_is_exported(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    screen = opened(driver)
    driver.click("export_table")
    settle(driver)
    [written] = (tmp_path / "exports").iterdir()
    lines = written.read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + sum(game.players for game in screen.games.games)


def test_it_is_told_how_far_a_table_is_and_stopping_leaves_no_file(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(store, "TOLD_EACH", 1)
    screen = opened(driver)
    seen, go_on = threading.Event(), threading.Event()
    written = store.text

    def slowly(seats: Iterable[tuple[Any, ...]], tell: store.GoOn) -> tuple[bytes, int]:
        def told(done: int) -> bool:
            more = tell(done)
            if done == 2:
                seen.set()
                go_on.wait()
                more = tell(done)
            return more

        return written(seats, told)

    monkeypatch.setattr(store, "text", slowly)
    driver.click("export_table")
    seen.wait()
    driver.frame()
    assert driver.find("export_progress").value == f"2 of {FEW} games"
    driver.click("stop_export")
    go_on.set()
    settle(driver)
    assert not screen.layers
    assert not (tmp_path / "exports").exists() or not [*(tmp_path / "exports").iterdir()]


def test_one_game_is_deleted_after_asking(driver: Driver) -> None:
    screen = opened(driver)
    gone = screen.games.games[0].id
    driver.press(pygame.K_DELETE)
    driver.click("no")
    assert driver.host.history.count() == FEW
    driver.click("delete")
    driver.click("yes")
    settle(driver)
    assert driver.host.history.count() == FEW - 1
    assert all(game.id != gone for game in screen.games.games)


def test_all_games_are_deleted_after_asking_twice(driver: Driver) -> None:
    opened(driver)
    driver.click("delete_all")
    driver.click("yes")
    assert driver.host.history.count() == FEW
    driver.click("yes")
    settle(driver)
    assert driver.host.history.count() == 0
    assert driver.find("nothing").value == "No game has been finished yet."


def test_nothing_is_kept_if_one_wants(driver: Driver) -> None:
    opened(driver, 0)
    driver.click("keep_history")
    assert not SettingsFile(driver.ui.settings.path).values.keep_history


def test_what_is_wrong_with_the_file_is_said(driver: Driver) -> None:
    for count, name in ((0, "why"), (FEW, "trouble")):
        driver.host.history.trouble = None
        screen = opened(driver, count)
        driver.host.history.trouble = Notice("no_file", {"file": "history.db"})
        screen.rebuild()
        assert "history.db" in driver.find(name).value


# -- figures and ratings -----------------------------------------------------------------------------------------------
def test_the_figures_count_the_games_of_a_person(driver: Driver) -> None:
    opened(driver, 12, "figures", Wanted(game="citadels", person="Matilda"))
    figures = driver.host.history.figures(Wanted(game="citadels", person="Matilda"))
    assert driver.find("fact:games").value == f"{figures.games} games"
    assert driver.find("fact:wins").value.startswith(f"{figures.wins} won")
    sources = driver.find("sources")
    assert isinstance(sources, Plot)
    assert len(sources.marks) == len(figures.sources)


def test_a_click_on_a_best_game_shows_it_in_the_list(driver: Driver) -> None:
    screen = opened(driver, 12, "figures", Wanted(game="citadels"))
    best = driver.find("best")
    assert isinstance(best, Plot)
    best.chosen(0)
    settle(driver)
    assert screen.tab == "games"
    game = screen.games.game
    assert game is not None
    assert max(one.points for one in game.seats if one.human) == driver.host.history.figures().best[0].points


def test_a_rating_is_shown_with_how_unsure_it_is(driver: Driver) -> None:
    screen = opened(driver, 12, "ratings", Wanted(game="citadels"))
    rated = {one.key: one for one in driver.host.history.ratings("citadels")}
    assert screen.ratings.chosen == "Matilda"
    assert "±" in driver.find("rating").value
    driver.find("rating:Matilda").activate()
    bot = next(key for key, one in rated.items() if one.bot)
    screen.ratings.choose(bot)
    driver.frame()
    assert bot in driver.find("rating").value


# -- room for everything -----------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1600, 1200), 150)])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, "de", scale)
    fill(driver.host.history, FEW)
    try:
        open_history(driver.ui)
        screen = driver.screen
        assert isinstance(screen, HistoryScreen)
        for tab in ("games", "figures", "ratings"):
            screen.use_tab(tab)
            settle(driver)
            assert driver.ui.text.overflows == [], tab
            check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


def all_words(widget: Widget) -> str:
    return " ".join(one.value for one in widget.walk())


# -- games without a counted seat --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("origin", "said"),
    [("", "Nobody played these games to the end."), ("film", "These games count in no figures.")],
)
def test_figures_say_why_games_that_fit_are_not_counted(driver: Driver, origin: str, said: str) -> None:
    """A seat that was handed over is a computer player's at the end; what was played on from a replay never counts."""
    game, chosen = played(0)
    seats = tuple(replace(one, player="normal") if one.human and not origin else one for one in game.seats)
    driver.ui.host.history.add(replace(game, seats=seats, origin=origin), chosen=chosen)
    opened(driver, count=0, tab="figures", wanted=Wanted(game=game.game))
    settle(driver)
    assert driver.find("nothing").value == said
    driver.click("clear")
    settle(driver)
    assert driver.find("nothing").value == said
    assert driver.find("quick_game").value == "Play at once"
