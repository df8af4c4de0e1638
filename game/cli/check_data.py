"""`python -m game check-data`: every fault of the cards and of the rulings with its line, all at once."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.arguments import Parser
from game.catalog import checked_cards
from game.content import Cards, ContentError, Rulings, default_rulings, load_rulings
from game.content.ruling_loading import holds_rulings

FAULTY = 2  # as for every file the program cannot use


def main(argv: list[str]) -> int:
    """Check the files and print what is wrong; 0 if nothing is, 2 if one cannot be used."""
    options = _parser().parse_args(argv)
    try:
        cards, rulings = _checked(options.file)
    except ContentError as error:
        _print_faults(error, as_json=options.json)
        return FAULTY
    if options.json:
        file = cards.file if cards is not None else rulings.file if rulings is not None else ""
        print(json.dumps({"file": file, **_counts(cards, rulings), "faults": []}))
        return 0
    if cards is not None:
        print(_summary(cards))
    if rulings is not None:
        print(_ruling_summary(rulings))
    return 0


def _checked(file: Path | None) -> tuple[Cards | None, Rulings | None]:
    """What is in that file, or in both files of the game. Raises ContentError with the faults of all."""
    if file is not None:
        return (None, load_rulings(file)) if holds_rulings(file) else (checked_cards(file), None)
    cards = checked_cards()  # the rulings speak of cards: while those have faults, there is no more to be said
    return cards, default_rulings()


def _parser() -> Parser:
    description = (
        "Check a file of cards or of rulings: unknown or duplicate keys, ids and numbers, wrong types, missing "
    )
    description += "translations, counts, texts too long for the card, cards without code and code without cards."
    parser = Parser(prog="python -m game check-data", description=description)
    hint = "a file of cards or of rulings (default: both of the game's own)"
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


def _counts(cards: Cards | None, rulings: Rulings | None) -> dict[str, int]:
    counts = {}
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
    return counts


def _summary(cards: Cards) -> str:
    counts = _counts(cards, None)
    names = sum(district.type != "unique" for district in cards.districts.values())
    presets = counts["presets"]
    return (
        f"{cards.file} is sound: {counts['characters']} characters, {counts['basic_districts']} basic districts of "
        f"{names} names, {counts['unique_districts']} unique districts, {presets} preset{'s' * (presets != 1)}."
    )


def _ruling_summary(rulings: Rulings) -> str:
    return f"{rulings.file} is sound: {len(rulings.rulings)} rulings under {len(rulings.topics)} topics."
