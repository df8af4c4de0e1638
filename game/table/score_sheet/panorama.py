"""What is seen beside the sheet: who has won, under laurel and crown, and the place they have won.

A game derives from `Panorama` and paints its own place (`scenery`); of a plain game it is laurel, arms and ribbon
alone. Until the points are counted it asks who it will be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.table.faces import draw_seat
from game.table.score_sheet.sheet import Sheet
from game.table.score_sheet.tour import Station
from game.table.score_sheet.words import crowned_words
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Widget

LAUREL = 4.9  # how many radii of the arms the laurel is wide


class Panorama(Widget):
    """`asks` stands on the ribbon while the points are counted, `told` below it afterwards."""

    role = "winner"
    bleed = 30.0

    def __init__(self, sheet: Sheet, asks: str = "", told: str = "", children: Sequence[Widget] = ()) -> None:
        super().__init__("winner", children)
        self.sheet = sheet
        self.asks = asks or _("Who has won?")
        self.told = told
        self.shown = self.crowned = True

    @property
    def value(self) -> str:
        return crowned_words(self.sheet) if self.shown else ""

    @property
    def spoken(self) -> str:
        return _("Winner: {names}").format(names=self.value) if self.value else ""

    @property
    def own(self) -> str:
        """Where the people before the screen came."""
        return self.sheet.own

    def hide(self) -> None:
        """The points are still counted."""
        self.shown = self.crowned = False
        self.invalidate()

    def show(self, *, crowned: bool) -> None:
        """The winner is known; the crown lies there, or is about to."""
        self.shown, self.crowned = True, crowned
        self.arrange(self.box)
        self.invalidate()

    def select(self, seat: int) -> None:
        """Shows what there is of another seat; to be overridden where there is something."""

    # -- places ----------------------------------------------------------------------------------------------------
    LAUREL_PART, WORDS_PART = 0.35, 0.085  # of the height: how much laurel and words take

    def arrange(self, box: Box) -> None:
        self.box = box
        self.laurel, rest = box.cut_top(box.h * self.LAUREL_PART)
        self.ribbon, rest = rest.cut_top(max(44.0, min(76.0, box.h * 0.075)), min(10.0, box.h * 0.01))
        self.words, self.place = rest.cut_bottom(max(50.0, min(84.0, box.h * self.WORDS_PART)), 4)

    @property
    def sky(self) -> Box:
        """Where fireworks may be seen."""
        return Box(self.box.x, self.box.y, self.box.w, self.ribbon.y - self.box.y)

    @property
    def _arms(self) -> list[tuple[float, float, float]]:
        """Middle and radius of the arms of each winner."""
        many = max(1, len(self.sheet.winners))
        radius = min(self.laurel.h * 0.215, self.laurel.w * 0.9 / many / 3.6)
        middle = self.laurel.y + self.laurel.h * 0.6
        return [(self.laurel.cx + (index - (many - 1) / 2) * radius * 3.6, middle, radius) for index in range(many)]

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies, above the arms."""
        if not self.sheet.winners:
            return []
        return [Box(x - radius * 0.86, y - radius * 2.02, radius * 1.72, radius * 1.5) for x, y, radius in self._arms]

    @property
    def honours(self) -> list[Box]:
        """Laurels, crowns, the name and the sentences: what is read first of all."""
        sides = [(x, y, radius * LAUREL) for x, y, radius in self._arms]
        laurels = [Box(x - side / 2, y - side / 2, side, side) for x, y, side in sides]
        return [*laurels, *self.crowns(), self.ribbon, self.words]

    def ahead(self) -> list[Callable[[], object]]:
        """Small jobs that put together what is seen when the winner is, so that that frame need not wait."""
        scratch = self.ui.canvas(pygame.Surface((1, 1)))
        scratch.watched = False
        return [partial(self._laurels, scratch), *(partial(child.draw, scratch) for child in self.children)]

    def stations(self) -> Sequence[Station]:
        """What of the winner's is looked at, one after the other, once it is known who that is; to be overridden."""
        return []

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        self.scenery(canvas)
        if self.shown:
            self._laurels(canvas)
        self._ribbon(canvas)
        self._sentences(canvas)

    def scenery(self, canvas: Canvas) -> None:
        """What the game has behind it; to be overridden."""

    def _laurels(self, canvas: Canvas) -> None:
        for (x, y, radius), at in zip(self._arms, self.sheet.winners, strict=False):
            side = radius * LAUREL
            canvas.picture("ui/laurel", Box(x - side / 2, y - side / 2, side, side))
            draw_seat(canvas, x, y, radius, self.sheet.columns[at].info)
        if self.crowned:
            for crown in self.crowns():
                canvas.picture("ui/crown", crown)

    @property
    def _name(self) -> str:
        """What stands on the ribbon."""
        return (crowned_words(self.sheet) or self.sheet.title) if self.shown else self.asks

    def _ribbon(self, canvas: Canvas) -> None:
        text, pens = self._name, canvas.pens.text
        room = self.ribbon.inset(self.ribbon.w * 0.09, 0)
        style = pens.fit(text, Style("head", min(50.0, self.ribbon.h * 0.66), theme.GOLD), room.w - 60)
        wide = min(room.w, max(pens.width(text, style) + 110, min(room.w, self.ribbon.h * 6)))
        plank = Box(self.ribbon.cx - wide / 2, self.ribbon.y, wide, self.ribbon.h)
        rect = canvas.scale.rect(plank.inset(-self.ribbon.h * 0.9, -self.ribbon.h * 0.25))
        strong = canvas.pens.text.sight.high
        key = ("ribbon", rect.size, round(canvas.k, 3), strong)
        made = canvas.pens.assets.keep(
            key,
            lambda: shapes.supersampled(
                *rect.size, partial(_ribbon, high=canvas.scale.px(self.ribbon.h), plain=strong)
            ),
        )
        canvas.surface.blit(made, rect)
        canvas.gold_text(canvas.shortened(text, style, plank.w - 40), plank.cx, plank.cy, style, "center")

    def _sentences(self, canvas: Canvas) -> None:
        """What the winner has, and where one came oneself."""
        if not self.shown:
            return
        said = [escape(self.told), f"[b|{escape(self.own)}]" if self.own else ""]
        text = " ".join(one for one in said if one)
        if not text:
            return
        style = Style("it", min(27.0, self.words.h * 0.42), theme.VANILLA, leading=1.06)
        setter, room = canvas.pens.text, self.words.inset(self.words.w * 0.04, self.words.h * 0.06)
        made = setter.paragraph_fit(text, style, room.w - 32, room.h)
        canvas.rounded(room.centered(made.width / canvas.k + 44, room.h), theme.PANEL, 214, 12)
        canvas.paragraph(text, room.inset(16, 0), style, "center", "middle")


def _ribbon(surface: pygame.Surface, factor: int, *, high: int, plain: bool) -> None:
    """A plank with two tails that hang behind it; gold along its edges."""
    wide, tall = surface.get_size()
    high *= factor
    out, drop = round(high * 0.9), round(high * 0.2)
    top = (tall - high) // 2
    for mirror in (False, True):

        def at(x: float, y: float, mirror: bool = mirror) -> tuple[float, float]:  # fmt: skip
            return (wide - x if mirror else x), y

        tail = [at(high * 0.12, top + drop), at(out + high * 0.3, top + drop), at(out + high * 0.3, top + high + drop),
                at(high * 0.12, top + high + drop), at(high * 0.42, top + high * 0.5 + drop)]  # fmt: skip
        pygame.draw.polygon(surface, theme.PLANK_DARK, tail)
        pygame.draw.polygon(surface, theme.INK, tail, max(2, factor * 2))
        fold = [at(out, top + high), at(out + high * 0.3, top + high), at(out + high * 0.3, top + high + drop)]
        pygame.draw.polygon(surface, theme.PLANK_FOLD, fold)
    plank = pygame.Rect(out, top, wide - 2 * out, high)
    low = theme.INK if plain else theme.PLANK_DARK
    for row in range(plank.h):
        shade = low if plain else theme.mix(theme.PLANK, low, min(1.0, abs(row / plank.h - 0.35) * 1.3))
        pygame.draw.line(surface, shade, (plank.x, plank.y + row), (plank.right - 1, plank.y + row))
    pygame.draw.rect(surface, theme.INK, plank, max(2, factor * 2), round(high * 0.06))
    pygame.draw.rect(
        surface, theme.GOLD, plank.inflate(-5 * factor, -5 * factor), max(1, round(factor * 1.4)), round(high * 0.06)
    )
