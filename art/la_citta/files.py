"""Every file with a picture of La Città: its name, where it goes, and what draws it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import skia

from art.kit import poster
from art.kit.jobs import Job, load, on, square
from art.la_citta import buildings, cards, signs, voices
from art.la_citta.catalogue import BUILDINGS, CARDS, HEIGHT, PAGE, SIGNS, SPRITE, VOICES, WIDTH, Page, Panel, sprite
from art.la_citta.palette import ADVANCED
from art.la_citta.parts import calling, lands, tokens
from art.la_citta.parts.backs import BACKS, card_back
from art.la_citta.parts.hexes import WAYS
from art.la_citta.parts.landviews import HOURS, landview
from art.la_citta.parts.seasons import SEASONS, SUMMER, Season
from art.la_citta.parts.vista import SETTINGS, vista
from art.la_citta.scenes import country, title
from art.la_citta.sheet import write_sheet

HOUSE = "la_citta"
GROUNDS = "la_citta/grounds"  # pictures of a whole screen
MAP, CARDS_FOLDER, MARKS = "la_citta/map", "la_citta/cards", "la_citta/ui"


def jobs() -> Iterator[Job]:
    """Every picture of the game."""
    for folder in (buildings, cards, signs, voices):
        load(folder)
    yield from _map()
    yield from _scenes()
    for name in BUILDINGS:
        drawn = on(WIDTH, HEIGHT if name in ADVANCED else PAGE, 2, partial(_vista, name=name))
        yield Job(f"{HOUSE}_card_{name}", f"{CARDS_FOLDER}/{name}.webp", drawn, 84)
    for name, painter in CARDS.items():
        yield Job(f"{HOUSE}_card_{name}", f"{CARDS_FOLDER}/{name}.webp", on(WIDTH, HEIGHT, 2, painter), 86)
    for land, hour in HOURS.items():
        drawn = on(WIDTH, PAGE, 2, partial(_landview, land=land, hour=hour))
        yield Job(f"{HOUSE}_card_land_{land}", f"{CARDS_FOLDER}/land_{land}.webp", drawn, 84)
    for name, painter in VOICES.items():
        drawn = on(calling.WIDTH, calling.HEIGHT, 2, painter)
        yield Job(f"{HOUSE}_{name}", f"{CARDS_FOLDER}/{name}.webp", drawn, 86)
    for name, painter in SIGNS.items():
        yield Job(f"{HOUSE}_sign_{name}", f"{MARKS}/{name}.webp", square(256, painter))
    for back, (width, height, pixels, _, _) in BACKS.items():
        drawn = on(width, height, pixels, partial(card_back, kind=back))
        yield Job(f"{HOUSE}_back_{back}", f"{MARKS}/back_{back}.webp", drawn)


def _scenes() -> Iterator[Job]:
    """Key art, poster and emblem."""
    size = title.WIDTH * title.PIXELS, (title.HEIGHT + title.SKY) * title.PIXELS
    yield Job(f"{HOUSE}_title", f"{MARKS}/title.webp", on(*size, 1, title.title), 90)
    yield Job(f"{HOUSE}_poster", f"{MARKS}/poster.webp", on(poster.WIDTH, poster.HEIGHT, 2, title.poster), 88)
    yield Job(f"{HOUSE}_emblem", f"{MARKS}/emblem.webp", square(256, title.emblem))


def _vista(canvas: skia.Canvas, name: str) -> None:
    """The picture of a building: a politics card, or a page of the book."""
    kind = Panel if name in ADVANCED else Page
    vista(kind(canvas, SETTINGS[name].hour, sum(map(ord, name))), name)


def _landview(canvas: skia.Canvas, land: str, hour: str) -> None:
    """The picture of a landscape in the book."""
    landview(Page(canvas, hour, 50), land)


def _map() -> Iterator[Job]:
    """What the map is made of."""
    for name in BUILDINGS:
        yield Job(f"{HOUSE}_{name}", f"{MAP}/{name}.webp", on(*SPRITE, 2, partial(sprite, name=name)), 88)
    for season in SEASONS:
        yield from _land(season)
    for name, token in (("citizen", tokens.citizen), ("figure", tokens.figure)):
        drawn = on(96, 128, 1, partial(token, cx=48, cy=68, r=50, ink=0.13))
        yield Job(f"{HOUSE}_map_{name}", f"{MAP}/{name}.webp", drawn)


def _land(season: Season) -> Iterator[Job]:
    """Landscapes, sites and the wild country in one season; mountains and lakes change with the snow alone."""
    quality = 88 if season is SUMMER else 80
    for land in lands.LANDS:
        if land in ("m", "w") and season is not SUMMER and not season.snow:
            continue
        for way in WAYS:
            painter = partial(lands.landscape, land=land, way=way, season=season)
            name = f"land_{land}_{way}{season.suffix}"
            yield Job(f"{HOUSE}_{name}", f"{MAP}/{name}.webp", on(*lands.size(way), lands.PIXELS, painter), quality)
    for name, crossing in (("site", False), ("site_crossing", True)):
        drawn = on(*lands.SITE, lands.SITE_PIXELS, lands.site(crossing, season))
        yield Job(f"{HOUSE}_{name}{season.suffix}", f"{MAP}/{name}{season.suffix}.webp", drawn, quality)
    drawn = on(country.WIDTH, country.HEIGHT, 1, partial(country.country, season=season))
    yield Job(f"{HOUSE}_country_{season.name}", f"{GROUNDS}/{season.name}.webp", drawn, 80 if season is SUMMER else 74)


def tables() -> dict[str, object]:
    """The tables that go with the pictures, by file: none."""
    return {}


def write_sheets(assets: Path, folder: Path) -> None:
    """All pictures on one sheet, to look at."""
    write_sheet(assets / HOUSE, folder / "la_citta.webp")
