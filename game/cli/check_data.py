"""`python -m game check-data`: every fault of the data files with its line, all at once."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from game.arguments import Parser
from game.catalog import checked_cards, checked_opponents
from game.content import (
    Cards,
    ContentError,
    Glossary,
    Opponents,
    Rules,
    Rulings,
    default_glossary,
    default_rules,
    default_rulings,
    load_glossary,
    load_rules,
    load_rulings,
)
from game.content.languages import INLINE, languages, native_name
from game.content.opponent_loading import holds_opponents
from game.content.reading import holds
from game.content.rules_loading import SECTIONS, WORDS
from game.content.ruling_loading import holds_rulings
from game.content.translations import data_texts, untranslated

FAULTY = 2  # as for every file the program cannot use


class Checked(NamedTuple):
    """What was found sound; None for what was not looked at."""

    cards: Cards | None = None
    rulings: Rulings | None = None
    rules: Rules | None = None
    glossary: Glossary | None = None
    opponents: Opponents | None = None

    @property
    def file(self) -> str:
        """The first file."""
        return next((part.file for part in self if part is not None), "")


def main(argv: list[str]) -> int:
    """Check the files and print what is wrong; 0 if nothing is, 2 if one cannot be used."""
    options = _parser().parse_args(argv)
    try:
        checked = _checked(options.file)
    except ContentError as error:
        _print_faults(error, as_json=options.json)
        return FAULTY
    if options.json:
        print(json.dumps({"file": checked.file, **_counts(checked), "faults": []}))
        return 0
    if checked.cards is not None:
        print(_summary(checked.cards))
    if checked.rulings is not None:
        print(_ruling_summary(checked.rulings))
    if checked.rules is not None:
        print(f"{checked.rules.file} is sound: {len(checked.rules.sections)} sections of the rules.")
    if checked.glossary is not None:
        print(f"{checked.glossary.file} is sound: {len(checked.glossary.words)} words.")
    if checked.opponents is not None:
        print(_opponent_summary(checked.opponents))
    if options.file is None:
        for line in _language_summaries():
            print(line)
    return 0


def _checked(file: Path | None) -> Checked:
    """What is in that file, or in all files of the game. Raises ContentError with the faults of all."""
    if file is None:
        cards = checked_cards()  # the rulings speak of cards: while those have faults, there is no more to be said
        return Checked(cards, default_rulings(), default_rules(), default_glossary(), checked_opponents())
    if holds_rulings(file):
        return Checked(rulings=load_rulings(file))
    if holds(file, SECTIONS):
        return Checked(rules=load_rules(file))
    if holds(file, WORDS):
        return Checked(glossary=load_glossary(file))
    return Checked(opponents=checked_opponents(file)) if holds_opponents(file) else Checked(checked_cards(file))


def _parser() -> Parser:
    description = "Check a file of cards, rulings, rules, words or opponents: unknown or duplicate keys, ids and "
    description += (
        "numbers, wrong types, missing translations, links that lead nowhere, counts, texts too long for the "
    )
    description += "card, cards without code and code without cards."
    parser = Parser(prog="python -m game check-data", description=description)
    hint = "a file of cards, rulings, rules, words or opponents (default: all of the game's own)"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=hint)
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead")
    return parser


def _print_faults(error: ContentError, *, as_json: bool) -> None:
    if as_json:
        faults = [
            {"file": f.file, "line": f.line, "entry": f.entry, "message": f.message, "suggestion": f.suggestion}
            for f in error.faults
        ]
        print(json.dumps({"file": error.faults[0].file, "faults": faults}))
        return
    if not error.faults[0].line:  # the file as a whole is not what it should be
        print(error, file=sys.stderr)
        return
    print(*error.faults, sep="\n", flush=True)
    count = len(error.faults)
    print(f"{error.faults[0].file} has {'1 fault' if count == 1 else f'{count} faults'}.", file=sys.stderr)


def _counts(checked: Checked) -> dict[str, int]:
    counts = {}
    cards, rulings, rules, glossary, opponents = checked
    if cards is not None:
        districts = cards.districts.values()
        counts = {
            "characters": len(cards.characters),
            "basic_districts": sum(district.copies for district in districts if district.type != "unique"),
            "unique_districts": sum(district.type == "unique" for district in districts),
            "presets": len(cards.presets),
        }
    if rulings is not None:
        counts |= {"topics": len(rulings.topics), "rulings": len(rulings.rulings)}
    if rules is not None:
        counts["sections"] = len(rules.sections)
    if glossary is not None:
        counts["words"] = len(glossary.words)
    if opponents is not None:
        counts["opponents"] = len(opponents.opponents)
    return counts


def _summary(cards: Cards) -> str:
    counts = _counts(Checked(cards))
    names = sum(district.type != "unique" for district in cards.districts.values())
    presets = counts["presets"]
    return (
        f"{cards.file} is sound: {counts['characters']} characters, {counts['basic_districts']} basic districts of "
        f"{names} names, {counts['unique_districts']} unique districts, {presets} preset{'s' * (presets != 1)}."
    )


def _ruling_summary(rulings: Rulings) -> str:
    return f"{rulings.file} is sound: {len(rulings.rulings)} rulings under {len(rulings.topics)} topics."


def _language_summaries() -> list[str]:
    """How much of the data files is there in the languages that have a catalogue of their own."""
    texts, found = len(data_texts()), []
    for code in languages():
        if code not in INLINE:
            there = texts - len(untranslated(code))
            found.append(f"{native_name(code)} ({code}) has {there} of {texts} card texts; the others are in English.")
    return found


def _opponent_summary(opponents: Opponents) -> str:
    people = opponents.opponents.values()
    lines = sum(len(variants) for one in people for variants in one.lines.values())
    return f"{opponents.file} is sound: {len(people)} opponents, {lines} things they say."
