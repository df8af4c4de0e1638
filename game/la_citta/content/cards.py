"""Pieces and cards as typed facts. What a building or a politics card does is code in the rules; what it is, costs and
says is here."""

from __future__ import annotations

import msgspec

from game.content.text import Text

WISHES = ("culture", "education", "health")
LANDSCAPES = ("F1", "F2", "F3", "M", "W")  # farmland with 1, 2, 3 wheat; mountains; water
AREAS = 22  # of a map: as many as there are landscape tiles
SIZES = ("castello", "simple", "medium", "large")
POLITICS_CARDS = 32
PER_WISH = 9  # voice cards of each wish
OF_BUILDING = "_card"  # behind the id of a building: the politics card that builds it


class Landscape(msgspec.Struct, frozen=True):
    """A kind of landscape: how many `tiles` of it there are, and its food (`wheat`)."""

    id: str
    tiles: int
    wheat: int
    name: Text
    short: Text
    rules: Text


class Stack(msgspec.Struct, frozen=True):
    """The chips of one or two buildings: as many as lie beside the board (CITTA-35)."""

    id: str
    chips: int


class Wish(msgspec.Struct, frozen=True):
    """A kind of voice card."""

    id: str
    copies: int
    name: Text
    short: Text
    rules: Text


class Building(msgspec.Struct, frozen=True):
    """A building: its `size`, the `stack` whose chips it takes, what the politics card costs that builds it, how many
    such cards there are, its arches, and whether it must stand at `water`."""

    id: str
    size: str
    name: Text
    short: Text
    rules: Text
    stack: str | None = None
    cost: int = 0
    politics: int = 0
    culture: int = 0
    education: int = 0
    health: int = 0
    water: bool = False

    @property
    def arches(self) -> tuple[int, int, int]:
        """Arches in the order of WISHES."""
        return self.culture, self.education, self.health


class Politics(msgspec.Struct, frozen=True):
    """A politics card that does something else than build its building; `prices` of its steps, the cheapest first."""

    id: str
    copies: int
    prices: tuple[int, ...]
    name: Text
    short: Text
    rules: Text


class Action(msgspec.Struct, frozen=True):
    """The action card, of which each seat has so many copies."""

    id: str
    copies: int
    name: Text
    short: Text
    rules: Text


class Cards(msgspec.Struct, frozen=True):
    """Everything in the card file, in its order, by id. `file` and `lines` say where an entry stands."""

    landscapes: dict[str, Landscape]
    stacks: dict[str, Stack]
    wishes: dict[str, Wish]
    buildings: dict[str, Building]
    politics: dict[str, Politics]
    actions: dict[str, Action]
    file: str = ""
    lines: dict[str, int] = {}

    @property
    def politics_kinds(self) -> dict[str, int]:
        """How many politics cards of each kind there are: buildings first, in the order of the file."""
        built = {one.id: one.politics for one in self.buildings.values() if one.politics}
        return built | {one.id: one.copies for one in self.politics.values()}

    @property
    def politics_cards(self) -> list[str]:
        """What the kinds of politics cards are called where they are read: `palazzo_card`, `great_builder`."""
        return [f"{kind}{OF_BUILDING}" if kind in self.buildings else kind for kind in self.politics_kinds]

    @property
    def ids(self) -> list[str]:
        """Everything that is read as a card: buildings, politics cards, voices, the action card, landscapes."""
        return [*self.buildings, *self.politics_cards, *self.wishes, *self.actions, *self.landscapes]
