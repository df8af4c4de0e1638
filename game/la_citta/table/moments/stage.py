"""The means of the moments of La Città: places of the map as it will be seen, figures that walk, plates with words."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.kernel.rules import of
from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Point
from game.la_citta.rules.state import View
from game.la_citta.table.map.houses import FIGURE
from game.la_citta.table.motions.means import along, citizen
from game.la_citta.words.names import Names
from game.session.match import Shown
from game.table.motion.scene import WORDS_WIDE, Scene, part
from game.table.motion.whom import Eyes
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.la_citta.table.board import CittaBoard

OnStage: TypeAlias = "Scene[CittaBoard]"
ARRIVED = 0.16  # share of a moment after which the view has come to where it goes
CHANGE = Style("black", 40, theme.TEXT)
PLATE = Style("bold", 23, theme.INK_BODY)
PLATE_HIGH = 46.0


def names_of(eyes: Eyes) -> Names:
    return of(Names, eyes.names)


def view_of(s: OnStage) -> View:
    """What is drawn now."""
    return s.board.view


def sees(s: OnStage, *events: Shown) -> Callable[[], None]:
    """From then on the table shows these events."""

    def act() -> None:
        for event in events:
            s.board.following.see(event)

    return act


def tells(s: OnStage, event: Shown) -> Callable[[], None]:
    """From then on the scene speaks of this event, and the table shows it."""

    def act() -> None:
        s.board.following.tell(event)
        s.board.following.see(event)

    return act


def land(s: OnStage) -> Box:
    """Where the map is seen; the whole window where it is hidden."""
    box = s.board.pane.box
    return box if box.w > 1 else s.bounds


def words(s: OnStage, y: float, start: float = 0.15, end: float = 1.0) -> None:
    """What the moment says, over the middle of the map at that height."""
    room = land(s)
    s.words(y, start, end, x=room.cx, wide=room.w * WORDS_WIDE)


def at(s: OnStage, site: int) -> Point:
    """Where the middle of a site will lie when the view has come to rest, in units."""
    camera = s.board.pane.camera
    return camera.at(s.board.pane.found.centres[site], camera.goal)


def radius(s: OnStage) -> float:
    """Of a hex, when the view has come to rest."""
    return s.board.pane.camera.goal.s


def gate(s: OnStage, city: int) -> Point:
    """The gate of a castello, through which citizens come and go."""
    x, y = at(s, city)
    return x, y + radius(s) * 0.3


def in_sight(s: OnStage, place: Point) -> bool:
    """Whether a place lies in the window of the map."""
    box = s.board.pane.box
    return box.w > 1 and box.contains(*place)


def way(s: OnStage, city: int, source: int) -> list[Point]:
    """The way of a citizen from gate to gate, over the free land between."""
    between = [at(s, site) for site in reversed(s.board.pane.way_sites(city, source))]
    return [gate(s, source), *between, gate(s, city)]


def figure_high(s: OnStage) -> float:
    """How high a walking citizen is."""
    return max(30.0, radius(s) * FIGURE * 1.4)


def walker(
    s: OnStage, points: Sequence[Point], start: float, end: float, until: float = 1.0, *, pale: bool = False
) -> Callable[[float], None]:  # fmt: skip
    """A citizen walks between two shares of the moment; one who is sent away stops before the gate and grows pale."""
    picture = citizen(s.m, figure_high(s))
    high = picture.get_height() / s.k
    sprite = s.put(picture, *points[0])
    hops = max(2.0, sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False)) / 44)

    def show(t: float) -> None:
        far = part(t, start, end)
        sprite.visible = start <= t and (far < 1 or pale)
        sprite.x, sprite.y = along(points, far * until)
        sprite.y -= high * 0.3 + abs(math.sin(math.pi * hops * far)) * high * 0.16
        if pale and far >= 1:
            sprite.alpha = round(255 * (1 - part(t, end, min(1.0, end + 0.16))))

    return show


def change(s: OnStage, text: str, colour: theme.Colour, place: Callable[[], Point], start: float) -> None:
    """A number that comes beside a pill: who lost, who gained."""
    sprite = s.put(s.text(text, CHANGE.of(colour)))

    def show(t: float) -> None:
        sprite.visible = t >= start
        if sprite.visible:
            x, y = place()
            grown = part(t, start, start + 0.1)
            sprite.x, sprite.y, sprite.alpha = x, y - 10 * (1 - grown), round(255 * grown)

    s.also(show)


def beside(s: OnStage, city: int) -> Callable[[], Point]:
    """Right of the pill of a city, wherever that lies then."""

    def place() -> Point:
        pill = s.board.pane.badge(city)
        return pill.right + 26, pill.cy - 4

    return place


def plate(s: OnStage, paint: Callable[[Canvas, Box], None], wide: float, *, bad: bool = False) -> pygame.Surface:
    """A slip of parchment on which something is painted; reddish for what is bad."""
    margin = 8.0
    made = pygame.Surface((s.ui.px(wide + 2 * margin), s.ui.px(PLATE_HIGH + 2 * margin)), pygame.SRCALPHA)
    canvas = s.ui.canvas(made)
    canvas.watched = False
    box = Box(margin, margin, wide, PLATE_HIGH)
    canvas.rounded(box.moved(0, 3), theme.INK, 130, 8)
    ground, edge = (tones.HUNGRY_PILL, theme.DANGER) if bad else (theme.PARCHMENT, theme.GOLD_DARK)
    canvas.rounded(box, ground, 255, 7, edge, 255, 2.0)
    paint(canvas, box)
    return made


def words_plate(s: OnStage, text: str, *, bad: bool = False) -> pygame.Surface:
    """One with a line of words."""
    wide = s.ui.text.width(text, PLATE) + 36
    return plate(s, lambda canvas, box: canvas.text(text, box.cx, box.cy, PLATE, "center"), wide, bad=bad)


def shown_from(s: OnStage, sprite: Sprite, start: float) -> None:
    """It comes at that share, and stays."""

    def show(t: float) -> None:
        sprite.visible = t >= start
        sprite.alpha = round(255 * part(t, start, start + 0.08))

    s.also(show)
