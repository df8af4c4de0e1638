"""Results of Citadels: reading what a scenario expects, and finding what a game shows instead."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import scoring
from game.citadels.rules.state import BLANK, REAL, Game
from game.citadels.scenario import marks
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.story import Built
from game.content.yaml_reader import Node
from game.kernel.steps import Seat
from game.scenario.story import Expected, Value

SEAT_WORDS = ("gold", "hand", "hand_size", "city", "role", "roles", "revealed", "score")
TABLE_WORDS = (
    "crown", "marks", "deck", "face_up", "face_down", "face_up_count", "face_down_count", "phase", "round",
)  # fmt: skip
PHASES = ("draft", "action", "scoring", "over")
NONE = (None, "none", "nobody")
SCORE_LINES = ("districts", "colours", "first", "complete", "total")


def read_seat_word(fields: CitadelsFields, word: str, node: Node, seat: int) -> list[Expected]:
    """What is said about a seat with one word."""
    what = f"`{word}`"
    if word == "score":
        return _read_score(fields, node, seat)
    value: Value
    match word:
        case "gold" | "hand_size":
            value = fields.number(node, what)
        case "hand":
            value = sorted(fields.districts(node, what))
        case "city":
            value = sorted(fields.city(node, what))
        case "role":
            value = fields.character_or_none(node, what)
        case "roles":
            value = sorted(fields.characters(node, what))
        case _:
            value = node.value if isinstance(node.value, bool) else sorted(fields.characters(node, what))
    return [Expected(node.line, word, value, seat)]


def _read_score(fields: CitadelsFields, node: Node, seat: int) -> list[Expected]:
    lines = fields.words(node, "a score", (*SCORE_LINES, *sorted(fields.known.uniques)))
    fields.named.update(fields.known.uniques & lines.keys())
    return [Expected(inner.line, f"score.{line}", fields.number(inner, line), seat) for line, inner in lines.items()]


def read_table_word(fields: CitadelsFields, word: str, node: Node) -> list[Expected]:
    """What is said about the table with one word."""
    if word == "marks":
        return _read_marks(fields, node)
    if word == "deck":
        return _read_deck(fields, node)
    return [Expected(node.line, word, _table_value(fields, word, node))]


def _table_value(fields: CitadelsFields, word: str, node: Node) -> Value:
    what = f"`{word}`"
    match word:
        case "crown":
            return fields.seat(node, what)
        case "face_up" | "face_down":
            return sorted(fields.characters(node, what))
        case "phase":
            return fields.word(node, what, PHASES)
    return fields.number(node, what)


def _read_marks(fields: CitadelsFields, node: Node) -> list[Expected]:
    expected: list[Expected] = []
    for mark, inner in fields.words(node, "`marks`", marks.WORDS).items():
        if mark in ("warrants", "threats"):
            expected += _read_plates(fields, mark, inner)
            continue
        value: Value
        if mark == "first":
            value = fields.seat_or_nobody(inner, mark)
        else:
            value = fields.number(inner, mark) if mark == "tax" else fields.character_or_none(inner, mark)
        expected.append(Expected(inner.line, f"marks.{mark}", value))
    return expected


def _read_plates(fields: CitadelsFields, mark: str, node: Node) -> list[Expected]:
    """Warrants or threats: where each lies, or `none` for none at all."""
    words = marks.WARRANT_WORDS if mark == "warrants" else marks.THREAT_WORDS
    if node.value in NONE:
        return [Expected(node.line, f"marks.{mark}.{word}", []) for word in words]
    return [
        Expected(inner.line, f"marks.{mark}.{word}", _plates(fields, word, inner))
        for word, inner in fields.words(node, f"`{mark}`", words).items()
    ]


def _plates(fields: CitadelsFields, word: str, node: Node) -> list[str]:
    return [] if node.value in NONE else sorted(fields.characters(node, f"`{word}`"))


def _read_deck(fields: CitadelsFields, node: Node) -> list[Expected]:
    parts = fields.words(node, "`deck`", ("top", "bottom", "only", "size"))
    expected = []
    for part, inner in parts.items():
        what = f"`{part}` of the deck"
        if part == "size":
            expected.append(Expected(inner.line, "deck.size", fields.number(inner, what)))
        else:
            cards = fields.districts(inner, what)
            expected.append(Expected(inner.line, f"deck.{part}", cards if part == "top" else sorted(cards)))
    return expected


def found_at_table(g: Game, expected: Expected) -> Value:
    """What the game shows in place of the expected value, in the same form."""
    group, _, part = expected.word.partition(".")
    if group == "deck":
        return _found_in_deck(g, part, expected.value)
    if group == "marks":
        return _found_mark(g, part)
    return _TABLE[expected.word](g)


def found_at_seat(g: Game, expected: Expected) -> Value:
    """What the game shows of a seat in place of the expected value, in the same form."""
    seat = Seat(expected.seat or 0)
    kind, cast = g.box.kind, g.box.setup.cast
    word = expected.word
    if word.startswith("score."):
        lines = g.scores[seat] if g.scores else scoring.lines(g, seat)
        return lines.get(word.removeprefix("score."), 0)
    shown = sorted(cast[rank - 1] for rank in g.roles[seat] if g.shown[rank] == seat)
    held = sorted(cast[rank - 1] for rank in g.roles[seat])
    answers: dict[str, Callable[[], Value]] = {
        "gold": lambda: g.gold[seat],
        "hand": lambda: sorted(kind[card] for card in g.hand[seat]),
        "hand_size": lambda: len(g.hand[seat]),
        "city": lambda: sorted(_built(g, card, expected.value) for card in g.city[seat]),
        "role": lambda: held[0] if held else None,
        "roles": lambda: held,
        "revealed": lambda: bool(shown) if isinstance(expected.value, bool) else shown,
    }
    return answers[word]()


def _built(g: Game, card: int, wanted: Value) -> Built:
    """A district with what lies on it; the cards of a Museum are named where the scenario names them."""
    name = g.box.kind[card]
    cards: int | tuple[str, ...] = 0
    if name == "museum":
        named = isinstance(wanted, list) and any(isinstance(b, Built) and isinstance(b.cards, tuple) for b in wanted)
        cards = tuple(sorted(g.box.kind[hidden] for hidden in g.museum)) if named else len(g.museum)
    return Built(name, int(card in g.beautified), cards)


def _found_in_deck(g: Game, part: str, value: Value) -> Value:
    count = len(value) if isinstance(value, list) else 0
    names = [g.box.kind[card] for card in g.deck]
    match part:
        case "top":
            return names[::-1][:count]
        case "bottom":
            return sorted(names[:count])
        case "only":
            return sorted(names)
    return len(names)


def _found_mark(g: Game, mark: str) -> Value:
    if mark == "first":
        return g.completed[0] if g.completed else None
    if mark == "tax":
        return g.tax
    plates, _, which = mark.partition(".")
    if which:
        lying = g.warrants if plates == "warrants" else g.threats
        face = BLANK if which == "blank" else REAL
        return _characters(g, [rank for rank, mark_there in enumerate(lying) if mark_there == face])
    rank = {"killed": g.killed, "robbed": g.robbed, "bewitched": g.bewitched}[mark]
    return g.box.setup.cast[rank - 1] if rank else None


def _characters(g: Game, ranks: list[int]) -> list[str]:
    return sorted(g.box.setup.cast[rank - 1] for rank in ranks)


_TABLE: dict[str, Callable[[Game], Value]] = {
    "crown": lambda g: int(g.crown),
    "face_up": lambda g: _characters(g, g.face_up),
    "face_down": lambda g: _characters(g, g.face_down),
    "face_up_count": lambda g: len(g.face_up),
    "face_down_count": lambda g: len(g.face_down),
    "phase": lambda g: g.phase,
    "round": lambda g: g.round,
}


def built_in_words(built: Built) -> str:
    """A district with what lies on it, as a scenario would write it."""
    things = [f"gold: {built.gold}"] if built.gold else []
    if isinstance(built.cards, tuple):
        things.append(f"cards: [{', '.join(built.cards)}]")
    elif built.cards:
        things.append(f"cards: {built.cards}")
    return f"{{{built.name}: {{{', '.join(things)}}}}}" if things else built.name
