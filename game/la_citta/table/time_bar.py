"""The upper edge: years as coins, the phases of a year with the five rounds of politics, the supply and the deck."""

from __future__ import annotations

import pygame

from game.la_citta.cards import tones
from game.la_citta.lang import N_, _, ngettext
from game.la_citta.rules.box import ROUNDS, YEARS
from game.la_citta.table.models import PHASES, TimeModel
from game.la_citta.table.seasons import season_words
from game.la_citta.table.signs import sign
from game.table.pieces import Picks
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

WORDS = {
    "income": N_("Income"), "growth": N_("Growth"), "politics": N_("Politics"), "voices": N_("Voices"),
    "migration": N_("Migration"), "feeding": N_("Feeding"),
}  # fmt: skip
COIN, COIN_STEP = 30.0, 40.0
NUMERAL = Style("black", 20, theme.NUMERAL, floor=False)
PHASE, PHASE_NOW = Style("text", 21.5, theme.TEXT_LOG), Style("xb", 21.5, theme.TEXT)
SEASON = Style("it", 21.5, theme.TEXT)
COUNT = Style("xb", 20.3, theme.TEXT, theme.INK)
LOZENGE, LOZENGE_STEP = 22.0, 25.0
LOW = 50.0
LEAST_GAP = 11.0  # units between two phases


class TimeBar(Widget):
    """How far the game is."""

    role = "time"
    bleed = 1.0  # the map lies right below: not drawn with each of its frames
    covers = False

    def __init__(self, table: Picks, model: TimeModel) -> None:
        super().__init__("time")
        self.table, self.model = table, model
        self._lozenges = self._coins = 0.0

    @property
    def value(self) -> str:
        season = season_words(self.model.year) if self.model.year else ""
        return joined([one for one in (self.progress, season, self.phase, self.supply_words) if one])

    @property
    def progress(self) -> str:
        """'Year 3 of 6'."""
        return _("Year {year} of {years}").format(year=self.model.year, years=YEARS)

    @property
    def phase(self) -> str:
        """The phase, with the round of politics."""
        at = self.model.phase
        if not 0 <= at < len(PHASES):
            return _("Before the first year") if at < 0 else _("Scoring")
        word = _(WORDS[PHASES[at]])
        return f"{word} {self.model.round}/{ROUNDS}" if self.model.round else word

    @property
    def supply_words(self) -> str:
        left = self._left
        return ngettext("{count} citizen left", "{count} citizens left", left).format(count=left)

    @property
    def _left(self) -> int:
        return self.model.citizens - self.table.lag.of("supply")[0]

    def show(self, model: TimeModel) -> None:
        if model != self.model:
            self.model = model
            self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _low(self) -> bool:
        return self.box.h < LOW

    @property
    def supply_box(self) -> Box:
        """The supply of citizens."""
        return Box(self._piles_left, self.box.cy - 15, 30, 30)

    @property
    def deck_box(self) -> Box:
        """The draw pile of politics cards."""
        return Box(self.box.right - (104 if not self._low else 74), self.box.cy - 17, 34, 34)

    @property
    def _piles_left(self) -> float:
        return self.box.right - (216 if not self._low else 150)

    def coin_box(self, year: int) -> Box:
        """The coin of a year."""
        x = (self._coins or self.box.x + 90) + (year - 1) * COIN_STEP
        return Box(x - COIN / 2, self.box.cy - COIN / 2, COIN, COIN)

    def lozenge_box(self, round_: int) -> Box:
        """The lozenge of a round of politics."""
        x = (self._lozenges or self.box.cx) + (round_ - 1) * LOZENGE_STEP
        return Box(x, self.box.cy - LOZENGE / 2, LOZENGE, LOZENGE)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self._low:
            self._short(canvas)
        else:
            self._phases(canvas, self._years(canvas) + 16, self._piles_left - 16)
        self._piles(canvas)

    def _short(self, canvas: Canvas) -> None:
        box = self.box
        room = Box(box.x + 14, box.y, max(10.0, self._piles_left - box.x - 24), box.h)
        canvas.text_in(f"{self.progress} · {self.phase}", room, Style("xb", 19, theme.TEXT))

    def _years(self, canvas: Canvas) -> float:
        """The word and a coin for each year; gives where they end."""
        box, title = self.box, _("Year")
        canvas.text(title, box.x + 20, box.cy, theme.HEADING.of(theme.TEXT_HEAD))
        self._coins = box.x + 20 + canvas.pens.text.width(title, theme.HEADING) + 24
        for year in range(1, YEARS + 1):
            self._coin(canvas, year)
        right = self.coin_box(YEARS).right + 16
        if self.model.year:
            words = season_words(self.model.year)
            canvas.text(words, right, box.cy, SEASON)
            right += canvas.pens.text.width(words, SEASON) + 4
        return right

    def _coin(self, canvas: Canvas, year: int) -> None:
        now, past = year == self.model.year, year <= self.model.year
        place = self.coin_box(year).inset(-4 if now else 0)
        if past:
            canvas.picture("ui/coin_blank", place)
        else:
            canvas.rounded(place, theme.INK, 200, place.w / 2, theme.HAIRLINE, 150, 1.6)
        if now:
            canvas.rounded(place.inset(-3), None, 0, place.w / 2 + 3, theme.FOCUS, 255, 2.6)
        canvas.text(str(year), place.cx, place.cy, NUMERAL.of(theme.NUMERAL if past else theme.TEXT), "center")
        canvas.explain("year", place)

    def _phases(self, canvas: Canvas, left: float, right: float) -> None:
        """The phases in a row, the present one in a frame; only that one where the row has no room."""
        now, words = self.model.phase, [_(WORDS[phase]) for phase in PHASES]
        wide = [canvas.pens.text.width(word, PHASE_NOW) for word in words]
        rounds = ROUNDS * LOZENGE_STEP + 10 if 0 <= now < len(PHASES) and PHASES[now] == "politics" else 0.0
        spare = right - left - sum(wide) - rounds
        gap = min(40.0, spare / len(words))
        if gap < LEAST_GAP:
            return self._only(canvas, left, right)
        x = left
        for at, (word, w) in enumerate(zip(words, wide, strict=True)):
            more = rounds if PHASES[at] == "politics" and at == now else 0.0
            self._phase(canvas, word, Box(x, self.box.y, w + more, self.box.h), at - now, min(12.0, gap * 0.6))
            if more:
                self._rounds(canvas, x + w + 10)
            if at < len(words) - 1 and gap >= 22:
                canvas.text("›", x + w + more + gap / 2, self.box.cy - 1, PHASE.of(theme.GOLD), "center")
            x += w + more + gap
        return None

    def _only(self, canvas: Canvas, left: float, right: float) -> None:
        now = self.model.phase
        word = _(WORDS[PHASES[now]]) if 0 <= now < len(PHASES) else self.phase
        more = ROUNDS * LOZENGE_STEP + 10 if self.model.round else 0.0
        wide = min(canvas.pens.text.width(word, PHASE_NOW), right - left - more - 30)
        self._phase(canvas, word, Box(left + 12, self.box.y, wide + more, self.box.h), 0)
        if more:
            self._rounds(canvas, left + 22 + wide)

    def _phase(self, canvas: Canvas, word: str, box: Box, off: int, around: float = 12.0) -> None:
        if not off:
            frame = Box(box.x - around, box.y + 9, box.w + 2 * around, box.h - 18)
            canvas.rounded(frame, tones.CHOSEN, 255, 8, theme.FOCUS, 255, 1.8)
        style = PHASE_NOW if not off else PHASE.of(theme.ON_OFF) if off < 0 else PHASE
        canvas.text(word, box.x, box.cy, style)

    def _rounds(self, canvas: Canvas, x: float) -> None:
        self._lozenges = x
        for number in range(1, ROUNDS + 1):
            place = self.lozenge_box(number)
            self._lozenge(canvas, place, number - self.model.round)
            canvas.explain("round", place)

    def _lozenge(self, canvas: Canvas, place: Box, off: int) -> None:
        side = canvas.scale.px(place.w)
        state = "past" if off < 0 else "now" if not off else "ahead"

        def paint(surface: pygame.Surface, _factor: int) -> None:
            s = surface.get_width() / 24
            outer = [(12 * s, 1 * s), (23 * s, 12 * s), (12 * s, 23 * s), (1 * s, 12 * s)]
            inner = [(12 * s, 4 * s), (20 * s, 12 * s), (12 * s, 20 * s), (4 * s, 12 * s)]
            pygame.draw.polygon(surface, theme.FOCUS if state == "now" else theme.GOLD, outer)
            fill = {"past": theme.GOLD_DEEP, "now": theme.GOLD_PALE, "ahead": theme.INK}[state]
            pygame.draw.polygon(surface, fill, inner)

        made = self.ui.assets.keep(("la_citta lozenge", state, side), lambda: shapes.supersampled(side, side, paint))
        canvas.surface_at(made, place.x, place.y)

    def _piles(self, canvas: Canvas) -> None:
        box, supply, deck = self.box, self.supply_box, self.deck_box
        canvas.line(supply.x - 16, box.y + 12, supply.x - 16, box.bottom - 12, theme.HAIRLINE, 90)
        sign(canvas, "citizen", supply)
        words = str(self._left) if self._low else _("{count} left").format(count=self._left)
        room = Box(supply.right + 4, box.y, deck.x - supply.right - 10, box.h)
        canvas.text_in(words, room, COUNT)
        sign(canvas, "politics", deck, symbol="deck")
        canvas.text(str(self.model.deck), deck.right + 8, box.cy, COUNT)
