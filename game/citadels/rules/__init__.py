"""The rules of Citadels: start reading at setup.py, round.py, turn.py."""

from game.citadels.rules import districts as _districts  # noqa: F401  # importing registers the districts
from game.citadels.rules.box import Box, Setup
from game.citadels.rules.characters import CHARACTERS
from game.citadels.rules.citadels import Citadels
from game.citadels.rules.queries import UNIQUE
from game.citadels.rules.state import Game, View

__all__ = ["CHARACTERS", "UNIQUE", "Box", "Citadels", "Game", "Setup", "View"]
