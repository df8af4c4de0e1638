"""Every file the kit makes: its name, where it goes, and what draws it."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import skia

from art import (
    backgrounds,
    characters,
    cursors,
    districts,
    effects,
    emblems,
    frames,
    icons,
    layout,
    marks,
    panels,
    panorama,
    portraits,
    tokens,
)
from art.catalogue import HEIGHT, PICTURES, WIDTH
from art.palette import RANKS, SEAT_COLOURS, TYPES
from art.surface import blank, save, save_sizes
from art.textures import gold_texture

KEYS = (*TYPES, *(f"rank{rank}" for rank in RANKS))
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
    sizes: tuple[int, ...]

    def run(self, assets: Path) -> None:
        """Draw and write the file."""
        save_sizes([icons.program_icon(size) for size in self.sizes], assets / self.file)


def all_jobs() -> list[Job | IconJob]:
    """Every picture of the game."""
    return [
        *_cards(),
        *_overlays(),
        *_marks(),
        *_tokens(),
        *_portraits(),
        *_effects(),
        *_screens(),
        *_slices(),
        *_icons(),
        *_pointers(),
    ]


def write_data(assets: Path) -> None:
    """The two tables that go with the pictures: slices.json and layout.json."""
    slices = {name: sprite.margins() for name, sprite in panels.NINE_SLICES.items()}
    for file, data in (("ui/slices.json", slices), ("frames/layout.json", layout.as_data())):
        (assets / file).parent.mkdir(parents=True, exist_ok=True)
        (assets / file).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _on(width: float, height: float, scale: float, painter: Painter) -> skia.Surface:
    surface, canvas = blank(width, height, scale)
    painter(canvas)
    return surface


def _square(size: int, painter: Painter) -> Callable[[], skia.Surface]:
    return partial(_on, size, size, 1, painter)


def _cards() -> Iterator[Job]:
    for package in (districts, characters):
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
    painters: dict[str, Painter] = {name: picture.draw for name, picture in PICTURES.items()}
    for kind in TYPES:
        painters[f"emblem_{kind}"] = partial(emblems.draw_type, kind=kind)
    for rank in RANKS:
        painters[f"emblem_rank{rank}"] = partial(emblems.draw_rank, rank=rank)
    for name, painter in painters.items():
        yield Job(name, f"cards/{name}.webp", partial(_on, WIDTH, HEIGHT, 2, painter))


def _overlays() -> Iterator[Job]:
    for name in layout.LAYOUTS:
        for key in TYPES if name == "tile" else KEYS:
            yield Job(f"{name}_{key}", f"frames/{name}_{key}.webp", partial(frames.overlay, name, key))


def _marks() -> Iterator[Job]:
    painters: dict[str, Painter] = {
        "coin": partial(marks.coin, cx=128, cy=128, r=120, shadow=False, crowned=True),
        "coin_blank": partial(marks.coin, cx=128, cy=128, r=120, shadow=False),
        "crown": partial(marks.crown, cx=128, cy=130, width=212),
    }
    for kind in TYPES:
        cy = 134 if kind == "religious" else 128
        painters[f"gem_{kind}"] = partial(marks.type_gem, kind=kind, cx=128, cy=cy, r=84, shadow=False)
    for rank in RANKS:
        painters[f"seal_{rank}"] = partial(marks.seal, rank=rank, cx=128, cy=119, r=92, shadow=False)
    for seat in range(len(SEAT_COLOURS)):
        painters[f"crest_{seat}"] = partial(marks.crest, seat=seat, cx=128, cy=117, r=90)
    for name, painter in painters.items():
        yield Job(name, f"ui/{name}.webp", _square(256, painter))


def _tokens() -> Iterator[Job]:
    for painter in tokens.TOKENS:
        yield Job(painter.__name__, f"ui/{painter.__name__}.webp", _square(256, painter))


def _portraits() -> Iterator[Job]:
    for name, (painter, rank, seed) in portraits.PORTRAITS.items():
        draw = partial(portraits.medallion, painter=painter, rank=rank, seed=seed)
        yield Job(f"portrait_{name}", f"ui/portrait_{name}.webp", _square(portraits.SIDE, draw))


def _effects() -> Iterator[Job]:
    for painter in (effects.fx_smoke, effects.fx_dust, effects.fx_spark):
        yield Job(painter.__name__, f"ui/{painter.__name__}.webp", _square(128, painter), 80)
    for index in range(effects.SHARDS[0] * effects.SHARDS[1]):
        name, piece = f"fx_shard_{index}", partial(effects.shard, index=index)
        yield Job(name, f"ui/{name}.webp", partial(_on, *effects.SHARD_SIZE, 1, piece), 80)


def _pointers() -> Iterator[Job]:
    for name, painter in cursors.POINTERS.items():
        for size in cursors.CURSOR_SIZES:
            file = f"cursor_{name}_{size}"
            yield Job(file, f"ui/{file}.png", partial(_on, 64, 64, size / 64, painter))


def _screens() -> Iterator[Job]:
    width, height = backgrounds.WIDTH, backgrounds.HEIGHT
    for name, painter, quality in (
        ("table", backgrounds.table, 97),
        ("curtain", backgrounds.curtain, 95),
        ("title", panorama.title, 95),
    ):
        yield Job(name, f"ui/{name}.webp", partial(_on, width, height, 1, painter), quality)
        yield Job(f"{name}_2x", f"ui/{name}_2x.webp", partial(_on, width, height, 2, painter), quality - 3)
    leaf = _square(512, lambda canvas: canvas.drawImage(gold_texture(), 0, 0))
    yield Job("gold_leaf", "ui/gold_leaf.webp", leaf)


def _slices() -> Iterator[Job]:
    for name, sprite in panels.NINE_SLICES.items():
        yield Job(name, f"ui/{name}.webp", sprite.surface)


def _icons() -> Iterator[Job | IconJob]:
    for kind in icons.BACK_GROUNDS:
        back = partial(icons.card_back, kind=kind)
        yield Job(f"back_{kind}", f"ui/back_{kind}.webp", partial(_on, 110, 154, 4, back))
    for painter in (icons.stat_city, icons.stat_points, icons.stat_hand):
        yield Job(painter.__name__, f"ui/{painter.__name__}.webp", _square(128, painter))
    for size in icons.ICON_SIZES:
        yield Job(f"icon_{size}", f"ui/icon_{size}.png", partial(icons.program_icon, size))
    yield IconJob("icon_windows", "ui/icon.ico", icons.WINDOWS_ICON)
    yield IconJob("icon_mac", "ui/icon.icns", icons.MAC_ICON)
