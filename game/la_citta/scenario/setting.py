"""Reading a position of La Città: the words of its setting."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.yaml_reader import Node
from game.la_citta.content import LANDSCAPES
from game.la_citta.rules.box import CASTELLO, OPTIONS, ROUNDS, YEARS
from game.la_citta.scenario.fields import CittaFields
from game.la_citta.scenario.story import CitySetting, Now, SeatSetting, Setting
from game.scenario.story import SEATS

PARTS = ("table", "seats", "politics", "voice", "stock", "now", "until")
TABLE = ("game", "players", "map", "seed", "start", "year", "setup", "landscape", "options")
SEAT = ("gold", "cities", "actions", "used", "founded", "penalty", "peeked")
CITY = ("castello", "citizens", "buildings", "figures")
SETUPS = ("beginner", "advanced")
PHASES = (
    "placement", "new_year", "voice", "income", "growth", "politics", "reveal", "migration", "demolition", "feeding",
    "year_end", "scoring", "over",
)  # fmt: skip
WITH_SEATS = ("politics", "migration", "demolition", "feeding")  # in which seats have had their turn one by one


def read(node: Node, parts: Mapping[str, Node], fields: CittaFields) -> Setting:
    """The position of an entry, with every fault noted."""
    return _Reader(fields).read(node, parts)


class _Reader:
    """Reads one position."""

    def __init__(self, fields: CittaFields) -> None:
        self.fields = fields
        self.setting = Setting()

    def read(self, node: Node, parts: Mapping[str, Node]) -> Setting:
        f, s = self.fields, self.setting
        s.line = node.line
        self._table(parts["table"])
        if parts["seats"].value is not None:
            s.seats = {}
            for key, child in f.words(parts["seats"], "`seats`", SEATS).items():
                s.seats[f.seat(Node(child.line, key), "a seat")] = self._seat(child, key)
        self._politics(parts["politics"])
        self._voice(parts["voice"])
        self._stock(parts["stock"])
        if parts["now"].value is not None:
            s.now = self._now(parts["now"])
            s.seats = {} if s.seats is None else s.seats
        if parts["until"].value is not None:
            s.until = f.word(parts["until"], "`until`", PHASES)
        return s

    def _table(self, node: Node) -> None:
        f, t = self.fields, self.setting.table
        t.line = node.line
        words = f.words(node, "`table`", TABLE)
        if "players" in words:
            t.players = f.number(words["players"], "`players`")
        f.players = max(1, min(t.players, len(SEATS)))
        if "map" in words:
            t.map = f.word(words["map"], "`map`", f.maps) or t.map
        f.board = f.rules.board(t.map)
        if "seed" in words:
            t.seed = f.number(words["seed"], "`seed`", -(10**17), 10**17)
        if "start" in words:
            t.start = f.seat(words["start"], "`start`")
        if "year" in words:
            t.year = f.number(words["year"], "`year`", 1, YEARS)
        if "setup" in words:
            t.setup = f.word(words["setup"], "`setup`", SETUPS) or t.setup
        if "landscape" in words:
            t.landscape = {
                area: name for area, name in f.areas(words["landscape"], "`landscape`", LANDSCAPES).items() if name
            }
        if "options" in words:
            t.options = [f.word(item, "`options`", OPTIONS) for item in f.items(words["options"])]

    def _seat(self, node: Node, name: str) -> SeatSetting:
        f, seat = self.fields, SeatSetting(node.line)
        words = f.words(node, f"seat {name}", SEAT)
        if "gold" in words:
            seat.gold = f.number(words["gold"], "`gold`", 0, 99_999)
        if "cities" in words:
            seat.cities = [self._city(item) for item in f.items(words["cities"])]
        if "actions" in words:
            seat.actions = f.number(words["actions"], "`actions`", 0, 99)
        if "used" in words:
            seat.used = f.cards(words["used"], "`used`", unseen=True)
        if "founded" in words:
            seat.founded = f.truth(words["founded"], "`founded`")
        if "penalty" in words:
            seat.penalty = f.truth(words["penalty"], "`penalty`")
        if "peeked" in words:
            seat.peeked = f.places(words["peeked"])
        return seat

    def _city(self, node: Node) -> CitySetting:
        f, city = self.fields, CitySetting(node.line)
        words = f.words(node, "a city", CITY)
        if "castello" in words:
            city.castello = f.site(words["castello"], "a castello")
        else:
            f.fault(node, "a city has no castello", "say where it stands: {castello: H082, citizens: 3}")
        if "citizens" in words:
            city.citizens = f.number(words["citizens"], "`citizens`", 0, 999)
        if "buildings" in words:
            city.buildings = f.built(words["buildings"])
        if "figures" in words:
            city.figures = f.figures(words["figures"])
        return city

    def _politics(self, node: Node) -> None:
        f, p = self.fields, self.setting.politics
        p.line = node.line
        words = f.words(node, "`politics`", ("display", "top", "only", "discard"))
        if "display" in words:
            p.display = f.cards(words["display"], "the display")
        if "top" in words:
            p.top = f.cards(words["top"], "the draw pile")
        if "only" in words:
            p.only = f.cards(words["only"], "the draw pile")
            if "top" in words:
                f.fault(words["only"], "`only` says the whole draw pile", "list its cards there, the topmost first")
        if "discard" in words:
            p.discard = f.cards(words["discard"], "the discard pile")

    def _voice(self, node: Node) -> None:
        f, v = self.fields, self.setting.voice
        v.line = node.line
        words = f.words(node, "`voice`", ("cards", "top", "out"))
        if "cards" in words:
            v.cards = f.wishes(words["cards"], "a voice")
        if "top" in words:
            v.top = f.wishes(words["top"], "a voice")
        if "out" in words:
            v.out = f.by_wish(words["out"], "`out`")

    def _stock(self, node: Node) -> None:
        f, s = self.fields, self.setting
        s.stock_line = node.line
        known = ("citizens", *(name for number, name in enumerate(f.buildings) if number != CASTELLO))
        s.stock = {key: f.number(child, f"`{key}`", 0, 999) for key, child in f.words(node, "`stock`", known).items()}

    def _now(self, node: Node) -> Now:
        f, now = self.fields, Now(node.line)
        words = f.words(node, "`now`", ("phase", "round", "seat"))
        if "phase" in words:
            now.phase = f.word(words["phase"], "`phase`", PHASES) or now.phase
        if "round" in words:
            now.round = f.number(words["round"], "`round`", 1, ROUNDS)
            if now.phase != "politics":
                f.fault(words["round"], "only politics has rounds", "leave `round` out")
        if "seat" in words:
            now.seat = f.seat(words["seat"], "`seat`")
        return now
