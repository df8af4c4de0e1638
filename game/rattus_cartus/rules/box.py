"""What is in the box of one game: facts that never change while it is played.

Built once from the set-up, shared by all clones, never saved. Every physical card has a number: followers 0 to 83
(estate = number // 14), jokers 84 to 98, swords 99 to 110, flutes 111 to 122, passes 123 to 134, gold 135 to 149.
Building cards have numbers of their own: five of each building, in the order of the card data.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rattus_cartus.content import COPIES, ESTATES, KINDS, Cards
from game.rattus_cartus.content.cards import FOLLOWERS, HOUSE

__all__ = ["COPIES", "ESTATES", "KINDS", "Box", "Setup"]
NEWEST = 3  # version of the rules: raised when the same answers would lead to another game
UNDERSTOOD = (1, 2, NEWEST)  # games of these are played on and replayed by the rules with which they began
PEASANTRY, BOURGEOISIE, CHURCH, CHIVALRY, MAGIC, ROYALTY = range(6)
FOLLOWERS_END = FOLLOWERS * len(ESTATES)  # cards with a lower number are followers
POINTS_END = FOLLOWERS_END + KINDS["joker"]  # cards with a lower number give influence: followers and jokers
FLUTES_END = POINTS_END + KINDS["sword"] + KINDS["flute"]
LAID_END = FLUTES_END  # cards with a lower number may be laid in a building (RAT-6)
PASSES_END = FLUTES_END + KINDS["pass"]
CARDS = PASSES_END + KINDS["gold"]
ROUNDS = {2: 10, 3: 9, 4: 8, 5: 8}  # players -> rounds
ROW = {2: 2, 3: 2, 4: 3, 5: 3}  # players -> buildings in a round
BUILDINGS_DEALT = 30
OF_AN_ESTATE = 5  # building cards of each estate
NUN_ROW = 5
HAND = 5  # cards dealt
RATS = 10  # dealt
OPTIONS = ("lowest_rats_survive", "gold_tie_2p_9", "open_rats")
# Numbers in which a kind begins.
FIRST = {
    "joker": FOLLOWERS_END, "sword": POINTS_END, "flute": POINTS_END + KINDS["sword"], "pass": FLUTES_END,
    "gold": PASSES_END,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays with what: seats, and the building cards, by building the letters of the copies that take part."""

    players: int
    buildings: tuple[tuple[str, str], ...]  # ("farm", "abcde"): 30 cards, 5 of each estate
    start: int = -1  # the seat that begins; -1 lets the seed decide
    options: tuple[str, ...] = ()  # switches of the rules
    version: int = NEWEST  # of the rules that this game began with


class Box:
    """The cards of one game by number, and the numbers of its buildings. The set-up must be sound (`setups.check`)."""

    __slots__ = (
        "building_estate", "building_ids", "building_of", "building_cards", "estate", "everybody",
        "gold_tie", "in_play", "kind", "kinds", "lowest_survive", "marker_value", "markers", "normal", "nuns",
        "players", "premium", "replacement", "rounds", "row", "setup", "sort", "supply",
    )  # fmt: skip

    def __init__(self, setup: Setup, cards: Cards) -> None:
        self.setup = setup
        self.players = setup.players
        self.everybody = (1 << setup.players) - 1  # all seats, as bits
        self.rounds, self.row = ROUNDS[setup.players], ROW[setup.players]
        self.replacement = BUILDINGS_DEALT - self.rounds * self.row
        self.lowest_survive = "lowest_rats_survive" in setup.options
        self.gold_tie = "gold_tie_2p_9" in setup.options
        self.markers, self.marker_value = cards.marker.copies, cards.marker.value
        self._number_cards(cards)
        self._number_buildings(cards)
        made = {cards.buildings[name].makes for name, _ in setup.buildings}
        self.kinds = [kind for kind in KINDS if kind == "joker" or kind in made]  # those that are in the game (RAT-28)
        self.in_play = [card for card, kind in enumerate(self.kind) if kind == "follower" or kind in self.kinds]

    def _number_cards(self, cards: Cards) -> None:
        nuns = cards.nuns_of_an_estate
        self.kind = ["follower"] * FOLLOWERS_END + [kind for kind, copies in KINDS.items() for _ in range(copies)]
        self.estate = [card // FOLLOWERS if card < FOLLOWERS_END else -1 for card in range(CARDS)]
        self.nuns = [nuns[card % FOLLOWERS] if card < FOLLOWERS_END else 0 for card in range(CARDS)]
        faces = list(zip(self.kind, self.estate, self.nuns, strict=True))
        ids = list(dict.fromkeys(faces))
        self.sort = [ids.index(face) for face in faces]  # equal for cards with the same face

    def _number_buildings(self, cards: Cards) -> None:
        named = sorted(cards.buildings.values(), key=lambda one: one.edition == HOUSE)  # those of the box keep theirs
        self.building_ids = [one.id for one in named]
        self.building_estate = [ESTATES.index(one.estate) for one in named]
        self.premium, self.normal = [one.premium for one in named], [one.normal for one in named]
        self.building_of = [number for number in range(len(named)) for _ in COPIES]
        found = [cards.supply_of(one.id, copy) for one in named for copy in COPIES]
        self.supply = [(one.draw, one.rats, one.look) for one in found]
        self.building_cards = sorted(
            self.building_ids.index(name) * len(COPIES) + COPIES.index(copy)
            for name, copies in self.setup.buildings
            for copy in copies
        )  # that take part

    def makes(self, kind: str) -> list[int]:
        """The numbers of all cards of a kind, lowest first."""
        return list(range(FIRST[kind], FIRST[kind] + KINDS[kind]))

    def rank_of(self, building: str) -> int:
        """The number of a building. Raises ValueError for one that there is not."""
        return self.building_ids.index(building)
