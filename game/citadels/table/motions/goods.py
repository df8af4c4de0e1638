"""How gold and cards change hands: coins with their counts, cards that are drawn, given, discarded and exchanged."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table import badges
from game.citadels.table.motions.means import Means
from game.citadels.table.plots import PlotSpot
from game.kernel.rules import of
from game.session.match import Shown
from game.table.hand import HandCard
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, ease_out
from game.ui.draw.sprites import Flight

MOST_COINS, COIN_MS, COIN_STAGGER = 6, 420.0, 55.0
CARD_MS, CARD_STAGGER, DRAW_TURN = 350.0, 70.0, 8.0
SWAP_MS, MOST_SWAPPED, MOST_BACKS = 600.0, 5, 8
SLIDE_MS = 220.0
LAID = "beautify"  # gold that stays in sight: it is laid on a district, and flies there
GAIN, LOSS = theme.GOLD_LIGHT, theme.DANGER


def coins(m: Means, event: Shown) -> Animation | None:
    """Coins fly from purse to purse (or from and to the bank); the figures change as each sets off and lands."""
    facts = event.facts
    giver, taker, amount = facts["source"], facts["target"], facts["amount"]
    start, end = m.board.purse(giver), m.board.purse(taker)
    if facts["why"] == LAID:
        leaves, lands = m.owe("gold", giver, -amount), m.owe("gold", taker, amount)
        return Parallel([Call(leaves), Call(lands), *_figures(m, event, start, end)])
    starts = (earners(m, taker) if facts["why"] == "income" else []) or [start]
    count = min(MOST_COINS, amount)
    flights: list[Animation] = []
    for index in range(count):
        share = amount * (index + 1) // count - amount * index // count
        leaves, lands = m.owe("gold", giver, -share), m.owe("gold", taker, share)
        begin = starts[index % len(starts)].moved(index * 3, 0)
        flight = Flight([m.coin()], begin, end, COIN_MS, 60 + 8 * index, spins=1.5)
        flights.append(Chain([Call(leaves), m.fly(flight, lands if index else m.landing(event, lands))]))
    if facts["why"] == "robbed":
        flights.insert(0, _sack(m, start, end))
    return Parallel([Parallel(flights, stagger=COIN_STAGGER), *_figures(m, event, start, end)])


def earners(m: Means, seat: int) -> list[Box]:
    """The districts that bring the character on turn its income."""
    view, city = of(View, m.table.flow.view), m.board.city_at(seat)
    earned = view.box.characters[view.rank].income if view.rank else None
    plots = city.plots.values() if city is not None else ()
    return [plot.box for plot in plots if view.box.type[plot.thing] == earned]


def _sack(m: Means, start: Box, end: Box) -> Animation:
    """The stolen purse itself, before the coins that fall out of it."""
    side = m.ui.px(64)
    return m.fly(Flight([badges.token(m.ui.assets, "robbed", side)], start, end, COIN_MS * 1.6, 90, turn=14, rocks=3))


def robbed(m: Means, event: Shown) -> Animation | None:
    """The purse was empty; a full one flies with its gold."""
    thief, victim = event.facts["thief"], event.facts["seat"]
    return None if event.facts["amount"] or thief == victim else _sack(m, m.board.purse(victim), m.board.purse(thief))


def _figures(m: Means, event: Shown, start: Box, end: Box) -> list[Animation]:
    facts, found = event.facts, []
    if facts["source"] >= 0:
        found.append(m.figure(f"−{facts['amount']}", start, LOSS))
    if facts["target"] >= 0:
        found.append(Chain([Hold(COIN_MS * 0.9), m.figure(f"+{facts['amount']}", end, GAIN)]))
    return found


def drew(m: Means, event: Shown) -> Animation | None:
    """Cards come from the deck: face up for whoever may see them, only their backs for all others."""
    facts = event.facts
    seat = facts["seat"]
    if m.sees(seat) and facts.get("cards"):
        flights = [_to_hand(m, spot, m.board.deck()) for spot in _new_in_hand(m, facts["cards"])]
        flights += [_under(m, card) for card in facts.get("put_under", ()) if card in m.lay]
    else:
        flights = [_back_to_hand(m, seat, m.board.deck()) for _card in range(min(MOST_BACKS, facts["count"]))]
        flights += _uncounted(m, seat, facts["count"] - len(flights))
    return Parallel([m.sound(event), Parallel(flights, stagger=CARD_STAGGER)]) if flights else None


def _new_in_hand(m: Means, cards: list[int]) -> list[HandCard]:
    return [spot for spot in m.table.hand.cards if spot.thing in cards]


def _to_hand(m: Means, spot: HandCard, start: Box, back: str = "district") -> Animation:
    """A card comes into the hand before the screen; one that was seen before does not turn over."""
    seen = m.lay.get(spot.thing)
    m.claimed.add(spot.thing)
    picture = spot.picture
    begin, shown, turn = (seen.box, "", 0.0) if seen is not None else (start, back, DRAW_TURN)
    return m.card(picture, begin, spot.box, CARD_MS, arc=60, back=shown, turn=turn, lean=spot.rests_at,
                  waits=seen is not None, done=m.hide(spot))  # fmt: skip


def _back_to_hand(m: Means, seat: int, start: Box) -> Animation:
    """A card nobody else may see comes to a hand; it counts when it has landed."""
    place = m.board.hand_of(seat)
    wide = min(start.w, 60.0)
    end = place.centered(wide * 0.6, wide * 0.84) if m.board.panel(seat) is not None else place
    return m.card(m.back(max(wide, end.w)), start.centered(wide, wide * 1.4), end, CARD_MS, arc=50, turn=DRAW_TURN,
                  done=m.owe("hand", seat, 1))  # fmt: skip


def _uncounted(m: Means, seat: int, more: int) -> list[Animation]:
    """Cards beyond those that are shown count with the last of them."""
    return [Call(m.owe("hand", seat, more))] if more > 0 else []


def _under(m: Means, card: int) -> Animation:
    """A card that lay in sight turns its back and slides below the deck."""
    lay = m.lay[card]
    m.claimed.add(card)
    return m.away(m.face(lay.id, lay.layout, lay.box), lay.box, m.board.deck(), CARD_MS)


def put_under(m: Means, event: Shown) -> Animation | None:
    """Discards go below the deck."""
    facts = event.facts
    seat = facts["seat"]
    known = [card for card in facts.get("cards", ()) if card in m.lay] if m.sees(seat) else []
    flights: list[Animation] = [_under(m, card) for card in known[:MOST_BACKS]]
    if not known:
        backs = min(MOST_BACKS, facts["count"])
        leaves = m.owe("hand", seat, -facts["count"])
        flights = [Call(leaves), *(m.card(m.back(), m.board.hand_of(seat).centered(40, 56), m.board.deck(), CARD_MS)
                                   for _index in range(backs))]  # fmt: skip
    return Chain([Parallel(flights, stagger=CARD_STAGGER), m.sound(event)])


def card_moved(m: Means, event: Shown) -> Animation | None:
    """One card goes from a hand to another: face up only for the two who know it."""
    facts = event.facts
    giver, taker, card = facts["seat"], facts["other"], facts.get("card", -1)
    leaves = m.owe("hand", giver, -1) if m.board.panel(giver) is not None else None
    spots = _new_in_hand(m, [card]) if m.sees(taker) else []
    if spots:
        flight = _to_hand(m, spots[0], m.board.hand_of(giver))
    elif m.sees(giver) and card in m.lay:
        lay = m.lay[card]
        m.claimed.add(card)
        end = m.board.hand_of(taker).centered(34, 48)
        flight = Chain([m.away(m.face(lay.id, lay.layout, lay.box), lay.box, end, 480.0, arc=60),
                        Call(m.owe("hand", taker, 1))])  # fmt: skip
    else:
        flight = _back_to_hand(m, taker, m.board.hand_of(giver).centered(50, 70))
    return Parallel([m.sound(event), *([Call(leaves)] if leaves else []), flight])


def hands_swapped(m: Means, event: Shown) -> Animation | None:
    """Two whole hands cross the table."""
    a, b = event.facts["seat"], event.facts["other"]
    flights = [*_hand_leaves(m, a, b, 80.0), *_hand_leaves(m, b, a, -80.0)]
    return Parallel([m.sound(event), *flights])


def _hand_leaves(m: Means, giver: int, taker: int, arc: float) -> list[Animation]:
    count = m.board.before.hands.get(giver, 0)
    start, end = m.board.hand_of(giver), m.board.hand_of(taker)
    leaves = m.owe("hand", giver, -m.board.before.hands.get(giver, 0))
    lands = m.owe("hand", taker, count)
    if m.sees(taker):
        found: list[Animation] = [_to_hand(m, spot, start) for spot in m.table.hand.cards[:MOST_BACKS]]
    elif m.sees(giver):
        mine = [lay for lay in m.lay.values() if lay.place == "hand"][:MOST_BACKS]
        small = end.centered(34, 48)
        found = [m.away(m.face(lay.id, lay.layout, lay.box), lay.box, small, SWAP_MS, arc=arc) for lay in mine]
    else:
        backs = range(min(MOST_SWAPPED, count))
        found = [m.card(m.back(), start.centered(50, 70), end.centered(40, 56), SWAP_MS, arc=arc, turn=DRAW_TURN)
                 for _index in backs]  # fmt: skip
    return [Call(leaves), Chain([Parallel(found, stagger=60), Call(lands)])]


def spied(m: Means, event: Shown) -> Animation | None:
    """An eye goes to the hand that is looked at; what it sees is not shown."""
    side = m.ui.px(56)
    eye = m.ui.assets.scaled("citadels/ui/gem_unique", (side, side))
    start, end = m.board.role_place(event.facts["seat"]), m.board.hand_of(event.facts["other"])
    look = m.fly(Flight([eye], start, end, 420, 50, ease=ease_out))
    glance = m.fade(eye, end, 420, lambda t: 1 - t * t)
    return Chain([look, m.sound(event), glance])


# -- what no event tells -----------------------------------------------------------------------------------------------
def tray(m: Means) -> list[Animation]:
    """Cards to choose from come from the deck, or from the hand they lie in; only their chooser sees them."""
    offers = m.table.offers
    if offers is None:
        return []
    victim = offers.ask.memo.get("victim", -1)
    start = m.board.hand_of(victim).centered(34, 48) if victim >= 0 else m.board.deck()
    fresh = [spot for spot in m.table.hand.tray if spot.thing not in m.lay]
    return [Parallel([_to_hand(m, spot, start) for spot in fresh], stagger=CARD_STAGGER)] if fresh else []


def close_up(m: Means, after: float) -> list[Animation]:
    """Cards that stay in the hand or in a city slide to their new places, when so much time (ms) has passed."""
    moves: list[Animation] = []
    spots: list[HandCard | PlotSpot] = [*m.table.hand.cards]
    spots += [plot for city in m.board.cities() for plot in city.plots.values()]
    for spot in spots if m.root is m.table.root else ():
        lay = m.lay.get(spot.thing)
        if lay is None or lay.place != spot.place or spot.thing in m.claimed:
            continue
        if abs(lay.box.cx - spot.box.cx) + abs(lay.box.cy - spot.box.cy) > 4:
            lean = spot.rests_at if isinstance(spot, HandCard) else 0.0
            moves.append(m.card(spot.picture, lay.box, spot.box, SLIDE_MS, arc=0, lean=lean, waits=True,
                                done=m.hide(spot)))  # fmt: skip
    return [Chain([Hold(after), Parallel(moves)])] if moves else []


MAKERS = {
    "gold": coins,
    "robbed": robbed,
    "drew": drew,
    "put_under": put_under,
    "card_moved": card_moved,
    "hands_swapped": hands_swapped,
    "spied": spied,
    "looked_at_hand": spied,
}
