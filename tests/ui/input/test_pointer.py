"""The mouse pointer of our own, and where the system keeps its own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.input import cursor
from game.ui.input.cursor import Pointer, width_for
from tests.ui.driver import Driver


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the system was asked to show, on a system that has a pointer."""
    asked: list[object] = []
    monkeypatch.setattr(cursor, "_driver", lambda: "x11")
    monkeypatch.setattr(pygame.mouse, "set_cursor", asked.append)
    return asked


def test_a_gauntlet_over_buttons_and_a_quill_elsewhere(driver: Driver, shown: list[object]) -> None:
    pointer = Pointer(driver.ui)
    pointer.follow(None)
    pointer.follow(driver.find("settings"))
    pointer.follow(driver.find("about"))
    assert len(shown) == 2
    assert all(isinstance(made, pygame.Cursor) and made.type == "color" for made in shown)
    driver.ui.settings.values.own_pointer = False
    pointer.follow(driver.find("about"))
    assert shown[-1] == pygame.SYSTEM_CURSOR_ARROW


def test_its_size_follows_the_window(driver: Driver) -> None:
    assert [width_for(k) for k in (0.67, 1.0, 1.33, 2.0, 3.0)] == [32, 32, 32, 48, 64]


def test_a_missing_picture_leaves_the_systems_pointer(
    driver: Driver, shown: list[object], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Pointer(driver.ui, tmp_path).follow(None)
    assert shown == [pygame.SYSTEM_CURSOR_ARROW]
    assert "cursor_quill_32.png" in caplog.text


def test_a_system_that_refuses_is_asked_once(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, shown: list[object]
) -> None:
    asked = []

    def refuse(made: object) -> None:
        asked.append(made)
        raise pygame.error("no cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    pointer = Pointer(driver.ui)
    for widget in (None, driver.find("about"), None):
        pointer.follow(widget)
    assert len(asked) == 1


def test_without_a_screen_nothing_is_asked(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cursor, "_driver", lambda: "dummy")
    assert Pointer(driver.ui).kind(driver.find("about")) == "system"
