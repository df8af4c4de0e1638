"""The styles of the named opponents, by their id in data/opponents.yaml, which says who they are.

They differ in what they build and whom they meet, not in strength.
"""

from __future__ import annotations

from game.la_citta.bot.style import NEUTRAL, Style

STYLES: dict[str, Style] = {
    "builder": Style(buildings={"palazzo": 0.2, "cathedral": 0.25, "university": 0.25}, cards={"new_city": 0.2}),
    "miser": Style(buildings={"quarry": 0.3}, cards={"gold": 0.1}, gold=1.08),
    "schemer": Style(cards={"closeness": 0.25, "bread_and_games": 0.2}, wins=1.05),
    "aggressor": Style(wins=1.3, losses=0.9, meets=0.15, cards={"bread_and_games": 0.1}),
    "dreamer": Style(buildings={"well": 0.1, "bathhouse": 0.15}, cards={"bread_and_games": 0.15, "rich_harvest": 0.1}),
    "avenger": Style(wins=1.1, losses=1.15, grudge=0.3),
    "gambler": Style(hunger=0.85, losses=0.9, whim=1.5, cards={"golden_times": 0.2}),
    "courtier": Style(buildings={"palazzo": 0.1, "cathedral": 0.1}, cards={"golden_times": 0.15, "closeness": 0.1}),
}


def style_of(personality: str) -> Style:
    """The style of a named opponent; the neutral one for no name. Raises KeyError for a name nobody has."""
    return STYLES[personality] if personality else NEUTRAL
