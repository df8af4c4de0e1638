"""Results of La Città: what a scenario expects. Everything is kept as it is written: sites, wishes and cards by id."""

from __future__ import annotations

from game.content.yaml_reader import Node
from game.kernel.rules import Plain
from game.la_citta.content import LANDSCAPES
from game.la_citta.rules.box import CASTELLO, LIMITS, WISHES, YEARS
from game.la_citta.scenario.fields import FIGURE_WORDS, CittaFields
from game.la_citta.scenario.setting import PHASES
from game.scenario.story import Expected, Value

SEAT_WORDS = (
    "gold", "actions", "used", "used_count", "figures", "castellos", "citizens", "food", "penalty", "peeked", "sees",
    "cities", "score",
)  # fmt: skip
TABLE_WORDS = ("year", "round", "start", "phase", "voice", "politics", "stock", "landscape")
LOG_WORDS = ("founded", "built", "grown", "moved", "demolished", "starved")
SCORE_LINES = ("citizens", "bonus", "penalty", "total")
CITY_WORDS = ("castello", "citizens", "spare", "limit", "buildings", "figures", "points")
VOICE_WORDS = ("wishes", "cards", "size", "out")
POLITICS_WORDS = ("display", "display_count", "size", "discard", "discard_count")
HIDDEN, NO_LIMIT = "hidden", "none"
MOST = 99_999


def of_seat(f: CittaFields, word: str, node: Node, seat: int) -> list[Expected]:
    """What is said about a seat with one word."""
    what = f"`{word}`"
    if word == "score":
        lines = f.words(node, "a score", SCORE_LINES)
        return [Expected(one.line, f"score.{line}", _points(f, one, line), seat) for line, one in lines.items()]
    value: Value
    match word:
        case "used":
            value = sorted(f.cards(node, "`used`", unseen=True))
        case "penalty":
            value = f.truth(node, what)
        case "peeked":
            value = [place + 1 for place in f.places(node)]
        case "sees":
            value = [f.word(item, "a voice in `sees`", (*WISHES, HIDDEN)) for item in f.items(node)]
        case "cities":
            value = [_city(f, item) for item in f.items(node)]
        case _:
            value = f.number(node, what, 0, MOST)
    return [Expected(node.line, word, value, seat)]


def _points(f: CittaFields, node: Node, line: str) -> int:
    """A line of the score; the penalty may be written with or without its sign."""
    found = f.number(node, line, -MOST, MOST)
    return -abs(found) if line == "penalty" else found


def _city(f: CittaFields, node: Node) -> Plain:
    """A city: only the words that are written are compared."""
    found: Plain = {}
    for word, child in f.words(node, "a city", CITY_WORDS).items():
        match word:
            case "castello":
                found[word] = f.board.ids[f.site(child, "a castello")]
            case "limit":
                found[word] = _limit(f, child)
            case "buildings":
                found[word] = {f.board.ids[site]: name for site, name in f.built(child)}
            case "figures":
                found[word] = _figures(f, child)
            case "points":
                words = f.words(child, "`points`", WISHES)
                found[word] = {wish: f.number(one, wish) for wish, one in words.items()}
            case _:
                found[word] = f.number(child, f"`{word}`")
    return found


def _limit(f: CittaFields, node: Node) -> int | str:
    if node.value in (*LIMITS, NO_LIMIT) and not isinstance(node.value, bool):
        return node.value if isinstance(node.value, int) else NO_LIMIT
    f.fault(node, f"`limit` is {LIMITS[0]}, {LIMITS[1]} or {NO_LIMIT}")
    return NO_LIMIT


def _figures(f: CittaFields, node: Node) -> dict[str, int | dict[str, int]]:
    """{H073: 1}, {H100: {health: 1}}."""
    found: dict[str, int | dict[str, int]] = {}
    for site, child in f.by_site(node, "`figures`"):
        name = f.board.ids[site]
        if isinstance(child.value, dict):
            words = f.words(child, "figures on a building", FIGURE_WORDS)
            found[name] = {word: f.number(one, word) for word, one in words.items()}
        else:
            found[name] = f.number(child, "the figures")
    return found


def of_table(f: CittaFields, word: str, node: Node) -> list[Expected]:
    """What is said about the table with one word."""
    match word:
        case "voice":
            parts = f.words(node, "`voice`", VOICE_WORDS)
            return [Expected(one.line, f"voice.{part}", _voice(f, part, one)) for part, one in parts.items()]
        case "politics":
            parts = f.words(node, "`politics`", POLITICS_WORDS)
            return [Expected(one.line, f"politics.{part}", _politics(f, part, one)) for part, one in parts.items()]
        case "stock":
            known = ("citizens", *(name for number, name in enumerate(f.buildings) if number != CASTELLO))
            parts = f.words(node, "`stock`", known)
            return [Expected(one.line, f"stock.{part}", f.number(one, part)) for part, one in parts.items()]
        case "landscape":
            parts = f.words(node, "`landscape`", f.board.areas)
            return [
                Expected(one.line, f"landscape.{area}", f.word(one, "a landscape", LANDSCAPES))
                for area, one in parts.items()
            ]
        case "start":
            return [Expected(node.line, word, f.seat(node, "`start`"))]
        case "phase":
            return [Expected(node.line, word, f.word(node, "`phase`", PHASES))]
    return [Expected(node.line, word, f.number(node, f"`{word}`", 0, YEARS))]


def _voice(f: CittaFields, part: str, node: Node) -> Value:
    match part:
        case "wishes":
            return sorted(WISHES[wish] for wish in f.wishes(node, "a wish in `wishes`"))
        case "cards":
            return [WISHES[wish] for wish in f.wishes(node, "a voice in `cards`")]
        case "out":
            return {WISHES[wish]: count for wish, count in f.by_wish(node, "`out`").items()}
    return f.number(node, f"`{part}` of `voice`")


def _politics(f: CittaFields, part: str, node: Node) -> Value:
    if part in ("display", "discard"):
        return sorted(f.cards(node, f"`{part}`", unseen=part == "discard"))
    return f.number(node, f"`{part}` of `politics`")
