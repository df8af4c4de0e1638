"""Ratings from games of several players: the Bayesian update for the Plackett-Luce model.

R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
(2011), algorithm 4. Every player has a strength `mu` and a doubt `sigma`; a game moves both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2  # how much one game depends on luck
LEAST = 1e-4  # of its square a doubt keeps at least so much in a game


@dataclass(frozen=True)
class Rating:
    """A strength and how sure it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def conservative(self) -> float:
        """What the strength very probably is at least."""
        return self.mu - 3 * self.sigma


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which these players came in on these places (lower is better, equal is a tie)."""
    spread = sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    force = [exp(one.mu / spread) for one in ratings]
    # of everybody who came in no better than player q, the sum of forces; and with how many q shares its place
    behind = [sum(force[s] for s, place in enumerate(places) if place >= mine) for mine in places]
    sharing = [places.count(mine) for mine in places]
    found = []
    for i, one in enumerate(ratings):
        up = doubt = 0.0
        for q, place in enumerate(places):
            if place > places[i]:
                continue
            chance = force[i] / behind[q]
            up += ((1 - chance) if q == i else -chance) / sharing[q]
            doubt += chance * (1 - chance) / sharing[q]
        variance = one.sigma**2
        gamma = one.sigma / spread
        shrunk = max(LEAST, 1 - variance / spread**2 * gamma * doubt)
        found.append(Rating(one.mu + variance / spread * up, one.sigma * sqrt(shrunk)))
    return found
