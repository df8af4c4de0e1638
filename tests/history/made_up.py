"""Games that nobody played, many and quickly, always the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from game.history.played import Chosen, PlayedGame, PlayedSeat
from game.kernel.rng import Rng, seeded
from game.session.ledger import Used

PEOPLE = ("Anna", "Bert", "Cora", "Jörg Müller", "Zoë")
LEVELS = ("easy", "normal:matilda", "hard", "expert:raoul")
NOON = 1_767_222_000.0  # 31 December 2025
HOUR = 3600.0


def games(count: int, seed: int = 1) -> Iterator[tuple[PlayedGame, Chosen]]:
    """Of three kinds, two to six players, people and computer players by chance, some origins."""
    rng = Rng(seeded(seed))
    for number in range(count):
        players = 2 + rng.below(5)
        seats, chosen = [], []
        points = [rng.below(30) for _ in range(players)]
        for seat in range(players):
            human = seat < 1 + rng.below(2) and rng.below(12) > 0
            who = PEOPLE[rng.below(len(PEOPLE))] if human else f"Computer {seat}"
            won = points[seat] == max(points)
            place = 1 if won else 1 + sum(other > points[seat] for other in points)
            sources = {"districts": points[seat] - 3, "colours": 3}
            player = "human" if human else LEVELS[rng.below(len(LEVELS))]
            seats.append(PlayedSeat(seat, who, player, points[seat], place, won, sources, rng.below(40) == 0))
            chosen.append(
                (Used("character", f"c{rng.below(8)}", 1 + rng.below(3), rng.below(9)), Used("district", "keep"))
            )
        yield (
            PlayedGame(
                id=0,
                played_at=NOON + number * 7 * HOUR,
                game=("citadels", "citadels", "rattus_cartus", "la_citta")[rng.below(4)],
                players=players,
                seats=tuple(seats),
                origin=("", "", "", "film", "daily:2026-11-23")[rng.below(5)],
                seed=number,
                cast="witch,thief",
                length=100 + rng.below(300),
                rounds=5 + rng.below(9),
                seconds=float(rng.below(4000)),
                program="0.4.0",
                rules_version=3,
            ),
            tuple(chosen),
        )
