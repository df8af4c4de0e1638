"""Detectors of visible blunders: what no sensible player does, judged by what the seat could know."""

from __future__ import annotations

from tools.audit import Detector, Finding, Moment
from tools.audit.rattus_cartus.rats import fatal_card, fatal_number
from tools.audit.rattus_cartus.specials import laid_alone

DETECTORS = {
    "certain_death": "takes a rat with which it certainly dies, though it need not",
    "laid_alone": "lays a Sword or a Flute where nobody is, and nobody can come",
}


def watcher() -> Detector:
    """Looks at every answer by itself."""

    def look(moment: Moment) -> list[Finding]:
        found = (fatal_number(moment), fatal_card(moment), laid_alone(moment))
        return [one for one in found if one is not None]

    return look
