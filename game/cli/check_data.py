"""`python -m game check-data`: every fault of the data files with its line, all at once."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game import catalog, lessons
from game.arguments import Parser
from game.content import ContentError
from game.content.book import Sound, book, books
from game.content.languages import INLINE, languages, native_name
from game.content.translations import data_texts, untranslated
from game.history import feats

FAULTY = 2  # as for every file the program cannot use


def main(argv: list[str]) -> int:
    """Check the files and print what is wrong; 0 if nothing is, 2 if one cannot be used."""
    options = _parser().parse_args(argv)
    try:
        checked = _checked(options.file, options.game)
    except ContentError as error:
        _print_faults(error, as_json=options.json)
        return FAULTY
    if options.json:
        counts = {key: count for one in checked for key, count in one.counts.items()}
        print(json.dumps({"file": checked[0].file, **counts, "faults": []}))
        return 0
    for one in checked:
        print(f"{one.file} is sound: {one.sentence}")
    if options.file is None:
        for line in _language_summaries():
            print(line)
    return 0


def _checked(file: Path | None, game: str) -> list[Sound]:
    """What is in that file, or in all files of the game, or of all games. Raises ContentError with the faults."""
    from game.puzzles import puzzle
    from game.puzzles.puzzle import holds_puzzles

    if file is not None and lessons.holds_tutorials(file):
        return [lessons.checked(file, game or _game_of(file))]
    if file is not None and holds_puzzles(file):
        return puzzle.check(game or _game_of(file), file)
    if file is not None and feats.holds_feats(file):
        return [feats.check(game or _folder_of(file), file)]
    if file is not None:
        return book(game or catalog.USUAL).check(file)
    chosen = books([game] if game else ())
    found = [one for each in chosen for one in (*each.check(), *lessons.check(each.game))]
    found += [one for each in chosen for one in puzzle.check(each.game)]
    having = [each.game for each in chosen if feats.file_of(each.game).exists()]
    return found + [feats.check(one) for one in (*([] if game else [feats.HOUSE]), *having)]


def _game_of(file: Path) -> str:
    """The game in whose folder a file lies, else the usual one."""
    return _folder_of(file) or catalog.USUAL


def _folder_of(file: Path) -> str:
    """The game in whose folder a file lies; "" for any other."""
    folder = file.resolve().parent.name
    return folder if folder in catalog.games() else ""


def _parser() -> Parser:
    description = "Check a file of cards, rulings, rules, words, opponents, first times, tutorials, puzzles or "
    description += "achievements: "
    description += (
        "unknown or duplicate keys, ids and numbers, wrong types, missing translations, links that lead nowhere, "
    )
    description += "counts, texts too long for the card, cards without code and code without cards, lessons that can "
    description += "never be done."
    parser = Parser(prog="python -m game check-data", description=description)
    hint = "a file of one of these (default: all that the games bring along)"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=hint)
    hint = f"the game the file belongs to, or whose files are checked (default: {catalog.USUAL}, or all)"
    parser.add_argument("--game", choices=catalog.games(), default="", help=hint)
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


def _language_summaries() -> list[str]:
    """How much of the data files is there in the languages that have a catalogue of their own."""
    texts, found = len(data_texts()), []
    for code in languages():
        if code not in INLINE:
            there = texts - len(untranslated(code))
            found.append(f"{native_name(code)} ({code}) has {there} of {texts} card texts; the others are in English.")
    return found
