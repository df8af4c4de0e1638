"""What the parchment says while the second half of a year is told. No pygame here."""

from __future__ import annotations

from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules import feeding
from game.la_citta.rules.box import NO_LIMIT
from game.la_citta.rules.state import View
from game.la_citta.table.scenes.course import DEMOLITION, FEEDING, MIGRATION, VOICES, Course, Turn
from game.la_citta.words.names import Names
from game.table.words import Prompt
from game.ui.draw.markup import escape


def said(now: Course, view: View, names: Names) -> Prompt | None:
    """Title and line for what goes on; None for nothing."""
    if now.chapter == VOICES and now.wishes:
        return Prompt(wanted(now, names), wanted_why(now, names))
    if now.chapter == MIGRATION and now.turn is not None:
        return Prompt(drawn(now.turn, names), drawn_why(now.turn, view, names))
    if now.chapter == DEMOLITION and now.torn:
        return _demolition(now, names)
    if now.chapter == FEEDING and now.seat >= 0:
        return _hunger(now, view, names)
    return None


# -- voices ----------------------------------------------------------------------------------------------------------
def wishes(now: Course, names: Names) -> str:
    """The wishes in force."""
    return listed([names.plain_wish(wish) for wish in now.wishes])


def wanted(now: Course, names: Names) -> str:
    """ "They want education"."""
    return _("They want {wishes}").format(wishes=wishes(now, names))


def wanted_why(now: Course, names: Names) -> str:
    """How many voices, and what follows."""
    if len(now.wishes) > 1:
        return _("2 voices each. Every city follows one of the two wishes, as its owner likes.")
    count = sum(voice == now.wishes[0] for voice in now.voices)
    text = _("{count} of 4 voices. More arches of [b|{wish}] draw one citizen from each neighbour.")
    return text.format(count=count, wish=escape(wishes(now, names)))


# -- migration -------------------------------------------------------------------------------------------------------
def drawn(turn: Turn, names: Names) -> str:
    """ "Assisi draws 4 citizens"."""
    count = len(turn.gains)
    text = ngettext("{city} draws {count} citizen", "{city} draws {count} citizens", count)
    return text.format(city=names.plain_city(turn.city), count=count)


def drawn_why(turn: Turn, view: View, names: Names) -> str:
    """Why they come, and whether there is room for them."""
    wish = escape(names.plain_wish(turn.wish))
    sources = escape(listed([names.plain_city(gain.source) for gain in turn.gains]))
    count = len(turn.gains)
    text = ngettext(
        "{cities} has fewer arches of [b|{wish}].", "{cities} have fewer arches of [b|{wish}].", count
    ).format(cities=sources, wish=wish)
    return f"{text} {_room(turn, view)}"


def _room(turn: Turn, view: View) -> str:
    if turn.sent:
        text = ngettext(
            "There is no room for [b|{count}] of them.", "There is no room for [b|{count}] of them.", turn.sent
        )
        return text.format(count=turn.sent)
    limit = view.limit(view.sites_of(turn.city)) if view.sites_of(turn.city) else NO_LIMIT
    if limit == NO_LIMIT:
        return _("There is [b|no limit] to this city.")
    return _("The city takes in up to [b|{limit}].").format(limit=limit)


# -- demolition and hunger -------------------------------------------------------------------------------------------
def _demolition(now: Course, names: Names) -> Prompt:
    mine = [one for one in now.torn if one.seat == now.seat]
    last = mine[-1]
    here = [one for one in mine if one.city == last.city]
    city = names.plain_city(last.city)
    if any(one.site == one.city for one in here):
        return Prompt(_("{city} is given up").format(city=city), _("Nobody lives there any more."))
    text = ngettext("{city} loses a building", "{city} loses {count} buildings", len(here))
    which = listed([names.plain_building(one.building) for one in here])
    why = _("{buildings}: without a citizen no building stands.").format(buildings=escape(which))
    return Prompt(text.format(city=city, count=len(here)), why)


def _hunger(now: Course, view: View, names: Names) -> Prompt:
    seat = now.seat
    where = listed([names.plain_city(city) for city in now.starved.get(seat, {})])
    count = now.left(seat)
    title = ngettext("Hunger in {cities}: {count} citizen leaves", "Hunger in {cities}: {count} citizens leave", count)
    return Prompt(title.format(cities=where, count=count), penalty(seat, view, names))


def penalty(seat: int, view: View, names: Names) -> str:
    """What hunger costs."""
    name = escape(names.plain_seat(seat))
    if feeding.costs(view) == "points":
        return _("{name} loses [b|5 points].").format(name=name)
    return _("Next year {name} turns [b|one action card] unused.").format(name=name)
