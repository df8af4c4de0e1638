"""The book of Citadels: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from game.citadels.checked import checked_cards, checked_opponents
from game.citadels.content import (
    Cards,
    load_glossary,
    load_lines,
    load_rules,
    load_rulings,
    own_cards,
    own_glossary,
    own_lines,
    own_rules,
    own_rulings,
)
from game.citadels.content.card_checks import LINES, card_name, card_short
from game.citadels.content.cards import GAME, HOUSE
from game.citadels.content.loading import OCCASIONS, PREFIX, SYMBOLS, file_of
from game.citadels.rules.asked import QUESTIONS
from game.citadels.rules.event_shapes import SHAPES
from game.citadels.rules.state import View
from game.citadels.shelf import ADDITIONAL, BASIC, CHARACTER, UNIQUE, CitadelsShelf
from game.content import OCCASIONS as EVERYWHERE
from game.content import Glossary, Lines, Manner, Opponents, Rules, Rulings, Spoken
from game.content.book import Book, CardText, Limit, Sound, Value
from game.content.convert import Check
from game.content.first_times import LONGEST_SENTENCE, FirstTimes, known, load_first_times, sentence_check
from game.content.first_times import SECTIONS as FIRST_TIMES
from game.content.opponents import LONGEST_LINE, LONGEST_TEXT, SPOKEN_SECTIONS, holds_opponents, short_text
from game.content.reading import holds
from game.content.rules import FORMS, SECTIONS, WORDS
from game.content.rulings import holds_rulings

FIRST = "first_game"  # the set-up beside which other cards are additional


def _any(_path: str) -> Check:
    return lambda _value: None


def _line(path: str) -> Check:
    return short_text(path, LONGEST_LINE)


def _manner(path: str) -> Check:
    return short_text(path, LONGEST_TEXT)


class CitadelsBook(Book):
    """Cards of `data/cards.yaml`, the rest of `data/citadels`."""

    prefix = PREFIX
    symbols = SYMBOLS
    limits = {
        "cards.yaml": {
            "name": Limit(card_name, "at most 28 letters"),
            "short": Limit(card_short, f"at most {LINES} lines on the card, about 130 letters"),
        },
        "citadels/glossary.yaml": {
            FORMS: Limit(_any, "how the word appears in texts: all its inflections, with commas between them"),
        },
        "citadels/lines.yaml": {
            "text": Limit(_manner, f"at most {LONGEST_TEXT} letters"),
            **dict.fromkeys((*EVERYWHERE, *OCCASIONS), Limit(_line, f"at most {LONGEST_LINE} letters")),
        },
        "citadels/first_times.yaml": {
            "says": Limit(sentence_check, f"at most {LONGEST_SENTENCE} letters"),
        },
    }

    def cards(self) -> Mapping[str, CardText]:
        return _own_card_texts()

    def rules(self) -> Rules:
        return own_rules()

    def rulings(self) -> Rulings:
        return own_rulings()

    def glossary(self) -> Glossary:
        return own_glossary()

    def lines(self) -> Mapping[str, Manner]:
        return own_lines().lines

    def first_times(self) -> FirstTimes:
        return own_first_times()

    def shelf(self) -> CitadelsShelf:
        return CitadelsShelf(self, own_cards())

    def check(self, file: Path | None = None) -> list[Sound]:
        if file is None:  # the rulings speak of cards: while those have faults, there is no more to be said
            cards = checked_cards(texts=True)
            return [
                _sound_cards(cards), _sound_rulings(own_rulings()), _sound_rules(own_rules()),
                _sound_words(own_glossary()), _sound_opponents(checked_opponents()), _sound_lines(own_lines()),
                _sound_first_times(own_first_times()),
            ]  # fmt: skip
        if holds_rulings(file):
            return [_sound_rulings(load_rulings(file))]
        if holds(file, SECTIONS):
            return [_sound_rules(load_rules(file))]
        if holds(file, WORDS):
            return [_sound_words(load_glossary(file))]
        if holds_opponents(file):
            return [_sound_opponents(checked_opponents(file))]
        if holds(file, *SPOKEN_SECTIONS):
            return [_sound_lines(load_lines(file))]
        if holds(file, *FIRST_TIMES):
            return [_sound_first_times(read_first_times(file))]
        return [_sound_cards(checked_cards(file, texts=True))]


# -- first times ------------------------------------------------------------------------------------------------------
def read_first_times(file: Path | None = None) -> FirstTimes:
    """What is told when it happens first, in a file, by default its own. Raises ContentError with all its faults."""
    return load_first_times(file or file_of("first_times"), known(SHAPES, QUESTIONS, View), GAME)


@cache
def own_first_times() -> FirstTimes:
    """Raises ContentError."""
    return read_first_times()


# -- cards -------------------------------------------------------------------------------------------------------------
def card_texts(cards: Cards) -> dict[str, CardText]:
    """Characters by rank, then basic and unique districts."""
    people = [
        CardText(
            one.id,
            CHARACTER,
            one.name,
            one.rules,
            one.short,
            _marks(rank=one.rank, type=one.type),
            _sets(cards, one.id),
            one.edition == HOUSE,
        )
        for one in cards.characters.values()
    ]
    places = [
        CardText(
            one.id, UNIQUE if one.type == UNIQUE else BASIC, one.name, one.rules, one.short,
            _marks(cost=one.cost, type=one.type), _sets(cards, one.id), one.edition == HOUSE,
        )
        for one in cards.districts.values()
    ]  # fmt: skip
    kinds = (CHARACTER, BASIC, UNIQUE)
    return {one.id: one for one in sorted((*people, *places), key=lambda one: kinds.index(one.kind))}


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


def _marks(**values: Value | None) -> dict[str, Value]:
    return {key: value for key, value in values.items() if value is not None}


def _sets(cards: Cards, card: str) -> frozenset[str]:
    """The presets it is in; additional is what is new beyond the first game."""
    district = cards.districts.get(card)
    found = {preset.id for preset in cards.presets.values() if card in (*preset.characters, *preset.uniques)}
    if district is not None and district.type != UNIQUE:
        return frozenset(cards.presets)  # basic districts are in every game
    if FIRST not in found and not (district is not None and district.played_by):
        found.add(ADDITIONAL)
    return frozenset(found)


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    districts, presets = cards.districts.values(), len(cards.presets)
    counts = {
        "characters": len(cards.characters),
        "basic_districts": sum(district.copies for district in districts if district.type != UNIQUE),
        "unique_districts": sum(district.type == UNIQUE for district in districts),
        "presets": presets,
    }
    names = sum(district.type != UNIQUE for district in districts)
    return Sound(cards.file, counts, (
        f"{counts['characters']} characters, {counts['basic_districts']} basic districts of "
        f"{names} names, {counts['unique_districts']} unique districts, {presets} preset{'s' * (presets != 1)}."
    ))  # fmt: skip


def _sound_rulings(rulings: Rulings) -> Sound:
    counts = {"topics": len(rulings.topics), "rulings": len(rulings.rulings)}
    return Sound(rulings.file, counts, f"{counts['rulings']} rulings under {counts['topics']} topics.")


def _sound_rules(rules: Rules) -> Sound:
    return Sound(rules.file, {"sections": len(rules.sections)}, f"{len(rules.sections)} sections of the rules.")


def _sound_words(glossary: Glossary) -> Sound:
    return Sound(glossary.file, {"words": len(glossary.words)}, f"{len(glossary.words)} words.")


def _sound_opponents(opponents: Opponents) -> Sound:
    people = opponents.opponents.values()
    counts = {"opponents": len(people)}
    return Sound(
        opponents.file, counts, f"{len(people)} opponents, {_said(one.lines for one in people)} things they say."
    )


def _sound_lines(spoken: Spoken) -> Sound:
    count = _said(one.lines for one in spoken.lines.values())
    return Sound(spoken.file, {"lines": count}, f"{count} things the opponents say.")


def _said(lines: Iterable[Lines]) -> int:
    return sum(len(variants) for one in lines for variants in one.values())


def _sound_first_times(found: FirstTimes) -> Sound:
    count = len(found.entries)
    return Sound(found.file, {"first_times": count}, f"{count} things told when they happen first.")
