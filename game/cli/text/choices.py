"""The choices of a question in words: what one hears, by which names each can be chosen, and what explains it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.cli.text.choosing import Named
from game.cli.text.speech import priced
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.names import Names
from game.table.words import SomeWords

NONE = -1  # the number of what changes nothing
MOST = 12  # choices that are said one by one
MORE = " …"  # at the end of a label: another question follows


class Choice(NamedTuple):
    """One option: its number (NONE for one that changes nothing), its line, the names by which it can be chosen, a
    sentence that explains it (or nothing), what it has in common with choices that are the same to most people, and
    under which headings it is gathered with others, the widest first."""

    option: str
    number: int
    text: str
    names: tuple[str, ...]
    about: str = ""
    alike: str = ""
    headings: tuple[str, ...] = ()


def choices(ask: Ask, view: ViewData, names: Names, words: SomeWords, idle: Collection[str] = ()) -> list[Choice]:
    """All of them, as the game orders them: their numbers stay the same as long as the question does. Those that are
    `idle` come last and have no number: whoever knows their name may still choose them."""
    order = words.hearing.order([option for option in ask.options if option not in idle], view)
    found = [_choice(option, place, ask, view, names, words) for place, option in enumerate(order, start=1)]
    last = words.hearing.order([option for option in ask.options if option in idle], view)
    return found + [_choice(option, NONE, ask, view, names, words)._replace(number=NONE) for option in last]


def offered(found: list[Choice]) -> list[Choice]:
    """Those that change anything: these are said and counted."""
    return [one for one in found if one.number != NONE]


def label(option: str, ask: Ask, view: ViewData, names: Names, words: SomeWords) -> str:
    """What the button of this option says, its price in words."""
    return priced(words.label(option, ask, view, names), words.hearing.price).strip()


def _choice(option: str, place: int, ask: Ask, view: ViewData, names: Names, words: SomeWords) -> Choice:
    hearing = words.hearing
    said = label(option, ask, view, names, words)
    thing = hearing.thing(option, view, names)
    headings = hearing.headings(option, view, names)
    known = tuple(dict.fromkeys(
        name for name in (said, thing, *headings, *hearing.further(option, view, names)) if name
    ))  # fmt: skip
    short = said.removesuffix(MORE)
    text = short + hearing.beside(option, view, names) + said[len(short) :]
    own = hearing.number(option)
    number = place if own is None else own
    about, alike = hearing.about(option, view, names), hearing.alike(option, view)
    return Choice(option, number, text, known, about, alike, headings)


class Group(NamedTuple):
    """Choices that are said as one, by their heading."""

    heading: str
    choices: list[Choice]


def gathered(found: list[Choice]) -> list[Choice | Group]:
    """Choices as they are said: where there are many, those of one heading together, under the widest that parts
    them."""
    deepest = max((len(one.headings) for one in found), default=0)
    if len(found) > MOST:
        for depth in range(deepest):
            parts: dict[str, list[Choice]] = {}
            for one in found:
                heading = one.headings[depth] if depth < len(one.headings) else one.text
                parts.setdefault(heading, []).append(one)
            if len(parts) > 1:
                return [some[0] if len(some) == 1 else Group(heading, some) for heading, some in parts.items()]
    return list(found)


def numbered(typed: str, found: list[Choice]) -> Choice | None:
    """The choice of this number; None if it is no number, or nobody's."""
    bare = typed.strip(" .:")
    if not (bare.isascii() and bare.isdigit() and len(bare) < 4):
        return None
    return next((one for one in found if one.number == int(bare)), None)


def the_same(found: list[Choice]) -> bool:
    """Whether it does not matter which of these is taken: two Taverns in hand, two cards of one sort."""
    if len({one.text for one in found}) == 1:
        return True
    return len({one.alike for one in found}) == 1 and bool(found[0].alike)


def named(found: list[Choice]) -> list[Named]:
    """The choices by their names."""
    return [Named(one.option, one.names) for one in found]
