"""Card faces put together at run time: picture, baked frame, then numerals, name and text in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui import theme
from game.ui.call_tile import call_tile
from game.ui.canvas import Canvas
from game.ui.card_layouts import (
    CARD_NAME_BAND,
    COIN_WIDTH,
    GEM_WIDTH,
    PIP_PITCH,
    PIP_RADIUS,
    PIPS_Y,
    RULES_BOX,
    RULES_STYLE,
    Layout,
    layouts,
)
from game.ui.fonts import SetFont
from game.ui.geometry import Box
from game.ui.lang import language
from game.ui.theme import Style
from game.ui.tile_name import write_tile_name

if TYPE_CHECKING:
    from game.ui.ui import Ui

LEGIBLE = 13  # pixels: names start no smaller


@dataclass(frozen=True)
class Face:
    """What is written on a card. `kind` is basic, unique or rank; `frame` the key of the baked frame."""

    id: str
    kind: str
    frame: str
    name: str
    short: str
    number: str
    type: str | None
    rules: str = ""

    @property
    def tones(self) -> theme.Tones:
        return theme.RANKS[int(self.frame[4:])] if self.kind == "rank" else theme.TYPES[self.frame]


@dataclass(frozen=True)
class Look:
    """The state of a drawn card: `line` is "", legal, focus or target; `reason` puts a veil and a chip over it."""

    line: str = ""
    reason: str = ""
    veil: int = 0
    shadow: bool = True


PLAIN_LOOK = Look()


class CardPainter:
    """Faces by id, layout and width; every size is composed once and kept within the bound of the pictures."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def face(self, card: str) -> Face:
        """The facts of a character or district by id, in the current language. Raises KeyError."""
        from game.content import default_cards

        cards, code = default_cards(), language()
        if card in cards.characters:
            character = cards.characters[card]
            return Face(
                card, "rank", f"rank{character.rank}", character.name.get(code), character.short.get(code),
                str(character.rank), character.type, character.rules.get(code),
            )  # fmt: skip
        district = cards.districts[card]
        kind = "unique" if district.type == "unique" else "basic"
        cost = "" if district.cost is None else str(district.cost)
        short = district.short.get(code) if district.short else ""
        return Face(
            card, kind, district.type, district.name.get(code), short, cost, district.type, district.rules.get(code)
        )

    def picture(self, face: Face) -> str:
        """The picture file, or the emblem of its type or rank."""
        name = f"cards/{face.id}"
        return name if self.ui.assets.usable(name) else f"cards/emblem_{face.frame}"

    def picture_files(self) -> list[str]:
        """The pictures of all cards, and the frames they are put into."""
        from game.content import default_cards

        cards = default_cards()
        faces = [self.face(card) for card in (*cards.characters, *cards.districts)]
        frames = [
            f"frames/{layout}_{face.frame}"
            for face in faces
            for layout in layouts()
            if face.kind != "rank" or layout != "tile"
        ]
        return list(dict.fromkeys([*map(self.picture, faces), *frames]))

    def surface(self, card: str, layout: str, width: float, height: float | None = None) -> pygame.Surface:
        """A face at `width` units in the layout card, small, tile, mini or call (tile and call also take a height)."""
        size = self.pixels(layout, width, height)
        return self.ui.assets.keep(_key(card, layout, size), lambda: self._compose(self.face(card), layout, size))

    def pixels(self, layout: str, width: float, height: float | None = None) -> tuple[int, int]:
        """The size of a face in pixels."""
        px = self.ui.px
        plan = layouts().get(layout)
        if height is None:
            height = 92.0 if plan is None else width * plan.height / plan.width
        return max(8, px(width)), max(8, px(height))

    def ready(self, card: str, layout: str, width: float, height: float | None = None) -> bool:
        """Whether `surface` would give the face at once."""
        return self.ui.assets.kept(_key(card, layout, self.pixels(layout, width, height)))

    def warm(self, cards: Iterable[str], layout: str, width: float, height: float | None = None) -> None:
        """Composes these faces one by one while nothing moves, so that no animation waits for a picture file."""
        for card in cards:
            self.ui.jobs.append(partial(self.surface, card, layout, width, height))

    def back(self, kind: str, width: float) -> pygame.Surface:
        """The back of a "district" or "character" card."""
        return self.ui.assets.scaled(f"ui/back_{kind}", (self.ui.px(width), self.ui.px(width * 1.4)))

    def draw(self, canvas: Canvas, card: str, layout: str, box: Box, look: Look = PLAIN_LOOK) -> None:
        """A face in a box with its shadow and state."""
        made = self.surface(card, layout, box.w, box.h if layout in ("tile", "call") else None)
        self.draw_ready(canvas, made, box, look)

    def draw_back(self, canvas: Canvas, kind: str, box: Box, look: Look = PLAIN_LOOK) -> None:
        self.draw_ready(canvas, self.back(kind, box.w), box, look)

    def draw_ready(self, canvas: Canvas, made: pygame.Surface, box: Box, look: Look) -> None:
        """A composed card in a box with shadow, veil, reason chip and line."""
        small = box.w < 70
        if look.shadow and not small:
            canvas.skin("shadow", box)
        canvas.surface_at(made, box.x, box.y)
        radius = max(4.0, box.w * 0.07)
        if look.veil or look.reason:
            canvas.rounded(box, theme.INK, look.veil or 150, radius)
        if look.reason:
            self._chip(canvas, box, look.reason)
        if look.line:
            canvas.skin({"legal": "glow_legal", "focus": "glow_focus", "target": "glow_target"}[look.line], box)

    def _chip(self, canvas: Canvas, box: Box, reason: str) -> None:
        style = Style("bold", 17, theme.REASON_TEXT, leading=1.12)
        made = canvas.pens.text.paragraph(reason, style, max(70.0, box.w - 14))
        high = made.height / canvas.k + 14
        chip = Box(box.x + 3, box.cy - high / 2, box.w - 6, high)
        canvas.rounded(chip, theme.REASON_GROUND, 235, 6, theme.REASON_TEXT, 110, 1.2)
        canvas.paragraph(reason, chip.inset(4, 6), style, "center", "middle")

    # -- composing -------------------------------------------------------------------------------------------------
    def _compose(self, face: Face, layout: str, size: tuple[int, int]) -> pygame.Surface:
        if layout == "call":
            return call_tile(self.ui, face, size, self.picture(face))
        return _FaceMaker(self.ui, face, layouts()[layout], size, self.picture(face)).compose()


def _key(card: str, layout: str, size: tuple[int, int]) -> tuple[object, ...]:
    return ("face", card, layout, size, language())


class _FaceMaker:
    """Composes one face; `s` is pixels per unit of the layout."""

    def __init__(self, ui: Ui, face: Face, plan: Layout, size: tuple[int, int], picture: str) -> None:
        self.ui, self.face, self.plan, self.size, self.source = ui, face, plan, size, picture
        self.s = size[0] / plan.width
        self.cut = max(0.0, plan.height - size[1] / self.s)  # rows a lower tile leaves out
        self.made = pygame.Surface(size, pygame.SRCALPHA)

    def compose(self) -> pygame.Surface:
        self._picture()
        self._frame()
        self._number()
        self._name()
        if self.plan.name == "card":
            self._rules() if self.face.kind != "basic" else self._pips()
        return self.made

    def _rect(self, box: Box) -> pygame.Rect:
        s = self.s
        left, top = int(box.x * s), int(box.y * s)
        return pygame.Rect(left, top, int(box.right * s + 0.99) - left, int(box.bottom * s + 0.99) - top)

    def _picture(self) -> None:
        window = self.plan.window(self.face.kind)
        window = Box(window.x, window.y, window.w, max(8.0, window.h - self.cut))
        whole = self.plan.picture(self.face.kind, self.face.id)
        source = self.ui.assets.picture(self.source, whole.w * self.s)
        if source is None:  # its file is there, but damaged
            self.source = f"cards/emblem_{self.face.frame}"
            source = self.ui.assets.picture(self.source, whole.w * self.s)
        rect = self._rect(window)
        if source is None:
            self.made.blit(self.ui.assets.scaled(self.source, rect.size), rect)
            return
        f = source.get_width() / whole.w
        crop = pygame.Rect(
            round((window.x - whole.x) * f), round((window.y - whole.y) * f), round(window.w * f), round(window.h * f)
        ).clamp(source.get_rect())
        part = source.subsurface(crop.clip(source.get_rect())) if source.get_rect().colliderect(crop) else source
        self.made.blit(pygame.transform.smoothscale(part, rect.size), rect)

    def _frame(self) -> None:
        name = f"frames/{self.plan.name}_{self.face.frame}"
        if not self.cut:
            self.made.blit(self.ui.assets.scaled(name, self.size), (0, 0))
            return
        whole = self.ui.assets.scaled(name, (self.size[0], round(self.plan.height * self.s)))
        upper, rows = round(30 * self.s), whole.get_height() - self.size[1]
        self.made.blit(whole, (0, 0), pygame.Rect(0, 0, self.size[0], upper))
        self.made.blit(whole, (0, upper), pygame.Rect(0, upper + rows, *self.size))

    def _number(self) -> None:
        rank = self.face.kind == "rank"
        x, y = self.plan.seal if rank else self.plan.coin
        size = self.plan.rank_numeral if rank else self.plan.numeral
        if self.face.number:
            ink, edge = (
                (theme.TEXT, theme.mix(self.face.tones.dark, theme.INK, 0.4))
                if rank
                else (theme.NUMERAL, theme.GOLD_PALE)
            )
            shift = size * (0.33 if rank else 0.352)
            if self.s * size > 16:
                self._text(self.face.number, x + 0.5, y + shift + size * 0.03, Style("black", size, edge))
            self._text(self.face.number, x, y + shift, Style("black", size, ink))
        if rank and self.face.type and self.plan.name != "tile":
            gx, gy, r = self.plan.gem
            self._sprite(f"ui/gem_{self.face.type}", gx, gy, r * GEM_WIDTH)

    def _sprite(self, name: str, x: float, y: float, width: float) -> None:
        side = max(5, round(width * self.s))
        made = self.ui.assets.scaled(name, (side, side))
        self.made.blit(made, (round(x * self.s) - side // 2, round(y * self.s) - side // 2))

    def _font(self, style: Style, pixels: int) -> SetFont:
        return self.ui.text.raw_font(style.face, pixels)

    def _text(self, text: str, x: float, baseline: float, style: Style, pixels: int = 0) -> None:
        font = self._font(style, pixels or max(6, round(style.size * self.s)))
        made = font.render(text, True, style.colour)
        self.made.blit(made, (round(x * self.s - made.get_width() / 2), round(baseline * self.s) - font.get_ascent()))

    def _name(self) -> None:
        if self.plan.name == "mini":
            return
        style, limit = self.plan.name_style, self.plan.name_width * self.s
        band = CARD_NAME_BAND[self.face.kind] if self.plan.name == "card" else self.plan.name_band
        top, bottom = band[0] - self.cut, band[1] - self.cut
        if self.plan.name == "tile":
            rows = (top * self.s, bottom * self.s)
            write_tile_name(self.ui, self.made, self.face.name, rows, self.face.tones.dark)
            return
        start = max(LEGIBLE, round(style.size * self.s))
        lines, pixels = fit_name(
            self.face.name, lambda px: self._font(style, px), start, limit, (bottom - top) * self.s
        )
        leading = pixels * 0.95
        middle = (top + bottom) / 2 * self.s
        for row, line in enumerate(lines):
            y = middle + (row - (len(lines) - 1) / 2) * leading + pixels * 0.33
            shade = Style(style.face, style.size, self.face.tones.dark)
            self._text(line, self.plan.width / 2, (y + max(1, pixels * 0.06)) / self.s, shade, pixels)
            self._text(line, self.plan.width / 2, y / self.s, style, pixels)

    def _rules(self) -> None:
        box = RULES_BOX[self.face.kind]
        setter = self.ui.text
        k = setter.scale.k
        factor = self.s / k  # the setter works in window units
        rect = self._rect(box)
        style = RULES_STYLE.at(RULES_STYLE.size * factor)
        made = setter.paragraph_fit(self.face.short, style, rect.w / k, rect.h / k)
        setter.draw_paragraph(self.made, made, rect.x, rect.y + (rect.h - made.height) // 2, rect.w, "center")

    def _pips(self) -> None:
        count = int(self.face.number or 0)
        half = count * PIP_PITCH / 2
        for i in range(count):
            self._sprite("ui/coin", 200 - half + PIP_PITCH * (i + 0.5), PIPS_Y, PIP_RADIUS * COIN_WIDTH)
        y, thick = round(PIPS_Y * self.s), max(1, round(1.6 * self.s))
        for side in (-1, 1):
            ends = sorted((200 + side * (half + 8), 200 + side * 150))
            rect = pygame.Rect(round(ends[0] * self.s), y - thick // 2, round((ends[1] - ends[0]) * self.s), thick)
            self.made.fill(theme.GOLD_DEEP, rect)


def fit_name(
    text: str, font: Callable[[int], SetFont], start: int, limit: float, height: float
) -> tuple[list[str], int]:
    """One line if it fits without shrinking much, else two lines when the plate has room, else one smaller line."""

    def largest(lines: list[str], most: int) -> int:
        for pixels in range(most, 6, -1):
            if max(font(pixels).size(line)[0] for line in lines) <= limit:
                return pixels
        return 7

    one = largest([text], start)
    if one >= start * 0.82 or " " not in text:
        return [text], one
    words = text.split(" ")
    splits = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    best = max(splits, key=lambda lines: largest(lines, start))
    two = min(largest(best, start), int(height / 2.1))
    return (best, two) if two > one else ([text], one)
