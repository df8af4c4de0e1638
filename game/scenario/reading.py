"""A scenario file read into scenarios; everything wrong in it is named with its line."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game import catalog
from game.content import ContentError, Fault
from game.content.convert import found
from game.content.faults import FaultList, StopReading, quoted
from game.content.yaml_reader import Node, read_yaml, shown
from game.scenario import playing
from game.scenario.language import NoScenarios, SomeLanguage, scenario_language
from game.scenario.story import SEATS, Choice, Scenario, Step

STEP_WORDS = ("asked", "check", "offered", "only_offered", "not_offered", "optional")


@dataclass(frozen=True, slots=True)
class Broken:
    """An entry that cannot be played, or (without a name) a whole file that cannot be read."""

    name: str
    faults: list[Fault]


def read_file(path: Path, *, positions: bool = False) -> list[Scenario | Broken]:
    """All scenarios of a file, in order; entries with faults as `Broken`. `game` below `table` says of which game they
    are. Never raises for what is in the file; raises ContentError for a faulty card file.

    With `positions` an entry need not play or expect anything.
    """
    try:
        root = read_yaml(path, number_keys=True)
    except ContentError as error:
        return [Broken("", error.faults)]
    file = shown(path)
    if not isinstance(root.value, list) or not root.value:
        hint = "begin each scenario with '- name: ...'"
        return [Broken("", [Fault(file, root.line, "", f"a scenario file is a list, not {found(root)}", hint)])]
    return [read_entry(file, node, positions=positions) for node in root.value]


def read_entry(file: str, node: Node, *, positions: bool = False) -> Scenario | Broken:
    """One entry of a file that is shown by this name; see `read_file`."""
    faults = FaultList(file)
    game, line = _game_of(node)
    scenario = Scenario(file, node.line, "", game)
    try:
        at = scenario_language(game)
    except (NoScenarios, catalog.PackFault) as error:
        return Broken(_name_of(node), [Fault(file, line, "", str(error))])
    with suppress(StopReading):
        EntryReader(at, faults, scenario).read(node, positions)
    return Broken(scenario.name, sorted(set(faults.found))) if faults.found else scenario


def _below(node: Node, word: str) -> Node | None:
    inner = node.value.get(word) if isinstance(node.value, dict) else None
    return inner if isinstance(inner, Node) else None


def _game_of(node: Node) -> tuple[str, int]:
    """The game an entry names below `table`, and where."""
    table = _below(node, "table")
    named = _below(table, "game") if table is not None else None
    return (str(named.value), named.line) if named is not None else (catalog.USUAL, node.line)


def _name_of(node: Node) -> str:
    named = _below(node, "name")
    return str(named.value) if named is not None else ""


class EntryReader:
    """Reads one entry, and single choices and steps of it for whoever writes more around them."""

    def __init__(self, at: SomeLanguage, faults: FaultList, scenario: Scenario) -> None:
        self.language, self.scenario = at, scenario
        self.fields = at.fields(faults)

    def read(self, node: Node, positions: bool) -> None:
        f, s = self.fields, self.scenario
        if not isinstance(node.value, dict):
            f.fault(node, f"a scenario begins with 'name:'; this is {found(node)}")
            return
        known = ("name", "rulings", *self.language.parts, "play", "then", "best", "why")
        parts = f.words(node, "a scenario", known)
        if "name" in parts:
            s.name = f.text(parts["name"], "`name`")
        else:
            f.fault(node, "the scenario has no name", "say the rule in one sentence: 'name: ...'")
        empty = Node(node.line, None)
        self.position(node, parts)
        self._rulings(parts.get("rulings", empty))
        self._play(parts.get("play", empty))
        s.then = playing.read(self.language, f, parts.get("then", empty), "`then`")
        s.best = [self.choice(item) for item in f.items(parts.get("best", empty))]
        if "why" in parts:
            s.why = f.text(parts["why"], "`why`")
        if not positions and not s.play and not s.then and not s.best and not f.faults.found:
            f.fault(node, "nothing is played and nothing is expected", "add `play:` or `then:`")
        self.language.finish(s.setting, f, refused=s.refused is not None)

    def position(self, node: Node, parts: Mapping[str, Node]) -> None:
        """The words of the stage among these parts of an entry."""
        empty = Node(node.line, None)
        named = {part: parts.get(part, empty) for part in self.language.parts}
        self.scenario.setting = self.language.read(node, named, self.fields)

    def _rulings(self, node: Node) -> None:
        for item in self.fields.items(node):
            if isinstance(item.value, str) and self.language.ruling.fullmatch(item.value):
                self.scenario.rulings.append(item.value)
            else:
                self.fields.fault(item, f"a ruling cannot be {found(item)}", f"write it like {self.language.a_ruling}")

    def _play(self, node: Node) -> None:
        if node.value is not None and not isinstance(node.value, list):
            self.fields.fault(
                node, f"`play` must be a list of steps, not {found(node)}", "begin each with '- SEAT: ...'"
            )
            return
        self.scenario.play = [self.step(item) for item in self.fields.items(node)]

    def step(self, node: Node) -> Step:
        """One entry of `play`."""
        f, step = self.fields, Step(node.line)
        words = f.words(node, "a step", STEP_WORDS, also_seats=True)
        chosen = [key for key in words if key in SEATS]
        if len(chosen) > 1:
            f.fault(words[chosen[1]], "a step has one choice", "begin the next one with '- '")
        for key in chosen[:1]:
            step.seat = f.seat(Node(words[key].line, key), "a seat")
            step.choices = [self.choice(item) for item in f.items(words[key]) or [words[key]]]
        if "asked" in words:
            step.asked = f.seat(words["asked"], "`asked`")
        if "optional" in words:
            step.optional = f.truth(words["optional"], "`optional`")
        if "check" in words:
            step.check = playing.read(self.language, f, words["check"], "`check`")
            if any(e.word == "refused" for e in step.check):
                f.fault(words["check"], "`refused` is about the position", "write it below `then`")
        self._looks(step, words)
        if not chosen and "asked" not in words and "check" not in words:
            f.fault(node, "a step needs a choice, `asked` or `check`", "for example '- A: end turn'")
        return step

    def _looks(self, step: Step, words: dict[str, Node]) -> None:
        f = self.fields
        step.offered = [self.choice(item) for item in f.items(words["offered"])] if "offered" in words else []
        if "only_offered" in words:
            step.only_offered = [self.choice(item) for item in f.items(words["only_offered"])]
        for item in f.items(words["not_offered"]) if "not_offered" in words else []:
            if isinstance(item.value, dict):
                for key, reason in item.value.items():
                    why = None if reason.value is None else f.text(reason, "a reason")
                    step.not_offered.append((self.choice(Node(reason.line, key)), why))
            else:
                step.not_offered.append((self.choice(item), None))

    def choice(self, node: Node) -> Choice:
        """What somebody chooses, in the words of the game."""
        f = self.fields
        if not isinstance(node.value, str | int) or isinstance(node.value, bool):
            f.fault(node, f"a choice must be words, not {found(node)}", "for example 'build tavern'")
            return Choice("", (), node.line)
        text = " ".join(str(node.value).split())
        readings, problem = self.language.choice(text, f)
        if problem:
            f.fault(node, *problem)
        for reading in readings:
            seat = self.language.seat_of(reading)
            if seat and seat not in SEATS[: f.players]:
                f.fault(node, f"there is no seat {quoted(seat)} among {f.players} players")
        return Choice(text, readings, node.line)
