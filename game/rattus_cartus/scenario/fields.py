"""Reading the things of Rattus Cartus that a scenario names: cards, buildings, positions of the nun row."""

from __future__ import annotations

from game.content.convert import found
from game.content.faults import FaultList
from game.content.yaml_reader import Node
from game.rattus_cartus.scenario.story import Face, Plot
from game.rattus_cartus.scenario.vocabulary import NUMBER, Vocabulary
from game.scenario.fields import Fields
from game.scenario.story import SEATS

POSITIONS = 5  # of the nun row


class RattusFields(Fields):
    """`exact` collects every person that is named with its nuns."""

    def __init__(self, faults: FaultList, known: Vocabulary) -> None:
        super().__init__(faults)
        self.known = known
        self.exact: set[Face] = set()

    def cards(self, node: Node, what: str) -> list[Face]:
        """A list of cards, each as often as it is said to be there."""
        return [face for item in self.items(node) for face in self._cards(item, what)]

    def _cards(self, node: Node, what: str) -> list[Face]:
        text = self._name(node, f"a card of {what}")
        if not text:
            return []
        read = self.known.faces(text)
        if isinstance(read[0], Face):
            self.met(read[0])
            return [read[0]] * int(read[1])
        self.fault(node, read[0], str(read[1]))
        return []

    def met(self, face: Face) -> None:
        """This card is named."""
        if face.nuns is not None and face.name:
            self.exact.add(face)

    def nuns_of_row(self, node: Node) -> list[Face]:
        """The nun row: each entry a card, or just its nuns."""
        row: list[Face] = []
        for item in self.items(node):
            bare = str(item.value) if isinstance(item.value, int | str) and not isinstance(item.value, bool) else ""
            if NUMBER.fullmatch(bare):
                row.append(Face("", int(bare)))
            else:
                row += self._cards(item, "the nun row")
        return row

    def plots(self, node: Node, what: str) -> list[Plot]:
        """A list of building cards."""
        read: list[Plot] = []
        for item in self.items(node):
            text = self._name(item, f"a card of {what}")
            plot = self.known.plot(text) if text else None
            if isinstance(plot, Plot):
                read.append(plot)
            elif plot is not None:
                self.fault(item, *plot)
        return read

    def buildings(self, node: Node) -> list[tuple[str, int | None]]:
        """The buildings that take part."""
        read: list[tuple[str, int | None]] = []
        for item in self.items(node):
            text = self._name(item, "a building")
            building = self.known.building(text) if text else None
            if building is not None and building[0] in self.known.buildings:
                read.append((building[0], building[1] if isinstance(building[1], int) else None))
            elif building is not None:
                self.fault(item, building[0], str(building[1] or ""))
        return read

    def positions(self, node: Node, what: str) -> list[int]:
        """Positions of the nun row, counted from 0, each once."""
        return sorted({self.number(item, what, 1, POSITIONS) - 1 for item in self.items(node)})

    def by_seat(self, node: Node, what: str, least: int = 0) -> dict[int, int]:
        """Numbers of seats: {B: 4, A: 1}, in the order in which they are written."""
        read = self.words(node, what, SEATS)
        return {
            self.seat(Node(child.line, key), "a seat"): self.number(child, what, least) for key, child in read.items()
        }

    def _name(self, node: Node, what: str) -> str:
        if isinstance(node.value, str) and node.value.strip():
            return " ".join(node.value.split())
        self.fault(node, f"{what} must be a name, not {found(node)}")
        return ""
