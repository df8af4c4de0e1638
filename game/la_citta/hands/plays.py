"""The plays of La Città that can be answered, taken apart, and the one that is being put together. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.kernel.options import kind, value, way
from game.la_citta.lang import _
from game.la_citta.rules.box import WISHES, Box
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.table.asking.plan import Desk

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
        self._of: dict[str, list[Play]] = {}  # by what they are
        self._with: dict[tuple[str, str, Any], list[Play]] = {}  # by what they are, a part and what is chosen for it
        for one in self.all:
            self._of.setdefault(one.what, []).append(one)
            for part, choice in one.parts.items():
                self._with.setdefault((one.what, part, choice), []).append(one)
        self.kinds = list(self._of)
        self._choices: dict[tuple[Any, ...], list[Any]] = {}

    def fitting(self, what: str, chosen: Parts) -> list[Play]:
        """Those that are still meant when so much is chosen."""
        if not chosen:
            return list(self._of.get(what, ()))
        fewest = min((self._with.get((what, *one), []) for one in chosen.items()), key=len)
        return [one for one in fewest if one.fits(what, chosen)]

    def choices(self, what: str, chosen: Parts, part: str) -> list[Any]:
        """What can be chosen for a part, in the order of the answers; whatever is chosen for it already."""
        rest = {name: one for name, one in chosen.items() if name != part}
        key = what, part, *rest.items()
        if key not in self._choices:
            fitting = self.fitting(what, rest)
            self._choices[key] = list(dict.fromkeys(one.parts[part] for one in fitting if part in one.parts))
        return self._choices[key]

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


# The play that is being put together.


class Draft:
    """Of what kind the play is ("": none has been begun), and what is chosen of its parts."""

    desk: Desk  # what it lies on

    def __init__(self) -> None:
        self.what, self.card = "", -1
        self.chosen: dict[str, Any] = {}
        self.by_hand: list[str] = []  # parts in the order in which somebody chose them
        self.voices: list[int] = []
        self._legal: tuple[object, list[int]] = ((), [])

    @property
    def view(self) -> View:
        """What the rules say now."""
        raise NotImplementedError

    @property
    def names(self) -> Names:
        """What everything is called now."""
        raise NotImplementedError

    @property
    def walking(self) -> str:
        """How one goes from site to site, where that has to be said."""
        return ""

    def how_to_look(self) -> str:
        """How two voices are chosen."""
        return _("Choose two of the three hidden cards; only you see them.")

    @property
    def turn(self) -> bool:
        """Whether a card is used."""
        raise NotImplementedError

    @property
    def plays(self) -> Plays:
        """What can be answered."""
        raise NotImplementedError

    @property
    def part(self) -> str:
        """What has to be chosen next: a part of a play; "" when nothing is open, or no play has been begun."""
        return self.plays.open_part(self.what, self.chosen) if self.what else ""

    @property
    def option(self) -> str:
        """The answer that is meant; "" while something is open."""
        return self.plays.answer(self.what, self.chosen) if self.what else ""

    def open_choices(self, part: str) -> list[Any]:
        """What can be chosen for a part of the play."""
        return self.plays.choices(self.what, self._but(part), part)

    def _but(self, part: str) -> dict[str, Any]:
        """What is chosen before a part: what comes later follows from it."""
        order = parts_of(self.what)
        if part not in order:
            return {}
        before = order[: order.index(part)]
        return {name: one for name, one in self.chosen.items() if name in before}

    def _fill(self) -> None:
        """Chooses what leaves no choice, and a number to begin with."""
        while part := self.part:
            found = self.open_choices(part)
            if part == COUNT or len(found) == 1 and not (part == SITE and not self.turn):
                self.chosen[part] = found[0]
            else:
                return

    def choose(self, part: str, one: Any) -> None:
        """Chooses a part; what was chosen after it and does not go with it is open again."""
        order = list(parts_of(self.what))
        self.chosen[part] = one
        for later in order[order.index(part) + 1 :]:
            if later in self.chosen and self.chosen[later] not in self.open_choices(later):
                self._drop(later)
        if part != COUNT:
            self.by_hand = [*(name for name in self.by_hand if name != part), part]
        self._fill()

    def _drop(self, part: str) -> None:
        self.chosen.pop(part, None)
        self.by_hand = [name for name in self.by_hand if name != part]

    # -- the sites and cities that can be chosen -------------------------------------------------------------------
    @property
    def legal_sites(self) -> list[int]:
        """Sites on which something can be chosen now; none where no site is asked for. Worked out once for all sites
        that ask."""
        key = (self.plays, self.what, tuple(self.chosen.items()))
        if self._legal[0] != key:
            self._legal = key, self._sites()
        return self._legal[1]

    def _sites(self) -> list[int]:
        for part in (SITE, CITY):
            if self.what and part in parts_of(self.what) and self._due(part):
                return self.open_choices(part)
        return []

    def _due(self, part: str) -> bool:
        order = parts_of(self.what)
        open_before = [name for name in order[: order.index(part)] if name not in self.chosen]
        return not [name for name in open_before if self.open_choices(name)]

    @property
    def site(self) -> int:
        """The site or city that is chosen; -1 for none."""
        return int(self.chosen.get(SITE, self.chosen.get(CITY, -1)))

    @property
    def building(self) -> int:
        """The building that would stand on a site; -1 for none."""
        if self.what in (FOUND, PLACE):
            return 0
        if self.what in (BUILD, BUILDER):
            return int(self.chosen.get(BUILDING, -1))
        ids = self.view.box.building_ids
        return ids.index(self.what) if self.what in ids else -1

    def option_at(self, site: int) -> str:
        """The answer that choosing this site or city leads to, as far as it is known; "" for none."""
        if not self.what or site not in self.legal_sites:
            return ""
        part = CITY if CITY in parts_of(self.what) else SITE
        found = self.plays.fitting(self.what, {**self._but(part), part: site})
        meant = [one for one in found if one.fits(self.what, {**self._but(part), **self._kept(part)})] or found
        return meant[0].option if meant else ""

    def _kept(self, part: str) -> dict[str, Any]:
        return {name: one for name, one in self.chosen.items() if name not in (part, SITE, CITY)}
