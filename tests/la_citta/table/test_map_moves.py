"""While the map is dragged only a part of the window is drawn; at rest it is as if all of it had been."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.la_citta.table.tables import new_match, sit_down


def test_after_the_map_was_dragged_the_window_is_as_if_drawn_anew(tmp_path: Path) -> None:
    driver, _screen, board = sit_down(tmp_path, new_match(), size=(1280, 720))
    pane = board.pane
    pane.zoom(1)
    driver.frame()
    pane.press(pane.box.cx, pane.box.cy)
    for step in range(1, 6):  # moving: drawn at once, over and over
        pane.drag(pane.box.cx + 23 * step, pane.box.cy + 11 * step)
        driver.frame()
    pane.release()
    driver.frame()
    left = pygame.image.tobytes(driver.surface, "RGB")
    driver.ui.base.all()
    driver.frame()
    assert pygame.image.tobytes(driver.surface, "RGB") == left
