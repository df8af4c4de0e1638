"""No text leaves its box and no widget the window, in both languages, at every scale and window size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import lang
from game.ui.screens.shots import SHOTS
from game.ui.widgets import ScrollArea, Widget
from tests.ui.driver import make_driver

SIZES = ((1280, 720), (1920, 1080), (1600, 1200), (2560, 1080))
SCALES = (80, 100, 125, 150, 200)
EXTRA_STATES = {
    "new_game": ("players", "rules"),
    "reference": ("characters", "districts", "rules"),
    "about": ("credits", "mit", "cinzel", "alegreya"),
}


CASES = [
    (size, language, scale)
    for size in SIZES
    for language in lang.LANGUAGES
    for scale in (SCALES if size in SIZES[:2] else (100, 150))  # unusual windows are tried at two scales
]


@pytest.mark.parametrize(("size", "language", "scale"), CASES)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for name, factory in SHOTS.items():
            for state in EXTRA_STATES.get(name, ("",)):
                screen = factory(driver.ui)
                if state:
                    setattr(screen, "tab", state)  # noqa: B010  not every screen has tabs
                driver.show(screen)
                assert driver.ui.text.overflows == [], f"{name} {state}: text does not fit"
                assert screen.root is not None
                inside(screen.root, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


def inside(widget: Widget, room) -> None:
    """Every visible widget lies in its room; a scroll area gives its content all the height it wants."""
    for child in widget.children:
        if not child.visible:
            continue
        box = child.box
        if isinstance(widget, ScrollArea):
            assert room.x - 0.5 <= box.x
            assert box.right <= room.right + 0.5
            inside(child, box)
        else:
            assert room.holds(box, slack=1.0), f"{child.role} {child.name!r} {child.value!r} {box} leaves {room}"
            inside(child, room)
