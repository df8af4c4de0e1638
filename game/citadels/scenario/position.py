"""Reading a position of Citadels: the words below `table`, `seats`, `deck`, `marks` and `now`."""

from __future__ import annotations

from collections.abc import Mapping

from game.citadels.rules.casting import OPTIONS
from game.citadels.scenario import marks
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.story import Now, SeatSetting, Setting
from game.content.yaml_reader import Node
from game.scenario.fields import seats_of
from game.scenario.story import SEATS

TABLE = ("game", "players", "cast", "nine", "seed", "crown", "round", "face_up", "face_down", "options")
SEAT = ("role", "roles", "revealed", "gold", "hand", "city")
_MOST_PLAYERS = len(SEATS)


def read(node: Node, parts: Mapping[str, Node], fields: CitadelsFields) -> Setting:
    """The position of an entry, with every fault noted."""
    return _Reader(fields).read(node, parts)


class _Reader:
    """Reads one position."""

    def __init__(self, fields: CitadelsFields) -> None:
        self.fields = fields
        self.setting = Setting()

    def read(self, node: Node, parts: Mapping[str, Node]) -> Setting:
        f, s = self.fields, self.setting
        s.line = node.line
        self._table(parts["table"], seats_of(node))
        for key, child in f.words(parts["seats"], "`seats`", SEATS).items():
            s.seats[f.seat(Node(child.line, key), "a seat")] = self._seat(child, key)
        self._deck(parts["deck"])
        marks.read(f, parts["marks"], s.marks)
        if parts["now"].value is not None:
            s.now = self._now(parts["now"])
        return s

    def _table(self, node: Node, seats_named: int) -> None:
        f, t = self.fields, self.setting.table
        t.line = node.line
        words = f.words(node, "`table`", TABLE)
        if "players" in words:
            t.players = f.number(words["players"], "`players`", 2, _MOST_PLAYERS)
        f.players = t.players or max(4, seats_named)
        if "cast" in words:
            t.cast = self._cast(words["cast"])
        if "nine" in words:
            t.nine = f.truth(words["nine"], "`nine`")
        if "seed" in words:
            t.seed = f.number(words["seed"], "`seed`", -(10**17), 10**17)
        if "crown" in words:
            t.crown = f.seat(words["crown"], "`crown`")
        if "round" in words:
            t.round = f.number(words["round"], "`round`", 1)
        if "face_up" in words:
            t.face_up = f.characters(words["face_up"], "`face_up`")
        if "face_down" in words:
            t.face_down = f.characters(words["face_down"], "`face_down`")
        if "options" in words:
            t.options = [f.word(item, "`options`", OPTIONS) for item in f.items(words["options"])]

    def _cast(self, node: Node) -> str | list[str]:
        if isinstance(node.value, list):
            return self.fields.characters(node, "`cast`")
        name = self.fields.text(node, "`cast`")
        problem = self.fields.known.cast_problem(name) if name else None
        if problem:
            self.fields.fault(node, *problem)
        return name

    def _seat(self, node: Node, name: str) -> SeatSetting:
        f, seat = self.fields, SeatSetting(node.line)
        words = f.words(node, f"seat {name}", SEAT)
        if "role" in words:
            seat.roles = [f.character(words["role"], "`role`")]
        if "roles" in words:
            seat.roles += f.characters(words["roles"], "`roles`")
        if "gold" in words:
            seat.gold = f.number(words["gold"], "`gold`", 0, 999)
        if "hand" in words:
            seat.hand = f.districts(words["hand"], "`hand`")
        if "city" in words:
            seat.city = f.city(words["city"], "`city`")
        if "revealed" in words:
            seat.revealed = self._revealed(words["revealed"], seat)
        return seat

    def _revealed(self, node: Node, seat: SeatSetting) -> bool | list[str]:
        """True, or the characters already called."""
        if isinstance(node.value, bool):
            return node.value
        names = self.fields.characters(node, "`revealed`")
        if not seat.roles:
            seat.roles = names[:]
        for name in names:
            if name not in seat.roles:
                self.fields.fault(node, f"{name} is not this seat's character", "`revealed: true` will do")
        return names or False

    def _deck(self, node: Node) -> None:
        f, deck = self.fields, self.setting.deck
        deck.line = node.line
        words = f.words(node, "`deck`", ("top", "bottom", "only", "rest"))
        if "top" in words:
            deck.top = f.districts(words["top"], "`top`")
        if "bottom" in words:
            deck.bottom = f.districts(words["bottom"], "`bottom`")
        if "only" in words:
            deck.only = f.districts(words["only"], "`only`")
            if "rest" not in words:
                f.fault(words["only"], "`only` needs `rest`", "say in whose hand all other cards are: rest: SEAT")
        if "rest" in words:
            deck.rest = f.seat(words["rest"], "`rest`")
            if "only" not in words:
                f.fault(words["rest"], "`rest` needs `only`", "say which cards the deck has: only: [...]")
        if deck.only is not None and (deck.top or deck.bottom):
            f.fault(words["only"], "`only` says the whole deck", "list its cards there, the topmost first")

    def _now(self, node: Node) -> Now:
        f, now = self.fields, Now(node.line)
        words = f.words(node, "`now`", ("seat", "role", "gathered", "used", "phase"))
        if "phase" in words:
            now.phase = f.word(words["phase"], "`phase`", ("draft", "action", "scoring"))
        if "seat" in words:
            now.seat = f.seat(words["seat"], "`seat`")
        if "role" in words:
            now.role = f.character(words["role"], "`role`")
        if "gathered" in words:
            now.gathered = f.truth(words["gathered"], "`gathered`")
        if "used" in words:
            now.used = [self._used(item) for item in f.items(words["used"])]
        turn = now.seat is None and bool(now.role or now.begun)
        if turn or (now.phase in ("draft", "scoring") and bool(now.role or now.begun)):
            f.fault(node, "`role`, `gathered` and `used` belong to the turn of a seat", "add `seat: SEAT`")
        return now

    def _used(self, node: Node) -> str:
        return str(node.value) if node.value in ("income", "ability") else self.fields.district(node, "`used`")
