"""The choices of a question in words: what one hears, by which names each can be chosen, and what explains it."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.kernel.options import value
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.match import Match
from game.table.default_words import option_plainly
from game.table.names import Names
from game.table.words import SomeWords
from game.ui.lang import _
from game.ui.speech import ended, priced, spellings

# What somebody means who types a name or the beginning of one.

SHORTEST = 2  # letters of a beginning; a single one is too easily a slip


class Named(NamedTuple):
    """A thing and what it is called."""

    key: str
    names: tuple[str, ...]


def matching(typed: str, things: Sequence[Named]) -> list[str]:
    """The keys of what may be meant: things of exactly this name, or else those whose name, or a word in it, begins so.

    The best fit alone counts; several keys are equally good.
    """
    wanted = {one for one in spellings(typed) if one}
    if not wanted:
        return []
    fits = {thing.key: _fit(wanted, thing) for thing in things}
    best = max(fits.values(), default=0)
    return [key for key, fit in fits.items() if fit == best] if best else []


def _fit(wanted: set[str], thing: Named) -> int:
    names = {form for name in thing.names for form in spellings(name)}
    if wanted & names:
        return 3
    long = {one for one in wanted if len(one) >= SHORTEST}
    if any(name.startswith(one) for name in names for one in long):
        return 2
    return int(any(f" {one}" in name for name in names for one in long))


def alike(typed: str, things: Sequence[Named]) -> str:
    """The name most like what was typed, for a slip; empty if none is."""
    names = {form: name for thing in things for name in thing.names for form in spellings(name)}
    found = [difflib.get_close_matches(form, names, n=1, cutoff=0.65) for form in spellings(typed)]
    return next((names[one[0]] for one in found if one), "")


def number_in(typed: str, most: int) -> int | None:
    """The number typed, from 1 to `most`; None if it is no such number."""
    bare = typed.strip(" .:")
    return int(bare) if bare.isascii() and bare.isdigit() and len(bare) < 4 and 1 <= int(bare) <= most else None


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


# Why something is no choice now.


class Whys:
    """The reasons at one question."""

    def __init__(self, match: Match, ask: Ask, names: Names, words: SomeWords, choices: list[Choice]) -> None:
        self.match, self.ask, self.names, self.choices = match, ask, names, choices
        self.words, self.hearing = words, words.hearing
        self.view = match.view(ask.seat)
        self.acts, self.things = self.hearing.wishes(ask, self.view, names)

    def told(self, typed: str) -> list[str]:
        """The answer to `why`, with or without a name or a number behind it."""
        if not typed:
            return self._everything()
        meant = numbered(typed, self.choices)
        if meant is not None:
            text = _("Choice {number} can be chosen: {choice}.")
            return [text.format(number=meant.number, choice=meant.text)]
        return self.about(typed) or [_("There is nothing called '{name}' on the table.").format(name=typed)]

    def about(self, typed: str) -> list[str]:
        """Whether what has this name can be chosen, or why not; nothing if nothing has this name."""
        offered = matching(typed, [Named(one.option, one.names) for one in self.choices])
        found = matching(typed, self._things())
        if offered and (not found or {*found} & {*offered}):
            return [self._open(one) for one in self.choices if one.option in offered]
        known = [(option, self.match.why_not(self.ask.seat, option)) for option in found]
        named = [(option, problem) for option, problem in known if problem not in self.hearing.unspoken]
        if not named and found:
            name = self._name(found[0])
            return [_("{name}: not possible now.").format(name=name)]
        return list(dict.fromkeys(self._sentence(option, problem or "") for option, problem in named))

    def _open(self, one: Choice) -> str:
        """That this can be chosen, or why it stands in no list."""
        if one.number == NONE:
            return _("{choice}. That would change nothing.").format(choice=one.text)
        return _("This can be chosen: {choice}.").format(choice=one.text)

    def _everything(self) -> list[str]:
        """Acts and things that are not offered, with the reason."""
        found = []
        for option in (*self.acts, *self.things):
            if option in self.ask.options or not self.hearing.expected(option, self.ask):
                continue
            problem = self.match.why_not(self.ask.seat, option)
            if problem not in self.hearing.unspoken:
                found.append(self._sentence(option, problem or ""))
        return list(dict.fromkeys(found)) or [_("Everything you might want can be chosen, or belongs to another time.")]

    def _label(self, option: str) -> str:
        return label(option, self.ask, self.view, self.names, self.words)

    def _sentence(self, option: str, problem: str) -> str:
        return ended(f"{self._name(option)}: {self.words.reason(problem, option, self.view, self.names)}")

    def _name(self, option: str) -> str:
        """What a choice is called, whether it is offered or not; never the word by which the program calls it."""
        said = self._label(option) if value(option) < 0 else ""
        name = said.strip().removesuffix(MORE) or self.hearing.thing(option, self.view, self.names)
        return name or option_plainly(option, self.names)

    def _things(self) -> list[Named]:
        """What one may name."""
        acts = [Named(act, (self._label(act), act)) for act in self.acts]
        things = [(option, self.hearing.thing(option, self.view, self.names)) for option in self.things]
        return [Named(option, (name,)) for option, name in things] + acts
