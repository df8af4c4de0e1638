"""The books of Rattus Cartus: where points came from, which buildings somebody entered, and what they brought.

A building brings the influence that came in while one stood in it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.kernel.events import Event
from game.kernel.rules import Plain
from game.rattus_cartus.content import ESTATES, KINDS
from game.rattus_cartus.rules.state import Game
from game.session.ledger import Ledger, Sources, Used

BUILDING = "building"
NO_SOURCES = ("total", "rats", "dead")  # lines of the score that give no points


class RattusCartusLedger(Ledger[Game]):
    """From the lines of the score, and from the events."""

    def sources(self, state: Game) -> tuple[Sources, ...]:
        return tuple({name: points for name, points in line.items() if name not in NO_SOURCES} for line in state.scores)

    def standing(self, state: Game) -> Sequence[tuple[int, ...]]:
        """Whoever died comes behind all who live."""
        return [(not line["dead"], line["total"], -line["rats"]) for line in state.scores]

    def known_sources(self) -> Collection[str]:
        return (*ESTATES, "hand", *KINDS, "markers")

    def chosen(self, state: Game, journal: Sequence[str], events: Sequence[Event]) -> tuple[tuple[Used, ...], ...]:
        box = state.box
        found: list[dict[str, list[int]]] = [{} for _ in range(box.players)]
        inside = [""] * box.players
        for event in events:
            facts = event.public
            if event.word == "round_started":
                inside = [""] * box.players
            elif event.word == "entered":
                inside[facts["seat"]] = name = box.building_ids[box.building_of[facts["card"]]]
                found[facts["seat"]].setdefault(name, [0, 0])[0] += 1
            elif event.word == "influence" and inside[facts["seat"]]:
                found[facts["seat"]][inside[facts["seat"]]][1] += facts["amount"]
        return tuple(
            tuple(Used(BUILDING, name, times, brought) for name, (times, brought) in sorted(one.items()))
            for one in found
        )

    def cast(self, rules_setup: Plain) -> str:
        return ",".join(str(name) for name, _copies in rules_setup["buildings"])
