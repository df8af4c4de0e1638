"""Large buildings that do not outlive the year in which they were built."""

from __future__ import annotations

from game.kernel.options import kind, value, way
from game.la_citta.rules.state import Game, View
from tools.audit import Finding, Moment

TURN, DEMOLITION = "politics_round.chosen", "demolition.chosen"


class Large:
    """Follows the years of one game: who built something large where."""

    def __init__(self) -> None:
        self.built: dict[int, str] = {}  # by site, of this year

    def look(self, moment: Moment, after: Game) -> list[Finding]:
        """What is torn down by this answer, or by what follows from it unasked."""
        found = []
        if moment.ask.step == DEMOLITION:
            ruin = self._ruin(moment)
            found += [ruin] if ruin else []
        elif moment.ask.step == TURN and _is_large(moment.view, moment.chosen):
            self.built[value(moment.chosen)] = way(moment.chosen) or kind(moment.chosen)
        for event in after.log or []:
            if event.word == "demolished" and event.public["site"] in self.built:
                seat, name = event.public["seat"], self.built.pop(event.public["site"])
                found.append(Finding("lost_large", f"year {moment.state.year}: seat {seat + 1} loses its new {name}"))
        if not after.stack or after.year != moment.state.year:
            self.built = {}
        return found

    def _ruin(self, moment: Moment) -> Finding | None:
        """Another building without arches of this year's wish is always to be preferred."""
        chosen = value(moment.chosen)
        others = [word for word in moment.ask.options if value(word) not in self.built]
        if chosen not in self.built or not others:
            return None
        return Finding("young_ruin", f"tears down its new {self.built[chosen]}, of {moment.ask.options}")


def _is_large(v: View, word: str) -> bool:
    name = way(word) if kind(word) == "great_builder" else kind(word)
    return name in v.box.building_ids and v.box.size[v.box.building_ids.index(name)] == "large"
