"""The upper edge: rounds as coins, the phases of a round, the piles and the open stacks."""

from __future__ import annotations

import pygame

from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.table.figures import figure
from game.rattus_cartus.table.models import PHASES, TimeModel
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

WORDS = {
    "reveal": N_("Reveal"), "supply": N_("Supply"), "enter": N_("Enter"), "buildings": N_("Resolve"), "end": N_("End"),
}  # fmt: skip
COIN, COIN_STEP = 28.0, 37.0
NUMERAL = Style("black", 18.5, theme.NUMERAL, floor=False)
PHASE, PHASE_NOW = Style("text", 22, theme.TEXT_DIM), Style("xb", 22, theme.TEXT)
RED = theme.DANGER
STACK = 36.0
COUNT = Style("xb", 20, theme.TEXT, theme.INK)


class TimeBar(Widget):
    """What the round has come to."""

    role = "time"
    bleed = 8.0

    def __init__(self, model: TimeModel) -> None:
        super().__init__("time")
        self.model = model

    @property
    def value(self) -> str:
        return f"{self.progress} {_(WORDS[self.model.phase])} {self.stack_words}"

    @property
    def progress(self) -> str:
        """'Round 3 of 8'."""
        return _("Round {round} of {rounds}").format(round=self.model.round, rounds=self.model.rounds)

    @property
    def stack_words(self) -> str:
        return " ".join(f"{kind} {count}" for kind, count in self.model.stacks)

    def show(self, model: TimeModel) -> None:
        if model != self.model:
            self.model = model
            self.invalidate()

    @property
    def deck_box(self) -> Box:
        """Where followers are drawn from."""
        return Box(self._piles_left, self.box.cy - 18, 26, 36)

    @property
    def building_box(self) -> Box:
        """Where building cards are drawn from."""
        return self.deck_box if self._low else self.deck_box.moved(88, 0)

    def stack_box(self, kind: str) -> Box:
        """Where an open stack lies; the draw pile for a kind that is not there."""
        kinds = [one for one, _count in self.model.stacks]
        if kind not in kinds:
            return self.deck_box
        x = self._stacks_left + kinds.index(kind) * self._stack_step
        return Box(x, self.box.cy - STACK / 2, STACK, STACK)

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _low(self) -> bool:
        """Whether there is room for the round and the phase in a word each only."""
        return self.box.h < 50

    @property
    def _stack_step(self) -> float:
        return 84.0 if not self._low else 76.0

    @property
    def _stacks_left(self) -> float:
        return self.box.right - 12 - len(self.model.stacks) * self._stack_step

    @property
    def _piles_left(self) -> float:
        return self._stacks_left - (168.0 if not self._low else 76.0)

    def draw(self, canvas: Canvas) -> None:
        if self._low:
            self._short(canvas)
        else:
            right = self._rounds(canvas)
            self._phases(canvas, right + 24, self._piles_left - 22)
        self._piles(canvas)

    def _short(self, canvas: Canvas) -> None:
        box = self.box
        words = f"{self.progress} · {_(WORDS[self.model.phase])}"
        room = Box(box.x + 14, box.y, max(10.0, self._piles_left - box.x - 24), box.h)
        canvas.text_in(words, room, Style("xb", 19, theme.REASON_TEXT if self.model.last else theme.TEXT))

    def _rounds(self, canvas: Canvas) -> float:
        """The word and a coin for each round; gives where they end."""
        box, model = self.box, self.model
        title = _("Round")
        canvas.text(title, box.x + 20, box.cy, theme.HEADING.of(theme.TEXT_HEAD))
        x = box.x + 20 + canvas.pens.text.width(title, theme.HEADING) + 22
        for number in range(1, model.rounds + 1):
            self._coin(canvas, x, number)
            x += COIN_STEP
        right = x - COIN_STEP / 2
        canvas.line(right + 10, box.y + 16, right + 10, box.bottom - 16, theme.HAIRLINE, 90)
        return right

    def _coin(self, canvas: Canvas, cx: float, number: int) -> None:
        model, cy = self.model, self.box.cy
        now = number == model.round
        side = COIN + (8 if now else 0)
        place = Box(cx - side / 2, cy - side / 2, side, side)
        canvas.picture("ui/coin_blank", place, 255 if number <= model.round else 95)
        if number == model.rounds:
            canvas.rounded(place, RED if now else None, 150, side / 2, RED, 255 if now else 200, 2.4)
        if now:
            canvas.rounded(place.inset(-3), None, 0, side / 2 + 3, theme.FOCUS, 255, 2.6)
        ink = theme.NUMERAL if number <= model.round else theme.TEXT
        if number == model.rounds and now:
            ink = theme.TEXT
        canvas.text(str(number), cx, cy, NUMERAL.of(ink), "center")

    def _phases(self, canvas: Canvas, left: float, right: float) -> None:
        now = PHASES.index(self.model.phase)
        words = [_(WORDS[phase]) for phase in PHASES]
        wide = [canvas.pens.text.width(word, PHASE_NOW) for word in words]
        gap = min(40.0, max(14.0, (right - left - sum(wide)) / len(words)))
        if sum(wide) + 14 * len(words) > right - left:  # only the present one
            words, wide, now = [words[now]], [wide[now]], 0
        x = left
        for at, (word, w) in enumerate(zip(words, wide, strict=True)):
            style = PHASE_NOW if at >= now else PHASE.of(theme.ON_OFF)
            if at == now:
                frame = Box(x - 11, self.box.y + 10, w + 22, self.box.h - 20)
                canvas.rounded(frame, tones.CHOSEN, 255, 8, theme.FOCUS, 255, 1.8)
            canvas.text(word, x, self.box.cy, style if at == now else style.at(21))
            if at < len(words) - 1 and gap >= 20:
                canvas.text("›", x + w + gap / 2, self.box.cy - 1, PHASE, "center")
            x += w + gap

    def _piles(self, canvas: Canvas) -> None:
        model, x, cy = self.model, self._piles_left, self.box.cy
        canvas.line(x - 16, self.box.y + 12, x - 16, self.box.bottom - 12, theme.HAIRLINE, 90)
        figure(canvas, "deck", str(model.deck), x, cy, 34, COUNT)
        if not self._low:
            figure(canvas, "building_deck", str(model.buildings), x + 88, cy, 34, COUNT)
        for at, (kind, count) in enumerate(model.stacks):
            self._stack(canvas, kind, count, self._stacks_left + at * self._stack_step)

    def _stack(self, canvas: Canvas, kind: str, count: int, x: float) -> None:
        """The picture of a card in a ring, and how many there are left."""
        side = STACK if not self._low else 30.0
        place = Box(x, self.box.cy - side / 2, side, side)
        made = self.ui.assets.keep(("round", kind, canvas.scale.px(side)), lambda: _round(canvas, kind, side))
        canvas.surface_at(made, place.x, place.y, 255 if count else 110)
        canvas.text(str(count), x + side + 6, self.box.cy, COUNT)
        canvas.explain(kind, Box(place.x, place.y, self._stack_step - 12, side))


def _round(canvas: Canvas, kind: str, side: float) -> pygame.Surface:
    """The middle of the picture of a card, cut round, in a ring of gold."""
    pixels = max(12, canvas.scale.px(side))
    picture = canvas.pens.assets.scaled(f"rattus_cartus/cards/{kind}", (pixels, round(pixels * 1.2)))
    made = shapes.disc(pixels, ((0.96, theme.WHITE),))
    made.blit(picture, (0, -round(pixels * 0.1)), special_flags=pygame.BLEND_RGBA_MULT)

    def ring(surface: pygame.Surface, _factor: int) -> None:
        whole = surface.get_width()
        pygame.draw.circle(surface, theme.GOLD, (whole / 2, whole / 2), whole * 0.49, max(2, round(whole * 0.05)))

    made.blit(shapes.supersampled(pixels, pixels, ring), (0, 0))
    return made
