"""What a lesson says is read whole where there is room for its words, also beside much that is lit."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.lessons.table import LessonTable
from game.ui import lang
from tests.ui.driver import make_driver
from tools.shots.rattus_cartus.shots import SHOTS


@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1920, 1080), "de"), ((1280, 720), "en")])
def test_the_words_of_a_lesson_are_read_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language)
    try:
        driver.show(SHOTS["rattus_lesson"](driver.ui))
        table = driver.screen
        assert isinstance(table, LessonTable)
        driver.frame(0.5)
        assert table.panel.visible
        assert not table.panel.scroll.scrollable
    finally:
        lang.set_language("en")
