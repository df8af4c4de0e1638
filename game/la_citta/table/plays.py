"""The answers of a question taken apart, and put together piece by piece: card, building, site, number, wish, source.

No pygame here, and no rule: what can be chosen next is what the answers on offer leave open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.kernel.options import kind, value, way
from game.la_citta.rules.box import WISHES, Box

GOLD, FOUND, BUILD, DRAW = "gold", "new_city", "build", "draw"
ROWS = (GOLD, FOUND, BUILD)  # the rows of an action card
BUILDER, BREAD, GOLDEN, HARVEST, CLOSENESS = (
    "great_builder", "bread_and_games", "golden_times", "rich_harvest", "closeness",
)  # fmt: skip
PLACE, MIGRATE, DEMOLISH, STARVE = "castello", "migrate", "demolish", "starve"
BUILDING, SITE, CITY, SOURCE, COUNT, WISH, PLACES = "building", "site", "city", "source", "count", "wish", "places"
PARTS: Mapping[str, Sequence[str]] = {  # what is chosen for each kind of play, in this order
    GOLD: (), DRAW: (), FOUND: (SITE, SOURCE), BUILD: (BUILDING, SITE), BUILDER: (BUILDING, SITE),
    BREAD: (COUNT, SITE, WISH), GOLDEN: (COUNT, CITY), HARVEST: (SITE,), CLOSENESS: (PLACES,), PLACE: (SITE,),
    MIGRATE: (CITY, WISH), DEMOLISH: (SITE,), STARVE: (CITY,),
}  # fmt: skip
Parts = Mapping[str, Any]


@dataclass(frozen=True)
class Play:
    """One answer: its word in the rules, what it is (of `PARTS`, or the kind of a politics card that builds), and its
    parts by their names."""

    option: str
    what: str
    parts: Parts = field(hash=False, default_factory=dict)

    def fits(self, what: str, chosen: Parts) -> bool:
        """Whether it is one of those that are still meant."""
        return what == self.what and all(self.parts.get(name) == one for name, one in chosen.items())


def parts_of(what: str) -> Sequence[str]:
    """What has to be chosen for a play of this kind, in this order."""
    return PARTS.get(what, (SITE,))


def play(option: str, box: Box) -> Play:
    """An option of the rules, taken apart."""
    word, number, by = kind(option), value(option), way(option) or ""
    if word in box.building_ids and word != PLACE:
        which = box.building_ids.index(word)
        return Play(option, BUILD if which in box.simple else word, {BUILDING: which, SITE: number})
    return Play(option, word, _parts(word, number, by, box))


def _parts(word: str, number: int, by: str, box: Box) -> Parts:
    if word == FOUND:
        return {SITE: number, SOURCE: int(by)}
    if word == BUILDER:
        return {BUILDING: box.building_ids.index(by), SITE: number}
    if word == BREAD:
        wish, _line, count = by.rpartition("_")
        return {SITE: number, WISH: WISHES.index(wish), COUNT: int(count)}
    if word == GOLDEN:
        return {CITY: number, COUNT: int(by)}
    if word == CLOSENESS:
        return {PLACES: tuple(int(digit) - 1 for digit in str(number))}
    if word in (MIGRATE, STARVE):
        return {CITY: number, **({WISH: WISHES.index(by)} if by else {})}
    return {SITE: number} if number >= 0 else {}


class Plays:
    """All answers of one question."""

    def __init__(self, options: Iterable[str], box: Box) -> None:
        self.all = [play(option, box) for option in options]
        self.kinds = list(dict.fromkeys(one.what for one in self.all))

    def fitting(self, what: str, chosen: Parts) -> list[Play]:
        """Those that are still meant when so much is chosen."""
        return [one for one in self.all if one.fits(what, chosen)]

    def choices(self, what: str, chosen: Parts, part: str) -> list[Any]:
        """What can be chosen for a part, in the order of the answers; whatever is chosen for it already."""
        rest = {name: one for name, one in chosen.items() if name != part}
        return list(dict.fromkeys(one.parts[part] for one in self.fitting(what, rest) if part in one.parts))

    def open_part(self, what: str, chosen: Parts) -> str:
        """The part that has to be chosen next; "" if all are."""
        for part in parts_of(what):
            if part not in chosen and self.choices(what, chosen, part):
                return part
        return ""

    def answer(self, what: str, chosen: Parts) -> str:
        """The option that is meant; "" while something is open."""
        found = self.fitting(what, chosen)
        return found[0].option if len(found) == 1 and not self.open_part(what, chosen) else ""
