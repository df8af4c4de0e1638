"""Pictures: opened when first needed, kept within a bound, replaced by a drawing when missing or damaged."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game import catalog
from game.paths import assets_dir
from game.ui.draw import shapes, theme
from game.ui.draw.backdrops import PLAIN_GROUND, Backdrops, anchor, cut, home, is_ground
from game.ui.draw.first_pictures import EARLY
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.pictures import Pictures, decoded, for_display
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour

SOURCE_BYTES = 9_000_000  # decoded originals of cards and frames
SKIN_BYTES = 10_000_000  # decoded originals of the interface: new sizes of panels and buttons need them all the time
TILES = 16  # of materials, at the size they are shown; fourteen kinds lie on tables
MOST_MARGIN = 1000  # pixels
WIDE = 2  # a table that is darkened needs so many as large as the window
SCALED_BYTES = 48_000_000  # pictures and skins at the size they are shown; grows with the window ...
MOST_SCALED_BYTES = 130_000_000  # ... up to this: at 4K a whole table of eight takes less
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ground:
    """A tile that repeats below a 9-slice, and its shape in pixels of the file: how round its corners are, how far it
    stays inside the box across and down. `turned` by a right angle, multiplied with a `tint`."""

    tile: str
    radius: int
    inset: tuple[int, int]
    turned: bool = False
    tint: Colour | None = None


@dataclass(frozen=True)
class Slice:
    """Margins of a 9-slice in pixels of the file; `outset` is how far its shadow or glow reaches beyond the box.
    `picture` is the file if that has another name."""

    left: int
    top: int
    right: int
    bottom: int
    outset: int
    picture: str = ""
    ground: Ground | None = None


class Assets:
    """All pictures of the program. `missing` names what could not be used (each is warned about once)."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or assets_dir()
        self.missing: set[str] = set()
        self._there: dict[str, bool] = {}  # whether a file exists: asked in every frame
        self._sources: Lru[pygame.Surface | None] = Lru(SOURCE_BYTES, _weight)
        self._skins: Lru[pygame.Surface | None] = Lru(SKIN_BYTES, _weight)
        self._tiles: Lru[pygame.Surface | None] = Lru(TILES)
        self._scaled: Lru[pygame.Surface] = Lru(SCALED_BYTES, surface_bytes)
        self._wide: Lru[pygame.Surface] = Lru(0, surface_bytes)
        self.pictures = Pictures(self._load, lambda name: self.root / f"{name}.webp")
        self._rough: list[tuple[object, ...]] = []
        self.backdrops = Backdrops(self._backdrop)
        self._window, self._share = (0, 0), 1.0
        self._slices: dict[str, Slice] | None = None

    def use_window(self, width: int, height: int) -> None:
        """Adapts the memory bound to the window and forgets sizes that belong to another one."""
        self._window = (width, height)
        self.make_room(self._share)
        self._wide.limit = WIDE * width * height * 4
        self._wide.clear()
        self._scaled.clear()

    def make_room(self, share: float) -> None:
        """The table that is seen from now on wants so much of the usual memory for pictures at their size."""
        self._share, (width, height) = share, self._window
        grown = SCALED_BYTES * share * max(1.0, width * height / (1920 * 1080))
        self._scaled.limit = round(min(grown, MOST_SCALED_BYTES))

    def read_anew(self) -> None:
        """Every picture is opened again when it is next wanted: a file has changed."""
        for kept in (self._sources, self._skins, self._tiles, self._scaled, self._wide):
            kept.clear()
        self.pictures.close()
        self.pictures = Pictures(self._load, lambda name: self.root / f"{name}.webp")
        self.pictures.patient = False
        self.backdrops = Backdrops(self._backdrop)
        self.missing.clear()
        self._there.clear()
        self._slices = None

    def has(self, name: str) -> bool:
        """Whether the picture file exists, for example "citadels/cards/tavern"."""
        if name not in self._there:
            self._there[name] = (self.root / f"{name}.webp").is_file()
        return self._there[name]

    def source(self, name: str) -> pygame.Surface | None:
        """The picture in its own size, or None with one warning."""
        if anchor(name) is not None:
            return self._home(name)
        kept = self._sources if in_parts(name) else self._skins
        return kept.get(name, lambda: self._load(name))

    def picture(self, name: str, width: float) -> pygame.Surface | None:
        """A card's picture to be shown `width` pixels wide: half its size where that is enough."""
        return self.pictures.get(name, width)

    def usable(self, name: str) -> bool:
        """Whether the picture file exists and, if it was opened already, is no damaged one; warns if not."""
        if name not in self.missing and not self.has(name):
            self._note_missing(name, "there is no such file")
        return name not in self.missing

    def backdrop(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A full-screen picture for a window of that size."""
        made = self.backdrops.get(name, size)
        if made is None and is_ground(name) and name != PLAIN_GROUND:
            return self.backdrop(PLAIN_GROUND, size)
        return self.keep(("night", size), lambda: night(size)) if made is None else made

    def backdrop_ahead(self, name: str) -> None:
        """Begins to decode a full-screen picture for the present window in the background."""
        if self._window != (0, 0):
            self.backdrops.ahead(name, self._window)

    def backdrop_ready(self, name: str) -> bool:
        """Whether showing it in the present window takes no time."""
        return self.backdrops.ready(name, self._window)

    def _home(self, name: str) -> pygame.Surface | None:
        """The part of a full-screen picture that a window of 16:9 shows."""
        if self._window == (0, 0):
            loaded = self._open(name)
            return None if loaded is None else cut(loaded, name, (1920, 1080))
        whole = self.backdrops.get(name, self._window)
        return None if whole is None else whole.subsurface(home(name, self._window))

    def once(self, name: str) -> pygame.Surface | None:
        """The picture in its own size for a single use: it is not kept. None with one warning."""
        return self._open(name)

    def _load(self, name: str) -> pygame.Surface | None:
        opened = self._open(name)
        return None if opened is None else for_display(opened)

    def _backdrop(self, name: str) -> pygame.Surface | None:
        """As `_open`; not every game has its own full-screen pictures in the larger size."""
        optional = name.endswith("_2x") and not name.startswith("ui/")
        return None if optional and not self.has(name) else self._open(name)

    def _open(self, name: str) -> pygame.Surface | None:
        """The file as it is, or None with one warning; also called by threads that decode."""
        path = self.root / f"{name}.webp"
        try:
            surface = EARLY.take(path) or decoded(path)
        except (OSError, pygame.error) as error:
            self._note_missing(name, str(error))
            return None
        return surface if surface.get_bitsize() >= 24 else surface.convert(32)

    def _note_missing(self, name: str, why: str) -> None:
        if name not in self.missing:
            self.missing.add(name)
            path = self.root / f"{name}.webp"
            _log.warning("picture %s cannot be used (%s): a drawing stands in; installing again helps", path, why)

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at exactly that size in pixels; a stand-in when there is none."""
        return self._made((name, size), lambda: self._scale(name, size))

    def _scale(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        size = (max(1, size[0]), max(1, size[1]))
        source = self.picture(name, size[0]) if in_parts(name) else self.source(name)
        return stand_in(name, size) if source is None else smoothscale(source, size)

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Puts a composed surface under the same bound; `make` is a function without arguments."""
        return self._made(("made", *key), make)

    def keep_wide(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface as large as the window. Of these the last `WIDE` are kept, and drive out nothing else."""
        return self._wide.get(key, make)

    def forget_wide(self) -> None:
        """In moments when nothing happens: they are many bytes, and soon made again."""
        self._wide.clear()

    def _made(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._scaled.get(key, lambda: self._note_rough(key, make))

    def _note_rough(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made from a picture at half its size must be made again when the whole is there."""
        before, self.pictures.rough = self.pictures.rough, False
        made = make()
        if self.pictures.rough:
            self._rough.append(key)
        self.pictures.rough = self.pictures.rough or before
        return made

    def sharpen(self) -> bool:
        """Pictures in full size have arrived; whether anything has to be drawn again."""
        rough, self._rough = self._rough, []
        for key in rough:
            self._scaled.forget(key)
        self.pictures.rough = False
        return bool(rough)

    def forget(self, key: tuple[object, ...]) -> None:
        """A composed surface is not kept any longer."""
        self._scaled.forget(("made", *key))

    def original(self, key: tuple[object, ...], make: Callable[[], pygame.Surface | None]) -> pygame.Surface | None:
        """What other surfaces are made from, kept beside the originals of cards: no crowd of sizes drives it out."""
        return self._sources.get(("made", *key), make)

    def tile(self, key: Hashable, make: Callable[[], pygame.Surface | None]) -> pygame.Surface | None:
        """What repeats below a skin, kept as long as there are no more kinds of it; None where there is none."""
        return self._tiles.get(key, make)

    def kept(self, key: tuple[object, ...]) -> bool:
        """Whether a composed surface is there already."""
        return ("made", *key) in self._scaled

    def share_of(self, size: tuple[int, int]) -> int:
        """How many surfaces of that size in pixels may be made ahead without driving out what is in use: half of what
        the bound allows."""
        return max(1, round(self._scaled.limit / 2 / max(1, size[0] * size[1] * 4)))

    def slice(self, name: str) -> Slice | None:
        """The 9-slice margins of a skin, or None when the file has none."""
        if self._slices is None:
            self._slices = self._read_slices()
        return self._slices.get(name)

    def _read_slices(self) -> dict[str, Slice]:
        path = self.root / "ui" / "slices.json"
        try:
            entries = json.loads(path.read_text(encoding="utf-8"))
            return {name: slice_of(name, entry) for name, entry in entries.items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            _log.warning(
                "panel margins %s cannot be used (%s): plain panels stand in; installing again helps", path, error
            )
            self.missing.add("ui/slices.json")
            return {}


def slice_of(name: str, entry: dict[str, Any]) -> Slice:
    """An entry of the table of margins. Raises ValueError for margins no picture can have."""
    left, top, right, bottom, outset = (int(entry[part]) for part in ("left", "top", "right", "bottom", "outset"))
    ground = _ground(entry) if "ground" in entry else None
    inner = () if ground is None else (ground.radius, *ground.inset)
    if not all(0 <= margin <= MOST_MARGIN for margin in (left, top, right, bottom, outset, *inner)):
        raise ValueError(f"margins of {name}: {entry}")
    return Slice(left, top, right, bottom, outset, str(entry.get("picture", name)), ground)


def _ground(entry: dict[str, Any]) -> Ground:
    across, down = entry["inset"]
    tint = None
    if "tint" in entry:
        red, green, blue = (max(0, min(255, int(part))) for part in entry["tint"])
        tint = (red, green, blue)
    turned = bool(entry.get("turned"))
    return Ground(str(entry["ground"]), int(entry["radius"]), (int(across), int(down)), turned, tint)


def _weight(surface: pygame.Surface | None) -> int:
    return surface_bytes(surface) if surface else 64


def in_parts(name: str) -> bool:
    """Whether cards are put together of such pictures: large ones, of which few are shown at a time."""
    return "/cards/" in name or "/frames/" in name


def stand_in(name: str, size: tuple[int, int]) -> pygame.Surface:
    """What is drawn when a picture is missing; the shape still tells what it is. The faces of a game draw its own."""
    game = name.partition("/")[0]
    faces = catalog.part(game, "faces") if game in catalog.games() else None
    drawn: pygame.Surface | None = faces.stand_in(name, size) if faces is not None else None
    if drawn is not None:
        return drawn
    word = name.rsplit("/", 1)[-1]
    side = max(4, min(size))
    kind = word.rsplit("_", 1)[-1]
    if word.startswith("crest_"):
        return shapes.crest(int(kind), side)
    if word == "crown":
        return shapes.crown(side)
    if word == "coin" or word.startswith(("stat_", "token_")):
        return shapes.disc(side, ((1.0, theme.INK), (0.94, theme.GOLD_DEEP), (0.8, theme.GOLD)))
    if word in ("table", "title", "curtain"):
        return night(size)
    if "/frames/" in name:
        return pygame.Surface(size, pygame.SRCALPHA)
    return shapes.blank(size)


def night(size: tuple[int, int]) -> pygame.Surface:
    """A quiet night-blue gradient for any full-screen background."""
    small = pygame.Surface((1, 3))
    for row, colour in enumerate((theme.INDIGO, theme.INDIGO_LIGHT, theme.NIGHT)):
        small.set_at((0, row), colour)
    return smoothscale(small, size)
