"""What is staged at a table of Citadels (`game.table.motion`)."""

from game.citadels.table.moments import calls, cities, gold, marks, rounds, works
from game.table.motion.staged import Staged

ALL: tuple[Staged, ...] = (
    *rounds.MOMENTS,
    *calls.MOMENTS,
    *marks.MOMENTS,
    *gold.MOMENTS,
    *cities.MOMENTS,
    *works.MOMENTS,
)
