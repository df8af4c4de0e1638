"""The course of a year, phase by phase (S, 1 to 8). Phases that ask have files of their own.

The phases of a year that are still to come wait on the stack, the next one on top.
"""

from __future__ import annotations

from game.kernel.steps import Seat, step
from game.la_citta.rules import demolition, feeding, migration, politics_round, scoring
from game.la_citta.rules.box import VOICES, WISHES, YEARS
from game.la_citta.rules.state import Game


@step
def new_year(g: Game, me: Seat) -> None:
    """The start player changes, but in the first year (CITTA-42)."""
    g.phase = "new_year"
    if g.year > 1:
        g.start = Seat((g.start + 1) % g.box.players)
    g.tell("year_started", year=g.year, start=g.start)
    g.do(g.start, *AHEAD)


@step
def voice(g: Game, me: Seat) -> None:
    """Four voice cards, the first of them open."""
    g.phase = "voice"
    g.voice, g.voice_deck = g.voice_deck[: -VOICES - 1 : -1], g.voice_deck[:-VOICES]
    g.tell("voices_laid", wish=g.voice[0])


@step
def income(g: Game, me: Seat) -> None:
    """A quarry brings one gold for each mountain beside it (LC-T4)."""
    g.phase = "income"
    mines, gold, building = g.box.mines, g.box.gold, g.building
    for seat in g.order():
        found = sum(gold[site] for city in g.cities[seat] for site in city if mines[building[site]])
        if found:
            g.gold[seat] += found
            g.tell("gold", seat=seat, change=found, why="income")


@step
def growth(g: Game, me: Seat) -> None:
    """A citizen more in every city that may grow, as long as there are any (CITTA-31, CITTA-63)."""
    g.phase = "growth"
    for seat in g.order():
        for city in g.cities[seat]:
            if g.people[city[0]] >= g.limit(city):
                continue
            if not g.citizens:
                g.tell("supply_short", seat=seat, city=city[0])
                continue
            g.people[city[0]] += 1
            g.citizens -= 1
            if g.log is not None:
                g.tell("grown", seat=seat, city=city[0], count=1, why="growth")


@step
def reveal(g: Game, me: Seat) -> None:
    """The most frequent wish is in force; with two and two both are (CITTA-26)."""
    g.phase = "reveal"
    counts = [g.voice.count(wish) for wish in range(len(WISHES))]
    g.wishes = [wish for wish, count in enumerate(counts) if count == max(counts)]
    g.tell("revealed", voices=g.voice[:], wishes=g.wishes[:])


@step
def year_end(g: Game, me: Seat) -> None:
    """Voices go out, used politics cards to the discards, figures and action cards back to their owners."""
    g.phase = "year_end"
    g.voice_out, g.voice, g.wishes = [*g.voice_out, *g.voice], [], []
    g.discard = [*g.discard, *(card for cards in g.played for card in cards)]
    g.buried = [*g.buried, *(entry for cards in g.blind for entry in cards)]
    g.figures, g.done = [], []
    g.clear_year()
    g.tell("year_ended", year=g.year)
    if g.year == YEARS:
        g.do(g.start, scoring.begin)
    else:
        g.year += 1
        g.do(g.start, new_year)


# The phases by their names, in their order; before the first year castellos may be placed, after the last is scoring.
PHASES = {
    "new_year": new_year, "voice": voice, "income": income, "growth": growth, "politics": politics_round.begin,
    "reveal": reveal, "migration": migration.begin, "demolition": demolition.begin, "feeding": feeding.begin,
    "year_end": year_end,
}  # fmt: skip
AHEAD = tuple(PHASES.values())[1:]  # what waits on the stack when a year has begun
