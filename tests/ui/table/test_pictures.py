"""The fixed positions: no text is cut, nothing that must be read is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.citadels.cards.tile_name import tile_lines
from game.citadels.content import own_cards
from game.citadels.table.players import RoleSpot
from game.citadels.table.plots import role_layout
from game.paths import assets_dir
from tests.ui.driver import make_driver
from tools.shots.citadels import shots
from tools.shots.citadels.shot_names import COMFORT, NAMES

SEEN = tuple(name for name in NAMES if name.startswith(("draft", "table", "curtain", "scoring")))
DENSE = ("table_4", "table_5", "table_7", "table_8", "table_marks_full", "table_city_10")  # questions: test_all_casts
CASES = [
    ((1280, 720), "de", 100, (*SEEN[::3], "table_keys")),
    ((1280, 720), "en", 100, SEEN[1::3]),
    ((1920, 1080), "en", 100, ("table_4", "table_8", "draft", "curtain", "table_summary")),
    ((1920, 1080), "de", 150, ("table_3", "table_5", "target", "draft", "pick_keep", "table_marks")),
    (
        (1920, 1080),
        "de",
        200,
        ("table_2", "table_3", "draft_2", "draft_3", "table_4", "table_8", "target", "draft", "scoring"),
    ),
    ((1280, 720), "de", 200, ("table_8", "table_city_10", "target", "draft_3", "pick_armory")),
    ((1280, 960), "de", 100, DENSE[::3]),
    ((1280, 720), "de", 150, COMFORT),
    ((1920, 1080), "de", 200, COMFORT),
    ((1280, 800), "en", 100, ("table_7",)),
    ((1600, 1200), "de", 100, ("table_8",)),
    ((2560, 1080), "en", 100, ("table_5",)),
]


@pytest.mark.long
@pytest.mark.parametrize(("size", "language", "scale", "names"), CASES)
def test_no_text_is_cut(
    tmp_path: Path, size: tuple[int, int], language: str, scale: int, names: tuple[str, ...]
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()
    for name in names:
        driver.show(shots.SHOTS[name](driver.ui))
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


def test_every_fixed_position_is_named_and_drawn() -> None:
    assert tuple(shots.SHOTS) == NAMES
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_districts_fit_on_the_tiles_of_other_cities(language: str) -> None:
    """Those of the box whole, at sixteen units in one line or two; a tile is 87 units wide with four players, 88 with
    five. One of the house may be cut short."""
    pygame.font.init()
    font = pygame.font.Font(str(assets_dir() / "fonts" / "Alegreya-Bold.otf"), 160)
    names = [district.name.get(language) for district in own_cards().box.districts.values()]
    lines = [tile_lines(name, 83, lambda text: font.size(text)[0] / 10) for name in names]
    assert [found for found in lines if found[-1].endswith(".")] == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_signs_on_a_character_leave_its_name_free(tmp_path: Path, size: tuple[int, int]) -> None:
    """A long name takes two lines on a small card."""
    driver = make_driver(tmp_path / "settings.json", size, "de")
    table = shots.SHOTS["table_loss"](driver.ui)
    driver.show(table)
    assert table.root is not None
    marked = [one for one in table.root.walk() if isinstance(one, RoleSpot) and one.signs and one.box.w > 8]
    assert [one.card for one in marked] == ["architect"]
    for one in marked:
        whole = driver.ui.cards.surface(one.card, role_layout(one.box.w), one.box.w).get_height() / driver.ui.scale.k
        name = driver.ui.cards.name_share(one.card, role_layout(one.box.w), one.box.w) * whole
        assert one.signs_box.bottom <= one.box.y + name + 0.5
        assert one.signs_box.y >= one.box.y
