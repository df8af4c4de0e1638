"""A position: the table as a scenario describes it. What it does not say is dealt from its seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.kernel.events import Event
from game.kernel.pcg import Pcg, seeded
from game.kernel.steps import Seat
from game.la_citta.rules import LaCitta, setups
from game.la_citta.rules.box import ACTIONS, CITIZENS, FOUNDERS, YEARS, Box
from game.la_citta.rules.state import Game
from game.la_citta.scenario import cities, dealing, moments
from game.la_citta.scenario.story import SeatSetting, Setting
from game.scenario.story import SEATS, Refused


def set_up(rules: LaCitta, s: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
    """The game at the scenario's first question, or where it stops, and the list its events go to. Raises Refused."""
    dice = Pcg(s.table.seed)
    g = Game(_box(rules, s))
    g.rng = seeded(s.table.seed)
    g.start, g.year = Seat(s.table.start), _year(s)
    if s.seats is not None:
        cities.lay(g, s)
    elif g.box.setup.castellos == "given":
        for seat, sites in enumerate(g.box.board.starts[g.box.players]):
            for site in sites:
                g.found(seat, site)
    dealing.deal(g, s, _used(g, s), dice, quiet=quiet)
    log: list[Event] = []
    g.log = log
    moments.start(g, s)
    moments.go_on(g, s.until)
    return g, log


def _year(s: Setting) -> int:
    if s.now is None or s.now.phase not in ("scoring", "over"):
        return 1 if s.table.year is None else s.table.year
    if s.table.year not in (None, YEARS):
        raise Refused("year", f"points are counted after year {YEARS}", s.table.line)
    return YEARS


# -- the box -----------------------------------------------------------------------------------------------------------
def _box(rules: LaCitta, s: Setting) -> Box:
    """What is in the box: the landscape that is said, and as many pieces as leave the supply that is said."""
    table = s.table
    if table.players not in rules.seats:
        why = f"{table.players} cannot play: the game is for {rules.seats[0]} to {rules.seats[-1]}"
        raise Refused("players", why, table.line)
    choice = {"setup": table.setup, "map": table.map, "start": table.start, "options": table.options}
    plain = rules.setup(table.players, choice, table.seed)
    landscape = [table.landscape.get(area, usual) for area, usual in enumerate(plain["landscape"])]
    setup = setups.from_plain({**plain, "landscape": landscape}, rules.maps)
    box = rules.box(setup)
    pieces = _pieces(box, s)
    return rules.box(replace(setup, pieces=pieces)) if pieces else box


def _pieces(box: Box, s: Setting) -> tuple[tuple[str, int], ...]:
    """How many pieces the box has if so many lie on the map and so many are left."""
    found: dict[str, int] = {}
    written = [city for seat in (s.seats or {}).values() for city in seat.cities]
    stacks = Counter(box.stack[box.building_ids.index(name)] for city in written for _, name in city.buildings)
    for name, left in s.stock.items():
        if name == "citizens":
            there, most, word = _citizens(box, s), CITIZENS, "supply_empty"
        else:
            stack = box.stack[box.building_ids.index(name)]
            there, most, word, name = stacks[stack], box.chips[stack], "stack_empty", box.stacks[stack]
        if left + there > most:
            raise Refused(word, f"{left} cannot be left: there are {most}, {there} of them on the map", s.stock_line)
        found[name] = min(left + there, found.get(name, most))
    return tuple(found.items())


def _citizens(box: Box, s: Setting) -> int:
    if s.seats is None:
        given = box.setup.castellos == "given"
        return sum(FOUNDERS * len(sites) for sites in box.board.starts[box.players]) if given else 0
    return sum(cities.people(city) for seat in s.seats.values() for city in seat.cities)


# -- what seats have ---------------------------------------------------------------------------------------------------
def _used(g: Game, s: Setting) -> list[list[str]]:
    """Notes what each seat has; the politics cards each has used, "" for one of any kind. Raises Refused."""
    used: list[list[str]] = []
    for seat in range(g.box.players):
        said = (s.seats or {}).get(seat) or SeatSetting(s.line)
        had = moments.turns_had(g, s, seat)
        g.gold[seat] = g.gold[seat] if said.gold is None else said.gold
        g.founded[seat], g.penalty[seat] = int(said.founded), int(said.penalty)
        g.looked[seat] = said.peeked[:]
        if said.penalty and moments.phase_of(s) == "politics" and had:
            raise Refused("used", f"{SEATS[seat]} has turned the card that hunger costs already", said.line)
        g.actions[seat] = _open_actions(said, had)
        count = had - (ACTIONS - g.actions[seat])
        if not 0 <= g.actions[seat] <= ACTIONS or count < 0 or (said.used is not None and len(said.used) != count):
            why = f"{SEATS[seat]} has used {had} cards by now: those written and the action cards turned are others"
            raise Refused("used", why, said.line)
        used.append([""] * count if said.used is None else said.used)
    return used


def _open_actions(said: SeatSetting, had: int) -> int:
    if said.actions is not None:
        return said.actions
    return max(0, ACTIONS - had) if said.used is None else ACTIONS - (had - len(said.used))
