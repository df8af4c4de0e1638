"""The choices of a question in words: what one hears, by which names each can be chosen, and what explains it."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.cli.text.choosing import Named
from game.kernel.steps import Ask
from game.table.words import Words

MORE = " …"  # at the end of a label: another question follows


class Choice(NamedTuple):
    """One option: its number, its line, the names by which it can be chosen, a sentence that explains it (or nothing),
    and what it has in common with choices that are the same to most people."""

    option: str
    number: int
    text: str
    names: tuple[str, ...]
    about: str = ""
    alike: str = ""


def choices(ask: Ask, view: Any, names: Any, words: Words) -> list[Choice]:
    """All of them, as the game orders them: their numbers stay the same as long as the question does."""
    order = words.hearing.order(ask.options, view)
    return [_choice(option, place, ask, view, names, words) for place, option in enumerate(order, start=1)]


def _choice(option: str, place: int, ask: Ask, view: Any, names: Any, words: Words) -> Choice:
    hearing = words.hearing
    said = words.label(option, ask, view, names).strip()
    thing = hearing.thing(option, view, names)
    known = tuple(dict.fromkeys(name for name in (said, thing) if name))
    short = said.removesuffix(MORE)
    text = short + hearing.beside(option, view, names) + said[len(short) :]
    own = hearing.number(option)
    number = place if own is None else own
    return Choice(option, number, text, known, hearing.about(option, view, names), hearing.alike(option, view))


def numbered(typed: str, found: list[Choice]) -> Choice | None:
    """The choice of this number; None if it is no number, or nobody's."""
    bare = typed.strip(" .:")
    number = int(bare) if bare.isascii() and bare.isdigit() and len(bare) < 4 else -1
    return next((one for one in found if one.number == number), None)


def the_same(found: list[Choice]) -> bool:
    """Whether it does not matter which of these is taken: two Taverns in hand, two cards of one sort."""
    if len({one.text for one in found}) == 1:
        return True
    return len({one.alike for one in found}) == 1 and bool(found[0].alike)


def named(found: list[Choice]) -> list[Named]:
    """The choices by their names."""
    return [Named(one.option, one.names) for one in found]
