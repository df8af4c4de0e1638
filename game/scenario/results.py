"""Results: reading what a scenario expects, and finding what a game shows instead."""

from __future__ import annotations

from collections import Counter

from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.steps import StackState
from game.scenario.fields import Fields
from game.scenario.stage import SomeStage
from game.scenario.story import SEATS, Expected, Value

FRAME_WORDS = ("asked", "winner", "log", "refused")
NOBODY = ("nobody", "none")


def read(stage: SomeStage, fields: Fields, node: Node, what: str) -> list[Expected]:
    """All that a `then` or a `check` says, one by one."""
    expected: list[Expected] = []
    for key, child in fields.words(node, what, (*stage.table_words, *FRAME_WORDS), also_seats=True).items():
        if key in SEATS:
            seat = fields.seat(Node(child.line, key), "a seat")
            for word, inner in fields.words(child, f"seat {key}", stage.seat_words).items():
                expected += stage.expected_of_seat(fields, word, inner, seat)
        elif key in FRAME_WORDS:
            expected.append(Expected(child.line, key, _frame_value(stage, fields, key, child)))
        else:
            expected += stage.expected_of_table(fields, key, child)
    return expected


def _frame_value(stage: SomeStage, fields: Fields, word: str, node: Node) -> Value:
    what = f"`{word}`"
    match word:
        case "asked":
            return fields.seat_or_nobody(node, what)
        case "winner":
            if node.value in NOBODY:
                return None
            return sorted(fields.seat(item, what) for item in fields.items(node))
        case "log" if stage.log_words:
            return [fields.word(item, what, stage.log_words) for item in fields.items(node)]
        case "log":
            return [fields.text(item, what) for item in fields.items(node)]
    return fields.text(node, what)


def mismatch(stage: SomeStage, state: StackState, log: list[Event], expected: Expected) -> str | None:
    """What the game shows if that is not what is expected, in a form to be shown; else None."""
    shows = _found(stage, state, log, expected)
    if expected.word == "log":
        wanted = Counter(expected.value if isinstance(expected.value, list) else [])
        return None if wanted <= Counter(shows) else stage.in_words("log", shows)
    return None if shows == expected.value else stage.in_words(expected.word, shows)


def _found(stage: SomeStage, state: StackState, log: list[Event], expected: Expected) -> Value:
    """What the game shows in place of the expected value, in the same form."""
    if expected.seat is not None:
        return stage.found_at_seat(state, expected, expected.seat)
    match expected.word:
        case "asked":
            return asked_seat(state)
        case "winner":
            winners = [] if state.stack else sorted(stage.rules.winners(state))
            return winners if winners or state.stack or expected.value == [] else None
        case "log":
            return [word for word in map(stage.log_word, log) if word]
        case "refused":
            return "nothing: the position is allowed"
    return stage.found_at_table(state, expected)


def asked_seat(state: StackState) -> int | None:
    """Who must answer now; nobody when the game is over, or stops between two questions."""
    ask = state.pending
    return None if ask is None else int(ask.seat)


def expected_in_words(stage: SomeStage, expected: Expected) -> str:
    """'A gold 1', 'deck.bottom [docks]'."""
    return f"{label(expected)} {stage.in_words(expected.word, expected.value)}"


def label(expected: Expected) -> str:
    """What is looked at: 'A gold', 'deck.top'."""
    return expected.word if expected.seat is None else f"{SEATS[expected.seat]} {expected.word}"
