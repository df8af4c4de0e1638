"""What each character brings its holder in a round, in gold: one line of the table for each of the 27.

Everything is judged from the View alone. Hidden cards count as cards of cost 3, so the same function says what
attracts another seat, and, with the cards it knows, what attracts the viewer itself.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.cards import never_built, rounds_left
from game.citadels.bot.threat import threat
from game.citadels.rules import queries
from game.citadels.rules.box import MILITARY, NOBLE, RELIGIOUS, TRADE
from game.citadels.rules.state import UNKNOWN, Table
from game.kernel.steps import Seat

Attraction = Callable[[Table, Seat], float]
UNSEEN_PRICE = 3
NEUTRAL = 2.0  # a character without a line


def attraction(t: Table, seat: Seat, rank: int) -> float:
    """What a character seems to bring its holder this round, in gold."""
    worth = _WORTH.get(t.box.setup.cast[rank - 1])
    return worth(t, seat) if worth else NEUTRAL


# -- what a seat has to play with ------------------------------------------------------------------------------------
def _prices(t: Table, seat: Seat) -> list[int]:
    """The prices of the cards a seat could build, cheapest first."""
    hand = t.hand[seat]
    known = [queries.price(t, seat, card) for card in hand if card != UNKNOWN and not never_built(t, seat, card)]
    return sorted(known + [UNSEEN_PRICE] * hand.count(UNKNOWN))


def _more_builds(t: Table, seat: Seat, extra: int, gold: int) -> int:
    """How many districts a seat could build with so much gold, beyond the first one."""
    built = 0
    for price in _prices(t, seat):
        if price > gold or built > extra:
            break
        gold -= price
        built += 1
    return max(0, min(extra, built - 1))


def _spends(t: Table, seat: Seat, gold: int) -> int:
    """The dearest price a seat can pay with so much gold; 0 if none."""
    return max((price for price in _prices(t, seat) if price <= gold), default=0)


def _purses(t: Table, seat: Seat) -> list[int]:
    """The others' gold, most first; at least two numbers."""
    return [*sorted((t.gold[other] for other in t.others(seat)), reverse=True), 0]


def _fullest_hand(t: Table, seat: Seat) -> int:
    return max(len(t.hand[other]) for other in t.others(seat))


def _thirst(t: Table, seat: Seat) -> float:
    """What one more card is worth: much with an empty hand, little with a full one."""
    cards = len(t.hand[seat])
    return 1.0 if cards < 2 else 0.75 if cards < 4 else 0.45


def _closing(t: Table, seat: Seat) -> float:
    """What several builds in one turn are worth on top, when they may end the game."""
    near = queries.size(t, seat) >= t.box.complete - 2
    return 4.0 if near and t.gold[seat] >= 4 and t.hand[seat] else 0.0


def _in_play(t: Table) -> float:
    """The chance that a named character is held by another player."""
    hidden = t.box.ranks - len(t.face_up) - 1
    held = (t.box.players - 1) * (2 if t.box.players < 4 else 1)
    return min(1.0, held / max(1, hidden))


# -- rank 1 ----------------------------------------------------------------------------------------------------------
def _danger(t: Table, seat: Seat) -> float:
    return max(threat(t, other) for other in t.others(seat))


def _assassin(t: Table, seat: Seat) -> float:
    return 0.9 + _danger(t, seat) * 0.16 + t.gold[seat] * 0.08


def _witch(t: Table, seat: Seat) -> float:
    return _in_play(t) * (3.7 + 0.12 * _danger(t, seat)) - 0.6 + t.gold[seat] * 0.08


def _magistrate(t: Table, seat: Seat) -> float:
    return 2.9 + 0.25 * min(6, _purses(t, seat)[0] + 2) + 0.06 * _danger(t, seat)


# -- rank 2 ----------------------------------------------------------------------------------------------------------
def _thief(t: Table, seat: Seat) -> float:
    first, second = _purses(t, seat)[:2]
    return 0.4 + 0.32 * first + 0.2 * second + t.gold[seat] * 0.08


def _spy(t: Table, seat: Seat) -> float:
    return 0.7 + max(0.35 * len(t.hand[o]) * (0.7 + 0.3 * (t.gold[o] > 1)) for o in t.others(seat)) * 1.4


def _blackmailer(t: Table, seat: Seat) -> float:
    first, second = _purses(t, seat)[:2]
    return 0.6 + 0.26 * first + 0.22 * second + t.gold[seat] * 0.08


# -- rank 3 ----------------------------------------------------------------------------------------------------------
def _magician(t: Table, seat: Seat) -> float:
    mine, most = len(t.hand[seat]), _fullest_hand(t, seat)
    return 0.4 + max(0.0, (most - mine) * 0.9) + (0.8 if mine == 0 else 0.0)


def _wizard(t: Table, seat: Seat) -> float:
    fullest = min(5, _fullest_hand(t, seat))
    if not fullest:
        return 0.5
    extra = 1.2 if t.gold[seat] >= 3 else 0.3
    return 0.2 + 0.25 * fullest + extra


def _seer(t: Table, seat: Seat) -> float:
    victims = sum(bool(t.hand[other]) for other in t.others(seat))
    return 0.1 + 0.3 * min(4, victims) + 0.6 * _more_builds(t, seat, 1, t.gold[seat] + 2)


# -- rank 4 ----------------------------------------------------------------------------------------------------------
def _king(t: Table, seat: Seat) -> float:
    return 1.3 + queries.income(t, seat, NOBLE)


def _emperor(t: Table, seat: Seat) -> float:
    return 1.5 + queries.income(t, seat, NOBLE)


def _patrician(t: Table, seat: Seat) -> float:
    return 1.3 + queries.income(t, seat, NOBLE) * _thirst(t, seat)


# -- rank 5 ----------------------------------------------------------------------------------------------------------
def _bishop(t: Table, seat: Seat) -> float:
    built = queries.size(t, seat)
    return 0.5 + queries.income(t, seat, RELIGIOUS) + (0.2 * built if built < t.box.complete else 0.0)


def _abbot(t: Table, seat: Seat) -> float:
    poorer = t.gold[seat] < max(t.gold)
    return 1.0 + queries.income(t, seat, RELIGIOUS) + (1.0 if poorer else 0.0)


def _cardinal(t: Table, seat: Seat) -> float:
    cards = len(t.hand[seat]) - 1
    wish = max(_prices(t, seat), default=0) - t.gold[seat] - 2
    loan = min(max(0, wish), cards, _purses(t, seat)[0])
    return 0.7 + queries.income(t, seat, RELIGIOUS) * _thirst(t, seat) + 0.5 * max(0, loan)


# -- rank 6 ----------------------------------------------------------------------------------------------------------
def _merchant(t: Table, seat: Seat) -> float:
    return 1.1 + queries.income(t, seat, TRADE)


def _alchemist(t: Table, seat: Seat) -> float:
    return 0.3 + 0.55 * _spends(t, seat, t.gold[seat] + 2)


def _trader(t: Table, seat: Seat) -> float:
    trade = queries.income(t, seat, TRADE)
    return 0.5 + trade + 0.5 * _more_builds(t, seat, 2, t.gold[seat] + 2 + trade) + _closing(t, seat) / 4


# -- rank 7 ----------------------------------------------------------------------------------------------------------
def _architect(t: Table, seat: Seat) -> float:
    cards, gold = len(t.hand[seat]), t.gold[seat]
    extra = min(2, cards, max(0, gold + 2 - 3) // 3)
    return 1.9 + (0.6 if cards < 2 else 0.0) + 0.9 * extra + _closing(t, seat)


def _navigator(t: Table, seat: Seat) -> float:
    lost = min(5, _spends(t, seat, t.gold[seat] + 2)) * 0.5
    late = 2.0 if rounds_left(t) < 2 else 0.0
    return 3.1 - lost - late


def _scholar(t: Table, seat: Seat) -> float:
    extra = _more_builds(t, seat, 1, t.gold[seat] + 2)
    return 1.6 + (0.6 if len(t.hand[seat]) < 2 else 0.0) + 0.7 * extra + _closing(t, seat) / 2


# -- rank 8 ----------------------------------------------------------------------------------------------------------
def _prey(t: Table, seat: Seat) -> float:
    """What can be done to the biggest city that is not complete."""
    sizes = [queries.size(t, other) for other in t.others(seat) if other not in t.completed]
    most = max(sizes, default=0)
    return 2.0 if most >= t.box.complete - 1 else 0.12 * most


def _warlord(t: Table, seat: Seat) -> float:
    return 0.5 + queries.income(t, seat, MILITARY) + _prey(t, seat)


def _diplomat(t: Table, seat: Seat) -> float:
    return 0.8 + queries.income(t, seat, MILITARY) + (0.8 * _prey(t, seat) if t.city[seat] else 0.0)


def _marshal(t: Table, seat: Seat) -> float:
    income = queries.income(t, seat, MILITARY)
    cheap = any(t.cost(card) <= 3 for other in t.others(seat) if other not in t.completed for card in t.city[other])
    rich = t.gold[seat] + income >= 3
    return 0.6 + income + _prey(t, seat) + (0.8 if cheap and rich else 0.0)


# -- rank 9 ----------------------------------------------------------------------------------------------------------
def _artist(t: Table, seat: Seat) -> float:
    plain = sum(card not in t.beautified for card in t.city[seat])
    return 0.8 * min(2, plain, t.gold[seat] + 1) * (1.0 if rounds_left(t) < 4 else 0.5)


def _queen(t: Table, seat: Seat) -> float:
    beside = 2 / max(2, t.box.players - 1)
    return 0.6 + 3 * beside * 0.8


def _tax_collector(t: Table, seat: Seat) -> float:
    return 0.3 + 0.8 * t.tax + 0.3 * (t.box.players - 1)


_WORTH: dict[str, Attraction] = {
    "assassin": _assassin, "witch": _witch, "magistrate": _magistrate,
    "thief": _thief, "spy": _spy, "blackmailer": _blackmailer,
    "magician": _magician, "wizard": _wizard, "seer": _seer,
    "king": _king, "emperor": _emperor, "patrician": _patrician,
    "bishop": _bishop, "abbot": _abbot, "cardinal": _cardinal,
    "merchant": _merchant, "alchemist": _alchemist, "trader": _trader,
    "architect": _architect, "navigator": _navigator, "scholar": _scholar,
    "warlord": _warlord, "diplomat": _diplomat, "marshal": _marshal,
    "artist": _artist, "queen": _queen, "tax_collector": _tax_collector,
}  # fmt: skip
