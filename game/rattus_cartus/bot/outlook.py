"""What one seat makes of the table: how much of each estate is to come, and what cards, rats and things are worth.

Everything is in points at the end. Only what the seat may know is read, so it works on a View and on a sampled world.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.bots.search.numbers import exp
from game.kernel.steps import Seat
from game.rattus_cartus.bot import nuns
from game.rattus_cartus.bot.style import NEUTRAL, Style
from game.rattus_cartus.rules.state import Table

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
