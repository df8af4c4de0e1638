"""Lessons are heard as well: nothing in them hangs on a colour, a place or a light alone. Such a word may stand beside
the name of what it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

DATA = Path(__file__).parents[2] / "data"
LESSONS = sorted(DATA.glob("*/tutorial.yaml"))

SEEN = {
    "en": r"teal|red|blue|green|yellow|white|black|gr[ae]y|purple|violet|brown|glow\w*|lit|bright\w*|dark\w*"
          r"|left|right|above|below|upper|lower|corner|shin\w+|highlighted",
    "de": r"türkis\w*|rot\w{0,2}|blau\w*|grün(?!d)\w{0,2}|gelb\w*|weiße\w*|schwarz\w*|grau\w*|lila|violett\w*|braun\w*"
          r"|orange\w*|glüh\w*|leucht\w*|hell\w{0,2}|dunk\w*|links|rechts|oben|unten|darüber|darunter|ecke",
}  # fmt: skip
# what names the thing for whoever does not see it, or is no word of sight
NAMED = {
    "en": r"trade district|military district|listens hears|their order|be left|is left|are left|left over|lie there|"
          r"left lying|what is left|left without|they left|right away",
    "de": r"Handelsgebäude|Militärgebäude|wer zuhört, hört|der Reihe nach",
}  # fmt: skip


def texts(told: Any) -> Iterator[tuple[str, str]]:
    """Language and text, of all that is said in a file."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key in SEEN and isinstance(value, str):
                yield key, value
            else:
                yield from texts(value)
    elif isinstance(told, list):
        for value in told:
            yield from texts(value)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_no_lesson_depends_on_what_is_seen(path: Path) -> None:
    found = list(texts(yaml.safe_load(path.read_text(encoding="utf-8"))))
    assert {language for language, _text in found} == set(SEEN)
    unnamed = [
        sentence
        for language, text in found
        for sentence in re.split(r"(?<=[.!?:])\s+", text)
        if re.search(rf"\b(?:{SEEN[language]})\b", sentence, re.IGNORECASE)
        and not re.search(NAMED[language], sentence, re.IGNORECASE)
    ]
    assert not unnamed


def test_there_are_lessons_of_every_game() -> None:
    assert len(LESSONS) == 3
