"""A row of the arena: one candidate among copies of a reference, in every seat of the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game import catalog
from tools.arena.games import MOST_DEALS, Fixture, Outcome, play
from tools.arena.numbers import by_deals, mean, percentile, wilson
from tools.arena.records import Results
from tools.arena.spread import ClusterError, Workers, spread
from tools.arena.versions import bots_hash


@dataclass(frozen=True)
class Row:
    """What is to be measured. Game number n is deal n // players with the candidate in seat n % players. A reference of
    several bots, with commas between them, fills the other seats in turn, beginning behind the candidate."""

    candidate: str
    reference: str
    players: int
    games: int
    cast: str
    seed: int
    game: str = catalog.USUAL

    def fixtures(self) -> list[Fixture]:
        """All its games in order. Raises ValueError for more deals than a seed has."""
        if self.games > MOST_DEALS * self.players:
            raise ValueError(f"one seed has {MOST_DEALS} deals; take another seed for more.")
        return [self._fixture(*divmod(number, self.players)) for number in range(self.games)]

    def _fixture(self, deal: int, seat: int) -> Fixture:
        others = self.others
        behind = ((s - seat - 1) % self.players for s in range(self.players))
        names = tuple(self.candidate if s == seat else others[place % len(others)] for s, place in enumerate(behind))
        return Fixture(names, self.cast, self.seed, deal, seat, self.game)

    @property
    def others(self) -> list[str]:
        """The bots of the other seats."""
        return self.reference.split(",")

    @property
    def bots(self) -> str:
        return bots_hash({self.candidate, *self.others} if self.players > 1 else {self.candidate}, self.game)


@dataclass
class Standing:
    """The games of a row that are finished."""

    row: Row
    done: dict[Fixture, Outcome] = field(default_factory=dict)

    def summary(self) -> dict[str, float | int | str]:
        """The figures of the row so far. Times are those of the candidate's answers that were a choice."""
        finished = sorted(self.done.items(), key=lambda item: (item[0].deal, item[0].watched))
        shares = [outcome.shares[fixture.watched] for fixture, outcome in finished]
        deals: dict[int, list[float]] = {}
        for (fixture, _), share in zip(finished, shares, strict=True):
            deals.setdefault(fixture.deal, []).append(share)
        low, high = wilson(sum(shares), len(shares))
        deal_low, deal_high = by_deals(list(deals.values()))
        micros = [float(micro) for _, outcome in finished for micro in outcome.micros]
        return {
            "candidate": self.row.candidate, "reference": self.row.reference, "players": self.row.players,
            "cast": self.row.cast, "seed": self.row.seed,
            "win_rate": round(mean(shares), 5), "low": round(low, 5), "high": round(high, 5), "games": len(shares),
            "deals": len(deals), "deal_low": round(deal_low, 5), "deal_high": round(deal_high, 5),
            "mean_rounds": round(mean([outcome.rounds for _, outcome in finished]), 3),
            "mean_points": round(mean([outcome.scores[fixture.watched] for fixture, outcome in finished]), 3),
            "decisions": len(micros),
            "mean_ms": round(mean(micros) / 1000, 3), "p95_ms": round(percentile(micros, 0.95) / 1000, 3),
            "safety_nets": sum(outcome.safety_nets for _, outcome in finished),
        }  # fmt: skip


def known(row: Row, results: Results) -> Standing:
    """The row with the games that the file knows already."""
    standing = Standing(row)
    for fixture in row.fixtures():
        outcome = results.outcome(fixture, row.bots)
        if outcome is not None:
            standing.done[fixture] = outcome
    return standing


def play_on(standing: Standing, results: Results, found: Workers) -> Iterator[Fixture]:
    """Play what is missing and write each game down; names each as it is finished. Raises ClusterError."""
    missing = [fixture for fixture in standing.row.fixtures() if fixture not in standing.done]
    for fixture, outcome in played(missing, standing.row.bots, results, found):
        standing.done[fixture] = outcome
        yield fixture


def played(
    fixtures: list[Fixture], bots: str | None, results: Results, found: Workers
) -> Iterator[tuple[Fixture, Outcome]]:
    """Play these games, by whichever worker, and write each down. Raises ClusterError if a worker has other bots."""
    try:
        for fixture, outcome in spread(found, play, fixtures):
            if outcome.bots != (bots or bots_hash(fixture.names, fixture.game)):
                raise ClusterError("a worker has another version of the bots, the rules or the cards.")
            results.add(fixture, outcome)
            yield fixture, outcome
    except ImportError as error:
        raise ClusterError(f"a worker cannot play: it misses the module {error.name}.") from error
