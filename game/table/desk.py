"""The table: one match in the window. It owns the course of the match, what is asked, selected and read, and the parts
that every game has; all that is a game's own comes from its board (`game.table.board`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.session.match import Shown
from game.table import keys, messages
from game.table.advice.hinting import Hinting
from game.table.asking import prompting
from game.table.asking.dragging import Dragging
from game.table.asking.marks import Marks
from game.table.asking.meanings import meanings
from game.table.asking.picking import Picking
from game.table.asking.spots import Offers, Spot
from game.table.course import Course
from game.table.flow import Flow
from game.table.hand import HandCard
from game.table.log.chronicle import Chronicle
from game.table.log.marked import MarkedNames
from game.table.log.table_log import TableLog
from game.table.look import look
from game.table.motion import curtain_moves
from game.table.motion.lag import Lag
from game.table.motion.motions import Motions
from game.table.music import music_at
from game.table.names import Names
from game.table.parts import Parts
from game.table.pieces import PLAIN, Mark, Pointed, Subject
from game.table.pieces import Spot as Thing
from game.table.reading.looking import Looking
from game.table.reading.zoom_panel import ZoomModel
from game.table.words import words
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.input.presses import Answers
from game.ui.ui import Ui
from game.ui.widgets import Free, Widget
from game.ui.widgets.floating import Float
from game.ui.window.screen import Job, Screen


class TableScreen(Screen):
    """One match at the table. What lasts is in `flow`, `board` and here; the widgets are built anew at any time."""

    name = "table"
    background = "ui/table"
    waits = True
    explains = True
    ends_elsewhere = True  # the points are counted on a screen of their own

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.game = game = flow.match.setup.game
        self.flow = flow
        flow.end_elsewhere = self.ends_elsewhere
        self.words, self.look_of_game = words(game), look(game)
        ui.sound.bring(game, self.look_of_game.effects, self.look_of_game.pieces)
        self.selected: Spot | None = None
        self.subject: Subject | None = None
        self.lag = Lag()
        self.tab = ""  # large user scales only: which part shares the place behind the tabs
        self.summed = ""  # the moment of the last summary
        self._asked, self._shown_to = -1, (flow.private, flow.viewer)
        self.names: Names = self.words.names([seat.name for seat in flow.seats], flow.view)
        self.names.pictured = True
        self.telling, self.looking = TableLog(flow), Looking(self)
        self.offers: Offers | None = None
        self.marks: Marks
        self.board = self.look_of_game.board(self)
        self.grounds = self.board.ground
        self._take_state()
        self.motions = Motions(self, self.board, self.look_of_game)
        flow.clear_stage = self.motions.stop
        flow.skips_forced = lambda: self.ui.settings.values.skip_forced
        self.hinting, self.picking, self.dragging = Hinting(self), Picking(self), Dragging(self)
        self.course = Course(self)
        self._opened = False

    def pictures(self) -> list[Job]:
        """What puts every card of this game together as the table shows it, so that no later frame waits for it."""
        return self.board.pictures()

    # -- the moment ------------------------------------------------------------------------------------------------
    def _take_state(self) -> None:
        """Board, offers and marks of this moment."""
        flow = self.flow
        self.board.take()
        self.names.seats = [seat.name for seat in flow.seats]
        self.offers = flow.offers(self.names)
        number = self.offers.ask.number if self.offers else -1
        if number != self._asked:
            self._asked = number
            self.selected = None
            self.board.asked_anew()
        self.marks = Marks(
            self.words, self.offers, self.selected, flow.view, self.names, flow.why_not, flow.match.rules
        )

    def refresh_state(self) -> None:
        """Takes the state over without showing it: before the screen is built."""
        self._take_state()

    def answers(self) -> Answers:
        return meanings(self)

    def moment(self) -> object:
        flow = (self._asked, self.board.stage, self.flow.viewer, self.flow.private)
        return (*flow, self.selected, self.prompt.names) if self.offers is not None else flow

    def symbol(self, key: str) -> str:
        return self.words.symbol(key, self.flow.view)

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, self.board.music)

    def help_place(self) -> str:
        """The card that was looked at, the question of the person before the screen, or what goes on."""
        if self.subject is not None:
            return f"card:{self.subject.id.partition('/')[0]}"  # some faces say more than which card it is
        ask, asked = self.offers.ask if self.offers is not None else None, self.flow.asked
        return self.words.help_place(ask, asked[1] if asked else "", self.flow.view)

    def reference_cards(self) -> Sequence[str]:
        return self.words.in_play(self.flow.match.view(None))

    # -- building --------------------------------------------------------------------------------------------------
    @property
    def room(self) -> Box:
        """What of the window the table may take."""
        return self.ui.scale.bounds

    def build(self) -> Widget:
        self._take_state()
        self._built_for = (self.board.stage, self.flow.viewer)
        self.places = here = self.board.layout(self.room)
        if here.tabbed:
            self.tab = self.board.tab(self.tab)
        self.parts = parts = Parts(self, here, self.board)
        self.prompt, self.hand, self.corner, self.log, self.zoom = parts.main
        self.message, self.herald, self.hint_panel = parts.message, parts.herald, parts.hint_panel
        self.landing, self.bubbles, self.tabs = parts.landing, parts.bubbles, parts.tabs
        self.first_time = parts.first_time
        widgets = [*parts.with_those_of(self.board), *self.build_more()]
        self._show_tab()
        return Free(widgets, self._place, "table")

    def build_more(self) -> Sequence[Widget]:
        """What lies over or beside the table besides."""
        return ()

    def _show_tab(self) -> None:
        tab = self.tab if self.places.tabbed else ""
        self.board.show_tab(tab)
        self.parts.show_tab(tab, self.board)

    def _place(self, _box: Box) -> None:
        self.board.arrange(self.room)
        self.parts.arrange(self.room)
        self.show()

    def rebuild(self) -> None:
        self.motions.stop()
        self.dragging.stop()
        super().rebuild()
        self.show()

    def areas(self) -> Sequence[Widget]:
        """Its parts, in the order of the Tab key."""
        return self.root.children[0].children if self.root is not None else ()

    def first_focus(self) -> Widget | None:
        return keys.first_thing(self) if self.ui.ring_visible else None

    def use_tab(self, tab: str) -> None:
        """Which part shares the place behind the tabs (large user scales only)."""
        self.tab = self.tabs.chosen = tab
        self._show_tab()
        self.show()
        self.relayout()

    # -- showing ---------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """The match or the selection changed: every part takes over what concerns it."""
        self.ui.presses.note()
        self._take_state()
        eyes = (self.flow.private, self.flow.viewer)
        if eyes != self._shown_to:
            self._forget_what_was_seen()
        if self._built_for != (self.board.stage, self.flow.viewer):
            self.rebuild()
            return
        self.show()

    def _forget_what_was_seen(self) -> None:
        """Other eyes are before the screen: no card somebody looked at, and no message to them, stays behind."""
        self.looking.look_at_nothing()
        self.subject = self.selected = None
        self.motions.stop()  # what comes to its end here may still be said
        if self.root is not None:
            self.parts.hush()

    def show(self) -> None:
        self._shown_to = (self.flow.private, self.flow.viewer)
        self.board.show()
        for key, text in self.board.tabs():
            self.tabs.rename(key, text)
        held = self.board.held()
        self.hand.show(list(held.cards), list(held.tray), held.tray_title)
        prompting.show(self)
        self.corner.show(self.board.supply(), self.flow.can_undo)
        self.telling.show(self)
        self._let_speak()
        self.show_zoom()
        keys.keep_focus(self)

    @property
    def chronicle(self) -> Chronicle:
        """The whole log as the eyes before the screen may know it."""
        return self.telling.chronicle

    @property
    def marked(self) -> MarkedNames:
        """Names as the log shows them."""
        return self.telling.marked

    def speak_again(self) -> None:
        """The last thing said is shown once more: for pictures."""
        self.telling.say_again()
        self._let_speak()

    def _let_speak(self) -> None:
        """Whatever was said since the last look appears beside the speakers' panels, as soon as nothing is shown any
        more that it may be about."""
        if self.motions.telling:
            return
        fresh = self.telling.fresh(seen=self.root is not None)
        if self.root is None:
            return
        for bubble, one in zip(self.bubbles, fresh[-len(self.bubbles) :], strict=False):
            room = self.board.speech_room(one.seat)
            if room is not None:
                bubble.say(one.seat, one.text, room)

    # -- the stage -------------------------------------------------------------------------------------------------
    def begin(self, until: int) -> None:
        """The moment of the events below this number begins: the table shows the state as it is then."""
        self.flow.begin(until)
        self.motions.before()
        self.refresh()
        self.asked_now()

    def asked_now(self) -> None:
        """Another moment is shown: whoever is asked in it is told so."""
        self.course.asked_now()

    def end(self) -> None:
        """That moment is over: the log tells of it, somebody may say something about it, and losses are named."""
        self.flow.end()
        self.course.tell_losses()
        if self.root is not None:
            self.telling.show(self)
            self._let_speak()

    def catch_up(self) -> None:
        """Everything that has happened is shown at once."""
        self.flow.release()
        self.course.tell_losses()
        self.refresh()
        self.asked_now()

    def announce(self, news: list[Shown], eyes: int | None) -> None:
        """Says what somebody has lost."""
        messages.announce(self, news, eyes)

    def announces(self, event: Shown) -> bool:
        """Whether that is said as a loss (`announce`): then the herald does not say it besides."""
        return messages.is_announced(self, event, self.flow.eyes)

    def show_zoom(self) -> None:
        """The panel beside the table shows the card that is read now."""
        subject = self.subject or self.board.read_by_itself()
        self.zoom.show(self.marks.in_panel(self.zoom_of(subject)) if subject else None)

    def zoom_of(self, subject: Subject) -> ZoomModel:
        """The card in words, with what can be done with it now."""
        return self.marks.zoom(subject)

    def kept_clear(self) -> list[Box]:
        return [] if self.layers else [*self.looking.kept_clear(), *self.board.kept_clear()]

    def floats(self) -> Sequence[Float]:
        return [self.hint_panel, self.message, self.first_time, *self.bubbles, self.herald]

    # -- what picking, dragging and the prompt ask -----------------------------------------------------------------
    @property
    def small(self) -> bool:
        """Whether parts of the table share one place behind tabs."""
        return self.places.tabbed

    @property
    def drop_room(self) -> Box | None:
        """Where a card of the hand can be let go so that it is played."""
        landing = self.board.landing()
        return landing.box if landing is not None else None

    def dropped(self, card: int, at: tuple[float, float]) -> None:
        """A card was let go there."""
        if not self.board.plan.drop(card, at):
            self.picking.drop(card)

    def show_seat(self, seat: int) -> None:
        """Somebody pressed a player whom nobody asks about."""
        self.board.show_seat(seat)

    # -- what the things of the table ask (`game.table.hand.Holds`) ------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        if (planned := self.board.plan.mark(place, thing)) is not None:
            return planned
        found = self.marks.mark(place, thing)
        return self.board.mark(place, thing) if found is PLAIN else found

    def tip(self, place: str, thing: int) -> str:
        planned = self.board.plan.tip(place, thing)
        return self.marks.tip(place, thing) if planned is None else planned

    def explain(self, option: str) -> str:
        """What a button leads to, as marked-up text."""
        planned = self.board.plan.explain(option)
        return escape(self.marks.outlook.words(option) if planned is None else planned)

    def point_at(self, pointed: Pointed | None) -> None:
        self.log.light(pointed)

    def look(self, subject: Subject) -> None:
        self.looking.look(subject)

    def enlarge(self, subject: Subject) -> None:
        self.looking.enlarge(subject)

    def drag(self, card: HandCard, start: tuple[float, float], x: float, y: float) -> bool:
        return self.dragging.move(card, start, x, y)

    def drop(self, x: float, y: float) -> None:
        self.dragging.drop(x, y)

    def pick(self, place: str, thing: int) -> None:
        if not self.board.plan.pick(place, thing):
            self.picking.pick(place, thing)

    def show_selected(self) -> None:
        """What is selected is read beside the table, until something else is pointed at."""
        subject = self.board.read_selected()
        if subject is not None:
            self.looking.read(subject)

    def takes_click(self, widget: Widget) -> bool:
        """While nobody here is asked, a click on a card only hurries on what is seen."""
        return self.offers is not None or self.places.tabbed or not isinstance(widget, Thing)

    def click_nothing(self) -> None:
        if self.offers is None and self.flow.bots_turn:
            self.flow.skip()

    # -- acting ----------------------------------------------------------------------------------------------------
    def choose(self, option: str) -> None:
        """Answer the ask."""
        self.act(lambda: self.flow.answer(option))

    def act(self, act: Callable[[], bool]) -> None:
        """Do something to the match and show what came of it."""
        self.course.act(act)

    def press(self, name: str) -> None:
        """A button of the prompt, the corner or the log."""
        if not self.board.plan.press(name):
            keys.press(self, name)

    def open(self, name: str) -> None:
        """Something over the table: "seats", "options", "filter" or "summary"."""
        said: dict[str, Callable[[TableScreen], object]] = {
            "seats": messages.open_seats, "options": messages.open_options, "summary": messages.open_summary,
        }  # fmt: skip
        said.get(name, self.telling.choose_filter)(self)

    def unselect(self) -> None:
        self.selected = None
        self.refresh()

    def cover(self) -> None:
        """Hides what is private until the person comes back."""
        self.flow.cover()
        self.refresh()

    def take_back(self) -> None:
        """Undo, if nobody has learnt anything since."""
        self.course.take_back()

    @property
    def secret(self) -> bool:
        return self.flow.shares_a_secret

    def left_alone(self) -> None:
        """The curtain falls at once, and not after it has closed for all to see."""
        self.course.left_alone(on_top=self.ui.stack.top is self)

    # -- the course of the match -----------------------------------------------------------------------------------
    def resume(self) -> None:
        if not self.flow.alone:
            self.ui.assets.backdrop_ahead("ui/curtain")
        self.refresh()
        if self.flow.just_begun and not self._opened:
            self.motions.open_game()
        self._opened = True
        messages.open_summary(self)

    @property
    def still(self) -> bool:
        return not self.flow.bots_turn and not self.hinting.adviser.busy

    def update(self, seconds: float) -> None:
        self.course.update(seconds)

    def went_aside(self, seconds: float) -> None:
        self.course.went_aside(seconds)

    def uncovered(self) -> None:
        """The person of the seat is alone before the screen: the curtain opens over the table."""
        curtain_moves.open_up(self)
        self.course.my_turn()

    # -- keys ------------------------------------------------------------------------------------------------------
    def process_event(self, event: pygame.event.Event) -> bool:
        return keys.before_widgets(self, event)

    def key(self, event: pygame.event.Event) -> bool:
        return keys.after_widgets(self, event)

    def back(self) -> None:
        """Esc: let go of what is selected, else pause."""
        if self.board.plan.let_go():
            return
        if self.selected is not None:
            self.unselect()
        else:
            self.rest()

    def rest(self) -> None:
        """The pause screen."""
        self.course.rest()
