"""Faces of voices and of the action card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.la_citta.cards.face import CardFace
from game.la_citta.cards.names import told
from game.la_citta.cards.signs import sprite
from game.la_citta.content.cards import GAME
from game.la_citta.lang import _
from game.ui import card_parts
from game.ui.card_maker import CardMaker
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    pass

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
ROW = Style("xb", 20, theme.TEXT, floor=False)
NAMED = 70.0  # units of width: from there on a voice has room for its name
CREST = 0.26  # of the height of an action card: what is above its rows


class VoiceFace(CardMaker[CardFace]):
    """A voice: its picture, on small ones the arch of the wish over it, on larger ones the name."""

    def parts(self) -> None:
        if self.large:
            said, rest = self.inside.cut_bottom(self.whole.h * 0.17)
            low, top = rest.cut_bottom(self.whole.h * 0.105)
            self.picture(top, 0.45)
            self.name(low, self.whole.w * 0.1)
            card_parts.parchment(self.ui, self.canvas, said)
            style = SAID.at(SAID.size * self.whole.w / 400)
            self.canvas.paragraph(escape(self.face.short), said.inset(said.w * 0.05, 2), style, "center", "middle")
        elif self.whole.w >= NAMED:
            low, top = self.inside.cut_bottom(max(self.whole.h * 0.17, 22.0))
            self.picture(top, 0.45)
            self.name(low, self.whole.w * 0.16)
        else:
            self.picture(self.inside, 0.45)
        if not self.large:
            self.marks(self.inside)

    def marks(self, top: Box) -> None:
        """The sign of the wish: alone on a small card, in the corner of a larger one."""
        wish = self.face.id
        side = top.w * (0.74 if self.whole.w < NAMED else 0.32)
        at = Box(top.cx - side / 2, top.y + top.h * 0.1, side, side)
        if self.whole.w >= NAMED:
            at = Box(top.x + side * 0.08, top.y + side * 0.08, side, side)
        self.canvas.picture(f"{GAME}/ui/arch_{wish}", at)


def action_rows(card: Box) -> list[Box]:
    """The three rows of an action card that lies there: 2 gold, a new city, a simple building."""
    inside = card_parts.inner(card)
    _top, room = inside.cut_top(card.h * CREST)
    high = room.h / 3
    return [Box(room.x, room.y + high * number, room.w, high).inset(card.w * 0.03, high * 0.06) for number in range(3)]


class ActionFace(CardMaker[CardFace]):
    """An action card in somebody's colour: the crest, and three rows."""

    def parts(self) -> None:
        tones = self.face.tones
        card_parts.gradient(self.made, self.canvas.scale.rect(self.whole), tones.main, tones.dark)
        crest = told(self.face.id).crest
        top, _room = self.inside.cut_top(self.whole.h * CREST)
        side = top.h * 0.86
        name = f"ui/crest_{crest}" if crest >= 0 else f"{GAME}/ui/action"
        self.canvas.picture(name, top.centered(side, side))
        texts = (_("2 gold"), _("New city"), _("Build"))
        size = self._size(action_rows(self.whole), texts)
        for box, sign, text in zip(action_rows(self.whole), ("gold", "castello", "house"), texts, strict=True):
            self._row(box, sign, text, size)

    def _size(self, boxes: list[Box], texts: tuple[str, ...]) -> float:
        """One size for all three rows, in which the longest word fits."""
        most, room = boxes[0].h * 0.52, self._words(boxes[0]).w
        wide = max(self.ui.text.width(text, ROW.at(most)) for text in texts)
        least = theme.SMALLEST_PIXELS / self.ui.scale.k
        return max(min(most, most * room / max(wide, 1.0)), min(least, most))

    def _words(self, box: Box) -> Box:
        side = min(box.h * 0.84, box.w * 0.3)
        return Box(box.x + side * 1.12, box.y, box.w - side * 1.2, box.h)

    def _row(self, box: Box, sign: str, text: str, size: float) -> None:
        self.canvas.rounded(box, theme.INK, 215, min(6.0, box.h * 0.2))
        side = min(box.h * 0.84, box.w * 0.3)
        place = Box(box.x + side * 0.08, box.cy - side / 2, side, side)
        if sign == "house":
            sprite(self.canvas, "map/farm", place)
        else:
            self.canvas.picture(f"{GAME}/ui/{sign}", place)
        self.canvas.text_in(text, self._words(box), ROW.at(size), "left")

    def tile(self) -> None:
        self.parts()
