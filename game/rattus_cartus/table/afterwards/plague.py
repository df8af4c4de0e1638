"""The plague: the nun row is turned, one card at a time, before anybody inherits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.kernel.rules import of
from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.candles import level_of
from game.rattus_cartus.table.afterwards.fates import LOST, Plague, lost, lost_all
from game.rattus_cartus.table.afterwards.plague_parts import FatePanel, Medal, Night, NunCard, headline
from game.rattus_cartus.table.afterwards.running import Pack
from game.rattus_cartus.table.art import BACK
from game.rattus_cartus.table.sounds import PLAGUE, own
from game.table.flow import Flow
from game.table.motion.on_its_way import in_flight
from game.table.music import music_at
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call, Chain, Parallel, Tween, linear
from game.ui.draw.sprites import Flight
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Widget
from game.ui.window.screen import Screen

TURN_MS, LOW_MS, OUT_MS = 900.0, 600.0, 1200.0
FOOT = 74.0  # units: as high as the rats at the lower edge


class Headline(Widget):
    """What goes on."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("headline")
        self.title, self.words = "", ""

    @property
    def value(self) -> str:
        return f"{self.title}. {self.words}"

    def draw(self, canvas: Canvas) -> None:
        headline(canvas, self.box, self.title, self.words)


class PlagueScreen(Screen):
    """Turned card by card, on demand; then it leads to the inheritance."""

    name = "plague"
    rules_at = "topic:scoring"
    background = "ui/table"

    def __init__(self, ui: Ui, flow: Flow, then: Callable[[], Screen]) -> None:
        super().__init__(ui)
        self.game = flow.match.setup.game
        self.flow, self._then = flow, then
        self.turned = 0  # cards that lie open, or are about to
        view = of(View, flow.match.view(flow.viewer))
        scores = view.scores
        self.view = view
        dead = lost(scores, spares=view.box.lowest_survive)
        nuns = tuple(view.box.nuns[card] for card in view.nun_row)
        self.last = Plague(nuns, tuple(lines["rats"] for lines in scores), dead, len(nuns))
        self.pack = Pack(self)
        self._turning: Animation | None = None

    # -- building --------------------------------------------------------------------------------------------------
    @property
    def plague(self) -> Plague:
        """How it stands with the cards that lie open."""
        return Plague(self.last.nuns, self.last.rats, self.last.dead, self.turned)

    def build(self) -> Widget:
        view, seats = self.view, self.flow.seats
        self.night, self.headline, self.medal = Night("night"), Headline(), Medal()
        self.cards = [NunCard(at, face_of(view.box, card), view.box.nuns[card]) for at, card in enumerate(view.nun_row)]
        self.panels = {seat: FatePanel(seat, seats[seat]) for seat in self.last.order}
        self.turn = Button("", self.go_on, "gold", "turn", "skip", height=66)
        self.rest = Button(_("Turn all"), self.turn_all, name="turn_all", action="whole", height=66)
        self._show()
        parts: list[Widget] = [self.turn, self.rest, self.headline, *self.cards, self.medal, *self.panels.values()]
        return Free([self.night, *parts], self._place)

    def _place(self, box: Box) -> None:
        self.night.arrange(box)
        inner = box.inset(min(110.0, box.w * 0.04), 26)
        head, rest = inner.cut_top(min(106.0, box.h * 0.11), box.h * 0.012)
        rest = rest.cut_bottom(min(FOOT, box.h * 0.07))[1]
        bar, rest = rest.cut_bottom(min(66.0, box.h * 0.09), box.h * 0.016)
        self.headline.arrange(head)
        upper, lower = rest.cut_top(rest.h * 0.46, rest.h * 0.03)
        self._place_cards(upper)
        gap = min(28.0, lower.w * 0.014)
        for panel, place in zip(self.panels.values(), lower.columns(len(self.panels), gap), strict=True):
            wide = min(place.w, 460.0)
            panel.arrange(place.centered(wide, place.h))
        wide = min(420.0, bar.w * 0.44)
        self.turn.arrange(Box(bar.cx - wide * (1.0 if self.rest.visible else 0.5), bar.y, wide, bar.h))
        self.rest.arrange(Box(bar.cx + 16, bar.y, wide * 0.7, bar.h))
        self.pack.arrange(Box(box.x, box.bottom - min(FOOT, box.h * 0.07), box.w, min(FOOT, box.h * 0.07)))

    def _place_cards(self, room: Box) -> None:
        high = min(room.h, 310.0)
        wide = min(high * 0.87 / 1.4, (room.w - 60) / 7)
        gap = min(30.0, wide * 0.16)
        whole = 5 * wide + 5 * gap + wide * 1.2
        for at, card in enumerate(self.cards):
            card.arrange(Box(room.cx - whole / 2 + at * (wide + gap), room.cy - high / 2, wide, high))
        self.medal.arrange(Box(room.cx - whole / 2 + 5 * (wide + gap), room.cy - high / 2, wide * 1.2, high))

    def first_focus(self) -> Widget | None:
        return self.turn

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, PLAGUE)

    # -- showing ---------------------------------------------------------------------------------------------------
    def _show(self) -> None:
        plague = self.plague
        for at, card in enumerate(self.cards):
            card.open = at < plague.turned
            card.invalidate()
        self.medal.show(plague)
        for panel in self.panels.values():
            panel.show(plague)
        self._say(plague)

    def _say(self, plague: Plague) -> None:
        """The headline and the button of the moment."""
        line, title = _("Who has more rats than the row has nuns is carried off by the plague."), _("The bell tolls")
        if plague.over and lost_all(plague.dead, len(plague.rats)):
            line = _("Every candle is out. Nobody inherits.")
        elif plague.over:
            line = _("The night is over.")
        self.headline.title, self.headline.words = title, line
        self.headline.invalidate()
        self.turn.text = _("To the inheritance") if plague.over else _("Turn the next card")
        self.turn.shortcut = "confirm" if plague.over else "skip"
        visible = not plague.over and plague.turned < len(plague.nuns) - 1
        if visible != self.rest.visible:
            self.rest.visible = visible
            self.relayout()
        self.turn.invalidate()

    # -- turning ---------------------------------------------------------------------------------------------------
    def go_on(self) -> None:
        """The next card; after the last one, the inheritance."""
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        if self.turned >= len(self.cards):
            self.ui.stack.replace(self._then())
            return
        self._turning = self.ui.motion.start(self._one(self.turned))

    def turn_all(self) -> None:
        """All that are left, one after the other."""
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        left = range(self.turned, len(self.cards))
        self._turning = self.ui.motion.start(Chain([partial(self._one, at) for at in left]))

    def _one(self, at: int) -> Animation:
        """A card turns while the bell tolls; its nuns are counted, and candles shrink, flare up or go out."""
        before = self.plague
        self.turned = at + 1
        card, after = self.cards[at], self.plague
        card.open, card.hidden = True, True
        card.invalidate()

        def landed() -> None:
            card.hidden = False
            self._show_but_candles(after)

        place = card.face_box
        wide = self.ui.px(place.w)
        face, back = self.ui.cards.in_box(card.card, "small", place), self.ui.cards.back(BACK, place.w)
        flight = Flight([in_flight(self.ui, face, wide)], place, place, TURN_MS,
                        back=[in_flight(self.ui, back, wide)], waits=True)  # fmt: skip
        turns = self.stage.fly(self.ui.motion, flight, self.ui.scale.k, landed)
        return Chain([Call(lambda: self.ui.sound.play(own("bell"))), turns, self._candles(before, after)])

    def _show_but_candles(self, plague: Plague) -> None:
        for card in self.cards:
            card.invalidate()
        self.medal.show(plague)
        for panel in self.panels.values():
            panel.show(plague, burn=False)
        self._say(plague)

    def _candles(self, before: Plague, after: Plague) -> Animation:
        """Those whose fate has changed, together."""
        parts: list[Animation] = []
        for seat in after.changed(before):
            lost = after.fate(seat).state == LOST
            if lost:
                parts.append(Call(lambda: self.ui.sound.play(own("candle"))))
            parts.append(self._burns(seat, after, OUT_MS if lost else LOW_MS))
        return Parallel(parts)

    def _burns(self, seat: int, after: Plague, ms: float) -> Animation:
        candle, end = self.panels[seat].candle, level_of(after.fate(seat).state)
        start = candle.level
        return Tween(ms, lambda t: candle.burn(start + (end - start) * t), linear)

    # -- the course ------------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return not self.pack.runs

    def update(self, seconds: float) -> None:
        self.pack.step(seconds)

    def rebuild(self) -> None:
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        self.pack.stop()
        super().rebuild()

    def pause(self) -> None:
        if self._turning is not None:
            self.ui.motion.finish(self._turning)
        self.pack.stop()

    def key(self, event: pygame.event.Event) -> bool:
        if self.ui.keys.means(event, "whole") and self.turned < len(self.cards):
            self.turn_all()
            return True
        return False

    def back(self) -> None:
        self.ui.stack.replace(self._then())
