"""What moves on the table, from events alone. Everything ends in the state already shown, and blocks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.citadels.table import motions_effects as effects
from game.citadels.table import motions_more
from game.citadels.table.badges import token
from game.citadels.table.hand import HandCard
from game.citadels.table.own import OwnCity
from game.citadels.table.players import PlayerPanel, RoleSpot
from game.citadels.table.sounds import cue
from game.session.match import Shown
from game.ui.geometry import Box
from game.ui.motion import Animation, Call, Chain, Hold, Parallel, Tween, back_out, ease_in_out
from game.ui.sprites import Sprite

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

STAGGER = 140.0
MOST_COINS = 6
Maker = Callable[["Motions", Shown], Animation | None]


class Motions:
    """Makes animations for the events of one decision."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self._left: dict[int, Box] = {}  # where cards lay before the decision
        self._hidden: list[HandCard] = []

    @property
    def ui(self):
        return self.table.ui

    @property
    def k(self) -> float:
        return self.ui.scale.k

    def forget(self) -> None:
        """The widgets are built anew: nothing may stay hidden."""
        for card in self._hidden:
            card.hidden = False
        self._hidden = []

    def before(self, news: list[Shown]) -> None:
        """Called before the table shows the new state: remembers where things lie that are about to leave."""
        self._left = {}
        table = self.table
        if table.root is None or not news:
            return
        for spot in (*table.hand.cards, *table.hand.tray):
            if spot.thing >= 0:
                self._left[spot.thing] = spot.box
        for panel in self._panels():
            for card, plot in panel.plots.items():
                self._left[card] = plot.box
        for card, plot in table.city.plots.items():
            self._left[card] = plot.box

    def play(self, news: list[Shown]) -> None:
        """Starts what the events show, one a little after the other. What cannot be shown is heard all the same."""
        if self.table.root is None:
            return
        if self.ui.motion.speed <= 0:
            for event in news:
                self.ui.sound.play(cue(event.word, event.facts))
            return
        delay = 0.0
        for event in news:
            maker = MAKERS.get(event.word)
            made = maker(self, event) if maker is not None else None
            if made is not None:
                self.ui.motion.start(Chain([Hold(delay), made]) if delay else made)
                delay += STAGGER
            elif cue(event.word, event.facts):
                self.ui.motion.start(Chain([Hold(delay), self.sound(event)]))

    # -- places ----------------------------------------------------------------------------------------------------
    def _panels(self) -> list[PlayerPanel]:
        return [panel for panel in self.table.opponents.children if isinstance(panel, PlayerPanel)]

    def panel(self, seat: int) -> PlayerPanel | None:
        return self.table.opponents.panel(seat)

    def purse(self, seat: int) -> Box:
        panel = self.panel(seat)
        if panel is not None:
            return panel.purse
        own = self.table.own
        return own.purse if own.visible else self.table.city.box.cut_top(40)[0].cut_left(60)[0]

    def bank(self) -> Box:
        return self.table.prompt.box.centered(24, 24)

    def deck(self) -> Box:
        return self.table.corner.deck_box if not self.table.places.tabbed else self.table.track.box.cut_right(60)[0]

    def hand_of(self, seat: int) -> Box:
        panel = self.panel(seat)
        if panel is None:
            return self.table.hand.slot(-1)
        x, y = panel._stat_places()[1]
        return Box(x, y - 12, 24, 24)

    def role_place(self, seat: int) -> Box:
        """Where the last character of a player lies."""
        panel = self.panel(seat)
        return (panel.roles[-1] if panel is not None else self.table.own.cards[-1]).box

    def city(self, seat: int) -> PlayerPanel | OwnCity | None:
        """The city of a player, if it is in sight."""
        own = self.table.city
        return self.panel(seat) or (own if own.model.seat == seat and own.visible else None)

    def left(self, card: int) -> Box | None:
        """Where a card lay before the decision."""
        return self._left.get(card)

    # -- pictures --------------------------------------------------------------------------------------------------
    def coin(self) -> pygame.Surface:
        side = self.ui.px(30)
        return self.ui.assets.scaled("ui/coin", (side, side))

    def back(self, wide: float) -> pygame.Surface:
        return self.ui.cards.back("district", wide)

    def fly(self, picture: pygame.Surface, start: Box, end: Box, ms: float, arc: float = 0.0, **more) -> Animation:
        return self.table.stage.fly(self.ui.motion, picture, start, end, self.k, ms, arc, **more)

    def optional(self, part: Animation | None) -> list[Animation]:
        """A part of a chain that there may not be."""
        return [] if part is None else [part]

    def sound(self, event: Shown) -> Animation:
        """What the event sounds like, at its moment in a chain."""
        name = cue(event.word, event.facts)
        return Call(lambda: self.ui.sound.play(name))

    def hide(self, spot) -> Callable[[], None]:
        """Hides a card until the returned function is called."""
        spot.hidden = True
        spot.invalidate()
        self._hidden.append(spot)

        def show() -> None:
            spot.hidden = False
            spot.invalidate()

        return show


def _coins(m: Motions, event: Shown) -> Animation | None:
    facts = event.facts
    start = m.purse(facts["source"]) if facts["source"] >= 0 else m.bank()
    end = m.purse(facts["target"]) if facts["target"] >= 0 else m.bank()
    count = min(MOST_COINS, facts["amount"])
    flights = [m.fly(m.coin(), start.moved(i * 3, 0), end, 420, 60 + 8 * i) for i in range(count)]
    return Chain([m.sound(event), Parallel(flights, stagger=55)])


def _draw(m: Motions, event: Shown) -> Animation | None:
    facts = event.facts
    seat, cards = facts["seat"], facts.get("cards", [])
    flights: list[Animation] = []
    if m.panel(seat) is None and cards:
        for spot in m.table.hand.cards:
            if spot.thing in cards and spot.thing not in m._left:
                show = m.hide(spot)
                picture = m.ui.cards.surface(spot.card_id, "small", spot.box.w)
                flights.append(m.fly(picture, m.deck(), spot.box, 350, 60, turn=8.0, done=show))
    else:
        wide = 54.0 if m.panel(seat) is not None else 90.0
        flights = [m.fly(m.back(wide), m.deck(), m.hand_of(seat), 350, 50, turn=8.0) for _i in range(facts["count"])]
    return Chain([m.sound(event), Parallel(flights, stagger=70)]) if flights else None


def _put_under(m: Motions, event: Shown) -> Animation | None:
    seat = event.facts["seat"]
    cards = event.facts.get("cards", [-1] * event.facts["count"])
    flights = [m.fly(m.back(60), m._left.get(card, m.hand_of(seat)), m.deck(), 350, 40) for card in cards[:8]]
    return Chain([Parallel(flights, stagger=60), m.sound(event)])


def _build(m: Motions, event: Shown) -> Animation | None:
    seat, card = event.facts["seat"], event.facts["card"]
    city = m.city(seat)
    spot = city.plots.get(card) if city is not None else None
    if spot is None:
        return None
    show = m.hide(spot)
    start = m._left.get(card, m.hand_of(seat))
    picture = m.ui.cards.surface(spot.plot.id, spot.layout, spot.box.w, spot.box.h if spot.layout == "tile" else None)
    flight = m.fly(picture, start, spot.box, 380, 30, done=show)
    return Chain([flight, m.sound(event), *m.optional(effects.dust(m, spot.box))])


def _reveal(m: Motions, event: Shown) -> Animation | None:
    seat = event.facts["seat"]
    panel = m.panel(seat)
    rank = event.facts["rank"]
    spot: RoleSpot = panel.role_spot(rank) if panel is not None else m.table.own.spot(rank)
    if not spot.visible or spot.box.w < 20 or not spot.card:
        return m.sound(event)
    wide = spot.box.w
    front = m.ui.cards.surface(spot.card, "small" if wide >= 78 else "mini", wide)
    back = m.ui.cards.back("character", wide)
    sprite = Sprite(back, spot.box.cx, spot.box.cy, m.k)
    stage = m.table.stage

    def apply(t: float) -> None:
        if sprite not in stage.sprites:
            stage.add(sprite)
        sprite.picture = back if t < 0.5 else front
        sprite.squash = max(0.04, abs(1 - 2 * t))

    return Chain([m.sound(event), Tween(520, apply, ease_in_out, lambda: stage.remove(sprite))])


def _crown(m: Motions, event: Shown) -> Animation | None:
    side = m.ui.px(64)
    picture = m.ui.assets.scaled("ui/crown", (side, side))
    end = _crown_place(m, event.facts["seat"])
    flight = m.fly(picture, _crown_place(m, event.facts["before"]), end, 700, 90, turn=-12.0)
    return Chain([flight, m.sound(event), *m.optional(effects.sparkle(m, end))])


def _crown_place(m: Motions, seat: int) -> Box:
    panel = m.panel(seat)
    return panel.crown_spot if panel is not None else m.table.city.box.cut_top(40)[0].cut_left(180)[0]


def _badge(m: Motions, event: Shown, name: str) -> Animation | None:
    tile = m.table.track.tile(event.facts["rank"])
    side = m.ui.px(58)
    picture = token(m.ui.assets, name, side)
    above = tile.box.moved(0, 150)
    return Chain([m.sound(event), m.fly(picture, above, tile.box.moved(0, -10), 600, 0, ease=back_out)])


def _killed(m: Motions, event: Shown) -> Animation | None:
    return _badge(m, event, "killed")


def _theft(m: Motions, event: Shown) -> Animation | None:
    return _badge(m, event, "robbed")


def _destroy(m: Motions, event: Shown) -> Animation | None:
    """The card shakes, then falls apart into pieces."""
    card = event.facts["card"]
    place = m._left.get(card)
    if place is None or place.w < 10:
        return m.sound(event)
    layout = "tile" if place.h < place.w * 1.2 else "small" if place.w >= 78 else "mini"
    box_id = m.table.flow.match.state.box.kind[card]
    picture = m.ui.cards.surface(box_id, layout, place.w, place.h if layout == "tile" else None)
    return Chain([m.sound(event), effects.shatter(m, picture, place)])


def _swap(m: Motions, event: Shown) -> Animation | None:
    a, b = m.hand_of(event.facts["seat"]), m.hand_of(event.facts["other"])
    flights = []
    for start, end, arc in ((a, b, 80.0), (b, a, -80.0)):
        flights += [m.fly(m.back(60), start, end, 600, arc, turn=8.0) for _i in range(3)]
    return Chain([m.sound(event), Parallel(flights, stagger=60)])


def _kept(m: Motions, event: Shown) -> Animation | None:
    panel = m.panel(event.facts["seat"])
    if panel is None or not m.table.fan.visible:
        return None
    picture = m.ui.cards.back("character", 60)
    end = panel.roles[max(0, len(panel.model.roles) - 1)].box
    return Chain([m.fly(picture, m.table.fan.box.centered(60, 84), end, 320, 40), m.sound(event)])


MAKERS: dict[str, Maker] = {
    "gold": _coins,
    "drew": _draw,
    "put_under": _put_under,
    "built": _build,
    "revealed": _reveal,
    "crown_moved": _crown,
    "killed": _killed,
    "theft_announced": _theft,
    "destroyed": _destroy,
    "hands_swapped": _swap,
    "character_kept": _kept,
    "character_put_aside": _kept,
    "heir_revealed": _reveal,
    "killed_revealed": _reveal,
    "razed": _destroy,
    "sacrificed": _destroy,
    **motions_more.MAKERS,
}
