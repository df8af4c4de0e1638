"""The screens of the table in fixed positions, for `python -m tools shots` and the tests."""

from __future__ import annotations

from tools.shots.citadels.advice import ADVICE_SHOTS
from tools.shots.citadels.base import Shot, flow_of, table
from tools.shots.citadels.comfort import COMFORT_SHOTS
from tools.shots.citadels.lessons import LESSON_SHOTS
from tools.shots.citadels.more import MORE_TABLE_SHOTS
from tools.shots.citadels.new_game import NEW_GAME_SHOTS
from tools.shots.citadels.people import PEOPLE_SHOTS
from tools.shots.citadels.puzzles import PUZZLE_SHOTS
from tools.shots.citadels.questions import QUESTION_SHOTS
from tools.shots.citadels.shot_names import NAMES
from tools.shots.citadels.tables import TABLE_SHOTS, building

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
