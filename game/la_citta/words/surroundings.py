"""The map in words: what lies around a site, which sites are free beside a city, and what somebody means who types
"H082" or "Lucca". No pygame here."""

from __future__ import annotations

from game.la_citta.content import own_maps
from game.la_citta.lang import N_, _, folded, joined
from game.la_citta.rules.state import View
from game.la_citta.words.about import sites
from game.la_citta.words.names import Names
from game.table.hearing import Looked

DIRECTIONS = {
    (1, 0): N_("East"), (1, -1): N_("North-east"), (0, -1): N_("North-west"), (-1, 0): N_("West"),
    (-1, 1): N_("South-west"), (0, 1): N_("South-east"),
}  # fmt: skip
FAR = 5  # steps within which cities are told


# -- what is meant ---------------------------------------------------------------------------------------------------
def site_called(typed: str, view: View) -> int:
    """The site of this id, with or without the H and the zeros; -1 for none."""
    bare = typed.strip().upper().removeprefix("H")
    return view.box.board.number.get(f"H{int(bare):03}", -1) if bare.isascii() and bare.isdigit() else -1


def city_called(typed: str, view: View, names: Names) -> int:
    """The city of this name, of its beginning, or on this site; -1 for none or several."""
    site = site_called(typed, view)
    if site >= 0:
        return view.city[site]
    wanted = folded(typed.strip())
    castellos = [city[0] for cities in view.cities for city in cities]
    found = [castello for castello in castellos if folded(names.plain_city(castello)).startswith(wanted)]
    return found[0] if wanted and len(found) == 1 else -1


def seats_called(typed: str, names: Names) -> list[int]:
    """The one player of this name, or of its beginning."""
    wanted = folded(typed.strip())
    found = [seat for seat, name in enumerate(names.seats) if folded(name).startswith(wanted)]
    return found if len(found) == 1 else []


# -- what lies there -------------------------------------------------------------------------------------------------
def near_look(looked: Looked[View, Names]) -> list[str]:
    """Of a site or a castello."""
    view, names = looked.view, looked.names
    names.learn(view)
    site = site_called(looked.rest, view)
    if site < 0:
        site = city_called(looked.rest, view, names)
    if site < 0:
        return [_("Type near and a site such as H082, or a city.")]
    return around(view, site, names)


def around(view: View, site: int, names: Names) -> list[str]:
    """The site, its landscapes, the six beside it by direction, and the cities within some steps."""
    title, text = sites.site(view, site, names)
    found = [f"{names.plain_site(site)}, {title}." if view.building[site] >= 0 else f"{title}.", text]
    places = own_maps()[view.box.setup.map].hexes
    where = {(one.q, one.r): number for number, one in enumerate(places)}
    here = places[site]
    for (q, r), direction in DIRECTIONS.items():
        other = where.get((here.q + q, here.r + r), -1)
        told = short(view, other, names) if other >= 0 else _("no site")
        found.append(_("{direction}: {place}.").format(direction=_(direction), place=told))
    steps = [(count, city) for city, count in distances(view, site).items() if 0 < count <= FAR]
    near = [_("{city} in {count}").format(city=names.plain_city(city), count=count) for count, city in sorted(steps)]
    return [*found, _("Steps to cities: {list}.").format(list=joined(near))] if near else found


def short(view: View, site: int, names: Names) -> str:
    """What stands on a site, or what it would give."""
    name, building = names.plain_site(site), view.building[site]
    if building >= 0:
        text = _("{site}, {building} of {city}")
        return text.format(site=name, building=names.plain_building(building), city=names.plain_city(view.city[site]))
    return joined([name, *(sites.yields(view, site) or [_("free")])])


def distances(view: View, site: int) -> dict[int, int]:
    """Per city how many steps it takes to its nearest building, over whatever lies between."""
    found: dict[int, int] = {}
    seen, edge, count = {site}, [site], 0
    while edge:
        for one in edge:
            if view.city[one] >= 0:
                found.setdefault(view.city[one], count)
        edge = list(dict.fromkeys(
            near for one in edge for near in view.box.board.near[one] if near not in seen
        ))  # fmt: skip
        seen.update(edge)
        count += 1
    return found


def free_sites(view: View, castello: int, names: Names) -> list[str]:
    """The free sites beside a city with what they give; those too close to another city are left out."""
    near, found = view.box.board.near, dict[int, None]()
    for one in view.sites_of(castello):
        for site in near[one]:
            around_ = {view.city[other] for other in near[site] if view.city[other] >= 0}
            if view.building[site] < 0 and around_ == {castello} and view.box.zone >> site & 1:
                found[site] = None
    told = [short(view, site, names) for site in sorted(found)]
    return [_("Free sites: {list}.").format(list="; ".join(told))] if told else [_("No free sites beside it.")]
