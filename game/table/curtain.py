"""The curtain between two people at one screen: a screen of its own, with nothing of the game on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.table.board import Table
from game.table.board_theme import board_theme
from game.table.motion.curtain_moves import PICTURE
from game.table.pieces import draw_crest
from game.ui import pins
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.theme import Style
from game.ui.lang import _, joined
from game.ui.people import in_sentences
from game.ui.reader.hearing import State
from game.ui.screens.pin import ask_pin
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Widget
from game.ui.window.screen import Screen

ANGLES = (-26, -13, 0, 13, 26)


class Letter(Widget):
    """The parchment that names the next person, under a closed fan of cards."""

    role = "text"
    bleed = 700.0

    def __init__(self, name: str, crest: int, why: str, others: str, card_back: str) -> None:
        super().__init__("letter")
        self.person, self.crest, self.why, self.others = name, crest, why, others
        self.card_back = card_back

    @property
    def value(self) -> str:
        return f"{self.person} {self.why}"

    def draw(self, canvas: Canvas) -> None:
        if self.card_back:
            self._fan(canvas)
        box = self.box
        canvas.skin("parchment", box)
        draw_crest(canvas, box.cx, box.y + 6, min(54.0, box.h * 0.12), self.crest)
        y = box.y + box.h * 0.15
        title = Box(box.x + 40, y, box.w - 80, box.h * 0.17)
        canvas.text_in(self.person, title, Style("head", min(60.0, box.h * 0.13), theme.INK_HEAD), "center")
        aside = Style("it", 26, theme.INK_DIM)
        canvas.text_in(self.why, Box(box.x + 40, title.bottom, box.w - 80, 40), aside, "center")
        canvas.ornament(box.cx, title.bottom + 52, min(500.0, box.w - 120), theme.GOLD_DEEP)
        words = Box(box.x + 80, title.bottom + 64, box.w - 160, box.h * 0.24)
        canvas.paragraph(self.others, words, Style("med", 23, theme.INK_BODY, leading=1.2), "center", "middle")

    def draw_over(self, canvas: Canvas) -> None:
        hint = Box(self.box.x + 40, self.box.bottom - 46, self.box.w - 80, 24)
        canvas.text_in(self.ui.keys.told(_("or press {key:confirm}")), hint, Style("it", 19, theme.INK_DIM), "center")

    def _fan(self, canvas: Canvas) -> None:
        ui = self.ui
        back = ui.cards.back(self.card_back, 184)
        for angle in ANGLES:
            key = ("curtain", self.card_back, ui.px(184), angle)
            made = ui.assets.keep(key, partial(pygame.transform.rotozoom, back, -angle, 1.0))
            vector = pygame.Vector2(0, -490).rotate(angle)
            x, y = self.box.cx + vector.x, self.box.y + 370 + vector.y
            canvas.surface_at(made, x - made.get_width() / canvas.k / 2, y - made.get_height() / canvas.k / 2)


class Drawn(Free):
    """The curtain for ears: a dialog that says whose turn it is, and that everybody else shall not listen."""

    heard_as = "dialog"

    def __init__(self, letter: Letter, button: Button, place: Callable[[Box], None]) -> None:
        super().__init__([letter, button], place, "curtain")
        self.letter, self.button = letter, button

    @property
    def spoken(self) -> str:
        return joined([self.letter.person, self.letter.why])

    @property
    def described(self) -> str:
        words = plain(self.letter.others).replace("\n", " ")
        return f"{words} " + _("Headphones keep what is read out from everybody else.")

    @property
    def heard_state(self) -> State:
        return State(modal=True)

    def heard_children(self) -> Sequence[Widget]:
        return [self.button]


class CurtainScreen(Screen):
    """Nothing private is drawn before this is left by its button."""

    name = "curtain"
    rules_at = "section:one_computer"
    background = PICTURE

    def __init__(self, ui: Ui, table: Table, seat: int) -> None:
        super().__init__(ui)
        self.table, self.seat = table, seat
        self.game = table.flow.match.setup.game
        self._settled = False

    def update(self, seconds: float) -> None:
        self._settled = True

    def process_event(self, event: pygame.event.Event) -> bool:
        """The click or key that cut the closing short must not open it at once."""
        return not self._settled

    def build(self) -> Widget:
        seats = self.table.flow.seats
        info = seats[self.seat]
        match = self.table.flow.match
        here = board_theme(match.setup.game)
        why = here.called(match.asked[1] if match.asked else "")
        others = [
            in_sentences(one.name)
            for index, one in enumerate(seats)
            if index in self.table.flow.owners and index != self.seat
        ]
        text = _("Everybody else, please look away. Nothing secret is shown until {name} confirms.")
        if len(others) == 1:
            text = _("{other}, please look away. Nothing secret is shown until {name} confirms.")
        words = text.format(other=escape(others[0]) if others else "", name=escape(in_sentences(info.name)))
        people_here = [seats[index].name for index in sorted(self.table.flow.owners)]
        for name in pins.taken_away(self.ui.settings.values, people_here):
            told = _("The PIN of {name} was taken away without having been entered.")
            words += "\n[b|" + told.format(name=escape(in_sentences(name))) + "]"
        self.letter = Letter(in_sentences(info.name), info.crest, why, words, here.back)
        self.button = Button(
            _("I am {name}, show me").format(name=in_sentences(info.name)), self.ask, "gold", "lift", height=76,
            style=theme.BUTTON.at(27),
        )  # fmt: skip
        return Drawn(self.letter, self.button, self._place)

    def _place(self, box: Box) -> None:
        wide, high = min(800.0, box.w - 80), min(470.0, box.h * 0.62)
        top = max(box.h * 0.3, min(box.h - high - 30, box.h * 0.4))
        self.letter.arrange(Box(box.cx - wide / 2, top, wide, high))
        bar = min(76.0, high * 0.18)
        self.button.arrange(Box(box.cx - min(230.0, wide * 0.4), top + high - bar - 56, min(460.0, wide * 0.8), bar))

    def first_focus(self) -> Widget | None:
        return self.button

    def ask(self) -> None:
        """Somebody says to be that person: whoever has a PIN enters it."""
        ask_pin(self.ui, self.table.flow.seats[self.seat].name, self.lift)

    def lift(self) -> None:
        """The person is there."""
        self.table.flow.lift(self.seat)
        self.ui.stack.pop()
        self.ui.motion.finish_all()  # no fade: the curtain opens
        self.table.uncovered()

    def back(self) -> None:
        from game.ui.screens.pause import PauseScreen

        self.ui.stack.push(PauseScreen(self.ui))
