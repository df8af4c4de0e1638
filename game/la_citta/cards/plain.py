"""Faces of voices and of the action card."""

from __future__ import annotations

from game.la_citta import GAME
from game.la_citta.cards.face import CardFace
from game.la_citta.cards.names import told
from game.la_citta.cards.signs import sprite
from game.la_citta.lang import _
from game.ui import cards
from game.ui.cards import CardMaker
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style

SAID = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)
ROW = Style("xb", 20, theme.TEXT, floor=False)
NAMED = 70.0  # units of width: from there on a voice has room for its name
CREST, LARGE_CREST = 0.26, 0.42  # of the height of an action card: what is above its rows


class VoiceFace(CardMaker[CardFace]):
    """A voice: its picture, which shows the arch of the wish; where there is room its name."""

    def parts(self) -> None:
        if self.large:
            said, rest = self.inside.cut_bottom(self.whole.h * 0.14)
            low, top = rest.cut_bottom(self.whole.h * 0.095)
            self.picture(top, 0.39)
            self.name(low, self.whole.w * 0.1)
            cards.parchment(self.easel, self.canvas, said)
            style = SAID.at(SAID.size * self.whole.w / 400)
            self.canvas.paragraph(escape(self.face.short), said.inset(said.w * 0.05, 2), style, "center", "middle")
        elif self.whole.w >= NAMED:
            low, top = self.inside.cut_bottom(max(self.whole.h * 0.17, 22.0))
            self.picture(top, 0.45)
            self.name(low, self.whole.w * 0.16)
        else:
            self.picture(self.inside, 0.45)

    def stand_in(self, box: Box) -> None:
        """The arch of the wish on its colour."""
        tones, side = self.face.tones, min(box.w, box.h) * 0.7
        cards.gradient(self.made, self.canvas.scale.rect(box), tones.main, tones.dark)
        self.canvas.picture(f"{GAME}/ui/arch_{self.face.id}", box.centered(side, side))


def action_rows(card: Box, top: float = CREST) -> list[Box]:
    """The three rows of an action card that lies there: 2 gold, a new city, a simple building. Above them is the share
    `top` of its height."""
    inside = cards.inner(card)
    _top, room = inside.cut_top(card.h * top)
    high = room.h / 3
    return [Box(room.x, room.y + high * number, room.w, high).inset(card.w * 0.03, high * 0.06) for number in range(3)]


class ActionFace(CardMaker[CardFace]):
    """An action card in somebody's colour: the crest, and three rows."""

    def parts(self) -> None:
        tones, share = self.face.tones, LARGE_CREST if self.large else CREST
        cards.gradient(self.made, self.canvas.scale.rect(self.whole), tones.main, tones.dark)
        top, _room = self.inside.cut_top(self.whole.h * share)
        if self.large:
            self.picture(top, 0.5)
        self._crest(top)
        rows, texts = action_rows(self.whole, share), (_("2 gold"), _("New city"), _("Build"))
        signs = self._wide(texts, ROW.at(theme.SMALLEST_PIXELS * 0.92 / self.easel.scale.k)) <= self._words(rows[0]).w
        size = self._size(rows[0], texts, signs)
        for box, sign, text in zip(rows, ("gold", "castello", "house"), texts, strict=True):
            self._row(box, sign if signs else "", text, size)

    def _crest(self, top: Box) -> None:
        """Whose card it is; without a picture the sign of all action cards."""
        crest = told(self.face.id).crest
        side = top.h * (0.34 if self.large else 0.86)
        box = Box(top.x + side * 0.1, top.y + side * 0.1, side, side) if self.large else top.centered(side, side)
        if crest >= 0:
            self.canvas.picture(f"ui/crest_{crest}", box)
        elif not self.large:
            self.canvas.picture(f"{GAME}/ui/action", box)

    def _wide(self, texts: tuple[str, ...], style: Style) -> float:
        return max(self.easel.text.width(text, style) for text in texts)

    def _size(self, box: Box, texts: tuple[str, ...], signs: bool) -> float:
        """One size for all three rows, in which the longest word fits."""
        most, room = box.h * 0.52, self._words(box).w if signs else box.w * 0.94
        return min(most, most * room / max(self._wide(texts, ROW.at(most)), 1.0))

    def _words(self, box: Box) -> Box:
        side = min(box.h * 0.84, box.w * 0.26)
        return Box(box.x + side * 1.16, box.y, box.w - side * 1.2, box.h)

    def _row(self, box: Box, sign: str, text: str, size: float) -> None:
        """A sign and a word; in languages with long words the word alone, so that it stays readable."""
        self.canvas.rounded(box, theme.INK, 215, min(6.0, box.h * 0.2))
        if not sign:
            self.canvas.text_in(text, box.inset(box.w * 0.02, 0), ROW.at(size), "center")
            return
        side = min(box.h * 0.84, box.w * 0.26)
        place = Box(box.x + side * 0.08, box.cy - side / 2, side, side)
        if sign == "house":
            sprite(self.canvas, "map/farm", place)
        else:
            self.canvas.picture(f"{GAME}/ui/{sign}", place)
        self.canvas.text_in(text, self._words(box), ROW.at(size), "left")

    def tile(self) -> None:
        self.parts()
