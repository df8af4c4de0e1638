"""The box of a scenario: which building cards take part."""

from __future__ import annotations

from game.kernel.pcg import Pcg
from game.rattus_cartus.rules import RattusCartus
from game.rattus_cartus.rules.box import COPIES, ESTATES, OF_AN_ESTATE, Box, Setup
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.scenario.story import Plot, Setting
from game.rattus_cartus.scenario.vocabulary import SPECIALS
from game.scenario.story import Refused


def box_of(rules: RattusCartus, s: Setting, dice: Pcg) -> Box:
    """What is in the box. Raises Refused."""
    table = s.table
    if table.players not in rules.seats:
        why = f"{table.players} cannot play: the game is for {rules.seats[0]} to {rules.seats[-1]}"
        raise Refused("players", why, table.line)
    counts = _chosen(rules, s) if table.buildings is not None else _usual(rules, s)
    named = plots(s)
    for plot, line in named:
        if plot.name not in counts:
            raise Refused(plot.name, f"the {plot.name} takes no part", line)
    buildings = []
    for name in rules.cards.buildings:
        if name in counts:
            copies = _copies(name, counts[name], [(plot, line) for plot, line in named if plot.name == name], dice)
            buildings.append((name, copies))
    box = rules.box(Setup(table.players, tuple(buildings), table.start, tuple(table.options)))
    _check_specials(s, box)
    return box


def plots(s: Setting) -> list[tuple[Plot, int]]:
    """All building cards that the scenario lays somewhere, and where it says so."""
    found = [(plot, s.row_line) for plot in s.row or ()]
    return found + [(plot, pile.line) for pile in (s.building_deck, s.replacement) for plot in pile.top]


def _estate(rules: RattusCartus, building: str) -> str:
    return rules.cards.buildings[building].estate


def _chosen(rules: RattusCartus, s: Setting) -> dict[str, int]:
    """The buildings the scenario lists, with how many cards of each: all five where no number is said."""
    line = s.table.buildings_line
    counts: dict[str, int] = {}
    for name, count in s.table.buildings or ():
        if name in counts:
            raise Refused("buildings", f"the {name} is listed twice", line)
        counts[name] = OF_AN_ESTATE if count is None else count
    for estate in ESTATES:
        total = sum(count for name, count in counts.items() if _estate(rules, name) == estate)
        if total != OF_AN_ESTATE:
            why = f"{total} building cards of {estate} take part, but there are always {OF_AN_ESTATE}"
            raise Refused("buildings", why, line)
    return {name: count for name, count in counts.items() if count}


def _usual(rules: RattusCartus, s: Setting) -> dict[str, int]:
    """The first game, in which whatever is named takes the place of the other one of its estate. Where both are named
    both take part, with as many cards as are named, and of the first game's building those left over."""
    named = [plot.name for plot, _ in plots(s)]
    held = {face.name for seat in s.seats.values() for face in seat.hand or ()}
    makers = [one.id for one in rules.cards.buildings.values() if one.makes in SPECIALS and one.makes in held]
    counts: dict[str, int] = {}
    for usual in FIRST_GAME:
        both = [name for name in rules.cards.buildings if _estate(rules, name) == _estate(rules, usual)]
        wanted = {name: max(1, named.count(name)) for name in both if name in named or name in makers}
        rest = OF_AN_ESTATE - sum(wanted.values())
        if rest < 0 and len(wanted) > 1:
            why = f"more than {OF_AN_ESTATE} cards of {' and '.join(wanted)} would take part"
            raise Refused("buildings", why, s.line)
        taker = usual if usual in wanted or not wanted else next(iter(wanted))
        counts |= wanted
        counts[taker] = wanted.get(taker, 0) + max(rest, 0)
    return counts


def _copies(name: str, count: int, named: list[tuple[Plot, int]], dice: Pcg) -> str:
    """The letters of the copies that take part: those the scenario names, and others by chance."""
    letters = list(dict.fromkeys(plot.copy for plot, _ in named if plot.copy))
    if len(named) > count:
        raise Refused(name, f"there is no {name} left: {count} take part", named[-1][1])
    others = [letter for letter in COPIES if letter not in letters]
    dice.shuffle(others)
    return "".join(sorted([*letters, *others][:count]))


def _check_specials(s: Setting, box: Box) -> None:
    for seat in s.seats.values():
        for face in seat.hand or ():
            if face.name in SPECIALS and face.name not in box.kinds:
                raise Refused(face.name, f"no building that takes part makes a {face.name}", seat.line)
