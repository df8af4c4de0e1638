"""Detectors of visible blunders: what no sensible player does, judged by what the seat could know."""

from __future__ import annotations

from tools.audit import Detector, Finding, Moment
from tools.audit.rattus_cartus.deaths import Deaths
from tools.audit.rattus_cartus.gifts import gold_given
from tools.audit.rattus_cartus.rats import fatal_card, fatal_number
from tools.audit.rattus_cartus.specials import laid_alone

DETECTORS = {
    "certain_death": "takes a rat with which it certainly dies, though it need not",
    "rich_death": "takes rats in its last building with which it probably dies, and would have lived and won with "
    "fewer of these cards",
    "gold_given": "gives Gold away of which nobody can have more, though a follower could go",
    "laid_alone": "lays a Sword or a Flute where nobody is, and nobody can come",
}


def watcher() -> Detector:
    """Looks at the answers of one game in their order."""
    deaths = Deaths()

    def look(moment: Moment) -> list[Finding]:
        single = (fatal_number(moment), fatal_card(moment), laid_alone(moment), gold_given(moment))
        return [one for one in (*single, *deaths.look(moment)) if one is not None]

    return look
