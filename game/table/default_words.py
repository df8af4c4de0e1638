"""Options and events of a game that has no words for them, read off the rules' own words. No pygame here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kernel.events import Facts, Json
from game.kernel.options import kind, value, way
from game.table.names import Names
from game.ui.lang import _, joined, listed, sentence

NOBODY = -1
ACTING = ("seat", "source", "target")  # the facts that may name who acts, the likeliest first
SEATS = (*ACTING, "other", "owner")  # facts that name a player


def bare(word: str) -> str:
    """A word of the rules as people write it."""
    return word.replace("_", " ")


def option_plainly(option: str, names: Names) -> str:
    """The words on a button."""
    word, number, by = kind(option), value(option), way(option)
    said = bare(word).capitalize()
    if word == "seat":
        said = names.plain_seat(number)
    elif number >= 0:
        said = f"{said} {number}"
    return f"{said} ({bare(by)})" if by else said


def acting(facts: Facts) -> str:
    """The fact that names who acts; "" if none does."""
    return next((fact for fact in ACTING if facts.get(fact, NOBODY) >= 0), "")


def event_plainly(word: str, facts: Facts, names: Names) -> str:
    """Who did what, and the facts of it as they are."""
    who = acting(facts)
    told = [bare(word), *(_fact(name, fact, names) for name, fact in facts.items() if name != who)]
    what = joined([one for one in told if one])
    return _("{who}: {what}.").format(who=names.seat(facts[who]), what=what) if who else sentence(what)


def event_in(template: str, facts: Facts, names: Names) -> str:
    """A sentence with the names of facts in braces: "{seat} loads {card}." A seat below 0 is the bank, and what this
    viewer is not told is something."""
    said = {name: _seat(fact, names) if name in SEATS else _plain(fact) for name, fact in facts.items()}
    text = template.format_map(_Told(said))
    return text[:1].upper() + text[1:]


class _Told(dict[str, str]):
    def __missing__(self, _name: str) -> str:
        return _("something")


def _seat(fact: Json, names: Names) -> str:
    return names.seat(fact) if isinstance(fact, int) and fact >= 0 else _("the bank")


def _plain(fact: Json) -> str:
    """Numbers and words as they are, several as a list."""
    return listed([str(one) for one in fact]) if isinstance(fact, list | tuple) else str(fact)


def _fact(name: str, fact: Json, names: Names) -> str:
    """A fact by its name; nothing for what is empty, or no player."""
    if name in SEATS:
        return f"{bare(name)} {names.seat(fact)}" if isinstance(fact, int) and fact >= 0 else ""
    if isinstance(fact, Mapping):
        fact = [f"{key} {one}" for key, one in fact.items()]
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        fact = listed([str(one) for one in fact])
    return f"{bare(name)} {fact}" if fact != "" else ""
