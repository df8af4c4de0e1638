"""Reading a position of Rattus Cartus: the words of its setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.content.yaml_reader import Node
from game.kernel.pcg import Pcg
from game.rattus_cartus.rules.box import ESTATES, Box
from game.rattus_cartus.scenario.fields import RattusFields
from game.rattus_cartus.scenario.story import DISCARD, Face, Now, Pile, SeatSetting, Setting
from game.scenario.story import SEATS, Refused

PARTS = (
    "table", "seats", "row", "influence", "nun_row", "deck", "discard", "building_deck", "replacement", "now",
)  # fmt: skip
TABLE = ("game", "players", "buildings", "seed", "start", "round", "options")
SEAT = ("hand", "rats", "markers", "looked")
OPTIONS = ("lowest_rats_survive", "gold_tie_2p_9")
REVEAL, SUPPLY, ENTER, SCORING = PHASES = ("reveal", "supply", "enter", "scoring")
LAST = "last"


def read(node: Node, parts: Mapping[str, Node], fields: RattusFields) -> Setting:
    """The position of an entry, with every fault noted."""
    return _Reader(fields).read(node, parts)


class _Reader:
    """Reads one position."""

    def __init__(self, fields: RattusFields) -> None:
        self.fields = fields
        self.setting = Setting()

    def read(self, node: Node, parts: Mapping[str, Node]) -> Setting:
        f, s = self.fields, self.setting
        s.line = node.line
        self._table(parts["table"])
        for key, child in f.words(parts["seats"], "`seats`", SEATS).items():
            s.seats[f.seat(Node(child.line, key), "a seat")] = self._seat(child, key)
        if parts["row"].value is not None:
            s.row, s.row_line = f.plots(parts["row"], "the row"), parts["row"].line
        for estate, child in f.words(parts["influence"], "`influence`", f.known.estates).items():
            s.influence[estate] = f.by_seat(child, f"the influence in {estate}")
        if parts["nun_row"].value is not None:
            s.nun_row, s.nun_row_line = f.nuns_of_row(parts["nun_row"]), parts["nun_row"].line
        self._deck(parts["deck"])
        s.discard, s.discard_line = f.cards(parts["discard"], "the discard pile"), parts["discard"].line
        for part, pile in (("building_deck", s.building_deck), ("replacement", s.replacement)):
            self._pile(parts[part], part, pile)
        if parts["now"].value is not None:
            s.now = self._now(parts["now"])
        return s

    def _table(self, node: Node) -> None:
        f, t = self.fields, self.setting.table
        t.line = node.line
        words = f.words(node, "`table`", TABLE)
        if "players" in words:
            t.players = f.number(words["players"], "`players`")
        f.players = max(1, min(t.players, len(SEATS)))
        if "buildings" in words:
            t.buildings, t.buildings_line = f.buildings(words["buildings"]), words["buildings"].line
        if "seed" in words:
            t.seed = f.number(words["seed"], "`seed`", -(10**17), 10**17)
        if "start" in words:
            t.start = f.seat(words["start"], "`start`")
        if "round" in words:
            t.last = words["round"].value == LAST
            t.round = None if t.last else f.number(words["round"], "`round` (or `last`)")
        if "options" in words:
            t.options = [f.word(item, "`options`", OPTIONS) for item in f.items(words["options"])]

    def _seat(self, node: Node, name: str) -> SeatSetting:
        f, seat = self.fields, SeatSetting(node.line)
        words = f.words(node, f"seat {name}", SEAT)
        if "hand" in words:
            seat.hand = f.cards(words["hand"], "a hand")
        if "rats" in words:
            seat.rats = f.number(words["rats"], "`rats`", 0, 999)
        if "markers" in words:
            seat.markers = f.number(words["markers"], "`markers`", 0, 999)
        if "looked" in words:
            seat.looked = f.positions(words["looked"], "a position in `looked`")
        return seat

    def _deck(self, node: Node) -> None:
        f, deck = self.fields, self.setting.deck
        deck.line = node.line
        words = f.words(node, "`deck`", ("top", "only", "rest"))
        if "top" in words:
            deck.top = f.cards(words["top"], "the deck")
        if "only" in words:
            deck.only = f.cards(words["only"], "the deck")
            if "rest" not in words:
                f.fault(
                    words["only"], "`only` needs `rest`", "say where all other cards are: rest: SEAT, rest: discard"
                )
            if "top" in words:
                f.fault(words["only"], "`only` says the whole deck", "list its cards there, the topmost first")
        if "rest" in words:
            rest = words["rest"]
            deck.rest = DISCARD if rest.value == "discard" else f.seat(rest, "`rest`")
            if "only" not in words:
                f.fault(rest, "`rest` needs `only`", "say which cards the deck has: only: [...]")

    def _pile(self, node: Node, part: str, pile: Pile) -> None:
        f = self.fields
        pile.line = node.line
        words = f.words(node, f"`{part}`", ("top",))
        if "top" in words:
            pile.top = f.plots(words["top"], f"`{part}`")

    def _now(self, node: Node) -> Now:
        f, now = self.fields, Now(node.line)
        words = f.words(node, "`now`", ("phase", "seat"))
        if "phase" in words:
            now.phase = f.word(words["phase"], "`phase`", PHASES)
        if "seat" in words:
            now.seat = f.seat(words["seat"], "`seat`")
            if now.phase != SUPPLY:
                f.fault(words["seat"], "`seat` says who chooses a supply", "write {phase: supply, seat: SEAT}")
        return now


# Which physical card each card named in a scenario is.


@dataclass(slots=True)
class Wish:
    """One card that the scenario names: which, where it says so, and the list of numbers it goes to."""

    face: Face
    line: int
    place: list[int]
    card: int = -1


class Stock:
    """All cards that lie in a hand, a pile or the nun row, until they are dealt.

    A card without nuns is rather one that the scenario names nowhere with its nuns, so that `magic` and `magic 2` are
    two cards. Whoever wants much can still have every card there is: wishes give way to each other.
    """

    def __init__(self, box: Box, exact: frozenset[Face], dice: Pcg) -> None:
        self.box, self.exact = box, exact
        self.wishes: list[Wish] = []
        self.order = list(range(len(box.kind)))
        dice.shuffle(self.order)
        self.left: list[int] = []  # people nobody named, when all wishes are met

    def wish(self, faces: list[Face], line: int, place: list[int]) -> None:
        """These cards go to that list, in this order, as soon as `meet` is called."""
        self.wishes += [Wish(face, line, place) for face in faces]

    def meet(self) -> None:
        """Give every wish its card. Raises Refused."""
        holder: dict[int, Wish] = {}
        for wish in sorted(self.wishes, key=lambda one: one.face.nuns is None):
            if not self._place(wish, holder, set()):
                raise Refused(str(wish.face), self._why(wish.face), wish.line)
        for wish in self.wishes:
            wish.place.append(wish.card)
        self.left = [card for card in self.order if self.box.kind[card] == "follower" and card not in holder]

    def _place(self, wish: Wish, holder: dict[int, Wish], tried: set[int]) -> bool:
        """Find a card for this wish, if need be by giving another card to whoever has it."""
        fit = self.fitting(wish.face)
        for card in fit:
            if card not in holder:
                holder[card], wish.card = wish, card
                return True
        for card in fit:
            if card not in tried:
                tried.add(card)
                if self._place(holder[card], holder, tried):
                    holder[card], wish.card = wish, card
                    return True
        return False

    def fitting(self, face: Face) -> list[int]:
        """All cards that can be meant."""
        found = [card for card in self.order if is_a(self.box, card, face)]
        return sorted(found, key=lambda card: face.nuns is None and face_of(self.box, card) in self.exact)

    def _why(self, face: Face) -> str:
        count = len(self.fitting(face))
        what = f"card with {face.nuns} nuns" if not face.name else str(face)
        return f"there is no {what} left: the game has {count}"


def face_of(box: Box, card: int) -> Face:
    """What is on a card."""
    if box.kind[card] != "follower":
        return Face(box.kind[card])
    return Face(ESTATES[box.estate[card]], box.nuns[card])


def is_a(box: Box, card: int, face: Face) -> bool:
    """Whether a card can be meant by a name."""
    shown = face_of(box, card)
    return face.name in ("", shown.name) and face.nuns in (None, shown.nuns)


def fits(box: Box, cards: list[int], faces: list[Face]) -> bool:
    """Whether these are exactly the cards named, in any order."""
    left = [face_of(box, card) for card in cards]
    if len(left) != len(faces):
        return False
    for face in sorted(faces, key=lambda one: one.nuns is None):
        found = next((one for one in left if face.name == one.name and face.nuns in (None, one.nuns)), None)
        if found is None:
            return False
        left.remove(found)
    return True
