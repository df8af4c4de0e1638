"""Do the card file and the rules speak of the same buildings?"""

from __future__ import annotations

from collections.abc import Collection

from game.content.faults import Fault, did_you_mean
from game.rattus_cartus.content.cards import Cards


def check_code(cards: Cards, coded: Collection[str]) -> list[Fault]:
    """Buildings that have an entry but no code, or code but no entry. The ids with code come from the rules
    (`game.rattus_cartus.checked`): data knows no rules."""
    uncoded = [name for name in cards.buildings if name not in coded]
    unwritten = [name for name in coded if name not in cards.lines]  # an entry with faults is an entry too
    faults = []
    for name in uncoded:
        hint = did_you_mean(name, unwritten) or "write its class in the rules, or delete the entry"
        faults.append(Fault(cards.file, cards.lines.get(name, 0), name, "this building has no code", hint))
    for name in unwritten:
        hint = did_you_mean(name, uncoded) or "write its entry, or delete the class"
        line = cards.lines.get("buildings", 0)
        faults.append(Fault(cards.file, line, name, "the code of a building has no entry", hint))
    return sorted(faults)
