"""The means of the table's movements: where things lie and lay, the pictures that fly, and what waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar, overload

import pygame

from game.session.match import Shown
from game.table.board import Board, Lay, Table
from game.table.motion.lag import Lag
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.motion import Animation, Call
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Flight, Sprite
from game.ui.draw.theme import Style
from game.ui.ui import Ui
from game.ui.widgets.base import Layer

# Cards as they look on their way.

SHADOW = 12.0  # units round a card for its shadow
_in_flight: Lru[pygame.Surface] = Lru(8_000_000, surface_bytes)


class OnItsWay(Sequence[pygame.Surface]):
    """A card in several widths (pixels), each made when it is seen: all at once would take longer than a frame may."""

    def __init__(self, ui: Ui, picture: pygame.Surface, widths: list[int]) -> None:
        self.ui, self.picture, self.widths = ui, picture, widths

    def __len__(self) -> int:
        return len(self.widths)

    @overload
    def __getitem__(self, index: int) -> pygame.Surface: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[pygame.Surface]: ...

    def __getitem__(self, index: int | slice) -> pygame.Surface | Sequence[pygame.Surface]:
        if isinstance(index, slice):
            return OnItsWay(self.ui, self.picture, self.widths[index])
        return in_flight(self.ui, self.picture, self.widths[index])


def in_flight(ui: Ui, picture: pygame.Surface, wide: int) -> pygame.Surface:
    """A card that many pixels wide, with the shadow it has on the table, so that nothing changes when it lands."""

    def make() -> pygame.Surface:
        k, margin = ui.scale.k, ui.px(SHADOW)
        size = (max(2, wide), max(2, round(picture.get_height() * wide / picture.get_width())))
        made = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        ui.canvas(made).skin("shadow", Box(margin / k, margin / k, size[0] / k, size[1] / k))
        made.blit(picture if size == picture.get_size() else smoothscale(picture, size), (margin, margin))
        return made

    return _in_flight.get((picture, wide), make)


SIZES = 8  # a card that grows or shrinks on its way is shown in so many
FIGURE_MS, FIGURE_RISE, LIGHT_MS = 950.0, 30.0, 900.0
SMALL_BACK = 54.0


class Hideable(Protocol):
    """A thing of the table that is not drawn while its picture flies."""

    hidden: bool

    def invalidate(self) -> None: ...


P = TypeVar("P", bound=Board)


Maker = Callable[[Any, Shown], Animation | None]  # what moves for one event, out of `Flights`


class Flights(Generic[P]):
    """Makes single movements over a game's board; `Motions` puts them in their order."""

    def __init__(self, table: Table, board: P) -> None:
        self.table, self.board = table, board
        self.muted = False
        self.lay: dict[int, Lay] = {}  # cards
        self.root: Layer | None = None  # of the widgets that were shown
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
        return self.table.flow.private and self.table.flow.viewer == seat

    def before(self) -> None:
        """Called before the table shows a new moment: remembers where things lie that are about to leave."""
        table = self.table
        self.lay, self.claimed = {}, set()
        self.root = table.root
        self.board.remember()
        if table.root is None:
            return
        self.asked = table.prompt.prompt.title
        for spot in (*table.hand.cards, *table.hand.tray):
            if spot.thing >= 0:
                self.lay[spot.thing] = Lay(spot.box, "small", spot.card_id, spot.place)
        self.lay.update(self.board.lies())

    def land(self) -> None:
        """The moment is over: nothing of it is hidden or owed any more."""
        for spot in self._hidden:
            spot.hidden = False
            spot.invalidate()
        self._hidden = []
        self.lag.land()

    def let_go(self) -> None:
        """Nothing is hidden, owed or told any more."""
        for spot in self._hidden:
            spot.hidden = False
            spot.invalidate()
        self._hidden = []
        if not self.lag.empty and self.table.root is not None:
            self.lag.clear()
            self.board.caught_up()
        self.lag.clear()

    # -- pictures --------------------------------------------------------------------------------------------------
    def coin(self) -> pygame.Surface:
        side = self.ui.px(30)
        return self.ui.assets.scaled("ui/coin", (side, side))

    def back(self, wide: float = SMALL_BACK, kind: str = "") -> pygame.Surface:
        return self.ui.cards.back(kind or self.board.back, wide)

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
        self, picture: pygame.Surface, start: Box, end: Box, ms: float, *, kind: str = "", arc: float = 40.0,
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

    def glow(self, skin: str, box: Box, share: Callable[[float], float]) -> Animation:
        """A glow round a box, as strong as `share` says, for a moment."""
        return self.fade(self.framed(skin, box), box, LIGHT_MS, share)

    def framed(self, skin: str, box: Box) -> pygame.Surface:
        """The picture of a glow, with room for what reaches beyond the box."""
        size, margin = (self.ui.px(box.w + 48), self.ui.px(box.h + 48)), 24.0

        def make() -> pygame.Surface:
            made = pygame.Surface(size, pygame.SRCALPHA)
            self.ui.canvas(made).skin(skin, Box(margin, margin, box.w, box.h))
            return made

        return self.ui.assets.keep(("frame", skin, size), make)

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
            self.ui.sound.play(self.table.words.cue(event.word, event.facts))

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

    def owe(self, kind: str, seat: int, amount: int) -> Callable[[], None]:
        """An amount that is counted (or, negative, no longer counted) only when the returned function is called."""
        if seat < 0 or not amount:
            return lambda: None
        what = self.lag.of(kind)
        what[seat] += amount
        self.tick(seat)

        def land() -> None:
            what[seat] -= amount
            self.tick(seat)

        return land

    def tick(self, seat: int) -> None:
        """The figures of a player are drawn again."""
        for box in self.board.figures(seat):
            self.redraw(box)

    def redraw(self, box: Box) -> None:
        self.ui.base.add(self.ui.scale.rect(box.inset(-4)))
