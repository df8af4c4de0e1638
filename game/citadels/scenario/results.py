"""Results: reading what a scenario expects, and finding what a game shows instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.citadels.rules import scoring
from game.citadels.rules.state import BLANK, NOBODY, REAL, Game
from game.citadels.scenario import marks
from game.citadels.scenario.fields import Fields
from game.citadels.scenario.story import SEATS, Built, Expected, Value
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.steps import Seat

SEAT_WORDS = ("gold", "hand", "hand_size", "city", "role", "roles", "revealed", "score")
TABLE_WORDS = (
    "crown", "marks", "deck", "face_up", "face_down", "face_up_count", "face_down_count", "asked", "phase", "round",
    "winner", "log", "refused",
)  # fmt: skip
PHASES = ("draft", "action", "scoring", "over")
NONE = (None, "none", "nobody")
SCORE_LINES = ("districts", "colours", "first", "complete", "total")


def read(fields: Fields, node: Node, what: str) -> list[Expected]:
    """All that a `then` or a `check` says, one by one."""
    expected: list[Expected] = []
    for key, child in fields.words(node, what, TABLE_WORDS, also_seats=True).items():
        if key in SEATS:
            seat = fields.seat(Node(child.line, key), "a seat")
            for word, inner in fields.words(child, f"seat {key}", SEAT_WORDS).items():
                expected += _read_seat_word(fields, word, inner, seat)
        else:
            expected += _read_table_word(fields, key, child)
    return expected


def _read_seat_word(fields: Fields, word: str, node: Node, seat: int) -> list[Expected]:
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


def _read_score(fields: Fields, node: Node, seat: int) -> list[Expected]:
    lines = fields.words(node, "a score", (*SCORE_LINES, *sorted(fields.known.uniques)))
    fields.named.update(fields.known.uniques & lines.keys())
    return [Expected(inner.line, f"score.{line}", fields.number(inner, line), seat) for line, inner in lines.items()]


def _read_table_word(fields: Fields, word: str, node: Node) -> list[Expected]:
    if word == "marks":
        return _read_marks(fields, node)
    if word == "deck":
        return _read_deck(fields, node)
    return [Expected(node.line, word, _table_value(fields, word, node))]


def _table_value(fields: Fields, word: str, node: Node) -> Value:
    what = f"`{word}`"
    match word:
        case "crown":
            return fields.seat(node, what)
        case "asked":
            return fields.seat_or_nobody(node, what)
        case "winner":
            return sorted(fields.seat(item, what) for item in fields.items(node))
        case "face_up" | "face_down":
            return sorted(fields.characters(node, what))
        case "phase":
            return fields.word(node, what, PHASES)
        case "log":
            return [fields.text(item, what) for item in fields.items(node)]
        case "refused":
            return fields.text(node, what)
    return fields.number(node, what)


def _read_marks(fields: Fields, node: Node) -> list[Expected]:
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


def _read_plates(fields: Fields, mark: str, node: Node) -> list[Expected]:
    """Warrants or threats: where each lies, or `none` for none at all."""
    words = marks.WARRANT_WORDS if mark == "warrants" else marks.THREAT_WORDS
    if node.value in NONE:
        return [Expected(node.line, f"marks.{mark}.{word}", []) for word in words]
    return [
        Expected(inner.line, f"marks.{mark}.{word}", _plates(fields, word, inner))
        for word, inner in fields.words(node, f"`{mark}`", words).items()
    ]


def _plates(fields: Fields, word: str, node: Node) -> list[str]:
    return [] if node.value in NONE else sorted(fields.characters(node, f"`{word}`"))


def _read_deck(fields: Fields, node: Node) -> list[Expected]:
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


def mismatch(g: Game, log: list[Event], expected: Expected) -> Value | str | None:
    """What the game shows if that is not what is expected, in a form to be shown; else None."""
    shows = found(g, log, expected)
    if expected.word == "log":
        wanted = Counter(expected.value if isinstance(expected.value, list) else [])
        return None if wanted <= Counter(shows) else in_words("log", shows)
    return None if shows == expected.value else in_words(expected.word, shows)


def found(g: Game, log: list[Event], expected: Expected) -> Any:
    """What the game shows in place of the expected value, in the same form."""
    if expected.seat is not None:
        return _found_at_seat(g, expected)
    group, _, part = expected.word.partition(".")
    if group == "deck":
        return _found_in_deck(g, part, expected.value)
    if group == "marks":
        return _found_mark(g, part)
    return _TABLE[expected.word](g, log)


def _found_at_seat(g: Game, expected: Expected) -> Any:
    seat = Seat(expected.seat or 0)
    kind, cast = g.box.kind, g.box.setup.cast
    word = expected.word
    if word.startswith("score."):
        lines = g.scores[seat] if g.scores else scoring.lines(g, seat)
        return lines.get(word.removeprefix("score."), 0)
    shown = sorted(cast[rank - 1] for rank in g.roles[seat] if g.shown[rank] == seat)
    held = sorted(cast[rank - 1] for rank in g.roles[seat])
    answers: dict[str, Callable[[], Any]] = {
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


def _found_in_deck(g: Game, part: str, value: Value) -> Any:
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


def _found_mark(g: Game, mark: str) -> Any:
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


def asked_seat(g: Game) -> int | None:
    """Who must answer now; nobody when the game is over."""
    return int(g.stack[-1][1]) if g.stack else None


_TABLE: dict[str, Callable[[Game, list[Event]], Any]] = {
    "crown": lambda g, log: int(g.crown),
    "asked": lambda g, log: asked_seat(g),
    "winner": lambda g, log: sorted(scoring.winners(g)) if g.scores else [],
    "face_up": lambda g, log: _characters(g, g.face_up),
    "face_down": lambda g, log: _characters(g, g.face_down),
    "face_up_count": lambda g, log: len(g.face_up),
    "face_down_count": lambda g, log: len(g.face_down),
    "phase": lambda g, log: g.phase,
    "round": lambda g, log: g.round,
    "log": lambda g, log: [event.word for event in log],
    "refused": lambda g, log: "nothing: the position is allowed",
}


def in_words(word: str, value: Any) -> str:
    """A value as a scenario would write it."""
    if value is None:
        return "nobody"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Built):
        return _built_in_words(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(in_words(word, item) for item in value)}]"
    if word in ("crown", "asked", "winner", "marks.first") and isinstance(value, int) and value != NOBODY:
        return SEATS[value]
    return str(value)


def _built_in_words(built: Built) -> str:
    things = [f"gold: {built.gold}"] if built.gold else []
    if built.cards:
        things.append(f"cards: {in_words('cards', built.cards)}")
    return f"{{{built.name}: {{{', '.join(things)}}}}}" if things else built.name


def expected_in_words(expected: Expected) -> str:
    """'A gold 1', 'deck.bottom [docks]'."""
    return f"{label(expected)} {in_words(expected.word, expected.value)}"


def label(expected: Expected) -> str:
    """What is looked at: 'A gold', 'deck.top'."""
    return expected.word if expected.seat is None else f"{SEATS[expected.seat]} {expected.word}"
