"""What is done by keys in La Città only."""

from __future__ import annotations

from game.la_citta.lang import N_
from game.ui.input.actions import MAP, TURN, Action

PANNED = (
    ("left", N_("Map to the left")), ("right", N_("Map to the right")), ("up", N_("Map upwards")),
    ("down", N_("Map downwards")),
)  # fmt: skip
KEYS = (
    Action("gold", N_("Take gold"), TURN, ("g",), answers=True),
    Action("found", N_("Found a city"), MAP, ("k",), answers=True),
    Action("site_next", N_("To the next site that can be built on"), MAP, ("j",)),
    Action("site_before", N_("To the previous site that can be built on"), MAP, ("shift+j",)),
    Action("city_next", N_("To the next city"), MAP, ("c",), ("lookright",)),
    Action("city_before", N_("To the previous city"), MAP, ("shift+c",), ("lookleft",)),
    Action("see_wishes", N_("Hold: what every city has of each wish"), MAP, ("w",), ("lefttrigger",)),
    Action("see_food", N_("Hold: what feeds whom"), MAP, ("e",), ("righttrigger",)),
    Action("see_sites", N_("Hold: what free sites give"), MAP, ("y",)),
    Action("map_larger", N_("Map larger"), MAP, ("+", "kp_plus", "="), ("lookup",)),
    Action("map_smaller", N_("Map smaller"), MAP, ("-", "kp_minus"), ("lookdown",)),
    Action("map_whole", N_("The whole map"), MAP, ("a",)),
    *(Action(f"map_{way}", words, MAP, (f"shift+{way}",)) for way, words in PANNED),
)
