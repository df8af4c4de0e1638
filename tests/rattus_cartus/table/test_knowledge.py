"""What computer players knew of nuns and rats: figures beside the truth, stepped through, in both languages."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rattus_cartus.table.afterwards.knowledge import KnowledgeScreen
from game.rattus_cartus.table.afterwards.reckoning import reckoning
from game.table.board_theme import board_theme
from game.table.flow import Flow
from game.ui import lang
from tests.ui.driver import make_driver
from tests.ui.test_fit import check
from tools.shots.rattus_cartus.endings import knowledge, over, some_die


def test_the_figures_stand_beside_the_truth(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = knowledge(driver.ui)
    assert isinstance(screen, KnowledgeScreen)
    driver.show(screen)
    one = screen.decision
    assert one is not None
    found = reckoning(one, screen.now.beliefs[screen.place])
    seen = found.looked[found.viewer]
    assert seen
    for place, chances in enumerate(found.row):
        assert sum(chances.values()) == pytest.approx(1.0)
        assert chances.get(found.nuns[place], 0.0) > 0.0, "what is true was possible"
        if place in seen:
            assert chances == {found.nuns[place]: 1.0}, "what was looked at is known"
    assert sum(found.total.values()) == pytest.approx(1.0)
    assert found.total[found.sum] > 0.0
    for seat, alive in enumerate(found.alive):
        lives = sum(chance for nuns, chance in found.total.items() if nuns >= found.rats[seat])
        assert alive == pytest.approx(lives)
    assert f"({found.sum} nun" in driver.find("nun_total").value


def test_without_an_answer_there_are_no_chances(tmp_path: Path) -> None:
    screen = knowledge(make_driver(tmp_path / "settings.json", (1280, 720)).ui)
    assert isinstance(screen, KnowledgeScreen)
    assert screen.decision is not None
    found = reckoning(screen.decision, {})
    assert (found.total, found.alive) == ({}, ())
    assert all(not chances for chances in found.row)


@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [((1280, 720), "en", 100), ((1280, 720), "de", 100), ((1920, 1080), "en", 100), ((1920, 1080), "de", 100),
     ((1280, 720), "de", 200)],
)  # fmt: skip
def test_it_fits_and_can_be_stepped_through(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        wanted = board_theme("rattus_cartus").knowledge
        assert wanted is not None
        screen = wanted(driver.ui, Flow(over(4, lambda many: some_die(4, many)), lambda: "normal"))
        assert isinstance(screen, KnowledgeScreen)
        driver.show(screen)
        while not screen.now.back.ready:
            driver.frame(0.05)
        while 0 not in screen.now.beliefs:
            driver.frame(0.05)
        for place in (1, 2, 3):
            driver.press(pygame.K_PAGEDOWN)
            driver.frame(0.1)
            assert screen.place == place
        driver.press(pygame.K_PAGEUP)
        driver.click("after")
        assert screen.place == 3
        driver.click("tab:3")
        driver.frame(0.1)
        assert (screen.seat, screen.place) == (3, 0)
        assert driver.ui.text.overflows == []
        check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")
