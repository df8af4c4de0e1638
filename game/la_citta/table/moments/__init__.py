"""What is staged at a table of La Città (`game.table.motion`): the year, voices, ways of citizens, cities that fall."""

from game.la_citta.table.moments import cities, voices, ways, year
from game.table.motion.staged import Staged

ALL: tuple[Staged, ...] = (*year.MOMENTS, *voices.MOMENTS, *ways.MOMENTS, *cities.MOMENTS)
