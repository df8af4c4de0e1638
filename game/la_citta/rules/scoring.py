"""The end: a point for each citizen, three for each city with all three wishes, five less for hunger (S; section 6)."""

from __future__ import annotations

from game.kernel.steps import Seat, step
from game.la_citta.rules.box import BONUS, PENALTY, VOICES, WISHES, YEARS
from game.la_citta.rules.state import Game, Table

Line = dict[str, int]


@step
def begin(g: Game, me: Seat) -> None:
    """The points are counted, and the game is over."""
    g.phase = "scoring"
    g.scores = lines(g)
    g.phase = "over"
    g.tell("game_over", scores=[dict(line) for line in g.scores], winners=winners(g))


def lines(g: Table) -> list[Line]:
    """Per seat what its total is made of, as things stand."""
    found = []
    ends = g.phase in ("feeding", "scoring", "over") or len(g.voice_out) == VOICES * YEARS
    last = g.year == YEARS and ends  # before that it costs a card, no points
    for seat in range(g.box.players):
        line = {"citizens": g.people_of(seat)}
        line["bonus"] = BONUS * len([city for city in g.cities[seat] if complete(g, city)])
        line["penalty"] = -PENALTY if g.penalty[seat] and last else 0
        line["total"] = sum(line.values())
        found.append(line)
    return found


def complete(g: Table, city: list[int]) -> bool:
    """Whether a city has buildings for culture, education and health; a hospital is one for two (CITTA-1, CITTA-40).
    Figures count for nothing (CITTA-70)."""
    arches = g.box.arches
    here = [arches[g.building[site]] for site in city]
    return all(any(one[wish] for one in here) for wish in range(len(WISHES)))


def winners(g: Table) -> list[Seat]:
    """The highest total, then the most gold; who is equal in both shares the win (CITTA-43)."""
    best = max((line["total"], g.gold[seat]) for seat, line in enumerate(g.scores))
    return [Seat(seat) for seat, line in enumerate(g.scores) if (line["total"], g.gold[seat]) == best]
