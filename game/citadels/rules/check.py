"""A loaded game is checked whole before anybody plays on: any fault means that the save is damaged."""

from __future__ import annotations

import inspect
from typing import Any

from game.citadels.rules import draft, turn
from game.citadels.rules.box import Box
from game.citadels.rules.state import Game
from game.kernel import steps
from game.kernel.options import kind, value
from game.kernel.rules import DamagedState
from game.kernel.saving import TRANSIENT, is_plain, slots, to_json
from game.kernel.steps import Frame

_NUMBER_LISTS = (
    "order", "pool", "shown", "face_up", "face_down", "safe", "gold", "beautified", "deck", "knows", "completed",
    "warrants", "threats", "museum", "exchanged", "fresh",
)  # fmt: skip
PHASES = ("draft", "action", "scoring", "over")


def load(box: Box, saved: dict[str, Any]) -> Game:
    """A game from saved data. Raises DamagedState with the first fault found."""
    g = Game(box)
    wanted = [name for name in slots(Game) if name not in TRANSIENT and name != "box"]
    if sorted(saved) != sorted(wanted):
        raise DamagedState("fields are missing, or there are unknown ones")
    template = to_json(g)
    for name in wanted:
        if type(saved[name]) is not type(template[name]) or not is_plain(saved[name]):
            raise DamagedState(f"'{name}' is not what it should be")
        setattr(g, name, saved[name])
    try:
        fault = _first_fault(g)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, StopIteration) as error:
        raise DamagedState(f"its parts do not fit together ({type(error).__name__})") from error
    if fault:
        raise DamagedState(fault)
    return g


def _first_fault(g: Game) -> str | None:
    return _shapes(g) or _cards(g) or _characters(g) or _numbers(g) or _stack(g)


def _shapes(g: Game) -> str | None:
    players = g.box.players
    for name in ("roles", "hand", "city", "aside"):
        rows = getattr(g, name)
        if len(rows) != players or not all(_whole(row) for row in rows):
            return f"'{name}' does not fit {players} players"
    looks: list[Any] = list(g.seen)
    if len(looks) != players or not all(isinstance(row, list) and all(_whole(look) for look in row) for row in looks):
        return f"'seen' does not fit {players} players"
    for name in _NUMBER_LISTS:
        if not _whole(getattr(g, name)):
            return f"'{name}' holds something else than numbers"
    lines: list[Any] = list(g.scores)
    if len(lines) not in (0, players) or not all(isinstance(line, dict) and _whole([*line.values()]) for line in lines):
        return "the scores do not fit"
    words: list[Any] = list(g.used)
    return None if all(isinstance(word, str) for word in words) else "'used' holds something else than words"


def _whole(numbers: Any) -> bool:
    return isinstance(numbers, list) and all(type(n) is int for n in numbers)


def _cards(g: Game) -> str | None:
    """Every district card lies in exactly one place."""
    site = [g.site] if g.site >= 0 else []
    everywhere = sorted(card for zone in (g.deck, site, g.museum, *g.hand, *g.city) for card in zone)
    if everywhere != list(range(len(g.box.kind))):
        return "a district card is missing or lies in two places"
    built = {card for city in g.city for card in city}
    if g.museum and not built & set(g.box.cards_of("museum")):
        return "cards lie under a Museum that does not stand"
    return None if set(g.beautified) <= built and _distinct(g.beautified) else "gold lies on a card that is not built"


def _characters(g: Game) -> str | None:
    """Every rank lies in exactly one place while a round is played."""
    ranks = list(range(1, g.box.ranks + 1))
    everywhere = sorted(rank for zone in (g.pool, g.face_up, g.face_down, *g.roles) for rank in zone)
    if g.order and everywhere != ranks:
        return "a character card is missing or lies in two places"
    if len(g.shown) != len(ranks) + 1 or any(s not in range(-1, g.box.players) for s in g.shown):
        return "the revealed characters do not fit"
    if any(len(marks) != len(g.shown) or not set(marks) <= {0, 1, 2} for marks in (g.warrants, g.threats)):
        return "warrants or threats do not fit"
    if len(g.exchanged) not in (0, 4):
        return "the swap of characters does not fit"
    named = (g.rank, g.killed, g.robbed, g.bewitched)
    return None if all(0 <= rank <= g.box.ranks for rank in named) else "a rank is out of range"


def _numbers(g: Game) -> str | None:
    players = g.box.players
    if g.order and sorted(g.order) != list(range(players)):
        return "the draft order does not name every seat once"
    if len(g.gold) != players or any(amount not in range(1000) for amount in g.gold):
        return "an amount of gold is out of range"
    if len(g.knows) != len(g.box.kind) or any(known not in range(1 << players) for known in g.knows):
        return "what the seats know does not fit"
    if g.phase not in PHASES or g.crown not in range(players) or g.seat not in range(-1, players):
        return "phase, crown or turn do not fit"
    seats = (*g.safe, *g.completed)
    if any(seat not in range(players) for seat in seats) or not _distinct(g.completed):
        return "a marked seat does not exist"
    in_range = 0 <= g.rng < 1 << 64 and 0 <= g.answered < 1 << 31 and g.thief in range(-1, players)
    seats_fit = g.blackmailer in range(-1, players) and 0 <= g.picked <= len(g.box.plan)
    small = all(n in range(1000) for n in (g.tax, g.spent, g.paid_builds, g.site_price)) and g.site >= -2
    rest = g.builds in range(-9, 10) and 0 <= g.round < 1 << 20
    return None if in_range and seats_fit and small and rest else "a number is out of range"


def _distinct(numbers: list[int]) -> bool:
    return len(set(numbers)) == len(numbers)


def _stack(g: Game) -> str | None:
    if not g.stack:
        return None if g.phase == "over" and len(g.scores) == g.box.players else "nothing is left to be done"
    for frame in g.stack[:-1]:
        if not _is_do(g, frame):
            return "the stack of things to do is damaged"
    return _ask_fault(g, g.stack[-1])


def _is_do(g: Game, frame: Frame) -> bool:
    return len(frame) == 2 and steps.is_known(frame[0]) and frame[1] in range(g.box.players)


def _ask_fault(g: Game, frame: Frame) -> str | None:
    """The pending options must be those the rules would offer again."""
    if len(frame) != 5 or not steps.is_known(frame[0]) or frame[1] not in range(g.box.players):
        return "the pending question is damaged"
    name, seat, options, problem, memo = frame
    expected = list(inspect.signature(steps.find(name)).parameters)[3:]
    if sorted(expected) != sorted(memo):
        return "the pending question does not fit its step"
    again = {"turn.chosen": turn.menu, "draft.keep": draft.ask, "draft.put_aside": draft.ask}.get(name)
    if again is not None:
        twin = g.clone()
        twin.stack.pop()
        again(twin, seat)
        return None if twin.stack[-1] == frame else "the pending options are not those of the rules"
    if not options or any(kind(word) == "card" and value(word) >= len(g.box.kind) for word in options):
        return "the pending options are not those of the rules"
    if problem is None:
        return None
    check = steps.find(problem)
    return "a pending option is not allowed" if any(check(g, seat, word, **memo) for word in options) else None
