"""A complete game out of one seat's View: the unknown is filled in at random, consistent with all the seat knows.

The law: observe(determinize(view, rng), seat) == view. A View that cannot be satisfied raises; it
never falls back on anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.citadels.rules import draft, guess_roles, queries, turn
from game.citadels.rules.characters import blackmailer, emperor, magistrate, witch
from game.citadels.rules.districts import reactions
from game.citadels.rules.guess_roles import Impossible
from game.citadels.rules.observe import PUBLIC, PUBLIC_LISTS
from game.citadels.rules.state import BLANK, REAL, UNKNOWN, Game, View
from game.kernel.rng import Rng
from game.kernel.steps import Seat

__all__ = ["Impossible", "determinize", "fill"]
G = TypeVar("G", bound=Game)


def determinize(v: View, rng: Rng) -> Game:
    """One complete game in which the viewer would see exactly this View. Raises Impossible."""
    return fill(Game(v.box), v, rng)


def fill(g: G, v: View, rng: Rng, characters: guess_roles.Deal | None = None) -> G:
    """Makes a new game one in which the viewer would see this View; with these characters if they are given."""
    for name in PUBLIC:
        setattr(g, name, getattr(v, name))
    for name in PUBLIC_LISTS:
        setattr(g, name, getattr(v, name)[:])
    g.city = [city[:] for city in v.city]
    g.scores = [dict(line) for line in v.scores]
    g.rng = rng.below(1 << 31) << 32 | rng.below(1 << 31)
    g.knows = v.knows[:]
    _deal_cards(g, v, rng)
    if characters is None:
        guess_roles.deal(g, v, rng)
    else:
        characters.write(g)
    g.warrants = _turn_marks(v.warrants, rng)
    g.threats = _turn_marks(v.threats, rng)
    _restore_question(g, v)
    return g


def _deal_cards(g: Game, v: View, rng: Rng) -> None:
    known = {card for zone in (v.deck, v.museum, *v.hand, *v.city) for card in zone} | {v.site}
    unknown = [card for card in range(len(v.box.kind)) if card not in known]
    rng.shuffle(unknown)
    fill = iter(unknown)
    g.deck = [next(fill) if card == UNKNOWN else card for card in v.deck]
    g.hand = [[next(fill) if card == UNKNOWN else card for card in hand] for hand in v.hand]
    g.museum = [next(fill) if card == UNKNOWN else card for card in v.museum]


def _turn_marks(marks: list[int], rng: Rng) -> list[int]:
    """Covered warrants: one of the three is signed. Of one covered threat that is left nobody knows which it is."""
    covered = [rank for rank, mark in enumerate(marks) if mark == UNKNOWN]
    if not covered:
        return marks[:]
    some_gone = len(covered) == 1
    real = rng.choice([*covered, 0] if some_gone else covered)
    return [mark if mark != UNKNOWN else REAL if rank == real else BLANK for rank, mark in enumerate(marks)]


def _restore_question(g: Game, v: View) -> None:
    """The viewer's own ask stands as it is; another's is asked anew in the sampled world."""
    g.stack = v.stack[:]
    g.answered = max(v.answered, 0)
    if v.asked < 0 or v.asked == v.viewer:
        return
    _ASK_AGAIN[v.title](g, v.asked)
    g.run()


def _ask_turn(g: Game, me: Seat) -> None:
    """Which of a turn's questions it is only its seat knows; the first that is possible here stands for all."""
    waiting = g.stack[-1][0] if g.stack else ""
    if waiting == "turn.close" and "ability" not in g.used:
        g.do(me, turn.duties)
    elif waiting in _GATHERS_FIRST and not g.gathered:
        g.do(me, turn.gather_only)
    else:
        g.do(me, turn.menu)


def _ask_theater(g: Game, me: Seat) -> None:
    for effect in queries.answering(g, "after_draft").values():
        effect(g, me)


def _ask_hospital(g: Game, me: Seat) -> None:
    for effect in queries.answering(g, "when_killed").values():
        effect(g, me)


_GATHERS_FIRST = ("turn.short_turn_ends", "turn.after_gathering", "turn.character_goes_on", "reactions.leave")
_ASK_AGAIN: dict[str, Callable[[Game, Seat], None]] = {
    "draft": draft.ask,
    "turn": _ask_turn,
    "theater": _ask_theater,
    "hospital": _ask_hospital,
    "bewitch": witch.Witch().gathered,
    "warrant": magistrate.ask,
    "threat": blackmailer.ask_victim,
    "blackmail": blackmailer.ask_blackmailer,
    "tribute": lambda g, me: emperor.ask_tribute(g, me, g.crown),
    "crown": emperor.Emperor().round_ends,
    "graveyard": lambda g, me: reactions.a_district_fell(g, g.seat, g.deck[0]),
}
