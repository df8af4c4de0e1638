"""The screens of the table in fixed positions, for `python -m game shots` and the tests."""

from __future__ import annotations

from game.citadels.table.shot_names import NAMES
from game.citadels.table.shots_advice import ADVICE_SHOTS
from game.citadels.table.shots_base import Shot, flow_of, table
from game.citadels.table.shots_comfort import COMFORT_SHOTS
from game.citadels.table.shots_more import MORE_TABLE_SHOTS
from game.citadels.table.shots_people import PEOPLE_SHOTS
from game.citadels.table.shots_questions import QUESTION_SHOTS
from game.citadels.table.shots_tables import TABLE_SHOTS, building

_ALL: dict[str, Shot] = {
    **TABLE_SHOTS,
    **MORE_TABLE_SHOTS,
    **PEOPLE_SHOTS,
    **QUESTION_SHOTS,
    **ADVICE_SHOTS,
    **COMFORT_SHOTS,
}
SHOTS: dict[str, Shot] = {name: _ALL[name] for name in NAMES}

__all__ = ["SHOTS", "building", "flow_of", "table"]
