"""Detectors of visible blunders: what a person who looks on would call a mistake, by exact rules.

Each looks at one answer: the table before it, the View of the seat that gave it, and what it chose. Judged is only by
what that seat could know. `DETECTORS` says in one sentence what each finds.
"""

from __future__ import annotations

from tools.audit import Detector
from tools.audit.citadels.endings import Completions, Endings
from tools.audit.citadels.leftovers import at_the_end_of_a_turn
from tools.audit.citadels.moments import Finding, Moment
from tools.audit.citadels.naming import named
from tools.audit.citadels.reactions import reaction
from tools.audit.citadels.strikes import own_strike

DETECTORS = {
    "impossible": "names a character nobody else can hold, though others can be held (open, put aside or left over as "
    "far as it saw, silent, shown)",
    "oneself": "names a character of its own, though others can be held by other players",
    "own_strike": "destroys a district of its own city by the Warlord or the Armory",
    "lost_win": "acts last, could have ended its turn as the winner, and went on to win less",
    "lost_end": "ends the game with fewer points than somebody else has already, though it need not have",
    "missed_win": "acts last and leaves out what would have won the game for certain",
    "idle_build": "ends its turn though it can pay and build a district that brings points and does not end the game",
    "idle_income": "ends its turn without an income that pays gold or cards",
    "idle_ability": "ends its turn with an ability unused that is free and brings gold, cards, or harm to others",
    "idle_strike": "ends its turn though it may destroy, for nothing, what costs whoever leads points; or in the last "
    "round swap two districts for nothing and gain more than the other does",
    "idle_museum": "ends its last turn with a card in hand that scores nothing there and a point under the Museum",
    "idle_warrant": "does not confiscate a district that is free, brings points and does not end the game",
    "idle_threat": "does not turn up the threat with the flower although there is gold to take",
    "idle_hospital": "does not gather although the Hospital lets it",
    "empty_bribe": "pays half its gold for a threat it knows to be empty",
}

__all__ = [
    "DETECTORS", "Endings", "Finding", "Moment", "at_the_end_of_a_turn", "named", "own_strike", "reaction", "watcher",
]  # fmt: skip


def watcher() -> Detector:
    """Looks at the answers of one game in their order."""
    endings, last = Endings(), Completions()

    def look(moment: Moment) -> list[Finding]:
        made = [
            named(moment),
            own_strike(moment),
            *at_the_end_of_a_turn(moment),
            reaction(moment),
            endings.look(moment),
            last.look(moment),
        ]
        return [one for one in made if one is not None]

    return look
