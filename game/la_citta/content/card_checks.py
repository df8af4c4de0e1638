"""What must be true of pieces and cards beyond their types: numbers as in the box, texts, names that exist."""

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
from game.la_citta.content.cards import (
    AREAS,
    LANDSCAPES,
    PER_WISH,
    POLITICS_CARDS,
    SIZES,
    WISHES,
    Action,
    Building,
    Cards,
    Landscape,
    Politics,
    Stack,
    Wish,
)

# How much room a short text takes on a card.

SHORT = Room(2, 1489)
NAME_LENGTH = 22  # letters


Entries: TypeAlias = Mapping[str, Mapping[str, Node]]  # section -> id -> entry as it stands in the file
NUMBERS = range(10)
CHIPS = range(1, 100)
COPIES = range(1, 28)
ACTIONS = 3  # action cards of each seat
STEPS = {"great_builder": 3, "bread_and_games": 3, "golden_times": 3, "rich_harvest": 1, "closeness": 2}  # of prices


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


def _prices(value: tuple[int, ...]) -> Problem | None:
    if value and list(value) == sorted(value) and all(price in NUMBERS for price in value):
        return None
    return "`prices` do not rise, or are out of range", "write numbers from 0 to 9, the cheapest first"


def card_name(path: str) -> Check:
    """For the name of a card."""

    def check(value: str) -> Problem | None:
        if len(value) > NAME_LENGTH:
            return f"`{path}` has {len(value)} letters, {NAME_LENGTH} fit on the card", "find a shorter name"
        return filled(path)(value)

    return check


_FIELDS = {"name": card_name, "short": SHORT.check, "rules": filled}
_TEXTS: dict[str, Check] = {
    f"{field}.{language}": make(f"{field}.{language}") for field, make in _FIELDS.items() for language in INLINE
}
_ID = id_check("convent_school")
CHECKS: dict[type[msgspec.Struct], dict[str, Check]] = {
    Landscape: {
        "id": _one_of("landscape", LANDSCAPES), "tiles": _within("tiles", range(AREAS + 1)),
        "wheat": _within("wheat", NUMBERS), **_TEXTS,
    },
    Stack: {"id": _ID, "chips": _within("chips", CHIPS)},
    Wish: {"id": _one_of("wish", WISHES), "copies": _within("copies", COPIES), **_TEXTS},
    Building: {
        "id": _ID, "size": _one_of("size", SIZES),
        **{name: _within(name, NUMBERS) for name in ("cost", "politics", *WISHES)}, **_TEXTS,
    },
    Politics: {
        "id": _one_of("politics card", tuple(STEPS)), "copies": _within("copies", COPIES), "prices": _prices, **_TEXTS,
    },
    Action: {"id": _ID, "copies": _within("copies", COPIES), **_TEXTS},
}  # fmt: skip


def check_whole(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """Everything is there, as often as in the box. A section with a faulty entry is not counted: that may be the one
    that seems to be missing."""
    whole = {section for section in entries if 0 < len(entries[section]) == len(getattr(cards, section))}
    if "landscapes" in whole:
        _check_there(cards, "landscapes", LANDSCAPES, faults)
        _check_tiles(cards, faults)
    if "wishes" in whole:
        _check_there(cards, "wishes", WISHES, faults)
        _check_copies(cards, entries, faults)
    if "actions" in whole:
        _check_actions(cards, entries, faults)
    if {"buildings", "stacks"} <= whole:
        _check_buildings(cards, entries, faults)
    if "politics" in whole:
        _check_there(cards, "politics", tuple(STEPS), faults)
        _check_steps(cards, entries, faults)
    if {"buildings", "politics"} <= whole:
        total = sum(cards.politics_kinds.values())
        if total != POLITICS_CARDS:
            message = f"there are {total} politics cards, the box has {POLITICS_CARDS}"
            faults.add(cards.lines["politics"], "politics", message, "mend `copies` here, or `politics` of a building")


def _check_there(cards: Cards, section: str, wanted: tuple[str, ...], faults: FaultList) -> None:
    """All of these have an entry, in this order: they are numbered by it."""
    there = list(getattr(cards, section))
    for name in wanted:
        if name not in there:
            faults.add(cards.lines[section], section, f"'{name}' is missing", "write its entry")
    if sorted(there) == sorted(wanted) and there != list(wanted):
        faults.add(cards.lines[section], section, "the entries stand in another order", f"write {', '.join(wanted)}")


def _check_tiles(cards: Cards, faults: FaultList) -> None:
    total = sum(one.tiles for one in cards.landscapes.values())
    if total != AREAS:
        message = f"there are {total} landscape tiles, a map has {AREAS} areas"
        faults.add(cards.lines["landscapes"], "landscapes", message, "mend `tiles`")


def _check_copies(cards: Cards, entries: Entries, faults: FaultList) -> None:
    for name, wish in cards.wishes.items():
        if wish.copies != PER_WISH:
            line = line_of(entries["wishes"][name], "copies")
            faults.add(line, name, f"`copies` is {wish.copies}, the box has {PER_WISH}", "mend the number")


def _check_actions(cards: Cards, entries: Entries, faults: FaultList) -> None:
    name, action = next(iter(cards.actions.items()))
    if len(cards.actions) != 1:
        faults.add(cards.lines["actions"], "actions", f"there are {len(cards.actions)} action cards", "keep one")
    elif action.copies != ACTIONS:
        line = line_of(entries["actions"][name], "copies")
        faults.add(line, name, f"`copies` is {action.copies}, each seat has {ACTIONS}", "mend the number")


def _check_steps(cards: Cards, entries: Entries, faults: FaultList) -> None:
    for name, card in cards.politics.items():
        if len(card.prices) != STEPS.get(name, len(card.prices)):
            line = line_of(entries["politics"][name], "prices")
            faults.add(line, name, f"there are {len(card.prices)} prices, the card has {STEPS[name]} steps")


def _check_buildings(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """One castello, without a stack; every other building has a stack that there is, and every stack a building."""
    castelli = [one.id for one in cards.buildings.values() if one.size == "castello"]
    if castelli != [next(iter(cards.buildings))]:
        hint = "give one building the size castello, the first"
        faults.add(cards.lines["buildings"], "buildings", f"{len(castelli)} buildings found a city", hint)
    for name, one in cards.buildings.items():
        node = entries["buildings"][name]
        if one.size == "castello":
            if one.stack is not None or one.politics or sum(one.arches):
                faults.add(node.line, name, "a castello has no stack, no card and no arches", "delete these lines")
        elif one.stack not in cards.stacks:
            hint = did_you_mean(one.stack or "", cards.stacks) or f"there are {', '.join(cards.stacks)}"
            faults.add(line_of(node, "stack"), name, f"{quoted(one.stack or '')} is an unknown stack", hint)
        if (one.politics > 0) != (one.size in ("medium", "large")):
            message = "medium and large buildings have politics cards, the others none"
            faults.add(line_of(node, "politics"), name, message, "mend `size` or `politics`")
    used = {one.stack for one in cards.buildings.values()}
    for name in cards.stacks:
        if name not in used:
            faults.add(cards.lines[name], name, "no building takes chips of this stack", "delete it, or name it")


# Do the card file and the rules speak of the same buildings and politics cards?.


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
