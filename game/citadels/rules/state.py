"""A game of Citadels as plain data, in one line of ancestors: `Table`, `Game`, `View`.

Who only reads what is public asks for a `Table`. A `Game` is no `View`: nobody who is promised a View gets the truth.

A seat is a place at the table (0 .. players-1, clockwise), a rank the number on a character card,
a card the number of one physical district card. In a View unknown cards and ranks are -1.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from game.citadels.rules.box import Box
from game.kernel.saving import slots
from game.kernel.steps import Seat, StackState

NOBODY: Final = Seat(-1)
UNKNOWN: Final = -1
G = TypeVar("G", bound="Game")
NO_MARK, BLANK, REAL = range(3)  # warrants and threats; in a View a mark whose face is hidden is UNKNOWN


class Table(StackState):
    """Everything that lies on the table, stands in the cities, or is in somebody's head."""

    __slots__ = (
        "box", "phase", "round", "crown", "order", "picked", "pool", "roles", "shown", "face_up", "face_down",
        "rank", "killed", "robbed", "thief", "safe", "gold", "hand", "city", "beautified", "deck", "seen", "knows",
        "seat", "gathered", "builds", "used", "completed", "scores",
        "aside", "bewitched", "resumed", "threats_open", "warrants", "threats", "blackmailer", "tax", "museum",
        "exchanged", "spent", "paid_builds", "site", "site_price", "fresh",
    )  # fmt: skip

    box: Box
    phase: str  # draft, action, scoring, over
    round: int
    crown: Seat
    order: list[int]  # the seats in the order of this round's draft: the crown moves in mid-round, this does not
    picked: int  # how many picks of the draft's plan are done (draft.plan)
    pool: list[int]  # the character cards being passed on, as ranks; private
    roles: list[list[int]]  # per seat the ranks of its character cards
    shown: list[int]  # per rank the seat that revealed it this round, or -1 (index 0 is unused)
    face_up: list[int]  # discarded ranks everybody sees
    face_down: list[int]  # discarded ranks: the first drawn at random, the last left over
    rank: int  # the rank that is called now; 0 during the draft
    killed: int  # a rank, or 0
    robbed: int  # a rank, or 0
    thief: Seat  # who robs
    safe: list[int]  # seats whose districts rank 8 cannot touch this round
    gold: list[int]
    hand: list[list[int]]
    city: list[list[int]]
    beautified: list[int]  # cards with 1 gold on them
    deck: list[int]  # the bottom first: cards are drawn from the end
    seen: list[list[list[int]]]  # per seat the ranks it had in hand at each of its picks this round
    knows: list[int]  # per card the seats (as bits) that know where it is, besides what their eyes tell them
    seat: Seat  # whose turn it is, or -1
    gathered: bool
    builds: int  # how many more districts this turn
    used: list[str]  # income, ability, and the ids of districts used this turn
    completed: list[int]  # seats with a completed city, the first one first; never taken back (CIT-70)
    scores: list[dict[str, int]]  # per seat and line, filled by the scoring
    aside: list[list[int]]  # per seat the ranks it discarded by choice in the draft (2 and 3 players)
    bewitched: int  # a rank, or 0
    resumed: bool  # the Witch is playing on as the bewitched character
    warrants: list[int]  # per rank NO_MARK, BLANK or REAL (signed); which one is real only the Magistrate knows
    threats: list[int]  # per rank NO_MARK, BLANK or REAL (with the flower); only the Blackmailer knows
    threats_open: int  # the face of a threat that was turned up: then everybody knows the other; else NO_MARK
    blackmailer: Seat  # who threatens
    tax: int  # gold on the Tax Collector's token
    museum: list[int]  # cards under the Museum, known to its owner
    exchanged: list[int]  # after a Theater swap: owner, partner, and the ranks they gave, known to those two
    spent: int  # gold paid for districts this turn, for the Alchemist
    paid_builds: int  # districts paid with gold this turn: a warrant looks at the first
    site: int  # the card being built while others may step in, or -1
    site_price: int  # the gold paid for it
    fresh: list[int]  # unique districts built this round, in the classic edition only (Haunted Quarter)

    def others(self, me: Seat) -> list[Seat]:
        """All other seats, clockwise from the left neighbour."""
        players = self.box.players
        return [Seat((me + i) % players) for i in range(1, players)]

    def owner(self, card: int) -> Seat:
        """The seat in whose city this card stands. Raises StopIteration if it stands nowhere."""
        for seat, city in enumerate(self.city):
            if card in city:
                return Seat(seat)
        raise StopIteration

    def neighbours(self, me: Seat) -> tuple[Seat, Seat]:
        """The seats to the left and to the right."""
        players = self.box.players
        return Seat((me + 1) % players), Seat((me - 1) % players)

    def acting(self) -> Any:
        """The character whose turn is being played (the bewitched one when the Witch plays on)."""
        return self.box.characters[self.rank]

    def owner_or_nobody(self, card: int) -> Seat:
        """The seat in whose city this card stands, or -1."""
        for seat, city in enumerate(self.city):
            if card in city:
                return Seat(seat)
        return NOBODY

    def cost(self, card: int) -> int:
        """The district's cost, one more if it is beautified (CIT-66)."""
        return self.box.cost[card] + (card in self.beautified)


class Game(Table):
    """A whole game: everything the table holds, and the stack of what is to be done."""

    __slots__ = ()

    def __init__(self, box: Box | None = None) -> None:
        """A game in which nothing has happened yet. Without a box nothing is set: `clone` does that."""
        if box is not None:
            self._begin(box)

    def _begin(self, box: Box) -> None:
        players = box.players
        self.stack = []
        self.answered = self.rng = 0
        self.log = None
        self.box = box
        self.phase = "draft"
        self.round = 0
        self.crown = Seat(0)
        self.order, self.picked, self.pool = [], 0, []
        self.roles = [[] for _ in range(players)]
        self.shown = [-1] * (box.ranks + 1)
        self.face_up, self.face_down = [], []
        self.rank = self.killed = self.robbed = 0
        self.thief = NOBODY
        self.safe = []
        self.gold = [0] * players
        self.hand = [[] for _ in range(players)]
        self.city = [[] for _ in range(players)]
        self.beautified, self.deck = [], []
        self.seen = [[] for _ in range(players)]
        self.knows = [0] * len(box.kind)
        self.seat = NOBODY
        self.gathered = False
        self.builds = 0
        self.used, self.completed, self.scores = [], [], []
        self.bewitched = self.tax = self.spent = self.paid_builds = self.site_price = 0
        self.resumed = False
        self.threats_open = NO_MARK
        self.aside = [[] for _ in range(players)]
        self.warrants = [NO_MARK] * (box.ranks + 1)
        self.threats = [NO_MARK] * (box.ranks + 1)
        self.blackmailer = NOBODY
        self.museum, self.exchanged, self.fresh = [], [], []
        self.site = -1

    def clone(self: G) -> G:
        """A second game that plays on by itself. Frames, words and the box are shared, never edited."""
        g = type(self)()
        g.stack = self.stack[:]
        g.answered = self.answered
        g.rng = self.rng
        g.log = None
        g.box = self.box
        g.phase = self.phase
        g.round = self.round
        g.crown = self.crown
        g.order = self.order[:]
        g.picked = self.picked
        g.pool = self.pool[:]
        g.roles = [r[:] for r in self.roles]
        g.shown = self.shown[:]
        g.face_up = self.face_up[:]
        g.face_down = self.face_down[:]
        g.rank = self.rank
        g.killed = self.killed
        g.robbed = self.robbed
        g.thief = self.thief
        g.safe = self.safe[:]
        g.gold = self.gold[:]
        g.hand = [h[:] for h in self.hand]
        g.city = [c[:] for c in self.city]
        g.beautified = self.beautified[:]
        g.deck = self.deck[:]
        g.seen = [s[:] for s in self.seen]  # what was seen once is never edited
        g.knows = self.knows[:]
        g.seat = self.seat
        g.gathered = self.gathered
        g.builds = self.builds
        g.used = self.used[:]
        g.completed = self.completed[:]
        g.scores = [dict(s) for s in self.scores]
        g.bewitched = self.bewitched
        g.resumed = self.resumed
        g.aside = [a[:] for a in self.aside]
        g.threats_open = self.threats_open
        g.warrants = self.warrants[:]
        g.threats = self.threats[:]
        g.blackmailer = self.blackmailer
        g.tax = self.tax
        g.museum = self.museum[:]
        g.exchanged = self.exchanged[:]
        g.spent, g.paid_builds = self.spent, self.paid_builds
        g.site, g.site_price = self.site, self.site_price
        g.fresh = self.fresh[:]
        return g


class View(Game):
    """What one seat may know, in the state's shape. `viewer` is the seat, `asked` who must answer now.

    It can be given to every check of the rules, which only read what every seat sees. It is never played on.

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
