"""Catalogues come from anywhere: what could break or hide the interface is taken out, so that English is read instead.

Done once, when a catalogue is read; whoever shows a text later need not doubt it.
"""

from __future__ import annotations

import gettext
import re
import struct
from collections.abc import Iterable
from string import Formatter
from typing import Any

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
    for key, text in list(texts.items()):
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
    order = "<" if content[:4] == _LITTLE else ">"
    count, start = struct.unpack_from(f"{order}II", content, 8)
    found: dict[str, str] = {}
    for number in range(count):
        length, at = struct.unpack_from(f"{order}II", content, start + 8 * number)
        one, zero, many = content[at : at + length].partition(b"\0")
        if zero:
            found[one.decode("utf-8", "replace")] = many.decode("utf-8", "replace")
    return found
