"""A loaded game is checked whole before anybody plays on: any fault means that the save is damaged.

First every field by itself (`saved`), then whether cities, pieces and cards fit (here), how far the year has come
(`check_course`), and the question that waits (`check_stack`).
"""

from __future__ import annotations

from game.kernel.events import Json
from game.kernel.rng import Rng
from game.kernel.rules import DamagedState, Plain
from game.kernel.steps import Seat
from game.la_citta.rules import check_course, check_stack, saved, scoring
from game.la_citta.rules.board import listed
from game.la_citta.rules.box import (
    CASTELLO,
    CASTELLOS,
    DISPLAY,
    FIGURES,
    FIRST_CASTELLOS,
    HARVEST,
    YEARS,
    Box,
)
from game.la_citta.rules.determinize import determinize
from game.la_citta.rules.observe import observe
from game.la_citta.rules.state import Game


def load(box: Box, data: Plain) -> Game:
    """A game from saved data. Raises DamagedState with the first fault found."""
    g = Game(box)
    saved.read(g, data)
    try:
        fault = _first_fault(g)
        if fault is None:  # what is looked at first, and again and again
            observe(g, None)
            for seat in range(box.players):
                determinize(observe(g, Seat(seat)), Rng(seat))
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise DamagedState(f"its parts do not fit together ({type(error).__name__})") from error
    if fault:
        raise DamagedState(fault)
    return g


def _first_fault(g: Game) -> str | None:
    return position_fault(g) or check_course.fault(g) or _end(g) or check_stack.fault(g)


def position_fault(g: Game) -> str | None:
    """What is wrong with what lies on the table, whatever phase it is."""
    for part in (_sizes, _sites, _cities, _towns, _pieces, _figures, _politics, _voices):
        fault = part(g)
        if fault:
            return fault
    return None


def _sizes(g: Game) -> str | None:
    """Rows for each seat and each site, and nothing beyond them."""
    players, sites = g.box.players, g.box.board.hexes
    rows: list[list[Json]] = [
        g.cities, g.gold, g.actions, g.played, g.blind, g.founded, g.penalty, g.looked,
    ]  # fmt: skip
    if any(len(row) != players for row in rows) or g.start >= players or len(g.scores) not in (0, players):
        return f"it does not fit {players} players"
    if any(len(row) != sites for row in (g.building, g.city, g.owner, g.people)):
        return "it does not fit the map"
    return None if len(g.chips) == len(g.box.chips) else "there are other stacks of chips"


def _sites(g: Game) -> str | None:
    """Every site belongs to the city that says so, and to no other."""
    built = {}
    for seat, cities in enumerate(g.cities):
        for city in cities:
            for site in city:
                if site in built or site >= g.box.board.hexes:
                    return "two cities are on one site"
                built[site] = (city[0], seat)
    for site, number in enumerate(g.building):
        if (g.city[site], g.owner[site]) != built.get(site, (-1, -1)):
            return "a building belongs to no city, or to another one"
        if (number == CASTELLO) != (site in built and built[site][0] == site) or (number < 0) == (site in built):
            return "a castello or a building is missing"
        if number >= len(g.box.building_ids) or (g.people[site] and number != CASTELLO):
            return "somebody lives where there is no castello"
    return None


def _cities(g: Game) -> str | None:
    """Every city hangs together, lies in the zone and away from all others, with its buildings where they may be."""
    box = g.box
    beside = box.board.beside
    everything = [city for cities in g.cities for city in cities]
    whole = [sum(1 << site for site in city) for city in everything]
    if max(len(cities) for cities in g.cities) > CASTELLOS:
        return "somebody has more castellos than there are"
    for city, sites in zip(everything, whole, strict=True):
        others = sum(whole) - sites
        around = 0
        for site in city:
            around |= beside[site]
        if sites & ~box.zone or around & others:
            return "a city lies outside the zone or touches another one"
        reached = 1 << city[0]
        for _ in city:
            for site in listed(reached):
                reached |= beside[site] & sites
        if reached != sites:
            return "a city is in two parts"
        numbers = [g.building[site] for site in city]
        if numbers.count(box.market) > 1:
            return "a city has two marketplaces"
        if any(box.needs_water[g.building[site]] and not box.water >> site & 1 for site in city):
            return "a building stands without the water it needs"
    return None


def _towns(g: Game) -> str | None:
    """Every city was founded, those of a seat in the order in which they stand; nobody founds more than one a year."""
    box = g.box
    if len(g.towns) > box.players * (FIRST_CASTELLOS + YEARS) or any(site >= box.board.hexes for site in g.towns):
        return "more cities were founded than can be"
    for cities in g.cities:
        numbers = [g.town(city[0]) for city in cities]
        if -1 in numbers or numbers != sorted(numbers):
            return "a city was never founded, or stands in the wrong order"
    return None


def _pieces(g: Game) -> str | None:
    """Chips and citizens are on the map or in the supply."""
    left = g.box.chips[:]
    for number in g.building:
        if number > 0:
            left[g.box.stack[number]] -= 1
    if left != g.chips:
        return "the chips do not add up"
    if g.citizens + sum(g.people) != g.box.citizens:
        return "the citizens do not add up"
    return None


def _figures(g: Game) -> str | None:
    """Figures stand where they count for something, not more of them than a seat has."""
    places = [figure[:2] for figure in g.figures]
    if g.figures != sorted(g.figures) or any(places.count(place) > 1 for place in places):
        return "figures are named twice"
    for site, what, count in g.figures:
        if not count or site >= len(g.building) or g.building[site] < 0 or what > HARVEST:
            return "a figure stands on no building"
        number = g.building[site]
        if what == HARVEST and (count > 1 or not g.box.harvested[number] or g.year == YEARS):
            return "a harvest counts for no farm, or twice"
        if what < HARVEST and not g.box.arches[number][what]:
            return "a figure stands on a building without such an arch"
    fits = all(0 <= g.free_figures(seat) <= FIGURES for seat in range(g.box.players))
    return None if fits else "somebody has more figures than there are"


def _politics(g: Game) -> str | None:
    """Every politics card is in one place; a card drawn before the last shuffle is none that went into it openly."""
    drawn = [entry for cards in (*g.blind, g.buried) for entry in cards]
    everywhere = sorted([
        *g.display, *g.deck, *g.discard, *(card for cards in g.played for card in cards), *(card for card, _ in drawn),
    ])  # fmt: skip
    if everywhere != list(range(len(g.box.kind_of))):
        return "a politics card is missing or lies in two places"
    if len(g.display) != DISPLAY or g.shuffled != sorted({*g.shuffled}) or any(era > g.era for _, era in drawn):
        return "the politics cards do not fit"
    if any(card in g.shuffled for card, era in drawn if era < g.era) or (g.shuffled and not g.era):
        return "a card lies face down that was shuffled into the pile"
    return None


def _voices(g: Game) -> str | None:
    fits = sorted([*g.voice, *g.voice_deck, *g.voice_out]) == sorted(g.box.voices)
    if any(places != sorted({*places}) for places in g.looked) or not fits:
        return "the voice cards do not add up"
    return None


def _end(g: Game) -> str | None:
    """The scores are there when the game is over, and are those that the table gives."""
    if (g.phase == "over") != (not g.stack) or (g.phase == "over") != bool(g.scores):
        return "nothing is left to be done, and the game is not over"
    return "the scores do not fit" if g.scores and g.scores != scoring.lines(g) else None
