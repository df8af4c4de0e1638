"""Lines made for ears: a word for every sign, one sentence a line, short lines, letters the terminal has."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from game.ui.lang import _

WIDTH = 78  # letters in a line at the most
QUOTED = 40  # letters of what somebody typed that are said again

_ALIKE = str.maketrans({
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "‹": "'", "›": "'",
    "·": ",", "\u00a0": " ", "\u2009": " ", "\u202f": " ", "\u00ad": None,
})  # fmt: skip
_IN_ASCII = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "Ae",
    "œ": "oe", "Œ": "Oe", "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa", "þ": "th", "ð": "d", "ł": "l", "Ł": "L",
}  # fmt: skip
_SENTENCE_END = re.compile(r"(?<=[.!?])[ \n]+(?=[^\W\d_]|\d|[\"'])")
_PRICE = re.compile(r"\s*−(\d+)(?=$|[.,])")  # as it stands at the end of a button
_THEN = re.compile(r"\s*…(?=$|[.,])")
_PLUS = re.compile(r"(?<!\w)\+\s?(\d+)")
_TIMES = re.compile(r"(\d)×\s?")
_PLACE = re.compile("\u00a0(I{1,3})(?![A-Za-z])")  # a place that belongs to a name, as in "Monastery II"
_PERCENT = re.compile(r"(\d)\s?%")
_BRACKETS = re.compile(r"\s*\(([^()]*)\)")


class _Signs(NamedTuple):
    """What signs are called in the language in use."""

    times: str
    then: str
    plus: str
    percent: str
    ampersand: str
    arrow: str
    minus: str


def _signs() -> _Signs:
    return _Signs(
        _("{number} times "), _(", then choose"), _("plus {number}"), _("{number} percent"), _("and"), _("to"),
        _("minus "),
    )  # fmt: skip


def speakable(text: str) -> str:
    """The same in words, without signs that a screen reader leaves out or reads in a strange way."""
    return _spoken(text, _signs())


@lru_cache(maxsize=4000)
def _spoken(text: str, signs: _Signs) -> str:
    text = _PLACE.sub(lambda found: f" {len(found[1])}", text)
    text = text.translate(_ALIKE)
    text = _TIMES.sub(lambda found: signs.times.format(number=found[1]), text)
    text = _THEN.sub(signs.then, text)
    text = _PLUS.sub(lambda found: signs.plus.format(number=found[1]), text)
    text = _PERCENT.sub(lambda found: signs.percent.format(number=found[1]), text)
    text = _BRACKETS.sub(r", \1", text)
    text = text.replace("&", signs.ampersand).replace("→", signs.arrow).replace("…", ".")
    text = re.sub(r"\s[–—−]\s", ", ", text).replace("–", "-").replace("—", "-").replace("−", signs.minus)
    text = re.sub(r"[ \t]+", " ", text)
    return re.sub(r"([,;])[\s,]*([,;.:])", r"\2", re.sub(r" +([,.;:!?])", r"\1", text)).strip()


def priced(button: str, price: Callable[[int], str]) -> str:
    """What stands on a button, with what it costs in the words of the game (`Hearing.price`)."""
    return _PRICE.sub(lambda found: price(int(found[1])), button)


def sentences(text: str) -> list[str]:
    """One after the other."""
    return [one for one in _SENTENCE_END.split(text.strip()) if one]


def lines(text: str, encoding: str | None = None) -> list[str]:
    """The text as lines to be read out one by one, each at most WIDTH letters long, in the letters of this encoding."""
    found: list[str] = []
    for sentence in sentences(fitting(speakable(text), encoding)):
        found += textwrap.wrap(sentence, WIDTH, break_on_hyphens=False) or [sentence]
    return found


def ended(text: str) -> str:
    """With a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def fitting(text: str, encoding: str | None) -> str:
    """The text in letters that this encoding has: Wächterturm becomes Waechterturm where there is no ä."""
    if encoding is None or _has(encoding, text):
        return text
    return "".join(_fitting(letter, encoding) for letter in text)


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _fitting(letter: str, encoding: str) -> str:
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(sign))
    instead = (letter, _IN_ASCII.get(letter, ""), bare)
    return next((one for one in instead if one and _has(encoding, one)), "?")


def heard(typed: str) -> str:
    """What was typed, as one line of letters: bytes of another encoding read as what they probably are."""
    if not typed.isascii():
        raw = typed.encode("utf-8", "surrogateescape") if _has_bytes(typed) else b""
        if raw:
            try:
                typed = raw.decode("utf-8")
            except UnicodeDecodeError:
                typed = raw.decode("latin-1")
    visible = ("" if unicodedata.category(letter) in ("Cs", "Cn") else letter for letter in typed)
    return " ".join("".join(s if unicodedata.category(s)[0] != "C" else " " for s in visible if s).split())


def _has_bytes(typed: str) -> bool:
    """Whether there are bytes in it that the encoding of the input did not know."""
    found = [letter for letter in typed if "\ud800" <= letter <= "\udfff"]
    return bool(found) and all("\udc80" <= letter <= "\udcff" for letter in found)


def quoted(typed: str) -> str:
    """What somebody typed, to be said again: not more than one remembers."""
    return typed if len(typed) <= QUOTED else f"{typed[:QUOTED].rstrip()} ..."


def spellings(text: str) -> tuple[str, str]:
    """Small letters without accents, in the two ways people type them: waechterturm and wachterturm."""
    return _spelt(text, _signs())


@lru_cache(maxsize=4000)
def _spelt(text: str, signs: _Signs) -> tuple[str, str]:
    small = " ".join(_spoken(text, signs).casefold().split()).strip(" .,:;!?\"'")
    replaced = "".join(_IN_ASCII.get(letter, letter) for letter in small)
    return _bare(replaced), _bare(small)


def _bare(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))


def counted(choices: Iterable[str], first: int = 1) -> list[str]:
    """'1: Take 2 gold.' and so on, from this number on."""
    return [f"{number}: {ended(choice)}" for number, choice in enumerate(choices, start=first)]
