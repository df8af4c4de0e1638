"""The rules of Rattus Cartus: start reading at setups.py, round.py, supply.py, enter.py, resolving.py, scoring.py."""

from game.rattus_cartus.rules.box import Box, Setup
from game.rattus_cartus.rules.buildings import CODED as BUILDINGS
from game.rattus_cartus.rules.rattus_cartus import RattusCartus
from game.rattus_cartus.rules.state import Game, View

__all__ = ["BUILDINGS", "Box", "Game", "RattusCartus", "Setup", "View"]
