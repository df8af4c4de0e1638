"""Every file with a picture of La Città: its name, where it goes, and what draws it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.kit.jobs import Job, load, on
from art.la_citta import buildings
from art.la_citta.catalogue import BUILDINGS, SPRITE, sprite
from art.la_citta.parts import lands
from art.la_citta.parts.hexes import WAYS
from art.la_citta.scenes import country

HOUSE = "la_citta"
MAP, CARDS, MARKS = "la_citta/map", "la_citta/cards", "la_citta/ui"


def jobs() -> Iterator[Job]:
    """Every picture of the game."""
    load(buildings)
    yield from _map()


def _map() -> Iterator[Job]:
    """What the map is made of."""
    for name in BUILDINGS:
        yield Job(f"{HOUSE}_{name}", f"{MAP}/{name}.webp", on(*SPRITE, 2, partial(sprite, name=name)), 88)
    for land in lands.LANDS:
        for way in WAYS:
            painter = partial(lands.landscape, land=land, way=way)
            name = f"land_{land}_{way}"
            yield Job(f"{HOUSE}_{name}", f"{MAP}/{name}.webp", on(*lands.size(way), lands.PIXELS, painter), 88)
    for name, crossing in (("site", False), ("site_crossing", True)):
        drawn = on(*lands.SITE, lands.SITE_PIXELS, lands.site(crossing))
        yield Job(f"{HOUSE}_{name}", f"{MAP}/{name}.webp", drawn, 88)
    drawn = on(country.WIDTH, country.HEIGHT, 1, country.country)
    yield Job(f"{HOUSE}_country", f"{MAP}/country.webp", drawn, 80)


def tables() -> dict[str, object]:
    """The tables that go with the pictures, by file: none."""
    return {}
