"""The call order: a banner for each rank on one rod, with what is known about each character this round."""

from __future__ import annotations

from game.citadels.cards import tones
from game.citadels.cards.banner import glow, name_band, veil
from game.citadels.lang import _
from game.citadels.table.badges import draw_sign, sign_places, signs_of
from game.citadels.table.models import TableModel, TileModel
from game.table.asking.mark import PLAIN, Mark, Subject
from game.table.pieces import Picks, Spot, draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

VEILS = {"silent": 172, "out": 180, "future": 76, "killed": 168}
LOW = 70.0  # units: a banner so low has no room to hang lower
ROD, DROP = 13.0, 12.0  # units: the rod above the banners, and how much lower the one that is called hangs


class RankTile(Spot):
    """A rank of the call order."""

    heard_as = "option"

    bleed = Spot.bleed + DROP  # the light round the one that hangs lower

    def __init__(self, table: Picks, tile: TileModel) -> None:
        super().__init__(f"rank:{tile.rank}", table, "track", tile.rank, Subject("rank", tile.rank, tile.id))
        self.tile = tile

    @property
    def value(self) -> str:
        return " ".join([self.tile.id, self.tile.state, *signs_of(self.tile)])

    def show(self, tile: TileModel) -> None:
        if tile != self.tile:
            self.tile = tile
            self.invalidate()
        self.update()

    @property
    def heard_mark(self) -> Mark:
        """While characters are chosen they are chosen among the cards: here they are only read."""
        read = isinstance(self.parent, RankTrack) and self.parent.only_read
        return PLAIN if read else self.mark

    @property
    def hanging(self) -> Box:
        """Where the banner hangs: lower than the others while its rank is called."""
        drop = DROP if self.box.h > LOW else 3.0
        return self.box.moved(0, drop) if self.tile.state == "current" else self.box

    @property
    def shown(self) -> Box:
        return self.hanging

    def draw(self, canvas: Canvas) -> None:
        tile, box = self.tile, self.hanging
        made = self.ui.cards.surface(tile.id, "call", box.w, box.h)
        line = self._line
        if line is not None:
            light = glow(self.ui, made.get_size(), *line)
            margin = (light.get_width() - made.get_width()) / 2 / canvas.k
            canvas.surface_at(light, box.x - margin, box.y - margin)
        canvas.surface_at(made, box.x, box.y)
        dark = self.veil
        picking = self.mark is not PLAIN and self.mark.state in ("legal", "target", "focus")
        if dark and not (picking and tile.state == "future"):
            canvas.surface_at(veil(self.ui, made.get_size(), dark), box.x, box.y)
            if dark > VEILS["future"]:
                self._dim_name(canvas)
        self._badges(canvas)

    @property
    def _line(self) -> tuple[theme.Colour, float] | None:
        """The colour of the light round it, and how wide it is: what can be chosen, who is called, who has answered."""
        if self.mark.line in ("legal", "target"):
            return (theme.SELECTABLE, 2.4) if self.mark.line == "legal" else (theme.TARGET, 3.0)
        if self.mark.line or self.tile.state == "current":
            return theme.FOCUS, 3.4
        if self.hovered:
            return theme.SELECTABLE, 2.4
        if self.tile.seat >= 0 and not self.tile.killed:
            return theme.SEATS[self.tile.crest % 8], 1.6
        return None

    @property
    def veil(self) -> int:
        """How dark it is: 0 to 255."""
        tile, lag = self.tile, self.table.lag
        if ("lit", tile.rank) in lag.things:
            return VEILS["future"]
        return VEILS["killed"] if tile.killed else VEILS.get(tile.state, 0)

    def _dim_name(self, canvas: Canvas) -> None:
        name, box = self.ui.cards.face(self.tile.id).name, self.hanging
        rect = name_band(self.ui, canvas.scale.rect(box).size)
        ground = Box(box.x + 3, box.y + rect.y / canvas.k + 1, box.w - 6, rect.h / canvas.k - 3)
        canvas.rounded(ground, tones.SILENT_TILE, 255, 3)
        band = ground.inset(4, 0)
        canvas.text_in(name, band, Style("xb", max(16.5, 13 / canvas.k), theme.ASH, floor=False), "center")

    def sign_box(self, name: str) -> Box:
        """Where this sign lies, or will lie."""
        signs = signs_of(self.tile)
        places = sign_places(len(signs), self._sign_row(len(signs)))
        return places[signs.index(name)] if name in signs else self._sign_row(1).centered(40, 40)

    def _sign_row(self, count: int) -> Box:
        box = self.hanging
        side = min(46.0, box.h * 0.46)
        row = Box(box.x + 4, box.y + (box.h - 34) / 2 - side / 2 + 1, box.w - 8, side)
        return row.cut_left(24)[1] if count > 2 else row  # beside the seal

    def _badges(self, canvas: Canvas) -> None:
        tile, box = self.tile, self.hanging
        signs = signs_of(tile)
        for sign, place in zip(signs, sign_places(len(signs), self._sign_row(len(signs))), strict=True):
            if ("sign", (tile.rank, sign)) not in self.table.lag.things:
                draw_sign(canvas, sign, place)
        if tile.crest >= 0:
            radius = 14.5 if tile.seat >= 0 and box.h > 70 else 11.5
            draw_crest(canvas, box.right - radius - 5, box.y + radius + 6.5, radius, tile.crest)
            if tile.mine and tile.seat < 0:
                secret = Box(box.right - 74, box.y + 7, 44, 22)
                canvas.rounded(secret, theme.REASON_GROUND, 225, 6, theme.HAIRLINE, 150, 1)
                canvas.explain("you", secret)
                canvas.text(_("you"), secret.cx, secret.cy, Style("it", 16, theme.TEXT_HEAD), "center")


class RankTrack(Widget):
    """All ranks, first to last."""

    role = "track"
    heard_as = "list"
    bleed = 26.0

    def __init__(self, table: Picks, model: TableModel) -> None:
        super().__init__("track", [RankTile(table, tile) for tile in model.tiles])
        self.only_read = False  # for ears

    def show(self, model: TableModel) -> None:
        for child, tile in zip(self.children, model.tiles, strict=True):
            assert isinstance(child, RankTile)
            child.show(tile)

    def tile(self, rank: int) -> RankTile:
        child = self.children[rank - 1]
        assert isinstance(child, RankTile)
        return child

    def arrange(self, box: Box) -> None:
        self.box = box
        low = box.h < 90
        room = Box(box.x + 10, box.y + (ROD if not low else 4), box.w - 20, box.h - (ROD + DROP + 2 if not low else 9))
        for child, cell in zip(self.children, room.columns(len(self.children), 8), strict=True):
            child.arrange(cell)

    def draw(self, canvas: Canvas) -> None:
        """The rod, and the rings from which the banners hang."""
        if self.box.h < 90:
            rod = Box(self.box.x, self.box.y, self.box.w, 5)
        else:
            rod = Box(self.box.x + 2, self.box.y + 2, self.box.w - 4, 9)
        canvas.rounded(rod.inset(-1.5), theme.INK, 235, 6)
        canvas.rounded(rod, theme.GOLD_DEEP, 255, 4)
        canvas.rounded(Box(rod.x, rod.y, rod.w, rod.h * 0.42), theme.GOLD_PALE, 200, 3)
        for x in (rod.x, rod.right):
            knob = Box(x, rod.cy, 0, 0).inset(-rod.h)
            canvas.rounded(knob.inset(-1.5), theme.INK, 255, rod.h + 1.5)
            canvas.rounded(knob, theme.GOLD, 255, rod.h)
            canvas.rounded(knob.inset(rod.h * 0.5).moved(-2, -2), theme.GOLD_PALE, 220, rod.h * 0.5)
        for child in self.children:
            for x in (child.box.x + 10, child.box.right - 16):
                ring = Box(x, rod.y - 3, 6, child.box.y - rod.y + 8)
                canvas.rounded(ring.inset(-1), theme.INK, 255, 3)
                canvas.rounded(ring, theme.GOLD, 255, 2)
