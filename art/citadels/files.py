"""Every file with a picture of Citadels: its name, where it goes, and what draws it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from art.citadels import (
    characters,
    districts,
    emblems,
    frames,
    icons,
    layout,
    lot,
    marks,
    poster,
    staged,
    tokens,
    victory,
)
from art.citadels.catalogue import HEIGHT, PICTURES, TOKENS, WIDTH
from art.citadels.character_sheet import write_sheet as write_characters
from art.citadels.district_sheet import write_sheet as write_districts
from art.citadels.palette import RANKS, TYPES
from art.citadels.square import landmarks
from art.citadels.square.hours import DENSITIES
from art.citadels.square.square import square as square_at
from art.kit import poster as kit_poster
from art.kit.gems import type_gem
from art.kit.jobs import Job, Painter, load, on, square
from art.kit.layout import as_data
from art.kit.marks import crown

# The folders below assets/ that hold the pictures of this game.
CARDS, FRAMES, MARKS = "citadels/cards", "citadels/frames", "citadels/ui"
GROUNDS, WIDE, HIGH = "citadels/grounds", 2580, 1440  # pictures of a whole screen
SHARED = "ui"  # of all games: the crown is the sign of the house, and seals number what is in an order
KEYS = (*TYPES, *(f"rank{rank}" for rank in RANKS))


def jobs() -> Iterator[Job]:
    """Every picture of the game."""
    yield from _cards()
    yield from _overlays()
    yield from _marks()
    yield from _icons()
    yield from _staged()
    yield from _grounds()


def tables() -> dict[str, object]:
    """The tables that go with the pictures, by file."""
    return {f"{FRAMES}/layout.json": as_data(layout.LAYOUTS, layout.SHIFTS)}


def write_sheets(assets: Path, folder: Path) -> None:
    """All pictures of a kind on one sheet, to look at."""
    load(districts)
    load(characters)
    write_districts(PICTURES, assets / CARDS, assets / FRAMES, folder / "districts.webp")
    write_characters(PICTURES, assets / CARDS, folder / "characters.webp")


def _cards() -> Iterator[Job]:
    load(districts)
    load(characters)
    painters: dict[str, Painter] = {name: picture.draw for name, picture in PICTURES.items()}
    for kind in TYPES:
        painters[f"emblem_{kind}"] = partial(emblems.draw_type, kind=kind)
    for rank in RANKS:
        painters[f"emblem_rank{rank}"] = partial(emblems.draw_rank, rank=rank)
    for name, painter in painters.items():
        yield Job(name, f"{CARDS}/{name}.webp", on(WIDTH, HEIGHT, 2, painter), 86)


def _overlays() -> Iterator[Job]:
    for name in layout.LAYOUTS:
        for key in TYPES if name == "tile" else KEYS:
            yield Job(f"{name}_{key}", f"{FRAMES}/{name}_{key}.webp", partial(frames.overlay, name, key))


def _marks() -> Iterator[Job]:
    load(tokens)
    yield Job("crown", f"{SHARED}/crown.webp", square(256, partial(crown, cx=128, cy=130, width=212)))
    painters: dict[str, Painter] = {}
    for kind in TYPES:
        cy = 134 if kind == "religious" else 128
        painters[f"gem_{kind}"] = partial(type_gem, kind=kind, cx=128, cy=cy, r=84, shadow=False)
    for rank in RANKS:
        seal = partial(marks.seal, rank=rank, cx=128, cy=119, r=92, shadow=False)
        yield Job(f"seal_{rank}", f"{SHARED}/seal_{rank}.webp", square(256, seal))
    for token, painter in TOKENS.items():
        painters[f"token_{token}"] = painter
    for name, painter in painters.items():
        yield Job(name, f"{MARKS}/{name}.webp", square(256, painter))


def _icons() -> Iterator[Job]:
    night = on(victory.WIDTH, victory.HEIGHT, 1, victory.victory)
    yield Job("citadels_victory", f"{MARKS}/victory.webp", night, 84)
    yield Job("citadels_poster", f"{MARKS}/poster.webp", on(kit_poster.WIDTH, kit_poster.HEIGHT, 2, poster.poster), 88)
    yield Job("citadels_emblem", f"{MARKS}/emblem.webp", square(256, poster.emblem))
    yield Job("lot", f"{MARKS}/lot.webp", on(lot.WIDTH, lot.HEIGHT, 1, lot.lot))
    for kind in icons.BACK_GROUNDS:
        back = partial(icons.card_back, kind=kind)
        yield Job(f"back_{kind}", f"{MARKS}/back_{kind}.webp", on(110, 154, 4, back))
    for painter in (icons.stat_city, icons.stat_points, icons.stat_hand):
        yield Job(painter.__name__, f"{MARKS}/{painter.__name__}.webp", square(128, painter))


def _staged() -> Iterator[Job]:
    """What the staged moments bring along."""
    for name, (wide, high, painter) in staged.PICTURES.items():
        yield Job(f"stage_{name}", f"{MARKS}/stage_{name}.webp", on(wide, high, 1, painter))


def _grounds() -> Iterator[Job]:
    """The square at each hour, with each density of the city that the hour can see, and what rises on its horizon."""
    for kind in TYPES:
        for hour in DENSITIES:
            great = partial(landmarks.landmark, kind=kind, name=hour)
            drawn = on(landmarks.WIDTH, landmarks.HEIGHT, 3, great)
            yield Job(f"landmark_{kind}_{hour}", f"{MARKS}/landmark_{kind}_{hour}.webp", drawn)
    for hour, densities in DENSITIES.items():
        for density in densities:
            name, painter = f"{hour}_{density}", partial(square_at, name=hour, density=density)
            yield Job(f"square_{name}", f"{GROUNDS}/{name}.webp", on(WIDE, HIGH, 1, painter), 68)
