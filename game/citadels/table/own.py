"""What lies before the viewer: the own city, the score so far, the own character and purse."""

from __future__ import annotations

from game.citadels.cards.type_mark import type_gem
from game.citadels.lang import _
from game.citadels.table.lots import draw_lot, houses
from game.citadels.table.models import PlayerModel, ScoreModel, TableModel
from game.citadels.table.players import RoleSpot, player_kind
from game.citadels.table.plots import PlotSpot, city_layout, draw_coin, draw_plot_place, draw_stat
from game.table.asking.mark import PLAIN
from game.table.pieces import Picks, Spot, draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.widgets import Widget

TYPE_ORDER = ("noble", "religious", "trade", "military", "unique")
FAINT = 80  # alpha of the gem of a type that is not in the city

SMALLEST_CARD = 78.0  # units: narrower ones have no room for their name, low tiles have
TILE = (130.0, 58.0)


def city_cells(area: Box, count: int, card: float) -> list[Box]:
    """Places for so many districts as cards of at most that width, or as low tiles where cards would be too small."""
    wide = min(card, area.h / 1.4, (area.w - 5 * (count - 1)) / count)
    high = wide * 1.4
    if wide < SMALLEST_CARD:
        wide, high = min(TILE[0], (area.w - 5 * (count - 1)) / count), min(TILE[1], area.h)
    step = min(wide + 24, (area.w - wide) / max(1, count - 1))
    return [Box(area.x + i * step, area.cy - high / 2, wide, high) for i in range(count)]


def draw_place(canvas: Canvas, cell: Box, order: int) -> None:
    """A lot where nothing is built; a plain outline in high contrast, and where cells are low."""
    if canvas.pens.text.sight.high or cell.h < cell.w:
        draw_plot_place(canvas, cell, order)
    else:
        draw_lot(canvas, cell)


class OwnCity(Spot):
    """The viewer's city in full-size table cards. Picked as a player when the ask means oneself."""

    role = "city"
    heard_as = "part"
    bleed = 30.0

    def __init__(self, table: Picks, model: TableModel, card: float) -> None:
        super().__init__(f"seat:{model.viewer}", table, "seat", model.viewer)
        self.model: PlayerModel = model.me
        self.card = card
        self.titled = True
        self.small = False  # as houses, where it lies in the post
        self.full = False  # gold, hand and points in the title: where no purse is shown beside it
        self.room: Box | None = None  # where the cards lie; the panel itself also carries the score
        self.plots: dict[int, PlotSpot] = {}
        self._fill()

    @property
    def value(self) -> str:
        m = self.model
        return f"{m.info.name} gold {m.gold} city {len(m.city)} points {m.points}" + (" crown" if m.crown else "")

    @property
    def interactive(self) -> bool:
        return super().interactive and self.mark != PLAIN

    @property
    def takes_pointer(self) -> bool:
        return self.interactive

    def show(self, player: PlayerModel) -> None:
        if player != self.model:
            self.model = player
            self.name, self.thing = f"seat:{player.seat}", player.seat
            self._fill()
            self.arrange(self.box)
            self.invalidate()
        for plot in self.plots.values():
            plot.update()
        self.update()

    def _fill(self) -> None:
        kept: dict[int, PlotSpot] = {}
        for plot in self.model.city:
            spot = self.plots.get(plot.card) or PlotSpot(self.table, plot, self.model.seat, "small")
            spot.parent = self
            kept[plot.card] = spot
        self.plots = kept
        self.children = list(kept.values())
        for plot in self.model.city:
            kept[plot.card].show(plot, "small")

    def cells(self, count: int) -> list[Box]:
        count = max(count, self.model.limit)
        top = 40.0 if self.titled else 8.0
        room = self.room or self.box
        if self.small:
            area = Box(room.x + 2, room.y + top + 8, room.w - 4, room.h - top - 8)
            return houses(area, len(self.model.city), self.model.limit)
        area = Box(room.x + 16, room.y + top, room.w - 32, room.h - top - 10)
        return city_cells(area, count, self.card)

    def arrange(self, box: Box) -> None:
        self.box = box
        spots = [self.plots[plot.card] for plot in self.model.city]
        for spot, cell in zip(spots, self.cells(len(spots)), strict=False):
            spot.layout = "house" if self.small and not self.ui.sight.high else city_layout(cell)
            spot.arrange(cell)

    def draw(self, canvas: Canvas) -> None:
        box, model = self.box, self.model
        if self.titled:
            self._title(canvas)
        for order, cell in enumerate(self.cells(len(model.city))[len(model.city) :]):
            draw_place(canvas, cell, order)
        if self.mark.line:
            canvas.skin({"legal": "glow_legal", "target": "glow_target", "focus": "glow_focus"}[self.mark.line], box)

    @property
    def title_box(self) -> Box:
        """Where name, crown and figures stand."""
        room = self.room or self.box
        return Box(room.x, room.y, room.w, 42)

    @property
    def sign(self) -> Box:
        """The cloth on which they stand."""
        title = self.title_box
        return Box(title.x, title.y, title.w if self.full else self.crown_spot.right - title.x + 104, 42)

    @property
    def crown_spot(self) -> Box:
        """Where the crown lies, or would lie."""
        title = self.title_box
        name, style = self._name(title)
        return Box(title.x + 56 + self.ui.text.width(name, style) + 12, title.y + 4, 32, 32)

    @property
    def purse(self) -> Box:
        """Where coins land when the gold stands in the title."""
        crown = self.crown_spot
        return crown.moved(130 if self.model.crown else 88, 0)

    def _name(self, box: Box) -> tuple[str, Style]:
        """The name as it is written, and how."""
        limit = max(90.0, box.w - (284 if self.full else 240))
        style = self.ui.text.fit(self.model.info.name, Style("head", 19, theme.TEXT), limit)
        return self.ui.text.shortened(self.model.info.name, style, limit), style

    def _title(self, canvas: Canvas) -> None:
        box, model = self.room or self.box, self.model
        canvas.skin(f"cloth_{model.info.crest % 8}", self.sign)
        draw_crest(canvas, box.x + 32, box.y + 21, 12.5, model.info.crest)
        name, style = self._name(box)
        if name != model.info.name:
            canvas.cut(escape(model.info.name))
        canvas.text(name, box.x + 56, box.y + 21, style)
        x = box.x + 56 + canvas.pens.text.width(name, style) + 12
        lag = self.table.lag
        if model.crown and ("crown", model.seat) not in lag.things:
            canvas.picture("ui/crown", Box(x, box.y + 4, 32, 32))
            x += 42
        x = draw_stat(canvas, x, box.y + 21, "city", f"{len(model.city)}/{model.limit}", 20)
        if self.full:
            x = draw_stat(canvas, x + 12, box.y + 21, "gold", str(model.gold - lag.of("gold")[model.seat]), 20)
            draw_stat(canvas, x + 12, box.y + 21, "points", str(model.points), 20)


class ScorePanel(Widget):
    """The viewer's public score so far."""

    role = "score"
    bleed = 4.0

    def __init__(self, model: TableModel) -> None:
        super().__init__("score")
        self.rules_at = "topic:scoring"
        self.model: ScoreModel = model.score
        self.ruled = True

    @property
    def value(self) -> str:
        return str(self.model.total)

    def show(self, model: TableModel) -> None:
        if model.score != self.model:
            self.model = model.score
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        box, model = self.box, self.model
        canvas.skin("slate", box)
        left, right = box.x + 22, box.right - 22
        canvas.text_in(_("Score so far"), Box(left, box.y + 8, right - left - 80, 26), Style("head", 19, theme.TEXT))
        draw_stat(canvas, right - 56, box.y + 21, "points", str(model.total), 22)
        y = box.y + 56
        canvas.text_in(_("Types in the city"), Box(left, y - 12, right - left - 90, 24), theme.LABEL.of(theme.LILAC))
        counted = _("{count} of 5").format(count=len(model.types))
        canvas.text(counted, right, y, Style("med", 18, theme.TEXT), "right")
        y += 34
        for index, name in enumerate(TYPE_ORDER):
            cx = left + 26 + index * (right - left - 52) / 4
            side = 46.0
            there = name in model.types
            gem = Box(cx - side / 2, y - side / 2, side, side)
            type_gem(canvas, name, gem, 255 if there else FAINT)
            canvas.explain(name, gem)
        rows = self._rows(y)
        step = min(27.0, (box.bottom - 12 - (y + 26)) / len(rows))
        y += 26 + step / 2
        for text, points in rows:
            canvas.text_in(text, Box(left, y - 12, right - left - 50, 24), Style("text", 18, theme.SAND))
            canvas.text(str(points), right, y, Style("xb", 19, theme.TEXT), "right")
            y += step

    def _rows(self, y: float) -> list[tuple[str, int]]:
        """Line by line where there is room, else the bonuses in one."""
        model = self.model
        bonuses = [
            (_("All five types"), model.colours), (_("Complete city"), model.completion),
            (_("Unique districts"), model.uniques),
        ]  # fmt: skip
        built = (_("Cost of the districts"), model.districts)
        if self.box.bottom - 12 - (y + 26) >= 4 * 22:
            return [built, *bonuses]
        return [built, (_("Bonus points"), sum(points for _text, points in bonuses))]


FIGURES = 86.0  # units beside the own character for gold and points
BETWEEN = 12.0  # units between cards in a column
LOW = 170.0  # units: a lower place shows the figures even where the cards should be alone


def own_card_height(box: Box, count: int, *, alone: bool = False) -> float:
    """How high the own character is drawn in this place; not `alone`, the ability has room beside it in words."""
    high = min(box.h - 16, 360.0)
    if alone and one_below_the_other(box, count):
        return min((box.h - 16 - BETWEEN * (count - 1)) / count, (box.w - 24) * 1.4)
    if alone and box.h >= LOW:
        return min(high, (box.w - 14 - 10 * count) / count * 1.4)
    beside = 222 if _roomy(box) else FIGURES
    return min(high, max(60.0, (box.w - beside) * 1.4 / (1.78 if count > 1 else 1.0)))


def one_below_the_other(box: Box, count: int) -> bool:
    """Whether cards that stand there alone lie in a column."""
    return count > 1 and box.h > box.w * 2


def _roomy(box: Box) -> bool:
    """Whether the purse and the ability find room beside the own character; else only two figures do."""
    return box.h >= LOW and box.w >= 320


class OwnRole(Widget):
    """The viewer's character, purse and ability."""

    role = "own"
    bleed = 20.0

    def __init__(self, table: Picks, model: TableModel) -> None:
        self.cards = [RoleSpot(f"own_role{':1' * i}", table) for i in range(model.me.characters)]
        super().__init__("own", list(self.cards))
        self.model = model.me
        self.private = model.private
        self.table = table
        self.after = ""  # "0 left after building"
        self.crowned = False  # the crown is shown here, where no title of the city shows it
        self.only_cards = False  # during the draft the title of the city has the rest
        self._fill()

    @property
    def value(self) -> str:
        return f"gold {self.model.gold}"

    def show(self, model: TableModel, after: str) -> None:
        if (model.me, model.private, after) != (self.model, self.private, self.after):
            self.model, self.private, self.after = model.me, model.private, after
            self._fill()
            self.invalidate()

    def _fill(self) -> None:
        for index, spot in enumerate(self.cards):
            dealt = index < len(self.model.roles)
            rank, card = self.model.roles[index] if dealt else (0, "")
            spot.show(rank, card, self.model.seat, self.model)
            spot.visible = dealt

    @property
    def card(self) -> RoleSpot:
        """The character played now or next; with two the other one lies smaller beside it."""
        return self.cards[0]

    def spot(self, rank: int) -> RoleSpot:
        """Where the own character of this rank lies."""
        return next((spot for spot in self.cards if spot.rank == rank), self.card)

    def arrange(self, box: Box) -> None:
        self.box = box
        high = own_card_height(box, len(self.cards), alone=self.only_cards)
        if self.only_cards and one_below_the_other(box, len(self.cards)):
            top = box.cy - (high * len(self.cards) + BETWEEN * (len(self.cards) - 1)) / 2
            for at, card in enumerate(self.cards):
                card.arrange(Box(box.cx - high / 2.8, top + at * (high + BETWEEN), high / 1.4, high))
            return
        first = Box(box.x + 12, box.y + (box.h - high) / 2 + (4 if box.h > 200 else 0), high / 1.4, high)
        self.card.arrange(first)
        if len(self.cards) > 1:
            low = high * (1.0 if self.only_cards else 0.72)
            self.cards[1].arrange(Box(first.right + 10, first.bottom - low, low / 1.4, low))

    @property
    def _words_left(self) -> float:
        """Where the purse and the words begin."""
        return self.cards[-1].box.right + (22 if _roomy(self.box) else 14)

    @property
    def purse(self) -> Box:
        """Where coins land."""
        if not _roomy(self.box):
            return Box(self._words_left, self.box.y + self.box.h * 0.24 - 13, 26, 26)
        return Box(self._words_left + 34, self.card.box.y + 20, 40, 40)

    @property
    def spread(self) -> bool:
        """Whether the coins lie in a heap."""
        return _roomy(self.box)

    @property
    def heap(self) -> Box:
        """The coins and their number, where there is room for a heap."""
        return Box(self._words_left, self.card.box.y + 4, 160, 72)

    @property
    def figures(self) -> Box:
        """Where gold and crown are seen."""
        left = self._words_left - 6
        if self.box.h < 170:
            return Box(left, self.box.y, self.box.right - left, self.box.h)
        return Box(left, self.card.box.y - 8, self.box.right - left, 104)

    @property
    def _gold(self) -> int:
        """What has landed."""
        return self.model.gold - self.table.lag.of("gold")[self.model.seat]

    @property
    def _wears_crown(self) -> bool:
        return self.model.crown and ("crown", self.model.seat) not in self.table.lag.things

    def draw(self, canvas: Canvas) -> None:
        if self.box.h < LOW or not (self.only_cards or _roomy(self.box)):
            self._short(canvas)
            return
        for spot in self.cards[len(self.model.roles) :]:
            canvas.rounded(spot.box, theme.INK, 90, spot.box.w * 0.07, theme.HAIRLINE, 120, 1.4)
        if self.only_cards:
            return
        x = self._words_left
        room = self.box.right - x
        self._purse(canvas, x, self.card.box.y + 4)
        if self.crowned and self._wears_crown:
            canvas.picture("ui/crown", Box(x + 170, self.card.box.y + 10, 44, 44))
        y = self.card.box.y + 94
        aside = Style("it", 17, theme.APRICOT)
        if self.after and canvas.pens.text.width(self.after, aside) <= room:
            canvas.text(self.after, x, y + 9, aside)
            y += 30
        self._ability(canvas, Box(x, y, room, self.box.bottom - 4 - y))

    def _ability(self, canvas: Canvas, room: Box) -> None:
        """The ability in short, where there is room: the zoom has it in full anyway."""
        rank, card = self.model.roles[0] if self.model.roles else (0, "")
        if not rank:
            if self.model.info.player != "human":
                canvas.paragraph(player_kind(self.model.info.player), room, theme.ASIDE)
            return
        if room.w < 170 or room.h < 52:
            return
        text, style = with_words(self.ui.cards.face(card).short, self.ui.game), theme.ON_PARCHMENT.at(18)
        inner = room.inset(12, 8)
        head, below = inner.cut_top(24, 2)
        smallest = canvas.pens.text.paragraph(text, style.at(16), inner.w).height / canvas.k
        if smallest <= below.h:
            high = canvas.pens.text.paragraph(text, style, inner.w).height / canvas.k + 26 + 18
            canvas.skin("notice", Box(room.x, room.y, room.w, min(room.h, high)))
            canvas.text(_("Ability"), head.x + 12, head.cy, theme.LABEL.of(theme.INK_HEAD))
            canvas.paragraph(text, below, style)
        elif smallest <= inner.h:
            canvas.skin("sheet", Box(room.x, room.y, room.w, min(room.h, smallest + 18)))
            canvas.paragraph(text, inner, style)

    def _purse(self, canvas: Canvas, x: float, y: float) -> None:
        heap = min(self._gold, 6)
        spots = ((16, 44), (46, 48), (76, 46), (30, 28), (62, 30), (46, 14))
        if not heap:
            side = 46.0
            canvas.picture("ui/coin", Box(x + 46 - side / 2, y + 34 - side / 2, side, side), 50)
        for dx, dy in spots[:heap]:
            draw_coin(canvas, x + dx, y + dy, 21, "")
        canvas.explain("gold", Box(x, y, 160, 76))
        number = x + {0: 92, 1: 68, 2: 98}.get(heap, 128)
        canvas.text(str(self._gold), number, y + 26, Style("black", 44, theme.GILT, theme.INK), "center")
        canvas.text(_("gold"), number, y + 62, theme.LABEL.of(theme.LILAC), "center")

    def _short(self, canvas: Canvas) -> None:
        x = self._words_left if self.model.roles else self.box.x + 12
        draw_stat(canvas, x, self.box.y + self.box.h * 0.24, "gold", str(self._gold), 22)
        draw_stat(canvas, x, self.box.y + self.box.h * 0.52, "points", str(self.model.points), 18)
        if self._wears_crown:
            canvas.picture("ui/crown", Box(x, self.box.y + self.box.h * 0.66, 30, 30))


__all__ = ["SMALLEST_CARD", "TILE", "OwnCity", "OwnRole", "ScorePanel", "city_cells", "city_layout", "own_card_height"]
