"""How a computer player differs from the neutral one: additions to its values, never other rules or other knowledge.

Everything is added to what the neutral player computes, so the neutral style changes nothing at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.citadels.bot.threat import relative_threat
from game.citadels.rules.state import NO_MARK, UNKNOWN, Table
from game.kernel.steps import Seat


@dataclass(frozen=True)
class Style:
    """Offsets of one personality; the defaults are neutral. Gold and points as in the values they are added to.

    `draft` by character id: gold more (or less) than the character is worth. `named` by character id: how much rather
    it is named for murder, witchcraft, robbery, warrants and threats.
    """

    draft: Mapping[str, float] = field(default_factory=dict)
    draft_chance: float = 1.0  # times the usual mixing of near-equal characters
    named: Mapping[str, float] = field(default_factory=dict)
    target_chance: float = 0.0  # gold of chance added to each rank that may be named
    # whom it goes for: added to the harm a rank's, and to the loss a district's owner is worth
    leader: float = 0.0  # a rival of average danger counts 0, one half as dangerous again 0.5
    crowned: float = 0.0  # whoever wears the crown
    purse: float = 0.0  # for each gold somebody has
    grudge: float = 0.0  # for each wrong somebody did to the viewer that can still be seen
    # destroying, seizing, swapping
    attack: float = 0.0  # points an attack is worth besides what it brings
    # building and keeping cards
    types: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 0.0)  # points by type, in the rules' order
    thrift: float = 0.0  # points for each gold that a build leaves in the purse
    reserve: float = 0.0  # gold it does not like to fall below while the end is far
    cards: float = 0.0  # points of a build it wants to hold before it prefers gold to cards

    def for_character(self, character: str) -> float:
        """Gold added to what choosing this character is worth."""
        return self.draft.get(character, 0.0)

    def for_district(self, t: Table, card: int) -> float:
        """Points added to a district while the game goes on."""
        return self.types[t.box.type[card]]

    def against(self, t: Table, me: Seat, seat: Seat) -> float:
        """How much rather than others this seat is to suffer."""
        worth = 0.0
        if self.leader:
            worth += self.leader * (relative_threat(t, me, seat) - 1)
        if self.crowned and t.crown == seat:
            worth += self.crowned
        if self.purse:
            worth += self.purse * t.gold[seat]
        if self.grudge:
            worth += self.grudge * wrongs(t, me, seat)
        return worth


NEUTRAL = Style()


def wrongs(t: Table, me: Seat, seat: Seat) -> int:
    """What a seat has done to the viewer, as far as it can be seen now: murder, theft, spells, warrants and threats of
    this round, and cards once the viewer's own that it holds."""
    count = 0
    mine = t.roles[me]
    if t.shown[1] == seat:
        count += sum(t.killed == rank or t.bewitched == rank or t.warrants[rank] != NO_MARK for rank in mine)
    if t.shown[2] == seat:
        count += sum(t.robbed == rank or t.threats[rank] != NO_MARK for rank in mine)
    return count + any(card != UNKNOWN for card in t.hand[seat])


# The styles of the named opponents, by their id in data/opponents.yaml, which says who they are.

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
