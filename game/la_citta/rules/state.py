"""A game of La Città as plain data, in one line of ancestors. `Table` is what a state and a View have in common.

A seat is a place at the table (0 .. players-1, clockwise), a site the number of a hex of the map (0 is H001), a city is
called by the site of its castello. `building`, `city`, `owner` and `people` have an entry for every site of the map:

* `building[site]`: number of the building there, -1 for none (0 is the castello);
* `city[site]`: the castello of the city to which it belongs, `owner[site]`: the seat, both -1 where nothing stands;
* `people[castello]`: all citizens of that city, of which one stands on each building and the others on the castello
  (CITTA-55); 0 at all other sites;
* `cities[seat]`: its cities in the order of founding, each as a list of its sites: the castello, then the others in the
  order in which they were built. These lists, and the entries of `figures`, `blind` and `buried`, are replaced, never
  changed: so clones share them;
* `towns`: the castello of every city that was ever founded, in that order. The place in it is what a city is named
  after; a site on which a city is founded again has a new one.

In a View what is hidden is -1: voices that this seat has not seen, both piles, cards drawn blind.
"""

from __future__ import annotations

from typing import Final, TypeVar

from game.kernel.saving import slots
from game.kernel.steps import Seat, StackState
from game.la_citta.rules.box import ACTIONS, FIGURES, FOUNDERS, GOLD, LIMITS, NO_LIMIT, Box

NOBODY: Final = Seat(-1)
UNKNOWN: Final = -1
G = TypeVar("G", bound="Game")


class Table(StackState):
    """Everything that lies on the table or is in somebody's head."""

    __slots__ = (
        "box", "phase", "year", "round", "start", "building", "city", "owner", "people", "cities", "towns", "gold",
        "actions", "played", "blind", "founded", "penalty", "figures", "chips", "citizens", "display", "deck",
        "discard", "buried", "era", "shuffled", "voice", "voice_deck", "voice_out", "wishes", "looked", "done",
        "scores",
    )  # fmt: skip

    box: Box
    phase: (
        str  # placement, new_year, voice, income, growth, politics, reveal, migration, demolition, feeding, ..., over
    )
    year: int  # 1 to 6
    round: int  # of politics, 1 to 5; 0 outside them
    start: Seat  # start player of this year
    building: list[int]
    city: list[int]
    owner: list[int]
    people: list[int]
    cities: list[list[list[int]]]
    towns: list[int]
    gold: list[int]
    actions: list[int]  # action cards that lie open, per seat
    played: list[list[int]]  # per seat the politics cards it has used this year
    blind: list[list[list[int]]]  # per seat [card, era] of what it drew face down this year, unseen by all (CITTA-29)
    founded: list[int]  # 1: has founded a city this year
    penalty: list[int]  # 1: citizens of this seat went hungry; it turns an action card next year, or loses points
    figures: list[list[int]]  # [site, wish or HARVEST, how many], of the owner of the site
    chips: list[int]  # per stack, both sides together (CITTA-35)
    citizens: int  # in the supply
    display: list[int]  # politics cards that lie open
    deck: list[int]  # the bottom first, like every pile; hidden
    discard: list[int]  # politics cards of earlier years, all of them seen
    buried: list[list[int]]  # [card, era] of discarded cards that were drawn face down
    era: int  # how often the discards were shuffled
    shuffled: list[int]  # those known cards that the last of these shuffles put into the deck
    voice: list[int]  # the four voice cards of the year; the first is open
    voice_deck: list[int]  # hidden
    voice_out: list[int]  # voice cards of earlier years
    wishes: list[int]  # the one or two wishes in force; empty before they are revealed
    looked: list[list[int]]  # per seat the places of the voice row it looked at this year, 1 to 3, sorted (CITTA-36)
    done: list[int]  # migration: cities that have drawn theirs; feeding: seats that are fed
    scores: list[dict[str, int]]  # per seat citizens, bonus, penalty, total; filled at the end

    def order(self) -> list[Seat]:
        """All seats, the start player first, clockwise."""
        players = self.box.players
        return [Seat((self.start + i) % players) for i in range(players)]

    def castello(self, site: int) -> int:
        """The city at this site, or -1."""
        return self.city[site]

    def sites_of(self, castello: int) -> list[int]:
        """The sites of a city, the castello first; nothing if there is no such city."""
        if castello < 0 or self.owner[castello] < 0:
            return []
        for city in self.cities[self.owner[castello]]:
            if city[0] == castello:
                return city
        return []

    def town(self, city: int) -> int:
        """The number of the city at this castello by the order in which all were founded, for its name; or -1."""
        towns = self.towns
        return next((number for number in range(len(towns) - 1, -1, -1) if towns[number] == city), -1)

    def spare(self, city: list[int]) -> int:
        """Citizens on the castello that may leave it (CITTA-15); negative while buildings stand empty."""
        return self.people[city[0]] - len(city)

    def limit(self, city: list[int]) -> int:
        """How many citizens a city can take in (5.2); NO_LIMIT where there is none."""
        box = self.box
        here = [self.building[site] for site in city]
        if box.market not in here:
            return LIMITS[0]
        return NO_LIMIT if any(one in here for one in box.lifting) else LIMITS[1]

    def points(self, city: list[int], wish: int) -> int:
        """Arches of one wish in a city, and the figures that count for it. Emptied buildings still count."""
        arches, building, total = self.box.arches, self.building, 0
        for site in city:
            total += arches[building[site]][wish]
        for site, what, count in self.figures:
            if what == wish and site in city:
                total += count
        return total

    def food(self, seat: int) -> int:
        """Food of all castellos and farms of a seat; harvested farms count double (CITTA-66)."""
        box, building = self.box, self.building
        feeds, food, total = box.feeds, box.food, 0
        for city in self.cities[seat]:
            for site in city:
                if feeds[building[site]]:
                    total += food[site]
        for site, what, _ in self.figures:
            if what > 2 and self.owner[site] == seat:
                total += food[site]
        return total

    def people_of(self, seat: int) -> int:
        """All citizens of a seat."""
        people, total = self.people, 0
        for city in self.cities[seat]:
            total += people[city[0]]
        return total

    def free_figures(self, seat: int) -> int:
        """Coloured figures that are not on the map."""
        return FIGURES - sum([count for site, _, count in self.figures if self.owner[site] == seat])

    def used(self, seat: int) -> int:
        """How many cards lie turned before this seat: five at the end of a year (CITTA-54)."""
        return ACTIONS - self.actions[seat] + len(self.played[seat]) + len(self.blind[seat])


class Game(Table):
    """A whole game: everything the table holds, and the stack of what is to be done."""

    __slots__ = ()

    def __init__(self, box: Box | None = None) -> None:
        """A game in which nothing has happened yet. Without a box nothing is set: `clone` does that."""
        if box is not None:
            self._begin(box)

    def _begin(self, box: Box) -> None:
        players, sites = box.players, box.board.hexes
        self.stack, self.answered, self.rng, self.log = [], 0, 0, None
        self.box = box
        self.phase, self.year, self.round, self.start = "placement", 1, 0, Seat(0)
        self.building, self.city, self.owner = [-1] * sites, [-1] * sites, [-1] * sites
        self.people = [0] * sites
        self.cities, self.towns = [[] for _ in range(players)], []
        self.gold, self.penalty = [GOLD] * players, [0] * players
        self.figures, self.chips, self.citizens = [], box.chips[:], box.citizens
        self.display, self.deck, self.discard, self.buried = [], [], [], []
        self.era, self.shuffled = 0, []
        self.voice, self.voice_deck, self.voice_out, self.wishes = [], [], [], []
        self.done, self.scores = [], []
        self.clear_year()

    def clear_year(self) -> None:
        """Nobody has used a card, looked at a voice or founded a city."""
        players = self.box.players
        self.actions, self.founded = [ACTIONS] * players, [0] * players
        self.played, self.blind = [[] for _ in range(players)], [[] for _ in range(players)]
        self.looked = [[] for _ in range(players)]

    # -- pieces --------------------------------------------------------------------------------------------------------
    def found(self, seat: int, site: int, moved: int = 0) -> None:
        """A castello with its three citizens; `moved` of them do not come from the supply."""
        self.building[site], self.city[site], self.owner[site] = 0, site, seat
        self.people[site] = FOUNDERS
        self.citizens -= FOUNDERS - moved
        self.cities[seat] = [*self.cities[seat], [site]]
        self.towns = [*self.towns, site]

    def attach(self, castello: int, site: int, number: int) -> None:
        """A building of a city, from its stack."""
        seat = self.owner[castello]
        self.building[site], self.city[site], self.owner[site] = number, castello, seat
        self.cities[seat] = [[*city, site] if city[0] == castello else city for city in self.cities[seat]]
        self.chips[self.box.stack[number]] -= 1

    def remove(self, site: int) -> None:
        """A building goes back to its stack, its figures to their owner (CITTA-24). A castello takes its city along."""
        seat, castello, number = self.owner[site], self.city[site], self.building[site]
        if number:
            self.cities[seat] = [
                [one for one in city if one != site] if city[0] == castello else city for city in self.cities[seat]
            ]
            self.chips[self.box.stack[number]] += 1
        else:
            self.cities[seat] = [city for city in self.cities[seat] if city[0] != castello]
        self.building[site] = self.city[site] = self.owner[site] = -1
        self.figures = [figure for figure in self.figures if figure[0] != site]

    def clone(self: G) -> G:
        """A second game that plays on by itself. Frames, words, the box and lists in lists are shared, never edited."""
        g = type(self)()
        g.stack = self.stack[:]
        g.answered = self.answered
        g.rng = self.rng
        g.log = None
        g.box = self.box
        g.phase = self.phase
        g.year = self.year
        g.round = self.round
        g.start = self.start
        g.building = self.building[:]
        g.city = self.city[:]
        g.owner = self.owner[:]
        g.people = self.people[:]
        g.cities = self.cities[:]  # what each seat has is replaced, never changed
        g.towns = self.towns
        g.gold = self.gold[:]
        g.actions = self.actions[:]
        g.played = self.played[:]  # so is what each seat has played, drawn blind and looked at
        g.blind = self.blind[:]
        g.founded = self.founded[:]
        g.penalty = self.penalty[:]
        g.figures = self.figures  # these are replaced as a whole
        g.chips = self.chips[:]
        g.citizens = self.citizens
        g.display = self.display[:]
        g.deck = self.deck[:]
        g.discard = self.discard
        g.buried = self.buried
        g.era = self.era
        g.shuffled = self.shuffled
        g.voice = self.voice
        g.voice_deck = self.voice_deck
        g.voice_out = self.voice_out
        g.wishes = self.wishes
        g.looked = self.looked[:]
        g.done = self.done
        g.scores = self.scores
        return g


class View(Table):
    """What one seat may know, in the state's shape. `viewer` is the seat, `asked` who must answer now.

    The stack holds public frames, and on top the viewer's own ask; never another seat's.
    """

    __slots__ = ("asked", "title", "viewer")

    viewer: Seat  # -1: what everybody may know
    asked: Seat  # -1 when the game is over
    title: str  # the public title of the pending ask

    def same(self, other: object) -> bool:
        """Whether two Views show exactly the same."""
        return isinstance(other, View) and _facts(self) == _facts(other)


def _facts(view: View) -> list[object]:
    return [getattr(view, name) for name in slots(View) if name != "box"]
