"""Results of La Città: what a scenario expects. Everything is kept as it is written: sites, wishes and cards by id."""

from __future__ import annotations

from game.content.yaml_reader import Node
from game.kernel.rules import Plain
from game.kernel.steps import NAME_OF, Seat, find
from game.la_citta.content import LANDSCAPES
from game.la_citta.rules import course, demolition, feeding, migration, placement, politics_round, scoring
from game.la_citta.rules.box import CASTELLO, FIRST_CASTELLOS, FOUNDERS, LIMITS, ROUNDS, WISHES, YEARS
from game.la_citta.rules.state import Game
from game.la_citta.scenario.fields import FIGURE_WORDS, CittaFields
from game.la_citta.scenario.setting import PHASES, WITH_SEATS
from game.la_citta.scenario.story import Setting
from game.scenario.story import Expected, Refused, Value

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


# The moment at which a scenario starts, and where it stops.

END = ("scoring", "over")
STEPS = {**course.PHASES, "scoring": scoring.begin}  # what stands for a phase on the stack
GO_ON = {"migration": migration.go_on, "demolition": demolition.go_on, "feeding": feeding.go_on}


def phase_of(s: Setting) -> str:
    """Where it begins; without seats from the set-up."""
    if s.now is not None:
        return s.now.phase
    if s.seats is not None:
        return "politics"
    return "placement" if s.table.setup == "advanced" else "new_year"


def _is_between(s: Setting, first: str, last: str) -> bool:
    return PHASES.index(first) <= PHASES.index(phase_of(s)) <= PHASES.index(last)


def voices_lie(s: Setting) -> bool:
    """Whether the four voices of the year are laid."""
    return _is_between(s, "income", "year_end")


def wishes_hold(s: Setting) -> bool:
    """Whether they are revealed."""
    return _is_between(s, "migration", "year_end")


def may_be_empty(s: Setting) -> bool:
    """Whether buildings may stand without a citizen."""
    return _is_between(s, "migration", "over")


def turns_had(g: Game, s: Setting, seat: int) -> int:
    """How many cards this seat has used in this year."""
    phase = phase_of(s)
    if phase != "politics":
        return ROUNDS if _is_between(s, "reveal", "year_end") else 0
    number = 1 if s.now is None else s.now.round
    return number - (seat not in _before(g, s))


def _before(g: Game, s: Setting) -> list[Seat]:
    """The seats that have had their turn."""
    if s.now is None or s.now.seat is None or phase_of(s) not in WITH_SEATS:
        return []
    order = g.order()
    return order[: order.index(Seat(s.now.seat))]


def start(g: Game, s: Setting) -> None:
    """Lays what is to be done on the stack."""
    phase = g.phase = phase_of(s)
    if phase in END:
        g.figures = []  # as after the end of a year
        g.clear_year()
        g.do(g.start, scoring.begin)
    elif phase == "placement":
        _check_placement(g, s)
        g.do(g.start, placement.turn)
    elif phase == "new_year":
        g.do(g.start, course.new_year)
    else:
        _in_the_year(g, s, phase)


def _check_placement(g: Game, s: Setting) -> None:
    """Before the first year there is nothing but castellos with three citizens each."""
    if g.year > 1:
        raise Refused("year", "castellos are placed before the first year", s.table.line)
    for cities in g.cities:
        if len(cities) > FIRST_CASTELLOS or any(city[1:] or g.people[city[0]] != FOUNDERS for city in cities):
            why = f"each seat places {FIRST_CASTELLOS} castellos with {FOUNDERS} citizens and nothing else"
            raise Refused("placement", why, s.line)
    placed = sum(len(cities) for cities in g.cities)
    if g.citizens < FOUNDERS * (FIRST_CASTELLOS * g.box.players - placed):
        raise Refused("supply_empty", "the supply has too few citizens for the castellos to come", s.stock_line)


def _in_the_year(g: Game, s: Setting, phase: str) -> None:
    first = course.AHEAD.index(course.PHASES[phase])
    for later in reversed(course.AHEAD[first + 1 :]):
        g.do(g.start, later)
    before = _before(g, s)
    me = g.order()[len(before)]
    if phase == "politics" and s.until != phase:
        g.round = 1 if s.now is None else s.now.round
        g.do(me, politics_round.turn)
    elif before:
        g.done = [*before] if phase == "feeding" else []
        g.do(me, GO_ON[phase])
    else:
        g.do(g.start, course.AHEAD[first])


def go_on(g: Game, until: str) -> None:
    """To the next question, or to before this phase."""
    end = NAME_OF[STEPS[until]] if until in STEPS else ""
    while g.stack and len(g.stack[-1]) == 2 and g.stack[-1][0] != end:
        step, seat = g.stack.pop()
        find(step)(g, seat)


def answered(g: Game, word: str, until: str) -> None:
    """Gives an answer that is offered, and goes on to the next question, or to before this phase."""
    if not until:
        g.choose(word)
        return
    step, seat, *_ = g.stack.pop()
    g.answered += 1
    find(step)(g, seat, word)
    go_on(g, until)
