"""The rules of La Città: start reading at setups.py, placement.py, course.py, politics_round.py, ground.py,
migration.py, demolition.py, feeding.py, scoring.py."""

from game.la_citta.rules.box import Box, Setup
from game.la_citta.rules.buildings import CODED as BUILDINGS
from game.la_citta.rules.la_citta import LaCitta
from game.la_citta.rules.politics import CODED as POLITICS
from game.la_citta.rules.state import Game, View

__all__ = ["BUILDINGS", "POLITICS", "Box", "Game", "LaCitta", "Setup", "View"]
