"""Rule scenarios of any game: a position, choices, what is offered and what not and why, and the result
(docs/scenarios.md).

`read_file` turns a YAML file into scenarios, `play` plays one against the rules of its game. What a game's own words
mean is said by its `stage.Stage`.
"""

from game.scenario.playing import Failure, Outcome, play
from game.scenario.reading import Broken, read_entry, read_file
from game.scenario.story import Refused, Scenario

__all__ = ["Broken", "Failure", "Outcome", "Refused", "Scenario", "play", "read_entry", "read_file"]
