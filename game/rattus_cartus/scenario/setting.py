"""Reading a position of Rattus Cartus: the words of its setting."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.yaml_reader import Node
from game.rattus_cartus.scenario.fields import RattusFields
from game.rattus_cartus.scenario.story import DISCARD, Now, Pile, SeatSetting, Setting
from game.scenario.story import SEATS

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
