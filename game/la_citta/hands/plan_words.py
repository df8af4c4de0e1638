"""The words of a plan: what is chosen next, what the button says, and what is missing. No pygame here."""

from __future__ import annotations

from game.kernel.options import option
from game.la_citta.hands import plays
from game.la_citta.hands.plays import Draft
from game.la_citta.lang import _, joined, ngettext, sentence
from game.la_citta.rules import feeding
from game.la_citta.rules.box import ROUNDS, WISHES
from game.la_citta.rules.state import View
from game.la_citta.words import refusals
from game.la_citta.words.about import sites
from game.la_citta.words.politics import nothing_to_build
from game.table.words import Prompt

__all__ = ["sentence"]


def turn(plan: Draft) -> Prompt:
    """Nothing has been begun in the own turn."""
    view = plan.view
    title = _("Your turn: politics {round} of {rounds}").format(round=view.round, rounds=ROUNDS)
    if not view.actions[view.viewer] and plays.DRAW in plan.plays.kinds:
        return Prompt(title, nothing_to_build())
    if not view.actions[view.viewer]:
        return Prompt(title, _("Take one of the seven politics cards. What you take is carried out at once."))
    return Prompt(
        title, _("Use an action card or take one of the seven politics cards. What you take is carried out at once.")
    )


def prompt(plan: Draft) -> Prompt:
    """A play that has been begun: what is to be chosen next, or what it leads to."""
    if plan.option:
        told = plan.desk.marks.outlook.words(plan.option)
        if plan.what == plays.CLOSENESS:
            told = _("Only you see them; everybody sees at which places you look.")
        return Prompt(whole(plan), told or _("Press the button, or choose the same once more."))
    part = plan.part
    if part == plays.BUILDING:
        return Prompt(_("Which building?"), _("Choose what is to be built; then the site."))
    if part == plays.SOURCE:
        return Prompt(_("Who founds the new city?"), _("One of your cities gives a citizen; two come from the supply."))
    if part == plays.WISH:
        return Prompt(
            _("Which arches shall count?"), _("The hospital has two kinds. Your figures count for one of them.")
        )
    if part == plays.PLACES:
        return Prompt(_("Which voices do you look at?"), plan.how_to_look())
    if plan.what in (plays.GOLDEN, plays.BREAD, plays.HARVEST):
        return _figures(plan)
    return _site(plan)


def _site(plan: Draft) -> Prompt:
    """A site is asked for."""
    count = len(plan.legal_sites)
    many = ngettext("{count} site is free.", "{count} sites are free.", count).format(count=count)
    keys = plan.walking
    if plan.what == plays.DEMOLISH:
        return Prompt(
            _("A building must go"),
            _("There are more buildings than citizens. Only outer ones can go: the rest stays together."),
        )
    if plan.what == plays.PLACE:
        return Prompt(_("Where shall your castello stand?"), f"{many} {keys}".strip())
    if plan.what == plays.FOUND:
        free = _("Three free sites lie to every other city.")
        return Prompt(_("Where shall the new city stand?"), f"{many} {free}")
    building = plan.names.plain_building(plan.building)
    return Prompt(_("Where shall it stand: {building}?").format(building=building), f"{many} {keys}".strip())


def _figures(plan: Draft) -> Prompt:
    if plan.what == plays.GOLDEN:
        return Prompt(_("Citizens for which city?"), _("Choose how many, and the city that takes them in."))
    if plan.what == plays.HARVEST:
        return Prompt(_("Which farm has the rich harvest?"), _("Its food counts double this year."))
    return Prompt(
        _("Bread and games: where?"), _("Choose how many figures, and a building with arches. Each counts as one more.")
    )


def whole(plan: Draft) -> str:
    """What is about to be done, as a title."""
    names, site = plan.names, plan.site
    if plan.what == plays.GOLD:
        return _("Take 2 gold")
    if plan.what == plays.DRAW:
        return _("Draw a politics card face down")
    if plan.what == plays.CLOSENESS:
        count = len(plan.voices)
        return ngettext("Look at {count} voice", "Look at {count} voices", count).format(count=count)
    if plan.what in (plays.PLACE, plays.FOUND):
        return _("Found a city here")
    if plan.what == plays.DEMOLISH:
        building = names.plain_building(plan.view.building[site])
        return _("{building} of {city} goes").format(building=building, city=city_of(plan, site))
    if plan.what == plays.GOLDEN:
        count = plan.chosen[plays.COUNT]
        text = ngettext("{count} citizen for {city}", "{count} citizens for {city}", count)
        return text.format(count=count, city=city_of(plan, site))
    if plan.what in (plays.BREAD, plays.HARVEST):
        return _("{card} in {city}").format(card=names.kind(plan.what), city=city_of(plan, site))
    return _("{building} in {city}").format(building=names.plain_building(plan.building), city=beside(plan, site))


def city_of(plan: Draft, site: int) -> str:
    city = plan.view.city[site]
    return str(plan.names.plain_city(city)) if city >= 0 else ""


def beside(plan: Draft, site: int) -> str:
    """The city that a building on this site would belong to."""
    view = plan.view
    near = [view.city[one] for one in view.box.board.near[site] if view.city[one] >= 0]
    return str(plan.names.plain_city(near[0])) if near else ""


def gives(plan: Draft, site: int) -> str:
    """What a new city would have to eat there."""
    return joined(sites.yields(plan.view, site)) or _("no food")


def button(plan: Draft) -> str:
    """What the button says that sends the answer."""
    if plan.what == plays.DEMOLISH:
        return _("Tear down")
    if plan.what == plays.CLOSENESS:
        return _("Look")
    if plan.what in (plays.PLACE, plays.FOUND):
        return _("Found here")
    if plan.what in (plays.GOLD, plays.DRAW):
        return _("Take it")
    if plan.what in (plays.GOLDEN, plays.BREAD, plays.HARVEST):
        cost = price_of(plan)
        return _("Take it −{cost}").format(cost=cost) if cost else _("Take it")
    cost = price_of(plan)
    return _("Build here −{cost}").format(cost=cost) if cost else _("Build here")


def price_of(plan: Draft) -> int:
    """What the play costs so far."""
    from game.la_citta.rules.politics.great_builder import price

    view, what = plan.view, plan.what
    if what == plays.BUILDER and plan.building >= 0:
        return price(view, plan.building)
    if what in view.box.building_ids:
        return int(view.box.cost[view.box.building_ids.index(what)])
    if what in (plays.GOLDEN, plays.BREAD):
        return int(view.box.prices[what][plan.chosen.get(plays.COUNT, 1) - 1])
    return 0


def missing(plan: Draft) -> str:
    """Why the answer cannot be sent yet, as a sentence; "" when it can."""
    if plan.option:
        return ""
    part = plan.part
    words = {
        plays.BUILDING: _("Choose a building first."),
        plays.SITE: _("Choose a site first."),
        plays.CITY: _("Choose a city first."),
        plays.SOURCE: _("Choose the city that gives a citizen."),
        plays.WISH: _("Choose the arches that count."),
        plays.PLACES: _("Choose two voices first."),
    }
    return words.get(part, "")


def all_voices(plan: Draft) -> str:
    """The button that looks at all three."""
    return _("All three −{cost}").format(cost=plan.view.box.prices[plays.CLOSENESS][1])


# -- migration and hunger ---------------------------------------------------------------------------------------------
def migrating(plan: Draft, city: int) -> Prompt:
    """A city draws its citizens."""
    if city < 0:
        return Prompt(_("Which city draws citizens next?"), _("Several of your cities draw from the same neighbour."))
    name = plan.names.plain_city(city)
    title = _("{city} draws citizens").format(city=name)
    if plan.option:
        told = plan.desk.marks.outlook.words(plan.option)
        return Prompt(title, told)
    if len(plan.view.wishes) < 2:
        return Prompt(title, _("Your other cities wait for their turn."))
    options = [
        plan.plays.answer(plan.what, {plays.CITY: city, plays.WISH: wish}) for wish in plan.open_choices(plays.WISH)
    ]
    gains = [plan.desk.marks.outlook.words(option) for option in options]
    named = zip(map(plan.names.plain_wish, plan.open_choices(plays.WISH)), gains, strict=True)
    return Prompt(title, " ".join(_("{wish}: {gain}").format(wish=wish, gain=gain) for wish, gain in named))


def by_wish(plan: Draft, wish: int, gain: int) -> str:
    """The button of one wish with what it would bring."""
    name = plan.names.plain_wish(wish)
    return _("{wish} +{count}").format(wish=name, count=gain) if gain >= 0 else str(name)


def starving(plan: Draft) -> Prompt:
    """Citizens for whom there is no food."""
    view, city = plan.view, plan.site
    count = feeding.hungry(view, int(view.viewer))
    if city < 0:
        text = ngettext("Hunger: {count} citizen must leave", "Hunger: {count} citizens must leave", count)
        why = _("Choose the city of each. Next year you have an action card less.")
        if feeding.costs(view) == "points":
            why = _("Choose the city of each. In the last year that costs you 5 points.")
        return Prompt(text.format(count=count), why)
    title = _("Hunger: one citizen leaves {city}").format(city=city_of(plan, city))
    told = plan.desk.marks.outlook.words(plan.option) if plan.option else ""
    return Prompt(title, told)


def leaving(plan: Draft) -> int:
    """How many citizens the city shown can give of those who must leave."""
    return min(feeding.hungry(plan.view, int(plan.view.viewer)), plan.view.people[plan.site])


def one_from(plan: Draft) -> str:
    """The button that takes one of them from the city shown."""
    return _("Take one from {city}").format(city=city_of(plan, plan.site))


def all_from(plan: Draft) -> str:
    """The button that takes all of them from the city shown."""
    return _("Take all {count} from {city}").format(count=leaving(plan), city=city_of(plan, plan.site))


# Why something cannot be chosen.


# -- cards and rows ---------------------------------------------------------------------------------------------------
def of_card(plan: Draft, card: int) -> str:
    """Why a card of the display cannot be carried out; "" for one that can."""
    return refusals.of_card(plan.view, card, plan.names)


def of_row(plan: Draft, row: str) -> str:
    """The same of a row of the action card."""
    if not plan.view.actions[plan.view.viewer]:
        return _("no action card left")
    return refusals.of_action(plan.view, row, plan.names)


def of_three_voices(plan: Draft) -> str:
    """Why all three voices cannot be looked at."""
    word = "closeness:234"
    return plan.desk.marks.reason(plan.desk.marks.why_not(word), word)


def of_building(plan: Draft, number: int) -> str:
    """The same of a building among the tiles."""
    return refusals.of_building(plan.view, number, plan.names, great=plan.what == plays.BUILDER)


def of_number(plan: Draft, count: int) -> str:
    """Why so many figures or citizens are too many."""
    view, seat = plan.view, plan.view.viewer
    what = plan.what
    short = view.box.prices[what][count - 1] - view.gold[seat]
    if short > 0:
        return _gold_short(short)
    return _("no free figure") if what == plays.BREAD else _("no room")


# -- sites ------------------------------------------------------------------------------------------------------------
def at_site(plan: Draft, site: int) -> str:
    """Why the play that is put together cannot be made there, as the end of a sentence; "" where it can, or while no
    site is asked for."""
    if site < 0 or not plan.what or site in plan.legal_sites:
        return ""
    word = _at(plan, site)
    marks = plan.desk.marks
    problem = marks.why_not(word) if word else None
    return marks.reason(problem, word) if problem and problem != "not_now" else ""


def _at(plan: Draft, site: int) -> str:
    """The play that somebody means by a site."""
    view, what = plan.view, plan.what
    if what == plays.FOUND:
        return option(what, site, str(_giver(view)))
    if what in (plays.BUILD, plays.BUILDER):
        if plan.building < 0:
            return ""
        name = view.box.building_ids[plan.building]
        return option(name, site) if what == plays.BUILD else option(what, site, name)
    if what == plays.BREAD:
        arches = view.box.arches[view.building[site]] if view.building[site] >= 0 else (1, 0, 0)
        wish = next((at for at, many in enumerate(arches) if many), 0)
        return option(what, site, f"{WISHES[wish]}_{plan.chosen.get(plays.COUNT, 1)}")
    if what == plays.GOLDEN:
        city = view.city[site]
        return option(what, city, str(plan.chosen.get(plays.COUNT, 1))) if city >= 0 else ""
    if what == plays.STARVE:
        return option(what, view.city[site]) if view.city[site] >= 0 else ""
    return option(what, site) if what != plays.MIGRATE else ""


def _giver(view: View) -> int:
    """A city of the viewer that has a citizen to spare, else any."""
    cities = view.cities[view.viewer]
    return next((city[0] for city in cities if view.spare(city) > 0), cities[0][0] if cities else -1)


def _gold_short(count: int) -> str:
    return ngettext("{count} gold short", "{count} gold short", count).format(count=count)
