"""The sheet of a player of La Città: every city with its citizens, food, arches and buildings."""

from __future__ import annotations

from collections import Counter

from game.la_citta.lang import _, joined, ngettext
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import View
from game.la_citta.table.models import CityModel, PlayerModel
from game.la_citta.words.names import Names
from game.table.reading.sheet import Sheet
from game.ui.draw.markup import escape


def player_sheet(view: View, player: PlayerModel, names: Names) -> Sheet:
    """Everything that everybody may count of a player."""
    short = max(0, player.people - player.food)
    figures = [f"{{gold}} {player.gold}", f"{{citizen}} {player.people}", f"{{food}} {player.food}",
               *([f"{{castello}} {player.castelli}"] if player.castelli else []),
               ngettext("{count} point", "{count} points", player.points).format(count=player.points)]  # fmt: skip
    heads = (_("City"), "{citizen}", "{food}", *(f"{{{wish}}}" for wish in WISHES))
    lines = [line for city in player.cities if (line := _built(view, city, names))]
    if short:
        said = escape(_("{count} food too little.").format(count=short))
        lines.insert(0, f"[b|{said}]")
    return Sheet(player.info, "      ".join(figures), columns=heads,
                 rows=tuple(_row(view, city, names) for city in player.cities), lines=tuple(lines))  # fmt: skip


def _row(view: View, city: CityModel, names: Names) -> tuple[str, ...]:
    sites = view.sites_of(city.castello)
    people = f"{city.people}/{city.limit}" if city.limit else str(city.people)
    arches = (str(view.points(sites, wish) or "–") for wish in range(len(WISHES)))
    return (f"[b|{escape(names.plain_city(city.castello))}]", people, str(city.food), *arches)


def _built(view: View, city: CityModel, names: Names) -> str:
    """What stands there besides the castello."""
    sites = view.sites_of(city.castello)
    kinds = Counter(view.building[site] for site in sites[1:])
    told = [names.plain_building(kind) + (f" × {count}" if count > 1 else "") for kind, count in sorted(kinds.items())]
    where = escape(names.plain_city(city.castello))
    return _("{city}: {buildings}").format(city=where, buildings=escape(joined(told))) if told else ""
