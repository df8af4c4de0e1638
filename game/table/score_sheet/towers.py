"""The points as towers: every line is a course of stones for all players at once, and the crown goes to who leads."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.table.faces import draw_seat
from game.table.score_sheet.sheet import NONE, SMALL_TYPE_FROM, Column, Line, Sheet
from game.table.score_sheet.words import points_words, said
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Colour, Style
from game.ui.lang import _
from game.ui.people import in_sentences
from game.ui.widgets import Widget

POINT = 22.0  # units: how high a point is at most; many points are lower, so that all towers find room
FEWEST = 16  # points a tower has room for at least
MERLON, WIDEST, STONE_ROWS = 22.0, 128.0, 32  # units; rows of stones in the picture
APART = 8.0  # beside a note where there is room, so that two of them do not read as one
ENTRY, ENTRY_GAP, NOTE = 28.0, 22.0, 40.0  # of the legend, and below the totals
STONES = "ui/stones"


class Place(Widget):
    """A player on the sheet; picking it shows what the panorama has of that player."""

    role = "tab"
    bleed = 4.0

    def __init__(self, seat: int, name: str, pick: Callable[[int], None] | None) -> None:
        super().__init__(f"city_of:{seat}")
        self.seat, self.words, self._pick = seat, name, pick
        self.focusable = pick is not None
        self.chosen = False
        if pick is not None:
            self.tip = escape(_("Look at {name}").format(name=in_sentences(name)))

    @property
    def value(self) -> str:
        return self.words

    def activate(self) -> None:
        if self._pick is not None:
            self._pick(self.seat)

    def attention(self, on: bool) -> None:
        self.hovered = on
        self.invalidate()
        super().attention(on)

    def mark(self, canvas: Canvas, box: Box) -> None:
        """The ground of the column of whoever is seen or pointed at; drawn below what stands there."""
        if self.focusable and (self.hovered or self.chosen):
            line = theme.GOLD_DARK if self.chosen else None
            canvas.rounded(box, theme.GOLD, 70 if self.hovered else 46, 10, line, 150, 1.6)


class Towers(Widget):
    """One tower a player in the order of the seats. `counted` lines are seen, the next one in part; `crowned` when the
    crown lies where it stays."""

    role = "scores"
    bleed = 6.0

    def __init__(self, sheet: Sheet, mine: int = NONE, pick: Callable[[int], None] | None = None) -> None:
        self.sheet, self.mine = sheet, mine
        self.order = sheet.by_seat
        super().__init__("scores", [Place(one.seat, one.info.name, pick) for one in self.columns])
        self.counted = len(sheet.lines) + 1.0
        self.crowned = True
        self._passed: Sequence[int] = ()  # columns whose lead has just gone to another
        self._flash = 0.0  # how bright their arms are for it, 0 to 1
        self._entries: list[tuple[Box, Line]] = []

    @property
    def columns(self) -> list[Column]:
        """The players as their towers stand."""
        return [self.sheet.columns[at] for at in self.order]

    @property
    def done(self) -> bool:
        """Whether every line is counted."""
        return self.counted > len(self.sheet.lines)

    @property
    def value(self) -> str:
        return said(self.sheet) if self.done else ""

    @property
    def steps(self) -> list[int]:
        """How many lines are counted after each course of stones: nobody waits for a line without points."""
        return [at + 1 for at, line in enumerate(self.sheet.lines) if any(line.points)]

    def count(self, lines: float) -> None:
        """Counts up to here: whole lines, and a share of the one after them."""
        self.counted = lines
        self.invalidate()

    def passed(self, start: int, end: int) -> list[int]:
        """Which columns lose the lead by the lines from one to the other."""
        return [at for at in self.sheet.leaders(start) if at not in self.sheet.leaders(end)]

    def flash(self, columns: Sequence[int], share: float) -> None:
        """Their arms shine once for being overtaken; `share` of that is over."""
        self._passed, self._flash = columns, math.sin(math.pi * min(1.0, max(0.0, share)))
        if columns:
            self.invalidate()

    def crown(self) -> None:
        """The crown has landed."""
        self.crowned = True
        self.invalidate()

    def select(self, seat: int) -> None:
        """Something of this seat is seen beside the sheet."""
        for place in self.children:
            if isinstance(place, Place):
                place.chosen = place.seat == seat
        self.invalidate()

    def _share(self, line: int) -> float:
        return min(1.0, max(0.0, self.counted - line))

    def grown(self, at: int) -> float:
        """The points of a column that are seen now."""
        return sum(line.points[at] * self._share(index) for index, line in enumerate(self.sheet.lines))

    def risen(self, at: int) -> float:
        """The same with what was lost again."""
        return sum(max(0, line.points[at]) * self._share(index) for index, line in enumerate(self.sheet.lines))

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self._entries = self._legend()
        for place, slot in zip(self.children, self._slots(), strict=True):
            place.arrange(Box(slot.x + 2, self._room.y - self._top, slot.w - 4, box.bottom - self._room.y + self._top))

    def _legend(self) -> list[tuple[Box, Line]]:
        """The entries, in rows; none where they would leave the towers too little."""
        rows: list[list[tuple[float, Line]]] = [[]]
        for line in (one for one in self.sheet.lines if any(one.points)):
            wide = 26 + self.ui.text.width(line.title, self._words.at(19)) + 6
            if rows[-1] and sum(w + ENTRY_GAP for w, _line in rows[-1]) + wide > self.box.w:
                rows.append([])
            rows[-1].append((wide, line))
        if len(rows) * ENTRY > self.box.h * 0.2:
            return []
        found = []
        for row, entries in enumerate(rows):
            x = self.box.cx - (sum(w for w, _line in entries) + ENTRY_GAP * (len(entries) - 1)) / 2
            for wide, line in entries:
                found.append((Box(max(x, self.box.x), self.box.y + row * ENTRY, min(wide, self.box.w), ENTRY), line))
                x += wide + ENTRY_GAP
        return found

    @property
    def _words(self) -> Style:
        return Style("bold", 18, theme.INK_BODY)

    @property
    def _radius(self) -> float:
        return min(30.0, self.box.h * 0.055, self._slots()[0].w * 0.3)

    @property
    def _top(self) -> float:
        """What stands above a tower: merlons, arms and a crown."""
        return MERLON + self._radius * 4.2

    @property
    def _feet(self) -> float:
        """How high name, total and note are together."""
        note = NOTE if any(one.note for one in self.sheet.columns) else 0
        return 14 + min(36.0, self.box.h * 0.12) + min(58.0, self.box.h * 0.14) + note

    @property
    def _room(self) -> Box:
        """Where the stones stand."""
        legend = (max((box.bottom for box, _line in self._entries), default=self.box.y) - self.box.y) + 4
        top = self.box.y + legend + self._top
        return Box(self.box.x, top, self.box.w, max(8.0, self.box.bottom - self._feet - top))

    def _slots(self) -> list[Box]:
        return self.box.columns(len(self.order), 0)

    @property
    def unit(self) -> float:
        """How high a point is."""
        most = max(sum(max(0, line.points[at]) for line in self.sheet.lines) for at in self.order)
        return min(POINT, self._room.h / max(FEWEST, most))

    def _tower(self, slot: Box, points: float) -> Box:
        """The stones of so many points."""
        wide = min(WIDEST, slot.w * 0.7)
        high = max(0.0, points) * self.unit
        return Box(slot.cx - wide / 2, self._room.bottom - high, wide, high)

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies at the end."""
        slots = self._slots()
        return [self._crown(slots[self.order.index(at)], self.risen(at)) for at in self.sheet.winners]

    def _crown(self, slot: Box, points: float) -> Box:
        radius = self._radius
        middle = self._tower(slot, points).y - MERLON - radius * 1.15
        wide = radius * 2.1
        return Box(slot.cx - wide / 2, middle - radius * 0.8 - wide * 0.78, wide, wide * 0.82)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        room = self._room
        for place in self.children:
            if isinstance(place, Place) and self.done:  # before that the column of who has won would be told
                place.mark(canvas, place.box)
        for box, line in self._entries:
            if self.sheet.lines.index(line) < self.counted:
                self._entry(canvas, box, line)
        leads = self.sheet.winners if self.done else self.sheet.leaders(int(self.counted))
        for at, slot in zip(self.order, self._slots(), strict=True):
            self._stand(canvas, at, slot)
            tower = self._tower(slot, self.risen(at))
            draw_seat(
                canvas, slot.cx, tower.y - MERLON - self._radius * 1.15, self._radius, self.sheet.columns[at].info
            )
            if at in self._passed and self._flash > 0 and not self.done:
                ring = Box(slot.cx, tower.y - MERLON - self._radius * 1.15, 0, 0).inset(-self._radius - 5)
                canvas.rounded(ring, theme.FOCUS, round(90 * self._flash), ring.w / 2)
                canvas.rounded(ring, None, 0, ring.w / 2, theme.RUST, round(255 * self._flash), 4.0)
            if at in leads and (self.crowned or not self.done):
                canvas.picture("ui/crown", self._crown(slot, self.risen(at)))
            self._foot(canvas, at, slot)
        canvas.line(room.x, room.bottom, room.right, room.bottom, theme.INK_HEAD, 235, 3.0)

    def _entry(self, canvas: Canvas, box: Box, line: Line) -> None:
        stone = Box(box.x, box.cy - 8, 17, 17)
        rect = canvas.scale.rect(stone)
        canvas.surface.blit(tinted(canvas, line.colour, rect.size), rect)
        canvas.rounded(stone, None, 0, 2, theme.INK, 230, 1.4)
        newest = not self.done and self.sheet.lines.index(line) == min(int(self.counted), len(self.sheet.lines) - 1)
        words = Box(box.x + 24, box.y, box.w - 24, box.h)
        canvas.text_in(line.title, words, self._words.of(theme.RUST) if newest else self._words)

    def _stand(self, canvas: Canvas, at: int, slot: Box) -> None:
        """The stones of a tower as far as it has grown, its figures and its merlons."""
        grown = self.grown(at)
        whole = self.risen(at)
        full = self._tower(slot, whole)
        stones = [(line.colour, line.points[at]) for line in self.sheet.lines if line.points[at] > 0]
        if stones and full.h >= 1:
            made = self._stones(canvas, at, stones)
            rect = canvas.scale.rect(full)
            canvas.surface.blit(made, rect.topleft, (0, made.get_height() - rect.h, rect.w, rect.h))
        tower = self._tower(slot, grown)
        if grown < whole:  # what was lost again is a ruin
            ruin = Box(full.x, full.y, full.w, tower.y - full.y)
            canvas.veil(ruin, theme.PARCHMENT, 205)
            canvas.rounded(ruin, None, 0, 2, theme.FALL, 220, 1.6)
        self._figures(canvas, at, slot, tower.y)
        self._merlons(canvas, at, tower)
        if grown < whole:
            self._lost_again(canvas, str(round(grown - whole)).replace("-", "−"), full, tower)

    def _stones(self, canvas: Canvas, at: int, stones: Sequence[tuple[Colour, int]]) -> pygame.Surface:
        wide = canvas.scale.rect(self._tower(self._slots()[self.order.index(at)], 1)).w
        unit, lost = self.unit * canvas.k, self.sheet.columns[at].lost
        key = ("tower", tuple(stones), wide, round(unit, 3), lost, canvas.pens.text.sight.high)
        return canvas.pens.assets.keep(key, lambda: self._built(canvas, stones, wide, unit, lost=lost))

    def _built(self, canvas: Canvas, stones: Sequence[tuple[Colour, int]], wide: int, unit: float, *, lost: bool
               ) -> pygame.Surface:  # fmt: skip
        """The whole tower, line on line from its foot."""
        high = max(1, round(sum(points for _colour, points in stones) * unit) + 1)
        made, low = pygame.Surface((wide, high), pygame.SRCALPHA), float(high)
        for colour, points in stones:
            top = low - points * unit
            part = pygame.Rect(0, round(top), wide, max(1, round(low) - round(top)))
            made.blit(
                tinted(canvas, colour if not lost else theme.mix(colour, theme.LOST_STONE, 0.75), part.size), part
            )
            pygame.draw.rect(made, theme.INK, part, max(1, round(canvas.k * 1.2)))
            low = top
        return made

    def _figures(self, canvas: Canvas, at: int, slot: Box, top: float) -> None:
        """What each line gave, on its stones."""
        low, first = 0, True
        for index, line in enumerate(self.sheet.lines):
            points = line.points[at]
            if points <= 0:
                continue
            stones = self._tower(slot, low + points)
            block = Box(stones.x, stones.y, stones.w, points * self.unit)
            low += points
            if top > block.y:  # a part of it was lost again
                block = Box(block.x, top, block.w, block.bottom - top)
            if self._share(index) >= 1:
                self._figure(canvas, str(points) if first else f"+{points}", block, theme.TEXT, theme.INK)
            first = False

    def _figure(self, canvas: Canvas, text: str, block: Box, ink: Colour, edge: Colour) -> None:
        size = min(34.0, block.h * 0.92, block.w * 0.4)
        if size >= 15:
            canvas.figure(text, block.cx, block.cy, size, ink, edge)

    def _lost_again(self, canvas: Canvas, text: str, full: Box, tower: Box) -> None:
        """What was lost, above the merlons; where the ruin is low, over their upper edge."""
        free = max(tower.y - MERLON - full.y, 18.0)
        size = min(28.0, free, full.w * 0.4)
        canvas.figure(text, full.cx, full.y + free / 2, size, theme.FALL, theme.PARCHMENT_LIGHT)

    def _merlons(self, canvas: Canvas, at: int, tower: Box) -> None:
        colour = next((line.colour for index, line in reversed([*enumerate(self.sheet.lines)])
                       if line.points[at] > 0 and self.counted > index), self.sheet.lines[0].colour)  # fmt: skip
        if self.sheet.columns[at].lost:
            colour = theme.mix(colour, theme.LOST_STONE, 0.75)
        wide = tower.w + 10
        sill = Box(tower.cx - wide / 2, tower.y - MERLON * 0.4, wide, MERLON * 0.4)
        many = 4 if wide > 80 else 3
        side = wide / (2 * many - 1)
        boxes = [Box(sill.x + index * 2 * side, sill.y - MERLON * 0.6, side, MERLON * 0.6 + 1) for index in range(many)]
        for box in (*boxes, sill):
            rect = canvas.scale.rect(box)
            canvas.surface.blit(tinted(canvas, colour, rect.size), rect)
            canvas.rounded(box, None, 0, 1, theme.INK, 235, 1.2)

    def _floor(self, canvas: Canvas) -> bool:
        """Whether type must not be set smaller than usual."""
        return canvas.k < SMALL_TYPE_FROM

    def _foot(self, canvas: Canvas, at: int, slot: Box) -> None:
        one, room = self.sheet.columns[at], self._room
        below = Box(slot.x + 3, room.bottom + 6, slot.w - 6, self.box.bottom - room.bottom - 8)
        name, rest = below.cut_top(min(36.0, self.box.h * 0.12))
        style = Style("head", 22, theme.INK_HEAD)
        if slot.w < 150:  # the narrower face; at large scales even smaller, for the shield says the same
            style = Style("bold", 20, theme.INK_HEAD, floor=slot.w >= 80)
        canvas.text_in(one.info.name, name, style, "center")
        if one.seat == self.mine:
            canvas.rounded(Box(name.cx - min(40.0, name.w / 2), name.bottom - 1, min(80.0, name.w), 3), theme.GOLD_DEEP,
                           255, 1.5)  # fmt: skip
        if one.note:
            low, rest = rest.cut_bottom(NOTE)
            low = low.inset(APART, 0) if slot.w >= 150 else low
            if self.done:
                style = Style(
                    "it", 18, theme.RUST if one.lost else theme.INK_BODY, leading=0.92, floor=self._floor(canvas)
                )
                canvas.paragraph(escape(one.note), low, style, "center", "middle")
        won = self.done and one.won
        style = Style("black", min(50 if won else 40, slot.w * 0.5, rest.h), theme.RUST if won else theme.INK_BODY)
        canvas.text(str(round(self.grown(at))), rest.cx, rest.cy, style, "center")


def tinted(canvas: Canvas, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    """Hewn stones of a colour, cut from the picture of them; plain where there is none, and in high contrast."""
    assets, k, high = canvas.pens.assets, canvas.k, canvas.pens.text.sight.high

    def make() -> pygame.Surface:
        made = pygame.Surface(size)
        source = None if high else assets.source(STONES)
        made.fill(colour)
        if source is not None:
            wide = max(8, round(source.get_width() * k * 0.5))
            tall = round(wide * source.get_height() / source.get_width())
            stones = assets.scaled(STONES, (wide, tall))
            sheet = pygame.Surface(size)
            for at in range(-(-size[0] // wide) * -(-size[1] // tall)):
                row, column = divmod(at, -(-size[0] // wide))
                sheet.blit(stones, (column * wide, row * tall))
            made.fill(theme.mix(colour, theme.WHITE, 0.2))
            made.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return made

    return assets.keep(("stones", colour, size, round(k, 3), high), make)


__all__ = ["Place", "Towers", "points_words", "tinted"]
