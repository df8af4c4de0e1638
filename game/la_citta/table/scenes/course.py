"""What is seen of the second half of a year: voices, migration, demolition, hunger. Put together from public events
alone, so that it can be shown as far as the pictures have come; and what a migration will come to. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from game.kernel.events import Facts
from game.la_citta.rules import feeding, migration, neighbours
from game.la_citta.rules.box import NO_LIMIT, WISHES
from game.la_citta.rules.state import View
from game.la_citta.table.scenes.seen import own
from game.session.match import Shown

NOBODY = -1
NOTHING, VOICES, MIGRATION, DEMOLITION, FEEDING = "", "voices", "migration", "demolition", "feeding"
BEGINS = {"revealed": VOICES, "moved": MIGRATION, "demolished": DEMOLITION, "starved": FEEDING}
CHAPTER_OF = {"reveal": VOICES, "migration": MIGRATION, "demolition": DEMOLITION, "feeding": FEEDING}  # of a phase
OVER = frozenset(("year_ended", "year_started", "game_over"))
DRAWS, MOVED, PASSED, TO_COME = "draws", "moved", "passed", "to_come"  # how a city stands in the ledger


@dataclass(frozen=True)
class Gain:
    """A citizen from the city `source` of the seat `other`; not kept: the city was full."""

    source: int
    other: int
    kept: bool


@dataclass(frozen=True)
class Turn:
    """What one city drew, by which wish (its number)."""

    seat: int
    city: int
    wish: int
    gains: tuple[Gain, ...]

    @property
    def gained(self) -> int:
        """Citizens that came."""
        return sum(one.kept for one in self.gains)

    @property
    def sent(self) -> int:
        """Citizens for whom there was no room."""
        return len(self.gains) - self.gained


@dataclass(frozen=True)
class Torn:
    """A building that was torn down."""

    seat: int
    city: int
    site: int
    building: str


@dataclass
class Course:
    """`chapter` is what goes on (NOTHING outside the second half of a year); `seat` who is concerned just now."""

    chapter: str = NOTHING
    seat: int = NOBODY
    voices: tuple[int, ...] = ()
    wishes: tuple[int, ...] = ()
    turns: list[Turn] = field(default_factory=list)
    torn: list[Torn] = field(default_factory=list)
    starved: dict[int, dict[int, int]] = field(default_factory=dict)  # seat -> city -> citizens that left

    @property
    def turn(self) -> Turn | None:
        """The city that draws now, or drew last."""
        return self.turns[-1] if self.turns else None

    def turn_of(self, city: int) -> Turn | None:
        """What a city drew."""
        return next((one for one in self.turns if one.city == city), None)

    def left(self, seat: int) -> int:
        """Citizens of a seat that have starved."""
        return sum(self.starved.get(seat, {}).values())

    def follow(self, word: str, facts: Facts) -> None:
        """Takes in one event after the other."""
        if word in OVER:
            self.chapter, self.seat = NOTHING, NOBODY
            return
        begins = BEGINS.get(word)
        if begins is None:
            return
        if not (begins == DEMOLITION and self.chapter == FEEDING):
            self.chapter = begins
        self.seat = int(facts.get("seat", NOBODY))
        getattr(self, f"_{word}")(facts)

    def _revealed(self, facts: Facts) -> None:
        self.voices, self.wishes = tuple(facts["voices"]), tuple(facts["wishes"])

    def _moved(self, facts: Facts) -> None:
        gain = Gain(facts["source"], facts["other"], facts["kept"])
        last = self.turn
        if last is not None and last.city == facts["city"]:
            self.turns[-1] = replace(last, gains=(*last.gains, gain))
            return
        self.turns.append(Turn(facts["seat"], facts["city"], WISHES.index(facts["wish"]), (gain,)))

    def _demolished(self, facts: Facts) -> None:
        self.torn.append(Torn(facts["seat"], facts["city"], facts["site"], facts["building"]))

    def _starved(self, facts: Facts) -> None:
        cities = self.starved.setdefault(facts["seat"], {})
        cities[facts["city"]] = cities.get(facts["city"], 0) + 1


def since_year(events: Sequence[Shown], until: int | None = None) -> Sequence[Shown]:
    """The events from the latest beginning of a year on; of those below `until`, if that is given."""
    last = len(events) if until is None else until
    begins = next((at for at in range(last - 1, -1, -1) if events[at].word == "year_started"), 0)
    return events[begins:]


def course(events: Iterable[Shown], until: int | None = None, now: int = NOBODY) -> Course:
    """How far the year has come by the events with a number below `until`, and by those that are told together with
    the event `now`."""
    made, listed = Course(), list(events)
    last = until if until is not None else 1 + max((event.number for event in listed), default=0)
    if now >= 0:
        last = max(last, together(listed, now)[-1] + 1)
    for event in listed:
        if event.number < last:
            made.follow(event.word, event.facts)
    return made


def together(events: Sequence[Shown], now: int) -> list[int]:
    """The numbers of the events that are shown as one with this: all that one city draws, all that a seat loses."""
    at = next((at for at, event in enumerate(events) if event.number == now), NOBODY)
    if at < 0:
        return [now]
    key, first, last = _key(events[at]), at, at
    if key is None:
        return [now]
    while first > 0 and _key(events[first - 1]) == key:
        first -= 1
    while last + 1 < len(events) and _key(events[last + 1]) == key:
        last += 1
    return [event.number for event in events[first : last + 1]]


def _key(event: Shown) -> tuple[object, ...] | None:
    if event.word == "moved":
        return event.word, event.facts["city"]
    if event.word in ("demolished", "starved"):
        return event.word, event.facts["seat"]
    return None


# -- the ledger ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Entry:
    """A city in the ledger of a migration: how it stands, and what it drew."""

    seat: int
    city: int
    state: str
    turn: Turn | None = None


def ledger(view: View, now: Course, *, waits: int = NOBODY) -> list[Entry]:
    """All cities in the order in which they have their turn: the start player's first, the oldest first. `waits`: the
    seat that is asked about one of its cities. Those before the last one that drew were passed over."""
    order: list[int] = [*view.order()]
    rows = [(seat, city[0]) for seat in order for city in view.cities[seat]]
    drew = [one.city for one in now.turns]
    reached = order.index(now.turns[-1].seat) if now.turns else NOBODY
    if waits >= 0:
        reached = max(reached, order.index(waits))
    over = now.chapter in (DEMOLITION, FEEDING)
    last = drew[-1] if drew and not over and waits < 0 else NOBODY
    found = []
    for at, (seat, city) in enumerate(rows):
        turn = now.turn_of(city)
        if turn is not None:
            state = DRAWS if city == last else MOVED
        elif over or order.index(seat) < reached or _passed(rows, at, drew, waits):
            state = PASSED
        else:
            state = TO_COME
        found.append(Entry(seat, city, state, turn))
    return found


def _passed(rows: Sequence[tuple[int, int]], at: int, drew: Sequence[int], waits: int) -> bool:
    """Whether a later city of the same seat has had its turn, and this seat is not asked about the others."""
    seat = rows[at][0]
    return seat != waits and any(other == seat and city in drew for other, city in rows[at + 1 :])


def last_draws(view: View, now: Course) -> bool:
    """Whether none of the cities that are still to come would draw anybody by a wish in force."""
    near = neighbours.of_all(view)
    waiting = [view.sites_of(one.city) for one in ledger(view, now) if one.state == TO_COME]
    return not any(migration.weaker(view, city, wish, near) for city in waiting for wish in now.wishes)


# -- what it will come to --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Forecast:
    """A city now, or when all have moved: its citizens, the change since the migration began, the food of its own
    fields, and whether its seat has too little (`short`: citizens of the seat without food)."""

    seat: int
    city: int
    people: int
    change: int
    food: int
    short: int


def forecast(view: View, before: View) -> list[Forecast]:
    """Every city of `before` (the migration's beginning) as it will be; `view` is how far the migration has come. What
    is not decided yet is reckoned city by city in turn order, by the wish that brings it most."""
    return so_far(finished(view), before)


def so_far(after: View, before: View) -> list[Forecast]:
    """Every city of `before` (the migration's beginning) as it is now, and how that changed."""
    short = [feeding.hungry(after, seat) for seat in range(len(after.cities))]
    return [
        Forecast(
            seat, city[0], after.people[city[0]], after.people[city[0]] - before.people[city[0]],
            food_of(after, city), max(0, short[seat]),
        )
        for seat in range(len(before.cities))
        for city in before.cities[seat]
    ]  # fmt: skip


def food_of(view: View, city: Sequence[int]) -> int:
    """Food of the fields of one city."""
    feeds, food, building = view.box.feeds, view.box.food, view.building
    total = sum(food[site] for site in city if feeds[building[site]])
    return total + sum(food[site] for site, what, _ in view.figures if what > 2 and site in city)


def finished(view: View) -> View:
    """The View when all have moved, as far as that can be told."""
    made = own(view)
    if view.phase != "migration":
        return made
    near = neighbours.of_all(made)
    seats = made.order()
    asked = seats.index(view.asked) if view.asked in seats else 0
    for seat in seats[asked:]:
        for city in made.cities[seat]:
            if city[0] not in made.done:
                _draw(made, city, near)
    return made


def _draw(v: View, city: list[int], near: neighbours.Neighbours) -> None:
    """One city draws, by the wish in force that brings it most."""
    best = max((migration.weaker(v, city, wish, near) for wish in v.wishes), key=len, default=[])
    limit = v.limit(city)
    for other in best:
        v.people[other] -= 1
        if v.people[city[0]] < limit:
            v.people[city[0]] += 1
        else:
            v.citizens += 1


def draws(view: View, castello: int, wish: int) -> tuple[int, int]:
    """How many citizens a city would get by this wish now, and how many more would find no room."""
    city = view.sites_of(castello)
    others = migration.weaker(view, city, wish, neighbours.of_all(view))
    limit = view.limit(city)
    room = len(others) if limit == NO_LIMIT else max(0, limit - view.people[castello])
    return min(len(others), room), max(0, len(others) - room)
