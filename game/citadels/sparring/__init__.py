"""Sparring partners: bots that follow published advice for people, to measure the computer players against.

They share no line with `game.citadels.bot`, no search ever uses them, and nobody is offered them as an opponent: a
player that beats them does not merely know its own kind.
"""

from __future__ import annotations

from game.citadels.sparring.matt import Matt
from game.citadels.sparring.quiet import Quiet
from game.citadels.sparring.richard import Richard
from game.citadels.sparring.rusher import Rusher
from game.citadels.sparring.thumb import Thumb

PARTNERS: dict[str, type[Thumb]] = {"richard": Richard, "matt": Matt, "quiet": Quiet, "rusher": Rusher}
NAMES = tuple(PARTNERS)
