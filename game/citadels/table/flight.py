"""The means of the table's movements: where things lie and lay, the pictures that fly, and what waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from game.citadels.table.hand import DraftCard
from game.citadels.table.lag import Lag
from game.citadels.table.on_its_way import OnItsWay
from game.citadels.table.own import OwnCity
from game.citadels.table.players import PlayerPanel, RoleSpot
from game.citadels.table.sounds import cue
from game.session.match import Shown
from game.ui import theme
from game.ui.geometry import Box
from game.ui.motion import Animation, Call
from game.ui.sprites import Flight, Sprite
from game.ui.theme import Style
from game.ui.ui import Ui
from game.ui.widgets.base import Layer

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

SIZES = 8  # a card that grows or shrinks on its way is shown in so many
FIGURE_MS, FIGURE_RISE = 950.0, 30.0
SMALL_BACK, TOKEN = 54.0, -2


class Hideable(Protocol):
    """A thing of the table that is not drawn while its picture flies."""

    hidden: bool

    def invalidate(self) -> None: ...


@dataclass(frozen=True)
class Lay:
    """Where a card lay before the decision, and how: layout and id ("" for one that was face down)."""

    box: Box
    layout: str
    id: str
    place: str


class Flights:
    """Makes single movements; `Motions` puts them in their order."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.muted = False
        self.lay: dict[int, Lay] = {}  # cards
        self.roles: dict[int, list[tuple[Box, str]]] = {}  # seat: its characters, "" face down
        self.choices: dict[int, tuple[Box, pygame.Surface]] = {}  # characters to choose from, and their pictures
        self.root: Layer | None = None  # of the widgets that were shown
        self.hands: dict[int, int] = {}  # seat: how many cards
        self.standing: set[int] = set()  # all districts that stood in a city
        self.decider: int | None = None  # whoever decided, if it was the person before the screen
        self.asked = ""  # the title of the prompt
        self.claimed: set[int] = set()  # cards whose movement an event has made
        self._hidden: list[Hideable] = []

    @property
    def ui(self) -> Ui:
        return self.table.ui

    @property
    def k(self) -> float:
        return self.ui.scale.k

    @property
    def lag(self) -> Lag:
        return self.table.lag

    def sees(self, seat: int) -> bool:
        """Whether the eyes before the screen may see what only this seat knows."""
        return self.table.flow.private and self.table.model.viewer == seat

    def before(self) -> None:
        """Called before the table shows a new state: remembers where things lie that are about to leave."""
        table = self.table
        self.lay, self.roles, self.choices, self.claimed = {}, {}, {}, set()
        self.hands = {player.seat: player.hand for player in table.model.players}
        self.standing = {plot.card for player in table.model.players for plot in player.city}
        self.root = table.root
        self.decider = table.model.viewer if table.offers is not None else None
        if table.root is None:
            return
        self.asked = table.prompt.prompt.title
        for spot in (*table.hand.cards, *table.hand.tray):
            if spot.thing >= 0:
                self.lay[spot.thing] = Lay(spot.box, "small", spot.card_id, spot.place)
        for city in self.cities():
            for card, plot in city.plots.items():
                self.lay[card] = Lay(plot.box, plot.layout, plot.plot.id, "city")
        for panel in self.panels():
            self.roles[panel.model.seat] = [(spot.box, spot.card) for spot in panel.roles if spot.visible]
        own = [(spot.box, spot.card) for spot in table.own.cards if spot.visible and table.own.visible]
        self.roles[table.model.viewer] = own
        for choice in table.fan.children if table.fan.visible else ():
            if isinstance(choice, DraftCard):
                self.choices[choice.thing] = (choice.box, choice.picture)

    def let_go(self) -> None:
        """Nothing is hidden or owed any more."""
        for spot in self._hidden:
            spot.hidden = False
            spot.invalidate()
        self._hidden = []
        if not self.lag.empty and self.table.root is not None:
            self.lag.clear()
            for widget in (self.table.opponents, self.table.own, self.table.city, self.table.track):
                widget.invalidate()
        self.lag.clear()

    # -- places ----------------------------------------------------------------------------------------------------
    def panels(self) -> list[PlayerPanel]:
        return [panel for panel in self.table.opponents.children if isinstance(panel, PlayerPanel)]

    def panel(self, seat: int) -> PlayerPanel | None:
        return self.table.opponents.panel(seat)

    def money(self, owner: int) -> Box:
        """The purse of a seat, the Tax Collector's token, or the bank."""
        if owner == TOKEN:
            tiles = self.table.model.tiles
            rank = next((tile.rank for tile in tiles if tile.id == "tax_collector"), len(tiles))
            return self.table.track.tile(rank).box
        if owner < 0:
            return self.table.prompt.box.centered(24, 24)
        panel = self.panel(owner)
        if panel is not None:
            return panel.purse
        own = self.table.own
        return own.purse if own.visible and not own.only_cards else self.table.city.purse

    def deck(self) -> Box:
        return self.table.corner.deck_box if not self.table.places.tabbed else self.table.track.box.cut_right(60)[1]

    def hand_of(self, seat: int) -> Box:
        panel = self.panel(seat)
        return panel.hand_spot if panel is not None else self.table.hand.slot(-1)

    def seat_box(self, seat: int) -> Box:
        """Everything of a player."""
        panel = self.panel(seat)
        return panel.box if panel is not None else self.table.city.box

    def role_place(self, seat: int) -> Box:
        """Where the last character of a player lies."""
        spot = self.last_role(seat)
        return spot.box if spot is not None else self.table.city.box.cut_top(60)[0].cut_left(60)[0]

    def last_role(self, seat: int) -> RoleSpot | None:
        """The last character of a player; None where the own ones are out of sight."""
        panel, own = self.panel(seat), self.table.own
        if panel is not None:
            return panel.roles[max(0, len(panel.model.roles) - 1)]
        return own.cards[-1] if own.visible else None

    def role_spot(self, seat: int, rank: int) -> RoleSpot | None:
        """The character of that rank before a player, if it is seen."""
        panel = self.panel(seat)
        spot = panel.role_spot(rank) if panel is not None else self.table.own.spot(rank)
        shown = spot.visible and spot.box.w >= 20 and (panel is not None or self.table.own.visible)
        return spot if shown and spot.rank == rank else None

    def city(self, seat: int) -> PlayerPanel | OwnCity | None:
        """The city of a player, if it is in sight."""
        own = self.table.city
        return self.panel(seat) or (own if own.model.seat == seat and own.visible else None)

    def cities(self) -> list[PlayerPanel | OwnCity]:
        """All cities; behind tabs the viewer's may be another's, or out of sight."""
        return [*self.panels(), self.table.city]

    # -- pictures --------------------------------------------------------------------------------------------------
    def coin(self) -> pygame.Surface:
        side = self.ui.px(30)
        return self.ui.assets.scaled("ui/coin", (side, side))

    def back(self, wide: float = SMALL_BACK, kind: str = "district") -> pygame.Surface:
        return self.ui.cards.back(kind, wide)

    def face(self, card_id: str, layout: str, box: Box) -> pygame.Surface:
        return self.ui.cards.in_box(card_id, layout, box)

    def sizes(self, picture: pygame.Surface, wide: float, end: float) -> Sequence[pygame.Surface]:
        """A card on its way from one width to another (units), in steps, each with its shadow."""
        steps = 0 if abs(wide - end) < 4 else SIZES
        widths = [wide + (end - wide) * step / steps for step in range(steps)] + [end]
        return OnItsWay(self.ui, picture, [self.ui.px(width) for width in widths])

    # -- movements -------------------------------------------------------------------------------------------------
    def fly(self, flight: Flight, done: Callable[[], None] | None = None) -> Animation:
        return self.table.stage.fly(self.ui.motion, flight, self.k, done)

    def card(  # noqa: PLR0913  a card in flight has that many facts, most of them with a default
        self, picture: pygame.Surface, start: Box, end: Box, ms: float, *, arc: float = 40.0, back: str = "",
        turn: float = 0.0, lean: float = 0.0, settle: float = 0.0, waits: bool = False,
        done: Callable[[], None] | None = None,
    ) -> Animation:  # fmt: skip
        """A card flies; with `back` (a kind of card) it turns over on the way and shows that side first."""
        backs: Sequence[pygame.Surface] = ()
        if back:
            backs = self.sizes(self.back(max(start.w, end.w), back), start.w, end.w)
        pictures = self.sizes(picture, start.w, end.w)
        flight = Flight(pictures, start, end, ms, arc, turn=turn, lean=lean, settle=settle, back=backs, waits=waits)
        return self.fly(flight, done)

    def away(
        self, picture: pygame.Surface, start: Box, end: Box, ms: float, *, kind: str = "district", arc: float = 40.0,
        waits: bool = True, done: Callable[[], None] | None = None,
    ) -> Animation:  # fmt: skip
        """A card that is seen turns its back and flies."""
        backs = self.sizes(self.back(max(start.w, end.w), kind), start.w, end.w)
        fronts = self.sizes(picture, start.w, end.w)
        return self.fly(Flight(backs, start, end, ms, arc, back=fronts, waits=waits), done)

    def flip(self, first: pygame.Surface, then: pygame.Surface, place: Box, ms: float,
             done: Callable[[], None] | None = None) -> Animation:  # fmt: skip
        """Something turns over where it lies; until then its first side is seen."""
        return self.fly(Flight([then], place, place, ms, back=[first], waits=True), done)

    def fade(self, picture: pygame.Surface, place: Box, ms: float, share: Callable[[float], float]) -> Animation:
        """A picture that is only seen while this lasts, as strongly as `share` says (0 to 1)."""
        sprite = Sprite(picture, place.cx, place.cy, self.k)

        def apply(t: float) -> None:
            sprite.alpha = round(255 * share(t))

        return self.table.stage.show_for(sprite, ms, apply)

    def figure(self, text: str, place: Box, colour: theme.Colour) -> Animation:
        """A number that rises from a place and goes: how much came or went."""
        style = Style("black", 30, colour, theme.INK, floor=False)
        sprite = Sprite(self.ui.text.line(text, style), place.cx, place.cy, self.k)
        rise = 0.0 if self.ui.motion.reduced else FIGURE_RISE

        def apply(t: float) -> None:
            sprite.y = place.cy - 16 - rise * (1 - (1 - t) ** 3)
            sprite.alpha = round(255 * min(1.0, (1 - t) * 2.5))

        return self.table.stage.show_for(sprite, FIGURE_MS, apply)

    def optional(self, part: Animation | None) -> list[Animation]:
        """A part of a chain that there may not be."""
        return [] if part is None else [part]

    def sound(self, event: Shown) -> Animation:
        """What the event sounds like, at its moment in a chain."""
        return Call(lambda: self.heard(event))

    def heard(self, event: Shown) -> None:
        if not self.muted:
            self.ui.sound.play(cue(event.word, event.facts))

    def landing(self, event: Shown, then: Callable[[], None]) -> Callable[[], None]:
        """Heard when it lands."""

        def land() -> None:
            then()
            self.heard(event)

        return land

    # -- what waits for a landing ----------------------------------------------------------------------------------
    def hide(self, spot: Hideable) -> Callable[[], None]:
        """Hides a thing until the returned function is called."""
        spot.hidden = True
        spot.invalidate()
        self._hidden.append(spot)

        def show() -> None:
            spot.hidden = False
            spot.invalidate()

        return show

    def owe(self, what: dict[int, int], seat: int, amount: int) -> Callable[[], None]:
        """An amount that is counted (or, negative, no longer counted) only when the returned function is called."""
        if seat < 0 or not amount:
            return lambda: None
        what[seat] += amount
        self.tick(seat)

        def land() -> None:
            what[seat] -= amount
            self.tick(seat)

        return land

    def tick(self, seat: int) -> None:
        """The figures of a player are drawn again."""
        panel = self.panel(seat)
        if panel is not None:
            self.redraw(panel.stats_box)
        else:
            self.redraw(self.table.own.figures)
            self.redraw(self.table.city.title_box)

    def redraw(self, box: Box) -> None:
        self.ui.base.add(self.ui.scale.rect(box.inset(-4)))
