"""The files a game's pictures become: their names, where they go, and what draws them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import skia

from art.kit.drawing.surface import blank, save, save_sizes

Painter = Callable[[skia.Canvas], None]


class Job(NamedTuple):
    """One file below `assets/`: what is asked for by name on the command line, and how it is drawn."""

    name: str
    file: str
    draw: Callable[[], skia.Surface]
    quality: int = 90

    def run(self, assets: Path) -> None:
        """Draw and write the file."""
        save(self.draw(), assets / self.file, self.quality)


class IconJob(NamedTuple):
    """One icon file that holds several sizes, each drawn for itself."""

    name: str
    file: str
    draw: Callable[[int], skia.Surface]
    sizes: tuple[int, ...]

    def run(self, assets: Path) -> None:
        """Draw and write the file."""
        save_sizes([self.draw(size) for size in self.sizes], assets / self.file)


def on(width: float, height: float, scale: float, painter: Painter) -> Callable[[], skia.Surface]:
    """What draws on a transparent surface of that many units; `scale` is pixels per unit."""
    return partial(_painted, width, height, scale, painter)


def square(size: int, painter: Painter) -> Callable[[], skia.Surface]:
    """The same on a square, a pixel per unit."""
    return on(size, size, 1, painter)


def _painted(width: float, height: float, scale: float, painter: Painter) -> skia.Surface:
    surface, canvas = blank(width, height, scale)
    painter(canvas)
    return surface


def load(package: ModuleType) -> None:
    """Import every module below a package, so that its pictures enter their catalogue."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)


def picture_id(function: Callable[..., Any]) -> str:
    """The id of a picture: the name of its function and of its file. Raises ValueError when the two differ."""
    name, file = function.__name__, function.__module__.rpartition(".")[2]
    if name != file:
        raise ValueError(f"{function.__module__} draws {name}: a picture stands in a file of its own name.")
    return name
