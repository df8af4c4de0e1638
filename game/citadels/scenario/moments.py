"""The moment at which a scenario starts: in the draft, in somebody's turn, between two turns, or at the scoring."""

from __future__ import annotations

from game.citadels.rules import draft, scoring, turn
from game.citadels.rules import round as rounds
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK
from game.citadels.scenario import marks
from game.citadels.scenario.casting import Casting, Dealer, resumes
from game.citadels.scenario.story import Now, Setting
from game.kernel.events import Event
from game.kernel.pcg import seeded
from game.kernel.steps import Seat
from game.scenario.story import SEATS, Refused

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
    marks.put(g, s)


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
