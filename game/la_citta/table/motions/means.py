"""The means of the movements of La Città: flights over its map, figures that walk, numbers that rise."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.la_citta.cards import tones
from game.session.match import Shown
from game.table.flow import SeatInfo
from game.table.motion.flight import Flights
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import CROSS_FADE_MS, Animation, Call, Hold, Tween, ease_in_out, linear
from game.ui.draw.sprites import Sprite

if TYPE_CHECKING:
    from game.la_citta.table.board import CittaBoard

CARD = 64.0  # units: how wide a small card flies
REFUSALS = 3  # how often a badge lights up that has no room
GLIDE_MS = 260.0  # a little more than the view needs to go anywhere
GAIN, LOSS = tones.MOVED_IN, tones.MOVED_AWAY
Point = tuple[float, float]


Means: TypeAlias = "Flights[CittaBoard]"
Maker = Callable[[Means, Shown], Animation | None]


def seen(m: Means, event: Shown) -> Animation:
    """From here on the table shows this event."""
    return Call(lambda: m.board.following.see(event))


def told(m: Means, event: Shown) -> Animation:
    """From here on the scene speaks of this event."""
    return Call(lambda: m.board.following.tell(event))


def lands(m: Means, event: Shown) -> Callable[[], None]:
    """The same when something has landed."""
    return lambda: m.board.following.see(event)


def voiced(m: Means, name: str, take: int = -1) -> Animation:
    """One of the sounds, at its moment."""

    def sound() -> None:
        if not m.muted:
            m.ui.sound.play(name, take)

    return Call(sound)


def info(m: Means, seat: int) -> SeatInfo:
    """Who sits there."""
    return m.table.flow.seats[seat]


# -- pictures --------------------------------------------------------------------------------------------------------
def citizen(m: Means, high: float, tint: theme.Colour | None = None) -> pygame.Surface:
    """A citizen so many units high, or (with a tint) a coloured figure."""
    name = "la_citta/map/figure" if tint is not None else "la_citta/map/citizen"
    side = max(8, m.ui.px(high))

    def make() -> pygame.Surface:
        if not m.ui.assets.usable(name):
            return _plain_citizen(side, tint or tones.CITIZEN)
        source = m.ui.assets.source(name)
        assert source is not None
        wide = max(4, round(source.get_width() * side / source.get_height()))
        made = m.ui.assets.scaled(name, (wide, side)).copy()
        if tint is not None:
            made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    return m.ui.assets.keep(("citizen", name, side, tint), make)


def _plain_citizen(high: int, colour: theme.Colour) -> pygame.Surface:
    """A pawn with a dark edge."""
    made = pygame.Surface((max(6, round(high * 0.7)), high), pygame.SRCALPHA)
    wide = made.get_width()
    for grow, ink in ((0, theme.INK), (max(1, high // 12), colour)):
        pygame.draw.circle(made, ink, (wide // 2, round(high * 0.24)), max(2, round(high * 0.22) - grow))
        foot = [(wide * 0.5, high * 0.3), (wide - 1 - grow, high - 1 - grow), (grow, high - 1 - grow)]
        pygame.draw.polygon(made, ink, foot)
    return made


def pale(m: Means, picture: pygame.Surface) -> pygame.Surface:
    """The same in grey: of somebody who is sent away."""

    def make() -> pygame.Surface:
        made: pygame.Surface = pygame.transform.grayscale(picture)
        made.fill(tones.GREYED, special_flags=pygame.BLEND_RGBA_MULT)
        return made

    return m.ui.assets.keep(("pale", id(picture), picture.get_size()), make)


def building(m: Means, name: str, place: Box) -> pygame.Surface:
    """The picture of a building in its box; a plain block where there is none."""
    size = (max(6, m.ui.px(place.w)), max(8, m.ui.px(place.h)))
    picture = f"la_citta/map/{name}"
    if m.ui.assets.usable(picture):
        return m.ui.assets.scaled(picture, size)

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        block = pygame.Rect(size[0] // 4, size[1] // 4, size[0] // 2, size[1] // 2)
        pygame.draw.rect(made, tones.CRATE, block, border_radius=4)
        pygame.draw.rect(made, theme.INK, block, 2, border_radius=4)
        return made

    return m.ui.assets.keep(("plain building", name, size), make)


def small(box: Box, wide: float = CARD, high: float = CARD * 0.83) -> Box:
    """A small card in the middle of a box."""
    return box.centered(wide, high)


# -- ways ------------------------------------------------------------------------------------------------------------
def length(points: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(math.dist(first, second) for first, second in zip(points, points[1:], strict=False))


def along(points: Sequence[Point], share: float) -> Point:
    """The point of a line at this share of its length."""
    if len(points) < 2:
        return points[0] if points else (0.0, 0.0)
    left = length(points) * min(1.0, max(0.0, share))
    for first, second in zip(points, points[1:], strict=False):
        part = math.dist(first, second)
        if part and left <= part:
            t = left / part
            return first[0] + (second[0] - first[0]) * t, first[1] + (second[1] - first[1]) * t
        left -= part
    return points[-1]


def walk(
    m: Means, picture: pygame.Surface, points: Sequence[Point], ms: float, *, hops: float = 0.0,
    done: Callable[[], None] | None = None, until: float = 1.0,
) -> Animation:  # fmt: skip
    """A figure walks along a line as far as `until`, with so many hops; with reduced motion it appears there."""
    stage = m.table.stage
    sprite = Sprite(picture, *along(points, 0.0), m.k)
    high = picture.get_height() / m.k

    def apply(t: float) -> None:
        if sprite not in stage.sprites and t < 1:
            stage.add(sprite)
        if m.ui.motion.reduced:
            sprite.x, sprite.y = along(points, until)
            sprite.alpha = round(255 * t)
        else:
            sprite.x, sprite.y = along(points, t * until)
            sprite.y -= abs(math.sin(math.pi * hops * t)) * high * 0.16

    def landed() -> None:
        stage.remove(sprite)
        if done is not None:
            done()

    if m.ui.motion.reduced:
        return Tween(CROSS_FADE_MS, apply, linear, landed)
    return Tween(ms, apply, ease_in_out, landed)


def vanish(m: Means, picture: pygame.Surface, at: Point, ms: float, *, sinks: float = 0.0) -> Animation:
    """A picture grows pale where it stands, and sinks meanwhile."""
    sprite = Sprite(picture, *at, m.k)
    deep = 0.0 if m.ui.motion.reduced else sinks

    def apply(t: float) -> None:
        sprite.alpha, sprite.y = round(255 * (1 - t)), at[1] + deep * t

    return m.table.stage.show_for(sprite, ms, apply)


def rising(m: Means, text: str, place: Box, colour: theme.Colour) -> Animation:
    """A number that rises from a badge."""
    return m.figure(text, Box(place.cx, place.y, 1, 1), colour)


def refusing(m: Means, badge: Box) -> Animation:
    """A city has no room: its badge lights up some times; with reduced motion it is lit once."""
    times = 1 if m.ui.motion.reduced else REFUSALS
    return m.glow("glow_target", badge, lambda t: abs(math.sin(math.pi * times * t)))


def arrived(m: Means) -> Animation:
    """Waits until the view has come to where it goes, for what moves over the map knows its places only then."""
    camera = m.board.pane.camera
    return Hold(GLIDE_MS if camera.look != camera.goal else 0.0)


def in_sight(m: Means, box: Box) -> bool:
    """Whether a place of the map lies in the window of the map."""
    pane = m.board.pane.box
    return pane.w > 1 and pane.contains(box.cx, box.cy)
