"""What must be true of cards beyond their types: numbers as in the box, texts that are there, names that exist."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

import msgspec

from game.content.convert import Check, Problem
from game.content.faults import Fault, FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import filled, id_check, line_of
from game.content.room import Room
from game.content.yaml_reader import Node
from game.rattus_cartus.content.cards import (
    COPIES,
    ESTATES,
    FOLLOWERS,
    HOUSE,
    KINDS,
    MOST_NUNS,
    Building,
    Cards,
    Estate,
    Follower,
    Marker,
    Nuns,
    Special,
    Supply,
)

# How much room a short text takes on a card.

SHORT = Room(4, 1489)  # on a special card
PREMIUM = Room(3, 930)
NORMAL = Room(2, 962)


Entries: TypeAlias = Mapping[str, Mapping[str, Node]]  # section -> id -> entry as it stands in the file
NAME_LENGTH = 28  # letters on a card
NUNS_IN_THE_BOX = {4: 24, 3: 12, 2: 12, 1: 12, 0: 24}  # nuns on a card -> how many such cards there are
NUMBERS = range(10)
PLAYERS = range(2, 6)
MARKERS, MARKER_VALUES = 20, range(1, 6)
BUILDINGS_OF_AN_ESTATE = 2


def _one_of(what: str, known: Collection[str]) -> Check:
    def check(value: str | None) -> Problem | None:
        if value is None or value in known:
            return None
        return f"the {what} {quoted(value)} is unknown", did_you_mean(value, known) or f"there are {', '.join(known)}"

    return check


def _within(what: str, numbers: range) -> Check:
    def check(value: int) -> Problem | None:
        if value in numbers:
            return None
        return f"`{what}` {value} is out of range", f"it is a number from {numbers[0]} to {numbers[-1]}"

    return check


def card_name(path: str) -> Check:
    """For the name of a card."""

    def check(value: str) -> Problem | None:
        if len(value) > NAME_LENGTH:
            return f"`{path}` has {len(value)} letters, {NAME_LENGTH} fit on the card", "find a shorter name"
        return filled(path)(value)

    return check


def card_short(path: str) -> Check:
    """For what stands on the face of a special card."""
    return SHORT.check(path)


def premium_short(path: str) -> Check:
    """For the premium action on the face of a building."""
    return PREMIUM.check(path)


def normal_short(path: str) -> Check:
    """For the normal action on the face of a building."""
    return NORMAL.check(path)


_FIELDS = {
    "name": card_name,
    "short": card_short,
    "short_for_two": card_short,
    "rules": filled,
    "rules_for_two": filled,
    "premium_short": premium_short,
    "normal_short": normal_short,
}
_TEXTS: dict[str, Check] = {
    f"{field}.{language}": make(f"{field}.{language}") for field, make in _FIELDS.items() for language in INLINE
}
_ID = id_check("guard_tower")
CHECKS: dict[type[msgspec.Struct], dict[str, Check]] = {
    Nuns: {"id": _ID},
    Marker: {"id": _ID, "value": _within("value", MARKER_VALUES)},
    Supply: {
        "id": _ID, "copy": _one_of("copy", COPIES),
        **{name: _within(name, NUMBERS) for name in ("draw", "rats", "look")},
    },
    Estate: {"id": _one_of("estate", ESTATES), **_TEXTS},
    Follower: {"id": _ID, "estate": _one_of("estate", ESTATES), **_TEXTS},
    Special: {"id": _one_of("kind of card", tuple(KINDS)), **_TEXTS},
    Building: {
        "id": _ID, "estate": _one_of("estate", ESTATES), "makes": _one_of("kind of card", tuple(KINDS)),
        "premium": _within("premium", NUMBERS), "normal": _within("normal", NUMBERS),
        "min_players": _within("min_players", PLAYERS), "edition": _one_of("edition", (HOUSE,)), **_TEXTS,
    },
}  # fmt: skip


def check_whole(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """Everything is there, as often as in the box. A section with a faulty entry is not counted: that may be the one
    that seems to be missing."""
    whole = {section for section in entries if 0 < len(entries[section]) == len(getattr(cards, section))}
    if "nuns" in whole:
        _check_nuns(cards, faults)
    if "markers" in whole:
        _check_markers(cards, faults)
    if "estates" in whole:
        _check_there(cards, "estates", ESTATES, faults)
    if {"estates", "followers"} <= whole:
        _check_faces(cards, entries, faults)
    if "specials" in whole:
        _check_there(cards, "specials", tuple(KINDS), faults)
        _check_copies(cards, entries, faults)
    if "buildings" in whole:
        _check_buildings(cards, faults)
    if {"supplies", "buildings"} <= whole:
        _check_supplies(cards, entries, faults)


def _check_nuns(cards: Cards, faults: FaultList) -> None:
    """84 followers with as many nuns as the box has."""
    line = cards.lines["nuns"]
    if len(cards.nuns) != 1:
        faults.add(line, "nuns", f"there are {len(cards.nuns)} lists of nuns", "one list counts for every estate")
        return
    name, numbers = next(iter(cards.nuns)), cards.nuns_of_an_estate
    line = cards.lines[name]
    if len(numbers) != FOLLOWERS:
        total = len(numbers) * len(ESTATES)
        hint = f"write {FOLLOWERS} numbers, one for each follower of an estate"
        faults.add(line, name, f"these are {total} followers, the box has {FOLLOWERS * len(ESTATES)}", hint)
    elif any(number not in range(MOST_NUNS + 1) for number in numbers):
        faults.add(line, name, "a follower has a number of nuns that is on no card", f"write 0 to {MOST_NUNS}")
    else:
        for nuns, count in NUNS_IN_THE_BOX.items():
            there = numbers.count(nuns) * len(ESTATES)
            if there != count:
                hint = f"write {count // len(ESTATES)} of them"
                faults.add(line, name, f"{there} followers have {nuns} nuns, in the box {count} have", hint)


def _check_markers(cards: Cards, faults: FaultList) -> None:
    name, marker = next(iter(cards.markers.items()))
    if len(cards.markers) != 1:
        faults.add(cards.lines["markers"], "markers", f"there are {len(cards.markers)} kinds of markers", "keep one")
    elif marker.copies != MARKERS:
        faults.add(cards.lines[name], name, f"there are {marker.copies} markers, the box has {MARKERS}")


def _check_there(cards: Cards, section: str, wanted: tuple[str, ...], faults: FaultList) -> None:
    """All of these have an entry, in this order: cards are numbered by it."""
    there = list(getattr(cards, section))
    for name in wanted:
        if name not in there:
            faults.add(cards.lines[section], section, f"'{name}' is missing", "write its entry")
    if sorted(there) == sorted(wanted) and there != list(wanted):
        faults.add(cards.lines[section], section, "the entries stand in another order", f"write {', '.join(wanted)}")


def _check_faces(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """Each estate has one face for each number of nuns."""
    for estate in ESTATES:
        seen: dict[int, str] = {}
        for one in cards.followers.values():
            for nuns in one.nuns if one.estate == estate else ():
                line = line_of(entries["followers"][one.id], "nuns")
                if nuns not in range(MOST_NUNS + 1):
                    faults.add(line, one.id, f"{nuns} nuns are on no card", f"write 0 to {MOST_NUNS}")
                elif nuns in seen:
                    message = f"the followers with {nuns} nuns have the face '{seen[nuns]}' already"
                    faults.add(line, one.id, message, "leave one of them out")
                seen[nuns] = one.id
        for nuns in range(MOST_NUNS + 1):
            if nuns not in seen:
                message = f"the followers of the estate '{estate}' with {nuns} nuns have no face"
                faults.add(cards.lines["followers"], "followers", message, "add the number to one of its faces")


def _check_copies(cards: Cards, entries: Entries, faults: FaultList) -> None:
    for name, special in cards.specials.items():
        if name in KINDS and special.copies != KINDS[name]:
            line = line_of(entries["specials"][name], "copies")
            faults.add(line, name, f"`copies` is {special.copies}, the box has {KINDS[name]}", "mend the number")


def _check_buildings(cards: Cards, faults: FaultList) -> None:
    """Each estate has the two of the box, and those of the house."""
    for estate in ESTATES:
        there = [one.id for one in cards.box.buildings.values() if one.estate == estate]
        if len(there) != BUILDINGS_OF_AN_ESTATE:
            message = f"the estate '{estate}' has {len(there)} buildings, the box has {BUILDINGS_OF_AN_ESTATE}"
            hint = "write the entry of the other" if len(there) < BUILDINGS_OF_AN_ESTATE else "write `edition: house`"
            faults.add(cards.lines["buildings"], "buildings", message, hint)


def _check_supplies(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """Each copy of each building has one supply action."""
    said: dict[tuple[str, str | None], str] = {}
    for name, supply in cards.supplies.items():
        node, place = entries["supplies"][name], (supply.copy, supply.building)
        if supply.building is not None and supply.building not in cards.buildings:
            hint = did_you_mean(supply.building, cards.buildings) or "leave the line out for all buildings"
            faults.add(line_of(node, "building"), name, f"{quoted(supply.building)} is an unknown building", hint)
        if place in said:
            faults.add(node.line, name, f"it stands on the same card as '{said[place]}'", "delete one")
        said[place] = name
    for building in cards.buildings:
        for copy in COPIES:
            if (copy, None) not in said and (copy, building) not in said:
                message = f"the copy {copy} has no supply action"
                faults.add(cards.lines[building], building, message, "write an entry among the `supplies`")


# Do the card file and the rules speak of the same buildings?.


def check_code(cards: Cards, coded: Collection[str]) -> list[Fault]:
    """Buildings that have an entry but no code, or code but no entry. The ids with code come from the rules
    (`game.rattus_cartus.validated_cards`): data knows no rules."""
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
