"""A city that is pointed at: its arches, who takes from whom if a wish comes true, growth and food."""

from __future__ import annotations

from typing import NamedTuple

from game.la_citta.content import WISHES
from game.la_citta.lang import _, ngettext
from game.la_citta.rules import neighbours, scoring
from game.la_citta.rules.box import LIMITS, NO_LIMIT
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.names import food as told_food
from game.la_citta.words.outlook.change import sign


class Row(NamedTuple):
    """A neighbour: per wish +1 if the city that is looked at draws a citizen from it, -1 if it loses one, else 0."""

    castello: int
    name: str
    seat: int
    changes: tuple[int, ...]


class CityTold(NamedTuple):
    """A city in words: its arches per wish, its neighbours in their order, a few sentences."""

    title: str
    seat: int
    arches: tuple[int, ...]
    rows: tuple[Row, ...]
    text: str


def city(view: View, castello: int, names: Names) -> CityTold | None:
    """What there is to say; None if no city stands there (any more)."""
    names.learn(view)
    sites = view.sites_of(castello)
    if not sites:
        return None
    arches = tuple(view.points(sites, wish) for wish in range(len(WISHES)))
    rows = tuple(
        Row(other, names.plain_city(other), view.owner[other],
            tuple(sign(castello, other, wish, view) for wish in range(len(WISHES))))
        for other in neighbours.of_all(view)[castello]
    )  # fmt: skip
    text = " ".join(sentences(view, castello, names))
    return CityTold(names.plain_city(castello), view.owner[castello], arches, rows, text)


def sentences(view: View, castello: int, names: Names) -> list[str]:
    """Growth, citizens to spare, food, the bonus."""
    sites, seat = view.sites_of(castello), view.owner[castello]
    found = [grows(view, castello)]
    spare = view.spare(sites)
    if spare > 0:
        found.append(ngettext("{count} can be spared.", "{count} can be spared.", spare).format(count=spare))
    elif spare < 0:
        empty = ngettext("{count} building stands empty.", "{count} buildings stand empty.", -spare)
        found.append(empty.format(count=-spare))
    found.append(fed(view, seat, names))
    if scoring.complete(view, sites):
        found.append(_("All three kinds of arches: 3 points."))
    return found


def grows(view: View, castello: int) -> str:
    """Citizens, limit, and what it would take to go beyond it."""
    people, limit = view.people[castello], view.limit(view.sites_of(castello))
    if limit == NO_LIMIT:
        return ngettext("{count} citizen, no limit.", "{count} citizens, no limit.", people).format(count=people)
    text = _("{count} of {limit} citizens.")
    if people >= limit:
        text = _("{count} of {limit} citizens: no growth without a marketplace.")
        if limit == LIMITS[1]:
            text = _("{count} of {limit} citizens: no growth without a well or a bathhouse.")
    return text.format(count=people, limit=limit)


def fed(view: View, seat: int, names: Names) -> str:
    """The food of all cities of a seat, and for how many more it is, or how many starve."""
    food, people = view.food(seat), view.people_of(seat)
    more = food - people
    if seat == view.viewer:
        texts = (_("You have {food}: enough for {count} more."), _("You have {food}: just enough."),
                 _("You have {food}: {count} will starve."))  # fmt: skip
    else:
        texts = (_("{name} has {food}: enough for {count} more."), _("{name} has {food}: just enough."),
                 _("{name} has {food}: {count} will starve."))  # fmt: skip
    text = texts[0] if more > 0 else texts[1] if not more else texts[2]
    return text.format(food=told_food(food), count=abs(more), name=names.plain_seat(seat))
