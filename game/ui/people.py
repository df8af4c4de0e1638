"""The people who play at this computer: what they are called, and how many games each has finished. No pygame here."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

from game.ui.lang import N_, _
from game.ui.opponents import USUAL_LEVEL
from game.ui.services import SEAT_NAMES
from game.ui.window.settings import Person, Settings

LONGEST_NAME = 16
MOST_PEOPLE = 12
BEGINNERS_GAMES = 3  # so many finished games is somebody a beginner
BEGINNERS_LEVEL = "easy"
NO_MORE = "*"  # among what somebody was told: no more of it
# Translators: words that mean a person without naming anybody, divided by spaces. A player may be called so all the
# same: then the name stands in quotation marks, and "“You” is the King" can be read.
NOT_NAMES = N_("I me you he she it we they one nobody somebody everybody who")


def suggested_name(taken: Iterable[str] = ()) -> str:
    """A name for somebody who has not said one: of the city's people, whom nobody else is called after."""
    used = set(taken)
    return next((name for name in SEAT_NAMES if name not in used), SEAT_NAMES[0])


def own_name(values: Settings) -> str:
    """What the person before the screen is called, at most as long as a name field takes."""
    return values.player_name.strip()[:LONGEST_NAME] or suggested_name()


def known(values: Settings) -> list[str]:
    """Everybody who has played here, the person before the screen first, then whoever played last."""
    return list(dict.fromkeys([*([values.player_name] if values.player_name else []), *reversed(values.people)]))


def met(values: Settings, names: Iterable[str]) -> None:
    """These people sit down to play: they are remembered, the ones who have not played for longest are forgotten."""
    for name in names:
        if name.strip():
            values.people[name[:LONGEST_NAME]] = values.people.pop(name[:LONGEST_NAME], Person())
    while len(values.people) > MOST_PEOPLE:
        without = (name for name, person in values.people.items() if not person.pin and not person.pin_taken_away)
        del values.people[next(without, next(iter(values.people)))]


def finished(values: Settings, names: Iterable[str]) -> None:
    """These people have played a game to its end."""
    names = list(names)
    met(values, names)
    for name in names:
        if name.strip():
            values.people[name[:LONGEST_NAME]].finished += 1
            values.people[name[:LONGEST_NAME]].pin_taken_away = False  # whoever played knows it by now


def is_beginner(values: Settings, name: str) -> bool:
    """Whether the opponents of a game at once should be easy."""
    return values.people.get(name, Person()).finished < BEGINNERS_GAMES


def level_at_once(values: Settings, name: str) -> str:
    """The level of the opponents when this person plays at once."""
    return BEGINNERS_LEVEL if is_beginner(values, name) else USUAL_LEVEL


def moves_on(values: Settings, name: str) -> str:
    """The sentence for the first game at once against the usual opponents; empty before it and ever after."""
    person = values.people.get(name)
    if person is None or person.moved_on or is_beginner(values, name):
        return ""
    person.moved_on = True
    return _("You have finished {count} games: from now on the usual opponents play against you.").format(
        count=person.finished
    )


def begins(values: Settings, name: str) -> None:
    """Hints are switched on for somebody's very first game; whoever switches them off has them off."""
    if name not in values.people:
        values.hints = True
    met(values, [name])


def moments(values: Settings, name: str) -> Literal["full", "short", "none"]:
    """How much of what is staged this person sees: as it was set, else all of it in the first games."""
    return values.moments or ("full" if is_beginner(values, name) else "short")


# -- what happens for the first time -----------------------------------------------------------------------------------
def first_times_told(values: Settings, name: str) -> Collection[str] | None:
    """What this person has been told when it happened first; None if no more of it is wanted."""
    told = values.first_times.get(name[:LONGEST_NAME], [])
    return None if not values.tell_first_times or NO_MORE in told else told


def tell_first(values: Settings, name: str, what: str) -> None:
    """This person is told that now; those who were told nothing for longest are forgotten."""
    told = values.first_times.pop(name[:LONGEST_NAME], [])
    values.first_times[name[:LONGEST_NAME]] = [*told, *([what] if what not in told else [])]
    while len(values.first_times) > MOST_PEOPLE:
        del values.first_times[next(iter(values.first_times))]


def tell_no_more(values: Settings, name: str, *, alone: bool) -> None:
    """This person wants no more of it; whoever plays `alone` here switches it off."""
    if alone:
        values.tell_first_times = False
    else:
        tell_first(values, name, NO_MORE)


def tell_again(values: Settings, *, on: bool) -> None:
    """The switch of the settings: whoever switches it on is told everything from the start."""
    values.tell_first_times = on
    if on:
        values.first_times = {}


def in_sentences(name: str) -> str:
    """The name as it stands in a sentence: a word that means a person without naming one, in quotation marks."""
    words = f"{NOT_NAMES} {_(NOT_NAMES)}".casefold().split()
    return _("“{name}”").format(name=name) if name.strip().casefold() in words else name
