"""Rules of thumb for every question but the plan of a turn: victims, gifts, actions, looks, supplies.

They are asked with a View by `normal`, and with a sampled world by the search; of others they read only what is open.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.events import Facts
from game.kernel.options import option, value
from game.kernel.steps import Seat
from game.rattus_cartus.bot.standing import FLUTE, GOLD, LOOK, PASS, SWORD, Outlook
from game.rattus_cartus.rules.state import Table

USE, DECLINE, DONE = option("use"), option("decline"), option("done")
PRICES = {"sword": SWORD, "flute": FLUTE, "pass": PASS, "gold": GOLD}
LATE = 2  # rounds from the end on which what is known of the row changes what is laid
DUEL_LEAD = 0.4
LEADING_GOLD = 3.5  # points by which a Gold is missed of which nobody can have more


def supply(look: Outlook, options: list[str]) -> str:
    """The card of the row whose draw, rats and look are worth most."""
    return max(options, key=lambda word: (supply_worth(look, value(word)), -value(word)))


def supply_worth(look: Outlook, slot: int) -> float:
    """The points by the supply of this card of the row."""
    t, me = look.t, look.me
    draw, rats, looks = t.box.supply[t.row[slot]]
    now = sum(1 for card in t.hand[me] if t.box.kind[card] in ("follower", "joker"))
    before_laying = max(0, now - 1) if look.rest else now
    worth = look.people(before_laying + draw) - look.people(before_laying) if look.rest else 0.75 * draw
    worth += look.rats(t.rats[me]) - look.rats(t.rats[me] - rats)
    return worth + looks * LOOK * (0.5 if len(t.looked[me]) == 5 else 1.0)


def position(look: Outlook, options: list[str]) -> str:
    """A card of the nun row not yet looked at, the first that others have not seen either."""
    t, me = look.t, look.me
    return min(options, key=lambda word: (value(word) in t.looked[me], _seen_by(t, value(word)), value(word)))


def _seen_by(t: Table, place: int) -> int:
    return sum(place in looked for looked in t.looked)


def sword_victim(look: Outlook, options: list[str]) -> str:
    """The largest hand; of equals whoever leads."""
    return max(options, key=lambda word: (_attacked(look, Seat(value(word))), -value(word)))


def _attacked(look: Outlook, seat: Seat) -> float:
    worth = float(look.hands[seat] // 2) + DUEL_LEAD * _lead(look, seat)
    style = look.style
    if style.leader:
        worth += style.leader * _lead(look, seat)
    if style.grudge:
        worth += style.grudge * has_taken(look.t, look.me, seat)
    return worth


def _lead(look: Outlook, seat: Seat) -> float:
    """1 for the seat with most influence, less for others."""
    sums = [sum(row[one] for row in look.t.points) for one in range(look.players)]
    return sums[seat] / max(1, *sums)


def has_taken(t: Table, me: Seat, seat: Seat) -> bool:
    """Whether a seat holds followers that this one gave it."""
    return any(card >= 0 and t.box.estate[card] >= 0 and t.knows[card] >> me & 1 for card in t.hand[seat])


def _gold(look: Outlook, mine: int) -> float:
    """The more, the likelier this card of so many decides who has most in the end."""
    t = look.t
    elsewhere = len(t.box.makes("gold")) - len(t.stock["gold"]) - mine
    if mine >= max(2, elsewhere):
        return LEADING_GOLD
    return GOLD if mine * (look.players - 1) <= elsewhere else (GOLD + LEADING_GOLD) / 2


def flute_victim(look: Outlook, options: list[str]) -> str:
    """Whom another rat hurts most: near death, and in the lead."""

    def hurt(word: str) -> float:
        seat = Seat(value(word))
        rats = look.t.rats[seat]
        return (look.rats(rats + 1) - look.rats(rats)) * (0.5 + _lead(look, seat))

    return max(options, key=lambda word: (hurt(word), -value(word)))


def gift(look: Outlook, options: list[str]) -> str:
    """The card that is missed least."""
    box = look.t.box
    kept: dict[tuple[str, int], float] = {}  # by kind and estate, which are all that counts
    best, least, lowest = "", 0.0, -1
    for word in options:
        card = value(word)
        face = box.kind[card], box.estate[card]
        if face not in kept:
            kept[face] = keep(look, card)
        missed = kept[face]
        if lowest < 0 or missed < least or (missed == least and card < lowest):
            best, least, lowest = word, missed, card
    return best


def keep(look: Outlook, card: int) -> float:
    """The points by which a card of the hand is missed, beyond the number of cards."""
    t = look.t
    kind = t.box.kind[card]
    if kind in ("follower", "joker"):
        left = sum(1 for one in t.hand[look.me] if t.box.kind[one] in ("follower", "joker"))
        return look.people(left) - look.people(left - 1) + look.fitting(card)
    same = sum(1 for one in t.hand[look.me] if t.box.kind[one] == kind)
    if kind == "gold":
        return _gold(look, same)
    share = 1.0 if look.rest > 1 else 0.6 if look.rest else 0.2
    return PRICES[kind] * share + (0.3 if same == 1 else 0.0)


def action(look: Outlook, options: list[str]) -> str:
    """Use it, but draw no cards that are lost at once."""
    return USE if USE in options else options[0]


def exchange(look: Outlook, options: list[str], memo: Facts) -> str:
    """The cheapest card, as long as a rat costs more."""
    cards = [word for word in options if word != DONE]
    if not cards:
        return DONE
    cheapest = gift(look, cards)
    rats = look.t.rats[look.me]
    if DONE in options and look.rats(rats) - look.rats(rats - 1) <= keep(look, value(cheapest)):
        return DONE
    return cheapest


Habit = Callable[[Outlook, list[str], Facts], str]
HABITS: dict[str, Habit] = {
    "supply.chosen": lambda look, options, memo: supply(look, options),
    "look.chosen": lambda look, options, memo: position(look, options),
    "sword.victim": lambda look, options, memo: sword_victim(look, options),
    "flute.victim": lambda look, options, memo: flute_victim(look, options),
    "sword.given": lambda look, options, memo: gift(look, options),
    "guard_tower.given": lambda look, options, memo: gift(look, options),
    "action.chosen": lambda look, options, memo: action(look, options),
    "hospital.exchanged": exchange,
}
ENTER, NUMBER, LAY = "enter.chosen", "enter.announced", "enter.laid"
