"""The ring around the focus: it is drawn around what is there, and around nothing else."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.ui.driver import Driver, make_driver


def seen(driver: Driver) -> bytes:
    driver.ui.base.all()
    driver.frame()
    return pygame.image.tobytes(driver.surface, "RGB")


def test_nothing_has_a_ring_that_has_left_its_place(tmp_path: Path) -> None:
    """A button of the parchment goes with its question, while the focus is still on it."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    button = driver.find("settings")
    driver.ui.focus, driver.ui.ring_visible = button, True
    with_ring = seen(driver)
    assert button.parent is not None
    button.parent.children.remove(button)
    gone = seen(driver)
    driver.ui.ring_visible = False
    assert gone == seen(driver)
    assert gone != with_ring
