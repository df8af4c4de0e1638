"""Hints: off unless the settings allow them, never by themselves, the searching player's own judgement."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import catalog
from game.bots.advice import with_effect
from game.bots.remote import WorkerBots
from game.citadels.bot.search.player import EXPERT, SearchBot
from game.citadels.rules.state import View
from game.citadels.scenario.story import Now
from game.citadels.words.asking.choices import label
from game.citadels.words.names import Names
from game.kernel.rules import of
from game.session.match import Match
from game.table.advice import hinting
from game.table.screen import TableScreen
from tests.helpers.clock import StillClock
from tests.ui.driver import Driver, make_driver
from tests.ui.sharing import SMALL_MIND
from tests.ui.table.helpers import sit_down
from tools.shots.citadels.base import seat, staged
from tools.shots.citadels.positions import asked_at, play_until, setup
from tools.shots.citadels.shots import SHOTS


def hint_is_open(table: TableScreen) -> bool:
    return table.hint_panel.visible


def kind_of(bots: WorkerBots) -> str:
    """What the worker is asked for; nothing: ""."""
    return "" if bots.waiting is None else bots.waiting.kind


def at_turn(tmp_path: Path, *, allowed: bool, **window: object) -> tuple[Driver, TableScreen]:
    match = play_until(setup(4, 9), asked_at("turn.chosen", 0, since=4, districts=1))
    driver, table = sit_down(tmp_path, match, **window)
    driver.ui.settings.values.hints = allowed
    table.rebuild()
    table.message.close()
    return driver, table


def test_without_the_setting_there_is_nothing(tmp_path: Path) -> None:
    driver, table = at_turn(tmp_path, allowed=False)
    with pytest.raises(KeyError):
        driver.find("hint")
    driver.press(pygame.K_t)
    assert not hint_is_open(table)
    assert not table.hinting.adviser.busy


def test_never_without_being_asked(tmp_path: Path) -> None:
    driver, table = at_turn(tmp_path, allowed=True)
    driver.frame(3.0)
    assert not hint_is_open(table)
    assert table.hinting.adviser.answers == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_three_choices_with_a_sentence_each(tmp_path: Path, language: str) -> None:
    driver, table = at_turn(tmp_path, allowed=True, language=language)
    match = table.flow.match
    ask, view = match.pending, of(View, match.view(0))
    assert ask is not None
    expected = SearchBot(match.setup.bot_seed(0), SMALL_MIND).judged(view, with_effect("citadels", view, ask))
    driver.click("hint")
    shown = table.hinting.found
    assert [one.option for one in shown] == [one.option for one in expected[:3]]
    assert shown[0].chance == pytest.approx(expected[0].chance)
    assert [one.text for one in shown] == [label(one.option, ask, view, of(Names, table.names)) for one in expected[:3]]
    assert all(one.reason.endswith(".") and 10 < len(one.reason) < 160 for one in shown)
    assert hint_is_open(table)
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_first_one_sentence_then_figures(tmp_path: Path, language: str) -> None:
    driver, table = at_turn(tmp_path, allowed=True, language=language)
    driver.press(pygame.K_t)
    panel, best = table.hint_panel, table.hinting.found[0]
    assert panel.value.startswith(f"{best.text} {best.advice}\n")
    assert "%" not in panel.value
    assert best.advice.endswith(".")
    driver.click("hint_panel")
    assert "%" in panel.value
    assert all(one.reason in panel.value for one in table.hinting.found)
    driver.press(pygame.K_t)
    assert not hint_is_open(table)
    assert driver.ui.text.overflows == []


@pytest.mark.long
def test_it_goes_away_by_key_by_click_and_when_the_person_acts(tmp_path: Path) -> None:
    driver, table = at_turn(tmp_path, allowed=True)
    driver.press(pygame.K_t)
    assert hint_is_open(table)
    driver.press(pygame.K_ESCAPE)
    assert not hint_is_open(table)
    assert driver.screen is table, "Esc put the hint away and did not pause"
    for _press in ("the sentence", "its figures", "away"):
        driver.press(pygame.K_t)
    assert not hint_is_open(table)
    driver.press(pygame.K_t)
    assert table.flow.match.pending is not None
    table.choose(table.flow.match.pending.options[0])
    driver.frame(0.1)
    assert not hint_is_open(table)
    assert table.hinting.number < 0 or table.hinting.number == -1


class Slow(WorkerBots):
    """A worker that never answers, and never starts."""

    def __init__(self) -> None:
        super().__init__(catalog.rules)

    def _start(self) -> None:
        pass

    def reply(self) -> None:
        return None


def with_worker(driver: Driver, table: TableScreen, bots: WorkerBots) -> Match:
    table.flow.match.bots = bots
    return table.flow.match


def test_it_says_that_it_thinks_and_can_be_cancelled(tmp_path: Path) -> None:
    driver, table = at_turn(tmp_path, allowed=True)
    bots = Slow()
    match = with_worker(driver, table, bots)
    driver.press(pygame.K_t)
    assert kind_of(bots) == "judge"
    driver.frame(0.1 + hinting.PATIENCE)
    assert hint_is_open(table)
    assert table.hint_panel.note == "Thinking …"
    assert match.pending is not None
    table.choose(match.pending.options[0])
    assert kind_of(bots) != "judge"
    assert not hint_is_open(table)


def test_the_worker_process_answers_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    StillClock(monkeypatch)
    driver, table = at_turn(tmp_path, allowed=True)
    match = table.flow.match
    ask = match.pending
    assert ask is not None
    view = of(View, match.view(0))
    expected = SearchBot(match.setup.bot_seed(0), EXPERT).judged(view, with_effect("citadels", view, ask))
    bots = WorkerBots(catalog.rules)
    with_worker(driver, table, bots)
    try:
        driver.press(pygame.K_t)
        for _look in range(3000):
            if table.hinting.found:
                break
            pygame.time.wait(20)
            driver.frame(0.02)
        assert [one.option for one in table.hinting.found] == [one.option for one in expected[:3]]
        assert hint_is_open(table)
    finally:
        bots.close()


def test_a_hint_nobody_can_give_is_a_sentence(tmp_path: Path) -> None:
    driver, table = at_turn(tmp_path, allowed=True)
    bots = Slow()
    bots.given_up = True
    with_worker(driver, table, bots)
    driver.press(pygame.K_t)
    assert driver.toasts() == ["There is no hint for this."]
    assert not hint_is_open(table)


def test_whoever_switches_hints_on_again_gets_one_at_once(tmp_path: Path) -> None:
    """Also where one was asked for before they were switched off."""
    driver, table = at_turn(tmp_path, allowed=True)
    with_worker(driver, table, Slow())
    driver.press(pygame.K_t)
    driver.ui.settings.values.hints = False
    driver.press(pygame.K_t)
    driver.click("yes")
    assert driver.ui.settings.values.hints
    assert table.hinting.number == table.flow.my_ask.number  # type: ignore[union-attr]


def ends_as_king(tmp_path: Path, crown: int) -> TableScreen:
    seats = {0: seat("king", gold=1, hand=("palace",), city=("castle",)), 1: seat("bishop", gold=3),
             2: seat("thief", gold=5), 3: seat("warlord", gold=2)}  # fmt: skip
    _driver, table = sit_down(tmp_path, staged(4, seats, Now(seat=0, gathered=True), crown=crown))
    table.press("end")
    return table


def test_whoever_ends_a_turn_is_not_told_of_what_would_change_nothing(tmp_path: Path) -> None:
    somebody_else_has_it = ends_as_king(tmp_path, crown=1).picking.question()
    assert somebody_else_has_it is not None
    assert "Take the crown" in somebody_else_has_it[0].why
    has_it = ends_as_king(tmp_path, crown=0).picking.question()
    assert has_it is None or "crown" not in has_it[0].why


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_sentence_leaves_the_own_figures_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = make_driver(tmp_path / "settings.json", size)
    for name in ("table_hint", "table_hint_draft"):
        table = SHOTS[name](driver.ui)
        assert isinstance(table, TableScreen)
        driver.ui.stack.reset(table)
        driver.frame()
        panel = table.hint_panel
        assert panel.box.w > 0
        assert not any(panel.box.overlaps(box) for box in table.board.figures(table.flow.viewer) if box.w > 0), name
