"""The nun row: which cards the viewer has seen, who has looked where, and its nuns against the viewer's rats. While a
card of it may be looked at it lies large over the buildings."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _
from game.rattus_cartus.table.figures import back, nun, stroke
from game.rattus_cartus.table.influence import draw_disc
from game.rattus_cartus.table.models import NunModel, NunsModel
from game.table.flow import SeatInfo
from game.table.pieces import Picks, Spot, Subject
from game.ui.cards import Look
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

NUN = "nun"
NUMBER = Style("xb", 18, theme.TEXT, theme.INK)
LABEL = Style("bold", 18, theme.TEXT)
GOLD_BAR, FAINT_BAR, RED_BAR = tones.GOLD_BAR, tones.FAINT_BAR, tones.RED_BAR
LARGE = 120.0  # units: a card as wide shows its face


def nun_subject(model: NunModel) -> Subject | None:
    """What the zoom shows of it; None while it is unknown."""
    return Subject("card", model.card, model.face, place=NUN) if model.face else None


class NunSpot(Spot):
    """A card of the row."""

    bleed = 18.0

    def __init__(self, desk: Picks, model: NunModel, crests: Sequence[int]) -> None:
        super().__init__(f"nun:{model.position}", desk, NUN, model.position, nun_subject(model))
        self.model, self.crests = model, list(crests)
        self.hidden = False
        self.numbered = False  # its number stands on it, which picks it

    @property
    def value(self) -> str:
        known = _("{count} nuns").format(count=self.model.nuns) if self.model.face else _("unknown")
        return joined([_("Nun card {number}").format(number=self.model.position + 1), known])

    @property
    def interactive(self) -> bool:
        return super().interactive and (bool(self.mark.state) or self.subject is not None)

    def show(self, model: NunModel, crests: Sequence[int]) -> None:
        if (model, list(crests)) != (self.model, self.crests):
            self.model, self.crests, self.subject = model, list(crests), nun_subject(model)
            self.invalidate()
        self.update()

    def draw(self, canvas: Canvas) -> None:
        if self.hidden or self.box.w < 8:
            return
        box = self.box
        if not self.model.face:
            self._unknown(canvas, box)
        elif box.w >= LARGE:
            self.ui.cards.draw(canvas, self.model.face, "small", box, Look())
            stroke(canvas, "eye", box.right - 20, box.y + 18, 34)
        else:
            self._known(canvas, box)
        canvas.explain("eye" if self.model.face else "nun_row", box)
        self._lookers(canvas, box)
        if self.mark.line:
            canvas.skin(f"glow_{self.mark.line}", box)
        elif self.hovered and self.subject is not None:
            canvas.skin("glow_legal", box)

    def _unknown(self, canvas: Canvas, box: Box) -> None:
        back(canvas, "follower", box)
        radius = min(15.0, box.w * 0.28) if box.w < LARGE else 24.0
        canvas.rounded(Box(box.cx - radius, box.cy - radius, 2 * radius, 2 * radius), theme.INK, 215, radius,
                       theme.GOLD, 230, 1.6)  # fmt: skip
        said = str(self.model.position + 1) if self.numbered else "?"
        canvas.text(said, box.cx, box.cy, NUMBER.at(radius * 1.25), "center")

    def _known(self, canvas: Canvas, box: Box) -> None:
        """A small card: the picture, its nuns, and the eye."""
        canvas.rounded(box, theme.GOLD_DARK, 255, 5)
        inner = box.inset(2)
        canvas.picture(self.ui.cards.faces.picture(self.model.face), Box(inner.x, inner.y, inner.w, inner.h * 0.76))
        low = Box(inner.x, inner.bottom - inner.h * 0.36, inner.w, inner.h * 0.36)
        canvas.rounded(low, theme.INK, 225, 3)
        side = min(low.h, low.w * 0.46)
        nun(canvas, Box(low.x + 3, low.cy - side / 2, side, side), lit=self.model.nuns > 0)
        canvas.text(str(self.model.nuns), low.x + side + 7, low.cy, NUMBER)
        stroke(canvas, "eye", box.right - 10, box.y + 9, 19)

    def _lookers(self, canvas: Canvas, box: Box) -> None:
        """Who else has looked at it, at its lower edge."""
        side = 15.0 if box.w < LARGE else 26.0
        step = min(side, box.w / max(1, len(self.model.seats)))
        for at, seat in enumerate(self.model.seats):
            cx = box.x + step * (at + 0.5)
            draw_disc(canvas, cx, box.bottom + side * 0.15, side, self.crests[seat])
            canvas.explain("looked", Box(cx - side / 2, box.bottom - side / 2, side, side))


class NunRow(Widget):
    """The five cards in small, and the scale beside them."""

    role = "nun_row"
    bleed = 12.0

    def __init__(self, desk: Picks, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        self.model, self.seats = model, list(seats)
        self._crests = [info.crest for info in seats]
        self.spots = [NunSpot(desk, one, self._crests) for one in model.cards]
        super().__init__("nuns", list(self.spots))
        self.desk = desk

    @property
    def value(self) -> str:
        return self.scale_words

    @property
    def scale_words(self) -> str:
        """'5 to 17', or the number where it is known."""
        least, most = self.model.least, self.model.most
        return str(least) if least == most else _("{least} to {most}").format(least=least, most=most)

    @property
    def _rats(self) -> int:
        return self.model.rats - self.desk.lag.of("rats")[self._viewer] if self.model.rats >= 0 else -1

    def show(self, model: NunsModel, seats: Sequence[SeatInfo], viewer: int) -> None:
        """Takes over the row, as this viewer knows it."""
        self._viewer = viewer
        if (model, list(seats)) != (self.model, self.seats):
            self.model, self.seats = model, list(seats)
            self._crests = [info.crest for info in seats]
            self.invalidate()
        for spot, one in zip(self.spots, model.cards, strict=True):
            spot.show(one, self._crests)

    _viewer = 0

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        if box.w < 1:
            return
        below = Box(box.x + 18, box.y + 40, box.w - 36, box.h - 52)
        wide = min(below.h / 1.4, box.w * 0.1, 110.0)
        step = wide + 8
        for at, spot in enumerate(self.spots):
            spot.arrange(Box(below.x + at * step, below.y, wide, wide * 1.4))

    @property
    def _scale_box(self) -> Box:
        left = self.spots[-1].box.right + 20
        return Box(left, self.box.y + 36, self.box.right - 18 - left, self.box.h - 48)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if box.w < 1:
            return
        canvas.skin("panel", box)
        title = Box(box.x + 18, box.y + 5, box.w - 36, 32)
        canvas.text_in(_("Nun row"), title, theme.HEADING.of(theme.TEXT_HEAD))
        if any(one.face for one in self.model.cards):
            room = Box(title.cx - 60, title.y, title.right - title.cx + 60, title.h)
            canvas.text_in(_("only you see this"), room, theme.ASIDE, "right")
        if self.model.private:
            self._scale(canvas, self._scale_box)

    def _scale(self, canvas: Canvas, box: Box) -> None:
        """Nuns above, rats below, on one measure."""
        most = max(self.model.most, self._rats, 1)
        bar = 13.0
        top, low = box.y + min(26.0, box.h * 0.3), box.y + min(26.0, box.h * 0.3) + bar + 9
        self._pair(canvas, _("Nuns"), self.scale_words, Box(box.x, top - 25, box.w, 22))
        canvas.rounded(Box(box.x, top, box.w, bar), theme.INK, 255, bar / 2)
        canvas.rounded(Box(box.x, top, max(bar, box.w * self.model.most / most), bar), FAINT_BAR, 255, bar / 2)
        if self.model.least:
            canvas.rounded(Box(box.x, top, max(bar, box.w * self.model.least / most), bar), GOLD_BAR, 255, bar / 2)
        canvas.rounded(Box(box.x, low, box.w, bar), theme.INK, 255, bar / 2)
        if self._rats:
            canvas.rounded(Box(box.x, low, max(bar, box.w * self._rats / most), bar), RED_BAR, 255, bar / 2)
        self._pair(canvas, _("Your rats"), str(self._rats), Box(box.x, low + bar + 2, box.w, 22))
        canvas.explain("nun", Box(box.x, top, box.w, bar))
        canvas.explain("rat", Box(box.x, low, box.w, bar))

    def _pair(self, canvas: Canvas, word: str, figure: str, box: Box) -> None:
        wide = canvas.pens.text.width(figure, LABEL)
        canvas.text_in(word, Box(box.x, box.y, box.w - wide - 8, box.h), LABEL)
        canvas.text(figure, box.right, box.cy, LABEL, "right")


class NunTable(Widget):
    """The row at double size over the buildings, while the viewer looks at one of its cards."""

    role = "nun_table"
    covers = True
    bleed = 30.0

    def __init__(self, desk: Picks, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        self._crests = [info.crest for info in seats]
        self.spots = [NunSpot(desk, one, self._crests) for one in model.cards]
        super().__init__("nun_table", list(self.spots))
        for spot in self.spots:
            spot.name, spot.numbered = f"large_{spot.name}", True
        self.model = model

    def show(self, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        if model != self.model:
            self.model = model
            self.invalidate()
        for spot, one in zip(self.spots, model.cards, strict=True):
            spot.show(one, [info.crest for info in seats])

    @property
    def takes_pointer(self) -> bool:
        return True

    def arrange(self, box: Box) -> None:
        self.box = box
        high = min(box.h - 76, 330.0)
        wide = min(high / 1.4, (box.w - 60) / 5 - 18)
        step = min(wide + 34, (box.w - 60 - wide) / 4)
        first = box.cx - 2 * step - wide / 2
        top = box.cy - wide * 0.7 + (12 if box.h > 300 else 4)
        for at, spot in enumerate(self.spots):
            spot.arrange(Box(first + at * step, top, wide, wide * 1.4))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        canvas.rounded(self.box.inset(2), theme.PANEL, 235, 11)
        if self.box.h > 240:
            title = Box(self.box.x + 20, self.box.y + 14, self.box.w - 40, 40)
            canvas.text_in(_("The nun row"), title, theme.PANEL_TITLE, "center")
