"""How a question is put, always in the same order: what I have, the question, why it is asked, the choices."""

from __future__ import annotations

from typing import Any

from game.cli.text import speech
from game.cli.text.choices import Choice
from game.cli.text.news import EXPLAINED, SHORT
from game.kernel.steps import Ask
from game.table.words import Words


def question(ask: Ask, view: Any, names: Any, words: Words, choices: list[Choice], level: int) -> list[str]:
    """The lines of a question."""
    asked, hearing = words.prompt(ask, view, names), words.hearing
    found = [hearing.own(view) if level > SHORT else "", hearing.chosen(ask, names), speech.ended(asked.title)]
    if level >= EXPLAINED and asked.why:
        found.append(hearing.typed(asked.why, view))
    return [one for one in found if one] + choice_lines(choices, level)


def choice_lines(choices: list[Choice], level: int) -> list[str]:
    """The choices with their numbers; explained, each card that has a text is followed by it."""
    numbered = [f"{one.number}: {speech.ended(one.text)}" for one in choices]
    if level < EXPLAINED:
        return numbered
    about = [one.about for one in choices]
    return [line for pair in zip(numbered, about, strict=True) for line in pair if line]
