"""Every file with a picture that all games share: its name, where it goes, and what draws it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.kit.drawing.palette import SEAT_COLOURS
from art.kit.drawing.textures import gold_texture
from art.kit.jobs import IconJob, Job, Painter, load, on, square
from art.kit.marks import coin
from art.shared import crests, cursors, effects, grounds, materials, panels, portraits, program_icon, victory
from art.shared.portraits import medallion
from art.shared.screens import HEIGHT, WIDTH
from art.shared.screens.curtain import curtain
from art.shared.screens.table import table
from art.shared.screens.title import title

UI = "ui"  # the folder below assets/


def jobs() -> Iterator[Job | IconJob]:
    """Every shared picture."""
    yield from _marks()
    yield from _portraits()
    yield from _effects()
    yield from _victory()
    yield from _screens()
    yield from _slices()
    yield from _icons()
    yield from _pointers()


def tables() -> dict[str, object]:
    """The tables that go with the pictures, by file."""
    slices: dict[str, object] = {name: sprite.margins() for name, sprite in panels.NINE_SLICES.items()}
    made_of = {**materials.MATERIALS, **materials.CLOTHS}
    return {f"{UI}/slices.json": slices | {name: material.entry() for name, material in made_of.items()}}


def _marks() -> Iterator[Job]:
    painters: dict[str, Painter] = {
        "coin": partial(coin, cx=128, cy=128, r=120, shadow=False, crowned=True),
        "coin_blank": partial(coin, cx=128, cy=128, r=120, shadow=False),
    }
    for seat in range(len(SEAT_COLOURS)):
        painters[f"crest_{seat}"] = partial(crests.crest, seat=seat, cx=128, cy=117, r=90)
    for name, painter in painters.items():
        yield Job(name, f"{UI}/{name}.webp", square(256, painter))


def _portraits() -> Iterator[Job]:
    load(portraits)
    for name, painter in medallion.PORTRAITS.items():
        yield Job(f"portrait_{name}", f"{UI}/portrait_{name}.webp", square(medallion.SIDE, painter))


def _effects() -> Iterator[Job]:
    for painter in (effects.fx_smoke, effects.fx_dust, effects.fx_spark):
        yield Job(painter.__name__, f"{UI}/{painter.__name__}.webp", square(128, painter), 80)
    for index in range(effects.SHARDS[0] * effects.SHARDS[1]):
        name, piece = f"fx_shard_{index}", partial(effects.shard, index=index)
        yield Job(name, f"{UI}/{name}.webp", on(*effects.SHARD_SIZE, 1, piece), 80)


def _victory() -> Iterator[Job]:
    """The end of a game."""
    yield Job("stones", f"{UI}/stones.webp", on(*victory.STONES, 1, victory.stones), 80)
    yield Job("laurel", f"{UI}/laurel.webp", square(victory.LAUREL, victory.laurel), 86)
    for step in range(victory.FRAMES):
        name, painter = f"firework_{step}", partial(victory.firework, step=step)
        yield Job(name, f"{UI}/{name}.webp", square(victory.BURST, painter), 76)


def _screens() -> Iterator[Job]:
    for painter, quality in ((table, 93), (curtain, 90), (title, 89)):
        name = painter.__name__
        yield Job(name, f"{UI}/{name}.webp", on(WIDTH, HEIGHT, 1, painter), quality)
        yield Job(f"{name}_2x", f"{UI}/{name}_2x.webp", on(WIDTH, HEIGHT, 2, painter), quality - 3)
    leaf = square(512, lambda canvas: canvas.drawImage(gold_texture(), 0, 0))
    yield Job("gold_leaf", f"{UI}/gold_leaf.webp", leaf)


def _slices() -> Iterator[Job]:
    for name, sprite in panels.NINE_SLICES.items():
        yield Job(name, f"{UI}/{name}.webp", sprite.surface)
    for name, material in materials.MATERIALS.items():
        yield Job(name, f"{UI}/{name}.webp", material.surface)
    for name, make in grounds.GROUNDS.items():
        yield Job(name, f"{UI}/{name}.webp", partial(grounds.tile, make), 96)


def _icons() -> Iterator[Job | IconJob]:
    draw = program_icon.program_icon
    for size in program_icon.SIZES:
        yield Job(f"icon_{size}", f"{UI}/icon_{size}.png", partial(draw, size))
    yield IconJob("icon_windows", f"{UI}/icon.ico", draw, program_icon.WINDOWS)
    yield IconJob("icon_mac", f"{UI}/icon.icns", draw, program_icon.MAC)


def _pointers() -> Iterator[Job]:
    for name, painter in cursors.POINTERS.items():
        for size in cursors.CURSOR_SIZES:
            file = f"cursor_{name}_{size}"
            yield Job(file, f"{UI}/{file}.png", on(64, 64, size / 64, painter))
