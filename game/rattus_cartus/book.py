"""The book of Rattus Cartus: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.content import OCCASIONS as EVERYWHERE
from game.content import Glossary, Manner, Rules, Rulings, Spoken
from game.content.book import Book, CardText, Limit, Sound
from game.content.convert import Check
from game.content.first_times import LONGEST_SENTENCE, FirstTimes, known, load_first_times, sentence_check
from game.content.first_times import SECTIONS as FIRST_TIMES
from game.content.opponents import LONGEST_LINE, LONGEST_TEXT, SPOKEN_SECTIONS, short_text
from game.content.reading import holds
from game.content.rules import FORMS, SECTIONS, WORDS
from game.content.rulings import holds_rulings
from game.rattus_cartus.checked import checked_cards
from game.rattus_cartus.content import (
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
from game.rattus_cartus.content.card_checks import (
    NAME_LENGTH,
    NORMAL,
    PREMIUM,
    SHORT,
    card_name,
    card_short,
    normal_short,
    premium_short,
)
from game.rattus_cartus.content.cards import GAME
from game.rattus_cartus.content.loading import OCCASIONS, PREFIX, SYMBOLS, file_of
from game.rattus_cartus.rules.asked import QUESTIONS
from game.rattus_cartus.rules.event_shapes import SHAPES
from game.rattus_cartus.rules.setups import FIRST_GAME as BEGINNERS
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.shelf import BUILDING, FIRST_GAME, FOLLOWER, OTHERS, SPECIAL, RattusCartusShelf


def _any(_path: str) -> Check:
    return lambda _value: None


def _line(path: str) -> Check:
    return short_text(path, LONGEST_LINE)


def _manner(path: str) -> Check:
    return short_text(path, LONGEST_TEXT)


class RattusCartusBook(Book):
    """Everything in `data/rattus_cartus`."""

    prefix = PREFIX
    symbols = SYMBOLS
    limits = {
        "rattus_cartus/cards.yaml": {
            "name": Limit(card_name, f"at most {NAME_LENGTH} letters"),
            "short": Limit(card_short, f"at most {SHORT.lines} lines on the card, about 130 letters"),
            "premium_short": Limit(premium_short, f"at most {PREMIUM.lines} lines on the card, about 55 letters"),
            "normal_short": Limit(normal_short, f"at most {NORMAL.lines} lines on the card, about 38 letters"),
        },
        "rattus_cartus/glossary.yaml": {
            FORMS: Limit(_any, "how the word appears in texts: all its inflections, with commas between them"),
        },
        "rattus_cartus/lines.yaml": {
            "text": Limit(_manner, f"at most {LONGEST_TEXT} letters"),
            **dict.fromkeys((*EVERYWHERE, *OCCASIONS), Limit(_line, f"at most {LONGEST_LINE} letters")),
        },
        "rattus_cartus/first_times.yaml": {
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

    def shelf(self) -> RattusCartusShelf:
        return RattusCartusShelf(self, own_cards())

    def check(self, file: Path | None = None) -> list[Sound]:
        if file is None:  # the rulings speak of cards: while those have faults, there is no more to be said
            cards = checked_cards()
            return [
                _sound_cards(cards), _sound_rulings(own_rulings()), _sound_rules(own_rules()),
                _sound_words(own_glossary()), _sound_lines(own_lines()),
                _sound_first_times(own_first_times()),
            ]  # fmt: skip
        if holds_rulings(file):
            return [_sound_rulings(load_rulings(file))]
        if holds(file, SECTIONS):
            return [_sound_rules(load_rules(file))]
        if holds(file, WORDS):
            return [_sound_words(load_glossary(file))]
        if holds(file, *SPOKEN_SECTIONS):
            return [_sound_lines(load_lines(file))]
        if holds(file, *FIRST_TIMES):
            return [_sound_first_times(read_first_times(file))]
        return [_sound_cards(checked_cards(file))]


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
    """Buildings, followers, Jokers and special cards."""
    places = [
        CardText(one.id, BUILDING, one.name, one.rules, one.premium_short, {"estate": one.estate}, _sets(one.id))
        for one in cards.buildings.values()
    ]
    people = [
        CardText(one.id, FOLLOWER, one.name, one.rules, one.short, {"estate": one.estate}, frozenset({FIRST_GAME}))
        for one in cards.followers.values()
    ]
    makers = {one.makes: one.id for one in cards.buildings.values() if one.makes}
    others = [
        CardText(one.id, SPECIAL, one.name, one.rules, one.short, {}, _sets(makers.get(one.id, "")))
        for one in cards.specials.values()
    ]
    return {one.id: one for one in (*places, *people, *others)}


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


def _sets(building: str) -> frozenset[str]:
    """The first game, or the other building of each estate; with the special card that it gives."""
    return frozenset({FIRST_GAME if building in BEGINNERS else OTHERS})


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    followers = len(cards.nuns_of_an_estate) * len(cards.estates)
    copies = {name: one.copies for name, one in cards.specials.items()}
    counts = {"buildings": len(cards.buildings), "followers": followers, **copies}
    return Sound(cards.file, counts, (
        f"{len(cards.buildings)} buildings of {len(cards.estates)} estates, {followers} followers, "
        f"{copies['joker']} Jokers, {sum(copies.values()) - copies['joker']} special cards."
    ))  # fmt: skip


def _sound_rulings(rulings: Rulings) -> Sound:
    counts = {"rattus_topics": len(rulings.topics), "rattus_rulings": len(rulings.rulings)}
    return Sound(rulings.file, counts, f"{len(rulings.rulings)} rulings under {len(rulings.topics)} topics.")


def _sound_rules(rules: Rules) -> Sound:
    return Sound(rules.file, {"rattus_sections": len(rules.sections)}, f"{len(rules.sections)} sections of the rules.")


def _sound_words(glossary: Glossary) -> Sound:
    return Sound(glossary.file, {"rattus_words": len(glossary.words)}, f"{len(glossary.words)} words.")


def _sound_lines(spoken: Spoken) -> Sound:
    count = sum(len(variants) for one in spoken.lines.values() for variants in one.lines.values())
    return Sound(spoken.file, {"rattus_lines": count}, f"{count} things the opponents say.")


def _sound_first_times(found: FirstTimes) -> Sound:
    count = len(found.entries)
    return Sound(found.file, {"rattus_first_times": count}, f"{count} things told when they happen first.")
