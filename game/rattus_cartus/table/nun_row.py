"""The nun row on its sill: which cards the viewer has seen, who has looked where, and how likely the viewer dies. While
a card of it may be looked at it lies large over the buildings."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _
from game.rattus_cartus.table.candles import candle
from game.rattus_cartus.table.figures import back, nun, stroke
from game.rattus_cartus.table.influence import draw_disc
from game.rattus_cartus.table.models import NunModel, NunsModel
from game.rattus_cartus.words.danger import Danger, percent
from game.rattus_cartus.words.things import NUN
from game.table.asking.mark import Subject
from game.table.flow import SeatInfo
from game.table.pieces import Picks, Spot
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

NUMBER = Style("xb", 18, theme.TEXT, theme.INK)
DANGER_TITLE, AFTER = Style("sc_bold", 20, theme.TEXT_HEAD), Style("it", 20.5, theme.TEXT)
DEADLY = Style("black", 39, theme.TEXT, theme.INK)
LITTLE, MUCH = 10, 35  # per cent
BURNT = 0.45  # share of a candle that burns down in a game
LARGE = 120.0  # units: a card as wide shows its face


def nun_subject(model: NunModel) -> Subject | None:
    """What the zoom shows of it; None while it is unknown."""
    return Subject("card", model.card, model.face, place=NUN) if model.face else None


class NunSpot(Spot):
    """A card of the row."""

    bleed = 18.0

    def __init__(self, table: Picks, model: NunModel, crests: Sequence[int]) -> None:
        super().__init__(f"nun:{model.position}", table, NUN, model.position, nun_subject(model))
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
            self.ui.cards.draw(canvas, self.model.face, "small", box, CardState())
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

    def __init__(self, table: Picks, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        self.model, self.seats = model, list(seats)
        self._crests = [info.crest for info in seats]
        self.spots = [NunSpot(table, one, self._crests) for one in model.cards]
        super().__init__("nuns", list(self.spots))
        self.table = table
        self.danger: Danger | None = None
        self.after, self.gone = "", 0.0  # what the danger becomes; the share of the rounds that have gone

    @property
    def value(self) -> str:
        said = [self.scale_words]
        if self.danger is not None:
            said += [_("Danger of death"), _("{percent} %").format(percent=percent(self.danger.now)), self.after]
        return joined([part for part in said if part])

    def warn(self, danger: Danger | None, after: str, gone: float) -> None:
        """The danger that the viewer is in; `after`: what it becomes, in words; `gone`: of the rounds."""
        if (danger, after, gone) != (self.danger, self.after, self.gone):
            self.danger, self.after, self.gone = danger, after, gone
            self.invalidate()

    @property
    def scale_words(self) -> str:
        """'5 to 17', or the number where it is known."""
        least, most = self.model.least, self.model.most
        return str(least) if least == most else _("{least} to {most}").format(least=least, most=most)

    def show(self, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        """Takes over the row, as the viewer knows it."""
        if (model, list(seats)) != (self.model, self.seats):
            self.model, self.seats = model, list(seats)
            self._crests = [info.crest for info in seats]
            self.invalidate()
        for spot, one in zip(self.spots, model.cards, strict=True):
            spot.show(one, self._crests)

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        if box.w < 1:
            return
        below = Box(box.x + 18, box.y + 40, box.w - 36, box.h - 52)
        wide = min(below.h / 1.4, box.w * 0.1, 110.0)
        step = wide + 7
        for at, spot in enumerate(self.spots):
            spot.arrange(Box(below.x + at * step, below.y, wide, wide * 1.4))

    @property
    def _danger_box(self) -> Box:
        left = self.spots[-1].box.right + 16
        return Box(left, self.box.y + 6, self.box.right - 16 - left, self.box.h - 12)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if box.w < 1:
            return
        canvas.skin("slate", box)
        title = Box(box.x + 18, box.y + 5, self.spots[-1].box.right - box.x - 18, 32)
        canvas.text_in(_("Nun row"), title, theme.HEADING.of(theme.TEXT_HEAD))
        seen = _("only you see this")
        left = canvas.pens.text.width(_("Nun row"), theme.HEADING) + 20
        if any(one.face for one in self.model.cards) and title.w - left >= canvas.pens.text.width(seen, theme.ASIDE):
            canvas.text_in(seen, title, theme.ASIDE, "right")
        if self.model.private and self.danger is not None:
            self._warn(canvas, self._danger_box, self.danger)

    def _warn(self, canvas: Canvas, box: Box, danger: Danger) -> None:
        """The candle, how likely the viewer dies, and what becomes of that."""
        canvas.text_in(_("Danger of death"), box.cut_top(32)[0], DANGER_TITLE, "right")
        now = percent(danger.now)
        middle = Box(box.x, box.y + 32, box.w, box.h - 32 - (26 if self.after else 0))
        figure = DEADLY.at(min(DEADLY.size, middle.h * 0.8)).of(colour_of(now))
        said = _("{percent} %").format(percent=now)
        canvas.text(said, middle.right, middle.cy, figure, "right")
        wide = canvas.pens.text.width(said, figure)
        foot = 26.0 if self.after else 4.0
        high = min(100.0, box.h - 34 - foot)
        place = Box(middle.right - wide - 14 - high * 0.54, box.bottom - high - foot, high * 0.54, high)
        if place.x >= box.x:
            rect = canvas.scale.rect(place)
            level = 0.35 + 0.65 * (1 - danger.now)
            burnt = 1 - BURNT * self.gone
            made = candle(canvas.pens.assets, (rect.w, max(4, round(rect.h * burnt))), level if now < 100 else 0.0)
            canvas.surface.blit(made, (rect.x, rect.bottom - made.get_height()))
        canvas.explain("danger", box)
        if self.after:
            low = box.cut_bottom(26)[0]
            canvas.text_in(self.after, low, AFTER, "right")


def colour_of(percents: int) -> theme.Colour:
    """How bad that is."""
    return tones.SAFE if percents <= LITTLE else tones.DOUBTFUL if percents <= MUCH else tones.DEADLY


class NunTable(Widget):
    """The row at double size over the buildings, while the viewer looks at one of its cards."""

    role = "nun_table"
    covers = True
    bleed = 30.0

    def __init__(self, table: Picks, model: NunsModel, seats: Sequence[SeatInfo]) -> None:
        self._crests = [info.crest for info in seats]
        self.spots = [NunSpot(table, one, self._crests) for one in model.cards]
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

    @property
    def slate(self) -> Box:
        """What lies below the cards: no higher than they and the title need."""
        first = self.spots[0].box
        head = 74.0 if self.box.h > 240 else 24.0
        top = max(self.box.y, first.y - head)
        return Box(self.box.x, top, self.box.w, min(self.box.bottom, first.bottom + 50) - top)

    def draw(self, canvas: Canvas) -> None:
        slate = self.slate
        canvas.skin("slate", slate)
        if self.box.h > 240:
            title = Box(slate.x + 20, slate.y + 16, slate.w - 40, 40)
            canvas.text_in(_("The nun row"), title, theme.PANEL_TITLE, "center")
