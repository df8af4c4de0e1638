"""A game of Rattus Cartus as plain data, in one line of ancestors. `Table` is what a state and a View have in common.

A seat is a place at the table (0 .. players-1, clockwise), a slot the place of a building in the row (0 is the
leftmost), a card the number of one physical card. In a View unknown cards are -1. Lists in lists are replaced, never
changed, but for `hand` and `laid`: so clones share them.
"""

from __future__ import annotations

from typing import TypeVar

from game.kernel.saving import slots
from game.kernel.steps import Seat, StackState
from game.rattus_cartus.rules.box import CARDS, ESTATES, FOLLOWERS_END, RATS, Box

NOBODY = Seat(-1)
UNKNOWN = -1
G = TypeVar("G", bound="Game")


class Table(StackState):
    """Everything that lies on the table, is in somebody's hand, or in somebody's head."""

    __slots__ = (
        "box", "phase", "round", "start", "row", "building_deck", "replacement", "tucked", "spent", "points", "arrived",
        "rats", "markers", "hand", "deck", "discard", "nun_row", "stock", "markers_left", "supplied", "waiting",
        "entered", "first_in", "numbers", "laid", "revealed", "slot", "premium", "gained", "looked", "left", "barred",
        "knows", "lost", "seen", "cycle", "reshuffles", "scores",
    )  # fmt: skip

    box: Box
    phase: str  # supply, enter, buildings, over
    round: int  # from 1
    start: Seat  # who has the start player's card
    row: list[int]  # building cards from left to right
    building_deck: list[int]  # the bottom first, like every pile; hidden
    replacement: list[int]
    tucked: int  # how many cards at the bottom of the replacement pile everybody has seen (RAT-63)
    spent: list[int]  # building cards of earlier rounds
    points: list[list[int]]  # [estate][seat]
    arrived: list[
        list[int]
    ]  # [estate]: all seats; of equal points the earlier one lies lower and ranks higher (RAT-11)
    rats: list[int]
    markers: list[int]  # victory-point markers taken
    hand: list[list[int]]
    deck: list[int]  # followers
    discard: list[int]  # followers, all of them seen
    nun_row: list[int]
    stock: dict[str, list[int]]  # kind -> cards left, lowest first; open
    markers_left: int
    supplied: list[int]  # per seat the slot whose supply it took this round, or -1
    waiting: list[int]  # seats that have still to place, in their order
    entered: list[list[int]]  # per slot the seats in the order of entry
    first_in: list[int]  # all seats that have placed, in their order
    numbers: list[int]  # per seat the number of cards it announced, -1 before
    laid: list[list[int]]  # per seat the cards lying in its building
    revealed: list[int]  # slots whose cards lie open
    slot: int  # the building that resolves, or -1
    premium: Seat  # who has the premium action of this building (2 players: of this round), or -1
    gained: list[int]  # influence points per seat this round
    looked: list[list[int]]  # per seat the positions of the nun row it has looked at, sorted (RAT-58)
    left: int  # how many cards are still to be given or exchanged, or looks to be had; all can count along
    barred: int  # the position that a premium look has just been at, or -1 (RAT-3)
    knows: list[int]  # per card the seats (as bits) that know where it is, besides what their eyes tell them
    lost: list[list[int]]  # [card, viewer, seats as bits]: who has lost track of it knows only that one of these has it
    seen: list[int]  # per follower the seats (as bits) that saw it outside the nun row since it was last shuffled
    cycle: list[int]  # per follower the number of the last reshuffle it was part of; 0: none
    reshuffles: int  # how many there were
    scores: list[dict[str, int]]  # per seat and line, filled at the end

    def others(self, me: Seat) -> list[Seat]:
        """All other seats, clockwise from the left neighbour."""
        players = self.box.players
        return [Seat((me + i) % players) for i in range(1, players)]

    def slot_of(self, seat: int) -> int:
        """The building in which this seat stands, or -1."""
        for slot, inside in enumerate(self.entered):
            if seat in inside:
                return slot
        return -1

    def covered(self, seat: int) -> bool:
        """Whether cards of this seat lie face down before it."""
        return bool(self.laid[seat]) and self.slot_of(seat) not in self.revealed

    def building(self, slot: int) -> int:
        """The building, by number, that lies in this slot."""
        return self.box.building_of[self.row[slot]]

    def last_round(self) -> bool:
        """Whether this round is the last: the building deck is empty (RAT-26)."""
        return not self.building_deck


class Game(Table):
    """A whole game: everything the table holds, and the stack of what is to be done."""

    __slots__ = ()

    def __init__(self, box: Box | None = None) -> None:
        """A game in which nothing has happened yet. Without a box nothing is set: `clone` does that."""
        if box is not None:
            self._begin(box)

    def _begin(self, box: Box) -> None:
        players = box.players
        self.stack, self.answered, self.rng, self.log = [], 0, 0, None
        self.box = box
        self.phase, self.round, self.start = "supply", 0, Seat(0)
        self.row, self.building_deck, self.replacement, self.spent = [], [], [], []
        self.tucked = 0
        self.points = [[0] * players for _ in ESTATES]
        self.arrived = [list(range(players)) for _ in ESTATES]
        self.rats, self.markers = [RATS] * players, [0] * players
        self.hand = [[] for _ in range(players)]
        self.deck, self.discard, self.nun_row = [], [], []
        self.stock = {kind: box.makes(kind) for kind in box.kinds}
        self.markers_left = box.markers
        self.looked = [[] for _ in range(players)]
        self.knows, self.lost = [0] * CARDS, []
        self.seen, self.cycle, self.reshuffles = [0] * FOLLOWERS_END, [0] * FOLLOWERS_END, 0
        self.scores = []
        self.first_in, self.waiting = [], []
        self.laid = [[] for _ in range(players)]
        self.clear_round()

    def clear_round(self) -> None:
        """Nobody has had a supply, stands in a building or has laid a card."""
        players = self.box.players
        self.supplied, self.numbers, self.gained = [-1] * players, [-1] * players, [0] * players
        self.waiting, self.first_in, self.revealed = [], [], []
        self.entered = [[]] * self.box.row
        self.slot, self.premium = -1, NOBODY
        self.left, self.barred = 0, -1

    def clone(self: G) -> G:
        """A second game that plays on by itself. Frames, words, the box and lists in lists are shared, never edited."""
        g = type(self)()
        g.stack = self.stack[:]
        g.answered = self.answered
        g.rng = self.rng
        g.log = None
        g.box = self.box
        g.phase = self.phase
        g.round = self.round
        g.start = self.start
        g.row = self.row  # these six are replaced, never changed
        g.building_deck = self.building_deck
        g.replacement = self.replacement
        g.spent = self.spent
        g.nun_row = self.nun_row
        g.lost = self.lost
        g.tucked = self.tucked
        g.points = self.points[:]
        g.arrived = self.arrived[:]
        g.rats = self.rats[:]
        g.markers = self.markers[:]
        g.hand = [cards[:] for cards in self.hand]
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.stock = self.stock.copy()
        g.markers_left = self.markers_left
        g.supplied = self.supplied[:]
        g.waiting = self.waiting[:]
        g.entered = self.entered[:]
        g.first_in = self.first_in[:]
        g.numbers = self.numbers[:]
        g.laid = [cards[:] for cards in self.laid]
        g.revealed = self.revealed[:]
        g.slot = self.slot
        g.premium = self.premium
        g.gained = self.gained[:]
        g.looked = self.looked[:]
        g.left = self.left
        g.barred = self.barred
        g.knows = self.knows[:]
        g.seen = self.seen[:]
        g.cycle = self.cycle  # replaced at a reshuffle
        g.reshuffles = self.reshuffles
        g.scores = self.scores  # filled once
        return g


class View(Table):
    """What one seat may know, in the state's shape. `viewer` is the seat, `asked` who must answer now.

    The stack holds public frames, and on top the viewer's own ask; never another seat's. `held` has per seat the cards
    of which the viewer knows that this seat has them, and not whether in the hand or face down in its building.
    """

    __slots__ = ("asked", "held", "title", "viewer")

    viewer: Seat  # -1: what everybody may know
    asked: Seat  # -1 when the game is over
    title: str  # the public title of the pending ask
    held: list[list[int]]

    def same(self, other: object) -> bool:
        """Whether two Views show exactly the same."""
        return isinstance(other, View) and _facts(self) == _facts(other)


def _facts(view: View) -> list[object]:
    return [getattr(view, name) for name in slots(View) if name != "box"]
