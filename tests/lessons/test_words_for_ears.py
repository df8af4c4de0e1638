"""Lessons are heard as well: nothing in them hangs on a colour, a place or a light alone. Such a word may stand beside
the name of what it is about. The same of all other texts: tips, rules, rulings, words, cards, hints, settings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.content.yaml_reader import read_yaml, to_plain

DATA = Path(__file__).parents[2] / "data"
CATALOGUES = DATA.parent / "assets/locale/de/LC_MESSAGES"
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


# -- all other texts ---------------------------------------------------------------------------------------------------
ELSEWHERE = {
    "en": SEEN["en"].replace("|left|right|", r"|(?:to|on|at|from) the (?:left|right)|(?:left|right) of|left to right|")
          + r"|light up|lights up",
    "de": re.sub(r"\|(?:dunk|orange)\\w\*", "", SEEN["de"]),  # stories are dark, and some cards
}  # fmt: skip
# keys have directions, piles and discs lie on each other, numbers are below others, and lamps are lit in stories
MEANT = {
    "en": r"Focus to the|Map to the|level lower|price is lower|lower disc|lower one came first|lies lower|"
          r"[Cc]ards below|the first one|its limit|above five|below 0|every limit|below the stairs|lamps are lit|"
          r"what is lit|what is left of|somewhere in the dark",
    "de": r"^Auswahl nach|^Karte nach|^Kreuz|^Stick|^Rechter Stick|^Links$|^Rechts$|[Kk]arten? darunter|^Darunter lieg|"
          r"^oben \{card\}|oben vom|oben auf|liegt unten, wer|Spiel darunter|Fremde darunter|darunter die",
}  # fmt: skip
VOICES = ("lines.yaml", "towns.yaml", "tutorial.yaml", "opponents.yaml")  # what is said in play; lessons: above


def told_elsewhere() -> Iterator[tuple[str, str]]:
    """Language and text, of all data files and of all that is translated."""
    for path in sorted(DATA.rglob("*.yaml")):
        if path.name not in VOICES:
            yield from texts(to_plain(read_yaml(path)))
    for catalogue in sorted(CATALOGUES.glob("*.po")):
        for entry in catalogue.read_text(encoding="utf-8").split("\n\n"):
            keys = re.split(r"^(msg\w+(?:\[\d\])?) ", entry, flags=re.MULTILINE)[1:]
            for key, value in zip(keys[::2], keys[1::2], strict=True):
                text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', value)) if not entry.startswith("#~") else ""
                yield ("de" if key.startswith("msgstr") else "en"), text


def test_no_other_text_depends_on_what_is_seen() -> None:
    found = list(told_elsewhere())
    assert len(found) > 5000
    unnamed = {
        sentence
        for language, text in found
        for sentence in re.split(r"(?<=[.!?:])\s+", text)
        if re.search(rf"\b(?:{ELSEWHERE[language]})\b", sentence, re.IGNORECASE)
        and not re.search(f"{MEANT[language]}|{NAMED[language]}", sentence)
    }
    assert unnamed == set()


def test_there_are_lessons_of_every_game() -> None:
    assert len(LESSONS) == 3
