"""Do the card file and the rules speak of the same cards?"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.citadels.content.cards import Cards
from game.content.faults import Fault, did_you_mean
from game.content.text import Text


def check_code(cards: Cards, coded_characters: Collection[str], coded_uniques: Collection[str]) -> list[Fault]:
    """Characters and unique districts that have an entry but no code, or code but no entry.

    The ids with code come from the rules (`game.citadels.checked.coded_ids`): data knows no rules.
    """
    uniques = [district.id for district in cards.districts.values() if district.type == "unique"]
    return sorted([
        *_compare(cards, "characters", "character", cards.characters, coded_characters),
        *_compare(cards, "districts", "unique district", uniques, coded_uniques),
    ])  # fmt: skip


def check_docstrings(cards: Cards, docstrings: Mapping[str, str]) -> list[Fault]:
    """Classes whose docstring is not the English `short` text of their card.

    Takes the docstring by card id; an id without a card is check_code's business.
    """
    faults = []
    for name, written in docstrings.items():
        docstring = " ".join(written.split())  # it may be broken into lines
        card = cards.characters.get(name) or cards.districts.get(name)
        short: Text | None = card.short if card else None
        if short is not None and short.en != docstring:
            message = f"the docstring of its class is not `short.en`: {docstring!r}"
            faults.append(Fault(cards.file, cards.lines.get(name, 0), name, message, f"write {short.en!r}"))
    return sorted(faults)


def _compare(cards: Cards, section: str, what: str, written: Collection[str], coded: Collection[str]) -> list[Fault]:
    uncoded = [name for name in written if name not in coded]
    unwritten = [name for name in coded if name not in cards.lines]  # an entry with faults is an entry too
    faults = []
    for name in uncoded:
        hint = did_you_mean(name, unwritten) or "write its class in the rules, or delete the entry"
        faults.append(Fault(cards.file, cards.lines.get(name, 0), name, f"this {what} has no code", hint))
    for name in unwritten:
        hint = did_you_mean(name, uncoded) or "write its entry, or delete the class"
        faults.append(Fault(cards.file, cards.lines.get(section, 0), name, f"the code of a {what} has no entry", hint))
    return faults
