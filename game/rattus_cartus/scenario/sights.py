"""What a seat knows of others: `sees: {A: {hand: [gold], rats: 7}, nun_row: {2: 4}}`."""

from __future__ import annotations

from game.content.yaml_reader import Node
from game.kernel.steps import Seat
from game.rattus_cartus.rules.observe import observe
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.scenario.fields import POSITIONS, RattusFields
from game.rattus_cartus.scenario.setting import face_of, fits
from game.scenario.story import SEATS, Expected, Value

WORDS = ("hand", "rats")
NUN_ROW = "nun_row"


def read(fields: RattusFields, node: Node, seat: int) -> list[Expected]:
    """What is said about the sight of a seat."""
    expected: list[Expected] = []
    for key, child in fields.words(node, "`sees`", (NUN_ROW,), also_seats=True).items():
        if key == NUN_ROW:
            positions = fields.words(child, "`nun_row`", [str(number) for number in range(1, POSITIONS + 1)])
            row = sorted((int(place) - 1, fields.number(one, "the nuns")) for place, one in positions.items())
            expected.append(Expected(child.line, "sees.nun_row", row, seat))
            continue
        other = SEATS[fields.seat(Node(child.line, key), "a seat")]
        for word, inner in fields.words(child, f"what is seen of {key}", WORDS).items():
            value: Value = fields.cards(inner, "`hand`") if word == "hand" else fields.number(inner, "`rats`")
            expected.append(Expected(inner.line, f"sees.{other}.{word}", value, seat))
    return expected


def found(g: Game, expected: Expected, seat: int) -> Value:
    """What the seat sees in place of the expected value, in the same form."""
    view = observe(g, Seat(seat))
    _, whom, *word = expected.word.split(".")
    if whom == NUN_ROW:
        return [(place, view.box.nuns[card]) for place, card in enumerate(view.nun_row) if card >= 0]
    other = SEATS.index(whom)
    if word == ["rats"]:
        return view.rats[other]
    known = known_cards(view, other)
    return expected.value if fits(view.box, known, expected.value) else sorted(face_of(view.box, one) for one in known)


def known_cards(view: View, other: int) -> list[int]:
    """The cards of a seat that the View names: in the hand, and face down in a building."""
    down = view.laid[other] if view.slot_of(other) not in view.revealed else []
    return [card for card in (*view.hand[other], *down, *view.held[other]) if card >= 0]


def in_words(value: Value) -> str | None:
    """What is known of the nun row, as a scenario would write it."""
    if isinstance(value, list) and value and isinstance(value[0], tuple) and isinstance(value[0][0], int):
        return f"{{{', '.join(f'{place + 1}: {nuns}' for place, nuns in value)}}}"
    return None
