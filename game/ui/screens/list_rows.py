"""What lists of games and saves have in common: a row of which one is chosen, and the sheet where there is none."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.keepsakes import draw_keepsake
from game.ui.reader.hearing import State
from game.ui.screens.shelf import CASTLE
from game.ui.widgets import Button, RichText, Widget

PICTURED = 16 / 9  # the shape of a picture of a table


class ListRow(Widget):
    """A row of a list with details beside it: the first click chooses it, and so does the focus of the keys; the next
    click opens it. To be overridden: `chosen`, `choose`, `open`, `draw_on`."""

    role = "row"
    heard_as = "option"
    focusable = True
    bleed = 4.0

    def __init__(self, name: str, height: float) -> None:
        super().__init__(name)
        self.height = height

    @property
    def chosen(self) -> bool:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def open(self) -> None:
        raise NotImplementedError

    def draw_on(self, canvas: Canvas) -> None:
        """What it says, on its ground."""
        raise NotImplementedError

    @property
    def heard_state(self) -> State:
        return State(selected=self.chosen)

    def activate(self) -> None:
        if self.chosen:
            self.open()
        else:
            self.choose()

    def attention(self, on: bool) -> None:
        super().attention(on)
        if on and self.ui.ring_visible and self.ui.focus is self:
            self.choose()

    def draw(self, canvas: Canvas) -> None:
        chosen = self.chosen
        line = theme.FOCUS if chosen else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if chosen else theme.WELL
        ground = theme.mix(ground, theme.GOLD_PALE, 0.05) if self.hovered else ground
        canvas.rounded(self.box, ground, 235, 9, line, 255 if chosen else 110, 2.2 if chosen else 1.2)
        self.draw_on(canvas)

    @property
    def pictured(self) -> float:
        """How wide the table in small is."""
        return (self.box.h - 12) * PICTURED

    def draw_picture(self, canvas: Canvas, made: pygame.Surface) -> Box:
        """The table in small at the left end; where it lies."""
        box = Box(self.box.x + 6, self.box.y + 6, self.pictured, self.box.h - 12)
        draw_keepsake(canvas, made, box)
        canvas.rounded(box, None, 0, 3, theme.HAIRLINE, 150, 1.4)
        return box


FOOT, NARROWEST, FEWEST_PIXELS = 84.0, 222.0, 222.0  # units below a picture; units and pixels of a tile at least
GAP = 14.0  # units between tiles


class ListTile(ListRow):
    """The same in a wall: the table in small, and below it on parchment what it says. To be overridden besides: `made`,
    `whose`, `draw_foot`; `draw_on` says nothing of its own there."""

    bleed = 14.0

    def __init__(self, name: str) -> None:
        super().__init__(name, 0.0)
        self.height = None

    @property
    def made(self) -> pygame.Surface | None:
        """The picture of the table, as soon as there is one."""
        raise NotImplementedError

    @property
    def whose(self) -> str:
        """The game whose place is seen where there is no picture; "" where it is not known."""
        raise NotImplementedError

    def draw_foot(self, canvas: Canvas, room: Box) -> None:
        """What it says below the picture, in ink."""
        raise NotImplementedError

    def draw_on(self, canvas: Canvas) -> None:
        """What lies on the picture; nothing."""

    def natural(self, width: float) -> tuple[float, float]:
        return width, width / PICTURED + FOOT

    @property
    def picture_box(self) -> Box:
        """Where the table is seen."""
        return self.box.cut_bottom(FOOT)[1].inset(4, 4)

    def draw(self, canvas: Canvas) -> None:
        chosen, box = self.chosen, self.picture_box
        canvas.rounded(self.box.moved(0, 4), theme.INK, 90, 9)
        canvas.rounded(self.box, theme.SLIP, 255, 8, theme.GOLD_DARK, 255, 2.0)
        made = self.made
        if made is not None:
            draw_keepsake(canvas, made, box)
        else:
            canvas.cover(title_picture(canvas.pens.assets.has, self.whose), box, CASTLE)
        canvas.rounded(box, None, 0, 3, theme.INK, 160, 1.4)
        self.draw_on(canvas)
        self.draw_foot(canvas, self.box.cut_bottom(FOOT)[0].inset(12, 5))
        if chosen or self.hovered:
            canvas.rounded(self.box.inset(-2), None, 0, 9, theme.FOCUS if chosen else theme.GOLD_PALE, 255, 4.0)


def columns_of(width: float, k: float) -> int:
    """How many tiles lie beside each other in so many units of `k` pixels; below 2 a wall is none."""
    return int(min((width + GAP) / (NARROWEST + GAP), (width + GAP) * k / (FEWEST_PIXELS + GAP * k)))


class Sheet(Widget):
    """A parchment in the middle: a crown, a few sentences, and one button."""

    bleed = 40.0

    def __init__(self, sentences: Sequence[str], button: Button) -> None:
        head, *rest = sentences
        texts = [RichText(f"[h|{escape(head)}]", theme.ON_PARCHMENT.at(26), "center", name="nothing")]
        texts += [RichText(escape(one), theme.ON_PARCHMENT.at(20), "center", name="why") for one in rest]
        self.texts, self.button = texts, button
        super().__init__("", [*texts, button])

    def arrange(self, box: Box) -> None:
        self.box = box
        wide = min(780.0, box.w)
        inner = wide - 100
        highs = [text.natural(inner)[1] + 14 for text in self.texts]
        self.picture_size = min(170.0, box.h * 0.26)
        high = min(box.h, 36 + self.picture_size + 12 + sum(highs) + 14 + 62 + 34)
        self.sheet = box.centered(wide, high)
        y = self.sheet.y + 32 + self.picture_size + 12
        for text, each in zip(self.texts, highs, strict=True):
            text.arrange(Box(self.sheet.x + 50, y, inner, each - 14))
            y += each
        self.button.arrange(Box(box.cx - 170, self.sheet.bottom - 34 - 62, 340, 62))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.sheet)
        size = self.picture_size
        canvas.picture("ui/crown", Box(self.sheet.cx - size / 2, self.sheet.y + 28, size, size))
