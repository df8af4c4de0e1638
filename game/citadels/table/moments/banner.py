"""The banners of the characters: cloth with a portrait that hangs from a rod, unrolls, and can be torn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.citadels.cards import tones
from game.citadels.table.board import CitadelsBoard
from game.table.motion.scene import Scene, part
from game.table.pieces import draw_crest, draw_seal
from game.ui.cards import gradient
from game.ui.draw import theme
from game.ui.draw.motion import ease_in_out, ease_out
from game.ui.draw.pictures import HALF_WIDTH
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Style
from game.ui.ui import Ui
from game.ui.window.jobs import Job

WIDE, HIGH = 480.0, 730.0  # units of the large banner
SMALLER = 0.52  # of it, where a banner is not the heart of the table
FORK = 0.06  # of its height: how deep the cloth is cut at the lower edge
PORTRAIT = 1.2  # height of a portrait to its width
ENLARGED = 1.25  # so far a portrait below the folds of cloth looks sharp
FOLDS = 6
HEM, ROLL, ROD = 5.0, 26.0, 44.0  # units; a rod is so much longer than its banner is wide
RIBBON = 78.0
TEAR = ((0.0, 0.86), (0.12, 0.8), (0.2, 0.83), (0.33, 0.71), (0.44, 0.75), (0.55, 0.64), (0.66, 0.69), (0.78, 0.57),
        (0.88, 0.63), (1.0, 0.55))  # fmt: skip  # shares of width and height
NAME, MOTTO, PLAYER = Style("head", 62, theme.GOLD_PALE), Style("it", 25, theme.TEXT), Style("head", 42, theme.TEXT)


class Cloth:
    """The whole banner of a character, so many units wide: woven at once, or ahead of need in jobs that are short."""

    def __init__(self, ui: Ui, card: str, rank: int, name: str, motto: str, wide: float) -> None:
        self.ui, self.card, self.rank, self.name, self.motto = ui, card, rank, name, motto
        self.size = (ui.px(wide), ui.px(wide * HIGH / WIDE))
        self.rod = wide + ROD  # how long its rod is
        self.key = ("banner", card, name, motto, self.size)
        self._steps: list[Callable[[pygame.Surface], None]] = [
            self._dye, self._paint, self._fold, self._write, self._cut,
        ]  # fmt: skip
        self._begun: tuple[pygame.Surface, int] | None = None  # after so many of them

    @property
    def picture(self) -> pygame.Surface:
        """All of it, woven now if it is not there."""
        return self.ui.assets.keep(self.key, self._weave)

    def jobs(self) -> list[Job]:
        """What weaves it, one after the other; nothing if it is there."""
        if self.ui.assets.kept(self.key):
            return []
        parts = [partial(_mask, self.ui, self.size), partial(_hem, self.ui, self.size), partial(rod, self.ui, self.rod)]
        return [*parts, *(partial(self._go_on) for _step in self._steps), lambda: self.picture]

    def _go_on(self) -> None:
        """One step more."""
        if self.ui.assets.kept(self.key):
            return
        made, done = self._begun or (pygame.Surface(self.size, pygame.SRCALPHA), 0)
        if done < len(self._steps):
            self._steps[done](made)
            self._begun = made, done + 1

    def _weave(self) -> pygame.Surface:
        """What is left of it."""
        made, done = self._begun or (pygame.Surface(self.size, pygame.SRCALPHA), 0)
        self._begun = None
        for step in self._steps[done:]:
            step(made)
        return made

    def _dye(self, made: pygame.Surface) -> None:
        tone = tones.RANKS[self.rank]
        gradient(made, made.get_rect(), theme.mix(tone.main, theme.INK, 0.3), theme.mix(tone.dark, theme.INK, 0.25))

    def _paint(self, made: pygame.Surface) -> None:
        portrait = _portrait(self.ui, f"citadels/cards/{self.card}", self.size[0])
        if portrait is not None:
            _paint(made, portrait)

    def _fold(self, made: pygame.Surface) -> None:
        _fold(made)

    def _write(self, made: pygame.Surface) -> None:
        canvas, units = self.ui.canvas(made), self.size[0] / self.ui.scale.k
        canvas.watched = False
        draw_seal(canvas, units * 0.125, units * 0.13, units * 0.066, self.rank)
        _write(self.ui, made, self.name, self.motto)

    def _cut(self, made: pygame.Surface) -> None:
        made.blit(_mask(self.ui, self.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(_hem(self.ui, self.size), (0, 0))


def _portrait(ui: Ui, name: str, wide: int) -> pygame.Surface | None:
    """Half its size, which is decoded already, unless the banner is much wider."""
    half = wide <= HALF_WIDTH * ENLARGED
    return ui.assets.picture(name, HALF_WIDTH) if half else ui.assets.source(name)


def _paint(made: pygame.Surface, portrait: pygame.Surface) -> None:
    """The portrait, as wide as the cloth, growing pale towards its lower end."""
    wide = made.get_width()
    seen = smoothscale(portrait, (wide, round(wide * PORTRAIT))).convert_alpha()
    fading = pygame.Surface((1, 32), pygame.SRCALPHA)
    for row in range(32):
        fading.set_at((0, row), (255, 255, 255, round(255 * min(1.0, (31 - row) / 9))))
    seen.blit(smoothscale(fading, seen.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(seen, (0, 0))


def _fold(made: pygame.Surface) -> None:
    """Shade and light from side to side, as cloth falls; dark below the rod."""
    row = pygame.Surface((FOLDS * 4, 1))
    for at in range(FOLDS * 4):
        light = (176, 238, 255, 226)[at % 4]
        row.set_at((at, 0), (light, light, light))
    made.blit(smoothscale(row, made.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    below = pygame.Surface((1, 24))
    for at in range(24):
        light = round(110 + 145 * min(1.0, at / 4))
        below.set_at((0, at), (light, light, light))
    made.blit(smoothscale(below, made.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _write(ui: Ui, made: pygame.Surface, name: str, motto: str) -> None:
    wide, high, k = *made.get_size(), ui.scale.k
    share = wide / k / WIDE
    style = ui.text.fit(name, NAME.at(NAME.size * share), wide / k * 0.86)
    line = ui.text.gold_line(name, style)
    middle = round(high * 0.795)
    made.blit(line, line.get_rect(center=(wide // 2, middle)))
    if not motto:
        return
    broken = ui.text.paragraph_fit(motto, MOTTO.at(max(20.0, MOTTO.size * share)), wide / k * 0.84, high / k * 0.1)
    top = round(high * 0.84)
    ui.text.draw_paragraph(made, broken, round(wide * 0.08), top, round(wide * 0.84), "center")


def _mask(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    """White where the cloth is: two tails below."""

    def make() -> pygame.Surface:
        twice = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        pygame.draw.polygon(twice, (*theme.WHITE, 255), _outline((size[0] * 2, size[1] * 2), 0))
        return smoothscale(twice, size)

    return ui.assets.keep(("banner mask", size), make)


def _outline(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    wide, high, fork = size[0], size[1], size[1] * FORK
    return [
        (inset, 0), (wide - inset, 0), (wide - inset, high - inset * 1.6), (wide / 2, high - fork - inset),
        (inset, high - inset * 1.6),
    ]  # fmt: skip


def _hem(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    """A line of ink, one of gold, and a thin one inside."""
    k = ui.scale.k

    def make() -> pygame.Surface:
        twice = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        for inset, colour, thick in (
            (1.5, theme.INK, 4.0), (4.5, theme.HAIRLINE, 3.4), (17.0, theme.GOLD_DEEP, 1.6),
        ):  # fmt: skip
            points = _outline(twice.get_size(), inset * k * 2)
            pygame.draw.lines(twice, colour, False, [*points[1:], points[0]], max(2, round(thick * k * 2)))
        return smoothscale(twice, size)

    return ui.assets.keep(("banner hem", size), make)


# -- what holds it -----------------------------------------------------------------------------------------------------
def rod(ui: Ui, wide: float) -> pygame.Surface:
    """A gilded rod with two knobs, so many units long."""
    size = (ui.px(wide), ui.px(28))

    def make() -> pygame.Surface:
        twice = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        high, knob = twice.get_height(), twice.get_height() // 2
        bar = pygame.Rect(knob, round(high * 0.28), twice.get_width() - 2 * knob, round(high * 0.44))
        pygame.draw.rect(twice, theme.INK, bar.inflate(4, 6), border_radius=6)
        gradient(twice, bar, theme.GOLD_LIGHT, theme.GOLD_DARK)
        for x in (knob, twice.get_width() - knob):
            for radius, colour in ((1.0, theme.INK), (0.88, theme.GOLD_DEEP), (0.74, theme.GOLD)):
                pygame.draw.circle(twice, colour, (x, knob), round(knob * radius))
            pygame.draw.circle(twice, theme.GOLD_PALE, (x - knob // 4, knob - knob // 4), round(knob * 0.28))
        return smoothscale(twice, size)

    return ui.assets.keep(("rod", size), make)


def _roll(ui: Ui, wide: float, rank: int) -> pygame.Surface:
    """What is still rolled up, at the lower edge."""
    size, tone = (ui.px(wide), ui.px(ROLL)), tones.RANKS[rank]

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        half = size[1] // 2
        light, dark = theme.mix(tone.main, theme.WHITE, 0.1), theme.mix(tone.dark, theme.INK, 0.5)
        gradient(made, pygame.Rect(0, 0, size[0], half), theme.mix(tone.main, theme.INK, 0.4), light)
        gradient(made, pygame.Rect(0, half, size[0], size[1] - half), light, dark)
        pygame.draw.rect(made, theme.INK, made.get_rect(), max(1, ui.px(1.5)), border_radius=half)
        return made

    return ui.assets.keep(("roll", size, rank), make)


def ribbon(ui: Ui, name: str, crest: int, wide: float) -> pygame.Surface:
    """A ribbon in a seat's colour with its shield and name, so many units wide, tails and all."""
    size = (ui.px(wide), ui.px(wide * RIBBON / WIDE * 1.15))
    return ui.assets.keep(("ribbon", name, crest, size), lambda: _ribbon(ui, name, crest, size))


def _ribbon(ui: Ui, name: str, crest: int, size: tuple[int, int]) -> pygame.Surface:
    colour = theme.mix(theme.SEATS[crest % 8], theme.INK, 0.6)
    twice = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    wide, high = twice.get_size()
    tail, line = wide * 0.12, max(2, high // 30)
    for x, out in ((0.0, 1.0), (float(wide), -1.0)):
        points = [(x, high * 0.2), (x + out * tail, high * 0.2), (x + out * tail, high), (x, high),
                  (x + out * tail * 0.35, high * 0.6)]  # fmt: skip
        pygame.draw.polygon(twice, theme.mix(colour, theme.INK, 0.4), points)
        pygame.draw.polygon(twice, theme.GOLD_DEEP, points, line)
    bar = pygame.Rect(round(tail * 0.8), 0, round(wide - tail * 1.6), round(high * 0.84))
    gradient(twice, bar, theme.mix(colour, theme.WHITE, 0.12), theme.mix(colour, theme.INK, 0.35))
    pygame.draw.rect(twice, theme.INK, bar, line * 2, border_radius=line * 2)
    pygame.draw.rect(twice, theme.HAIRLINE, bar.inflate(-line * 2, -line * 2), line, border_radius=line * 2)
    made = smoothscale(twice, size)
    k, canvas = ui.scale.k, ui.canvas(made)
    canvas.watched = False
    units, middle = size[0] / k, size[1] / k * 0.42
    draw_crest(canvas, units * 0.19, middle, middle * 0.62, crest)
    style = ui.text.fit(name, PLAYER.at(PLAYER.size * units / WIDE), units * 0.52)
    line_of = ui.text.line(name, style)
    made.blit(line_of, line_of.get_rect(center=(round(size[0] * 0.54), round(size[1] * 0.42))))
    return made


# -- how it moves ------------------------------------------------------------------------------------------------------
class Banner:
    """A banner of a scene: from its rod downward as far as it is unrolled."""

    def __init__(self, scene: Scene[CitadelsBoard], card: str, rank: int, name: str, motto: str, wide: float) -> None:
        self.ui, self.wide = scene.ui, wide
        self.whole = Cloth(scene.ui, card, rank, name, motto, wide).picture
        self.high = self.whole.get_height() / scene.k
        self.hanging = scene.put(self.whole)
        self.roll = scene.put(_roll(scene.ui, wide * 1.03, rank))
        self.rod = scene.put(rod(scene.ui, wide + ROD))

    def hang(self, x: float, y: float, share: float) -> None:
        """Unrolled so far, its rod with the middle there."""
        k, pixels = self.rod.k, max(1, round(self.whole.get_height() * share))
        self.hanging.visible = share > 0.02
        self.hanging.picture = self.whole.subsurface((0, 0, self.whole.get_width(), pixels))
        self.hanging.x, self.hanging.y = x, y + pixels / k / 2
        self.roll.visible = 0.0 < share < 0.995
        self.roll.x, self.roll.y = x, y + pixels / k
        self.rod.x, self.rod.y = x, y


class Torn:
    """A banner that is cut through: its lower half falls."""

    def __init__(self, scene: Scene[CitadelsBoard], banner: Banner) -> None:
        self.banner, self.k = banner, scene.k
        upper, lower = halves(scene.ui, banner.whole)
        self.upper, self.lower = scene.put(upper), scene.put(lower)

    def fall(self, x: float, y: float, t: float) -> None:
        """Whole while `t` is 0, on the ground at 1."""
        banner, torn = self.banner, t > 0
        banner.hanging.visible = not torn
        banner.roll.visible = False
        self.upper.visible = self.lower.visible = torn
        self.upper.x, self.upper.y = x, y + banner.high / 2
        self.lower.x = x + 16 * min(1.0, t * 3)
        self.lower.y = y + banner.high / 2 + banner.high * (0.06 * min(1.0, t * 4) + 0.5 * max(0.0, t - 0.3) ** 2)
        self.lower.angle = -7 * min(1.0, t * 2.5) - 16 * max(0.0, t - 0.3)
        self.lower.alpha = round(255 * min(1.0, (1.0 - t) * 3.2))


def halves(ui: Ui, whole: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
    """What hangs on and what falls, both as large as the whole, cut along a torn line that rises to the right."""
    wide, high = whole.get_size()

    def cut(upper: bool) -> pygame.Surface:
        twice = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
        tear = [(at * wide * 2, share * high * 2) for at, share in TEAR]
        edge = [(wide * 2.0, 0.0), (0.0, 0.0)] if upper else [(wide * 2.0, high * 2.0), (0.0, high * 2.0)]
        pygame.draw.polygon(twice, (*theme.WHITE, 255), [*tear, *edge])
        made = smoothscale(twice, (wide, high))
        made.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        thick = max(2, round(2.4 * ui.scale.k))
        pygame.draw.lines(made, theme.GOLD_DEEP, False, [(x / 2, y / 2) for x, y in tear], thick)
        return made

    return cut(True), cut(False)


def unrolled(t: float, down: float, up: float) -> float:
    """How far a banner is unrolled that falls until `down` and is rolled up again from `up` on."""
    return ease_out(part(t, 0.0, down)) * (1 - ease_in_out(part(t, up, 1.0)))
