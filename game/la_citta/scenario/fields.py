"""Reading the things of La Città that a scenario names: sites, cities, buildings, politics cards, wishes."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.convert import found
from game.content.faults import FaultList, did_you_mean
from game.content.yaml_reader import Node
from game.la_citta.rules import LaCitta
from game.la_citta.rules.box import CASTELLO, HARVEST, WISHES
from game.la_citta.scenario.story import ANY, UNSEEN
from game.scenario.fields import Fields

FIGURE_WORDS = (*WISHES, "harvest")  # what figures on a building may be for; the last is HARVEST
FIRST_PLACE, LAST_PLACE = 1, 4  # of the voice row, as people count


class CittaFields(Fields):
    """`board` is that of the map which the scenario names; `named` collects the politics cards that are named."""

    def __init__(self, faults: FaultList, rules: LaCitta) -> None:
        super().__init__(faults)
        self.maps = list(rules.maps)
        self.rules = rules
        self.board = rules.board(self.maps[0])
        self.buildings = list(rules.cards.buildings)
        self.kinds = list(rules.cards.politics_kinds)
        self.named: set[str] = set()

    # -- the map ---------------------------------------------------------------------------------------------------
    def site(self, node: Node, what: str) -> int:
        """The number of a site: H082."""
        number = self.board.number.get(str(node.value))
        if number is not None:
            return number
        self.fault(node, f"{what} must be a hex of the map, not {found(node)}", self.a_site(str(node.value)))
        return 0

    def a_site(self, text: str) -> str:
        """What may be meant instead, as a hint."""
        ids = self.board.ids
        return did_you_mean(text, ids) or f"the map {self.board.id} has {ids[0]} to {ids[-1]}"

    def by_site(self, node: Node, what: str) -> list[tuple[int, Node]]:
        """{H073: ..., H091: ...}, in the order in which they are written."""
        return [(self.board.number[key], child) for key, child in self.words(node, what, self.board.ids).items()]

    def areas(self, node: Node, what: str, landscapes: Iterable[str]) -> dict[int, str]:
        """The landscape of areas: {R10: F3}."""
        known, areas = list(landscapes), self.board.areas
        return {
            areas.index(key): self.word(child, f"the landscape of {key}", known)
            for key, child in self.words(node, what, areas).items()
        }

    # -- cities ----------------------------------------------------------------------------------------------------
    def built(self, node: Node) -> list[tuple[int, str]]:
        """The buildings of a city: {H073: farm}."""
        known = [name for number, name in enumerate(self.buildings) if number != CASTELLO]
        return [
            (site, self.word(child, "a building beside the castello", known))
            for site, child in self.by_site(node, "`buildings`")
        ]

    def figures(self, node: Node) -> list[list[int]]:
        """Figures on buildings: {H073: 1}, {H100: {health: 1}}; each as [site, what it is for or ANY, how many]."""
        read: list[list[int]] = []
        for site, child in self.by_site(node, "`figures`"):
            if isinstance(child.value, dict):
                for word, inner in self.words(child, "figures on a building", FIGURE_WORDS).items():
                    count = self.number(inner, f"the figures for {word}", 0, 99)
                    read.append([site, FIGURE_WORDS.index(word) if word != "harvest" else HARVEST, count])
            else:
                read.append([site, ANY, self.number(child, "the figures", 0, 99)])
        return read

    # -- cards -----------------------------------------------------------------------------------------------------
    def cards(self, node: Node, what: str, *, unseen: bool = False) -> list[str]:
        """A list of politics cards; with `unseen` also of such as were drawn face down."""
        known = [*self.kinds, UNSEEN] if unseen else self.kinds
        read = [self.word(item, f"a card of {what}", known) for item in self.items(node)]
        self.named |= {*read} - {UNSEEN, ""}
        return [name for name in read if name]

    def wishes(self, node: Node, what: str) -> list[int]:
        """A list of wishes."""
        return [self.wish(item, what) for item in self.items(node)]

    def wish(self, node: Node, what: str) -> int:
        """The number of a wish."""
        name = self.word(node, what, WISHES)
        return WISHES.index(name) if name else 0

    def by_wish(self, node: Node, what: str) -> dict[int, int]:
        """{culture: 4}."""
        return {WISHES.index(key): self.number(child, key) for key, child in self.words(node, what, WISHES).items()}

    def places(self, node: Node) -> list[int]:
        """Places of the voice row, counted from 0, each once; the first is open to all and left out."""
        read = {self.number(item, "a place in `peeked`", FIRST_PLACE, LAST_PLACE) - 1 for item in self.items(node)}
        return sorted(read - {0})
