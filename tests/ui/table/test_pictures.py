"""The fixed positions: no text is cut, nothing that must be read is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.citadels.table import shots
from tests.ui.driver import make_driver

ALL = {**shots.SHOTS, **shots.MORE_SHOTS}
SEEN = tuple(name for name in ALL if not name.startswith("choice_"))  # those are looked at in test_all_casts
CASES = [
    ((1280, 720), "de", 100, SEEN),
    ((1920, 1080), "en", 100, ("table_4", "table_8", "draft", "curtain", "summary")),
    ((1920, 1080), "de", 150, ("table_3", "table_5", "target", "draft", "keep", "marks")),
    (
        (1920, 1080),
        "de",
        200,
        ("table_2", "table_3", "draft_2", "draft_3", "table_4", "table_8", "target", "draft", "scoring"),
    ),
]


@pytest.mark.parametrize(("size", "language", "scale", "names"), CASES)
def test_no_text_is_cut(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int, names: tuple[str, ...]
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()
    for name in names:
        driver.show(ALL[name](driver.ui))
        driver.frame()
        assert driver.ui.text.overflows == [], name


def test_everything_is_in_sight_at_the_smallest_window(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(shots.SHOTS["table_8"](driver.ui))
    for name in (
        "prompt",
        "track",
        "hand",
        "own",
        "score",
        "corner",
        "chronicle",
        "zoom",
        "discards",
        *(f"seat:{n}" for n in range(1, 8)),
    ):
        box = driver.find(name).box
        assert driver.ui.scale.bounds.holds(box), name
    assert "gold" in driver.find("seat:3").value
