"""Do the card file and the rules speak of the same buildings and politics cards?"""

from __future__ import annotations

from collections.abc import Collection

from game.content.faults import Fault, did_you_mean
from game.la_citta.content.cards import Cards


def check_code(cards: Cards, buildings: Collection[str], politics: Collection[str]) -> list[Fault]:
    """Entries without code, and code without an entry. The ids with code come from the rules: data knows no rules."""
    faults = _differences(cards, "buildings", list(cards.buildings), buildings)
    return sorted([*faults, *_differences(cards, "politics", list(cards.politics), politics)])


def _differences(cards: Cards, section: str, written: list[str], coded: Collection[str]) -> list[Fault]:
    uncoded = [name for name in written if name not in coded]
    unwritten = [name for name in coded if name not in cards.lines]
    faults = []
    for name in uncoded:
        hint = did_you_mean(name, unwritten) or "write its class in the rules, or delete the entry"
        faults.append(Fault(cards.file, cards.lines.get(name, 0), name, "this has no code", hint))
    for name in unwritten:
        hint = did_you_mean(name, uncoded) or "write its entry, or delete the class"
        faults.append(Fault(cards.file, cards.lines.get(section, 0), name, "this code has no entry", hint))
    return faults
