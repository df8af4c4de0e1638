"""What things are worth, in points at the end. Set by hand, then moved by trial among copies."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Worth:
    """The numbers of the rules of thumb."""

    citizen: float = 1.0
    growth: float = 0.6  # a year in which a city may grow
    unfed: tuple[float, ...] = (1.2, 0.8, 0.35)  # a citizen that finds no food this year, the next, the one after
    penalty: float = 3.0  # somebody goes hungry
    last_penalty: float = 5.0
    win: float = 1.0  # a citizen drawn from a neighbour
    loss: float = 1.2
    bare: float = 1.0  # ... besides, if it takes a building along
    harm: float = 0.2  # a citizen that another loses
    later: float = 0.3  # of a lead this year in each later one
    kinds: tuple[float, float, float] = (0.5, 0.9, 1.9)  # the first, second and third kind of a city
    spare: float = 0.35  # a citizen to spare, as long as turns are left for it
    gold: float = 1.3
    coins: float = 6.0  # so many of them halve what another is worth
    mine: float = 0.7  # a gold a year
    site_food: float = 0.12  # a food that another building keeps from a farm
    site_water: float = 0.15
    site_gold: float = 0.1
    look: float = 0.3
    country: float = 0.12  # food around a new city


USUAL = Worth()
LEAD = 4  # leads beyond are as sure
# The chance to stay ahead, by what a city leads by now (-4 to 4) and the own turns left (0 to 5).
AHEAD: tuple[tuple[float, ...], ...] = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.0, 0.01, 0.05, 0.12, 0.85, 0.93, 0.97, 0.99),
    (0.0, 0.01, 0.04, 0.11, 0.2, 0.77, 0.88, 0.94, 0.97),
    (0.01, 0.03, 0.07, 0.16, 0.26, 0.71, 0.84, 0.91, 0.96),
    (0.02, 0.04, 0.1, 0.2, 0.3, 0.66, 0.8, 0.89, 0.95),
    (0.03, 0.06, 0.12, 0.22, 0.33, 0.62, 0.77, 0.87, 0.93),
)
