"""The catalogues of a language: `crown.po` with the texts of the program, `cards.po` with those of the data files."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from game.content.languages import INLINE, OWN_NAME
from translating.collecting import ROOT, texts_of_code, texts_of_data

LOCALE = ROOT / "assets" / "locale"
Domain = Literal["crown", "cards"]
COLLECTED: dict[Domain, Callable[[], Catalog]] = {"crown": texts_of_code, "cards": texts_of_data}


def languages(locale: Path | None = None) -> list[str]:
    """The codes of the languages that have a folder."""
    return sorted(folder.parent.name for folder in (locale or LOCALE).glob("*/LC_MESSAGES"))


def domains(language: str) -> tuple[Domain, ...]:
    """Which catalogues a language has: the texts of the data files are written there in some languages."""
    return ("crown",) if language in INLINE else ("crown", "cards")


def po_file(language: str, domain: Domain, locale: Path | None = None) -> Path:
    """Where a person writes the translations."""
    return (locale or LOCALE) / language / "LC_MESSAGES" / f"{domain}.po"


def stored(language: str, domain: Domain, locale: Path | None = None) -> Catalog:
    """What has been translated so far. Raises ValueError for a file that is no catalogue, with its line."""
    path = po_file(language, domain, locale)
    if not path.is_file():
        return Catalog(locale=language, charset="utf-8")
    try:
        with path.open("rb") as file:
            return read_po(file, locale=language, abort_invalid=True)
    except (PoFileError, ValueError, LookupError, SyntaxError) as error:
        raise ValueError(f"{path.name} of {language!r} cannot be read: {error}") from error


def updated(language: str, domain: Domain, today: Catalog, locale: Path | None = None) -> Catalog:
    """The stored catalogue with today's texts: new ones empty, old ones gone. Raises ValueError."""
    made = stored(language, domain, locale)
    made.update(today, no_fuzzy_matching=True)
    made.obsolete.clear()
    _name_header(made, language, domain)
    return made


def texts(domain: Domain) -> Catalog:
    """Today's texts, in English."""
    return COLLECTED[domain]()


def write(catalogue: Catalog, path: Path) -> None:
    """The file for people, and beside it the one for the program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, sort_by_file=path.stem == "crown", include_lineno=False)
    path.with_suffix(".mo").write_bytes(compiled(catalogue))


def compiled(catalogue: Catalog) -> bytes:
    """What the program reads: complete texts only."""
    made = BytesIO()
    write_mo(made, catalogue)
    return made.getvalue()


def begin(language: str, locale: Path | None = None) -> Iterator[Path]:
    """Makes everything a translator needs; gives the files to be written in. Raises ValueError for an unknown code or
    a language that has been begun already."""
    if po_file(language, "crown", locale).is_file() or language in INLINE:
        raise ValueError(f"{language!r} has been begun: write in {po_file(language, 'crown', locale)}")
    name = name_in_itself(language)
    for domain in domains(language):
        made = updated(language, domain, texts(domain), locale)
        if domain == "crown":
            made[OWN_NAME].string = name
        path = po_file(language, domain, locale)
        write(made, path)
        yield path


def name_in_itself(language: str) -> str:
    """'Français' for fr. Raises ValueError for a code nobody knows."""
    try:
        found = Locale.parse(language)
    except (UnknownLocaleError, ValueError) as error:
        raise ValueError(f"{language!r} is no code of a language; write for example fr, pl or pt_BR") from error
    name = found.get_display_name() or language
    return name[:1].upper() + name[1:]


def name_of(language: str) -> str:
    """'French' for fr; the code where nobody knows better."""
    try:
        return Locale.parse(language).get_display_name("en") or language
    except (UnknownLocaleError, ValueError):
        return language


def _name_header(catalogue: Catalog, language: str, domain: Domain) -> None:
    """A header that does not change from day to day, so that the same texts give the same files."""
    what = "texts" if domain == "crown" else "card texts"
    catalogue.header_comment = (
        f"# {name_of(language)} {what} of Crown & Coin (MIT licence). Written by hand; see docs/translating.md."
    )
    catalogue.fuzzy = False
    catalogue.creation_date = catalogue.revision_date = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    catalogue.project, catalogue.version = "Crown & Coin", "1"
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
