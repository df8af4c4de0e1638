"""The texts of the data files as a further language needs them: every English one, where it stands, how long it may be.

Any mapping with the languages of INLINE as its keys is such a text, in whatever data file it is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from game.content.book import Limit, books
from game.content.convert import Problem
from game.content.languages import INLINE, SHARED, SOURCE, catalogue
from game.content.opponents import LONGEST_LINE, LONGEST_TEXT, LONGEST_TITLE, short_text
from game.content.rules import FORMS
from game.content.text import DATA
from game.content.yaml_reader import Node, read_yaml


def _letters(most: int) -> Limit:
    return Limit(partial(short_text, most=most), f"at most {most} letters")


HOUSE = {  # file -> field -> what a text there must keep to; those of the games stand in their books
    "opponents.yaml": {
        "title": _letters(LONGEST_TITLE), "text": _letters(LONGEST_TEXT), "lines": _letters(LONGEST_LINE),
    },
}  # fmt: skip


def _limit(file: str, field: str) -> Limit | None:
    tables = [HOUSE, *(one.limits for one in books())]
    return next((table[file][field] for table in tables if field in table.get(file, {})), None)


class DataText(msgspec.Struct, frozen=True):
    """An English text; `entry` and `field` say where it is read: ("assassin", "short")."""

    file: str
    entry: str
    field: str
    text: str

    @property
    def domain(self) -> str:
        """The game it belongs to: the one whose folder the file is in, or whose book knows the file; SHARED else."""
        folder = self.file.partition("/")[0]
        return next((one.game for one in books() if one.game == folder or self.file in one.limits), SHARED)

    @property
    def context(self) -> str:
        """What tells it apart from the same English words elsewhere."""
        return FORMS if self.field == FORMS else DATA

    @property
    def wanted(self) -> str:
        """How long a translation may be, in words, or nothing."""
        limit = _limit(self.file, self.field)
        return limit.wanted if limit else ""

    def problem(self, translation: str, language: str) -> Problem | None:
        """Why a translation cannot stand there."""
        limit = _limit(self.file, self.field)
        return limit.make(f"{self.entry}.{self.field}.{language}")(translation) if limit else None


def data_texts(folder: Path | None = None) -> list[DataText]:
    """All texts of the data files in their order, but those of games that nobody can play. Raises ContentError for a
    file that is no YAML."""
    from game.paths import data_dir

    root, played = folder or data_dir(), {one.game for one in books()}
    files = [path for path in sorted(root.rglob("*.yaml")) if {*path.relative_to(root).parts[:-1]} <= played | {"maps"}]
    return [text for path in files for text in _walk(read_yaml(path), path.relative_to(root).as_posix())]


def untranslated(language: str) -> list[DataText]:
    """What a further language does not have yet."""
    if language in INLINE:
        return []
    return [one for one in data_texts() if not _known(language, one)]


def _known(language: str, one: DataText) -> bool:
    texts: dict[str, str] = vars(catalogue(language, one.domain)).get("_catalog", {})
    return bool(texts.get(f"{one.context}\4{one.text}"))


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
