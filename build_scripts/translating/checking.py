"""What is wrong with a catalogue, and what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from game.content.languages import INLINE
from game.content.translations import DataText, data_texts
from game.ui.draw.pictures import undrawable
from translating.catalogues import compiled, name_of

PLACEHOLDER = re.compile(r"\{[\w:]+\}")
LINK = re.compile(r"\[\[#?\w+|\bCIT-\d+")  # [[witch|the Witch]], [[#draft|...]], CIT-12
MARK_UP = re.compile(r"(?<!\\)\[(?:b|i|h|#[0-9a-fA-F]{6})\|")


def missing(catalogue: Catalog) -> list[Message]:
    """What has no translation, or none that is complete."""
    return [message for message in catalogue if message.id and not all(_strings(message))]


def faults(catalogue: Catalog, language: str, domain: str, mo: Path) -> list[str]:
    """What keeps a catalogue from being used as it is, one sentence each; what is missing is no fault of itself."""
    name = name_of(language)
    found: list[str] = []
    for message in catalogue:
        if message.id and all(_strings(message)):
            found.extend(f"{fault} in the {name} of {english(message)!r}" for fault in _wrong(message, catalogue))
    if language not in INLINE:
        found.extend(_too_long(catalogue, language, domain))
    found.extend(_not_drawn(catalogue, name))
    if not mo.is_file() or mo.read_bytes() != compiled(catalogue):
        found.append(f"{mo.name} is not compiled from {mo.stem}.po: run build_scripts/translate.py")
    return found


def must_be_complete(language: str) -> bool:
    """Whether a text that is missing fails the checks: in the languages that the data files are written in."""
    return language in INLINE


def _wrong(message: Message, catalogue: Catalog) -> list[str]:
    strings = _strings(message)
    ours = list(message.id) if isinstance(message.id, tuple | list) else [message.id]
    found = ["it is marked fuzzy: look it over and take the mark away; the mark stands"] if message.fuzzy else []
    found += [str(error) for error in message.check(catalogue)]
    found += _differing(PLACEHOLDER, ours, strings) + _differing(LINK, ours, strings)
    if len(MARK_UP.findall(ours[-1])) != len(MARK_UP.findall(strings[-1])):
        found.append("the mark-up [b|...] differs")
    return found


def _differing(pattern: re.Pattern[str], english: Iterable[str], strings: Iterable[str]) -> list[str]:
    """Which {names} of the English the translation lacks, or invents."""
    wanted, given = (set(pattern.findall(" ".join(part))) for part in (english, strings))
    return [f"{name} is missing" for name in sorted(wanted - given)] + [
        f"{name} is unknown" for name in sorted(given - wanted)
    ]


def _too_long(catalogue: Catalog, language: str, domain: str) -> list[str]:
    """Texts of cards that do not fit on them."""
    found = []
    for one in data_texts():
        written = _translation(catalogue, one) if one.domain == domain else ""
        problem = one.problem(written, language) if written else None
        if problem:
            found.append(f"{one.file}: {problem[0]} ({problem[1]})")
    return found


def _translation(catalogue: Catalog, one: DataText) -> str:
    message = catalogue.get(one.text, one.context)
    return str(message.string) if message is not None and message.string else ""


def _not_drawn(catalogue: Catalog, name: str) -> list[str]:
    used = "".join(string for message in catalogue if message.id for string in _strings(message))
    signs = undrawable(used)
    if not signs:
        return []
    listed = " ".join(f"{sign} (U+{ord(sign):04X})" for sign in signs[:12]) + (" ..." if len(signs) > 12 else "")
    hint = "put a font file that has them into the folder of the language"
    return [f"no typeface can draw {len(signs)} of the characters in the {name}: {listed}; {hint}"]


def _strings(message: Message) -> tuple[str, ...]:
    return message.string if isinstance(message.string, tuple) else (str(message.string or ""),)


def english(message: Message) -> str:
    """The English text; of two forms the singular."""
    return message.id[0] if isinstance(message.id, tuple | list) else message.id
