"""Pictures of the game's own are decoded once for all processes of a run and read as plain pixels from then on: opening
the same files again and again took a third of the time of whatever draws.

The largest are left out: whoever runs the tests may have their folder for what is temporary in memory.
"""

from __future__ import annotations

import os
import struct
import tempfile
from pathlib import Path
from typing import Literal

import pygame
import pytest

from game.paths import assets_dir

OURS = assets_dir()  # some tests have damaged ones of their own
FOLDER = "CROWN_AND_COIN_DECODED"  # the environment tells all processes of the run
LARGEST = 12_000_000  # bytes of pixels: all but pictures that fill a window in 4K; together they take 845 million
_HEAD = struct.Struct("<III")  # width, height, bytes of a pixel
_KINDS: dict[int, Literal["RGB", "RGBA"]] = {3: "RGB", 4: "RGBA"}


def install(config: pytest.Config) -> None:
    """Makes the folder in the process where the run begins, for as long as it lasts."""
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="crown-and-coin-decoded-", ignore_cleanup_errors=True)
        os.environ[FOLDER] = folder.name
        config.add_cleanup(folder.cleanup)


def decoded(path: Path) -> pygame.Surface:
    """As `game.ui.draw.pictures.decoded`, pixel for pixel. Raises OSError or pygame.error."""
    if FOLDER not in os.environ or not path.is_relative_to(OURS):
        return pygame.image.load(path)
    kept = Path(os.environ[FOLDER], "+".join(path.relative_to(OURS).parts))
    if kept.exists():
        return _read(kept)
    made = pygame.image.load(path)
    if made.get_bytesize() in _KINDS and made.get_width() * made.get_height() * made.get_bytesize() <= LARGEST:
        _write(kept, made)
    return made


def _read(kept: Path) -> pygame.Surface:
    with kept.open("rb") as file:
        width, height, size = _HEAD.unpack(file.read(_HEAD.size))
        return pygame.image.frombuffer(file.read(), (width, height), _KINDS[size]).copy()


def _write(kept: Path, made: pygame.Surface) -> None:
    """Beside it first: several processes may do so at once."""
    size = made.get_bytesize()
    number, beside = tempfile.mkstemp(dir=kept.parent)
    with open(number, "wb") as file:
        file.write(_HEAD.pack(*made.get_size(), size))
        file.write(pygame.image.tobytes(made, _KINDS[size]))
    Path(beside).replace(kept)
