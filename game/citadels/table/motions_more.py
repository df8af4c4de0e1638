"""What moves for the characters and districts beyond the first game: cards and districts that change hands, marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.citadels.table import badges
from game.session.match import Shown
from game.ui.geometry import Box
from game.ui.motion import Animation, Chain, Parallel, back_out

if TYPE_CHECKING:
    from game.citadels.table.motions import Motions

MOST_MARKS = 3


def card_moved(m: Motions, event: Shown) -> Animation | None:
    """A card goes from one hand to another, face down."""
    start, end = m.hand_of(event.facts["seat"]), m.hand_of(event.facts["other"])
    return Chain([m.sound(event), m.fly(m.back(60), start, end, 420, 60, turn=6.0)])


def changed_city(m: Motions, event: Shown) -> Animation | None:
    """A district leaves one city (or the hand of its builder) for another."""
    facts = event.facts
    before = facts["owner"] if "owner" in facts else facts["other"]
    change = _to_city(m, facts["card"], facts["seat"], m.hand_of(before))
    return Chain([change, m.sound(event)]) if change is not None else None


def confiscated(m: Motions, event: Shown) -> Animation | None:
    """The Magistrate's gavel falls on the district, which then changes its city."""
    facts = event.facts
    change = _to_city(m, facts["card"], facts["seat"], m.hand_of(facts["other"]))
    place = m.left(facts["card"]) or m.hand_of(facts["other"])
    side = m.ui.px(74)
    gavel = badges.token(m.ui.assets, "confiscated", side)
    falls = m.fly(gavel, place.moved(40, -110), place, 420, 0, ease=back_out, turn=-36.0)
    return Chain([falls, m.sound(event), *m.optional(change)])


def swapped(m: Motions, event: Shown) -> Animation | None:
    """Two districts change places."""
    facts = event.facts
    both = [_to_city(m, facts["card"], facts["seat"]), _to_city(m, facts["own"], facts["owner"])]
    moves = [part for part in both if part is not None]
    return Chain([Parallel(moves, stagger=60), m.sound(event)]) if moves else None


def _to_city(m: Motions, card: int, seat: int, otherwise: Box | None = None) -> Animation | None:
    """From where the card lay, or from another place if it lay nowhere in sight."""
    city = m.city(seat)
    spot = city.plots.get(card) if city is not None else None
    start = m.left(card) or otherwise
    if spot is None or start is None:
        return None
    show = m.hide(spot)
    high = spot.box.h if spot.layout == "tile" else None
    picture = m.ui.cards.surface(spot.plot.id, spot.layout, spot.box.w, high)
    return m.fly(picture, start, spot.box, 520, 60, done=show)


def beautified(m: Motions, event: Shown) -> Animation | None:
    """A coin lands on the district."""
    city = m.city(event.facts["seat"])
    spot = city.plots.get(event.facts["card"]) if city is not None else None
    if spot is None:
        return None
    return Chain([m.fly(m.coin(), m.purse(event.facts["seat"]), spot.box.centered(24, 24), 420, 60), m.sound(event)])


def tucked(m: Motions, event: Shown) -> Animation | None:
    """A card slides below the Museum."""
    seat = event.facts["seat"]
    city = m.city(seat)
    museum = next((spot for spot in city.plots.values() if spot.plot.id == "museum"), None) if city else None
    if museum is None:
        return None
    start = m.left(event.facts.get("card", -1)) or m.hand_of(seat)
    return Chain([m.fly(m.back(50), start, museum.box.centered(50, 70), 420, 40), m.sound(event)])


def saved(m: Motions, event: Shown) -> Animation | None:
    """The Graveyard's card comes into the hand."""
    return Chain([m.sound(event), m.fly(m.back(60), m.deck(), m.hand_of(event.facts["seat"]), 420, 50)])


def bewitched(m: Motions, event: Shown) -> Animation | None:
    return Chain([m.sound(event), _sign(m, "bewitched", event.facts["rank"])])


def marks(name: str) -> Callable[[Motions, Shown], Animation | None]:
    """Warrants or threats are dealt to the ranks; all look the same on their way."""

    def make(m: Motions, event: Shown) -> Animation | None:
        flights = [_sign(m, f"{name}_hidden", rank) for rank in event.facts["ranks"][:MOST_MARKS]]
        return Chain([m.sound(event), Parallel(flights, stagger=110)])

    return make


def _sign(m: Motions, name: str, rank: int) -> Animation:
    tile = m.table.track.tile(rank)
    side = m.ui.px(46)
    picture = badges.token(m.ui.assets, name, side)
    above = Box(tile.box.x, tile.box.y + 150, tile.box.w, tile.box.h)
    return m.fly(picture, above, tile.box.moved(0, -10), 600, 0, ease=back_out)


def characters_swapped(m: Motions, event: Shown) -> Animation | None:
    """The Theater: two characters change places face down."""
    picture = m.ui.cards.back("character", 60)
    a, b = m.role_place(event.facts["seat"]), m.role_place(event.facts["other"])
    return Chain([m.sound(event), Parallel([m.fly(picture, a, b, 600, 70), m.fly(picture, b, a, 600, -70)])])


MAKERS: dict[str, Callable[[Motions, Shown], Animation | None]] = {
    "card_moved": card_moved,
    "seized": changed_city,
    "confiscated": confiscated,
    "swapped": swapped,
    "beautified": beautified,
    "tucked": tucked,
    "saved": saved,
    "bewitched": bewitched,
    "warrants_placed": marks("warrant"),
    "threats_placed": marks("threat"),
    "characters_swapped": characters_swapped,
}
