"""The book of La Città: its cards, rules, rulings and words as the house reads them. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from game.content import OCCASIONS as EVERYWHERE
from game.content import Glossary, Manner, Rules, Rulings, Spoken
from game.content.book import Book, CardText, Limit, Sound, Value
from game.content.convert import Check
from game.content.first_times import LONGEST_SENTENCE, FirstTimes, known, load_first_times, sentence_check
from game.content.first_times import SECTIONS as FIRST_TIMES
from game.content.opponents import LONGEST_LINE, LONGEST_TEXT, SPOKEN_SECTIONS, short_text
from game.content.reading import holds
from game.content.rules import FORMS, SECTIONS, WORDS
from game.content.rulings import holds_rulings
from game.content.yaml_reader import shown
from game.la_citta.cards.names import ACTION, BUILDING, LANDSCAPE, POLITICS, VOICE
from game.la_citta.checked import checked_cards
from game.la_citta.content import (
    WISHES,
    Cards,
    Map,
    load_glossary,
    load_lines,
    load_map,
    load_rules,
    load_rulings,
    own_cards,
    own_glossary,
    own_lines,
    own_maps,
    own_rules,
    own_rulings,
    own_towns,
)
from game.la_citta.content.card_checks import NAME_LENGTH, SHORT, card_name
from game.la_citta.content.cards import GAME, OF_BUILDING, Building
from game.la_citta.content.map_loading import SECTIONS as OF_A_MAP
from game.la_citta.content.maps import TOWNS, load_towns
from game.la_citta.content.own import OCCASIONS, PREFIX, SYMBOLS, file_of
from game.la_citta.rules.asked import QUESTIONS
from game.la_citta.rules.event_shapes import SHAPES
from game.la_citta.rules.state import View
from game.la_citta.shelf import LaCittaShelf


def _any(_path: str) -> Check:
    return lambda _value: None


def _line(path: str) -> Check:
    return short_text(path, LONGEST_LINE)


def _manner(path: str) -> Check:
    return short_text(path, LONGEST_TEXT)


class LaCittaBook(Book):
    """Everything in `data/la_citta`."""

    prefix = PREFIX
    symbols = SYMBOLS
    limits = {
        "la_citta/cards.yaml": {
            "name": Limit(card_name, f"at most {NAME_LENGTH} letters"),
            "short": Limit(SHORT.check, f"at most {SHORT.lines} lines on the card, about 65 letters"),
        },
        "la_citta/glossary.yaml": {
            FORMS: Limit(_any, "how the word appears in texts: all its inflections, with commas between them"),
        },
        "la_citta/lines.yaml": {
            "text": Limit(_manner, f"at most {LONGEST_TEXT} letters"),
            **dict.fromkeys((*EVERYWHERE, *OCCASIONS), Limit(_line, f"at most {LONGEST_LINE} letters")),
        },
        "la_citta/first_times.yaml": {
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

    def shelf(self) -> LaCittaShelf:
        return LaCittaShelf(self, own_cards())

    def check(self, file: Path | None = None) -> list[Sound]:
        if file is None:  # the rulings speak of cards: while those have faults, there is no more to be said
            cards = checked_cards()
            return [
                _sound_cards(cards), _sound_maps(own_maps()), _sound_towns(own_towns(), shown(file_of(TOWNS))),
                _sound_rulings(own_rulings()), _sound_rules(own_rules()), _sound_words(own_glossary()),
                _sound_lines(own_lines()),
                _sound_first_times(own_first_times()),
            ]  # fmt: skip
        if holds_rulings(file):
            return [_sound_rulings(load_rulings(file))]
        readers: tuple[tuple[tuple[str, ...], Callable[[], Sound]], ...] = (
            ((SECTIONS,), lambda: _sound_rules(load_rules(file))),
            ((WORDS,), lambda: _sound_words(load_glossary(file))),
            (SPOKEN_SECTIONS, lambda: _sound_lines(load_lines(file))),
            (FIRST_TIMES, lambda: _sound_first_times(read_first_times(file))),
            ((TOWNS,), lambda: _sound_towns(load_towns(file), shown(file))),
            (OF_A_MAP, lambda: _sound_map(load_map(file))),
        )
        for names, read in readers:
            if holds(file, *names):
                return [read()]
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
    """Buildings, politics cards, voices, the action card, landscapes. A politics card that builds says what its
    building does."""
    found = [_building(one, one.id, BUILDING) for one in cards.buildings.values()]
    found += [
        _building(one, f"{one.id}{OF_BUILDING}", POLITICS) for one in cards.buildings.values() if one.politics
    ]  # fmt: skip
    found += [CardText(one.id, POLITICS, one.name, one.rules, one.short) for one in cards.politics.values()]
    found += [
        CardText(one.id, VOICE, one.name, one.rules, one.short, {"wish": one.id}) for one in cards.wishes.values()
    ]  # fmt: skip
    found += [CardText(one.id, ACTION, one.name, one.rules, one.short) for one in cards.actions.values()]
    found += [CardText(one.id, LANDSCAPE, one.name, one.rules, one.short) for one in cards.landscapes.values()]
    return {one.id: one for one in found}


def _building(one: Building, name: str, kind: str) -> CardText:
    """Its wish is that of most of its arches; of equals the first."""
    arches = one.arches
    marks: dict[str, Value] = {"wish": WISHES[arches.index(max(arches))]} if max(arches) else {}
    return CardText(name, kind, one.name, one.rules, one.short, {**marks, "size": one.size})


@cache
def _own_card_texts() -> dict[str, CardText]:
    return card_texts(own_cards())


# -- what was found sound ----------------------------------------------------------------------------------------------
def _sound_cards(cards: Cards) -> Sound:
    politics, voices = sum(cards.politics_kinds.values()), sum(one.copies for one in cards.wishes.values())
    tiles = sum(one.tiles for one in cards.landscapes.values())
    counts = {"citta_buildings": len(cards.buildings), "citta_politics": politics, "voices": voices, "tiles": tiles}
    said = f"{len(cards.buildings)} buildings, {politics} politics cards, {voices} voices, {tiles} landscapes."
    return Sound(cards.file, counts, said)


def _sound_maps(maps: Mapping[str, Map]) -> Sound:
    """The file named is that of the first map."""
    sites = " and ".join(f"{len(one.hexes)} sites ({one.id})" for one in maps.values())
    return Sound(next(iter(maps.values())).file, {"maps": len(maps)}, f"{sites}.")


def _sound_map(one: Map) -> Sound:
    return _sound_maps({one.id: one})


def _sound_towns(towns: tuple[str, ...], file: str) -> Sound:
    return Sound(file, {"towns": len(towns)}, f"{len(towns)} towns.")


def _sound_rulings(rulings: Rulings) -> Sound:
    counts = {"citta_topics": len(rulings.topics), "citta_rulings": len(rulings.rulings)}
    return Sound(rulings.file, counts, f"{len(rulings.rulings)} rulings under {len(rulings.topics)} topics.")


def _sound_rules(rules: Rules) -> Sound:
    return Sound(rules.file, {"citta_sections": len(rules.sections)}, f"{len(rules.sections)} sections of the rules.")


def _sound_words(glossary: Glossary) -> Sound:
    return Sound(glossary.file, {"citta_words": len(glossary.words)}, f"{len(glossary.words)} words.")


def _sound_lines(spoken: Spoken) -> Sound:
    count = sum(len(variants) for one in spoken.lines.values() for variants in one.lines.values())
    return Sound(spoken.file, {"citta_lines": count}, f"{count} things the opponents say.")


def _sound_first_times(found: FirstTimes) -> Sound:
    count = len(found.entries)
    return Sound(found.file, {"citta_first_times": count}, f"{count} things told when they happen first.")
