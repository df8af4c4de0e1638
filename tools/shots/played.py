"""Made-up games that were finished, for the pictures of the history."""

from __future__ import annotations

from functools import cache

from game import catalog
from game.content.book import book
from game.history.played import Chosen, PlayedGame, PlayedSeat
from game.history.store import History
from game.session.ledger import Used
from tools.shots.demo import JULY, NAMES

DAY = 86_400.0
LEVELS = ("easy", "normal", "hard", "expert", "master", "normal:schemer", "hard:miser")
ORIGINS = ("", "", "", "daily:2026-07-12", "", "", "code:K7Q2", "", "film")
SOURCES = {
    "citadels": ("districts", "colours", "first", "complete", "imperial_treasury"),
    "rattus_cartus": ("markers", "peasantry", "church", "magic", "gold"),
    "la_citta": ("citizens", "bonus"),
}  # with what the sums of made-up games are filled


class _Chance:
    """The same numbers every time."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2_654_435_761 % (1 << 32) or 1

    def below(self, end: int) -> int:
        self.state = (self.state * 1_664_525 + 1_013_904_223) % (1 << 32)
        return (self.state >> 8) % end


@cache
def _cards(game: str) -> dict[str, tuple[str, ...]]:
    """The first cards of each kind that a game brings along."""
    found: dict[str, tuple[str, ...]] = {}
    for one in book(game).cards().values():
        kind = "character" if one.kind == "character" else "district" if game == catalog.USUAL else one.kind
        found[kind] = (*found.get(kind, ()), one.id)
    return {kind: cards[:14] for kind, cards in found.items()}


def played(number: int) -> tuple[PlayedGame, Chosen]:
    """A made-up game: the higher its number, the longer ago, and the worse Matilda knew how to play."""
    chance = _Chance(number + 1)
    games = catalog.games()
    game = games[0 if number % 4 < 2 else number % len(games)]
    count = 2 + chance.below(5)
    sources = SOURCES.get(game, ("points",))
    seats = [_seat(i, number, sources, chance) for i in range(count)]
    totals = [sum(one.values()) for _name, _player, one in seats]
    order = sorted(range(count), key=lambda i: -totals[i])
    made = tuple(
        PlayedSeat(i, name, player, totals[i], order.index(i) + 1, order[0] == i, points)
        for i, (name, player, points) in enumerate(seats)
    )
    when = JULY - number * DAY * 2.3 - chance.below(40_000)
    origin = ORIGINS[number % len(ORIGINS)]
    cast = ",".join(_cards(game).get("character", ())[:8])
    rounds = 7 + chance.below(6)
    return (
        PlayedGame(0, when, game, count, made, origin, 1000 + number, cast, rounds * count * 5, rounds,
                   600.0 + chance.below(3000), "0", 1),
        tuple(_chosen(game, one, chance) for one in made),
    )  # fmt: skip


def _seat(i: int, number: int, sources: tuple[str, ...], chance: _Chance) -> tuple[str, str, dict[str, int]]:
    human = i == 0 or (i == 1 and number % 3 == 0)
    skill = (6 - number // 12 if i == 0 else 1) if human else 2
    points = {name: max(0, (14 if not n else 3) + chance.below(6 if n else 9) + (skill if not n else -n))
              for n, name in enumerate(sources)}  # fmt: skip
    return NAMES[i], "human" if human else LEVELS[chance.below(len(LEVELS))], points


def _chosen(game: str, seat: PlayedSeat, chance: _Chance) -> tuple[Used, ...]:
    if not seat.human:
        return ()
    found: list[Used] = []
    for kind, cards in _cards(game).items():
        for _time in range(5):
            card = cards[min(chance.below(len(cards)), chance.below(len(cards)))]
            if all(one.card != card for one in found):
                found.append(Used(kind, card, 1 + chance.below(3), chance.below(9)))
    return tuple(found)


def fill(history: History, count: int = 90) -> None:
    """Puts so many of them into a history, the oldest first."""
    for number in reversed(range(count)):
        game, chosen = played(number)
        history.add(game, chosen=chosen)
