"""The course of a table at which a puzzle stands: nobody plays on, no curtain falls, no points are counted."""

from __future__ import annotations

from collections.abc import Callable

from game.table.course import Course, Told


class StillCourse(Course):
    """Shows what was done; what happens besides is the puzzle's affair."""

    def __init__(self, table: Told, on_frame: Callable[[float], None]) -> None:
        super().__init__(table)
        self.on_frame = on_frame

    def update(self, seconds: float) -> None:
        self.go_on_showing()
        self.on_frame(seconds)

    def my_turn(self) -> None:
        """Nobody is told that it is their turn."""
