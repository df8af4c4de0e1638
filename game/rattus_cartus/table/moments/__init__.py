"""What is staged at a table of Rattus Cartus (`game.table.motion`)."""

from game.rattus_cartus.table.moments import duels, rounds, street
from game.table.motion.staged import Staged

ALL: tuple[Staged, ...] = (*street.MOMENTS, *rounds.MOMENTS, *duels.MOMENTS)
