"""Which languages there are, and their texts. No code names one: a language is a folder with catalogues.

English stands in the code and in the data files, the other languages of INLINE beside it in the data files. Every
further one has all it needs in its folder `locale/<code>/LC_MESSAGES`: `crown.mo` the texts of the program, `cards.mo`
those of the data files, found by their English. What a catalogue lacks is read in English, text by text.
"""

from __future__ import annotations

import gettext
import logging
import re
import struct
from pathlib import Path
from typing import Literal

from game.paths import locale_dirs

SOURCE = "en"
INLINE = (SOURCE, "de")  # the languages written out in the data files
OWN_NAME = "English"  # in each catalogue this text is translated by the language's name for itself
CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z]{2,8})?")
Domain = Literal["crown", "cards"]

_catalogues: dict[tuple[str, Domain], gettext.NullTranslations] = {}
_unusable: dict[str, str] = {}  # language -> the file that cannot be used
_log = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """The codes of all languages: English, then by their names for themselves."""
    found = {folder.name for root in locale_dirs() for folder in root.glob("*") if _is_language(folder)}
    return SOURCE, *sorted(found - {SOURCE}, key=lambda code: (native_name(code).casefold(), code))


def native_name(code: str) -> str:
    """What a language calls itself; its code where its catalogue does not say."""
    if code == SOURCE:
        return OWN_NAME
    name = catalogue(code, "crown").gettext(OWN_NAME)
    return code if name == OWN_NAME else name


def catalogue(code: str, domain: Domain) -> gettext.NullTranslations:
    """The texts of a language, read once; English ones, with a warning, where the file is missing or damaged."""
    known = _catalogues.get((code, domain))
    if known is None:
        known = _catalogues[code, domain] = _read(code, domain)
    return known


def unusable(code: str) -> str:
    """The catalogue of a language that cannot be used (its path, for a message), or nothing."""
    return _unusable.get(code, "")


def forget() -> None:
    """The next question reads the catalogues again."""
    _catalogues.clear()
    _unusable.clear()


def catalogue_file(code: str, domain: Domain) -> Path:
    """Where a catalogue is, or would be."""
    places = [root / code / "LC_MESSAGES" / f"{domain}.mo" for root in locale_dirs()]
    return next((place for place in places if place.is_file()), places[-1])


def _is_language(folder: Path) -> bool:
    return bool(CODE.fullmatch(folder.name)) and (folder / "LC_MESSAGES").is_dir()


def _read(code: str, domain: Domain) -> gettext.NullTranslations:
    if code == SOURCE or (domain == "cards" and code in INLINE):
        return gettext.NullTranslations()
    path = catalogue_file(code, domain)
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except FileNotFoundError:
        if domain == "cards":  # not begun yet
            return gettext.NullTranslations()
        _log.warning("texts %s are missing: English stands in; installing again helps", path)
    except (OSError, ValueError, EOFError, struct.error, LookupError, SyntaxError) as error:
        _log.warning("texts %s cannot be used (%s): English stands in; installing again helps", path, error)
    _unusable.setdefault(code, str(path))
    return gettext.NullTranslations()
