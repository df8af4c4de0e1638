"""A puzzle as it was read: what is told about it, and its position as a scenario."""

from __future__ import annotations

import msgspec

from game.content import Text
from game.scenario import Scenario

EASIEST, HARDEST = 1, 3


class Theme(msgspec.Struct, frozen=True):
    """What some puzzles have in common: its name, and a sentence about it."""

    id: str
    name: Text
    about: Text


class Told(msgspec.Struct, frozen=True):
    """The words of a puzzle. In them `{B}` is the name of who sits in seat B.

    `forced`: what is right is proved by looking at every line of play; otherwise the search is the judge.
    """

    id: str
    theme: str
    difficulty: int
    title: Text
    question: Text
    hint: Text
    why: Text
    forced: bool = False


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle of a game. `scenario` leads to the question and has the right answers (`best`)."""

    game: str
    line: int
    told: Told
    scenario: Scenario

    @property
    def id(self) -> str:
        """Its name within its game."""
        return self.told.id

    @property
    def key(self) -> str:
        """Its name among the puzzles of all games."""
        return f"{self.game}/{self.told.id}"


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of a game, in the order of the file; themes by id."""

    game: str
    themes: dict[str, Theme]
    puzzles: tuple[Puzzle, ...]

    def find(self, name: str) -> Puzzle | None:
        """The puzzle with this id."""
        return next((one for one in self.puzzles if one.id == name), None)

    def of_theme(self, theme: str) -> list[Puzzle]:
        """The easy ones first, otherwise as in the file."""
        return sorted((one for one in self.puzzles if one.told.theme == theme), key=lambda one: one.told.difficulty)

    def in_order(self) -> list[Puzzle]:
        """All of them, theme by theme, as lists show them."""
        return [one for theme in self.themes for one in self.of_theme(theme)]
