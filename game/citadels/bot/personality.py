"""The styles of the named opponents, by their id in data/opponents.yaml, which says who they are.

They differ in whom they go for, what they draft and what they build, not in strength: `build_scripts/styles.py`
measures both against the neutral player. All numbers are additions to its values (see `style.Style`).
"""

from __future__ import annotations

from game.citadels.bot.style import NEUTRAL, Style

# types:  noble, religious, trade, military, unique
STYLES: dict[str, Style] = {
    "builder": Style(
        draft={"architect": 0.9, "trader": 0.9, "scholar": 0.8},
        named={"warlord": 0.4, "marshal": 0.4, "diplomat": 0.4},
        attack=0.3,
    ),
    "miser": Style(
        draft={"merchant": 0.9, "king": 0.3, "bishop": 0.5, "abbot": 0.8, "navigator": 0.6, "thief": 0.6,
               "blackmailer": 0.5, "tax_collector": 0.7, "warlord": -0.4},
        named={"thief": 1.6, "blackmailer": 1.2},
        purse=0.1,
        types=(0.0, 0.0, 0.5, 0.0, 0.0),
        thrift=0.3,
        reserve=1.1,
    ),
    "schemer": Style(
        draft={"assassin": 0.6, "witch": 0.8, "magistrate": 0.8, "thief": 0.6, "spy": 0.8, "blackmailer": 0.8,
               "magician": 0.6, "wizard": 0.7, "seer": 0.6, "bishop": -0.4, "merchant": -0.4, "warlord": -0.3},
        draft_chance=1.4,
        target_chance=0.6,
        leader=0.8,
    ),
    "aggressor": Style(
        draft={"warlord": 1.3, "marshal": 1.1, "diplomat": 0.9, "bishop": -0.5, "merchant": -0.5},
        leader=0.8,
        attack=0.3,
        types=(0.0, 0.0, 0.0, 0.8, 0.0),
    ),
    "dreamer": Style(
        draft={"wizard": 0.3, "scholar": 0.3, "artist": 0.6},
        types=(0.0, 0.0, 0.0, 0.0, 2.8),
        cards=0.4,
        attack=0.4,
    ),
    "avenger": Style(
        draft={"assassin": 0.5, "witch": 0.5, "warlord": 0.5, "marshal": 0.5, "magician": 0.4},
        grudge=4.0,
        leader=0.4,
        attack=0.3,
    ),
    "gambler": Style(
        draft={"assassin": 0.4, "witch": 0.4, "thief": 0.3},
        draft_chance=1.5,
        target_chance=0.3,
        attack=0.8,
    ),
    "courtier": Style(
        draft={"king": 0.8, "emperor": 0.7, "patrician": 0.7, "queen": 0.5, "assassin": 0.4, "witch": 0.3},
        crowned=1.5,
        named={"king": 1.0, "emperor": 1.0, "patrician": 1.0},
        types=(0.6, 0.0, 0.0, 0.0, 0.0),
        attack=0.6,
    ),
}  # fmt: skip


def style_of(personality: str) -> Style:
    """The style of a named opponent; the neutral one for no name. Raises KeyError for a name nobody has."""
    return STYLES[personality] if personality else NEUTRAL
