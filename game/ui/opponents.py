"""The computer players as the screens speak of them: levels that can be chosen, and the people of the city."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from game.ui.lang import _, language
from game.ui.markup import escape

if TYPE_CHECKING:
    from game.content import Opponent
    from game.ui.services import SeatOptions

ANY = "any"  # a person drawn from the game's seed
USUAL_LEVEL = "normal"
UNSEEN = ("random",)  # for tests and comparisons, not to play against
_log = logging.getLogger(__name__)


def levels() -> tuple[str, ...]:
    """The levels that can be chosen, weakest first: those that can be made, except the ones nobody plays against."""
    from game.bots import levels as made

    return tuple(level for level in made() if level not in UNSEEN)


def level_words(level: str) -> str:
    """A level in words."""
    words = {
        "random": _("random"),
        "easy": _("easy"),
        "normal": _("normal"),
        "hard": _("hard"),
        "expert": _("expert"),
    }
    return words.get(level, level)


@cache
def people() -> dict[str, Opponent]:
    """The named opponents by id, in the order of their file; nobody if that file is damaged."""
    from game.content import ContentError, default_opponents

    try:
        return dict(default_opponents().opponents)
    except ContentError as error:
        _log.warning("the opponents cannot be used: %s", error)
        return {}


def prepare() -> None:
    """Reads what the screens will ask for, so that no later frame waits for it."""
    people()
    levels()


def person(player: str) -> Opponent | None:
    """Who plays, for LEVEL:PERSONALITY; None for a person, and for a bot without a personality."""
    return people().get(player.partition(":")[2])


def portrait(personality: str) -> str:
    """The picture of a named opponent."""
    return f"ui/portrait_{personality}"


def kind_words(player: str) -> str:
    """Who plays a seat, in a few words."""
    if player == "human":
        return _("Human")
    level = player.partition(":")[0]
    found = person(player)
    if found is None:
        return _("Computer: {level}").format(level=level_words(level))
    return _("{title}, {level}").format(title=found.title.get(language()), level=level_words(level))


def introduction(player: str) -> str:
    """Name, what they are, how they play, and the level, as marked-up text; empty without a personality."""
    found = person(player)
    if found is None:
        return ""
    sentence = escape(found.text.get(language()))
    level = _("Level: {level}").format(level=level_words(player.partition(":")[0]))
    title = escape(found.title.get(language()))
    return f"[b|{escape(found.name)}], {title}\n{sentence}\n[i|{escape(level)}]"


def names() -> set[str]:
    """What named opponents are called."""
    return {one.name for one in people().values()}


def free_person(taken: Iterable[str]) -> str:
    """The first opponent nobody plays yet; empty if all are taken."""
    used = set(taken)
    return next((name for name in people() if name not in used), "")


def drawn(seats: Sequence[SeatOptions], seed: int) -> list[str]:
    """Each seat's personality: those left to chance drawn from the seed, nobody twice while others are free."""
    chosen = [seat.personality if not seat.human and seat.personality in people() else "" for seat in seats]
    for index, seat in enumerate(seats):
        if seat.human or seat.personality != ANY or not people():
            continue
        free = [name for name in people() if name not in chosen] or list(people())
        seed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        chosen[index] = free[(seed >> 33) % len(free)]
    return chosen


def players(seats: Sequence[SeatOptions], seed: int) -> list[tuple[str, str]]:
    """Name and player ("human", LEVEL or LEVEL:PERSONALITY) of every seat, with everything drawn."""
    found: list[tuple[str, str]] = []
    taken = {seat.name.strip() for seat in seats}
    for seat, personality in zip(seats, drawn(seats, seed), strict=True):
        name = seat.name.strip()
        if not name:
            name = people()[personality].name if personality else level_words(seat.level)
            name = next(one for one in (name, *(f"{name} {i}" for i in range(2, 9))) if one not in taken)
            taken.add(name)
        level = f"{seat.level}:{personality}" if personality else seat.level
        found.append((name, "human" if seat.human else level))
    return found
