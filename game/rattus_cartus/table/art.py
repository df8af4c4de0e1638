"""The picture files of Rattus Cartus that its table shows, below assets/. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.rules.box import ESTATES, Box

UI = "rattus_cartus/ui"
BACK = "follower"  # the kind of back of all cards that are held
NUN, NUN_NONE = f"{UI}/nun", f"{UI}/nun_none"
RAT, RAT_TOKEN, FLAG = f"{UI}/rat", f"{UI}/rat_token", f"{UI}/flag"
NIGHT = f"{UI}/plague"
LOOSE_SWORD, LOOSE_FLUTE = f"{UI}/loose_sword", f"{UI}/loose_flute"  # to be swung over the table
RUNS = tuple(f"{UI}/rat_{step}" for step in range(8))  # a rat that runs to the right, step by step
ROOF, WALL, STEP, LANTERN = f"{UI}/roof", f"{UI}/wall", f"{UI}/step", f"{UI}/lantern"
CANDLE, FLAME, SMOKE = f"{UI}/candle", f"{UI}/flame", f"{UI}/smoke"


def street(stage: int) -> str:
    """The street at a stage of the plague."""
    return f"rattus_cartus/grounds/street_{stage}"


def gem(estate: int) -> str:
    """The sign of an estate."""
    return f"{UI}/estate_{ESTATES[estate]}"


def sign(box: Box, card: int) -> str:
    """What stands for a card where there is no room for its face: the gem of its estate, or the sign of its kind."""
    return gem(box.estate[card]) if box.estate[card] >= 0 else f"{UI}/{box.kind[card]}"
