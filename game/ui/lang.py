"""The language of the interface: gettext catalogues, switchable while the program runs. Card texts come from the data.

No pygame here, so that the text game uses it too.
"""

from __future__ import annotations

import locale
import os
import unicodedata
from collections.abc import Iterable, Sequence

from game.content.languages import SOURCE, catalogue, languages, native_name, unusable

__all__ = ["N_", "_", "damage", "folded", "joined", "language", "languages", "listed", "native_name",
           "ngettext", "sentence", "set_language", "system_language"]  # fmt: skip

_current = SOURCE


def language() -> str:
    """The language in use, as a code: "en", "de", "pt_BR" ..."""
    return _current


def set_language(code: str) -> None:
    """Switches the interface. Raises ValueError for a language we have no catalogue for."""
    global _current  # noqa: PLW0603  the language is one for the whole program
    if code not in languages():
        raise ValueError(f"unknown language {code!r}; known are {', '.join(languages())}")
    _current = code


def damage() -> str:
    """A sentence for the player when texts of the language in use cannot be used, or nothing."""
    catalogue(_current, "crown")
    catalogue(_current, "cards")
    file = unusable(_current)
    said = _("Texts of this language are missing or damaged ({file}). English stands in; installing the game again "
             "brings them back.")  # fmt: skip
    return said.format(file=file) if file else ""


def _(text: str) -> str:
    """The text in the current language."""
    return catalogue(_current, "crown").gettext(text) if text else text


def ngettext(one: str, many: str, count: int) -> str:
    """The form for `count` in the current language, of which there may be more than two."""
    return catalogue(_current, "crown").ngettext(one, many, count)


def N_(text: str) -> str:  # noqa: N802  the name under which catalogue tools find such texts
    """Marks a text for the catalogue; it is translated where it is shown."""
    return text


def listed(words: Sequence[str]) -> str:
    """'A', 'A and B', 'A, B and C'."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} and {last}").format(first=joined(words[:-1]), last=words[-1])


def joined(words: Sequence[str]) -> str:
    """'A, B, C': without "and", for what is counted up or stands in a row of facts."""
    made = words[0] if words else ""
    for word in words[1:]:
        made = _("{first}, {last}").format(first=made, last=word)
    return made


def sentence(words: str) -> str:
    """A sentence made of words that also stand within others."""
    return _("{sentence}.").format(sentence=words[:1].upper() + words[1:])


def folded(text: str) -> str:
    """Small letters without accents, for searching and sorting: "konig" finds the König."""
    plain = unicodedata.normalize("NFKD", text.replace("\u00ad", "").casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def system_language(preferred: Iterable[str] = ()) -> str:
    """The first of our languages the system asks for: `preferred` (as the window library reports it), then the
    environment, then the C locale. English otherwise."""
    asked = [*preferred, *(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"))]
    asked.append(locale.getlocale()[0] or "")
    for code in (one for words in asked for one in words.split(":")):
        found = _ours(code)
        if found:
            return found
    return SOURCE


def _ours(asked: str) -> str:
    """The language of ours that "pt-BR", "de_AT.UTF-8", "de" or "German_Germany" asks for, or nothing."""
    code = asked.replace("-", "_").partition(".")[0].partition("@")[0]
    base = code.partition("_")[0].casefold()
    base = locale.locale_alias.get(base, base).partition("_")[0] if len(base) > 3 else base
    known = languages()
    exact = [one for one in known if one.casefold() == code.casefold()]
    alike = [one for one in known if one.partition("_")[0] == base]
    return next(iter([*exact, *sorted(alike, key=len)]), "")
