"""Tutorials of any game: prepared positions with lessons, each of which ends in an act of the person
(docs/tutorials.md). No pygame here.

`tutorials(game)` reads what a game brings along, `Course` is one of them being played, `check` finds every fault.
Beside them `first_times`: the sentence that fits what happens to somebody for the first time.
"""

from game.lessons.course import Course, Lesson, Light, Tutorial
from game.lessons.reading import check, checked, holds_tutorials, sound_ones
from game.lessons.shelf import tutorials

__all__ = ["Course", "Lesson", "Light", "Tutorial", "check", "checked", "holds_tutorials", "sound_ones", "tutorials"]
