"""Who begins and which switches are on: what several games let people choose before a game, in the window and in words.
No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.ui.lang import _, listed
from game.ui.services import SeatOptions

BY_LOT = -1  # who begins
Switches = Mapping[str, tuple[str, str]]  # word -> title and one line of explanation, in the order of the rules


class Begun(Protocol):
    """Options of a game in which somebody begins: a seat, or BY_LOT."""

    seats: list[SeatOptions]
    start: int


def starter(options: Begun) -> int:
    """The seat that begins; a seat that is not there any more lets the lot decide."""
    return options.start if options.start in range(len(options.seats)) else BY_LOT


def start_names(options: Begun) -> list[tuple[int, str]]:
    """Who can begin: (seat, text), the lot first."""
    seats = [
        (number, seat.name.strip() or _("Seat {number}").format(number=number + 1))
        for number, seat in enumerate(options.seats)
    ]
    return [(BY_LOT, _("by lot")), *seats]


# -- in the text game --------------------------------------------------------------------------------------------------
def start_told(options: Begun) -> str:
    """Who begins, without a full stop."""
    return _("Start: {name}").format(name=dict(start_names(options))[starter(options)])


def ask_start(options: Begun, dialogs: Any, say: Callable[..., None]) -> None:
    """Lets somebody be named who begins."""
    names = start_names(options)
    place = dialogs.pick(_("Who begins?"), [text for _seat, text in names])
    if place is not None:
        options.start = names[place][0]
        say(start_told(options) + ".")


def switches_told(texts: Switches, on: Sequence[str]) -> str:
    """The switches that are on, without a full stop."""
    return _("Switches: {switches}").format(switches=listed([texts[word][0] for word in on]) or _("none"))


def ask_switches(texts: Switches, on: Sequence[str], dialogs: Any, say: Callable[..., None]) -> list[str]:
    """One switch after the other, until somebody goes back; those that are on then."""
    turned = [word for word in texts if word in on]
    while True:
        states = [_("on") if word in turned else _("off") for word in texts]
        lines = [f"{texts[word][0]}: {state}" for word, state in zip(texts, states, strict=True)]
        place = dialogs.pick(_("Which switch do you want to turn?"), lines)
        if place is None:
            return turned
        word = list(texts)[place]
        turned = [one for one in texts if (one in turned) != (one == word)]
        say(texts[word][1], _("It is on now.") if word in turned else _("It is off now."))
