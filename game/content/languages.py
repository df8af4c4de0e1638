"""Which languages there are, and their texts. No code names one: a language is a folder with catalogues.

English stands in the code and in the data files, the other languages of INLINE beside it in the data files. Every
further one has all it needs in its folder `locale/<code>/LC_MESSAGES`: `crown.mo` with the texts of the program and of
what all games share, and a file for each game, named by its id, with the texts of its code and of its data. They are
found by their English, so that two games may say the same English differently. What the catalogue of a game lacks is
looked up in `crown.mo`, and then read in English, text by text.
"""

from __future__ import annotations

import gettext
import io
import logging
import re
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import Any

from game import files
from game.paths import locale_dirs

# Catalogues come from anywhere.

Key = str | tuple[str, int]  # an English text; of several forms with the number of the form
Field = tuple[str, str, str]  # name, format, conversion

ROOM, TIMES = 80, 6  # letters that a translation may have: so many, and so many times those of the English
COUNTS = (*range(210), 10_000, 123_456, 10**6, 10**7)  # with which the choice of a form is tried
_ODD = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_MARK = re.compile(r"\{\w+\}")
_FIELDS = Formatter()
_LITTLE, _BIG = b"\xde\x12\x04\x95", b"\x95\x04\x12\xde"  # how a catalogue begins


def weed(catalogue: gettext.GNUTranslations, content: bytes) -> list[str]:
    """Take out what cannot be used. Gives the English texts it stood for; `content` is the file that was read."""
    texts: dict[Key, str] = vars(catalogue)["_catalog"]
    plurals = _plural_texts(content)
    choice = _forms_can_be_chosen(catalogue)
    found: list[str] = []
    clean = _ODD.search("\n".join(texts.values())) is None
    for key, text in list(texts.items()):
        if clean and isinstance(key, str) and "{" not in text and "}" not in text and len(text) <= ROOM:
            continue  # most are like this, and it is quickly seen
        one = key if isinstance(key, str) else key[0]
        english = (one.rpartition("\4")[2], *([] if isinstance(key, str) else [plurals.get(one, "")]))
        if one and not ((isinstance(key, str) or choice) and _can_be_used(text, english)):
            del texts[key]
            found.append(english[0])
    if not choice:
        vars(catalogue)["plural"] = _two_forms
    return found


def _two_forms(count: int) -> int:
    return int(count != 1)


def _forms_can_be_chosen(catalogue: Any) -> bool:
    """Whether the rule that chooses among plural forms gives a number for every count."""
    try:
        return all(0 <= catalogue.plural(count) < 10 for count in COUNTS)
    except (ArithmeticError, ValueError, TypeError, AttributeError, RecursionError, MemoryError):
        return False


def _can_be_used(text: str, english: Iterable[str]) -> bool:
    """Not much longer than the English, without odd signs, and only with fields that the English has, too."""
    most = TIMES * max(len(one) for one in english) + ROOM
    if len(text) > most or _ODD.search(text):
        return False
    if "{" not in text and "}" not in text:
        return True
    rest = _MARK.sub("", text)
    if "{" not in rest and "}" not in rest and all(any(mark in one for one in english) for mark in _MARK.findall(text)):
        return True  # nearly all are like this, and it is quickly seen
    try:
        known = {field for one in english for field in fields(one)}
    except ValueError:
        return True  # the English itself is not filled in: its braces mean nothing
    try:
        return fields(text) <= known
    except ValueError:
        return False


def fields(text: str) -> set[Field]:
    """What is filled in. Raises ValueError for a text that cannot be filled in."""
    parts = [(name, form or "", conversion or "") for _, name, form, conversion in _FIELDS.parse(text)
             if name is not None]  # fmt: skip
    return set(parts)


def _plural_texts(content: bytes) -> dict[str, str]:
    """The English texts that have two forms: of which the reader of catalogues keeps only the first."""
    found: dict[str, str] = {}
    for length, at in _table(content, 0):
        one, zero, many = content[at : at + length].partition(b"\0")
        if zero:
            found[one.decode("utf-8", "replace")] = many.decode("utf-8", "replace")
    return found


def _table(content: bytes, column: int) -> Iterator[tuple[int, int]]:
    """How long each text is and where: the English ones (column 0), or those of the language (1). Raises struct.error
    where the file ends too early."""
    order = "<" if content[:4] == _LITTLE else ">"
    count, start = struct.unpack_from(f"{order}I{4 * column}xI", content, 8)
    numbers = iter(struct.unpack_from(f"{order}{2 * count}I", content, start))
    return zip(numbers, numbers, strict=True)


def _name_in(content: bytes) -> str:
    """What a catalogue in UTF-8 makes of OWN_NAME; nothing where it has no such text, or none that can be used. Raises
    struct.error and UnicodeDecodeError for what is no such catalogue."""
    wanted = OWN_NAME.encode()
    for (length, at), (long, where) in zip(_table(content, 0), _table(content, 1), strict=True):
        if length == len(wanted) and content[at : at + length] == wanted:
            name = content[where : where + long].decode("utf-8")
            return name if _can_be_used(name, (OWN_NAME,)) else ""
    return ""


SOURCE = "en"
INLINE = (SOURCE, "de")  # the languages written out in the data files
OWN_NAME = "English"  # in each catalogue this text is translated by the language's name for itself
CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z]{2,8})?")
MOST_BYTES = 8_000_000  # of a catalogue
SHARED = "crown"  # the catalogue of the program; the others are those of the games, by their ids

_catalogues: dict[tuple[str, str], gettext.NullTranslations] = {}  # language, domain -> texts
_missing: dict[tuple[str, str], str] = {}  # language, domain -> the file that is not there
_unusable: dict[str, str] = {}  # language -> the file that cannot be used
_weeded: dict[str, str] = {}  # language -> the file of which some texts cannot be used
_log = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """The codes of all languages: English, then by their names for themselves. The folders are listed again only when
    something came into them or left."""
    return _languages_in(tuple((root, _changed(root)) for root in locale_dirs()))


def _changed(folder: Path) -> int:
    """When its list changed last; 0 for one that is not there."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=8)
def _languages_in(folders: tuple[tuple[Path, int], ...]) -> tuple[str, ...]:
    found = {folder.name for root, _at in folders for folder in root.glob("*") if _is_language(folder)}
    return SOURCE, *sorted(found - {SOURCE}, key=lambda code: (native_name(code).casefold(), code))


def native_name(code: str) -> str:
    """What a language calls itself; its code where its catalogue does not say. A catalogue that nobody has needed yet
    is not read for that as a whole: the program asks when it starts."""
    if code == SOURCE:
        return OWN_NAME
    name = _name_ahead(code) or catalogue(code, SHARED).gettext(OWN_NAME)
    return code if name == OWN_NAME else name


def _name_ahead(code: str) -> str:
    """The name in a catalogue that was not read yet, OWN_NAME where it has none; nothing where it has to be read."""
    if (code, SHARED) in _catalogues:
        return ""
    with suppress(OSError, struct.error, ValueError):  # whoever speaks that language is told
        return _name_in(files.read(catalogue_file(code, SHARED), MOST_BYTES)) or OWN_NAME
    return ""


def catalogue(code: str, domain: str) -> gettext.NullTranslations:
    """The texts of a language for a game, or those SHARED, read once; English ones where the file is missing or
    damaged."""
    known = _catalogues.get((code, domain))
    if known is None:
        known = _catalogues[code, domain] = _read(code, domain)
    return known


def missing(code: str, domain: str) -> str:
    """The catalogue of a language that is not there (its path, for a message), or nothing; known once it was asked."""
    return _missing.get((code, domain), "")


def unusable(code: str) -> str:
    """The catalogue of a language that cannot be used (its path, for a message), or nothing."""
    return _unusable.get(code, "")


def weeded(code: str) -> str:
    """The catalogue of a language of which some texts cannot be used (its path, for a message), or nothing."""
    return _weeded.get(code, "")


def forget() -> None:
    """The next question reads the catalogues again."""
    _catalogues.clear()
    _missing.clear()
    _unusable.clear()
    _weeded.clear()


def catalogue_file(code: str, domain: str) -> Path:
    """Where a catalogue is, or would be."""
    places = [root / code / "LC_MESSAGES" / f"{domain}.mo" for root in locale_dirs()]
    return next((place for place in places if place.is_file()), places[-1])


def _is_language(folder: Path) -> bool:
    return bool(CODE.fullmatch(folder.name)) and (folder / "LC_MESSAGES").is_dir()


def _read(code: str, domain: str) -> gettext.NullTranslations:
    if code == SOURCE:
        return gettext.NullTranslations()
    found = _of_file(code, domain)
    if domain != SHARED:
        found.add_fallback(catalogue(code, SHARED))
    return found


def _of_file(code: str, domain: str) -> gettext.NullTranslations:
    path = catalogue_file(code, domain)
    try:
        return _sound(code, path, files.read(path, MOST_BYTES))
    except FileNotFoundError:
        if domain != SHARED and code not in INLINE:  # not begun yet
            return gettext.NullTranslations()
        _log.warning("texts %s are missing: English stands in; installing again helps", path)
        _missing[code, domain] = str(path)
    except Exception as error:  # noqa: BLE001  whatever a file makes of its reader, English is there
        _log.warning("texts %s cannot be used (%s): English stands in; installing again helps", path, error)
        _unusable.setdefault(code, str(path))
    return gettext.NullTranslations()


def _sound(code: str, path: Path, content: bytes) -> gettext.NullTranslations:
    """The catalogue without the texts that cannot be used."""
    found = gettext.GNUTranslations(io.BytesIO(content))
    refused = weed(found, content)
    if refused:
        _log.warning("%s texts in %s cannot be used, such as that of %.60r", len(refused), path, refused[0])
        _weeded.setdefault(code, str(path))
    return found
