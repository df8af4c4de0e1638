#!/usr/bin/env python3
"""Collect the interface's texts and compile the German catalogue: `python3 build_scripts/translate.py [--check]`.

Texts marked with _(), ngettext() or N_() in game/ go into assets/locale/de/LC_MESSAGES/crown.po, where a person writes
the German; crown.mo is made from it. `--check` changes nothing and fails if a text is missing, old or not compiled.
"""

from __future__ import annotations

import datetime
import re
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

CATALOGUE = Path(ROOT) / "assets" / "locale" / "de" / "LC_MESSAGES" / "crown.po"
KEYWORDS = {"_": None, "N_": None, "translate": None, "ngettext": (1, 2)}


def main(arguments: list[str]) -> int:
    """0 when the catalogue is complete and compiled."""
    if {"--help", "-h"} & set(arguments):
        print(__doc__)
        return 0
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import write_po

    catalogue = updated()
    if "--check" not in arguments:
        with CATALOGUE.open("wb") as file:
            write_po(file, catalogue, width=120, sort_by_file=True, include_lineno=False)
        with CATALOGUE.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)
    faults = problems(catalogue)
    for fault in faults:
        print(fault)
    print(f"{len(catalogue)} texts, {len(faults)} to mend")
    return int(bool(faults))


def updated() -> Catalog:
    """The stored catalogue with today's texts: new ones empty, old ones gone."""
    from babel.messages.catalog import Catalog
    from babel.messages.extract import extract_from_dir
    from babel.messages.pofile import read_po

    found = Catalog(project="Crown & Coin", version="1", charset="utf-8")
    files = extract_from_dir(Path(ROOT) / "game", [("**.py", "python")], keywords=KEYWORDS)
    for name, _line, message, comments, _context in files:
        found.add(message, locations=[(f"game/{name}", 0)], auto_comments=comments)
    if CATALOGUE.is_file():
        with CATALOGUE.open("rb") as file:
            stored = read_po(file, locale="de")
    else:
        stored = Catalog(locale="de", project="Crown & Coin", charset="utf-8")
    stored.update(found, no_fuzzy_matching=True)
    stored.obsolete.clear()
    name_header(stored)
    return stored


def name_header(catalogue: Catalog) -> None:
    """A header that does not change from day to day, so that the same texts give the same files."""
    catalogue.header_comment = (
        "# German texts of Crown & Coin (MIT licence). Written by hand; see build_scripts/translate.py."
    )
    catalogue.fuzzy = False
    catalogue.creation_date = catalogue.revision_date = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    catalogue.project, catalogue.version = "Crown & Coin", "1"
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""


def problems(catalogue: Catalog) -> list[str]:
    """What is missing or stale, one sentence each."""
    from babel.messages.mofile import write_mo

    faults = []
    for message in catalogue:
        if not message.id:
            continue
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        if not all(strings):
            faults.append(f"no German for {message.id!r}")
            continue
        if message.fuzzy:
            faults.append(f"the German of {message.id!r} is marked fuzzy: look it over and take the mark away")
        faults.extend(f"{error} in {message.id!r}" for error in message.check(catalogue))
        faults.extend(f"{fault} in the German of {message.id!r}" for fault in placeholders(message.id, strings))
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    mo = CATALOGUE.with_suffix(".mo")
    if not mo.is_file() or mo.read_bytes() != compiled.getvalue():
        faults.append(f"{mo.name} is not compiled from {CATALOGUE.name}: run build_scripts/translate.py")
    return faults


def placeholders(ids: str | tuple[str, ...] | list[str], strings: Iterable[object]) -> list[str]:
    """Which {names} of the English the German lacks, or invents."""
    wanted = set(re.findall(r"\{\w+\}", ids if isinstance(ids, str) else " ".join(ids)))
    found = set(re.findall(r"\{\w+\}", " ".join(map(str, strings))))
    return [f"{name} is missing" for name in sorted(wanted - found)] + [
        f"{name} is unknown" for name in sorted(found - wanted)
    ]


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "test")
    sys.exit(main(sys.argv[1:]))
