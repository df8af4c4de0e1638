"""Who has earned which achievement: judged from each game when it is recorded, and from what is noted besides.

What was counted so far is noted, so that a deleted game takes nothing away and a hundred thousand games cost nothing.
"""

from __future__ import annotations

from collections import Counter
from datetime import date

import msgspec

from game.history import days, feats
from game.history.clock import wall_clock
from game.history.days import Notes
from game.history.feats import CARDS, DAYS, DAYS_IN_ROW, KINDS_OF_GAMES, PUZZLES, ROW, Feat, When
from game.history.played import Chosen, PlayedGame, PlayedSeat, strength
from game.kernel.events import Json
from game.session.ledger import Used

EARNED, COUNT = "achievement", "achievement_count"  # kinds of notes; the keys are ID/PERSON
PUZZLE = "puzzle"  # the kind of notes of puzzles, which are solved by whoever is there


class Count(msgspec.Struct, frozen=True):
    """How far somebody has come; `seen` are the different things counted."""

    count: int = 0
    seen: tuple[str, ...] = ()


def judge(notes: Notes, game: PlayedGame, chosen: Chosen) -> list[tuple[str, Feat]]:
    """Count a game for everybody who played it from beginning to end; who has earned what by it: (person, feat)."""
    found: list[tuple[str, Feat]] = []
    if not game.counted:
        return found
    for seat in game.seats:
        if seat.human and not seat.changed:
            used = chosen[seat.seat] if seat.seat < len(chosen) else ()
            found += [(seat.key, feat) for feat in _of_game(notes, game, seat, used)]
            found += [(seat.key, feat) for feat in refresh(notes, seat.key)]
    return found


def refresh(notes: Notes, person: str) -> list[Feat]:
    """What somebody has earned by days and puzzles since the last look."""
    found = []
    for feat in feats.feats():
        if feat.counts in (DAYS, DAYS_IN_ROW, PUZZLES) and not earned(notes, feat, person):
            count = Count(_noted_elsewhere(notes, feat, person))
            if count.count and _keep(notes, feat, person, count):
                found.append(feat)
    return found


def earned(notes: Notes, feat: Feat, person: str) -> bool:
    """Whether this person has it."""
    return notes.noted(EARNED, _key(feat, person)) is not None


def earned_on(notes: Notes, feat: Feat, person: str) -> date:
    """The day on which this person earned it, by the clock of this computer."""
    return wall_clock(notes.noted_at(EARNED, _key(feat, person))).date()


def progress(notes: Notes, feat: Feat, person: str) -> int:
    """How far this person has come, at most `feat.times`."""
    if earned(notes, feat, person):
        return feat.times
    return min(feat.times, _count(notes, feat, person).count)


def fits(when: When, game: PlayedGame, seat: PlayedSeat, used: tuple[Used, ...]) -> bool:
    """Whether a game is one of those that count, for who sat there."""
    bots = [one.level for one in game.seats if not one.human]
    times = {f"{one.kind}/{one.card}": one.times for one in used}
    shared = [one.won for one in game.seats].count(True) > 1
    best = max((one.points for one in game.seats if one is not seat), default=0)
    lead = seat.points - best
    return (
        when.won in (None, seat.won)
        and when.shared in (None, seat.won and shared)
        and seat.points >= when.points
        and (not when.lead or seat.won and lead >= when.lead)
        and (not when.lead_at_most or seat.won and 0 <= lead <= when.lead_at_most)
        and game.players >= when.players
        and game.players - len(bots) >= when.people
        and (not when.level or bool(bots) and min(map(strength, bots)) >= strength(when.level))
        and (not when.rounds_at_most or game.rounds <= when.rounds_at_most)
        and when.origin in ("", game.origin.partition(":")[0])
        and all(seat.sources.get(name, 0) >= least for name, least in when.sources.items())
        and not any(seat.sources.get(name, 0) for name in when.without)
        and all(times.get(word, 0) >= least for word, least in when.chose.items())
        and not any(times.get(word, 0) for word in when.never)
    )


# -- counting ----------------------------------------------------------------------------------------------------------
def _of_game(notes: Notes, game: PlayedGame, seat: PlayedSeat, used: tuple[Used, ...]) -> list[Feat]:
    found = []
    for feat in feats.feats():
        if feat.game not in ("", game.game) or feat.counts in (DAYS, DAYS_IN_ROW, PUZZLES):
            continue
        if earned(notes, feat, seat.key):
            continue
        before = _count(notes, feat, seat.key)
        after = _counted(before, feat, game, used, counts=fits(feat.when, game, seat, used))
        if after != before and _keep(notes, feat, seat.key, after):
            found.append(feat)
    return found


def _counted(before: Count, feat: Feat, game: PlayedGame, used: tuple[Used, ...], *, counts: bool) -> Count:
    what, _colon, kind = feat.counts.partition(":")
    if not counts:
        return Count() if what == ROW else before
    if what == CARDS:
        seen = sorted({*before.seen, *(one.card for one in used if one.kind == kind and one.times)})
        return Count(len(seen), tuple(seen))
    if what == KINDS_OF_GAMES:
        seen = sorted({*before.seen, game.game})
        return Count(len(seen), tuple(seen))
    return Count(before.count + 1)


def _noted_elsewhere(notes: Notes, feat: Feat, person: str) -> int:
    if feat.counts == PUZZLES:
        return puzzles_solved(notes)
    played = days.in_time(notes, person)
    return days.streak(played) if feat.counts == DAYS_IN_ROW else len(played)


def puzzles_solved(notes: Notes) -> int:
    """How many puzzles were solved here."""
    return sum(_solved(value) for value in notes.notes(PUZZLE).values())


def puzzles_solved_by_game(notes: Notes) -> dict[str, int]:
    """The same for each game of which any was solved, by its id."""
    games = [key.partition("/")[0] for key, value in notes.notes(PUZZLE).items() if _solved(value)]
    return dict(Counter(sorted(games)))


def _solved(value: Json) -> bool:
    """What is noted of a puzzle says so, or it would not be noted."""
    return bool(value.get("solved", True)) if isinstance(value, dict) else bool(value)


def _keep(notes: Notes, feat: Feat, person: str, count: Count) -> bool:
    """Note how far it has come; whether it is earned by that."""
    if count != _count(notes, feat, person):
        notes.note(COUNT, _key(feat, person), msgspec.to_builtins(count))
    if count.count < feat.times:
        return False
    notes.note(EARNED, _key(feat, person), True)
    return True


def _count(notes: Notes, feat: Feat, person: str) -> Count:
    try:
        return msgspec.convert(notes.noted(COUNT, _key(feat, person)) or {}, Count)
    except msgspec.ValidationError:
        return Count()


def _key(feat: Feat, person: str) -> str:
    return f"{feat.game}/{feat.id}/{person}" if feat.game else f"{feat.id}/{person}"
