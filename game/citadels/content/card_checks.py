"""What must be true of cards beyond their types: ranges, counts, texts that fit, names that exist."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

import msgspec

from game.citadels.content.cards import EDITIONS, HOUSE, TYPES, Cards, Character, District, Preset
from game.content.convert import Check, Problem
from game.content.faults import Fault, FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import ID, line_of, line_of_item
from game.content.room import Room, width_of
from game.content.text import Text
from game.content.yaml_reader import Node

# How many lines a short text takes on a card.

__all__ = ["LINES", "lines_needed", "width_of"]
LINES = 4  # a card face has room for these
LINE_WIDTH = 1479  # 318 px in hundredths of 21.5


def lines_needed(text: str) -> int:
    """Lines of a card face this text takes."""
    return Room(LINES, LINE_WIDTH).needed(text)


RANKS = range(1, 10)
COSTS = range(1, 7)
BASICS = 54  # basic districts in the box, all copies counted
UNIQUES = {None: 14, "classic": 13}  # edition -> unique districts in a game
CASTS = {None: (8, 9), "classic": (8,)}  # edition -> characters in a game
PLAYERS = range(2, 9)
_NAME_LENGTH = 28  # letters on a name plate
Entries: TypeAlias = Mapping[str, Mapping[str, Node]]  # section -> id -> entry as it stands in the file


def _id(value: str) -> Problem | None:
    if ID.fullmatch(value):
        return None
    return f"the id {quoted(value)} is not a short English name in snake_case", "write it like 'great_wall'"


def _type(value: str | None) -> Problem | None:
    if value is None or value in TYPES:
        return None
    return f"`type` {quoted(value)} is unknown", did_you_mean(value, TYPES) or f"types are {', '.join(TYPES)}"


def _income(value: str | None) -> Problem | None:
    return ("`type` 'unique' pays no income", f"use {', '.join(TYPES[:4])}") if value == "unique" else _type(value)


def _rank(value: int) -> Problem | None:
    return None if value in RANKS else (f"`rank` {value} does not exist", "ranks go from 1 to 9")


def _cost(value: int | None) -> Problem | None:
    return None if value is None or value in COSTS else (f"`cost` {value} is out of range", "costs go from 1 to 6")


def _min_players(value: int) -> Problem | None:
    return None if value in PLAYERS else (f"`min_players` {value} is out of range", "2 to 8 people can play")


def _edition(value: str | None) -> Problem | None:
    if value is None or value in EDITIONS:
        return None
    hint = f"delete the line, or write {' or '.join(EDITIONS)}"
    return f"`edition` {quoted(value)} is unknown", did_you_mean(value, EDITIONS) or hint


def _house(value: str | None) -> Problem | None:
    if value in (None, HOUSE):
        return None
    return f"`edition` {quoted(value)} is unknown", f"delete the line, or write {HOUSE} for a card of your own"


def _of_preset(value: str | None) -> Problem | None:
    return ("a set-up is of no `edition` house", "delete the line") if value == HOUSE else _edition(value)


def _copies(value: int) -> Problem | None:
    return None if 1 <= value <= BASICS else (f"`copies` {value} is out of range", "a card has at least 1 copy")


def _text(path: str) -> Check:
    def check(value: str) -> Problem | None:
        if value.strip():
            return None
        return f"`{path}` is empty", "write the text, or a translation of the other language"

    return check


def card_name(path: str) -> Check:
    """For the name of a card."""

    def check(value: str) -> Problem | None:
        if len(value) > _NAME_LENGTH:
            return f"`{path}` has {len(value)} letters, {_NAME_LENGTH} fit on the card", "find a shorter name"
        return _text(path)(value)

    return check


def card_short(path: str) -> Check:
    """For what stands on the face of a card."""

    def check(value: str) -> Problem | None:
        lines = lines_needed(value)
        if lines > LINES:
            hint = f"about {len(value) * LINES // lines} letters fit; details belong in `rules`"
            return f"`{path}` takes {lines} lines on the card, {LINES} fit", hint
        return _text(path)(value)

    return check


_TEXTS: dict[str, Check] = {
    f"{field}.{language}": make(f"{field}.{language}")
    for field, make in {"name": card_name, "short": card_short, "rules": _text}.items()
    for language in INLINE
}
CHECKS: dict[type[msgspec.Struct], dict[str, Check]] = {
    Character: {"id": _id, "rank": _rank, "type": _income, "min_players": _min_players, "edition": _house, **_TEXTS},
    District: {"id": _id, "cost": _cost, "type": _type, "copies": _copies, "edition": _edition, **_TEXTS},
    Preset: {"id": _id, "edition": _of_preset, **_TEXTS},
}


def check_character(
    character: Character, entry: str, node: Node, entries: Entries, cards: Cards, faults: FaultList
) -> None:
    """One that needs more than 2 players names a character of its rank that anybody may play `instead`."""
    if character.instead is None:
        if character.min_players > PLAYERS[0]:
            hint = "name the character of this rank that takes part with fewer players"
            faults.add(line_of(node, "min_players"), entry, "`instead` is missing", hint)
        return
    line = line_of(node, "instead")
    if character.min_players == PLAYERS[0]:
        faults.add(line, entry, "`instead` never applies: the character is for 2 players too", "write `min_players`")
    problem = _reference_problem(character.instead, "characters", (), entries, cards)
    other = cards.characters.get(character.instead)
    if problem is not None:
        faults.add(line, entry, *problem)
    elif other is not None and (other.rank, other.min_players) != (character.rank, PLAYERS[0]):
        message = f"{quoted(other.id)} cannot take its place"
        faults.add(line, entry, message, f"name one of rank {character.rank} that is for any number of players")


def check_district(
    district: District, entry: str, node: Node, entries: Entries, cards: Cards, faults: FaultList
) -> None:
    """Unique districts are single cards with an effect, and only they may be unbuildable; basic ones have no effect."""
    if district.type == "unique":
        problem = district.needs and _reference_problem(district.needs, "characters", (), entries, cards)
        if problem:
            faults.add(line_of(node, "needs"), entry, *problem)
        if district.copies != 1:
            faults.add(line_of(node, "copies"), entry, "a unique district has 1 copy", "write `copies: 1`")
        if district.short is None:
            faults.add(node.line, entry, "`short` is missing", "say on the card what the district does")
        return
    if district.short is not None:
        faults.add(line_of(node, "short"), entry, "a basic district has no `short` text", "delete it: its face is full")
    for key in ("needs", "edition"):
        if getattr(district, key) is not None:
            faults.add(line_of(node, key), entry, f"a basic district has no `{key}`", "delete it: it is in every game")
    if district.cost is None:
        faults.add(line_of(node, "cost"), entry, "a basic district must have a `cost`", "costs go from 1 to 6")


def check_preset(preset: Preset, entry: str, node: Node, entries: Entries, cards: Cards, faults: FaultList) -> None:
    """A preset names one character of each rank, lowest first, and as many unique districts as its edition has.

    They must be able to meet: no district of another edition, none that needs a character of another cast.
    """
    for key, ids in (("characters", preset.characters), ("uniques", preset.uniques)):
        section = "districts" if key == "uniques" else "characters"
        for number, name in enumerate(ids):
            problem = _reference_problem(name, section, ids[:number], entries, cards)
            if problem is not None:
                faults.add(line_of_item(node, key, number), entry, *problem)
    for number, name in enumerate(preset.uniques):
        problem = _misfit(preset, cards.districts.get(name))
        if problem is not None:
            faults.add(line_of_item(node, "uniques", number), entry, *problem)
    _check_counts(preset, entry, node, cards, faults)


def _misfit(preset: Preset, district: District | None) -> Problem | None:
    """Why a district cannot take part in a preset."""
    if district is None:
        return None
    edition = district.played_by
    if edition not in (None, preset.edition):
        return f"{quoted(district.id)} is of the {edition} edition", f"name another, or write `edition: {edition}`"
    if district.needs is not None and district.needs not in preset.characters:
        message = f"{quoted(district.id)} needs {quoted(district.needs)}, which is not in `characters`"
        return message, "name another unique district, or that character"
    return None


def _check_counts(preset: Preset, entry: str, node: Node, cards: Cards, faults: FaultList) -> None:
    uniques, casts = UNIQUES.get(preset.edition), CASTS.get(preset.edition)
    if uniques is None or casts is None:
        return  # an unknown edition is a fault of its own
    if len(preset.uniques) != uniques:
        what = f"a game of the {preset.edition} edition" if preset.edition else "a game"
        hint = f"{what} has {uniques} unique districts"
        faults.add(line_of(node, "uniques"), entry, f"`uniques` has {len(preset.uniques)} ids", hint)
    ranks = [cards.characters[name].rank for name in dict.fromkeys(preset.characters) if name in cards.characters]
    if len(preset.characters) not in casts:
        hint = "one of each rank from 1 to 8" + (", and one of rank 9 if it is used" if 9 in casts else "")
        faults.add(line_of(node, "characters"), entry, f"`characters` has {len(preset.characters)} ids", hint)
    elif len(ranks) == len(preset.characters) and ranks != list(RANKS)[: len(ranks)]:
        message = f"`characters` have the ranks {', '.join(map(str, ranks))}"
        faults.add(line_of(node, "characters"), entry, message, "write one of each rank, lowest first")


def _reference_problem(
    name: str, section: str, before: Collection[str], entries: Entries, cards: Cards
) -> Problem | None:
    """What is wrong with an id that a preset names."""
    what = "unique district" if section == "districts" else "character"
    known = [card for card in entries[section] if section == "characters" or _is_unique(card, cards)]
    if name not in entries[section]:
        other = "districts" if section == "characters" else "characters"
        if name in entries[other]:
            return f"{quoted(name)} is no {what}", f"it stands among the {other}"
        return f"{quoted(name)} is an unknown {what}", did_you_mean(name, known) or "write the entry, or another id"
    if name in before:
        return f"{quoted(name)} is named twice", "delete one"
    if name not in known:
        return f"{quoted(name)} is a basic district", "basic districts are in every game; name a unique one"
    return None


def _is_unique(name: str, cards: Cards) -> bool:
    """Whether a district is unique; one whose entry is at fault gets the benefit of the doubt."""
    return name not in cards.districts or cards.districts[name].type == "unique"


def check_box(cards: Cards, entries: Entries, faults: FaultList) -> None:
    """Every rank has a character, and the basic districts are the 54 of the box.

    Not counted while an entry has a fault: it may be the one that seems to be missing.
    """
    if 0 < len(cards.characters) == len(entries["characters"]):
        ranks = {character.rank for character in cards.characters.values()}
        for rank in RANKS:
            if rank not in ranks:
                faults.add(cards.lines["characters"], "characters", f"rank {rank} has no character", "write its entry")
    basics = sum(district.copies for district in cards.districts.values() if district.type != "unique")
    if 0 < len(cards.districts) == len(entries["districts"]) and basics != BASICS:
        message = f"the basic districts have {basics} copies, the box has {BASICS}"
        faults.add(cards.lines["districts"], "districts", message, "check the `copies`")


# Do the card file and the rules speak of the same cards?.


def check_code(cards: Cards, coded_characters: Collection[str], coded_uniques: Collection[str]) -> list[Fault]:
    """Characters and unique districts that have an entry but no code, or code but no entry.

    The ids with code come from the rules (`game.citadels.validated_cards.coded_ids`): data knows no rules.
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
