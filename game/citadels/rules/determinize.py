"""A complete game out of one seat's View: the unknown is filled in at random, consistent with all the seat knows.

The law: observe(determinize(view, rng), seat) == view. A View that cannot be satisfied raises; it
never falls back on anything.
"""

from __future__ import annotations

from typing import TypeVar

from game.citadels.rules import asked, guess_roles
from game.citadels.rules.observe import share
from game.citadels.rules.state import BLANK, REAL, UNKNOWN, Game, View
from game.kernel.rng import Rng
from game.kernel.rules import Impossible

__all__ = ["Impossible", "determinize", "fill"]
G = TypeVar("G", bound=Game)


def determinize(v: View, rng: Rng) -> Game:
    """One complete game in which the viewer would see exactly this View. Raises Impossible."""
    return fill(Game(v.box), v, rng)


def fill(g: G, v: View, rng: Rng, characters: guess_roles.Deal | None = None) -> G:
    """Makes a new game one in which the viewer would see this View; with these characters if they are given."""
    share(v, g)
    g.rng = rng.branch()
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
    asked.ANEW[v.title](g, v.asked)
    g.run()
