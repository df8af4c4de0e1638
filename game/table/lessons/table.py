"""The real table, at which a tutorial is played: what a lesson means is lit, and other answers are not taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kernel.steps import Ask, Seat
from game.lessons import Course, Light
from game.lessons.course import ANSWER, Stop
from game.session.match import Shown
from game.table.asking.plan import Next
from game.table.asking.spots import HAND
from game.table.board_theme import board_theme
from game.table.flow import Flow, Way
from game.table.lessons import panel as lit
from game.table.lessons.panel import LessonPanel, Veil
from game.table.log.chronicle import steps
from game.table.score_sheet.final import FinalScreen
from game.table.screen import TableScreen
from game.ui import learning
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.places import Float
from game.ui.glossary import with_words
from game.ui.lang import _, language
from game.ui.ui import Ui
from game.ui.widgets import Button, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

ALL_TUTORIALS = "learn"  # the way to the choice of tutorials

# The course of a match that is a tutorial.


class LessonFlow(Flow):
    """Drives the match of a tutorial. `refused` is the last answer that was not taken."""

    def __init__(self, course: Course, pace: Callable[[], str]) -> None:
        super().__init__(course.match, pace)
        self.course = course
        self.refused = ""

    @property
    def forced(self) -> str:
        """Nothing is answered by itself: it may be what the lesson is about."""
        return ""

    @property
    def can_undo(self) -> bool:
        """A tutorial goes back by lessons."""
        return False

    @property
    def bots_turn(self) -> bool:
        return super().bots_turn and not self.course.waiting and self.stop is None

    # -- pauses ------------------------------------------------------------------------------------------------------
    # As far as a pause everything is as if no more had happened: nothing beyond it is shown, told or asked.
    @property
    def stop(self) -> Stop | None:
        """The pause that the telling comes to, or waits at."""
        return next(iter(self.course.stops), None)

    @property
    def paused(self) -> bool:
        return self.stop is not None

    @property
    def last_here(self) -> int:
        last, stop = super().last_here, self.stop
        return last if stop is None else min(last, stop.until)

    @property
    def over(self) -> bool:
        return super().over and self.stop is None

    @property
    def my_ask(self) -> Ask | None:
        return super().my_ask if self.stop is None else None

    @property
    def asked(self) -> tuple[Seat, str] | None:
        before = self.match.asked_before if self.stop is not None else None
        return super().asked if before is None else before

    def news(self, eyes: int | None) -> list[Shown]:
        return self._before_stop(super().news(eyes))

    def go_on(self) -> list[Shown]:
        """The pause is over: what happened after it, as far as the next one."""
        return self._before_stop(self.match.events_since(self.course.went_on().until, self.eyes))

    def _before_stop(self, news: list[Shown]) -> list[Shown]:
        stop = self.stop
        return news if stop is None else [event for event in news if event.number < stop.until]

    def answer(self, option: str) -> bool:
        if option not in self.course.allowed:
            self.refused = option
            return False
        return super().answer(option)


BUTTONS = {"lesson_seen": "seen", "lesson_back": "earlier", "lesson_again": "again", "lesson_leave": "rest"}
LARGE_LIGHT = 0.4  # of the window: something must lie on what is larger
NOT_LED = (-1, -1, None)  # the focus is led to what is meant as soon as somebody is waited for
NOT_HERE = ("takeover", "hint", "undo", "cover")


class LessonTable(TableScreen):
    """One tutorial from where its course is. Going back lays a new table. `ways` are asked for when it comes to them:
    what can be done after the last lesson, the one that is meant first, and `ALL_TUTORIALS` among them."""

    name = "lesson"

    def __init__(self, ui: Ui, course: Course, ways: Callable[[], Sequence[Way]]) -> None:
        self.lessons, self.ways = course, ways
        self.teaching = LessonFlow(course, lambda: ui.settings.values.bot_pace)
        super().__init__(ui, self.teaching)
        self._corrected_with = ""  # why the last wrong answer was not the one
        self.meant: list[Box] = []  # where the answers lie that the lesson wants
        self._said: Stop | int | None = None  # the pause or the lesson on the parchment
        # the lesson, the answers given and the next press, for which the focus was led
        self._asked_of: tuple[object, int, Next | None] = NOT_LED
        self._heard = ""  # what was said of the lesson
        self._spoke = self._ended = False
        self._pressed = False  # the look that the lesson wants was begun with the pointer

    # -- the widgets -------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        made = super().build()
        self.shade, self.panel = Veil(), LessonPanel(self.press)
        made.add(self.shade)
        made.add(self.panel)
        self._said = None
        return made

    def rebuild(self) -> None:
        super().rebuild()
        self._asked_of = NOT_LED

    def _place(self, box: Box) -> None:
        self.shade.arrange(box)
        super()._place(box)
        self._speak()

    def show(self) -> None:
        super().show()
        self._light()

    def _speak(self) -> None:
        """The parchment says the lesson that has begun; while the others play it is not there."""
        said = self._to_say if not self.ui.motion.busy else None
        step = self.next_step() if said is not None and not self.showing else None
        asked = (said, self.flow.match.answered, step)
        if said != self._said or self.panel.visible != (said is not None):
            self._show_lesson(said)
        if said is not None and asked != self._asked_of:
            self._asked_of = asked
            if isinstance(step, tuple):
                self.board.reveal(step[0], self.flow.viewer)
            self._focus(step)
            self._light()

    @property
    def _to_say(self) -> Stop | int | None:
        """What stands on the parchment when nothing moves: a pause, the lesson, or nothing while the others play."""
        return self.teaching.stop or (self.lessons.index if self.lessons.waiting else None)

    @property
    def showing(self) -> bool:
        """Whether the person is only to look at something, and then to go on."""
        return self.teaching.stop is not None or self.lessons.looking

    @property
    def _lights(self) -> Sequence[Light]:
        stop = self.teaching.stop
        return lit.lights(self.lessons) if stop is None else stop.pause.light

    def _show_lesson(self, said: Stop | int | None) -> None:
        """Another lesson stands on the parchment, or a pause, or nothing."""
        course, count = self.lessons, len(self.lessons.tutorial.lessons)
        self._said = said
        self.panel.invalidate()
        self.panel.visible = said is not None
        if isinstance(said, Stop):
            self.herald.hush()
            self.panel.say(self._told_at(said), said.lesson + 1, count, seen=_("Go on"))
        elif said is not None:
            text = with_words(course.lesson.says.get(language()), self.game)
            self.panel.say(text, said + 1, count, seen=_("Seen") if course.looking else "")
            if self._spoke:  # where it began is known already
                learning.note(self.ui, course.tutorial, said)
            self._spoke = True
        if said is not None:
            lit.reveal(self, course, self._lights)
        self.ui.floating.anew(self.panel)
        self._light()

    def _told_at(self, stop: Stop) -> str:
        """What has just happened, in the words of the game, and what the lesson says about it."""
        news = self.flow.match.events_since(stop.first, self.flow.eyes)[: stop.until - stop.first]
        told = [escape(plain(step.text)) for step in steps(news, self.marked, None) if step.text]
        return "\n".join([*(f"[b|{one}]" for one in told), with_words(stop.pause.says.get(language()), self.game)])

    def _light(self) -> None:
        """Shade over all that is not meant, and the parchment beside what is."""
        if self.root is None:
            return
        on = self._said is not None
        step = self.next_step() if on and not self.showing else None
        more = [getattr(one, "shown", one.box) for one in self.places_of(step)] if step is not None else []
        found = lit.boxes(self, self.lessons, self._lights, more) if on else []
        self.shade.show(found, on=on and bool(self._lights))
        course = self.lessons
        wanted = (
            [] if self.showing else [Light(course.lesson.line, ANSWER, choice=one) for one in course.lesson.allowed]
        )
        self.meant = lit.boxes(self, course, wanted, more) if on else []
        if on:
            seats = range(len(self.flow.seats))
            others = [self.board.seat_box(seat) for seat in seats if seat != self.flow.viewer]
            self.panel.lit, self.panel.rather_not = tuple(found), (self.hand.box, *others)
            self._tell(found)
            self.ui.floating.settle()

    def _tell(self, found: Sequence[Box]) -> None:
        """The lesson for ears: its words and where its light is, said once."""
        ears = self.ui.ears
        if not ears.listening:
            return
        self.aloud.changed()
        self.panel.light = lit.names(self, found)
        words = self.panel.described
        if words != self._heard:
            self._heard = words
            ears.say(words, urgent=True)

    def next_step(self) -> Next | None:
        """What is to be pressed next where an answer is put together on the table."""
        return self.board.plan.toward(self.lessons.wanted)

    def places_of(self, step: Next) -> list[Widget]:
        """The things or the button that are to be pressed."""
        if isinstance(step, str):
            return [one for one in self.prompt.children if one.name == step and one.visible]
        return [one for one in self.spots() if (one.place, one.thing) == step]

    def _focus(self, step: Next | None) -> None:
        """Whoever plays by keys begins where the lesson is."""
        if self.ui.ring_visible:
            self.ui.focus = self._meant_by(step) or self.ui.focus
            self.ui.top.all()

    def first_focus(self) -> Widget | None:
        if not self.ui.ring_visible or not self.panel.visible:
            return super().first_focus()
        return self._meant_by(None if self.showing else self.next_step()) or super().first_focus()

    def _meant_by(self, step: Next | None) -> Widget | None:
        """What is to be pressed now, if it is in sight."""
        if self.showing:
            return self.panel.seen
        if step is not None:
            return next(iter(self.places_of(step)), None)
        for option in self.lessons.allowed:
            offer = self.offers.of(option) if self.offers is not None else None
            spots = [one for one in self.spots() if offer and (one.place, one.thing) == (offer.place, offer.thing)]
            buttons = [one for one in self.prompt.children if one.name == option and one.interactive]
            if found := [*buttons, *spots]:
                return found[0]
        return None

    def areas(self) -> Sequence[Widget]:
        return [*super().areas(), self.panel] if self.panel not in super().areas() else super().areas()

    def kept_clear(self) -> list[Box]:
        """What is lit, the words of the question, and what the board says; of what takes most of the window there is
        always enough in sight."""
        bounds = self.ui.scale.bounds
        lit = self.shade.lit if self.shade.visible and not self.layers else ()
        small = [box for box in lit if box.w * box.h < bounds.w * bounds.h * LARGE_LIGHT]
        return [*small, *self.meant, self.prompt.box] if self.shade.visible else super().kept_clear()

    def rather_clear(self) -> list[Box]:
        """What a lesson does not mean is not taken: it can be hidden where there is no other room, and is not needed
        while the lesson only shows something."""
        return [] if self.lessons.looking else super().kept_clear()

    def floats(self) -> Sequence[Float]:
        return [self.panel, *super().floats()]

    # -- what is not meant -------------------------------------------------------------------------------------------
    def act(self, act: Callable[[], bool]) -> None:
        if self.teaching.stop is not None:
            return
        self.teaching.refused = ""
        super().act(lambda: act() or bool(self.teaching.refused))
        if self.teaching.refused:
            self._correct(self.teaching.refused)

    def pick(self, place: str, thing: int) -> None:
        if not self._corrected(place, thing):
            super().pick(place, thing)

    def dropped(self, card: int, at: tuple[float, float]) -> None:
        if not self._corrected(HAND, card):
            super().dropped(card, at)

    def _corrected(self, place: str, thing: int) -> bool:
        """Somebody pressed what can be chosen and does not belong here: whether that was said."""
        if self.offers is None or thing in self.offers.chosen:
            return False
        spot, found = self.marks.found(place, thing)
        if not found or any(offer.option in self.lessons.allowed for offer in found):
            return False
        self._correct(found[0].option, spot)
        return True

    def _look_first(self) -> str:
        first = _("First look at what is lit.")
        return f"{first} {self.panel.light}".rstrip()

    def _correct(self, option: str, spot: tuple[str, int] | None = None) -> None:
        """Why this answer is not the one."""
        said = self.lessons.correction(option, language())
        if not said and self.lessons.looking:
            said = self._look_first()
        means = _("You may do that in a game. This lesson means something else: what is lit.")
        said = said or f"{means} {self.panel.light}".rstrip()
        same = [one for one in self.spots() if spot is not None and (one.place, one.thing) == spot]
        widget = next((one for one in same if one.hovered or one is self.ui.focus), same[0] if same else None)
        if self._corrected_with != said:
            self.ui.toasts.withdraw(self._corrected_with)
        self._corrected_with = said
        self.ui.toasts.show(said, at=widget.shown if widget is not None else None)
        self.ui.sound.play("error")

    def press(self, name: str) -> None:
        if name in BUTTONS:
            getattr(self, BUTTONS[name])()
        elif name in NOT_HERE:
            self.ui.toasts.show(_("Not in a lesson. You can go back to an earlier one at any time."))
        elif name == "end" and name in self.lessons.allowed:
            self.choose(name)
        elif self.offers is not None and name in self.offers.ask.options and name not in self.lessons.allowed:
            self._correct(name)
        else:
            super().press(name)

    def take_back(self) -> None:
        self.press("undo")

    # -- nothing besides the lesson ------------------------------------------------------------------------------------
    def announce(self, news: list[Shown], eyes: int | None) -> None:
        """The lesson tells what it means."""

    def announces(self, event: Shown) -> bool:
        return False

    def open(self, name: str) -> None:
        if name == "options" and self.lessons.looking:
            self.ui.toasts.show(self._look_first())
        elif name != "summary":
            super().open(name)

    # -- the course ----------------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return super().still and (self._ended or self._said is not None and self._said == self._to_say)

    def update(self, seconds: float) -> None:
        if self.teaching.stop is not None:
            self.go_on_showing()
            if self.flow.behind and not self.motions.telling:
                self.catch_up()
        elif self.flow.match.over and not self.lessons.over:
            self.go_on_showing()
        elif not self.lessons.over:
            super().update(seconds)
        elif not self._ended and not self.ui.motion.busy:
            self._ended = True
            learning.note(self.ui, self.lessons.tutorial, len(self.lessons.tutorial.lessons))
            self.ui.sound.play("lesson_done")
            self._show_end()
        if self.ui.stack.top is self:
            self._speak()

    def seen(self) -> None:
        """The person has looked."""
        if self._said is None:
            return
        if self.teaching.stop is not None:
            self.ui.sound.play("press")
            self._said = None
            self.tell(self.teaching.go_on())
            self._speak()
        elif self.lessons.looked():
            self.ui.sound.play("press")
            self.refresh()
            self._speak()

    def process_event(self, event: pygame.event.Event) -> bool:
        if not self.layers and self._said is not None and self.showing and self._looks(event):
            return True
        return super().process_event(event)

    def _looks(self, event: pygame.event.Event) -> bool:
        """A click on what is lit, or the key that goes on."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            at = self.ui.scale.units(event.pos)
            self._pressed = any(box.contains(*at) for box in self.shade.lit) and not self.panel.box.contains(*at)
            return self._pressed
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pressed:
            self._pressed = False
            self.seen()
            return True
        if self.ui.keys.means(event, "skip"):
            self.seen()
            return True
        return False

    def earlier(self) -> None:
        """To the lesson before this one."""
        self._lay(max(0, self.lessons.index - 1))

    def again(self) -> None:
        """This lesson from its beginning; what the others did before it is seen once more."""
        self._lay(self.lessons.index, live=True)

    def resume(self) -> None:
        super().resume()
        self.message.close()  # the lesson tells what was
        self._asked_of = NOT_LED

    def _lay(self, index: int, *, live: bool = False) -> None:
        self.lessons.go_to(index, live=live)
        learning.note(self.ui, self.lessons.tutorial, index)
        self.ui.stack.replace(LessonTable(self.ui, self.lessons, self.ways))

    # -- leaving -------------------------------------------------------------------------------------------------------
    def _show_end(self) -> None:
        """After the last lesson: where the game is over the points are counted as always."""
        ui, tutorial, flow = self.ui, self.lessons.tutorial, self.flow
        if flow.match.over:
            flow.shown_to_the_end()
            flow.ways_on = self.ways()
            ui.stack.replace((board_theme(tutorial.game).final or FinalScreen)(ui, flow))
            return
        text = _("You have finished “{title}”.").format(title=escape(tutorial.title.get(language())))
        buttons: list[Widget] = []
        for place, (name, label, act) in enumerate(self.ways()[:3]):
            buttons.append(Button(label, act, "gold" if place == 0 else "ghost", name))
        words = RichText(text, theme.ON_PARCHMENT.at(23), "center", name="lesson_end")
        open_dialog(ui, Dialog(_("Well done"), words, [*buttons, Spacer()], 860), self._leave, buttons[0])

    def rest(self) -> None:
        """Esc: go on, the settings, or leave; the tutorial goes on later with this lesson."""
        ui, layer = self.ui, list[Layer]()

        def close() -> None:
            ui.stack.close_layer(layer[0])

        def settings() -> None:
            from game.ui.screens.settings import SettingsScreen

            close()
            ui.stack.push(SettingsScreen(ui))

        def leave() -> None:
            close()
            self._leave()

        stay = Button(_("Go on"), close, "gold", "no")
        buttons: list[Widget] = [
            stay,
            Button(_("Settings"), settings, "ghost", "settings"),
            Button(_("Leave"), leave, "ghost", "leave_lesson"),
        ]
        text = RichText(
            _(
                "If you leave, you can go on with this lesson at any time: the title leads to it until all lessons are "
                "done, then “Cards and rules”."
            ),
            theme.ON_PARCHMENT.at(21),
            "center",
        )
        dialog = Dialog(_("Leave the tutorial?"), text, [*buttons, Spacer()], 700)
        layer.append(open_dialog(ui, dialog, first=stay))

    def _leave(self) -> None:
        """To all tutorials."""
        next(act for name, _words, act in self.ways() if name == ALL_TUTORIALS)()

    def back(self) -> None:
        if self.selected is not None:
            super().back()
        else:
            self.rest()
