"""The pictures of the title are decoded while the program is still being imported."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame

from game.paths import assets_dir
from game.ui.draw.first_pictures import Early

ROOT = Path(__file__).resolve().parents[3]
CROWN = assets_dir() / "ui" / "crown.webp"
WOOD = assets_dir() / "ui" / "wood.webp"


def finish() -> None:
    for thread in threading.enumerate():
        if thread.name == "first pictures":
            thread.join()


def test_a_picture_that_was_decoded_is_taken_once() -> None:
    early = Early()
    early.begin([CROWN])
    finish()
    made = early.take(CROWN)
    assert made is not None
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(pygame.image.load(CROWN), "RGBA")
    assert early.take(CROWN) is None


def test_whoever_wants_another_picture_opens_it() -> None:
    early = Early()
    assert early.take(WOOD) is None
    early.begin([CROWN])
    assert early.take(WOOD) is None


def test_a_damaged_or_missing_file_is_left_to_whoever_wants_it_and_names_it(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.webp"
    damaged.write_bytes(CROWN.read_bytes()[:200])
    early = Early()
    early.begin([damaged, tmp_path / "missing.webp", CROWN])
    finish()
    assert early.take(damaged) is None
    assert early.take(tmp_path / "missing.webp") is None
    assert early.take(CROWN) is not None


def test_what_nobody_took_is_not_kept() -> None:
    early = Early()
    early.begin([CROWN, WOOD])
    early.forget()
    finish()
    assert early.left == []
    assert early.take(CROWN) is None
    assert early.take(WOOD) is None


def test_the_title_wants_every_picture_that_is_decoded_ahead_of_it(tmp_path: Path) -> None:
    code = (
        "from game import app; from game.ui.draw.first_pictures import EARLY; "
        "options = app.parse([]); made = app.App(options); made.open(options); "
        "made.window.turn(0.1); print(*(file.stem for file in EARLY.left), EARLY.forget())"
    )
    environment = {**os.environ, "CROWN_AND_COIN_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "None"
