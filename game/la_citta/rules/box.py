"""What is in the box of one game: facts that never change while it is played.

Built once from the set-up, shared by all clones, never saved. Buildings have numbers in the order of the card data,
castello 0; every politics card has a number of its own, `kind_of[card]` says what it is; wishes count culture 0,
education 1, health 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.la_citta.content import LANDSCAPES, WISHES, Cards
from game.la_citta.rules.board import Board, Sites
from game.la_citta.rules.words import words

if TYPE_CHECKING:
    from game.la_citta.rules.buildings import Building

__all__ = ["LANDSCAPES", "WISHES", "Box", "Setup"]
NEWEST: Final = 3  # version of the rules: raised when the same answers would lead to another game
UNDERSTOOD = (1, 2, NEWEST)  # games of these are played on and replayed by the rules with which they began
DRAWING_FREED: Final = (
    3  # before this version an open card that builds nothing had to be used before anybody drew (CITTA-28)
)
YEARS: Final = 6
ROUNDS: Final = 5  # of politics in a year
ACTIONS: Final = 3  # action cards of each seat
CASTELLOS: Final = 4  # of each seat
FIRST_CASTELLOS: Final = 2  # with which each seat begins
FOUNDERS: Final = 3  # citizens of a new city
FIGURES: Final = 4  # of each seat
CITIZENS: Final = 130
DISPLAY: Final = 7
VOICES: Final = 4  # voice cards of a year
GOLD: Final = 1  # of each seat at the start
ACTION_GOLD: Final = 2
LIMITS: Final = (5, 8)  # without a marketplace; with one, and no water
NO_LIMIT: Final = 1000
BONUS, PENALTY = 3, 5
HARVEST: Final = 3  # what a figure on a farm is for, beside the three wishes
CASTELLO: Final = 0
OPTIONS = ("allow_voluntary_pass", "penalty_on_migration", "iterate_starvation", "must_use_open_cards")


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays on what: seats, map, the landscape of each of its areas, and whether castellos are given or placed."""

    players: int
    map: str
    landscape: tuple[str, ...]  # per area one of LANDSCAPES
    castellos: str = "given"  # or "placed", in turn
    start: int = -1  # the start player of the first year; -1 lets the seed decide
    options: tuple[str, ...] = ()  # switches of the rules
    pieces: tuple[tuple[str, int], ...] = ()  # "citizens" or a stack of chips, of which there are fewer than usual
    version: int = NEWEST  # of the rules that this game began with


class Box:
    """The facts of one game by number. The set-up must be sound (`setups.from_plain`)."""

    __slots__ = (
        "arches", "board", "building_ids", "chips", "citizens", "cost", "feeds", "food", "gold", "harvested", "iterate",
        "kind_of", "kinds", "landscape", "lifting", "market", "migration_penalty", "mines", "must_use", "needs_water",
        "number", "passing", "players", "prices", "setup", "simple", "size", "stack", "stacks", "voices", "water",
        "words", "zone",
    )  # fmt: skip

    def __init__(self, setup: Setup, cards: Cards, board: Board, coded: dict[str, Building]) -> None:
        self.setup, self.players, self.board = setup, setup.players, board
        self.zone: Sites = board.zones[setup.players]
        self.passing = "allow_voluntary_pass" in setup.options
        self.must_use = "must_use_open_cards" in setup.options or setup.version < DRAWING_FREED
        self.migration_penalty = "penalty_on_migration" in setup.options
        self.iterate = "iterate_starvation" in setup.options
        self._buildings(cards, coded)
        self.voices = [wish for wish, one in enumerate(cards.wishes.values()) for _ in range(one.copies)]
        self.kinds = list(cards.politics_kinds)
        self.kind_of = [kind for kind, copies in cards.politics_kinds.items() for _ in range(copies)]
        self.prices = {one.id: one.prices for one in cards.politics.values()}
        self._landscape(cards)

    def _buildings(self, cards: Cards, coded: dict[str, Building]) -> None:
        named = list(cards.buildings.values())
        self.building_ids = [one.id for one in named]
        self.words = [words(one.id) for one in named]
        self.number = {one.id: number for number, one in enumerate(named)}
        self.size = [one.size for one in named]
        self.cost = [one.cost for one in named]
        self.arches = [one.arches for one in named]
        self.needs_water = [one.water for one in named]
        self.stacks = list(cards.stacks)
        pieces = dict(self.setup.pieces)
        self.citizens = pieces.get("citizens", CITIZENS)
        self.chips = [pieces.get(one.id, one.chips) for one in cards.stacks.values()]
        self.stack = [self.stacks.index(one.stack) if one.stack else -1 for one in named]
        codes = [coded[one.id] for one in named]
        self.feeds = [one.feeds for one in codes]
        self.harvested = [one.harvested for one in codes]
        self.mines = [one.mines for one in codes]
        self.market = [one.opens for one in codes].index(True)
        self.lifting = [number for number, one in enumerate(codes) if one.lifts]
        self.simple = [number for number, size in enumerate(self.size) if size == "simple"]

    def _landscape(self, cards: Cards) -> None:
        """What each site gives by the areas it touches."""
        self.landscape = self.setup.landscape
        wheat = {name: one.wheat for name, one in cards.landscapes.items()}
        food, gold, water = [], [], 0
        for site, borders in enumerate(self.board.borders):
            lands = [self.landscape[area] for area in borders]
            food.append(sum(wheat[land] for land in lands))
            gold.append(lands.count("M"))
            if "W" in lands:
                water |= 1 << site
        self.food, self.gold, self.water = food, gold, water
