"""The cards as typed facts. What a card does is code in the rules; what it is, costs and says is here."""

from __future__ import annotations

import msgspec

from game.content.text import Text

TYPES = ("noble", "religious", "trade", "military", "unique")
HOUSE = "house"  # the edition of cards that the box does not have
EDITIONS = ("classic", HOUSE)  # besides the one of the rulebook, which has no name here


class Character(msgspec.Struct, frozen=True):
    """A character card: rank 1 to 9; `type` is the colour of district it earns gold or cards for, if any.

    With fewer than `min_players` (2 to 8) it may not take part, and the character `instead`, which has the same
    rank, takes its place in a preset (rulebook p. 7 to 9). One of the `edition` house is not of the box.
    """

    id: str
    rank: int
    name: Text
    short: Text
    rules: Text
    type: str | None = None
    min_players: int = 2
    instead: str | None = None
    edition: str | None = None


class District(msgspec.Struct, frozen=True):
    """A district card. `cost` in gold, None for one that cannot be built; `short` is None for basic districts.

    A unique district may name a character it `needs` in the cast (rulebook p. 15). One of another `edition` takes
    part in games by the rules of that edition only; None, or house for one that is not of the box: in any game.
    """

    id: str
    cost: int | None
    type: str
    copies: int
    name: Text
    rules: Text
    short: Text | None = None
    needs: str | None = None
    edition: str | None = None

    @property
    def played_by(self) -> str | None:
        """The edition by whose rules alone it can be played."""
        return None if self.edition == HOUSE else self.edition


class Preset(msgspec.Struct, frozen=True):
    """A recommended set-up: 8 or 9 characters in the order of their ranks, and 14 unique districts.

    One of the classic `edition` is played by its rules and has 8 characters and 13 unique districts.
    """

    id: str
    name: Text
    characters: tuple[str, ...]
    uniques: tuple[str, ...]
    edition: str | None = None


class Cards(msgspec.Struct, frozen=True):
    """Everything in the card file, in its order, by id.

    `file` and `lines` say where an entry stands ('great_wall' -> 120), for messages about it.
    """

    characters: dict[str, Character]
    districts: dict[str, District]
    presets: dict[str, Preset]
    file: str = ""
    lines: dict[str, int] = {}

    @property
    def box(self) -> Cards:
        """Without the cards of the house."""
        characters = {name: one for name, one in self.characters.items() if one.edition != HOUSE}
        districts = {name: one for name, one in self.districts.items() if one.edition != HOUSE}
        return msgspec.structs.replace(self, characters=characters, districts=districts)

    @property
    def ids(self) -> list[str]:
        """The ids of all cards."""
        return [*self.characters, *self.districts]
