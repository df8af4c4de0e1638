"""The books of La Città: where points came from, which politics cards somebody took and what was built, and what that
brought.

A building brings the citizens who moved to its city for a wish that it helped to fulfil. What politics cards bring is
what is done with them, and is told there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.kernel.events import Event
from game.kernel.rules import Plain
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import Game
from game.session.ledger import Ledger, Sources, Used

BUILDING, POLITICS = "building", "politics"
SOURCES = ("citizens", "bonus", "penalty")
Count = dict[str, list[int]]  # id -> how many times, and what it brought


class LaCittaLedger(Ledger[Game]):
    """From the lines of the score, and from the events."""

    def sources(self, state: Game) -> tuple[Sources, ...]:
        return tuple({name: line[name] for name in SOURCES} for line in state.scores)

    def known_sources(self) -> Collection[str]:
        return SOURCES

    def chosen(self, state: Game, journal: Sequence[str], events: Sequence[Event]) -> tuple[tuple[Used, ...], ...]:
        buildings, politics = _buildings(state, events), _politics(state, events)
        return tuple(
            (*_used(BUILDING, buildings[seat]), *_used(POLITICS, politics[seat])) for seat in range(state.box.players)
        )

    def cast(self, rules_setup: Plain) -> str:
        return str(rules_setup["map"])


def _used(kind: str, count: Count) -> list[Used]:
    return [Used(kind, name, times, brought) for name, (times, brought) in sorted(count.items())]


def _buildings(state: Game, events: Sequence[Event]) -> list[Count]:
    box = state.box
    found: list[Count] = [{} for _ in range(box.players)]
    standing: dict[int, dict[int, str]] = {}  # city -> site -> building
    for event in events:
        facts = event.public
        if event.word == "built":
            found[facts["seat"]].setdefault(facts["building"], [0, 0])[0] += 1
            standing.setdefault(facts["city"], {})[facts["site"]] = facts["building"]
        elif event.word == "demolished":
            standing.get(facts["city"], {}).pop(facts["site"], None)
        elif event.word == "moved" and facts["kept"]:
            wish = WISHES.index(facts["wish"])
            for name in set(standing.get(facts["city"], {}).values()):
                if box.arches[box.building_ids.index(name)][wish]:
                    found[facts["seat"]].setdefault(name, [0, 0])[1] += 1
    return found


def _politics(state: Game, events: Sequence[Event]) -> list[Count]:
    found: list[Count] = [{} for _ in range(state.box.players)]
    for event in events:
        if event.word == "taken":
            name = state.box.kind_of[event.public["card"]]
            found[event.public["seat"]].setdefault(name, [0, 0])[0] += 1
    return found
