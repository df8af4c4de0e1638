"""The catalogues of a language: `crown.po` with the texts of the program, and one for each game with its own."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from game.content.languages import INLINE, OWN_NAME, SHARED
from game.content.text import DATA
from game.ui import game_words
from translating.collecting import DOMAINS, ROOT, collected

OLD_CARDS = "cards"  # a file that held the texts of all data files; they move to those of the games
LOCALE = ROOT / "assets" / "locale"


def languages(locale: Path | None = None) -> list[str]:
    """The codes of the languages that have a folder."""
    return sorted(folder.parent.name for folder in (locale or LOCALE).glob("*/LC_MESSAGES"))


def po_file(language: str, domain: str, locale: Path | None = None) -> Path:
    """Where a person writes the translations."""
    return _folder(language, locale) / f"{domain}.po"


def _folder(language: str, locale: Path | None) -> Path:
    return (locale or LOCALE) / language / "LC_MESSAGES"


def stored(language: str, domain: str, locale: Path | None = None) -> Catalog:
    """What has been translated so far. Raises ValueError for a file that is no catalogue, with its line."""
    path = po_file(language, domain, locale)
    if not path.is_file():
        return Catalog(locale=language, charset="utf-8")
    try:
        with path.open("rb") as file:
            return read_po(file, locale=language, abort_invalid=True)
    except (PoFileError, ValueError, LookupError, SyntaxError) as error:
        raise ValueError(f"{path.name} of {language!r} cannot be read: {error}") from error


def updated(language: str, locale: Path | None = None) -> dict[str, Catalog]:
    """The stored catalogues with today's texts: new ones empty, old ones gone. One that has moved, with its code, from
    the program to a game or back keeps its translation. Raises ValueError."""
    today = collected(language)
    before = {path.stem: stored(language, path.stem, locale) for path in _folder(language, locale).glob("*.po")}
    made = {domain: before.get(domain) or stored(language, domain, locale) for domain in DOMAINS}
    for message in before.get(OLD_CARDS, ()):
        message.context = message.context or DATA
    left = _left(before, today)
    for domain, catalogue in made.items():
        catalogue.update(today[domain], no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        _take_over(catalogue, left)
        _name_header(catalogue, language, domain)
    return made


def _left(before: Mapping[str, Catalog], today: Mapping[str, Catalog]) -> list[Message]:
    """What is translated in a file in which it is needed no more."""
    return [message.clone() for domain, catalogue in before.items() for message in catalogue
            if message.id and any(message.string or "")
            and (domain not in today or today[domain].get(message.id, message.context) is None)]  # fmt: skip


def _take_over(catalogue: Catalog, left: Iterable[Message]) -> None:
    for message in left:
        here = catalogue.get(message.id, message.context)
        if here is not None and not any(here.string or "") and here.id == message.id:
            here.string = message.string


def write(catalogue: Catalog, path: Path) -> None:
    """The file for people, and beside it the one for the program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, sort_by_file=True, include_lineno=False)
    path.with_suffix(".mo").write_bytes(compiled(catalogue))


def compiled(catalogue: Catalog) -> bytes:
    """What the program reads: complete texts only."""
    made = BytesIO()
    write_mo(made, catalogue)
    return made.getvalue()


def begin(language: str, locale: Path | None = None) -> Iterator[Path]:
    """Makes everything a translator needs; gives the files to be written in. Raises ValueError for an unknown code or
    a language that has been begun already."""
    if po_file(language, SHARED, locale).is_file() or language in INLINE:
        raise ValueError(f"{language!r} has been begun: write in {po_file(language, SHARED, locale)}")
    name = name_in_itself(language)
    for domain, made in updated(language, locale).items():
        if domain == SHARED:
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


def _name_header(catalogue: Catalog, language: str, domain: str) -> None:
    """A header that does not change from day to day, so that the same texts give the same files."""
    what = "texts of" if domain == SHARED else f"texts of {game_words.name_of(domain)} in"
    catalogue.header_comment = (
        f"# {name_of(language)} {what} Crown & Coin (MIT licence). Written by hand; see docs/translating.md."
    )
    catalogue.fuzzy = False
    catalogue.creation_date = catalogue.revision_date = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    catalogue.project, catalogue.version = "Crown & Coin", "1"
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
