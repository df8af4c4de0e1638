"""A scenario file read into scenarios; everything wrong in it is named with its line."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.citadels.rules.casting import OPTIONS
from game.citadels.scenario import choices, marks, results
from game.citadels.scenario.fields import Fields, seats_of
from game.citadels.scenario.story import SEATS, Choice, Now, Scenario, SeatSetting, Step
from game.citadels.scenario.vocabulary import Vocabulary
from game.content import Cards, ContentError, Fault
from game.content.convert import found
from game.content.faults import FaultList, StopReading, quoted
from game.content.yaml_reader import Node, read_yaml, shown

PARTS = ("name", "rulings", "table", "seats", "deck", "marks", "now", "play", "then", "best", "why")
STEP_WORDS = ("asked", "check", "offered", "only_offered", "not_offered", "optional")
TABLE = ("players", "cast", "nine", "seed", "crown", "round", "face_up", "face_down", "options")
SEAT = ("role", "roles", "revealed", "gold", "hand", "city")
_RULING = re.compile(r"CIT-[0-9]{1,3}")
_MOST_PLAYERS = len(SEATS)


@dataclass(frozen=True, slots=True)
class Broken:
    """An entry that cannot be played, or (without a name) a whole file that cannot be read."""

    name: str
    faults: list[Fault]


def read_file(path: Path, cards: Cards, *, positions: bool = False) -> list[Scenario | Broken]:
    """All scenarios of a file, in order; entries with faults as `Broken`. Never raises for what is in the file.

    With `positions` an entry need not play or expect anything.
    """
    try:
        root = read_yaml(path)
    except ContentError as error:
        return [Broken("", error.faults)]
    file = shown(path)
    if not isinstance(root.value, list) or not root.value:
        hint = "begin each scenario with '- name: ...'"
        return [Broken("", [Fault(file, root.line, "", f"a scenario file is a list, not {found(root)}", hint)])]
    known = Vocabulary(cards)
    return [_read_entry(file, node, known, positions) for node in root.value]


def _read_entry(file: str, node: Node, known: Vocabulary, positions: bool) -> Scenario | Broken:
    faults = FaultList(file)
    scenario = Scenario(file, node.line, "")
    with suppress(StopReading):
        _Reader(Fields(faults, known), scenario).read(node, positions)
    return Broken(scenario.name, sorted(set(faults.found))) if faults.found else scenario


class _Reader:
    """Reads one entry."""

    def __init__(self, fields: Fields, scenario: Scenario) -> None:
        self.fields = fields
        self.scenario = scenario

    def read(self, node: Node, positions: bool) -> None:
        f, s = self.fields, self.scenario
        if not isinstance(node.value, dict):
            f.fault(node, f"a scenario begins with 'name:'; this is {found(node)}")
            return
        parts = f.words(node, "a scenario", PARTS)
        if "name" in parts:
            s.name = f.text(parts["name"], "`name`")
        else:
            f.fault(node, "the scenario has no name", "say the rule in one sentence: 'name: ...'")
        empty = Node(node.line, None)
        self._table(parts.get("table", empty), seats_of(node))
        self._rulings(parts.get("rulings", empty))
        for key, child in f.words(parts.get("seats", empty), "`seats`", SEATS).items():
            s.seats[f.seat(Node(child.line, key), "a seat")] = self._seat(child, key)
        self._deck(parts.get("deck", empty))
        marks.read(f, parts.get("marks", empty), s.marks)
        if "now" in parts:
            s.now = self._now(parts["now"])
        self._play(parts.get("play", empty))
        s.then = results.read(f, parts.get("then", empty), "`then`")
        s.best = [self._choice(item) for item in f.items(parts.get("best", empty))]
        if "why" in parts:
            s.why = f.text(parts["why"], "`why`")
        if not positions and not s.play and not s.then and not s.best and not f.faults.found:
            f.fault(node, "nothing is played and nothing is expected", "add `play:` or `then:`")
        s.named = f.named
        s.characters = f.met & f.known.characters

    def _rulings(self, node: Node) -> None:
        for item in self.fields.items(node):
            if isinstance(item.value, str) and _RULING.fullmatch(item.value):
                self.scenario.rulings.append(item.value)
            else:
                self.fields.fault(item, f"a ruling cannot be {found(item)}", "write it like CIT-64")

    def _table(self, node: Node, seats_named: int) -> None:
        f, t = self.fields, self.scenario.table
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
        f, deck = self.fields, self.scenario.deck
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

    def _play(self, node: Node) -> None:
        if node.value is not None and not isinstance(node.value, list):
            self.fields.fault(
                node, f"`play` must be a list of steps, not {found(node)}", "begin each with '- SEAT: ...'"
            )
            return
        self.scenario.play = [self._step(item) for item in self.fields.items(node)]

    def _step(self, node: Node) -> Step:
        f, step = self.fields, Step(node.line)
        words = f.words(node, "a step", STEP_WORDS, also_seats=True)
        chosen = [key for key in words if key in SEATS]
        if len(chosen) > 1:
            f.fault(words[chosen[1]], "a step has one choice", "begin the next one with '- '")
        for key in chosen[:1]:
            step.seat = f.seat(Node(words[key].line, key), "a seat")
            step.choice = self._choice(words[key])
        if "asked" in words:
            step.asked = f.seat(words["asked"], "`asked`")
        if "optional" in words:
            step.optional = f.truth(words["optional"], "`optional`")
        if "check" in words:
            step.check = results.read(f, words["check"], "`check`")
            if any(e.word == "refused" for e in step.check):
                f.fault(words["check"], "`refused` is about the position", "write it below `then`")
        self._looks(step, words)
        if not chosen and "asked" not in words and "check" not in words:
            f.fault(node, "a step needs a choice, `asked` or `check`", "for example '- A: end turn'")
        return step

    def _looks(self, step: Step, words: dict[str, Node]) -> None:
        f = self.fields
        step.offered = [self._choice(item) for item in f.items(words["offered"])] if "offered" in words else []
        if "only_offered" in words:
            step.only_offered = [self._choice(item) for item in f.items(words["only_offered"])]
        for item in f.items(words["not_offered"]) if "not_offered" in words else []:
            if isinstance(item.value, dict):
                for key, reason in item.value.items():
                    why = None if reason.value is None else f.text(reason, "a reason")
                    step.not_offered.append((self._choice(Node(reason.line, key)), why))
            else:
                step.not_offered.append((self._choice(item), None))

    def _choice(self, node: Node) -> Choice:
        f = self.fields
        if not isinstance(node.value, str | int) or isinstance(node.value, bool):
            f.fault(node, f"a choice must be words, not {found(node)}", "for example 'build tavern'")
            return Choice("", (), node.line)
        text = " ".join(str(node.value).split())
        readings, problem = choices.parse(text, f.known)
        if problem:
            f.fault(node, *problem)
        for what, name, more in readings:
            if "district" in what or what in ("build", "use"):
                f.named.add(name)
            if what in ("character", "discard"):
                f.met.add(name)
            seat = name if what == "seat" else more if what == "district of" else ""
            if seat and seat not in SEATS[: f.players]:
                f.fault(node, f"there is no seat {quoted(seat)} among {f.players} players")
        return Choice(text, readings, node.line)
