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
from pathlib import Path

from game import files
from game.content.weeding import weed
from game.paths import locale_dirs

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
    """The codes of all languages: English, then by their names for themselves."""
    found = {folder.name for root in locale_dirs() for folder in root.glob("*") if _is_language(folder)}
    return SOURCE, *sorted(found - {SOURCE}, key=lambda code: (native_name(code).casefold(), code))


def native_name(code: str) -> str:
    """What a language calls itself; its code where its catalogue does not say."""
    if code == SOURCE:
        return OWN_NAME
    name = catalogue(code, SHARED).gettext(OWN_NAME)
    return code if name == OWN_NAME else name


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
