"""A position: the table as a scenario describes it. What it does not say is dealt from its seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from game.kernel.events import Event
from game.kernel.pcg import Pcg, seeded
from game.kernel.steps import Seat
from game.la_citta.rules import LaCitta, setups
from game.la_citta.rules.board import listed
from game.la_citta.rules.box import (
    ACTIONS,
    CASTELLOS,
    CITIZENS,
    DISPLAY,
    FIGURES,
    FOUNDERS,
    HARVEST,
    VOICES,
    WISHES,
    YEARS,
    Box,
)
from game.la_citta.rules.state import Game
from game.la_citta.scenario import expecting
from game.la_citta.scenario.expecting import may_be_empty
from game.la_citta.scenario.story import ANY, UNSEEN, CitySetting, SeatSetting, Setting
from game.scenario.story import SEATS, Refused

# The cities of a position, and why they cannot be so.


def people(city: CitySetting) -> int:
    """All citizens of a city; where nobody says it three, or one on each building."""
    return max(FOUNDERS, 1 + len(city.buildings)) if city.citizens is None else city.citizens


def lay(g: Game, s: Setting) -> None:
    """All cities that are written, with their figures. Raises Refused."""
    for check in CHECKS:
        check(g, s)
    for seat, city in _written(s):
        g.found(seat, city.castello)
        for site, name in city.buildings:
            g.attach(city.castello, site, g.box.building_ids.index(name))
        g.people[city.castello] = people(city)
        if people(city) < 1 + len(city.buildings) and not may_be_empty(s):
            raise Refused("no_citizen", "a building stands without a citizen before the migration", city.line)
    g.citizens = g.box.citizens - sum(g.people)
    if g.citizens < 0:
        raise Refused("supply_empty", f"there are {g.box.citizens} citizens", s.line)
    for stack, left in enumerate(g.chips):
        if left < 0:
            raise Refused("stack_empty", f"there are {g.box.chips[stack]} chips of the {g.box.stacks[stack]}", s.line)
    for _, city in _written(s):
        for figure in city.figures:
            g.figures = sorted([*g.figures, _figure(g, s, city, *figure)])
    for seat in range(g.box.players):
        if g.free_figures(seat) < 0:
            raise Refused("no_figure", f"{SEATS[seat]} has {FIGURES} figures", s.line)


def _written(s: Setting) -> Iterator[tuple[int, CitySetting]]:
    for seat, said in (s.seats or {}).items():
        for city in said.cities:
            yield seat, city


def _sites(city: CitySetting) -> list[int]:
    return [city.castello, *(site for site, _ in city.buildings)]


# -- what cannot be, in the order in which it is looked for ------------------------------------------------------------
def _outside(g: Game, s: Setting) -> None:
    for _, city in _written(s):
        for site in _sites(city):
            if not g.box.zone >> site & 1:
                why = f"{g.box.board.ids[site]} lies outside the zone for {g.box.players} players"
                raise Refused("outside", why, city.line)


def _occupied(g: Game, s: Setting) -> None:
    taken: set[int] = set()
    for _, city in _written(s):
        for site in _sites(city):
            if site in taken:
                raise Refused("occupied", f"{g.box.board.ids[site]} is built on twice", city.line)
            taken.add(site)


def _not_adjacent(g: Game, s: Setting) -> None:
    beside = g.box.board.beside
    for _, city in _written(s):
        whole = sum(1 << site for site in _sites(city))
        reached = 1 << city.castello
        for _ in city.buildings:
            for site in listed(reached):
                reached |= beside[site] & whole
        if reached != whole:
            alone = ", ".join(g.box.board.ids[site] for site in listed(whole & ~reached))
            raise Refused("not_adjacent", f"{alone} does not hang together with the castello", city.line)


def _too_near(g: Game, s: Setting) -> None:
    beside = g.box.board.beside
    every = [(city, sum(1 << site for site in _sites(city))) for _, city in _written(s)]
    for number, (city, whole) in enumerate(every):
        around = 0
        for site in _sites(city):
            around |= beside[site]
        for other, theirs in every[:number]:
            if around & theirs and whole:
                ids = g.box.board.ids
                why = f"the cities of {ids[other.castello]} and {ids[city.castello]} touch"
                raise Refused("too_near", why, city.line)


def _no_water(g: Game, s: Setting) -> None:
    box = g.box
    for _, city in _written(s):
        for site, name in city.buildings:
            if box.needs_water[box.building_ids.index(name)] and not box.water >> site & 1:
                raise Refused("no_water", f"the {name} at {box.board.ids[site]} is not at water", city.line)


def _has_market(g: Game, s: Setting) -> None:
    name = g.box.building_ids[g.box.market]
    for _, city in _written(s):
        if [one for _, one in city.buildings].count(name) > 1:
            raise Refused("has_market", f"a city has one {name}", city.line)


def _no_castello(g: Game, s: Setting) -> None:
    for seat, said in (s.seats or {}).items():
        if len(said.cities) > CASTELLOS:
            raise Refused("no_castello", f"{SEATS[seat]} has {CASTELLOS} castellos", said.cities[CASTELLOS].line)


CHECKS: tuple[Callable[[Game, Setting], None], ...] = (
    _outside, _occupied, _not_adjacent, _too_near, _no_water, _has_market, _no_castello,
)  # fmt: skip


# -- figures -----------------------------------------------------------------------------------------------------------
def _figure(g: Game, s: Setting, city: CitySetting, site: int, what: int, count: int) -> list[int]:
    """What figures on a building are for. Raises Refused where they cannot stand there."""
    where = g.box.board.ids[site]
    if site not in _sites(city) or not count:
        raise Refused("not_yours", f"figures stand at {where}, where the city has no building", city.line)
    number = g.building[site]
    arches = [wish for wish, many in enumerate(g.box.arches[number]) if many]
    if what == ANY:
        what = HARVEST if g.box.harvested[number] else arches[0] if len(arches) == 1 else ANY
    if what == HARVEST:
        if not g.box.harvested[number]:
            raise Refused("no_farm", f"at {where} is no farm", city.line)
        if g.year == YEARS:
            raise Refused("last_year", "there is no rich harvest in the last year", city.line)
        if count > 1:
            raise Refused("harvested", f"the farm at {where} is harvested once a year", city.line)
    elif what == ANY and arches:
        raise Refused(
            "figures", f"say for which wish the figures at {where} are: {{{where}: {{health: 1}}}}", city.line
        )
    elif what not in arches:
        raise Refused("no_arches", f"the building at {where} has no such arches", city.line)
    return [site, what, count]


# Politics and voice cards of a position.


def deal(g: Game, s: Setting, used: list[list[str]], dice: Pcg, *, quiet: bool) -> None:
    """`used` are the cards each seat has used, "" for one of any kind. With `quiet` the kinds that the scenario names
    come up last in the draw pile. Raises Refused."""
    pile = _Pile(g, s, dice)
    said = s.politics
    if len(said.display) > DISPLAY:
        raise Refused("display", f"{DISPLAY} politics cards lie open, not {len(said.display)}", said.line)
    g.display = [pile.take(kind) for kind in said.display]
    top = [pile.take(kind) for kind in (said.top if said.only is None else said.only)]
    g.discard = [pile.take(kind) for kind in said.discard]
    named = [[pile.take(kind) if kind not in ("", UNSEEN) else -1 for kind in cards] for cards in used]
    g.display += [pile.other() for _ in range(DISPLAY - len(g.display))]
    for seat, (kinds, cards) in enumerate(zip(used, named, strict=True)):
        cards = [pile.other() if card < 0 else card for card in cards]
        g.played[seat] = [card for kind, card in zip(kinds, cards, strict=True) if kind != UNSEEN]
        g.blind[seat] = [[card, g.era] for kind, card in zip(kinds, cards, strict=True) if kind == UNSEEN]
    if said.only is None:
        g.deck = [*pile.rest(quiet=quiet), *top[::-1]]
    else:
        g.deck = top[::-1]
        g.discard += sorted(pile.left)
    _deal_voices(g, s, dice)


class _Pile:
    """The politics cards that have no place yet."""

    def __init__(self, g: Game, s: Setting, dice: Pcg) -> None:
        self.kind_of, self.named, self.line = g.box.kind_of, s.named, s.politics.line
        self.left = list(range(len(self.kind_of)))
        dice.shuffle(self.left)

    def take(self, kind: str) -> int:
        """A card of this kind. Raises Refused."""
        card = next((one for one in self.left if self.kind_of[one] == kind), -1)
        if card < 0:
            there = self.kind_of.count(kind)
            raise Refused("deck", f"there is no {kind} left: the game has {there}", self.line)
        self.left.remove(card)
        return card

    def other(self) -> int:
        """A card of any kind, rather of one that the scenario does not name."""
        if not self.left:
            raise Refused("deck", "no politics cards are left for what is not said", self.line)
        card = next((one for one in self.left if self.kind_of[one] not in self.named), self.left[0])
        self.left.remove(card)
        return card

    def rest(self, *, quiet: bool) -> list[int]:
        """All others, the bottom first."""
        return sorted(self.left, key=lambda card: self.kind_of[card] not in self.named) if quiet else self.left


def _deal_voices(g: Game, s: Setting, dice: Pcg) -> None:
    """Four in the row, if it is laid, those of earlier years beside, the others in the pile."""
    said, left = s.voice, g.box.voices[:]
    dice.shuffle(left)
    years = g.year - 1 + (expecting.phase_of(s) in ("scoring", "over"))
    out = [wish for wish, count in said.out.items() for _ in range(count)]
    if len(out) > VOICES * years or len(said.cards) > VOICES:
        why = f"{VOICES} voice cards are laid each year: {VOICES * years} were used in earlier years"
        raise Refused("deck", why, said.line)
    for wish in (*out, *said.cards, *said.top):
        if wish not in left:
            raise Refused("deck", f"there are no more voices for {WISHES[wish]}", said.line)
        left.remove(wish)
    g.voice_out = [*out, *_some(left, VOICES * years - len(out))]
    laid = expecting.voices_lie(s)
    row = said.cards
    if row or laid:
        row = [*row, *_some(left, VOICES - len(row))]
    g.voice = row if laid else []
    g.voice_deck = [*left, *[*([] if laid else row), *said.top][::-1]]
    if expecting.wishes_hold(s):
        counts = [g.voice.count(wish) for wish in range(len(WISHES))]
        g.wishes = [wish for wish, count in enumerate(counts) if count == max(counts)]


def _some(left: list[int], count: int) -> list[int]:
    if count > len(left):
        raise Refused("deck", "too few voice cards are left for what is not said", 1)
    return [left.pop() for _ in range(count)]


def set_up(rules: LaCitta, s: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
    """The game at the scenario's first question, or where it stops, and the list its events go to. Raises Refused."""
    dice = Pcg(s.table.seed)
    g = Game(_box(rules, s))
    g.rng = seeded(s.table.seed)
    g.start, g.year = Seat(s.table.start), _year(s)
    if s.seats is not None:
        lay(g, s)
    elif g.box.setup.castellos == "given":
        for seat, sites in enumerate(g.box.board.starts[g.box.players]):
            for site in sites:
                g.found(seat, site)
    deal(g, s, _used(g, s), dice, quiet=quiet)
    log: list[Event] = []
    g.log = log
    expecting.start(g, s)
    expecting.go_on(g, s.until)
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
    return sum(people(city) for seat in s.seats.values() for city in seat.cities)


# -- what seats have ---------------------------------------------------------------------------------------------------
def _used(g: Game, s: Setting) -> list[list[str]]:
    """Notes what each seat has; the politics cards each has used, "" for one of any kind. Raises Refused."""
    used: list[list[str]] = []
    for seat in range(g.box.players):
        said = (s.seats or {}).get(seat) or SeatSetting(s.line)
        had = expecting.turns_had(g, s, seat)
        g.gold[seat] = g.gold[seat] if said.gold is None else said.gold
        g.founded[seat], g.penalty[seat] = int(said.founded), int(said.penalty)
        g.looked[seat] = said.peeked[:]
        if said.penalty and expecting.phase_of(s) == "politics" and had:
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


# A position as a few lines, for those who read that a scenario failed.


def picture(g: Game) -> list[str]:
    """The lines: the year, the cards that lie open, and each seat with its cities."""
    voices = ", ".join(WISHES[wish] for wish in g.voice) or "none"
    display = ", ".join(g.box.kind_of[card] for card in g.display)
    found = [
        f"year {g.year}, {g.phase}" + (f", round {g.round}" if g.round else "") + f", map {g.box.board.id}",
        f"voices: {voices}; display: {display}; citizens left: {g.citizens}",
    ]
    for seat in range(g.box.players):
        mark = " (start)" if g.start == seat else ""
        found.append(f"{SEATS[seat]}{mark}: gold {g.gold[seat]}, action cards {g.actions[seat]}, food {g.food(seat)}")
        found += [f"    {_city(g, city)}" for city in g.cities[seat]]
    return found


def _city(g: Game, city: list[int]) -> str:
    ids = g.box.board.ids
    built = ", ".join(f"{ids[site]} {g.box.building_ids[g.building[site]]}" for site in city[1:]) or "no buildings"
    return f"{ids[city[0]]}, {g.people[city[0]]} citizens: {built}"
