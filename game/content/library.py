"""The book of a game whose texts lie in `data/<game>/`: one table says which files, and how each is read and checked.

A game says what its cards are and what its code knows; that it has rules, rulings, a glossary, things the opponents say
and first times, and in which sections of which file, is said here once for all games.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

from game import paths
from game.content import first_times as firsts
from game.content.book import Book, Limit, Sound
from game.content.convert import Check
from game.content.first_times import FirstTimes, load_first_times
from game.content.opponents import (
    LONGEST_LINE,
    LONGEST_TEXT,
    OCCASIONS,
    SPOKEN_SECTIONS,
    Manner,
    Spoken,
    load_lines,
    people,
    short_text,
)
from game.content.reading import holds
from game.content.rules import FORMS, SECTIONS, WORDS, Glossary, Known, Rules, load_glossary, load_rules
from game.content.rulings import RULING_SECTIONS, Rulings, load_rulings

R = TypeVar("R")


class Kept(NamedTuple):
    """A file of the book: the sections by which one of its kind is known, none for what any other file is taken for,
    and how it is held against the code; None stands for the game's own file."""

    sections: tuple[str, ...]
    check: Callable[[Path | None], Sound]


class Library(Book):
    """The files of a game, each read once. To be overridden: `card_ids`, `known`, `check_cards`, `cards`."""

    occasions: Sequence[str] = ()  # on which its opponents say something, besides those of every game
    counted = ""  # what stands before the names of its counts: "rattus_" for "rattus_words"
    card_file = ""  # below data/; "" for cards.yaml in its own folder
    card_limits: Mapping[str, Limit] = {}  # field -> what texts of the cards must keep to

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._own: dict[str, object] = {}
        self.limits = {
            self.card_file or f"{game}/cards.yaml": self.card_limits,
            f"{game}/glossary.yaml": {
                FORMS: Limit(_any, "how the word appears in texts: all its inflections, with commas between them"),
            },
            f"{game}/lines.yaml": {
                "text": Limit(_manner, f"at most {LONGEST_TEXT} letters"),
                **dict.fromkeys((*OCCASIONS, *self.occasions), Limit(_line, f"at most {LONGEST_LINE} letters")),
            },
            f"{game}/first_times.yaml": {
                "says": Limit(firsts.sentence_check, f"at most {firsts.LONGEST_SENTENCE} letters"),
            },
        }

    # -- what a game says ------------------------------------------------------------------------------------------
    @abstractmethod
    def card_ids(self) -> Collection[str]:
        """Of its own cards, as the texts may name them. Raises ContentError."""

    @abstractmethod
    def known(self) -> firsts.Known:
        """What its code tells, asks and shows."""

    @abstractmethod
    def check_cards(self, file: Path | None) -> Sound:
        """A card file, by default its own, held against the code. Raises ContentError."""

    # -- its files: of any origin, by default its own; ContentError names all faults --------------------------------
    def rulings(self, file: Path | None = None) -> Rulings:
        return self._read("rulings", file, lambda path: load_rulings(path, self.card_ids(), self.prefix, self.game))

    def rules(self, file: Path | None = None) -> Rules:
        def read(path: Path) -> Rules:
            return load_rules(path, Known(self.card_ids(), self.symbols, self.rulings(), self.prefix, self.game))

        return self._read("rules", file, read)

    def glossary(self, file: Path | None = None) -> Glossary:
        def read(path: Path) -> Glossary:
            return load_glossary(path, [*self.rulings().topics, *self.rules().sections], self.game)

        return self._read("glossary", file, read)

    def spoken(self, file: Path | None = None) -> Spoken:
        """What the people of the house say in this game."""
        return self._read(
            "lines", file, lambda path: load_lines(path, people().opponents, self.occasions, self.game)
        )  # fmt: skip

    def lines(self) -> Mapping[str, Manner]:
        return self.spoken().lines

    def first_times(self, file: Path | None = None) -> FirstTimes:
        return self._read("first_times", file, lambda path: load_first_times(path, self.known(), self.game))

    def _read(self, name: str, file: Path | None, read: Callable[[Path], R]) -> R:
        if file is not None:
            return read(file)
        if name not in self._own:
            self._own[name] = read(paths.data_dir() / self.game / f"{name}.yaml")
        return cast(R, self._own[name])

    # -- held against the code -------------------------------------------------------------------------------------
    def files(self) -> Sequence[Kept]:
        """Its files in the order in which they are checked: the rulings speak of cards, and so on. A game with more of
        them adds its own."""
        return (
            Kept((), self.check_cards),
            Kept(RULING_SECTIONS, lambda file: self._sound_rulings(self.rulings(file))),
            Kept((SECTIONS,), lambda file: self._sound_rules(self.rules(file))),
            Kept((WORDS,), lambda file: self._sound_words(self.glossary(file))),
            Kept(SPOKEN_SECTIONS, lambda file: self._sound_lines(self.spoken(file))),
            Kept(firsts.SECTIONS, lambda file: self._sound_first_times(self.first_times(file))),
        )

    def check(self, file: Path | None = None) -> list[Sound]:
        files = self.files()
        if file is None:
            return [one.check(None) for one in files]
        meant = next((one for one in files if holds(file, *one.sections)), None)
        return [(meant.check if meant is not None else self.check_cards)(file)]

    def _sound_rulings(self, found: Rulings) -> Sound:
        counts = {"topics": len(found.topics), "rulings": len(found.rulings)}
        return self.sound(found.file, counts, f"{counts['rulings']} rulings under {counts['topics']} topics.")

    def _sound_rules(self, found: Rules) -> Sound:
        count = len(found.sections)
        return self.sound(found.file, {"sections": count}, f"{count} sections of the rules.")

    def _sound_words(self, found: Glossary) -> Sound:
        return self.sound(found.file, {"words": len(found.words)}, f"{len(found.words)} words.")

    def _sound_lines(self, found: Spoken) -> Sound:
        count = sum(len(variants) for one in found.lines.values() for variants in one.lines.values())
        return self.sound(found.file, {"lines": count}, f"{count} things the opponents say.")

    def _sound_first_times(self, found: FirstTimes) -> Sound:
        count = len(found.entries)
        return self.sound(found.file, {"first_times": count}, f"{count} things told when they happen first.")

    def sound(self, file: str, counts: Mapping[str, int], sentence: str) -> Sound:
        """A file without a fault, its counts called as this game calls them."""
        return Sound(file, {f"{self.counted}{name}": count for name, count in counts.items()}, sentence)


def _any(_path: str) -> Check:
    return lambda _value: None


def _line(path: str) -> Check:
    return short_text(path, LONGEST_LINE)


def _manner(path: str) -> Check:
    return short_text(path, LONGEST_TEXT)
