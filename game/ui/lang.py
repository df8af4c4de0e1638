"""The language of the interface: gettext catalogues, switchable while the program runs. Card texts come from the data.

No pygame here, so that the text game uses it too.
"""

from __future__ import annotations

import gettext
import locale
import logging
import os
import struct
from collections.abc import Iterable

from game.paths import assets_dir

LANGUAGES = ("en", "de")
NATIVE_NAMES = {"en": "English", "de": "Deutsch"}

_catalogues: dict[str, gettext.NullTranslations] = {"en": gettext.NullTranslations()}
_current = "en"
_log = logging.getLogger(__name__)


def language() -> str:
    """The language in use: "en" or "de"."""
    return _current


def set_language(code: str) -> None:
    """Switches the interface. Raises ValueError for a language we have no catalogue for."""
    global _current  # noqa: PLW0603  the language is one for the whole program
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; known are {', '.join(LANGUAGES)}")
    if code not in _catalogues:
        _catalogues[code] = _catalogue(code)
    _current = code


def _catalogue(code: str) -> gettext.NullTranslations:
    """The texts of a language; English ones, with a warning, when its file is missing or damaged."""
    path = assets_dir() / "locale" / code / "LC_MESSAGES" / "crown.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, EOFError, struct.error, IndexError, KeyError, SyntaxError) as error:
        _log.warning("texts %s cannot be used (%s): English stands in; installing again helps", path, error)
        return gettext.NullTranslations()


def _(text: str) -> str:
    """The text in the current language."""
    return _catalogues[_current].gettext(text) if text else text


def ngettext(one: str, many: str, count: int) -> str:
    """The singular or plural form for `count` in the current language."""
    return _catalogues[_current].ngettext(one, many, count)


def N_(text: str) -> str:  # noqa: N802  the name under which catalogue tools find such texts
    """Marks a text for the catalogue; it is translated where it is shown."""
    return text


def system_language(preferred: Iterable[str] = ()) -> str:
    """The first of our languages the system asks for: `preferred` (as the window library reports it), then the
    environment, then the C locale. English otherwise."""
    asked = [*preferred, *(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"))]
    asked.append(locale.getlocale()[0] or "")
    for entry in asked:
        code = entry.replace("-", "_").split("_")[0].split(".")[0].lower()
        code = {"german": "de", "english": "en", "c": "", "posix": ""}.get(code, code)
        if code in LANGUAGES:
            return code
    return "en"
