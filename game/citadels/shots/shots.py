"""The screens of the table in fixed positions, for `python -m game shots` and the tests."""

from __future__ import annotations

from game.citadels.shots.advice import ADVICE_SHOTS
from game.citadels.shots.base import Shot, flow_of, table
from game.citadels.shots.comfort import COMFORT_SHOTS
from game.citadels.shots.lessons import LESSON_SHOTS
from game.citadels.shots.more import MORE_TABLE_SHOTS
from game.citadels.shots.new_game import NEW_GAME_SHOTS
from game.citadels.shots.people import PEOPLE_SHOTS
from game.citadels.shots.puzzles import PUZZLE_SHOTS
from game.citadels.shots.questions import QUESTION_SHOTS
from game.citadels.shots.shot_names import NAMES
from game.citadels.shots.tables import TABLE_SHOTS, building

_ALL: dict[str, Shot] = {
    **NEW_GAME_SHOTS,
    **TABLE_SHOTS,
    **MORE_TABLE_SHOTS,
    **PEOPLE_SHOTS,
    **QUESTION_SHOTS,
    **ADVICE_SHOTS,
    **COMFORT_SHOTS,
    **PUZZLE_SHOTS,
    **LESSON_SHOTS,
}
SHOTS: dict[str, Shot] = {name: _ALL[name] for name in NAMES}

__all__ = ["SHOTS", "building", "flow_of", "table"]
