"""Rule scenarios: a position, choices, what is offered and what not and why, and the result (docs/scenarios.md).

`read_file` turns a YAML file into scenarios, `play` plays one against the rules.
"""

from game.citadels.scenario.playing import Failure, Outcome, play
from game.citadels.scenario.reading import Broken, read_file
from game.citadels.scenario.story import Scenario

__all__ = ["Broken", "Failure", "Outcome", "Scenario", "play", "read_file"]
