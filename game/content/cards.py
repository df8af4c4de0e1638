"""The cards as typed facts. What a card does is code in the rules; what it is, costs and says is here."""

from __future__ import annotations

import msgspec

TYPES = ("noble", "religious", "trade", "military", "unique")
LANGUAGES = ("en", "de")


class Text(msgspec.Struct, frozen=True):
    """What is read on a card, in every language of the game."""

    en: str
    de: str

    def get(self, language: str) -> str:
        """The text in 'en' or 'de'. Raises KeyError for any other language."""
        if language not in LANGUAGES:
            raise KeyError(language)
        text: str = getattr(self, language)
        return text


class Character(msgspec.Struct, frozen=True):
    """A character card: rank 1 to 9; `type` is the colour of district it earns gold or cards for, if any."""

    id: str
    rank: int
    name: Text
    short: Text
    rules: Text
    type: str | None = None


class District(msgspec.Struct, frozen=True):
    """A district card. `cost` in gold, None for one that cannot be built; `short` is None for basic districts."""

    id: str
    cost: int | None
    type: str
    copies: int
    name: Text
    rules: Text
    short: Text | None = None


class Preset(msgspec.Struct, frozen=True):
    """A recommended set-up: 8 or 9 characters in the order of their ranks, and 14 unique districts."""

    id: str
    name: Text
    characters: tuple[str, ...]
    uniques: tuple[str, ...]


class Cards(msgspec.Struct, frozen=True):
    """Everything in the card file, in its order, by id.

    `file` and `lines` say where an entry stands ('great_wall' -> 120), for messages about it.
    """

    characters: dict[str, Character]
    districts: dict[str, District]
    presets: dict[str, Preset]
    file: str = ""
    lines: dict[str, int] = {}
