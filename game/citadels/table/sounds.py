"""Which sound an event has. It is chosen by the kind of event and by public facts alone, so everybody may hear it:
a card that is chosen in secret sounds like any other, and so does a signed warrant. No pygame here.

Whatever is heard stands in the chronicle as well, in words (`narrate`).
"""

from __future__ import annotations

from game.citadels.table.flow import Flow
from game.kernel.events import Facts
from game.ui.settings import Settings

SILENCE = "silence"

CUES = {
    "round_started": "round", "characters_dealt": "shuffle", "character_kept": "card_place",
    "character_put_aside": "card_place", "characters_swapped": "shuffle", "revealed": "reveal",
    "heir_revealed": "reveal", "killed_revealed": "reveal", "resumed": "bewitch", "crown_moved": "crown",
    "completed": "round", "drew": "card_draw", "put_under": "card_place", "tucked": "card_place",
    "card_moved": "card_draw", "hands_swapped": "shuffle", "built": "build", "beautified": "coin",
    "destroyed": "destroy", "razed": "destroy", "sacrificed": "destroy", "saved": "card_draw", "seized": "seize",
    "swapped": "build", "confiscated": "seize", "killed": "kill", "bewitched": "bewitch", "theft_announced": "theft",
    "warrants_placed": "warrant", "threats_placed": "threat", "threat_revealed": "reveal", "spied": "card_draw",
    "looked_at_hand": "card_draw",
}  # fmt: skip
GOLD = {"robbed": "robbed", "tax": "tax", "tax_collector": "tax"}  # by why it moves; else a coin
# The gold that moves along with these is heard, or the bell at the end: a sound of their own would be one too many.
HEARD_OTHERWISE = frozenset({"income", "robbed", "bribed", "game_over"})
SILENT = frozenset({"used", "turn_ended", "round_ended", "theater_declined", "silent", "refused"})


def cue(word: str, facts: Facts) -> str:
    """The name of the effect for an event, or nothing. Only public facts are looked at."""
    if word == "gold":
        return GOLD.get(facts["why"], "coin")
    if word == "drew" and not facts["count"]:
        return ""
    return CUES.get(word, "")


def music_at(flow: Flow, settings: Settings, piece: str) -> str:
    """The piece, or silence: several people at one screen talk to each other, and want none unless they say so."""
    return piece if len(flow.owners) < 2 or settings.music_shared else SILENCE
