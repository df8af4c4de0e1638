"""The course of a round: buildings turn, supplies are taken, nuns are looked at, players enter and lay their cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.table.art import FLAG
from game.rattus_cartus.table.motions.goods import DRAW_ARC, DRAW_MS, DRAW_STAGGER, DRAW_TURN
from game.rattus_cartus.table.motions.means import CARD, Maker, Means, back, disc_picture, own_card, seen, small
from game.session.match import Shown
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel
from game.ui.draw.sprites import Flight

TURN_MS, TURN_STAGGER, SLIDE_MS = 350.0, 200.0, 360.0
DISC_MS, LAY_MS, LAY_STAGGER, LOOK_MS, LOOK_READ = 350.0, 300.0, 55.0, 450.0, 1100.0
SETTLE = 3.0
FLAG_MS, FLAG_ARC = 600.0, 34.0
MOST_LAID = 6


def started(m: Means, event: Shown) -> Animation | None:
    """The bell of the round; the flag goes to the next player on the left."""
    walks = [_flag_walks(m, event.facts["start"])] if event.facts["round"] > 1 else []
    return Chain([seen(m, event), m.sound(event), *walks, Hold(200)])


def _flag_walks(m: Means, seat: int) -> Animation:
    """From panel to panel; it is not seen where it goes before it is there."""
    start, end = m.board.flag((seat - 1) % len(m.table.flow.seats)), m.board.flag(seat)
    if start.w <= 1 or end.w <= 1:
        return Hold(0)
    m.lag.things.add(("flag", seat))
    m.board.redraw(seat)

    def landed() -> None:
        m.lag.things.discard(("flag", seat))
        m.board.redraw(seat)

    side = max(8, m.ui.px(end.w))
    return m.fly(Flight([m.ui.assets.scaled(FLAG, (side, side))], start, end, FLAG_MS, FLAG_ARC), landed)


def row_revealed(m: Means, event: Shown) -> Animation | None:
    """The buildings come from their pile and turn from left to right."""
    pile = small(m.board.building_pile(), CARD)
    flights: list[Animation] = []
    for slot in range(len(event.facts["row"])):
        place = m.board.building(slot)
        if place.w > 30:
            picture = m.ui.cards.back("building", min(150.0, place.w * 0.6))
            end = place.centered(picture.get_width() / m.k, picture.get_height() / m.k)
            flights.append(m.fly(Flight(m.sizes(picture, pile.w, end.w), pile, end, TURN_MS, 20)))
    opens = Call(lambda: m.board.open_doors(event.number))
    return Chain([seen(m, event), m.sound(event), Parallel(flights, stagger=TURN_STAGGER), opens])


def replaced(m: Means, event: Shown) -> Animation | None:
    """The last card slides under its pile, the next one comes."""
    place = m.board.building(len(m.board.view.row) - 1)
    if place.w <= 30:
        return Chain([seen(m, event), m.sound(event)])
    picture = m.ui.cards.back("building", CARD)
    pile, end = small(m.board.building_pile()), place.centered(CARD, CARD * 1.4)
    slides = [m.fly(Flight([picture], end, pile, SLIDE_MS)), m.fly(Flight([picture], pile, end, SLIDE_MS))]
    return Chain([seen(m, event), m.sound(event), *slides])


def supply_taken(m: Means, event: Shown) -> Animation | None:
    """A disc comes to the building whose supply is taken."""
    seat, place = event.facts["seat"], m.board.building(event.facts["slot"])
    if place.w <= 30:
        return seen(m, event)
    end = Box(place.x + place.w * 0.5, place.y + place.h * 0.3, 1, 1)
    flight = Flight([disc_picture(m, seat, 34)], m.board.seat_box(seat), end, DISC_MS, 50, settle=SETTLE)
    lands = m.board.coming("supply", seat, event.facts["slot"])
    return Chain([seen(m, event), m.fly(flight, lands), m.sound(event)])


def entered(m: Means, event: Shown) -> Animation | None:
    """A disc on its space."""
    seat, end = event.facts["seat"], m.board.fan(event.facts["slot"], event.facts["seat"])
    if end.w <= 1:
        return Chain([seen(m, event), m.sound(event)])
    start = m.board.seat_box(seat)
    flight = Flight([disc_picture(m, seat, 40)], start.centered(1, 1), Box(end.cx, end.y, 1, 1), DISC_MS, 60,
                    settle=SETTLE)  # fmt: skip
    lands = m.board.coming("space", seat, event.facts["slot"])
    return Chain([seen(m, event), m.fly(flight, lands), m.sound(event)])


def laid(m: Means, event: Shown) -> Animation | None:
    """Cards go from the hand into the building, face down."""
    facts = event.facts
    seat, end = facts["seat"], m.board.fan(facts["slot"], facts["seat"])
    if not facts["count"] or end.w <= 1:
        return seen(m, event)
    target = small(end, min(CARD, end.w))
    flights: list[Animation] = []
    for card in facts.get("cards", ())[:MOST_LAID] if m.sees(seat) else ():
        lay = m.lay.get(card)
        if lay is not None and lay.box.w > 10:
            flights.append(m.away(m.face(m.board.card_id(card), "small", lay.box), lay.box, target, LAY_MS, arc=30))
    if not flights:
        start = small(m.board.hand_of(seat), CARD * 0.6)
        count = min(MOST_LAID, facts["count"])
        flights = [m.card(back(m), start, target, LAY_MS, arc=30) for _card in range(count)]
    return Chain([seen(m, event), Parallel(flights, stagger=LAY_STAGGER), m.sound(event)])


def passed(m: Means, event: Shown) -> Animation | None:
    """The Pass goes back to its stack."""
    seat = event.facts["seat"]
    face = m.face("pass", "small", Box(0, 0, CARD, CARD * 1.4))
    flight = m.card(face, small(m.board.hand_of(seat)), small(m.board.stock("pass"), CARD * 0.6), LAY_MS * 1.5)
    return Chain([seen(m, event), m.sound(event), flight])


def looked(m: Means, event: Shown) -> Animation | None:
    """A card of the nun row is lifted; whoever looks sees its face before it lies down again."""
    facts = event.facts
    place = m.board.nun(facts["position"])
    card = facts.get("card", -1)
    if card >= 0 and m.sees(facts["seat"]):
        middle = m.board.building(0)
        wide = min(210.0, middle.h * 0.6, max(90.0, m.table.prompt.box.w * 0.3))
        prompt = m.table.prompt.box
        raised = Box(prompt.cx - wide / 2, middle.cy - wide * 0.7, wide, wide * 1.4)
        face = m.face(m.board.card_id(card), "small", raised)
        up = m.card(face, place, raised, LOOK_MS, arc=0, back=m.board.back)
        still = m.fade(face, raised, LOOK_READ, lambda _t: 1.0)
        return Chain([seen(m, event), m.sound(event), up, still, lambda: m.away(face, raised, place, LOOK_MS, arc=0)])
    if place.w <= 8:
        return Chain([seen(m, event), m.sound(event)])
    raised = place.centered(place.w * 1.35, place.h * 1.35).moved(0, -place.h * 0.5)
    picture = back(m, raised.w)
    up = m.card(picture, place, raised, LOOK_MS, arc=0)
    return Chain([seen(m, event), m.sound(event), up, lambda: m.card(picture, raised, place, LOOK_MS, arc=0)])


def reshuffled(m: Means, event: Shown) -> Animation | None:
    """The discards become the pile."""
    pile = small(m.board.deck(), CARD * 0.6)
    flights = [m.card(back(m), pile.moved(70, 0), pile, SLIDE_MS, arc=16, turn=14) for _card in range(5)]
    return Chain([seen(m, event), m.sound(event), Parallel(flights, stagger=60)])


def announced(m: Means, event: Shown) -> Animation | None:
    return seen(m, event)


# -- the beginning ---------------------------------------------------------------------------------------------------
def opening(m: Means, news: Sequence[Shown]) -> Animation | None:
    """Everybody gets the first cards in turn; own ones turn over as they come. A game that was set up in its midst
    begins with what lies there."""
    if m.board.view.round > 1 or not any(event.word == "round_started" for event in news):
        return None
    viewer, start = m.table.flow.own_seat, m.board.deck()
    spots, hands = list(m.table.hand.cards), [len(hand) for hand in m.board.view.hand]
    flights: list[Animation] = []
    for at in range(max(hands)):
        for seat, count in enumerate(hands):
            if seat == viewer:
                flights += [_to_me(m, spot, start) for spot in spots[at : at + 1]]
            elif at < count:
                end = small(m.board.hand_of(seat), CARD * 0.6)
                flights.append(m.card(back(m), small(start), end, DRAW_MS, arc=DRAW_ARC, turn=DRAW_TURN,
                                      done=m.owe("hand", seat, 1)))  # fmt: skip
    shuffles = Call(lambda: m.ui.sound.play("" if m.muted else "shuffle"))
    return Chain([shuffles, Hold(300), Parallel(flights, stagger=DRAW_STAGGER / 2)])


def _to_me(m: Means, spot: object, start: Box) -> Animation:
    """Face down for everybody while nobody has confirmed to be alone before the screen."""
    card = own_card(m, getattr(spot, "thing", -1)) or spot
    face = card.picture if card.card_id else m.back(card.box.w)  # type: ignore[attr-defined]
    return m.card(face, small(start), card.box, DRAW_MS * 1.3, arc=DRAW_ARC, turn=DRAW_TURN,  # type: ignore[attr-defined]
                  lean=card.rests_at, back=m.board.back if card.card_id else "", done=m.hide(card))  # type: ignore[attr-defined, arg-type]  # fmt: skip


MAKERS: dict[str, Maker] = {
    "round_started": started, "row_revealed": row_revealed, "replaced": replaced, "supply_taken": supply_taken,
    "entered": entered, "laid": laid, "passed": passed, "looked": looked, "reshuffled": reshuffled,
    "announced": announced,
}  # fmt: skip
