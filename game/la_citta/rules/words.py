"""The option words of La Città, made once. A site is named by its number (0 is H001); a list is never changed.

| word | means |
|---|---|
| `castello:SITE` | free placing |
| `gold`, `new_city:SITE/CITY`, `BUILDING:SITE` | with an action card; CITY gives a citizen; a simple BUILDING |
| `BUILDING:SITE` | with the politics card of a medium or large building |
| `great_builder:SITE/BUILDING` | |
| `bread_and_games:SITE/WISH_N` | N figures for that wish |
| `golden_times:CITY/N` | N citizens |
| `rich_harvest:SITE` | |
| `closeness:PLACES` | places of the voice row from 2, as digits: 23, 24, 34, or 234 |
| `draw` | a politics card face down |
| `migrate:CITY/WISH`, `migrate:CITY` | which city draws its citizens now, and by which wish if two are in force |
| `demolish:SITE`, `starve:CITY` | |
"""

from __future__ import annotations

from functools import cache

from game.kernel.options import option
from game.la_citta.rules.board import Sites, listed

GOLD, DRAW = option("gold"), option("draw")
MOST_SITES = 400
CLOSENESS = [option("closeness", places) for places in (23, 24, 34, 234)]


@cache
def words(kind: str, way: str | None = None) -> list[str]:
    """The word of this kind for every site."""
    return [option(kind, site, way) for site in range(MOST_SITES)]


def at(known: list[str], sites: Sites) -> list[str]:
    """Of words for every site those for these sites."""
    return [known[site] for site in listed(sites)]


@cache
def founding(city: int) -> list[str]:
    """For every site the word for a new city there, with a citizen of this city."""
    return [option("new_city", site, str(city)) for site in range(MOST_SITES)]
