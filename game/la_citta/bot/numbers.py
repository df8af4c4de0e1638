"""What things are worth, in points at the end. Set by hand, then moved by trial among copies."""

from __future__ import annotations

from dataclasses import dataclass

PASSING = -0.2  # who may draw face down, does so for want of anything better than this


@dataclass(frozen=True)
class Worth:
    """The numbers of the rules of thumb."""

    citizen: float = 1.3
    growth: float = 0.75  # a year in which a city may grow
    unfed: tuple[float, ...] = (1.8, 0.45, 0.2)  # a citizen that finds no food this year, the next, the one after
    trust: float = 0.1  # share of the citizens expected to be lost who need no food, so it seems
    doubt: float = 1.4  # how much more food is kept in hand where much may be drawn and lost
    penalty: float = 6.0  # somebody goes hungry
    last_penalty: float = 7.5
    win: float = 1.0  # a citizen drawn from a neighbour
    loss: float = 1.15
    bare: float = 1.0  # ... besides, if it takes a building along
    bare_food: float = 1.1  # ... and each food that it gives
    harm: float = 0.18  # a citizen that another loses
    later: float = 0.3  # of a lead this year in each later one
    kinds: tuple[float, float, float] = (0.4, 1.2, 1.3)  # the first, second and third kind of a city
    spare: float = 0.35  # a citizen to spare, as long as turns are left for it
    gold: float = 2.4
    coins: float = 4.5  # so many of them halve what another is worth
    due: float = 8.0  # own turns to come after which gold is worth all it can be
    mine: float = 0.38  # a gold a year
    site_food: float = 0.14  # a food that another building keeps from a farm
    site_water: float = 0.15
    site_gold: float = 0.1
    water: float = 0.2  # a well or bathhouse before the marketplace, for each year but three
    look: float = 0.3
    country: float = 0.12  # food around a new city


USUAL = Worth()
LEAD = 4  # leads beyond are as sure
# The chance to be ahead in the end, by what a city leads by now (-4 to 4) and the own turns left (0 to 5): counted in
# games of `normal`.
AHEAD: tuple[tuple[float, ...], ...] = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.0, 0.01, 0.02, 0.03, 0.95, 0.97, 0.98, 0.99),
    (0.0, 0.0, 0.02, 0.04, 0.08, 0.88, 0.92, 0.97, 0.98),
    (0.0, 0.0, 0.03, 0.06, 0.11, 0.82, 0.89, 0.94, 0.98),
    (0.01, 0.01, 0.04, 0.07, 0.14, 0.78, 0.86, 0.93, 0.97),
    (0.02, 0.02, 0.05, 0.08, 0.16, 0.75, 0.84, 0.92, 0.96),
)
