"""The computer players as the screens speak of them: levels that can be chosen, and the people of the city."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from game.catalog import USUAL
from game.ui.draw.markup import escape
from game.ui.lang import _, language

if TYPE_CHECKING:
    from game.content import Opponent
    from game.ui.services import SeatOptions

ANY = "any"  # a person drawn from the game's seed
USUAL_LEVEL = "normal"
UNSEEN = ("random",)  # for tests and comparisons, not to play against
_log = logging.getLogger(__name__)


def levels(game: str = USUAL) -> tuple[str, ...]:
    """The levels of a game that can be chosen, weakest first: those that can be made, except the ones nobody plays
    against where there are others."""
    from game.bots import levels as made

    every = made(game)
    return tuple(level for level in every if level not in UNSEEN) or tuple(every)


def usual_level(game: str) -> str:
    """The level a new seat has."""
    known = levels(game)
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def nearest_level(level: str, game: str) -> str:
    """This level, or where a game has not got it the strongest below; the usual one for a word that is no level."""
    from game.bots import LEVELS

    upto = LEVELS[: LEVELS.index(level) + 1] if level in LEVELS else ()
    return next((one for one in reversed(upto) if one in levels(game)), usual_level(game))


def level_words(level: str) -> str:
    """A level in words."""
    words = {
        "random": _("random"),
        "easy": _("easy"),
        "normal": _("normal"),
        "hard": _("hard"),
        "expert": _("expert"),
        "master": _("master"),
        "search": _("searching"),
    }
    return words.get(level, level)


def level_told(level: str) -> str:
    """For whom a level is, in one sentence; empty for one nobody plays against."""
    told = {
        "easy": _("For a first game: takes what looks best now and has no plans against you."),
        "normal": _("For everybody who knows the cards: weighs every choice and watches the others."),
        "hard": _("For those who win often: tries out in mind how the game may go on."),
        "expert": _("For those who beat hard: tries out several times as much."),
        "master": _("For those who beat expert: as strong as this program plays, and it takes its time."),
        "search": _("Knows the rules and nothing else: tries out in mind how the game may go on."),
    }
    return told.get(level, "")


@cache
def people() -> dict[str, Opponent]:
    """The named opponents by id, in the order of their file; nobody if that file is damaged."""
    from game.content import ContentError
    from game.content import people as of_the_house

    try:
        return dict(of_the_house().opponents)
    except ContentError as error:
        _log.warning("the opponents cannot be used: %s", error)
        return {}


@cache
def speakers(game: str) -> dict[str, Opponent]:
    """The named opponents as they play a game, with all that they say in it; nobody says anything if a file of it is
    damaged."""
    from msgspec.structs import replace

    from game.content import ContentError
    from game.content.book import book

    try:
        lines = book(game).lines()
    except ContentError as error:
        _log.warning("what the opponents say in the game %s cannot be used: %s", game, error)
        return {}
    known = {name: (one, lines.get(name)) for name, one in people().items()}
    return {
        name: one if own is None else replace(one, text=own.text, lines={**one.lines, **own.lines})
        for name, (one, own) in known.items()
    }


def manner(personality: str, game: str) -> str:
    """How a named opponent plays a game, in one sentence; raises KeyError for nobody."""
    return (speakers(game).get(personality) or people()[personality]).text.get(language())


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


def introduction(player: str, game: str) -> str:
    """Name, what they are, how they play this game, and the level, as marked-up text; empty without a personality."""
    found = person(player)
    if found is None:
        return ""
    sentence = escape(manner(found.id, game))
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
        chosen[index] = min((_chance(seed, index, name), name) for name in free)[1]
    return chosen


def _chance(seed: int, index: int, name: str) -> bytes:
    """Who sits there is public, and the seed also deals the cards: so nothing but a hash of it is used."""
    return hashlib.sha256(f"crown-and-coin opponent {seed} {index} {name}".encode()).digest()


def players(seats: Sequence[SeatOptions], seed: int, game: str = USUAL) -> list[tuple[str, str]]:
    """Name and player ("human", LEVEL or LEVEL:PERSONALITY) of every seat, with everything drawn. Where a game knows no
    styles, a person of the city lends a computer player the name alone."""
    from game.bots import personalities

    styles = personalities(game)
    found: list[tuple[str, str]] = []
    taken = {seat.name.strip() for seat in seats}
    for seat, personality in zip(seats, drawn(seats, seed), strict=True):
        name = seat.name.strip()
        if not name:
            name = people()[personality].name if personality else level_words(seat.level)
            name = next(one for one in (name, *(f"{name} {i}" for i in range(2, 9))) if one not in taken)
            taken.add(name)
        level = f"{seat.level}:{personality}" if personality in styles else seat.level
        found.append((name, "human" if seat.human else level))
    return found
