"""The texts of the data files as a further language needs them: every English one, where it stands, how long it may be.

Any mapping with the languages of INLINE as its keys is such a text, in whatever data file it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from game.content.card_checks import card_name, card_short
from game.content.convert import Check, Problem
from game.content.languages import INLINE, SOURCE, catalogue
from game.content.opponent_loading import LONGEST_LINE, LONGEST_TEXT, LONGEST_TITLE, short_text
from game.content.rules import FORMS
from game.content.text_fit import LINES
from game.content.yaml_reader import Node, read_yaml

Rule = tuple[Callable[[str], Check], str]  # makes the check for a path; what it wants, for the translator


def _letters(most: int) -> Rule:
    return partial(short_text, most=most), f"at most {most} letters"


def _any(_path: str) -> Check:
    return lambda _value: None


RULES: dict[str, dict[str, Rule]] = {  # file -> field -> what a text there must keep to
    "cards.yaml": {
        "name": (card_name, "at most 28 letters"),
        "short": (card_short, f"at most {LINES} lines on the card, about 130 letters"),
    },
    "glossary.yaml": {FORMS: (_any, "how the word appears in texts: all its inflections, with commas between them")},
    "opponents.yaml": {
        "title": _letters(LONGEST_TITLE), "text": _letters(LONGEST_TEXT), "lines": _letters(LONGEST_LINE),
    },
}  # fmt: skip


class DataText(msgspec.Struct, frozen=True):
    """An English text; `entry` and `field` say where it is read: ("assassin", "short")."""

    file: str
    entry: str
    field: str
    text: str

    @property
    def context(self) -> str:
        """What tells it apart from the same English words elsewhere, or nothing."""
        return FORMS if self.field == FORMS else ""

    @property
    def wanted(self) -> str:
        """How long a translation may be, in words, or nothing."""
        return RULES.get(self.file, {}).get(self.field, (None, ""))[1]

    def problem(self, translation: str, language: str) -> Problem | None:
        """Why a translation cannot stand there."""
        rule = RULES.get(self.file, {}).get(self.field)
        return rule[0](f"{self.entry}.{self.field}.{language}")(translation) if rule else None


def data_texts(folder: Path | None = None) -> list[DataText]:
    """All texts of the data files in their order. Raises ContentError for a file that is no YAML."""
    from game.paths import data_dir

    files = sorted((folder or data_dir()).glob("*.yaml"))
    return [text for path in files for text in _walk(read_yaml(path), path.name)]


def untranslated(language: str) -> list[DataText]:
    """What a further language does not have yet."""
    if language in INLINE:
        return []
    known: dict[str, str] = vars(catalogue(language, "cards")).get("_catalog", {})
    return [one for one in data_texts() if not known.get(f"{one.context}\4{one.text}" if one.context else one.text)]


def _walk(node: Node, file: str, entry: str = "", field: str = "") -> Iterator[DataText]:
    if isinstance(node.value, list):
        for child in node.value:
            yield from _walk(child, file, entry, field)
        return
    if not isinstance(node.value, dict):
        return
    english = node.value.get(SOURCE)
    if english is not None and set(INLINE) >= set(node.value):
        if isinstance(english.value, str) and english.value.strip():
            yield DataText(file, entry, field, english.value.strip())
        return
    name = next((node.value[key].value for key in ("id", "number") if key in node.value), None)
    for key, child in node.value.items():
        inside = entry if name is None else str(name)
        yield from _walk(child, file, inside, field if entry and inside == entry and field else key)
