"""Every file with a picture of Rattus Cartus: its name, where it goes, and what draws it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from art.kit import poster
from art.kit.drawing.palette import SEAT_COLOURS
from art.kit.gems import type_gem
from art.kit.jobs import Job, load, on, square
from art.rattus_cartus import buildings, followers, signs
from art.rattus_cartus.catalogue import CARDS, HEIGHT, SIGNS, WIDTH
from art.rattus_cartus.palette import GEMS
from art.rattus_cartus.parts import candles, discs, runs, things
from art.rattus_cartus.parts.backs import BACKS, card_back
from art.rattus_cartus.parts.joker import joker
from art.rattus_cartus.scenes import plague, title, victory
from art.rattus_cartus.sheet import write_sheet
from art.rattus_cartus.street import houses, street

PICTURES, MARKS, GROUNDS = "rattus_cartus/cards", "rattus_cartus/ui", "rattus_cartus/grounds"


def jobs() -> Iterator[Job]:
    """Every picture of the game."""
    for folder in (followers, buildings, signs):
        load(folder)
    for name, painter in CARDS.items():
        yield Job(f"rattus_{name}", f"{PICTURES}/{name}.webp", on(WIDTH, HEIGHT, 2, painter), 86)
    for name in things.THINGS:
        picture = joker if name == "joker" else partial(things.card, name=name)
        yield Job(f"rattus_{name}", f"{PICTURES}/{name}.webp", on(WIDTH, HEIGHT, 2, picture), 86)
        yield Job(f"rattus_sign_{name}", f"{MARKS}/{name}.webp", square(256, partial(things.medal, name=name)))
    for name in ("sword", "flute"):
        yield Job(f"rattus_loose_{name}", f"{MARKS}/loose_{name}.webp", square(256, partial(things.loose, name=name)))
    for back in BACKS:
        yield Job(f"back_{back}", f"{MARKS}/back_{back}.webp", on(110, 154, 4, partial(card_back, kind=back)))
    yield Job("plague", f"{MARKS}/plague.webp", on(plague.WIDTH, plague.HEIGHT, 1, plague.plague), 90)
    yield Job("rattus_victory", f"{MARKS}/victory.webp", on(victory.WIDTH, victory.HEIGHT, 1, victory.victory), 84)
    size = title.WIDTH * title.PIXELS, (title.HEIGHT + title.SKY) * title.PIXELS
    yield Job("rattus_title", f"{MARKS}/title.webp", on(*size, 1, title.title), 92)
    yield Job("rattus_poster", f"{MARKS}/poster.webp", on(poster.WIDTH, poster.HEIGHT, 2, plague.poster), 88)
    yield Job("rattus_emblem", f"{MARKS}/emblem.webp", square(256, plague.emblem))
    for estate, gem in GEMS.items():
        painter = partial(type_gem, kind=gem, cx=128, cy=134 if estate == "church" else 128, r=84, shadow=False)
        yield Job(f"estate_{estate}", f"{MARKS}/estate_{estate}.webp", square(256, painter))
    for name, painter in SIGNS.items():
        yield Job(name, f"{MARKS}/{name}.webp", square(256, painter))
    yield from _pieces()
    yield from _grounds()


def _pieces() -> Iterator[Job]:
    """Discs of the players, candles in parts, the steps of a running rat."""
    for seat in range(len(SEAT_COLOURS)):
        for name, high in (("disc", discs.SIDE), ("disc_side", discs.LOW)):
            painter = partial(getattr(discs, name), seat=seat)
            yield Job(f"{name}_{seat}", f"{MARKS}/{name}_{seat}.webp", on(discs.SIDE, high, 1, painter))
    for part, size in (("candle", candles.CANDLE), ("flame", candles.FLAME), ("smoke", candles.SMOKE)):
        yield Job(part, f"{MARKS}/{part}.webp", on(*size, 1, getattr(candles, part)))
    for step in range(runs.STEPS):
        yield Job(f"rat_{step}", f"{MARKS}/rat_{step}.webp", on(*runs.SIZE, 1, partial(runs.run, step=step)))


def _grounds() -> Iterator[Job]:
    """The night street at each stage of the plague, in both sizes; and of what its houses are made."""
    wide, high = street.WIDTH * street.PIXELS, street.HEIGHT * street.PIXELS
    for stage in range(len(street.LIGHTS)):
        for name, scale, quality in ((f"street_{stage}", 1, 78), (f"street_{stage}_2x", 2, 64)):
            painter = partial(street.street, stage=stage)
            yield Job(name, f"{GROUNDS}/{name}.webp", on(wide, high, scale, painter), quality)
    for name, size in (
        ("roof", houses.ROOF),
        ("wall", houses.WALL),
        ("step", houses.STEP),
        ("lantern", houses.LANTERN),
    ):
        yield Job(f"rattus_{name}", f"{MARKS}/{name}.webp", on(*size, 1, getattr(houses, name)), 86)


def tables() -> dict[str, object]:
    """The tables that go with the pictures, by file: none."""
    return {}


def write_sheets(assets: Path, folder: Path) -> None:
    """All pictures on one sheet, to look at."""
    write_sheet(assets / PICTURES, assets / MARKS, folder / "rattus_cartus.webp")
