"""What an answer leads to, in a sentence or as lines beside a site: arches, food, citizens, neighbours."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.options import kind, value, way
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, Rules
from game.kernel.steps import Ask
from game.la_citta.content import WISHES
from game.la_citta.lang import N_, _, joined, listed, ngettext, sentence
from game.la_citta.rules.box import NO_LIMIT, YEARS
from game.la_citta.rules.state import Game, View
from game.la_citta.words import year
from game.la_citta.words.names import Names
from game.la_citta.words.outlook.change import Change, change
from game.la_citta.words.places import BARE, building_meant
from game.table.asking.outlook import Outlook

Line = tuple[str, str]  # the symbol before it ("" for none), and the words
SYMBOLS = {"food": N_("food"), "gold": N_("gold"), "citizen": N_("number of citizens")}


class Consequences(Outlook[View]):
    """Tells what the options of one ask lead to, and what plays would that are not offered; each is worked out when
    somebody first wants to know."""

    def __init__(self, ask: Ask | None, view: View, names: Names, rules: Rules[Game, View]) -> None:
        super().__init__(ask, view, rules)
        self.names, self.own_rules = names, rules
        self._changes: dict[str, Change | None] = {}

    def change(self, option: str) -> Change | None:
        """The figures before and after; None for what is not legal."""
        if option not in self._changes:
            self._changes[option] = change(option, self.view, self.own_rules)
        return self._changes[option]

    def gain(self, option: str) -> int:
        """How many citizens `migrate` brings to its city."""
        return year.kept(option, self.view) if kind(option) == "migrate" else 0

    def lines(self, option: str) -> tuple[str, list[str]]:
        """A title and a line for each figure that changes, marked up with symbols."""
        found = self.change(option)
        if kind(option) == "migrate":
            return self.title(option), [year.told_gain(option, self.view, self.names)]
        told = list(self._lines(option, found)) if found is not None else []
        return self.title(option), [f"{{{symbol}}} {words}" if symbol else words for symbol, words in told]

    def words(self, option: str) -> str:
        """The same as one text."""
        if kind(option) == "migrate":
            return sentence(year.told_gain(option, self.view, self.names))
        found = self.change(option)
        if found is None:
            return ""
        parts = [f"{self._called(symbol)} {words}" if symbol else words for symbol, words in self._lines(option, found)]
        return sentence(joined(parts)) if parts else ""

    def is_final(self, option: str) -> bool:
        """What turns up a card or answers the last question cannot be taken back."""
        if self.ask is None or option not in self.ask.options:
            return True
        try:
            before = self.rules.determinize(self.view, Rng(1))
            before.log = None
            after = before.clone()
            after.choose(option)
        except (Impossible, LookupError, ValueError):
            return True
        return after.pending is None or after.rng != before.rng or self.rules.learnt(before, after)

    def title(self, option: str) -> str:
        """What would stand where: "Palazzo in Lucca"."""
        found = self.change(option)
        city = found.city if found is not None else -1
        what = (way(option) or "") if kind(option) == "great_builder" else kind(option)
        if what in ("new_city", "castello"):
            if self.names.pictured:
                return _("New city {site}").format(site=self.names.near(value(option), self.view))
            return _("City at {site}").format(site=self.names.plain_site(value(option)))
        if what == "demolish" and self.view.building[value(option)] >= 0:
            building = self.names.plain_building(self.view.building[value(option)])
            return _("Without {building}").format(building=building)
        if what in ("migrate", "starve", "demolish"):
            return self.names.plain_city(city) if city >= 0 else ""
        name = self.names.kind(what) if what not in BARE else _("Gold")
        return _("{building} in {city}").format(building=name, city=self.names.plain_city(city)) if city >= 0 else name

    # -- lines -----------------------------------------------------------------------------------------------------
    def _lines(self, option: str, found: Change) -> Iterator[Line]:
        yield from self._arches(found)
        yield from self._yields(option, found)
        yield from _changed("food", found.food)
        yield from _changed("gold", found.gold)
        yield from self._citizens(option, found)
        yield from self._neighbours(found)
        yield from _hunger(found)

    def _arches(self, found: Change) -> Iterator[Line]:
        for wish, pair in zip(WISHES, found.points, strict=True):
            yield from _changed(wish, pair)

    def _yields(self, option: str, found: Change) -> Iterator[Line]:
        """What a quarry brings, and that a farm feeds nobody."""
        box, number = self.view.box, building_meant(option, self.names)
        if number < 0:
            return
        if box.mines[number] and self.view.year == YEARS:
            yield "", _("no income any more: this is the last year")
        elif box.mines[number]:
            gold = box.gold[value(option)]
            text = ngettext("{count} gold each year", "{count} gold each year", gold)
            if self.view.year == YEARS:
                yield "", _("there is no income any more")
            else:
                yield ("gold", text.format(count=gold)) if gold else ("", _("no mountains here"))
        if box.harvested[number] and found.food[0] == found.food[1]:
            yield "", _("no farmland here")

    def _citizens(self, option: str, found: Change) -> Iterator[Line]:
        """Growing room, and who is left on the castello; of a new city its food."""
        if kind(option) in ("new_city", "castello"):
            return
        if found.limit[0] != found.limit[1] and found.people[1]:
            yield "", limited(found.limit[1])
        if found.people[0] != found.people[1]:
            yield "citizen", becomes(found.people)
        elif found.spare[1] < found.spare[0] and found.spare[0] > 0:
            left = found.spare[1]
            yield (
                "",
                ngettext("{count} citizen left to spare", "{count} citizens left to spare", left).format(count=left)
                if left
                else _("no citizen left to spare"),
            )
        if found.complete[1] > found.complete[0]:
            yield "", _("all three kinds of arches: 3 points")
        elif found.complete[1] < found.complete[0]:
            yield "", _("one kind of arches is missing then: 3 points less")

    def _neighbours(self, found: Change) -> Iterator[Line]:
        if found.new:
            cities = listed([self.names.plain_city(city) for city in found.new])
            yield "", _("new neighbour: {cities}").format(cities=cities)
        for wish, others in zip(WISHES, found.wins, strict=True):
            if others:
                yield wish, _("wins {cities}").format(cities=self._list(others))
        for wish, others in zip(WISHES, found.loses, strict=True):
            if others:
                yield wish, _("loses to {cities}").format(cities=self._list(others))

    def _list(self, cities: tuple[int, ...]) -> str:
        return listed([self.names.plain_city(city) for city in cities])

    def _called(self, symbol: str) -> str:
        """A symbol in words."""
        return self.names.plain_wish(symbol) if symbol in WISHES else _(SYMBOLS[symbol])


def becomes(pair: tuple[int, int]) -> str:
    """A figure before and after."""
    return _("{before} → {after}").format(before=pair[0], after=pair[1])


def limited(limit: int) -> str:
    """How far a city can grow."""
    return _("grows without limit") if limit == NO_LIMIT else _("grows up to {count}").format(count=limit)


def _changed(symbol: str, pair: tuple[int, int]) -> Iterator[Line]:
    if pair[0] != pair[1]:
        yield symbol, becomes(pair)


def _hunger(found: Change) -> Iterator[Line]:
    """Who has no food, now or after the next growth, where the answer has to do with it."""
    (before, now), (before_next, later) = found.hungry, found.hungry_next
    if now and (now != before or found.food[0] != found.food[1]):
        yield "", ngettext("{count} citizen without food", "{count} citizens without food", now).format(count=now)
    elif later and later != before_next:
        text = ngettext(
            "after growth {count} citizen without food", "after growth {count} citizens without food", later
        )
        yield "", text.format(count=later)
