"""Full-screen pictures: every shape of window sees what matters, the right file is opened, nothing waits twice."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from game.ui.draw.assets import Assets
from game.ui.draw.backdrops import ANCHORS, FULL_HEIGHT, FULL_WIDTH, Backdrops, home, view
from tests.ui.driver import Driver

SHAPES = ((1280, 720), (1920, 1080), (1920, 1200), (1600, 1200), (2560, 1080), (3440, 1440), (3840, 2160))


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("name", ANCHORS)
def test_a_window_sees_at_least_what_one_of_16_to_9_sees(name: str, size: tuple[int, int]) -> None:
    left, top, wide, high = view(name, size)
    assert left >= 0
    assert top >= 0
    assert left + wide <= 1.0001
    assert top + high <= 1.0001
    inner = view(name, (1920, 1080))
    assert left <= inner[0] + 1e-6
    assert top <= inner[1] + 1e-6
    assert left + wide >= inner[0] + inner[2] - 1e-6
    assert top + high >= inner[1] + inner[3] - 1e-6
    assert wide * FULL_WIDTH / (high * FULL_HEIGHT) == pytest.approx(size[0] / size[1])
    kept = home(name, size)
    assert kept.w / kept.h == pytest.approx(16 / 9, rel=0.01)


@pytest.mark.parametrize("size", [(5000, 600), (600, 5000), (1, 1)])
def test_no_shape_of_window_leaves_the_picture(size: tuple[int, int]) -> None:
    left, top, wide, high = view("ui/title", size)
    assert min(left, top) >= 0
    assert left + wide <= 1.0001
    assert top + high <= 1.0001


class Opened:
    """Pictures in memory; notes which were opened, and by which thread."""

    def __init__(self, *missing: str) -> None:
        self.names: list[str] = []
        self.threads: set[threading.Thread] = set()
        self.missing = missing

    def __call__(self, name: str) -> pygame.Surface | None:
        self.names.append(name)
        self.threads.add(threading.current_thread())
        factor = 2 if name.endswith("_2x") else 1
        return None if name in self.missing else pygame.Surface((252 * factor, 144 * factor), 0, 24)


def test_the_file_fits_the_window_and_is_opened_elsewhere() -> None:
    opened = Opened()
    backdrops = Backdrops(opened)
    for size, file in (((1920, 1080), "ui/title"), ((2560, 1080), "ui/title"), ((2560, 1440), "ui/title_2x")):
        backdrops = Backdrops(opened)
        made = backdrops.get("ui/title", size)
        assert made is not None
        assert made.get_size() == size
        assert backdrops.get("ui/title", size) is made
        assert opened.names == [file]
        opened.names.clear()
    assert threading.main_thread() not in opened.threads


def test_a_damaged_file_is_replaced_by_the_other_size_or_by_nothing() -> None:
    size = (1920, 1080)
    made = Backdrops(Opened("ui/title")).get("ui/title", size)
    assert made is not None
    assert made.get_size() == size
    assert Backdrops(Opened("ui/title", "ui/title_2x")).get("ui/title", size) is None


def test_a_resized_window_shows_the_one_before_until_its_own_is_there() -> None:
    gate = threading.Event()

    def slow(name: str) -> pygame.Surface:
        gate.wait(5)
        return pygame.Surface((252, 144), 0, 24)

    gate.set()
    backdrops = Backdrops(slow)
    backdrops.get("ui/table", (1280, 720))
    gate.clear()
    early = backdrops.get("ui/table", (1600, 900))
    assert early is not None
    assert early.get_size() == (1600, 900)
    assert not backdrops.collect()
    gate.set()
    backdrops._work["ui/table"].wait()
    assert backdrops.collect()
    assert backdrops.get("ui/table", (1600, 900)) is not early


def test_no_picture_at_all_is_a_quiet_night(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assets.use_window(640, 360)
    assert assets.backdrop("ui/title", (640, 360)).get_size() == (640, 360)
    assert assets.missing == {"ui/title", "ui/title_2x"}


def test_damage_is_said_once(driver: Driver) -> None:
    driver.ui.assets.missing.add("ui/coin")
    for _ in range(3):
        driver.frame()
    said = [text for text in driver.toasts() if "ui/coin" in text]
    assert len(said) == 1


@pytest.mark.parametrize("size", SHAPES)
def test_the_place_of_a_game_keeps_its_sky_and_its_middle(size: tuple[int, int]) -> None:
    left, top, wide, high = view("night/grounds/street", size)
    assert top == 0
    assert left + wide / 2 == pytest.approx(0.5)
    assert high <= 1


def test_a_place_that_cannot_be_shown_is_the_plain_table_with_a_sentence_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "ui").mkdir()
    pygame.image.save(pygame.Surface((252, 144), 0, 24), tmp_path / "ui" / "table.webp", "table.png")
    assets = Assets(tmp_path)
    assets.use_window(640, 360)
    with caplog.at_level("WARNING"):
        shown = assets.backdrop("night/grounds/street", (640, 360))
    assert shown is assets.backdrop("ui/table", (640, 360))
    assert [record for record in caplog.records if "grounds" in record.getMessage()]


def test_a_place_is_ready_once_it_was_made_in_the_background() -> None:
    backdrops = Backdrops(Opened())
    assert not backdrops.ready("night/grounds/street", (640, 360))
    backdrops.get("night/grounds/street", (640, 360))
    assert backdrops.ready("night/grounds/street", (640, 360))
    assert not backdrops.ready("night/grounds/street", (1280, 720))
