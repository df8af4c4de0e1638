"""Files of the game that are missing or damaged: a warning names them, something stands in, and the game goes on."""

from __future__ import annotations

import logging
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pygame
import pytest

from game.citadels.cards import layouts as card_layouts
from game.citadels.table.board import board_of
from game.content import languages
from game.paths import assets_dir, data_dir
from game.table.motion import effects as motions_effects
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.cards import CardPainter
from game.ui.input.cursor import Pointer
from game.ui.screens.about import AboutScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.shots import SHOTS as TABLE_SHOTS

KINDS = {  # kind of file: whether a warning must name it
    "citadels/cards/*.webp": True,
    "citadels/frames/*.webp": True,
    "citadels/frames/layout.json": True,
    "ui/*.webp": True,
    "citadels/ui/*.webp": True,
    "*/grounds/*.webp": True,
    "rattus_cartus/cards/*.webp": False,  # what stands in for them is drawn by the game
    "rattus_cartus/ui/*.webp": False,
    "la_citta/cards/*.webp": False,
    "la_citta/map/*.webp": False,
    "la_citta/ui/*.webp": False,
    "ui/*.png": True,
    "ui/slices.json": True,
    "ui/icon.*": False,
    "fonts/*.otf": True,
    "fonts/*.ttf": True,
    "fonts/*.txt": False,
    "locale/*/*/*.mo": True,
    "locale/*/*/*.po": False,
    "sounds/*.ogg": False,  # tests/ui/window/test_sound.py damages them
    "*/sounds/*.ogg": False,
    "*/ambience/*.ogg": False,
    "music/*.ogg": False,
    "*/music/*.ogg": False,
    "*/models/*.json": False,  # they belong to the computer players
    "hands/*.*": False,  # they are for browsers; tests/hands/ takes them away
    "hands/fonts/*.woff2": False,
    "CREDITS.md": False,
}


def _truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: max(1, path.stat().st_size // 3)])


def _garbage(path: Path) -> None:
    path.write_bytes(bytes((7 * i * i + 13 * i) % 256 for i in range(4000)))


def _wrong_head(path: Path) -> None:
    """The right beginning, then nonsense: it opens, and fails later."""
    path.write_bytes(path.read_bytes()[:64] + bytes(range(256)) * 40)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _tiny(path: Path) -> None:
    """A picture of one point, or an empty table: whole, but of no use."""
    if path.suffix == ".webp":
        pygame.image.save(pygame.Surface((1, 1)), path.with_suffix(".png"))
        path.with_suffix(".png").replace(path)
    else:
        path.write_text("[]")


DAMAGES: dict[str, Callable[[Path], None]] = {
    "missing": Path.unlink,
    "truncated": _truncated,
    "garbage": _garbage,
    "wrong head": _wrong_head,
    "empty": _empty,
    "folder": _folder,
    "unreadable": lambda path: path.chmod(0),
    "tiny": _tiny,
}


def covered() -> Iterator[Path]:
    for kind in KINDS:
        yield from assets_dir().glob(kind)


def test_every_file_of_the_game_is_of_a_kind_that_is_tested() -> None:
    files = {path for path in assets_dir().rglob("*") if path.is_file()}
    assert {path.relative_to(assets_dir()).as_posix() for path in files - set(covered())} == set()


Spoil = Callable[[Iterable[str], str], Path]


@pytest.fixture
def spoiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """A copy of all files, those of some kinds damaged, which the game uses from then on."""
    genuine = assets_dir()

    def spoil(kinds: Iterable[str], damage: str) -> Path:
        root = tmp_path / "game"
        shutil.copytree(genuine, root / "assets", copy_function=os.symlink)
        (root / "data").symlink_to(data_dir())
        for kind in kinds:
            for path in genuine.glob(kind):
                copy = root / "assets" / path.relative_to(genuine)
                copy.unlink()
                shutil.copyfile(path, copy)
                DAMAGES[damage](copy)
        monkeypatch.setattr(sys, "_MEIPASS", str(root), raising=False)
        _forget()
        return root

    yield spoil
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    card_layouts.layouts.cache_clear()
    languages.forget()
    lang.set_language("en")


@pytest.mark.long
def test_files_that_nobody_needs_to_be_told_of_are_damaged(
    spoiled: Spoil, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether a window that shows none of them comes to harm by all of them together."""
    kinds = [kind for kind, named in KINDS.items() if not named]
    check(kinds, "garbage", spoiled(kinds, "garbage"), tmp_path, caplog)


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind, named in KINDS.items() if named])
def test_one_kind_of_file_is_damaged(
    kind: str, spoiled: Spoil, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    check([kind], "garbage", spoiled([kind], "garbage"), tmp_path, caplog)


@pytest.mark.long
@pytest.mark.parametrize("damage", DAMAGES)
def test_all_files_are_damaged(damage: str, spoiled: Spoil, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    root = spoiled(KINDS, damage)
    if damage == "unreadable" and os.access(root / "assets" / "ui" / "slices.json", os.R_OK):
        pytest.skip("this user may read everything")
    check(KINDS, damage, root, tmp_path, caplog)


def check(kinds: Iterable[str], damage: str, root: Path, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Everything is drawn, and warnings name a file of every kind that is needed, and what to do."""
    with caplog.at_level(logging.WARNING):
        driver = make_driver(folder / "settings.json", (1280, 720), "de")
        _look_at_everything(driver)
    named = [record.getMessage() for record in caplog.records if str(root) in record.getMessage()]
    assert all("installing again helps" in text for text in named)
    for kind in kinds:
        place, ending = (root / "assets" / kind).parent.as_posix().split("*")[0], Path(kind).suffix
        if KINDS[kind] and not (damage == "tiny" and ending == ".webp"):
            assert any(place in text and ending in text for text in named), f"{kind}: {named}"


def _look_at_everything(driver: Driver) -> None:
    """The title, the table with its movements, a large card, the licences and the pointer."""
    for screen in (TABLE_SHOTS["table_signs"](driver.ui), AboutScreen(driver.ui)):
        driver.show(screen)
        driver.frame()
    driver.screen.tab = "alegreya"  # type: ignore[attr-defined]
    driver.screen.rebuild()
    driver.frame()
    painter: CardPainter = driver.ui.cards
    for card in ("king", "tavern", "library"):
        for layout, width in (("card", 400), ("small", 110), ("mini", 56)):
            assert painter.surface(card, layout, width).get_width() > 20
    table = TABLE_SHOTS["table_signs"](driver.ui)
    driver.show(table)
    assert isinstance(table, TableScreen)
    motions = table.motions
    spot = next(iter(board_of(table).city.plots.values()))
    picture = painter.surface(spot.plot.id, spot.layout, spot.box.w)
    driver.ui.motion.speed = 1
    driver.ui.motion.start(motions_effects.shatter(motions, picture, spot.box))
    for moving in (motions_effects.dust(motions, spot.box), motions_effects.sparkle(motions, spot.box)):
        if moving is not None:
            driver.ui.motion.start(moving)
    driver.frame(2.0)
    pointer = Pointer(driver.ui)
    for kind in ("quill", "hand"):
        pointer._load(kind, 32)
