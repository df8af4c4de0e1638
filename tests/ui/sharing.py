"""What all drivers of a run may share: decoded pictures and opened typefaces. Most of the time of a test that draws
would else go into opening the same files again, and most of the time of one that asks for advice into thinking."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.search.halving import Effort
from game.citadels.bot import advice
from game.paths import assets_dir
from game.ui.draw import glyphs
from game.ui.draw.fonts import Fonts

ASSETS = assets_dir()
SMALL_MIND = Effort(12)  # samples: a panel shows what it is told, however little was thought about it


@contextlib.contextmanager
def small_minds() -> Iterator[None]:
    """Advisers of this process think little; those in a worker, and players, as long as ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advice, "EFFORTS", dict.fromkeys(advice.EFFORTS, SMALL_MIND))
        patch.setattr(advice, "EXPERT", SMALL_MIND)
        patch.setattr(advice, "DUEL", SMALL_MIND)
        patch.setattr(advice, "ENOUGH", 3)
        yield


@contextlib.contextmanager
def share() -> Iterator[None]:
    """Each picture of the game's own is decoded once a run, and typefaces stay open; files of a test's own are not
    shared, so that damaged and missing ones are met as they are."""
    decoded: dict[Path, pygame.Surface] = {}
    typefaces: dict[tuple[Path, ...], Fonts] = {}
    load = pygame.image.load

    def loaded(file: Any, *more: Any) -> pygame.Surface:
        if more or not isinstance(file, Path) or ASSETS not in file.parents:
            return load(file, *more)
        if file not in decoded:
            decoded[file] = load(file)
        return decoded[file].copy()

    def opened() -> Fonts:
        key = (assets_dir(), *glyphs.brought_by_languages())
        return typefaces.setdefault(key, Fonts()) if key[0] == ASSETS else Fonts()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", loaded)
        patch.setattr("game.ui.ui.Fonts", opened)
        yield
