"""`python -m game check-data`: every fault of the card file with its line, all at once."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.arguments import Parser
from game.catalog import checked_cards
from game.content import Cards, ContentError

FAULTY = 2  # as for every file the program cannot use


def main(argv: list[str]) -> int:
    """Check the file and print what is wrong; 0 if nothing is, 2 if the file cannot be used."""
    options = _parser().parse_args(argv)
    try:
        cards = checked_cards(options.file)
    except ContentError as error:
        _print_faults(error, as_json=options.json)
        return FAULTY
    print(json.dumps({"file": cards.file, **_counts(cards), "faults": []}) if options.json else _summary(cards))
    return 0


def _parser() -> Parser:
    description = "Check a card file: unknown or duplicate keys and ids, wrong types, missing translations, counts, "
    description += "texts too long for the card, cards without code and code without cards."
    parser = Parser(prog="python -m game check-data", description=description)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the file (default: the game's own cards)")
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


def _counts(cards: Cards) -> dict[str, int]:
    districts = cards.districts.values()
    return {
        "characters": len(cards.characters),
        "basic_districts": sum(district.copies for district in districts if district.type != "unique"),
        "unique_districts": sum(district.type == "unique" for district in districts),
        "presets": len(cards.presets),
    }


def _summary(cards: Cards) -> str:
    counts = _counts(cards)
    names = sum(district.type != "unique" for district in cards.districts.values())
    presets = counts["presets"]
    return (
        f"{cards.file} is sound: {counts['characters']} characters, {counts['basic_districts']} basic districts of "
        f"{names} names, {counts['unique_districts']} unique districts, {presets} preset{'s' * (presets != 1)}."
    )
