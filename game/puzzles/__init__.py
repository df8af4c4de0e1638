"""Puzzles of any game: positions with a question, and what the right answers are. No pygame here.

`reading` turns `data/<game>/puzzles.yaml` into puzzles, `checks` finds what is wrong with their positions, `table` sets
one up, `judging` says how good an answer is, `solving` keeps what was solved.
"""

from game.puzzles.puzzle import Puzzle, Puzzles, Theme

__all__ = ["Puzzle", "Puzzles", "Theme"]
