"""A loaded game is checked whole before anybody plays on: any fault means that the save is damaged.

First every field by itself (`saved`), then whether the fields fit each other, then what is to be done next, and the
question that waits (`check_stack`).
"""

from __future__ import annotations

import re

from game.citadels.rules import asked, build, draft, queries, saved, scoring
from game.citadels.rules.box import Box
from game.citadels.rules.characters import CHARACTERS
from game.citadels.rules.observe import observe
from game.citadels.rules.plans import KEEP, LOSE_ONE, PUT_ASIDE
from game.citadels.rules.state import NO_MARK, NOBODY, REAL, Game
from game.kernel.events import Json
from game.kernel.rules import DamagedState, Plain
from game.kernel.steps import NAME_OF, SHORT, Frame, Seat, find, full_name, game_of

# Is what a loaded game waits for what its rules would wait for? Each question is asked once more and compared.

OPTION = re.compile(r"[a-z_]{1,20}(:[0-9]{1,2}(/[a-z_]{1,20})?)?")
MOST_OPTIONS = 400
GAME = game_of(__name__)

DRAFT = frozenset({"draft.keep", "draft.put_aside"})
GOES_ON = "turn.character_goes_on"  # below the gathering of characters that gather before anything else
AFTER_GATHERING = (*asked.MENU, "turn.after_gathering")  # and of those that are threatened


def stack_fault(g: Game) -> str | None:
    """What is wrong with the stack of a loaded game whose other fields are sound."""
    if not g.stack:
        return None
    try:
        for frame in g.stack:
            find(frame[0])
    except LookupError as error:
        return str(error)
    *below, top = g.stack
    if any(len(frame) != 2 or frame[1] not in range(g.box.players) for frame in below):
        return "the stack of things to do is damaged"
    return _frame_fault(g, top) or _place_fault(g, below, top) or _question_fault(g, top)


def _name(frame: Frame) -> str:
    """What the step of a frame is called within this game; empty for anything else."""
    short = SHORT.get(frame[0], "") if isinstance(frame[0], str) else ""
    return short if frame[0] == full_name(GAME, short) else ""


def _frame_fault(g: Game, top: Frame) -> str | None:
    """The pending question has its five parts, and options that are words."""
    if len(top) != 5 or top[1] not in range(g.box.players) or not isinstance(top[4], dict):
        return "the pending question is damaged"
    if top[0] not in asked.QUESTIONS:
        return "the pending question is damaged"
    options = top[2]
    if not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
        return "the pending question has no options"
    words = all(isinstance(word, str) and OPTION.fullmatch(word) for word in options)
    return None if words else "the pending options are not those of the rules"


def _place_fault(g: Game, below: list[Frame], top: Frame) -> str | None:
    """The question comes at a moment at which it is asked, and what follows on it belongs to the seat on turn."""
    name, names, question = _name(top), tuple(_name(frame) for frame in below), asked.QUESTIONS[top[0]]
    in_its_place = names in question.at or (question.gathering and _gathers_first(names))
    if not in_its_place or (name in DRAFT) != (g.phase == "draft"):
        return "the pending question comes at another time"
    if ("round.after_draft" in names) != (g.phase == "draft" and bool(queries.answering(g, "after_draft"))):
        return "what follows the draft does not fit"
    if (g.seat == NOBODY) != question.between:
        return "the pending question does not fit whose turn it is"
    if any(not name.startswith("round.") and frame[1] != g.seat for name, frame in zip(names, below, strict=True)):
        return "the stack of things to do belongs to another seat"
    return None if g.seat == NOBODY or _course_fits(g, names) else "the turn takes another course"


def _gathers_first(names: tuple[str, ...]) -> bool:
    """Whether what waits below is a gathering at which nothing else is possible."""
    return names == AFTER_GATHERING or (
        names[:-1] == asked.CALLED and (names[-1] == GOES_ON or names[-1] in asked.COURSES)
    )


def _course_fits(g: Game, names: tuple[str, ...]) -> bool:
    """Turns of gathering alone, and characters that gather first, take a course of their own."""
    if any(there_is(g) != (name in names) for name, there_is in asked.COURSES.items()):
        return False
    return GOES_ON not in names or bool(g.acting().gathers_first)


def _question_fault(g: Game, top: Frame) -> str | None:
    """The rules, asked once more, come to the same question."""
    twin = g.clone()
    twin.stack = []
    try:
        asked.QUESTIONS[top[0]].again(twin, Seat(top[1]), top[4])
        twin.run()
    except (asked.Unfit, ValueError, TypeError, LookupError, AttributeError, StopIteration):
        return "the pending question is not what the rules would ask"
    return None if twin.stack == [top] else "the pending options are not those of the rules"


PHASES = ("draft", "action", "over")  # the scoring is never waited in
THREATS, WARRANTS = 2, 3
TRACES = frozenset(trace for character in CHARACTERS.values() for trace in character.traces)
FINISH = NAME_OF[build.finish]


def load(box: Box, data: Plain) -> Game:
    """A game from saved data. Raises DamagedState with the first fault found."""
    g = Game(box)
    saved.read(g, data)
    try:
        fault = _first_fault(g)
        if fault is None:  # what is looked at first, and again and again
            observe(g, None)
            for seat in range(box.players):
                observe(g, Seat(seat))
                scoring.lines(g, Seat(seat))
    except (ValueError, TypeError, LookupError, AttributeError, StopIteration) as error:
        raise DamagedState(f"its parts do not fit together ({type(error).__name__})") from error
    if fault:
        raise DamagedState(fault)
    return g


def _first_fault(g: Game) -> str | None:
    for part in (_sizes, _cards, _characters, _draft, _called, _marks, _cities, _end, stack_fault):
        fault = part(g)
        if fault:
            return fault
    return None


def _sizes(g: Game) -> str | None:
    """Rows for each seat, each rank and each card, and nothing beyond them."""
    players, ranks, cards = g.box.players, g.box.ranks, len(g.box.kind)
    rows: list[tuple[str, list[Json]]] = [(name, getattr(g, name)) for name in ("gold", "hand", "city", "roles")]
    if any(len(row) != players for _, row in (*rows, ("seen", g.seen), ("aside", g.aside))):
        return f"it does not fit {players} players"
    if len(g.scores) not in (0, players) or any(len(marks) != ranks + 1 for marks in (g.shown, g.warrants, g.threats)):
        return "scores or marks of the characters do not fit"
    if len(g.knows) != cards or max(g.knows) >> players:
        return "what the seats know does not fit"
    seats = (g.crown, g.seat, g.thief, g.blackmailer, *g.order, *g.safe, *g.completed, *g.shown)
    if max(seats) >= players:
        return "a seat does not exist"
    named = (g.rank, g.killed, g.robbed, g.bewitched, *(rank for looks in g.seen for look in looks for rank in look))
    if max(named) > ranks:
        return "a rank is out of range"
    return None if g.phase in PHASES and all(_distinct(row) for row in (g.safe, g.completed)) else "a word is unknown"


def _distinct(numbers: list[Json]) -> bool:
    return len(set(numbers)) == len(numbers)


def _cards(g: Game) -> str | None:
    """Every district card lies in exactly one place."""
    site = [g.site] if g.site >= 0 else []
    everywhere = sorted(card for zone in (g.deck, site, g.museum, *g.hand, *g.city) for card in zone)
    if everywhere != list(range(len(g.box.kind))):
        return "a district card is missing or lies in two places"
    built = {card for city in g.city for card in city}
    if g.museum and not built & {*queries.covering(g)}:
        return "cards lie under a Museum that does not stand"
    if g.fresh and not g.box.classic:
        return "another edition's mark lies on a district"
    if not {*g.fresh} <= {*range(len(g.box.kind))} or not _distinct(g.fresh):
        return "a district that was just built does not exist"
    if not {*g.used} <= {"income", "ability", *g.box.kind}:
        return "something was used that there is not"
    return None if set(g.beautified) <= built and _distinct(g.beautified) else "gold lies on a card that is not built"


def _characters(g: Game) -> str | None:
    """Every rank lies in exactly one place, and who showed one holds it."""
    ranks = list(range(1, g.box.ranks + 1))
    everywhere = sorted(rank for zone in (g.pool, g.face_up, g.face_down, *g.roles) for rank in zone)
    if everywhere != ranks:
        return "a character card is missing or lies in two places"
    if any(seat >= 0 and rank not in g.roles[seat] for rank, seat in enumerate(g.shown)):
        return "a character was shown by somebody who does not hold it"
    if not g.exchanged:
        return None
    owner, partner, mine, theirs = g.exchanged
    swapped = owner != partner and theirs in g.roles[owner] and mine in g.roles[partner]
    return None if swapped and queries.answering(g, "after_draft") else "the swap of characters does not fit"


def _draft(g: Game) -> str | None:
    """As many characters were kept, put aside and looked at as the plan says, in the order of the table."""
    players, plan = g.box.players, g.box.plan
    if len(g.order) != players or g.order != [(g.order[0] + i) % players for i in range(players)]:
        return "the draft order does not name every seat once"
    if g.picked > len(plan) or (g.picked == len(plan)) != (g.phase != "draft"):
        return "the draft has come to another point than the game"
    if len(g.face_up) != draft.face_up_count(players, g.box.ranks) or draft.ROYAL_RANK in g.face_up:
        return "the characters set aside face up do not fit"
    for seat in range(players):
        acts = [act for place, act in plan[: g.picked] if g.order[place] == seat]
        if len(g.roles[seat]) != acts.count(KEEP) or len(g.aside[seat]) != acts.count(PUT_ASIDE):
            return "somebody kept or put aside more or less than there was"
    if not {rank for aside in g.aside for rank in aside} <= {*g.face_down}:
        return "a character was put aside that lies somewhere else"
    return _looks(g)


def _looks(g: Game) -> str | None:
    """What each seat had in hand at each of its picks; the last look is at what is passed on now."""
    sizes: list[list[int]] = [[] for _ in g.seen]
    left = g.box.ranks - len(g.face_up) - draft.face_down_first(g)
    for number, (place, act) in enumerate(g.box.plan[: g.picked + (g.phase == "draft")]):
        both = number == len(g.box.plan) - 1 and draft.last_takes_both(g)
        if act != LOSE_ONE:
            sizes[g.order[place]].append(left + both)
        left -= 1
    if sizes != [[len(look) for look in looks] for looks in g.seen]:
        return "somebody looked at more or fewer characters than there were"
    if any(look != sorted({*look} - {*g.face_up}) for looks in g.seen for look in looks):
        return "somebody looked at characters that were not passed on"
    if g.phase == "draft" and g.seen[g.order[g.box.plan[g.picked][0]]][-1] != g.pool:
        return "the characters passed on are not those that are looked at"
    for seat, looks in enumerate(g.seen):
        if not {*_drafted(g, seat), *g.aside[seat]} <= {rank for look in looks for rank in look}:
            return "somebody holds a character that was not passed on"
    return None if g.phase == "draft" or not g.pool else "a character is still passed on"


def _drafted(g: Game, seat: int) -> list[int]:
    """The characters a seat kept in the draft, before a Theater swap."""
    if not g.exchanged or seat not in g.exchanged[:2]:
        return g.roles[seat]
    owner, _, mine, theirs = g.exchanged
    gave, got = (mine, theirs) if owner == seat else (theirs, mine)
    return [gave if rank == got else rank for rank in g.roles[seat]]


def _called(g: Game) -> str | None:
    """Whose turn it is fits the rank that is called."""
    if g.phase == "draft":
        before = g.rank or g.killed or g.robbed or g.bewitched or g.exchanged or g.safe or any(s >= 0 for s in g.shown)
        return "something has happened before the draft was over" if before or g.seat != NOBODY else None
    if g.rank and any(seat >= 0 for seat in g.shown[g.rank + 1 :]):
        return "a character was shown before it was called"
    if g.shown[0] != NOBODY or (g.bewitched and g.shown[1] == NOBODY):
        return "the revealed characters do not fit"
    if g.seat == NOBODY:
        return None
    if not g.rank:
        return "it is somebody's turn, and no character was called"
    if g.resumed:
        fits = g.shown[1] == g.seat and g.rank == g.bewitched
    else:
        fits = g.shown[g.rank] == g.seat
    return None if fits else "it is the turn of somebody who holds another character"


def _marks(g: Game) -> str | None:
    """Warrants, threats and what characters did to each other are there only with those who do such things."""
    if any(g.warrants) and g.shown[1] == NOBODY:
        return "warrants lie without a Magistrate"
    if (any(g.threats) or g.threats_open) and g.blackmailer == NOBODY:
        return "threats lie without a Blackmailer"
    for marks, most in ((g.warrants, WARRANTS), (g.threats, THREATS)):
        if marks[0] != NO_MARK or len(marks) - marks.count(NO_MARK) > most or marks.count(REAL) > 1:
            return "warrants or threats do not fit"
    if any(_is_there(getattr(g, trace)) for trace in TRACES - g.box.traces) or (g.thief == NOBODY) != (g.robbed == 0):
        return "something was done by a character that does not take part"
    return None


def _is_there(trace: Json) -> bool:
    return any(trace) if isinstance(trace, list) else bool(trace)


def _cities(g: Game) -> str | None:
    """Complete cities are large enough, as they were never made smaller by rule; a building site belongs to a turn."""
    if any(not g.city[seat] for seat in g.completed):
        return "an empty city is called complete"
    if any(queries.size(g, Seat(s)) >= g.box.complete and s not in g.completed for s in range(g.box.players)):
        return "a complete city is not called so"
    waits = any(frame[:1] == [FINISH] for frame in g.stack)
    return None if (g.site >= 0) == waits else "a district is being built at the wrong time"


def _end(g: Game) -> str | None:
    """The scores are there when the game is over, and are those that the cities give."""
    if (g.phase == "over") != (not g.stack) or (g.phase == "over") != bool(g.scores):
        return "nothing is left to be done, and the game is not over"
    if g.scores and (g.scores != [scoring.lines(g, Seat(s)) for s in range(g.box.players)] or not g.completed):
        return "the scores do not fit"
    return None
