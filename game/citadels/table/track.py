"""The call order: one tile per rank, with what is known about each character this round."""

from __future__ import annotations

from game.citadels.cards import tones
from game.citadels.lang import _
from game.citadels.table.badges import draw_sign, sign_places, signs_of
from game.citadels.table.models import TableModel, TileModel
from game.table.pieces import PLAIN, Picks, Spot, Subject, draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

VEILS = {"silent": 184, "out": 184, "future": 104, "killed": 200}


class RankTile(Spot):
    """A rank of the call order."""

    def __init__(self, desk: Picks, tile: TileModel) -> None:
        super().__init__(f"rank:{tile.rank}", desk, "track", tile.rank, Subject("rank", tile.rank, tile.id))
        self.tile = tile

    @property
    def value(self) -> str:
        return " ".join([self.tile.id, self.tile.state, *signs_of(self.tile)])

    def show(self, tile: TileModel) -> None:
        if tile != self.tile:
            self.tile = tile
            self.invalidate()
        self.update()

    def draw(self, canvas: Canvas) -> None:
        tile, box = self.tile, self.box
        canvas.skin("shadow", box)
        made = self.ui.cards.surface(tile.id, "call", box.w, box.h)
        canvas.surface_at(made, box.x, box.y)
        veil = self.veil
        picking = self.mark is not PLAIN and self.mark.state in ("legal", "target", "focus")
        if veil and not (picking and tile.state == "future"):
            canvas.rounded(box.inset(1), theme.INK, veil, 8)
            if veil > VEILS["future"]:
                self._dim_name(canvas)
        if tile.seat >= 0 and not tile.killed:  # called: in the colour of whoever answered
            canvas.rounded(box.inset(1), None, 0, 8, theme.SEATS[tile.crest % 8], 255, 2.6)
        self._badges(canvas)
        if self.mark.line or tile.state == "current":
            canvas.skin({"legal": "glow_legal", "target": "glow_target"}.get(self.mark.line, "glow_focus"), box)
        elif self.hovered:
            canvas.skin("glow_legal", box)

    @property
    def veil(self) -> int:
        """How dark it is: 0 to 255."""
        tile, lag = self.tile, self.desk.lag
        if ("lit", tile.rank) in lag.things:
            return VEILS["future"]
        return VEILS["killed"] if tile.killed else VEILS.get(tile.state, 0)

    def _dim_name(self, canvas: Canvas) -> None:
        name = self.ui.cards.face(self.tile.id).name
        high = max(24.0, 18 / canvas.k)
        ground = Box(self.box.x + 3, self.box.bottom - high - 1, self.box.w - 6, high - 2)
        canvas.rounded(ground, tones.SILENT_TILE, 255, 6)
        band = ground.inset(4, 0)
        canvas.text_in(name, band, Style("xb", max(16.5, 13 / canvas.k), theme.ASH, floor=False), "center")

    def sign_box(self, name: str) -> Box:
        """Where this sign lies, or will lie."""
        signs = signs_of(self.tile)
        places = sign_places(len(signs), self._sign_row(len(signs)))
        return places[signs.index(name)] if name in signs else self._sign_row(1).centered(40, 40)

    def _sign_row(self, count: int) -> Box:
        box = self.box
        side = min(46.0, box.h * 0.5)
        row = Box(box.x + 4, box.y + (box.h - 24) / 2 - side / 2 + 1, box.w - 8, side)
        return row.cut_left(24)[1] if count > 2 else row  # beside the seal

    def _badges(self, canvas: Canvas) -> None:
        tile, box = self.tile, self.box
        signs = signs_of(tile)
        for sign, place in zip(signs, sign_places(len(signs), self._sign_row(len(signs))), strict=True):
            if ("sign", (tile.rank, sign)) not in self.desk.lag.things:
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
    bleed = 26.0

    def __init__(self, desk: Picks, model: TableModel) -> None:
        super().__init__("track", [RankTile(desk, tile) for tile in model.tiles])

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
        pad = 10.0 if box.h > 90 else 5.0
        for child, cell in zip(self.children, box.inset(pad + 2, pad).columns(len(self.children), 8), strict=True):
            child.arrange(cell)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
