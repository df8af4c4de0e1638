"""Detectors of visible blunders: what no sensible player does, judged by what the seat could know."""

from __future__ import annotations

from tools.audit import Detector, Finding, Moment
from tools.audit.la_citta.hunger import Hunger, starved_builder
from tools.audit.la_citta.large import Large
from tools.audit.la_citta.voices import known_voices

DETECTORS = {
    "avoidable_hunger": "loses citizens to hunger whom one other play of the year would have fed, all of them",
    "mass_hunger": "loses four or more citizens to hunger in a year in which one other play would have fed two of them",
    "starved_builder": "lets a citizen starve whose building falls, though another could be spared",
    "known_voices": "pays for a look at voices it has seen already, though it could do something else",
    "young_ruin": "tears a large building down in the year in which it built it, though another could go",
    "lost_large": "builds something large and loses it in the same year",
}


def watcher() -> Detector:
    """Looks at the answers of one game in their order."""
    hunger, large = Hunger(), Large()

    def look(moment: Moment) -> list[Finding]:
        after = moment.state.clone()
        after.log = []
        after.choose(moment.chosen)
        found = (known_voices(moment), starved_builder(moment), *hunger.look(moment, after), *large.look(moment, after))
        return [one for one in found if one is not None]

    return look
