"""How players choose characters: chances distilled from the drafts of searching players.

A small network scores each rank for each seat from what can be seen of the seat and its rivals; the chance of a
rank among those on offer grows like exp(score). Without the cards of a hand it says what the others think of a seat,
with them how the seat itself decides. Only a View, or a sampled world, goes in. The numbers are in
`assets/citadels/models/citadels_prior.json`, fitted by `build_scripts/training/prior.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.bots.search import dot, exp, total
from game.citadels.bot.cards import never_built, rounds_left
from game.citadels.bot.search.models import PRIOR_FILE, PickModel, PriorModel, PriorNet, fault, read
from game.citadels.bot.threat import threat
from game.citadels.rules import queries
from game.citadels.rules.state import UNKNOWN, Table
from game.kernel.steps import Seat

SEAT_NAMES = (
    "gold", "cards", "districts", "one short", "two short", "largest city", "last round", "lead in cost",
    "more dangerous", "threat", "most threatening", "rival one short", "rival two short", "first purse", "second purse",
    "fullest hand", "crown", "place in draft", "chooses later", "players", "two characters", "first rank open",
    "second rank open", "eighth rank open", "types", "rounds left",
    "payable", "dearest payable", "dearest", "all prices", "several payable", "means to finish",
)  # fmt: skip
RANK_NAMES = (
    "worth", "attraction", "worth above mean", "feared for murder", "feared for theft", "gold to be robbed",
    "wanted by others", "rivals' attraction", "rank 1", "rank 2", "rank 8 and up", "behind the first",
)  # fmt: skip
UNSEEN_PRICE = 3
Rows = list[list[float]]


@cache
def prior_model(folder: Path | None = None) -> PriorModel:
    """How searching players choose characters. Raises ModelFault."""
    found = read(PRIOR_FILE, PriorModel, folder)
    named = found.seat_names == SEAT_NAMES and found.rank_names == RANK_NAMES
    if not named or not all(net.fits(len(SEAT_NAMES), len(RANK_NAMES)) for net in (found.hidden, found.known)):
        raise fault(PRIOR_FILE, "it belongs to other features than this version uses", folder)
    return found


class Scene:
    """What the network reads off a table: `seats` has a row for each seat, `ranks` for each seat and rank (index 0 of
    the ranks is unused). `draft` and `attraction` as in `naming.Outlook`."""

    __slots__ = ("ranks", "seats")

    def __init__(self, t: Table, draft: Rows, attraction: Rows, picks: PickModel) -> None:
        seats = range(t.box.players)
        threats = [threat(t, Seat(seat)) for seat in seats]
        self.seats = [_seat(t, Seat(seat), threats) for seat in seats]
        self.ranks = _ranks(t, draft, attraction, _shares(t, draft, picks), threats)


def scores(net: PriorNet, t: Table, scene: Scene, seat: Seat) -> list[float]:
    """For each rank (index 0 is unused) how much it draws that seat: the chance grows like exp(score)."""
    seen = scene.seats[seat]
    units = [dot(row, seen) for row in net.seat]
    cast = t.box.setup.cast
    found = [0.0]
    for rank in range(1, t.box.ranks + 1):
        own = scene.ranks[seat][rank]
        name = cast[rank - 1]
        score = net.bias.get(name, 0.0) + dot(net.straight, own)
        characters = net.characters.get(name)
        for place, (row, out) in enumerate(zip(net.rank, net.out, strict=True)):
            unit = units[place] + dot(row, own)
            if characters is not None:
                unit += characters[place]
            score += out * unit / (1.0 + abs(unit))
        found.append(score)
    return found


# -- a seat among its rivals -----------------------------------------------------------------------------------------
def _seat(t: Table, seat: Seat, threats: list[float]) -> list[float]:
    players, complete = t.box.players, t.box.complete
    others = t.others(seat)
    sizes = [queries.size(t, Seat(one)) for one in range(players)]
    costs = [float(sum([t.box.cost[card] for card in city])) for city in t.city]
    purses = [*sorted([t.gold[other] for other in others], reverse=True), 0]
    place = t.order.index(seat) if seat in t.order else players // 2
    most = max([threats[other] for other in others])
    return [
        t.gold[seat] / 5.0, len(t.hand[seat]) / 4.0, sizes[seat] / complete, float(complete - sizes[seat] == 1),
        float(complete - sizes[seat] == 2), max(sizes) / complete, float(bool(t.completed)),
        (costs[seat] - max([costs[other] for other in others])) / 8.0, float(threats[seat] > most),
        threats[seat] / 8.0, most / 8.0, float(max([sizes[other] for other in others]) == complete - 1),
        float(max([sizes[other] for other in others]) == complete - 2), purses[0] / 5.0, purses[1] / 5.0,
        max([len(t.hand[other]) for other in others]) / 4.0, float(t.crown == seat), place / players,
        (players - 1.0 - place) / 4.0, (players - 4.0) / 3.0, float(players < 4), float(1 in t.face_up),
        float(2 in t.face_up), float(8 in t.face_up), len({t.box.type[card] for card in t.city[seat]}) / 5.0,
        rounds_left(t) / 6.0, *_hand(t, seat, complete - sizes[seat]),
    ]  # fmt: skip


def _hand(t: Table, seat: Seat, missing: int) -> list[float]:
    """What the cards allow; hidden ones count as cards of an ordinary price."""
    prices = []
    for card in t.hand[seat]:
        if card == UNKNOWN:
            prices.append(UNSEEN_PRICE)
        elif not never_built(t, seat, card):
            prices.append(queries.price(t, seat, card))
    prices.sort()
    gold, payable, dearest = t.gold[seat] + 2, 0, 0
    left = gold
    for price in prices:
        if price <= gold:
            dearest = price
        if price <= left:
            left -= price
            payable += 1
    return [
        float(payable > 0), dearest / 4.0, (prices[-1] if prices else 0) / 4.0, sum(prices) / 12.0,
        min(3, payable) / 2.0, float(payable >= missing),
    ]  # fmt: skip


# -- a rank for a seat -----------------------------------------------------------------------------------------------
def _shares(t: Table, draft: Rows, picks: PickModel) -> Rows:
    """How likely each seat seems to hold each rank that does not lie open, before anybody has looked at anything."""
    cast, found = t.box.setup.cast, []
    for row in draft:
        score = [picks.sharpness * row[rank] + picks.bias.get(cast[rank - 1], 0.0) for rank in range(1, len(row))]
        most = max(score)
        grown = [0.0, *[exp(0.5 * (one - most)) for one in score]]
        for rank in t.face_up:
            grown[rank] = 0.0
        whole = total(grown)
        found.append([one / whole for one in grown])
    return found


def _ranks(t: Table, draft: Rows, attraction: Rows, shares: Rows, threats: list[float]) -> list[Rows]:
    ranks = range(1, t.box.ranks + 1)
    seats = range(t.box.players)
    harm, purse = [0.0] * (t.box.ranks + 1), [0.0] * (t.box.ranks + 1)
    for rank in ranks:
        for seat in seats:
            harm[rank] += shares[seat][rank] * (threats[seat] + attraction[seat][rank])
            purse[rank] += shares[seat][rank] * t.gold[seat]
    most, richest, rivals = max(harm) + 1e-6, max(purse) + 1e-6, t.box.players - 1.0
    found: list[Rows] = []
    for me in seats:
        wanted = [total([shares[seat][rank] for seat in seats if seat != me]) for rank in range(t.box.ranks + 1)]
        drawn = [max([attraction[seat][rank] for seat in seats if seat != me]) for rank in range(t.box.ranks + 1)]
        own = draft[me]
        mean = total(own) / t.box.ranks
        rows = [
            [
                own[rank] / 3.0, attraction[me][rank] / 3.0, (own[rank] - mean) / 3.0, harm[rank] / most,
                purse[rank] / richest, purse[rank] / richest * min(2.0, t.gold[me] / 5.0), 4.0 * wanted[rank] / rivals,
                drawn[rank] / 3.0, float(rank == 1), float(rank == 2), float(rank >= 8), rank / 8.0,
            ]
            for rank in ranks
        ]  # fmt: skip
        found.append([[0.0] * len(RANK_NAMES), *rows])
    return found
