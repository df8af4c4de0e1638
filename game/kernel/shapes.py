"""Which facts an event has, of which kind, and who knows more: a table that each game fills, and the one test of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.kernel.events import Event, Facts, Json

Kind = Callable[[Any, Json], bool]  # the game's box, a fact -> whether it can be one


class Shape(NamedTuple):
    """What everybody is told, what some seats are told besides, and which facts name those seats."""

    public: Mapping[str, Kind]
    private: Mapping[str, Kind] = {}
    known_to: tuple[str, ...] = ()
    sometimes: tuple[str, ...] = ()  # facts that may be missing: events of earlier versions had them not


def fault(shapes: Mapping[str, Shape], box: Any, event: Event) -> str | None:
    """Why this cannot have been told in a game with this box, whose events have these shapes."""
    shape = shapes.get(event.word)
    if shape is None:
        return f"the event '{event.word[:40]}' is not known"
    if not _fits(box, event.public, _wanted(event.public, shape.public, shape)):
        return f"the facts of the event '{event.word}' do not fit"
    if {*event.for_seat} != {event.public[name] for name in shape.known_to}:
        return f"the event '{event.word}' is known to others than it is told"
    for facts in event.for_seat.values():
        if not _fits(box, facts, _wanted(facts, shape.private, shape)):
            return f"the secret facts of the event '{event.word}' do not fit"
    return None


def _wanted(facts: Facts, known: Mapping[str, Kind], shape: Shape) -> Mapping[str, Kind]:
    if not shape.sometimes:
        return known
    return {name: kind for name, kind in known.items() if name in facts or name not in shape.sometimes}


def _fits(box: Any, facts: Facts, wanted: Mapping[str, Kind]) -> bool:
    return facts.keys() == wanted.keys() and all(kind(box, facts[name]) for name, kind in wanted.items())
