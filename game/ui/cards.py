"""Card faces put together at run time: picture, baked frame, then numerals, name and text in the player's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui import theme
from game.ui.call_tile import call_tile, plaque
from game.ui.canvas import Canvas
from game.ui.card_layouts import layouts
from game.ui.face_maker import Face, FaceMaker
from game.ui.geometry import Box
from game.ui.lang import language
from game.ui.theme import Style

if TYPE_CHECKING:
    from game.ui.ui import Ui


@dataclass(frozen=True)
class Look:
    """The state of a drawn card: `line` is "", legal, focus or target; `reason` puts a veil and a chip over it."""

    line: str = ""
    reason: str = ""
    veil: int = 0
    shadow: bool = True


PLAIN_LOOK = Look()
PLATE = 0.2  # share of a small card that its name takes: it stays readable under a veil
FREE_HEIGHT = ("tile", "call", "plaque")


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
        """A face at `width` units; layouts are card, small, mini, and with a height of their own tile, call, plaque."""
        size = self.pixels(layout, width, height)
        return self.ui.assets.keep(_key(card, layout, size), lambda: self._compose(self.face(card), layout, size))

    def in_box(self, card: str, layout: str, box: Box) -> pygame.Surface:
        """A face as wide as the box, and as high where its layout may be."""
        return self.surface(card, layout, box.w, box.h if layout in FREE_HEIGHT else None)

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
        made = self.in_box(card, layout, box)
        self.draw_ready(canvas, made, box, look, 1 - PLATE if layout == "small" else 1.0)

    def draw_back(self, canvas: Canvas, kind: str, box: Box, look: Look = PLAIN_LOOK) -> None:
        self.draw_ready(canvas, self.back(kind, box.w), box, look)

    def draw_ready(self, canvas: Canvas, made: pygame.Surface, box: Box, look: Look, veiled: float = 1.0) -> None:
        """A composed card in a box with shadow, veil (over that share of its height), reason chip and line."""
        small = box.w < 70
        if look.shadow and not small:
            canvas.skin("shadow", box)
        canvas.surface_at(made, box.x, box.y)
        radius = max(4.0, box.w * 0.07)
        if look.veil or look.reason:
            dim = Box(box.x, box.y, box.w, box.h * veiled)
            canvas.rounded(dim, theme.INK, look.veil or 150, radius)
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
        made = {"call": call_tile, "plaque": plaque}.get(layout)
        if made is not None:
            return made(self.ui, face, size, self.picture(face))
        return FaceMaker(self.ui, face, layouts()[layout], size, self.picture(face)).compose()


def _key(card: str, layout: str, size: tuple[int, int]) -> tuple[object, ...]:
    return ("face", card, layout, size, language())
