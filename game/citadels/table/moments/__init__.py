"""What is staged at a table of Citadels (`game.table.motion`)."""

from game.citadels.table.moments import calls
from game.table.motion.staged import Staged

ALL: tuple[Staged, ...] = (*calls.MOMENTS,)
