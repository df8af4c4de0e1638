"""Results of Rattus Cartus: reading what a scenario expects, and finding what a game shows instead."""

from __future__ import annotations

from collections.abc import Callable

from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.box import COPIES, ESTATES, Box
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario import sights
from game.rattus_cartus.scenario.fields import RattusFields
from game.rattus_cartus.scenario.setting import face_of, fits, is_a
from game.rattus_cartus.scenario.story import Face, Plot
from game.rattus_cartus.scenario.vocabulary import KINDS
from game.scenario.story import SEATS, Expected, Value

SEAT_WORDS = ("hand", "hand_size", "rats", "markers", "looked", "plague", "score", "sees")
TABLE_WORDS = (
    "influence", "row", "entered", "announced", "deck", "discard", "discard_size", "building_deck", "replacement",
    "stacks", "start", "round", "phase", "nuns",
)  # fmt: skip
PHASES = ("supply", "enter", "buildings", "over")
SCORE_LINES = (*ESTATES, "hand", "sword", "flute", "pass", "gold", "markers", "total")
PILES = {"deck": ("top", "size"), "building_deck": ("size",), "replacement": ("top", "bottom", "size")}
STACKS = (*KINDS, "marker")
LOG_WORDS = (
    "replaced", "reshuffled", "passed", "sword", "flute", "premium", "normal", "tower", "exchanged", "short", "bonus",
    "died",
)  # fmt: skip


# -- reading -----------------------------------------------------------------------------------------------------------
def read_seat_word(fields: RattusFields, word: str, node: Node, seat: int) -> list[Expected]:
    """What is said about a seat with one word."""
    what = f"`{word}`"
    if word == "score":
        lines = fields.words(node, "a score", SCORE_LINES)
        return [
            Expected(child.line, f"score.{line}", fields.number(child, line), seat) for line, child in lines.items()
        ]
    if word == "sees":
        return sights.read(fields, node, seat)
    value: Value
    match word:
        case "hand":
            value = fields.cards(node, what)
        case "looked":
            value = fields.positions(node, "a position in `looked`")
        case "plague":
            value = fields.truth(node, what)
        case _:
            value = fields.number(node, what)
    return [Expected(node.line, word, value, seat)]


def read_table_word(fields: RattusFields, word: str, node: Node) -> list[Expected]:
    """What is said about the table with one word."""
    match word:
        case "influence":
            parts = fields.words(node, "`influence`", ESTATES)
            return [
                Expected(child.line, f"influence.{estate}", list(fields.by_seat(child, estate).items()))
                for estate, child in parts.items()
            ]
        case "stacks":
            parts = fields.words(node, "`stacks`", STACKS)
            return [Expected(child.line, f"stacks.{kind}", fields.number(child, kind)) for kind, child in parts.items()]
        case "deck" | "building_deck" | "replacement":
            return _read_pile(fields, word, node)
        case "entered":
            slots = fields.words(node, "`entered`", [str(number) for number in range(1, 4)])
            return [
                Expected(child.line, f"entered.{slot}", [fields.seat(item, "a seat") for item in fields.items(child)])
                for slot, child in slots.items()
            ]
        case "announced":
            said = fields.words(node, "`announced`", SEATS)
            return [
                Expected(
                    child.line, "announced", _number_or_nothing(fields, child), fields.seat(Node(child.line, key), "")
                )
                for key, child in said.items()
            ]
    return [Expected(node.line, word, _table_value(fields, word, node))]


def _number_or_nothing(fields: RattusFields, node: Node) -> int | None:
    return None if node.value is None else fields.number(node, "`announced`")


def _read_pile(fields: RattusFields, pile: str, node: Node) -> list[Expected]:
    expected = []
    for part, child in fields.words(node, f"`{pile}`", PILES[pile]).items():
        value: Value
        what = f"`{part}` of `{pile}`"
        if part == "size":
            value = fields.number(child, what)
        else:
            value = fields.cards(child, what) if pile == "deck" else fields.plots(child, what)
        expected.append(Expected(child.line, f"{pile}.{part}", value))
    return expected


def _table_value(fields: RattusFields, word: str, node: Node) -> Value:
    what = f"`{word}`"
    match word:
        case "row":
            return fields.plots(node, what)
        case "discard":
            return fields.cards(node, what)
        case "start":
            return fields.seat(node, what)
        case "phase":
            return fields.word(node, what, PHASES)
    return fields.number(node, what)


# -- finding -----------------------------------------------------------------------------------------------------------
def found_at_seat(g: Game, expected: Expected, seat: int) -> Value:
    """What the game shows of a seat in place of the expected value, in the same form."""
    group, _, part = expected.word.partition(".")
    match group:
        case "score":
            return _score(g, seat).get(part, 0)
        case "sees":
            return sights.found(g, expected, seat)
        case "hand":
            return _cards(g.box, g.hand[seat], expected.value)
        case "looked":
            return list(g.looked[seat])
        case "plague":
            return bool(g.scores) and bool(g.scores[seat]["dead"])
        case "announced":
            return g.numbers[seat] if g.numbers[seat] >= 0 else None
    return {"hand_size": lambda: len(g.hand[seat]), "rats": lambda: g.rats[seat], "markers": lambda: g.markers[seat]}[
        group
    ]()


def found_at_table(g: Game, expected: Expected) -> Value:
    """What the game shows in place of the expected value, in the same form."""
    group, _, part = expected.word.partition(".")
    wanted = expected.value
    match group:
        case "influence":
            return _influence(g, ESTATES.index(part), wanted)
        case "entered":
            slot = int(part) - 1
            return list(g.entered[slot]) if slot < len(g.entered) else []
        case "stacks":
            return g.markers_left if part == "marker" else len(g.stock.get(part, ()))
        case "row":
            return _plots(g.box, g.row, wanted)
        case "discard":
            return _cards(g.box, g.discard, wanted)
        case "deck" | "building_deck" | "replacement":
            return _pile(g, group, part, wanted)
    return _TABLE[group](g)


def _score(g: Game, seat: int) -> dict[str, int]:
    lines: dict[str, int] = g.scores[seat] if g.scores else scoring.lines(g)[seat]
    return lines


def _cards(box: Box, cards: list[int], wanted: list[Face]) -> list[Face]:
    """The cards as the scenario names them, if they are those; else what is on them."""
    return wanted if fits(box, cards, wanted) else sorted(face_of(box, card) for card in cards)


def _plots(box: Box, cards: list[int], wanted: list[Plot]) -> list[Plot]:
    """Building cards in order, each with its copy only where the scenario says one."""
    found = [plot_of(box, card) for card in cards]
    return [
        one._replace(copy="") if number < len(wanted) and not wanted[number].copy else one
        for number, one in enumerate(found)
    ]


def _influence(g: Game, estate: int, wanted: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Points of the seats that are named, in the order in which they are named wherever that may be."""
    named = [seat for seat, _ in wanted]
    points = g.points[estate]
    found = [(seat, points[seat]) for seat in named]
    lower = {seat: place for place, seat in enumerate(g.arrived[estate])}
    for place, (seat, mine) in enumerate(found):
        for other, theirs in found[place + 1 :]:
            if mine == theirs > 0 and lower[other] < lower[seat]:
                return sorted(found, key=lambda one: (-one[1], lower[one[0]]))
    return found


def _pile(g: Game, pile: str, part: str, wanted: Value) -> Value:
    cards: list[int] = getattr(g, pile)
    if part == "size":
        return len(cards)
    count = len(wanted)
    if pile == "deck":
        top = cards[::-1][:count]
        alike = len(top) == count and all(is_a(g.box, card, face) for card, face in zip(top, wanted, strict=True))
        return wanted if alike else [face_of(g.box, card) for card in top]
    if part == "top":
        return _plots(g.box, cards[::-1][:count], wanted)
    bottom = [plot_of(g.box, card) for card in cards[:count]]
    return wanted if _all_there(bottom, wanted) else bottom


def _all_there(found: list[Plot], wanted: list[Plot]) -> bool:
    """Whether these are the building cards that are named, in any order."""
    left = found[:]
    for plot in sorted(wanted, key=lambda one: not one.copy):
        one = next((one for one in left if plot in (one, one._replace(copy=""))), None)
        if one is None:
            return False
        left.remove(one)
    return not left


def plot_of(box: Box, card: int) -> Plot:
    """The name and copy of a building card."""
    return Plot(box.building_ids[box.building_of[card]], COPIES[card % len(COPIES)])


_TABLE: dict[str, Callable[[Game], Value]] = {
    "discard_size": lambda g: len(g.discard),
    "start": lambda g: int(g.start),
    "round": lambda g: g.round,
    "phase": lambda g: g.phase,
    "nuns": lambda g: sum(g.box.nuns[card] for card in g.nun_row),
}


def log_word(event: Event) -> str:
    """The word of an event in a result; "" if it has none."""
    if event.word == "acted":
        return "premium" if event.public["premium"] else "normal"
    return event.word if event.word in LOG_WORDS and event.word not in ("premium", "normal") else ""


def in_words(word: str, value: Value) -> str | None:
    """A value as a scenario would write it; None where there is nothing special about it."""
    group = word.partition(".")[0]
    if group == "influence" and isinstance(value, list):
        return f"{{{', '.join(f'{SEATS[seat]}: {points}' for seat, points in value)}}}"
    if group == "entered" and isinstance(value, list):
        return f"[{', '.join(SEATS[seat] for seat in value)}]"
    if group == "start":
        return SEATS[value]
    if group == "looked" and isinstance(value, list):
        return f"[{', '.join(str(position + 1) for position in value)}]"
    if group == "announced" and value is None:
        return "nothing"
    return sights.in_words(value) if group == "sees" else None
