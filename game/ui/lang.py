"""The language of the interface: gettext catalogues, switchable while the program runs. Card texts come from the data.

The functions here speak for the program. A game makes its own with `of_game`: its texts are its own, whatever others
make of the same English.

No pygame here, so that the text game uses it too.
"""

from __future__ import annotations

import locale
import os
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, partial
from typing import NamedTuple

from game import catalog
from game.content.languages import SHARED, SOURCE, catalogue, languages, missing, native_name, unusable, weeded

__all__ = ["N_", "_", "damage", "folded", "joined", "language", "languages", "listed", "native_name",
           "ngettext", "of_game", "sentence", "set_language", "speaking", "system_language"]  # fmt: skip

_program = SOURCE
_spoken: ContextVar[str] = ContextVar("spoken", default="")  # where somebody is spoken to in a language of their own


def language() -> str:
    """The language in use, as a code: "en", "de", "pt_BR" ..."""
    return _spoken.get() or _program


def set_language(code: str) -> None:
    """Switches the interface. Raises ValueError for a language we have no catalogue for."""
    global _program  # noqa: PLW0603  the language is one for the whole program
    _program = _known(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Everything that is said within is said in this language, whatever the program speaks, and whatever other threads
    say meanwhile. Raises ValueError for a language we have no catalogue for."""
    before = _spoken.set(_known(code))
    try:
        yield
    finally:
        _spoken.reset(before)


def _known(code: str) -> str:
    if code not in languages():
        raise ValueError(f"unknown language {code!r}; known are {', '.join(languages())}")
    return code


def damage() -> str:
    """A sentence for the player when texts of the language in use cannot be used, or nothing."""
    domains = (SHARED, *catalog.GAMES)
    for domain in domains:
        catalogue(language(), domain)
    file = unusable(language()) or next(filter(None, (missing(language(), domain) for domain in domains)), "")
    some = weeded(language())
    if some and not file:
        return _("Some texts of this language cannot be used ({file}). English stands in for them.").format(file=some)
    said = _("Texts of this language are missing or damaged ({file}). English stands in; installing the game again "
             "brings them back.")  # fmt: skip
    return said.format(file=file) if file else ""


class Marked(str):
    """A text of a game that is translated where it is shown, whoever shows it."""

    __slots__ = ("domain",)
    domain: str


def _(text: str) -> str:
    """The text in the current language."""
    domain = text.domain if type(text) is Marked else SHARED
    return str(catalogue(language(), domain).gettext(text)) if text else text  # English gives back what is marked


def ngettext(one: str, many: str, count: int) -> str:
    """The form for `count` in the current language, of which there may be more than two."""
    return _form(SHARED, one, many, count)


def N_(text: str) -> str:  # noqa: N802  the name under which catalogue tools find such texts
    """Marks a text for the catalogue; it is translated where it is shown."""
    return text


class Spoken(NamedTuple):
    """`_`, `ngettext` and `N_` of a game."""

    text: Callable[[str], str]
    form: Callable[[str, str, int], str]
    marked: Callable[[str], str]


@cache
def of_game(game: str) -> Spoken:
    """What a game speaks with: its own catalogue first, then that of the program. What it marks is found wherever it is
    shown."""

    def text(words: str) -> str:
        return catalogue(language(), game).gettext(words) if words else words

    def marked(words: str) -> str:
        made = Marked(words)
        made.domain = game
        return made

    return Spoken(text, partial(_form, game), marked)


def _form(domain: str, one: str, many: str, count: int) -> str:
    try:
        return catalogue(language(), domain).ngettext(one, many, count)
    except (ArithmeticError, ValueError, TypeError):  # the language's rule of choice fails for this very count
        return one if count == 1 else many


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
