#!/usr/bin/env python3
"""Collect the texts of the game and compile the catalogues of all languages; docs/translating.md tells all of it.

python3 build_scripts/translate.py                collect the texts of game/ and data/, compile every language
python3 build_scripts/translate.py --check        change nothing; fail if a text is missing, wrong or not compiled
python3 build_scripts/translate.py --new fr       begin a language: everything a translator needs
python3 build_scripts/translate.py --status fr    how much of a language is there, and what is missing
python3 build_scripts/translate.py --pseudo DIR   write the pseudo-language that the tests use into a folder
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if TYPE_CHECKING:
    from babel.messages.catalog import Message

SHOWN = 60  # letters of an English text that a list repeats


def main(arguments: list[str]) -> int:
    """0 when all is well, 1 when something is to be mended, 2 for what cannot be done."""
    options = _parser().parse_args(arguments)
    sys.path.insert(0, ROOT)
    try:
        if options.new:
            return begin(options.new)
        if options.status:
            return status(options.status)
        if options.pseudo:
            return pseudo(options.pseudo)
        return update(write=not options.check)
    except (ValueError, OSError) as error:
        print(f"translate: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    one = made.add_mutually_exclusive_group()
    one.add_argument("--check", action="store_true", help="change nothing; fail if something is to be mended")
    one.add_argument("--new", metavar="LANG", help="begin a language, by its code: fr, pl, pt_BR")
    one.add_argument("--status", metavar="LANG", help="what a language has and lacks")
    one.add_argument("--pseudo", type=Path, metavar="DIR", help="write the pseudo-language into a folder")
    return made


def update(*, write: bool) -> int:
    """All languages brought up to date, or only looked at."""
    from translating import catalogues, checking

    found = 0
    for language in catalogues.languages():
        for domain, made in catalogues.updated(language).items():
            path = catalogues.po_file(language, domain)
            if write:
                catalogues.write(made, path)
            faults = checking.faults(made, language, domain, path.with_suffix(".mo"))
            lacking = checking.missing(made)
            if checking.must_be_complete(language):
                name = catalogues.name_of(language)
                faults = [f"no {name} for {checking.english(one)!r}" for one in lacking] + faults
                print(*faults, sep="\n", end="\n" * bool(faults))
                print(f"{language}: {len(made)} texts in {path.name}, {len(faults)} to mend")
            else:
                print(*faults, sep="\n", end="\n" * bool(faults))
                print(f"{language}: {len(made) - len(lacking)} of {len(made)} in {path.name}, {len(faults)} to mend")
            found += len(faults)
    return int(bool(found))


def status(language: str) -> int:
    """What a language has and lacks, text by text."""
    from translating import catalogues, checking

    if language not in catalogues.languages():
        raise ValueError(f"there is no {language!r}; --new {language} begins it. There are: "
                         f"{', '.join(catalogues.languages())}")  # fmt: skip
    found = 0
    for domain, made in catalogues.updated(language).items():
        path = catalogues.po_file(language, domain)
        lacking = checking.missing(made)
        faults = checking.faults(made, language, domain, path.with_suffix(".mo"))
        share = 100 * (len(made) - len(lacking)) // max(1, len(made))
        print(f"{path.name}: {len(made) - len(lacking)} of {len(made)} texts ({share} %), {len(faults)} to mend")
        for message in lacking:
            print(f"  missing: {_place(message, checking.english(message))}")
        print(*(f"  to mend: {fault}" for fault in faults), sep="\n", end="\n" * bool(faults))
        found += len(lacking) + len(faults)
    print("What is missing is read in English." if found else "Nothing is missing.")
    return int(bool(found))


def _place(message: Message, english: str) -> str:
    """A text, shortened, and where it is read."""
    where = (message.auto_comments or [place for place, _line in message.locations])[0]
    short = english if len(english) <= SHOWN else english[:SHOWN].rstrip() + " ..."
    return f"{short!r} ({where})"


def begin(language: str) -> int:
    """A new language, all in English so far."""
    from translating import catalogues

    for path in catalogues.begin(language):
        print(f"made {path.relative_to(ROOT)}: write the translations here")
    print(f"Then: python3 build_scripts/translate.py --status {language}, and play with --lang {language}.")
    return 0


def pseudo(folder: Path) -> int:
    """The language of the tests, to be looked at."""
    from game.paths import LOCALE_VARIABLE
    from translating import pseudo as made

    made.write_all(folder)
    print(f"Play with it: {LOCALE_VARIABLE}={folder} python3 build_scripts/play.py --lang {made.CODE}")
    return 0


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "test")
    sys.exit(main(sys.argv[1:]))
