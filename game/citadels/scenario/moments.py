"""The moment at which a scenario starts: in the draft, in somebody's turn, between two turns, or at the scoring."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import draft, scoring, turn
from game.citadels.rules import round as rounds
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import BLANK, REAL, Game
from game.citadels.rules.words import RANK
from game.citadels.scenario import position
from game.citadels.scenario.casting import Casting, Dealer, resumes
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.story import Built, Now, Setting
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.pcg import seeded
from game.kernel.steps import Seat
from game.scenario.story import SEATS, Expected, Refused, Value

DRAFT, ACTION, SCORING = "draft", "action", "scoring"


def start(g: Game, s: Setting, dealer: Dealer, log: list[Event]) -> None:
    """Bring the game to the scenario's first question; what happens from there on goes to the log. Raises Refused."""
    phase = _phase(s)
    if phase == DRAFT:
        _start_draft(g, s, dealer, log)
        return
    _start_action(g, s, dealer.for_action())
    if phase == SCORING:
        _start_scoring(g)
    else:
        _start_turn(g, s)
    g.log = log


def _phase(s: Setting) -> str:
    """Where nobody says it: the draft is over once anybody is said to hold a character."""
    if s.now:
        return s.now.phase or ACTION
    return ACTION if any(seat.roles or seat.revealed for seat in s.seats.values()) else DRAFT


# -- the draft -------------------------------------------------------------------------------------------------------
def _start_draft(g: Game, s: Setting, dealer: Dealer, log: list[Event]) -> None:
    """The real deal, with the cards changed about that the scenario speaks of; those who have chosen choose."""
    if s.marks.killed or s.marks.robbed or s.marks.bewitched or s.marks.warrants or s.marks.threats:
        raise Refused("marks", "no character is marked before the characters are chosen", s.marks.line)
    g.do(g.crown, rounds.start)
    g.run()
    cast = dealer.for_draft()
    aside = cast.down[dealer.first_down :]
    g.face_up, g.face_down = cast.up, cast.down[: dealer.first_down]
    g.pool = sorted([*dealer.free, *cast.held(), *aside])
    g.tax = s.marks.tax
    g.stack.pop()
    _ask_first(g)
    left = {seat: ranks[:] for seat, ranks in cast.roles.items()}
    for place, act in g.box.plan[: _picks_made(g, s, cast)]:
        if act != LOSE_ONE:
            wanted = aside if act != KEEP else left.get(g.order[place], [])
            spoken_of = [rank for ranks in (*left.values(), aside) for rank in ranks]
            _pick(g, dealer, wanted.pop(0) if wanted else None, spoken_of)
    g.log = log


def _ask_first(g: Game) -> None:
    """Ask for the first choice anew: what was dealt before nobody has seen."""
    g.seen = [[] for _ in range(g.box.players)]
    g.do(Seat(g.order[0]), draft.ask)
    g.run()


def _picks_made(g: Game, s: Setting, cast: Casting) -> int:
    """All picks up to the last character a seat is said to hold, or before the seat that is asked."""
    plan, order = g.box.plan, g.order
    wanted = [seat for seat, ranks in cast.roles.items() for _ in ranks]
    made = 0
    while wanted:
        place, act = plan[made]
        if act == KEEP and order[place] in wanted:
            wanted.remove(order[place])
        made += 1
        if made == len(plan):
            raise Refused("draft", "everybody holds a character: the draft is over", s.line)
    asked = s.now.seat if s.now else None
    while asked is not None and (order[plan[made][0]] != asked or plan[made][1] == LOSE_ONE):
        made += 1
        if made == len(plan):
            raise Refused("seat", f"seat {SEATS[asked]} has chosen already", s.line)
    return made


def _pick(g: Game, dealer: Dealer, rank: int | None, later: list[int]) -> None:
    if rank is None:
        rank = dealer.dice.choice([r for r in g.pool if r not in later])
    if RANK[rank] not in g.stack[-1][2]:
        name = g.box.setup.cast[rank - 1]
        raise Refused(name, f"the {name} is not passed on to that seat", dealer.s.line)
    g.choose(RANK[rank])


def _start_action(g: Game, s: Setting, cast: Casting) -> None:
    """The draft takes place and ends with the characters where they are said to be."""
    g.do(g.crown, rounds.start)
    g.run()
    first = draft.face_down_first(g)
    rest = cast.down[first:]
    g.face_up, g.face_down, g.pool = cast.up, cast.down[:first], sorted([*cast.held(), *rest])
    g.stack = []
    _ask_first(g)
    kept = {seat: ranks[:] for seat, ranks in cast.roles.items()}
    plan = g.box.plan
    for number, (place, act) in enumerate(plan):
        if act == LOSE_ONE:
            continue
        rank = (kept[g.order[place]] if act == KEEP else rest).pop(0)
        if number + 1 < len(plan) and plan[number + 1][1] == LOSE_ONE:
            _let_chance_take(g, rank, rest.pop(0))
        g.choose(RANK[rank])
    assert g.phase == ACTION
    g.answered = 0
    position.put(g, s)


def _let_chance_take(g: Game, rank: int, lost: int) -> None:
    """Turn the dice so that the middle discard, drawn by chance after this pick, is the wanted card."""
    for seed in range(1000):
        g.rng = seeded(seed)
        trial = g.clone()
        trial.choose(RANK[rank])
        if trial.face_down[-1] == lost:
            return
    raise AssertionError("no dice fall that way")


# -- turns -----------------------------------------------------------------------------------------------------------
def _start_turn(g: Game, s: Setting) -> None:
    """A seat's turn: at its very beginning, or where the scenario says how far it is; or the call for a rank."""
    now = s.now or Now()
    if now.seat is None:
        called = max([_marks_set(g), *_shown_ranks(g, s)])
        _call_up_to(g, s, called + 1)
        g.rank = called
        g.do(g.crown, rounds.call)
        return
    rank = g.bewitched if resumes(s) else _rank_of_turn(g, s, now)
    seat = Seat(now.seat)
    if rank == g.killed:
        raise Refused(g.box.setup.cast[rank - 1], "a killed character has no turn", now.line)
    _call_up_to(g, s, rank)
    g.rank = rank
    g.do(g.crown, rounds.call)
    if resumes(s):
        _go_on_as_bewitched(g, now, seat)
    elif now.begun:
        _go_on(g, now, seat)
    else:
        g.do(seat, turn.begin)


def _rank_of_turn(g: Game, s: Setting, now: Now) -> int:
    """Of two characters the one that is named, else the first that is not said to be called already."""
    assert now.seat is not None
    ranks = g.roles[now.seat]
    if now.role:
        return g.box.rank_of(now.role)
    said = s.seats.get(now.seat)
    called = said.revealed if said and isinstance(said.revealed, list) else []
    open_ranks = [rank for rank in ranks if g.box.setup.cast[rank - 1] not in called]
    return min(open_ranks or ranks)


def _go_on(g: Game, now: Now, seat: Seat) -> None:
    """A turn in its middle."""
    rank = g.rank
    name = g.box.setup.cast[rank - 1]
    if rank == g.bewitched:
        raise Refused(name, f"the turn of the bewitched {name} ends when it has gathered", now.line)
    if g.threats[rank]:
        raise Refused(name, f"the {name} solves the threat before anything else", now.line)
    character = g.box.characters[rank]
    g.shown[rank] = seat
    turn.take_seat(g, seat)
    g.gathered = bool(now.gathered)
    g.used = list(now.used or [])
    character.revealed(g, seat)
    if character.gathers_first:
        character.gathered(g, seat)
    else:
        g.do(seat, turn.menu)


def _go_on_as_bewitched(g: Game, now: Now, seat: Seat) -> None:
    """The Witch's turn in the place of the character she bewitched."""
    holder = rounds.holder_of(g, g.rank)
    if holder < 0:
        name = g.box.setup.cast[g.rank - 1]
        raise Refused(name, f"the witch does not play on if nobody has the {name}", now.line)
    g.shown[g.rank] = holder
    turn.take_seat(g, seat)
    g.gathered = g.resumed = True
    g.used = list(now.used or [])
    g.box.characters[g.rank].revealed(g, seat)
    g.do(seat, turn.menu)


def _marks_set(g: Game) -> int:
    """The highest rank that must have been called, because it set a mark."""
    first = g.killed or g.bewitched or any(g.warrants)
    return 2 if g.robbed or any(g.threats) else 1 if first else 0


def _shown_ranks(g: Game, s: Setting) -> list[int]:
    return [rank for seat in s.seats for rank in g.roles[seat] if _said_shown(g, s, seat, rank)]


def _said_shown(g: Game, s: Setting, seat: int, rank: int) -> bool | None:
    """Whether the scenario says that this rank was called already; None if it does not say."""
    said = s.seats.get(seat)
    if said is None or said.revealed is None:
        return None
    if isinstance(said.revealed, bool):
        return said.revealed
    return g.box.setup.cast[rank - 1] in said.revealed or None


def _call_up_to(g: Game, s: Setting, rank: int) -> None:
    """Lower ranks were called: who was not killed has shown the character."""
    two_each = len(g.roles[0]) > 1
    for called in range(1, g.box.ranks + 1):
        holder = rounds.holder_of(g, called)
        if holder < 0:
            continue
        name, line = g.box.setup.cast[called - 1], s.seats[holder].line if holder in s.seats else s.line
        shown = _said_shown(g, s, holder, called)
        if called == g.killed:
            if shown and not two_each:
                raise Refused(name, "a killed character stays hidden", line)
        elif called < rank or (shown and not two_each):
            if shown is False and not two_each and s.seats[holder].roles:
                raise Refused(name, "this rank was called already", line)
            g.shown[called] = holder
            acting = rounds.holder_of(g, 1) if called == g.bewitched else holder
            g.box.characters[called].revealed(g, acting)


def _start_scoring(g: Game) -> None:
    """The last round is over: everybody has shown the character, a killed one only if it is rank 4."""
    for rank in range(1, g.box.ranks + 1):
        if rank != g.killed or rank == draft.ROYAL_RANK:
            g.shown[rank] = rounds.holder_of(g, rank)
    g.do(g.crown, scoring.score)


# Results of Citadels.

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
    for mark, inner in fields.words(node, "`marks`", position.WORDS).items():
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
    words = position.WARRANT_WORDS if mark == "warrants" else position.THREAT_WORDS
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
