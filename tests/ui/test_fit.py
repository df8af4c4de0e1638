"""No text leaves its box and no widget the window, in both languages, at every scale and window size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui import lang
from game.ui.draw.geometry import Box
from game.ui.widgets import ScrollArea, Widget
from game.ui.window.screen import Screen
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS

# window, language, user scale: everything is drawn in these
DRAWN = (
    ((1920, 1080), "de", 100), ((1920, 1080), "en", 150),
    ((1280, 720), "de", 100), ((1280, 720), "de", 150), ((1280, 720), "de", 200), ((1280, 720), "en", 200),
    ((1600, 1200), "de", 100),
)  # fmt: skip
# and only measured and placed in these
PLACED = (
    ((1280, 800), 100), ((1920, 1200), 125), ((2560, 1440), 100), ((3440, 1440), 100), ((3840, 2160), 200),
    ((1600, 1200), 150), ((2560, 1080), 80),
)  # fmt: skip
PIXEL = 1.6  # units: a pixel of the smallest window, to which places are rounded
TABS = {
    "new_game": ("players", "characters"),
    "reference": ("characters", "rules"),
    "about": ("credits", "mit", "alegreya"),
}


@pytest.mark.long
@pytest.mark.parametrize(("size", "language", "scale"), DRAWN)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for name, screen in every_screen(driver):
            driver.show(screen)
            assert driver.ui.text.overflows == [], f"{name}: text does not fit"
            check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), PLACED)
def test_everything_lies_inside(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, "de", scale)
    try:
        for name, screen in every_screen(driver):
            driver.ui.stack.reset(screen)
            assert driver.ui.text.overflows == [], f"{name}: text does not fit"
            check(screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


def every_screen(driver: Driver) -> Iterator[tuple[str, Screen]]:
    """Each fixed position, some of them with each of their tabs."""
    for name, factory in SHOTS.items():
        for tab in TABS.get(name, ("",)):
            screen = factory(driver.ui)
            if tab:
                setattr(screen, "tab", tab)  # noqa: B010  not every screen has tabs
            yield f"{name} {tab}", screen


def check(screen: Screen, bounds: Box) -> None:
    """The screen, and what lies above it."""
    assert screen.root is not None
    for layer in (screen.root, *screen.layers):
        inside(layer, bounds)


def inside(widget: Widget, room: Box) -> None:
    """Every visible widget lies in its room; a scroll area gives its content all the height it wants, and a map that is
    looked at closely goes on beyond its window."""
    if widget.role == "map":
        return
    for child in widget.children:
        if not child.visible:
            continue
        box = child.box
        if isinstance(widget, ScrollArea):
            assert room.x - 0.5 <= box.x
            assert box.right <= room.right + 0.5
            inside(child, box)
        else:
            assert room.holds(box, slack=PIXEL), f"{child.role} {child.name!r} {child.value!r} {box} leaves {room}"
            inside(child, room)
