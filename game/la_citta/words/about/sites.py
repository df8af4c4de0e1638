"""A site or a landscape that is pointed at."""

from __future__ import annotations

from game.la_citta.content import WISHES
from game.la_citta.lang import _, joined, language, ngettext
from game.la_citta.rules.box import HARVEST, YEARS
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names, figures, food, gold

FARMLAND = ("F1", "F2", "F3")
Told = tuple[str, str]  # title and text


def site(view: View, number: int, names: Names) -> Told:
    """A building with what it gives there, or a free site with what it would give."""
    names.learn(view)
    building = view.building[number]
    if building < 0:
        text = _("Site {site}")
        return text.format(site=names.near(number, view)), free(view, number)
    title = _("{building} in {city}").format(
        building=names.plain_building(building), city=names.plain_city(view.city[number])
    )
    return title, " ".join(standing(view, number, names))


def free(view: View, number: int) -> str:
    """What the landscape beside it gives."""
    facts = yields(view, number)
    told = _("Beside it: {facts}.").format(facts=joined(facts)) if facts else _("It touches no landscape of use.")
    if not view.box.zone >> number & 1:
        told = _("Outside the map in play.") + " " + told
    return told


def yields(view: View, number: int) -> list[str]:
    """Food, gold and water of a site."""
    box = view.box
    found = [food(box.food[number])] if box.food[number] else []
    found += [gold(box.gold[number])] if box.gold[number] else []
    return [*found, _("water")] if box.water >> number & 1 else found


def standing(view: View, number: int, names: Names) -> list[str]:
    """Whose it is, what it is for, what it gives here, and figures on it."""
    box, building = view.box, view.building[number]
    entry = names.data.buildings[box.building_ids[building]]
    found = [_("It belongs to {name}.").format(name=names.plain_seat(view.owner[number])), entry.short.get(language())]
    if box.feeds[building]:
        harvested = any(one[0] == number and one[1] == HARVEST for one in view.figures)
        amount = box.food[number] * (2 if harvested else 1)
        found.append(_("It gives {food}.").format(food=food(amount)))
    if box.mines[building] and view.year < YEARS:
        found.append(_("It brings {gold} each year.").format(gold=gold(box.gold[number])))
    for where, what, count in view.figures:
        if where == number and what < len(WISHES):
            text = _("{figures} for {wish} until the end of the year.")
            found.append(text.format(figures=figures(count), wish=names.plain_wish(what)))
    return found


def area(view: View, number: int, names: Names) -> Told:
    """A landscape, and who gets something from it."""
    name = view.box.landscape[number]
    wheat = names.data.landscapes[name].wheat
    if name in FARMLAND:
        text = ngettext(
            "{count} food for each castello and each farm beside it.",
            "{count} food for each castello and each farm beside it.", wheat,
        ).format(count=wheat)  # fmt: skip
    elif name == "M":
        text = _("Each quarry beside it brings 1 gold a year.")
    else:
        text = _("Wells and bathhouses stand beside it.")
    return names.landscape(number), text
