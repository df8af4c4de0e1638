"""Detectors of visible blunders: what no sensible player does, judged by what the seat could know."""

from __future__ import annotations

from tools.audit import Detector, Finding, Moment
from tools.audit.la_citta.hunger import Hunger, starved_builder

DETECTORS = {
    "avoidable_hunger": "loses citizens to hunger whom one other play of the year would have fed, all of them",
    "starved_builder": "lets a citizen starve whose building falls, though another could be spared",
}


def watcher() -> Detector:
    """Looks at the answers of one game in their order."""
    hunger = Hunger()

    def look(moment: Moment) -> list[Finding]:
        found = [*hunger.look(moment)]
        builder = starved_builder(moment)
        return [*found, builder] if builder else found

    return look
