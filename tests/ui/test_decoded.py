"""Pictures that all processes of a run share are those that the program opens, and no others are shared."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name

import pygame
import pytest

from game.paths import assets_dir
from game.ui.draw.assets import Assets
from tests.ui import decoded

# with and without transparency, and one that is too large
PICTURES = ("citadels/cards/tavern", "citadels/frames/card_noble", "ui/panel", "ui/table", "ui/table_2x")


@pytest.mark.parametrize("name", PICTURES)
def test_they_are_pixel_for_pixel_what_the_file_has(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(decoded.FOLDER, str(tmp_path))
    path = assets_dir() / f"{name}.webp"
    wanted = pygame.image.load(path)
    first, then = decoded.decoded(path), decoded.decoded(path)
    assert len(list(tmp_path.iterdir())) == (not name.endswith("_2x"))
    for found in (first, then):
        assert found.get_size() == wanted.get_size()
        assert found.get_masks() == wanted.get_masks()
        assert found.get_flags() == wanted.get_flags()
        assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_the_windows_of_tests_open_them_by_it() -> None:
    for user in ("assets", "pictures"):
        assert resolve_name(f"game.ui.draw.{user}.decoded") is decoded.decoded


def test_a_damaged_file_is_met_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "broken.webp").write_bytes(b"no picture")
    found = Assets(tmp_path)
    assert found.source("broken") is None
    assert found.missing == {"broken"}
