"""The command that draws every screen."""

from __future__ import annotations

import importlib
from pathlib import Path

import pygame
import pytest

from game.ui import lang
from tools.shots import command as shots


def test_screens_are_drawn_without_a_display(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = shots.main(["--out", str(tmp_path), "--size", "1280x720", "--lang", "de", "--only", "title", "pause"])
    finally:
        lang.set_language("en")
    assert code == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    for name in ("title", "pause"):
        assert pygame.image.load(tmp_path / f"{name}.png").get_size() == (1280, 720)


@pytest.mark.parametrize("size", ["big", "10x10", "99999x99999", "1920"])
def test_a_wrong_size_is_refused(tmp_path: Path, size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        shots.main(["--out", str(tmp_path), "--size", size])
    assert left.value.code == 2
    assert size in capsys.readouterr().err


def test_a_folder_in_the_way_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert shots.main(["--out", str(tmp_path / "file"), "--only", "title"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_same_picture_every_time(tmp_path: Path) -> None:
    for name in ("a", "b"):
        shots.main(["--out", str(tmp_path / name), "--size", "1280x720", "--only", "load"])
    assert (tmp_path / "a" / "load.png").read_bytes() == (tmp_path / "b" / "load.png").read_bytes()


@pytest.mark.parametrize("module", sorted(shots.SOURCES))
def test_every_position_has_a_name_on_the_command_line(module: str) -> None:
    assert set(shots.SOURCES[module]) == set(importlib.import_module(module).SHOTS)
    assert set(shots.SOURCES[module]) <= set(shots.ORDER)
