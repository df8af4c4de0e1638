"""Pieces of words that several phases share. No pygame here."""

from __future__ import annotations

from game.kernel.options import kind, value, way
from game.la_citta.content import SIZES
from game.la_citta.lang import ngettext
from game.la_citta.rules.box import Box
from game.la_citta.rules.politics.great_builder import GreatBuilder
from game.la_citta.rules.words import CLOSENESS

MINUS = "−"  # before a price, as buttons have it


def citizens(count: int) -> str:
    """So many citizens, within a sentence."""
    return ngettext("{count} citizen", "{count} citizens", count).format(count=count)


def buildings(count: int) -> str:
    """Likewise."""
    return ngettext("{count} building", "{count} buildings", count).format(count=count)


def figures(count: int) -> str:
    """Likewise."""
    return ngettext("{count} figure", "{count} figures", count).format(count=count)


def gold(count: int) -> str:
    """Likewise."""
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


def food(count: int) -> str:
    """Likewise."""
    return ngettext("{count} food", "{count} food", count).format(count=count)


def sites(count: int) -> str:
    """Likewise."""
    return ngettext("{count} site", "{count} sites", count).format(count=count)


def arches(count: int) -> str:
    """Likewise."""
    return ngettext("{count} arch", "{count} arches", count).format(count=count)


def meant(word: str) -> tuple[str, int]:
    """The wish and the number in "bread_and_games:72/culture_2"; of another option the number behind the slash."""
    before, _underscore, count = (way(word) or "").rpartition("_")
    return before, int(count) if count.isdigit() else 0


def price(word: str, box: Box) -> int:
    """What an option costs."""
    what, by = kind(word), way(word)
    if what == GreatBuilder.id:
        if by not in box.building_ids:
            return 0
        number = box.building_ids.index(by)
        return int(box.prices[what][SIZES.index(box.size[number]) - 1])
    if what == "closeness":
        return int(box.prices[what][word == CLOSENESS[-1]])
    if what in box.prices:
        count = meant(word)[1]
        return int(box.prices[what][max(1, count) - 1])
    return int(box.cost[box.building_ids.index(what)]) if what in box.building_ids else 0


def priced(text: str, word: str, box: Box) -> str:
    """A label with its price behind it, if it has one."""
    paid = price(word, box)
    return f"{text} {MINUS}{paid}" if paid else text


def places_looked_at(word: str) -> list[int]:
    """The places of the voice row, from 2, that `closeness:23` looks at."""
    return [int(digit) for digit in str(value(word))]
