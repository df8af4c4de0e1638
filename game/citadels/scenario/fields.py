"""Reading the things of Citadels that a scenario names: characters, districts, cities."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.scenario.story import Built
from game.citadels.scenario.vocabulary import Problem, Vocabulary
from game.content.convert import found
from game.content.faults import FaultList, quoted
from game.content.yaml_reader import Node
from game.scenario.fields import Fields


class CitadelsFields(Fields):
    """`named` collects every district met, `met` every character."""

    def __init__(self, faults: FaultList, known: Vocabulary) -> None:
        super().__init__(faults)
        self.known = known
        self.named: set[str] = set()
        self.met: set[str] = set()

    def character(self, node: Node, what: str) -> str:
        name = self._name(node, what, self.known.character_problem)
        self.met.add(name)
        return name

    def character_or_none(self, node: Node, what: str) -> str | None:
        return None if node.value is None or node.value in ("nobody", "none") else self.character(node, what)

    def characters(self, node: Node, what: str) -> list[str]:
        return [self.character(item, what) for item in self.items(node)]

    def district(self, node: Node, what: str) -> str:
        name = self._name(node, what, self.known.district_problem)
        self.named.add(name)
        return name

    def districts(self, node: Node, what: str) -> list[str]:
        return [self.district(item, what) for item in self.items(node)]

    def _name(self, node: Node, what: str, problem_of: Callable[[str], Problem | None]) -> str:
        if not isinstance(node.value, str):
            self.fault(node, f"{what} must be a name, not {found(node)}")
            return ""
        problem = problem_of(node.value)
        if problem:
            self.fault(node, *problem)
        return node.value

    def city(self, node: Node, what: str) -> list[Built]:
        """Districts of a city, with what lies on each: [docks, {manor: {gold: 1}}, {museum: {cards: 2}}]."""
        built: list[Built] = []
        for item in self.items(node):
            if not isinstance(item.value, dict):
                built.append(Built(self.district(item, what)))
            else:
                built += [self._built(key, child, what) for key, child in item.value.items()]
        return built

    def _built(self, name: str, node: Node, what: str) -> Built:
        self.district(Node(node.line, name), what)
        things = self.words(node, f"what lies on {quoted(name)}", ("gold", "cards"))
        gold = self.number(things["gold"], f"the gold on {quoted(name)}", 0, 1) if "gold" in things else 0
        cards = self._beneath(things["cards"], name) if "cards" in things else 0
        return Built(name, gold, cards)

    def _beneath(self, node: Node, name: str) -> int | tuple[str, ...]:
        """Cards under a Museum: how many, or which."""
        if name != "museum":
            self.fault(node, f"no cards lie under {quoted(name)}", "only the museum has `cards`")
        if isinstance(node.value, list):
            return tuple(sorted(self.districts(node, "`cards`")))
        return self.number(node, "the cards under the museum", 0, 60)
