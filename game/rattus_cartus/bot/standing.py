"""How the game stands: what the estates are to bring each seat, and how surely it wins if it only lives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.bots.search import exp
from game.kernel.steps import Seat
from game.rattus_cartus.bot import nuns
from game.rattus_cartus.bot.nuns import Chances, survival
from game.rattus_cartus.bot.style import NEUTRAL, Style
from game.rattus_cartus.rules.state import Table

# What one seat makes of the table.

ROUNDS = {2: 10, 3: 9, 4: 8, 5: 8}
CARD, FITTING = 0.8, 0.5  # a card in hand, and one of an estate that surely comes again
LESS = 0.93  # each further card of the hand counts so much of the one before
A_ROUND, AT_HAND, SPARE = 4, 2, 0.35  # cards that can be used in a round and at once; what those beyond count
HAND_MOST = 2.0  # points for the most cards at the end
JOKER = 0.75  # more than a card: it costs no rat anywhere
SWORD, FLUTE, PASS, GOLD, MARKER, LOOK = 2.2, 1.3, 0.7, 1.1, 1.0, 0.5
STAKE = {2: 9.0, 3: 6.5, 4: 5.5, 5: 5.0}  # points that outweigh e times the chance to live
AIM = {2: 4.0, 3: 7.0, 4: 8.0, 5: 8.0}  # rats that are usual at the end
TOWARDS = 0.78  # of the way from the aim that is left after another round
RAT = 0.9  # points to lose a rat while there is time
MOST_RATS, MOST_PEOPLE = 40, 60  # beyond, more is worth the same
SURE = 1e-3  # a chance to live below is as good as none


class Outlook:
    """The table in the eyes of one seat. `chances` are those of the nuns (`nuns.row_chances`), as it knows them;
    `stake` the points that outweigh e times the chance to live (0: the usual ones)."""

    def __init__(self, t: Table, me: Seat, chances: nuns.Chances, style: Style = NEUTRAL, stake: float = 0.0) -> None:
        self.t, self.me, self.style = t, me, style
        self.players = players = t.box.players
        self.rest = ROUNDS[players] - t.round  # rounds after this one
        self.two = players == 2
        self.chances = chances
        self.coming = coming(t)
        self.rows = len(t.row)
        self.hands = [len(hand) for hand in t.hand]
        steps = int((stake or STAKE[players]) * 2.0 + 0.5)
        self.rat_cost = _rat_cost(chances, players, self.rest, style.rats, steps)
        often = [FITTING * ((min(2.0, many)) / 2.0 - 0.5) for many in self.coming]
        self.fit = [*often, JOKER] if self.rest > 0 else [0.0] * 7  # by estate; a Joker has estate -1
        self.people_worth = _people_worth(self.rest, style.cards)

    def rats(self, count: int) -> float:
        """What so many rats cost."""
        return self.rat_cost[count if 0 <= count < MOST_RATS else 0 if count < 0 else MOST_RATS]

    def people(self, count: int) -> float:
        """What so many Jokers and people in hand are worth, one like the other, with the rest of the game to come."""
        if self.rest <= 0:
            return self._most_cards(count)
        return self.people_worth[count if 0 <= count < MOST_PEOPLE else 0 if count < 0 else MOST_PEOPLE]

    def _most_cards(self, count: int) -> float:
        """The points for the most cards of the hand, with the usual number laid by those still to place."""
        if not count:
            return 0.0
        best = 0.0
        for seat in self.others():
            size = self.hands[seat] - (2.8 if seat in self.t.waiting else 0.0)
            best = max(best, size)
        return HAND_MOST / (1.0 + exp(-(count - best) / 1.2))

    def others(self) -> list[Seat]:
        """All other seats."""
        return [Seat(seat) for seat in range(self.players) if seat != self.me]

    def fitting(self, card: int) -> float:
        """Points by which this card of a hand is worth more, or less, than the mean one."""
        return self.fit[self.t.box.estate[card]]


@lru_cache(512)
def _rat_cost(chances: nuns.Chances, players: int, rest: int, dear: float, steps: int) -> list[float]:
    """What so many rats cost, 0 to 40, at the end of a round; the stake in half points."""
    stake = steps / 2.0
    aim, left = AIM[players] * (STAKE[players] / stake) ** 0.5, power(TOWARDS, rest)
    found = []
    for rats in range(MOST_RATS + 1):
        at_end = aim + (rats - aim) * left
        alive = max(SURE, nuns.survival(chances, at_end))
        found.append(dear * (stake * -log(alive) + RAT * (rats - at_end)))
    return found


@cache
def _people_worth(rest: int, dear: float) -> list[float]:
    """What so many people in hand are worth with so many rounds to come."""
    found, worth, room = [0.0], (CARD + FITTING / 2) * dear, AT_HAND + A_ROUND * rest
    for place in range(MOST_PEOPLE):
        found.append(found[-1] + (worth if place < room else worth * SPARE))
        worth *= LESS
    return found


def coming(t: Table) -> list[float]:
    """How many building cards of each estate are to be expected in the rounds after this one."""
    box = t.box
    left = [5] * 6
    for pile in (t.row, t.spent):
        for card in pile:
            left[box.building_estate[box.building_of[card]]] -= 1
    whole = sum(left)
    share = len(t.building_deck) / whole if whole else 0.0
    return [many * share for many in left]


def power(base: float, times: int) -> float:
    """The base multiplied by itself so often: the same float on every system."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found


def log(x: float) -> float:
    """The natural logarithm of a number between 0 and 1, to about six digits, by + - * / alone."""
    halved, shift = x, 0.0
    while halved < 0.7:
        halved *= 2.0
        shift -= 0.6931471805599453
    y = (halved - 1.0) / (halved + 1.0)
    square = y * y
    return shift + 2.0 * y * (1.0 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))


# What points on an influence track are worth at the end.

PAYS, PAYS_TWO = (10.0, 5.0, 2.0), (10.0, 5.0, 0.0)
EXACT = 0  # the spread when nothing moves any more
FAR = 19  # differences beyond are as good as won
FINE = 2  # steps of the spread for each building still to come
WIDEST = 12
PER_ROOT, LEAST = 1.6, 0.4  # of the spread: a building more widens it by its root
START = 0.7  # of a building: how far off a seat without a point is


def spread_of(buildings: float) -> int:
    """The index of the spread with so many buildings of the estate still to come; EXACT for none."""
    if buildings <= 0.0:
        return EXACT
    return min(WIDEST, 1 + int(buildings * FINE + 0.5))


def paid(spread: int, two: bool, leads: Sequence[int]) -> float:
    """The points an estate pays in the mean to a seat with these leads over the others: twice the difference, one more
    for the lower disc (of equal points it ranks higher), one less for the upper."""
    return paid_sorted(spread, two, tuple(sorted(leads)))


@lru_cache(1 << 16)
def paid_sorted(spread: int, two: bool, leads: tuple[int, ...]) -> float:
    """The same for leads in their order, smallest first."""
    above = [1.0, 0.0, 0.0]  # the chance that nobody, one, two of the others rank higher
    for lead in leads:
        better = _chance(spread, max(-FAR, min(FAR, lead)))
        worse = 1.0 - better
        above = [above[0] * better, above[1] * better + above[0] * worse, above[2] * better + above[1] * worse]
    pays = PAYS_TWO if two else PAYS
    return above[0] * pays[0] + above[1] * pays[1] + above[2] * pays[2]


@cache
def _chance(spread: int, lead: int) -> float:
    """The chance to stay ahead (or to come by) from this lead."""
    if spread == EXACT:
        return 1.0 if lead > 0 else 0.0
    buildings = max(0.25, (spread - 1) / FINE)
    width = PER_ROOT * buildings**0.5 + LEAST
    return 1.0 / (1.0 + exp(-lead / 2.0 / width))


def start_share(spread: int) -> float:
    """How much of it a seat without a point may count on: who stays at 0 is paid nothing."""
    if spread == EXACT:
        return 0.0
    buildings = max(0.25, (spread - 1) / FINE)
    return buildings / (buildings + START)


WIDTH, WIDENS = 2.2, 1.6  # points that make e to 1 at the end, and more by the root of the rounds to come
HAND_CARD = 0.75  # of a point for each card of a hand
MOST_SURE = 0.93  # nobody is likelier to win than that
MOST_STAKE = 4.0  # times the usual stake


def estates(t: Table, influence: Sequence[Sequence[int]] = ()) -> list[float]:
    """The points the six estates are to bring each seat, with this influence (usually what stands there)."""
    box, players = t.box, t.box.players
    to_come, found = coming(t), [0.0] * players
    if t.slot < 0:
        for card in t.row:
            to_come[box.building_estate[box.building_of[card]]] += 1.0
    for estate, points in enumerate(influence or t.points):
        arrived, spread = t.arrived[estate], spread_of(to_come[estate])
        place = [arrived.index(seat) for seat in range(players)]
        for seat, mine in enumerate(points):
            leads = [
                2 * (mine - theirs) + (1 if place[seat] < place[other] else -1)
                for other, theirs in enumerate(points)
                if other != seat
            ]
            payment = paid(spread, players == 2, leads)
            found[seat] += payment if mine else payment * start_share(spread)
    return found


def stakes(t: Table, nuns: Chances) -> list[float]:
    """By seat the points that outweigh e times the chance to live: the surer it wins if it lives, the more."""
    players = t.box.players
    rest = ROUNDS[players] - t.round
    width, aim, left = WIDTH + WIDENS * (rest + 0.5) ** 0.5, AIM[players], power(TOWARDS, rest)
    points = [
        one + t.markers[seat] + (HAND_CARD * len(t.hand[seat]) if rest else 0.0) for seat, one in enumerate(estates(t))
    ]
    most = max(points)
    force = [exp((one - most) / width) for one in points]
    alive = [survival(nuns, aim + (rats - aim) * left) for rats in t.rats]
    found = []
    for seat in range(players):
        others = 0.0
        for other in range(players):
            if other != seat:
                others += force[other] * alive[other]
        sure = min(MOST_SURE, force[seat] / (force[seat] + others))
        stake = STAKE[players] * (1.0 - 1.0 / players) / (1.0 - sure)
        found.append(min(stake, STAKE[players] * MOST_STAKE))
    return found


# Certain death.

BY_SUPPLY, BY_ACTION = 2, 4  # most rats that a supply takes away, and an action (Hospital: one, and three for cards)


def way_out(t: Table, me: Seat) -> int:
    """The most rats that this seat can still lose after the cards of this round's building, by what is usual: supplies
    and actions. (Flutes need somebody to lose to.)"""
    rest = ROUNDS[t.box.players] - t.round
    if rest <= 0:
        return 0
    return BY_ACTION + (rest - 1) * (BY_ACTION + BY_SUPPLY) + BY_SUPPLY


def allowed(t: Table, me: Seat, chances: Chances) -> int:
    """The most rats with which this seat may still live, by what it knows of the nuns; more are certain death."""
    return most_nuns(chances) + way_out(t, me)


def most_nuns(chances: Chances) -> int:
    """The most nuns that the row can have."""
    return max(total for total, chance in enumerate(chances) if chance > 0.0)


def is_final(t: Table) -> bool:
    """Whether this is the last round, in which nothing takes rats away but a Flute."""
    return t.round >= ROUNDS[t.box.players]
