"""Pictures: opened when first needed, kept within a bound, replaced by a drawing when missing or damaged."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.paths import assets_dir
from game.ui import shapes, theme
from game.ui.lru import Lru, surface_bytes

SOURCE_BYTES = 9_000_000  # decoded originals of cards and frames
SKIN_BYTES = 9_000_000  # decoded originals of the interface: new sizes of panels and buttons need them all the time
FULL_SCREEN = ("ui/table", "ui/title", "ui/curtain")
SCALED_BYTES = 56_000_000  # pictures and skins at the size they are shown (grows with the window)
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Slice:
    """Margins of a 9-slice in pixels of the file; `outset` is how far its shadow or glow reaches beyond the box."""

    left: int
    top: int
    right: int
    bottom: int
    outset: int


class Assets:
    """All pictures of the program. `missing` names what could not be used (each is warned about once)."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or assets_dir()
        self.missing: set[str] = set()
        self._sources: Lru[pygame.Surface | None] = Lru(SOURCE_BYTES, _weight)
        self._skins: Lru[pygame.Surface | None] = Lru(SKIN_BYTES, _weight)
        self._scaled: Lru[pygame.Surface] = Lru(SCALED_BYTES, surface_bytes)
        self._slices: dict[str, Slice] | None = None

    def use_window(self, width: int, height: int) -> None:
        """Adapts the memory bound to the window and forgets sizes that belong to another one."""
        self._scaled.limit = round(SCALED_BYTES * max(1.0, width * height / (1920 * 1080)))
        self._scaled.clear()

    def has(self, name: str) -> bool:
        """Whether the picture file exists, for example "cards/tavern"."""
        return (self.root / f"{name}.webp").is_file()

    def source(self, name: str) -> pygame.Surface | None:
        """The picture in its own size, or None with one warning."""
        if name in FULL_SCREEN:  # shown in one size only, which is kept
            return self._load(name)
        kept = self._skins if name.startswith("ui/") else self._sources
        return kept.get(name, lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface | None:
        path = self.root / f"{name}.webp"
        try:
            surface = pygame.image.load(path)
        except (OSError, pygame.error) as error:
            if name not in self.missing:
                self.missing.add(name)
                _log.warning("picture %s cannot be used (%s): a drawing stands in", path, error)
            return None
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            return surface
        return (
            surface.convert_alpha()
            if surface.get_alpha() is not None or surface.get_bitsize() == 32
            else surface.convert()
        )

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at exactly that size in pixels; a stand-in when there is none."""
        return self._scaled.get((name, size), lambda: self._scale(name, size))

    def _scale(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        size = (max(1, size[0]), max(1, size[1]))
        source = self.source(name)
        return stand_in(name, size) if source is None else pygame.transform.smoothscale(source, size)

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Puts a composed surface under the same bound; `make` is a function without arguments."""
        return self._scaled.get(("made", *key), make)

    def slice(self, name: str) -> Slice | None:
        """The 9-slice margins of a skin, or None when the file has none."""
        if self._slices is None:
            self._slices = self._read_slices()
        return self._slices.get(name)

    def _read_slices(self) -> dict[str, Slice]:
        path = self.root / "ui" / "slices.json"
        try:
            entries = json.loads(path.read_text(encoding="utf-8"))
            return {
                name: Slice(*(int(entry[part]) for part in ("left", "top", "right", "bottom", "outset")))
                for name, entry in entries.items()
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            _log.warning("panel margins %s cannot be used (%s): plain panels stand in", path, error)
            self.missing.add("ui/slices.json")
            return {}


def _weight(surface: pygame.Surface | None) -> int:
    return surface_bytes(surface) if surface else 64


def stand_in(name: str, size: tuple[int, int]) -> pygame.Surface:
    """What is drawn when a picture is missing; the shape still tells what it is."""
    word = name.rsplit("/", 1)[-1]
    side = max(4, min(size))
    kind = word.rsplit("_", 1)[-1]
    if word.startswith("gem_"):
        return shapes.gem(kind, side)
    if word.startswith("crest_"):
        return shapes.crest(int(kind), side)
    if word.startswith("seal_"):
        return shapes.shield_seal(int(kind), side)
    if word == "crown":
        return shapes.crown(side)
    if word == "coin" or word.startswith(("stat_", "badge_")):
        return shapes.disc(side, ((1.0, theme.INK), (0.94, theme.GOLD_DEEP), (0.8, theme.GOLD)))
    if word in ("table", "title", "curtain"):
        return night(size)
    if name.startswith("frames/"):
        return pygame.Surface(size, pygame.SRCALPHA)
    return shapes.blank(size)


def night(size: tuple[int, int]) -> pygame.Surface:
    """A quiet night-blue gradient for any full-screen background."""
    small = pygame.Surface((1, 3))
    for row, colour in enumerate((theme.INDIGO, theme.INDIGO_LIGHT, theme.NIGHT)):
        small.set_at((0, row), colour)
    return pygame.transform.smoothscale(small, size)
