"""The end of a game: the plague, then the inheritance: the survivors by candlelight on the parapet, and the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.kernel.rules import of
from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import RATS, inheritance
from game.rattus_cartus.table.afterwards.plague import PlagueScreen
from game.rattus_cartus.table.afterwards.reckoning import LookedRow
from game.rattus_cartus.table.afterwards.running import Pack
from game.rattus_cartus.table.art import NUN, RAT_TOKEN, UI, gem
from game.rattus_cartus.table.candles import candle, candle_glow
from game.rattus_cartus.table.sounds import own
from game.rattus_cartus.words.names import Names
from game.table.flow import Flow
from game.table.pieces import draw_crest
from game.table.score_sheet.final import FinalScreen
from game.table.score_sheet.panorama import Panorama
from game.table.score_sheet.paper import Page
from game.table.score_sheet.sheet import Column, Sheet
from game.table.score_sheet.tour import Station
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import bump
from game.ui.draw.theme import Colour, Style
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.window.screen import Screen

FANFARE = 2.4  # seconds
WALL = 380.0  # units at the usual scale: how high the parapet of the picture rises above its lower edge
WIDEST, RAT_HIGH = 168.0, 54.0  # units
RUNNING = 30.0  # seconds, after which the rats sit still
FLARE_MS, FLARES = 700.0, 2.3  # a candle that is looked at; how much wider its light is then


def ending(ui: Ui, flow: Flow) -> Screen:
    """The plague, which leads to the inheritance; of a game that was over when it was opened only the latter."""
    if flow.was_over:
        return InheritanceScreen(ui, flow)
    return PlagueScreen(ui, flow, lambda: InheritanceScreen(ui, flow))


class ParapetPanorama(Panorama):
    """Everybody's cloth hangs from the parapet, with a candle on it: in their colours for those who live, grey and out
    for the dead."""

    def __init__(self, sheet: Sheet) -> None:
        told = sheet.told.partition(". ")[0]
        super().__init__(sheet, _("Who inherits the crown?"), told if told.endswith(".") else f"{told}.")
        self._flare: tuple[int, float] | None = None  # the seat whose candle is looked at, and how bright it burns

    def stations(self) -> Sequence[Station]:
        """The candles of those who live, one after the other; who inherits comes last."""
        alive = [one for one in reversed(self.sheet.columns) if not one.lost]
        ordered = sorted(alive, key=lambda one: one.won)
        return [Station(FLARE_MS, partial(self._look, one.seat), own("candle")) for one in ordered]

    def _look(self, seat: int, share: float) -> None:
        self._flare = (seat, bump(share)) if share < 1 else None
        self.invalidate()

    @property
    def edge(self) -> float:
        """The upper edge of the parapet."""
        scale = self.ui.scale
        return scale.bounds.bottom - WALL / scale.user

    @property
    def candles(self) -> list[str]:
        """How the candles burn, in the order of the seats: "tall" or "out"."""
        return ["out" if self.sheet.columns[at].lost else "tall" for at in self.sheet.by_seat]

    def _slots(self) -> list[tuple[Column, Box]]:
        """A place on the parapet for each player, in the order of the seats."""
        columns = [self.sheet.columns[at] for at in self.sheet.by_seat]
        room = Box(self.box.x, self.edge, self.box.w, max(40.0, self.words.y - 10 - self.edge))
        wide = min(WIDEST, room.w / len(columns) * 0.82)
        return [(one, Box(slot.cx - wide / 2, slot.y, wide, slot.h))
                for one, slot in zip(columns, room.columns(len(columns), 0), strict=True)]  # fmt: skip

    def scenery(self, canvas: Canvas) -> None:
        if canvas.pens.text.sight.high:
            canvas.rounded(Box(self.box.x, self.edge - 6, self.box.w, 6), theme.HAIRLINE, 255, 2)
        for one, box in self._slots():
            self._candle(canvas, one, box)
            self._cloth(canvas, one, box)

    def _candle(self, canvas: Canvas, one: Column, box: Box) -> None:
        high = min(150.0, max(0.0, self.edge - self.ribbon.bottom - 16), box.w * 1.1)
        if high < 30:
            return
        place = Box(box.cx - high * 0.25, self.edge - high - 8, high * 0.5, high)
        size, level = canvas.scale.rect(place).size, 0.0 if one.lost else 1.0
        assets = canvas.pens.assets
        if level and not canvas.pens.text.sight.high:
            glow = assets.keep(("survivor glow", size), lambda: candle_glow((size[0] * 2, size[1] * 2), level))
            canvas.surface_at(glow, place.cx - glow.get_width() / canvas.k / 2, place.y - high * 0.9)
            if self._flare is not None and self._flare[0] == one.seat:
                wide = tuple(round(side * 2 * FLARES) for side in size)
                glow = assets.keep(("survivor flare", size), lambda: candle_glow((wide[0], wide[1]), 2 * level))
                half = glow.get_width() / canvas.k / 2
                canvas.surface_at(glow, place.cx - half, place.y + high * 0.3 - half, round(250 * self._flare[1]))
        made = assets.keep(("candle", size, round(level)), lambda: candle(assets, size, level))
        canvas.surface_at(made, place.x, place.y)

    def _cloth(self, canvas: Canvas, one: Column, box: Box) -> None:
        colour = (
            tones.CLOTH_OF_THE_DEAD
            if one.lost
            else theme.mix(theme.SEATS[one.info.crest % len(theme.SEATS)], tones.CLOTH_SHADE, 0.66)
        )
        size = canvas.scale.rect(box).size
        gilt = one.won and self.shown
        key = ("parapet cloth", colour, size, gilt)
        paint = partial(_cloth, colour=colour, gilt=gilt)
        made = canvas.pens.assets.keep(key, lambda: shapes.supersampled(*size, paint))
        canvas.surface_at(made, box.x, box.y)
        radius = min(30.0, box.h * 0.24, box.w * 0.26)
        draw_crest(canvas, box.cx, box.y + box.h * 0.4, radius, one.info.crest)
        if one.lost:
            canvas.veil(
                Box(box.cx - radius * 1.1, box.y + box.h * 0.4 - radius * 1.2, radius * 2.2, radius * 2.5),
                tones.CLOTH_OF_THE_DEAD,
                120,
            )
        name = Box(box.x + 6, box.y + box.h * 0.4 + radius * 1.15, box.w - 12, min(34.0, box.h * 0.26))
        style = Style("head" if box.w > 110 else "bold", 20, theme.TEXT, floor=box.w >= 70)
        canvas.text_in(in_sentences(one.info.name), name, style, "center")


def _cloth(surface: pygame.Surface, factor: int, *, colour: Colour, gilt: bool) -> None:
    """A hanging cloth with folds and a forked tail; its hem golden for who inherits."""
    wide, high = surface.get_size()
    fork = high * 0.12
    for x in range(wide):
        fold = (x * 7 // wide) % 2
        share = (x * 7 / wide) % 1.0
        shade = theme.mix(colour, theme.BLACK, (0.26 if fold else 0.1) * abs(share - 0.5) * 2)
        low = high - fork * (1 - abs(x / wide - 0.5) * 2) - factor
        pygame.draw.line(surface, shade, (x, 0), (x, low))
    outline = [(0, 0), (wide - 1, 0), (wide - 1, high - factor), (wide / 2, high - fork - factor), (0, high - factor)]
    pygame.draw.polygon(surface, theme.INK, outline, max(2, 3 * factor))
    pygame.draw.polygon(surface, theme.GOLD if gilt else theme.GOLD_DARK, outline, max(1, round(1.4 * factor)))


class InheritanceScreen(FinalScreen):
    """Every line of the score, what was close, and who had looked at the nuns."""

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self.pack = Pack(self)
        self._ran = 0.0

    def result(self) -> Sheet:
        view, winners = (
            of(View, self.flow.match.view(self.flow.viewer)),
            [int(seat) for seat in self.flow.match.winners],
        )
        return inheritance(view, self.flow.seats, winners, of(Names, self.names), sorted(self.flow.owners))

    def panorama(self, sheet: Sheet) -> Panorama:
        return ParapetPanorama(sheet)

    def pages(self, sheet: Sheet) -> Sequence[Page]:
        view = of(View, self.flow.match.view(self.flow.viewer))
        return [Page("nuns", _("The nun row"), LookedRow(view, self.flow.seats), foot=False)]

    def sign(self, canvas: Canvas, key: str, box: Box) -> bool:
        if key not in ESTATES:
            return False
        canvas.picture(gem(ESTATES.index(key)), box)
        canvas.explain(key, box)
        return True

    def cell(self, canvas: Canvas, key: str, at: int, box: Box) -> bool:
        if key != RATS:
            return False
        one = self.sheet.columns[at]
        text = self.sheet.rows[0].texts[at].rpartition(" ")[0]
        side = min(36.0, box.h * 0.84, box.w * 0.28)
        style = Style("xb", min(21.0, max(17.0, box.h * 0.6)), theme.RUST if one.lost else theme.INK_BODY)
        wide = canvas.pens.text.width(text, style)
        x = box.cx - (wide + 2 * side + 10) / 2
        canvas.picture(RAT_TOKEN, Box(x, box.cy - side / 2, side, side))
        canvas.text(text, x + side + 5, box.cy, style)
        nun = Box(x + side + wide + 10, box.cy - side / 2, side, side)
        canvas.picture(NUN, nun)
        canvas.explain("nun", nun)
        return True

    def rebuild(self) -> None:
        super().rebuild()
        self.pack.stop()
        if not self.flow.match.winners and isinstance(self.winner, ParapetPanorama):
            high, box = min(RAT_HIGH, self.winner.box.h * 0.07), self.winner.box
            self.pack.arrange(
                Box(box.x, self.winner.edge - high - 4, box.w - 160 - 2 * high, high)
            )  # none over the sheet

    @property
    def still(self) -> bool:
        return super().still and not (self.pack.runs and self._ran < RUNNING)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._ran < RUNNING:
            self._ran += seconds
            self.pack.step(seconds)

    def ring_out(self) -> None:
        """Two bells where those before the screen are glad, else the house's end."""
        if self.flow.match.winners and self.gladdens:
            self.ui.sound.play(own("inherit"))
            self.ui.sound.music.step_back(FANFARE)
        else:
            self.ui.sound.play("lost")
        self.hear_farewells()


__all__ = ["UI", "InheritanceScreen", "ending"]
