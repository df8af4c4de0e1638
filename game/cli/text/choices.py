"""The choices of a question in words: what one hears, by which names each can be chosen, and what explains it."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.cli.text.choosing import Named
from game.kernel.steps import Ask
from game.table.words import Words

MORE = " …"  # at the end of a label: another question follows


class Choice(NamedTuple):
    """One option: its line, the names by which it can be chosen, a sentence that explains it (or nothing)."""

    option: str
    text: str
    names: tuple[str, ...]
    about: str = ""


def choices(ask: Ask, view: Any, names: Any, words: Words) -> list[Choice]:
    """All of them, in the order of the question: their numbers stay the same as long as the question does."""
    return [_choice(option, ask, view, names, words) for option in ask.options]


def _choice(option: str, ask: Ask, view: Any, names: Any, words: Words) -> Choice:
    hearing = words.hearing
    said = words.label(option, ask, view, names).strip()
    thing = hearing.thing(option, view, names)
    known = tuple(dict.fromkeys(name for name in (said, thing) if name))
    short = said.removesuffix(MORE)
    text = short + hearing.beside(option, view, names) + said[len(short) :]
    return Choice(option, text, known, hearing.about(option, view, names))


def named(found: list[Choice]) -> list[Named]:
    """The choices by their names."""
    return [Named(one.option, one.names) for one in found]
