"""The plague: the nun row is turned, one card at a time, before anybody inherits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, cos, hypot

import pygame

from game.kernel.rules import of
from game.rattus_cartus.cards import tones
from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import nuns_words
from game.rattus_cartus.table.afterwards.fates import (
    LOST,
    MOST_NUNS,
    OPEN,
    SAFE,
    SPARED,
    Fate,
    Plague,
    heap,
    lost,
    lost_all,
)
from game.rattus_cartus.table.afterwards.running import Pack
from game.rattus_cartus.table.art import BACK, NIGHT, NUN, NUN_NONE, RAT_TOKEN, RUNS
from game.rattus_cartus.table.candles import Candle
from game.rattus_cartus.table.sounds import PLAGUE, own
from game.table.board_theme import music_at
from game.table.faces import draw_seat
from game.table.flow import Flow, SeatInfo
from game.table.motion.flight import in_flight
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.motion import Animation, Call, Chain, Parallel, Tween, linear
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import Point
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Colour, Style
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Widget
from game.ui.window.screen import Screen

# Candles.

LEVELS = {LOST: 0.0}  # of the flame; else it burns tall
LOW, GROWS = 0.3, 0.45  # of whoever still hopes: with no nun, and how much more with almost enough


def level_of(fate: Fate, plague: Plague) -> float:
    """How large the flame is for a fate, 0 to 1: the nearer somebody is to being safe, the larger."""
    if fate.state == OPEN:
        return LOW + GROWS * min(1.0, plague.so_far / max(1, fate.rats))
    return LEVELS.get(fate.state, 1.0)


# The plague night, drawn as code.

UPPER, MIDDLE, LOWER = tones.SKY_UPPER, tones.SKY_MIDDLE, tones.SKY_LOWER
MOON, SHADOW = tones.MOON, tones.MOON_SHADOW
ROWS = (  # how far down its ridge lies, how large its houses are, its colour, how many windows are lit
    (0.52, 0.105, tones.FAR_ROOFS, 0),
    (0.64, 0.13, tones.ROOFS, 5),
    (0.76, 0.16, tones.NEAR_ROOFS, 9),
)
WINDOW, MIST = tones.WINDOW, tones.FOG
BANDS = 96


def night(size: tuple[int, int]) -> pygame.Surface:
    """The whole scene without the rats, at that size."""
    made = pygame.Surface(size)
    _sky(made)
    _moon(made)
    for number, (ridge, large, colour, lit) in enumerate(ROWS):
        _gables(made, ridge, large, colour, lit, number)
        _mist(made, ridge + large * 0.9, 34 - 6 * number)
    return made


def _sky(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    for band in range(BANDS):
        t = band / (BANDS - 1)
        colour = theme.mix(UPPER, MIDDLE, t * 2) if t < 0.5 else theme.mix(MIDDLE, LOWER, t * 2 - 1)
        top = round(high * band / BANDS)
        surface.fill(colour, pygame.Rect(0, top, wide, round(high * (band + 1) / BANDS) - top))


def _moon(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    radius, middle = round(high * 0.25), (wide // 2, round(high * 0.29))
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for step in range(14):
        pygame.draw.circle(veil, (*MOON, 4 + step), middle, round(radius * (1.9 - 0.065 * step)))
    pygame.draw.circle(veil, (*MOON, 205), middle, radius)
    for x, y, r in ((-0.4, -0.2, 0.16), (0.3, 0.35, 0.22), (0.1, -0.55, 0.1), (0.55, -0.15, 0.12), (-0.25, 0.5, 0.09)):
        pygame.draw.circle(veil, (*SHADOW, 190), (round(middle[0] + x * radius), round(middle[1] + y * radius)),
                           round(r * radius))  # fmt: skip
    surface.blit(veil, (0, 0))


def _gables(surface: pygame.Surface, ridge: float, large: float, colour: Colour, lit: int, number: int) -> None:
    """Houses side by side, of widths and heights that repeat late."""
    wide, high = surface.get_size()
    step, x, index = high * large, -high * large * (0.3 + 0.2 * number), 0
    windows: list[pygame.Rect] = []
    while x < wide:
        broad = step * (0.72 + 0.1 * ((index * 7 + number * 3) % 6))
        top = high * ridge - step * 0.16 * ((index * 5 + number) % 4)
        eaves = top + step * (0.5 + 0.08 * ((index * 3) % 4))
        shape: list[Point] = [(x, high), (x, eaves), (x + broad / 2, top), (x + broad, eaves), (x + broad, high)]
        if (index + number) % 5 == 4:  # a tower among them
            shape[1:4] = [(x + broad * 0.25, eaves), (x + broad * 0.5, top - step * 0.6), (x + broad * 0.75, eaves)]
        pygame.draw.polygon(surface, colour, shape)
        if len(windows) < lit and (index + 2 * number) % 3 == 1:
            side = max(2, round(step * 0.07))
            windows.append(pygame.Rect(round(x + broad * 0.44), round(eaves + step * 0.2), side, round(side * 1.5)))
        x, index = x + broad * 0.94, index + 1
    for window in windows:
        surface.fill(WINDOW, window)


def _mist(surface: pygame.Surface, ridge: float, alpha: int) -> None:
    wide, high = surface.get_size()
    deep = round(high * 0.16)
    veil = pygame.Surface((wide, deep), pygame.SRCALPHA)
    for row in range(deep):
        t = row / deep
        veil.fill((*MIST, round(alpha * 4 * t * (1 - t))), pygame.Rect(0, row, wide, 1))
    surface.blit(veil, (0, round(high * ridge) - deep // 2))


# The parts of the plague's screen.

HIGHEST = 258.0  # units: of a card
GREEN_LINE, GOLD_LINE, RED_LINE = tones.SAFE_LINE, theme.GOLD, theme.TARGET
LINES = {SAFE: GREEN_LINE, SPARED: GREEN_LINE, OPEN: GOLD_LINE, LOST: RED_LINE}
ROW_OF_TOKENS = 4  # of a heap, before the next row lies on it
SIGNS: dict[str, list[tuple[float, float]]] = {  # strokes in a square
    SAFE: [(0, 0.55), (0.38, 0.95), (1, 0.05)], OPEN: [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0)],
    LOST: [(0, 0), (1, 1), (0.5, 0.5), (1, 0), (0, 1)],
}  # fmt: skip


SMALL_TYPE_FROM = 1.3  # pixels per unit: from here on type of less than 16 units is large enough on the screen


def small(canvas: Canvas, face: str, size: float, colour: theme.Colour) -> Style:
    """Type that may be set smaller where the screen shows it large anyway."""
    return Style(face, size, colour, floor=canvas.k < SMALL_TYPE_FROM)


class Night(Widget):
    """The night before the window, over the whole screen; the only green one there is."""

    role = "night"
    covers = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.parapet = Box(0, 0, 0, 0)  # behind which the candles of the living burn
        self.light = Box(0, 0, 0, 0)  # of the card that was turned last
        self.rats = 0  # that have come to the wall

    def come(self, light: Box, rats: int) -> None:
        """Light falls on that card, and so many rats are there."""
        if (light, rats) != (self.light, self.rats):
            self.light, self.rats = light, rats
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if canvas.pens.assets.has(NIGHT):
            canvas.cover(NIGHT, self.box)
        else:
            size = canvas.scale.rect(self.box).size
            made = canvas.pens.assets.keep(("plague night", size), lambda: night(size))
            canvas.surface_at(made, self.box.x, self.box.y)
        if canvas.pens.text.sight.high:
            canvas.veil(self.box, theme.INK, 200)
        elif self.light.w > 1:
            side = self.light.h * RAYS_REACH
            pixels = canvas.scale.px(side)
            made = canvas.pens.assets.keep(("rays", pixels), lambda: rays(pixels))
            canvas.surface_at(made, self.light.cx - side / 2, self.light.cy - side / 2)
        wall = self.parapet
        canvas.skin("masonry", Box(wall.x - 12, wall.y, wall.w + 24, wall.h + 12))
        if not canvas.pens.text.sight.high:
            for at in range(self.rats):
                across, down, wide = CROWD[at % len(CROWD)]
                place = Box(wall.x + across * (wall.w - wide), wall.bottom - down * wall.h - wide / 2, wide, wide / 2)
                canvas.picture(RUNS[at * 3 % len(RUNS)], place)


RAYS_REACH, RAYS = 4.2, 22  # heights of a card; how many
CROWD = (
    (0.02, 0.0, 150), (0.93, 0.0, 150), (0.17, 0.04, 120), (0.8, 0.02, 126), (0.09, 0.12, 96), (0.88, 0.14, 92),
    (0.25, 0.0, 140), (0.72, 0.0, 138), (0.0, 0.2, 84), (0.97, 0.22, 80), (0.14, 0.22, 72), (0.84, 0.24, 70),
    (0.32, 0.02, 112), (0.66, 0.03, 108), (0.05, 0.02, 130), (0.9, 0.05, 118), (0.21, 0.13, 88), (0.76, 0.14, 84),
    (0.29, 0.15, 74), (0.7, 0.16, 70), (0.12, 0.01, 128), (0.85, 0.0, 132), (0.35, 0.14, 66), (0.63, 0.12, 70),
    (0.4, 0.0, 96), (0.58, 0.0, 98),
)  # fmt: skip
# where a rat sits: shares of the wall's width and, from below, height; its width in units
FIRST_RATS, RATS_A_CARD = 6, 4


def rays(side: int) -> pygame.Surface:
    """Light in rays around a middle."""
    small = 256
    made = pygame.Surface((small, small), pygame.SRCALPHA)
    for x in range(small):
        for y in range(small):
            dx, dy = x - small / 2 + 0.5, y - small / 2 + 0.5
            away = hypot(dx, dy) / (small / 2)
            if away >= 1:
                continue
            wave = 0.5 + 0.5 * cos(atan2(dy, dx) * RAYS)
            made.set_at((x, y), (*MOON, round(92 * (1 - away) ** 1.5 * (0.35 + 0.65 * wave))))
    return smoothscale(made, (side, side))


class NunCard(Widget):
    """A card of the nun row, face up or down, and its nuns below it as soon as it lies open."""

    role = "card"
    bleed = 30.0

    def __init__(self, position: int, card: str, nuns: int) -> None:
        super().__init__(f"nun:{position}")
        self.card, self.nuns = card, nuns
        self.open = self.hidden = False

    @property
    def value(self) -> str:
        return f"{self.card} {self.nuns}" if self.open else ""

    @property
    def face_box(self) -> Box:
        """Where the card lies; its nuns stand below."""
        high = self.box.h * 0.87
        wide = min(self.box.w, high / 1.4)
        return Box(self.box.cx - wide / 2, self.box.y, wide, wide * 1.4)

    def draw(self, canvas: Canvas) -> None:
        place, cards = self.face_box, self.ui.cards
        if self.hidden or place.w < 8:
            return
        if not self.open:
            cards.draw_back(canvas, BACK, place)
            return
        cards.draw(canvas, self.card, "small", place)
        side = min(36.0, place.w / 4.2, self.box.bottom - place.bottom - 4)
        left = place.cx - side * MOST_NUNS / 2
        for index in range(MOST_NUNS):
            sign = NUN if index < self.nuns else NUN_NONE
            canvas.picture(sign, Box(left + index * side, self.box.bottom - side, side, side).inset(1))


class Medal(Widget):
    """The nuns so far, in gold."""

    role = "medal"
    bleed = 16.0

    def __init__(self) -> None:
        super().__init__("medal")
        self.plague = Plague((), (), frozenset())

    @property
    def value(self) -> str:
        return str(self.plague.so_far)

    def show(self, plague: Plague) -> None:
        self.plague = plague
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        box, plague = self.box, self.plague
        side = min(box.w * 0.86, box.h * 0.66)
        ring = Box(box.cx - side / 2, box.y + (box.h * 0.7 - side) / 2, side, side)
        canvas.rounded(ring, theme.GOLD_DEEP, 255, side / 2, theme.GOLD_PALE, 255, 2.0)
        canvas.rounded(ring.inset(side * 0.1), tones.SOCKET, 255, side / 2, theme.GOLD_DARK, 255, 1.5)
        canvas.figure(str(plague.so_far), ring.cx, ring.cy, side * 0.5, theme.TEXT, theme.INK)
        words = ngettext("nun so far", "nuns so far", plague.so_far) if not plague.over else (
            ngettext("nun in the row", "nuns in the row", plague.so_far))  # fmt: skip
        low = min(62.0, box.bottom - ring.bottom) / 2
        ground = Box(box.x - 14, ring.bottom + 4, box.w + 28, low * 2 if plague.to_come else low)
        line, rest = ground.cut_top(low)
        canvas.rounded(ground, theme.INK, 190, 10)
        canvas.text_in(words, line, small(canvas, "bold", 20, theme.TEXT), "center")
        left = ngettext("{count} card to come", "{count} cards to come", plague.to_come).format(count=plague.to_come)
        canvas.text_in(left if plague.to_come else "", rest, small(canvas, "it", 18, theme.TEXT_LOG), "center")


class FatePanel(Widget):
    """A player under the plague: name, rats as a heap, the bar against the nuns, the candle, and a word for it."""

    role = "fate"
    bleed = 30.0

    def __init__(self, seat: int, info: SeatInfo) -> None:
        self.candle = Candle(f"candle:{seat}")
        super().__init__(f"fate:{seat}", [self.candle])
        self.seat, self.info = seat, info
        self.plague = Plague((), (), frozenset())
        self.fate = Fate(seat, 0, OPEN)

    @property
    def value(self) -> str:
        return f"{in_sentences(self.info.name)} {self.fate.rats} {self.words[0]} {self.words[1]}"

    def show(self, plague: Plague, *, burn: bool = True) -> None:
        """How it stands now; with `burn` the candle, too."""
        self.plague, self.fate = plague, plague.fate(self.seat)
        if burn:
            self.candle.burn(level_of(self.fate, plague))
        self.invalidate()

    @property
    def words(self) -> tuple[str, str]:
        """A word for the fate, and why."""
        fate, plague = self.fate, self.plague
        if fate.state == SAFE:
            return _("safe"), _("{nuns} already").format(nuns=nuns_words(plague.so_far))
        if fate.state == SPARED:
            return _("spared"), _("nobody had fewer rats")
        if fate.state == LOST:
            most = _("at most {nuns}") if not plague.over else _("only {nuns}")
            return _("lost"), most.format(nuns=nuns_words(plague.most))
        needs = ngettext("needs {count} more nun", "needs {count} more nuns", fate.needs).format(count=fate.needs)
        cards = ngettext("{count} card decides", "{count} cards decide", plague.to_come).format(count=plague.to_come)
        return needs, cards

    # -- places ----------------------------------------------------------------------------------------------------
    plate_high = 104.0  # units: of the cloth on the wall, at the lower edge of the box

    @property
    def plate(self) -> Box:
        """The cloth with the name."""
        return self.box.cut_bottom(self.plate_high)[0]

    @property
    def _standing(self) -> Box:
        """Above the wall: the candle, and the rats beside it."""
        rest = self.box.cut_bottom(self.plate_high)[1]
        return Box(rest.x, rest.y, rest.w, max(0.0, rest.h - self.edge))

    edge = 26.0  # units between the top of the wall and the cloth

    def arrange(self, box: Box) -> None:
        self.box = box
        room = self._standing
        high = min(room.h, room.w * 0.62, 270.0)
        wide = high * 0.48
        self.candle.arrange(Box(room.x + room.w * 0.3 - wide / 2, room.bottom - high + 10, wide, high))

    def draw(self, canvas: Canvas) -> None:
        box, fate = self.plate, self.fate
        lost = fate.state == LOST
        canvas.skin(f"cloth_{self.info.crest % 8}", box)
        if lost:
            canvas.rounded(box, theme.INK, 150, 4)
        canvas.rounded(box, None, 0, 5, LINES[fate.state], 235, 2.6)
        inner = box.inset(14, 8)
        radius = min(30.0, inner.h * 0.44)
        draw_seat(canvas, inner.x + radius, inner.cy, radius, self.info)
        room = Box(inner.x + 2 * radius + 12, inner.y, inner.w - 2 * radius - 12, inner.h)
        upper, lower = room.cut_top(room.h * 0.52)
        ink = theme.TEXT_LOG if lost else theme.TEXT
        canvas.text_in(in_sentences(self.info.name), upper, small(canvas, "head" if room.w > 120 else "bold", 24, ink))
        self._told(canvas, lower)
        self._heap(canvas, Box(self.candle.box.right + 6, self._standing.y, box.right - self.candle.box.right - 6,
                               self._standing.h))  # fmt: skip

    def _told(self, canvas: Canvas, room: Box) -> None:
        """The rats, and a word for the fate with its sign; with less room signs say more of it."""
        fate, width = self.fate, canvas.pens.text.width
        style = small(canvas, "bold", 20, theme.TEXT)
        ink = theme.REASON_TEXT if fate.state == LOST else theme.FOCUS if fate.state == OPEN else theme.TEXT
        said, side = small(canvas, "it", 20, ink), min(16.0, room.h * 0.6)
        rats = ngettext("{count} rat", "{count} rats", fate.rats).format(count=fate.rats)
        words = [self.words[0], _("{count} short").format(count=fate.needs) if fate.state == OPEN else self.words[0]]
        left, token = width(rats, style), room.h * 0.8
        short = token + 6 + width(str(fate.rats), style)
        ways = [(left, words[0]), (left, words[1]), (short, words[0]), (short, words[1]), (short, "")]
        used, word = next(
            ((used, word) for used, word in ways if used + 14 + side + 8 + width(word, said) <= room.w), ways[-1]
        )
        if used == left:
            canvas.text(rats, room.x, room.cy, style)
        else:
            canvas.picture(RAT_TOKEN, Box(room.x, room.cy - token / 2, token, token))
            canvas.text(str(fate.rats), room.x + token + 6, room.cy, style)
        wide = width(word, said) if word else -8.0
        if word:
            canvas.text(word, room.right, room.cy, said, "right")
        self._sign(canvas, Box(room.right - wide - side - 8, room.cy - side / 2, side, side))

    def _heap(self, canvas: Canvas, room: Box) -> None:
        """The rat tokens on the wall, the lower row first: of 5, 3 and 1."""
        tokens = heap(self.fate.rats)
        side = min(50.0, room.w / 4.2, room.h * 0.4)
        if not tokens or side < 12:
            return
        for index, token in enumerate(tokens):
            row, column = divmod(index, ROW_OF_TOKENS)
            x = room.x + side * column
            place = Box(x + row * side / 2, room.bottom - side * (1 + row * 0.86), side, side)
            canvas.picture(RAT_TOKEN, place, 150 if self.fate.state == LOST else 255)
            disc = Box(place.x + side * 0.56, place.y + side * 0.54, side * 0.42, side * 0.42)
            canvas.rounded(disc, theme.DANGER_DARK, 255, disc.h / 2, theme.ON_DANGER, 160, 1.0)
            canvas.figure(str(token), disc.cx, disc.cy, disc.h * 0.84, theme.TEXT, theme.DANGER_DARK)

    def _sign(self, canvas: Canvas, box: Box) -> None:
        """A tick, an hourglass or a cross: said by shape besides colour."""
        k = canvas.k
        points = SIGNS.get(self.fate.state, SIGNS[SAFE])
        _stroke(canvas, [((box.x + x * box.w) * k, (box.y + y * box.h) * k) for x, y in points],
                LINES[self.fate.state])  # fmt: skip


def _stroke(canvas: Canvas, points: Sequence[tuple[float, float]], colour: theme.Colour) -> None:
    pygame.draw.lines(canvas.surface, colour, False, points, max(2, round(2.4 * canvas.k)))


def headline(canvas: Canvas, box: Box, title: str, words: str) -> None:
    """The name of the scene, and what it is about."""
    upper, lower = box.cut_top(box.h * 0.62)
    style = canvas.pens.text.fit(title, Style("head", min(60.0, upper.h * 0.86), theme.TEXT, theme.INK), upper.w)
    canvas.text(title, upper.cx, upper.cy, style, "center")
    wide = min(lower.w, canvas.pens.text.width(words, Style("it", 22, theme.TEXT)) + 60)
    canvas.rounded(lower.centered(wide, lower.h), theme.INK, 170, 12)
    canvas.paragraph(escape(words), lower.centered(wide - 24, lower.h), Style("it", 22, theme.TEXT), "center", "middle")


TURN_MS, LOW_MS, OUT_MS = 900.0, 600.0, 1200.0
FOOT = 50.0  # units: as high as the rats at the lower edge


class Headline(Widget):
    """What goes on."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("headline")
        self.title, self.words = "", ""

    @property
    def value(self) -> str:
        return f"{self.title}. {self.words}"

    def draw(self, canvas: Canvas) -> None:
        headline(canvas, self.box, self.title, self.words)


class PlagueScreen(Screen):
    """Turned card by card, on demand; then it leads to the inheritance."""

    name = "plague"
    rules_at = "topic:scoring"
    background = "ui/table"

    def __init__(self, ui: Ui, flow: Flow, then: Callable[[], Screen]) -> None:
        super().__init__(ui)
        self.game = flow.match.setup.game
        self.flow, self._then = flow, then
        self.turned = 0  # cards that lie open, or are about to
        view = of(View, flow.match.view(flow.viewer))
        scores = view.scores
        self.view = view
        dead = lost(scores, spares=view.box.lowest_survive)
        nuns = tuple(view.box.nuns[card] for card in view.nun_row)
        self.last = Plague(nuns, tuple(lines["rats"] for lines in scores), dead, len(nuns))
        self.pack = Pack(self)
        self._turning: Animation | None = None

    @property
    def tells_the_end(self) -> bool:
        return True

    # -- building --------------------------------------------------------------------------------------------------
    @property
    def plague(self) -> Plague:
        """How it stands with the cards that lie open."""
        return Plague(self.last.nuns, self.last.rats, self.last.dead, self.turned)

    def build(self) -> Widget:
        view, seats = self.view, self.flow.seats
        self.night, self.headline, self.medal = Night("night"), Headline(), Medal()
        self.cards = [NunCard(at, face_of(view.box, card), view.box.nuns[card]) for at, card in enumerate(view.nun_row)]
        self.panels = {seat: FatePanel(seat, seats[seat]) for seat in self.last.order}
        self.turn = Button("", self.go_on, "gold", "turn", "skip", height=66)
        self.rest = Button(_("Turn all"), self.turn_all, name="turn_all", action="whole", height=66)
        self._show()
        parts: list[Widget] = [self.turn, self.rest, self.headline, *self.cards, self.medal, *self.panels.values()]
        return Free([self.night, *parts], self._place)

    def _place(self, box: Box) -> None:
        self.night.arrange(box)
        inner = box.inset(min(110.0, box.w * 0.04), 22)
        head, rest = inner.cut_top(min(100.0, box.h * 0.11), box.h * 0.012)
        self.headline.arrange(head)
        foot = min(FOOT, box.h * 0.05)
        bar = Box(inner.x, box.bottom - foot - min(66.0, box.h * 0.09), inner.w, min(66.0, box.h * 0.09))
        gap = box.h * 0.014
        plates = min(104.0, box.h * 0.145)
        edge = min(26.0, box.h * 0.024)
        low = bar.y - gap  # lower edge of the cloths
        wall = low - plates - edge
        self.night.parapet = Box(box.x, wall, box.w, box.bottom - wall)
        cards = Box(rest.x, rest.y, rest.w, (wall - rest.y) * 0.54)
        self._place_cards(cards)
        between = min(40.0, rest.w * 0.02)
        for panel, place in zip(
            self.panels.values(), Box(rest.x, cards.bottom + gap, rest.w, low - cards.bottom - gap).columns(
                len(self.panels), between), strict=True):  # fmt: skip
            wide = min(place.w, 400.0)
            panel.plate_high, panel.edge = plates, edge
            panel.arrange(place.centered(wide, place.h))
        wide = min(470.0, bar.w * 0.44)
        self.turn.arrange(Box(bar.cx - wide * (0.86 if self.rest.visible else 0.5), bar.y, wide, bar.h))
        self.rest.arrange(Box(bar.cx + wide * 0.14 + 16, bar.y, wide * 0.72, bar.h))
        self.pack.arrange(Box(box.x, box.bottom - foot, box.w, foot))
        self._light()

    def _light(self) -> None:
        """Light falls on the card that was turned last, and the rats come nearer."""
        newest = self.cards[self.turned - 1].face_box if 0 < self.turned <= len(self.cards) else Box(0, 0, 0, 0)
        self.night.come(newest, FIRST_RATS + RATS_A_CARD * self.turned)

    def _place_cards(self, room: Box) -> None:
        high = min(room.h, 310.0)
        wide = min(high * 0.87 / 1.4, (room.w - 60) / 7)
        gap = min(30.0, wide * 0.16)
        whole = 5 * wide + 5 * gap + wide * 1.2
        for at, card in enumerate(self.cards):
            card.arrange(Box(room.cx - whole / 2 + at * (wide + gap), room.cy - high / 2, wide, high))
        self.medal.arrange(Box(room.cx - whole / 2 + 5 * (wide + gap), room.cy - high / 2, wide * 1.2, high))

    def first_focus(self) -> Widget | None:
        return self.turn

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, PLAGUE)

    # -- showing ---------------------------------------------------------------------------------------------------
    def _show(self) -> None:
        plague = self.plague
        for at, card in enumerate(self.cards):
            card.open = at < plague.turned
            card.invalidate()
        self.medal.show(plague)
        for panel in self.panels.values():
            panel.show(plague)
        self._light()
        self._say(plague)

    def _say(self, plague: Plague) -> None:
        """The headline and the button of the moment."""
        line, title = _("Who has more rats than the row has nuns is carried off by the plague."), _("The bell tolls")
        if plague.turned > 0 and not plague.over:
            line = _("Stroke {number} of {count}").format(number=plague.turned, count=len(plague.nuns))
        if plague.over and lost_all(plague.dead, len(plague.rats)):
            line = _("Every candle is out. Nobody inherits.")
        elif plague.over:
            line = _("The night is over.")
        self.headline.title, self.headline.words = title, line
        self.headline.invalidate()
        self.turn.text = _("To the inheritance") if plague.over else _("Turn the next card")
        self.turn.shortcut = "confirm" if plague.over else "skip"
        visible = not plague.over and plague.turned < len(plague.nuns) - 1
        if visible != self.rest.visible:
            self.rest.visible = visible
            self.relayout()
        self.turn.invalidate()

    # -- turning ---------------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """The next card; after the last one, the inheritance."""
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        if self.turned >= len(self.cards):
            self.ui.stack.replace(self._then())
            return
        self._turning = self.ui.motion.start(self._one(self.turned))

    def turn_all(self) -> None:
        """All that are left, one after the other."""
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        left = range(self.turned, len(self.cards))
        self._turning = self.ui.motion.start(Chain([partial(self._one, at) for at in left]))

    def _one(self, at: int) -> Animation:
        """A card turns while the bell tolls; its nuns are counted, and candles shrink, flare up or go out."""
        before = self.plague
        self.turned = at + 1
        self._light()
        card, after = self.cards[at], self.plague
        card.open, card.hidden = True, True
        card.invalidate()

        def landed() -> None:
            card.hidden = False
            self._show_but_candles(after)

        place = card.face_box
        wide = self.ui.px(place.w)
        face, back = self.ui.cards.in_box(card.card, "small", place), self.ui.cards.back(BACK, place.w)
        flight = Flight([in_flight(self.ui, face, wide)], place, place, TURN_MS,
                        back=[in_flight(self.ui, back, wide)], waits=True)  # fmt: skip
        turns = self.stage.fly(self.ui.motion, flight, self.ui.scale.k, landed)
        return Chain([Call(lambda: self.ui.sound.play(own("bell"), at)), turns, self._candles(before, after)])

    def _show_but_candles(self, plague: Plague) -> None:
        for card in self.cards:
            card.invalidate()
        self.medal.show(plague)
        for panel in self.panels.values():
            panel.show(plague, burn=False)
        self._say(plague)

    def _candles(self, before: Plague, after: Plague) -> Animation:
        """All together: they grow, or sink and go out."""
        parts: list[Animation] = []
        changed = after.changed(before)
        for seat in after.order:
            lost = seat in changed and after.fate(seat).state == LOST
            if lost:
                parts.append(Call(lambda: self.ui.sound.play(own("candle"))))
            if level_of(after.fate(seat), after) != self.panels[seat].candle.level:
                parts.append(self._burns(seat, after, OUT_MS if lost else LOW_MS))
        return Parallel(parts)

    def _burns(self, seat: int, after: Plague, ms: float) -> Animation:
        candle, end = self.panels[seat].candle, level_of(after.fate(seat), after)
        start = candle.level
        return Tween(ms, lambda t: candle.burn(start + (end - start) * t), linear)

    # -- the course ------------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return not self.pack.runs

    def update(self, seconds: float) -> None:
        self.pack.step(seconds)

    def rebuild(self) -> None:
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        self.pack.stop()
        super().rebuild()

    def pause(self) -> None:
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        self.pack.stop()

    def key(self, event: pygame.event.Event) -> bool:
        if self.ui.keys.means(event, "whole", "hurry") and self.turned < len(self.cards):
            self.turn_all()
            return True
        return False

    def back(self) -> None:
        self.ui.stack.replace(self._then())
