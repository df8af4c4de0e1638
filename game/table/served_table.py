"""A table with all that serves it. It takes over the state of each moment and shows it, does what the person
wants, and lets the match go on, decision by decision. Where its parts come from, and which keys and buttons lead to it,
is the screen's (`game.table.screen`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.session.match import Shown
from game.table import messages
from game.table.advice.hinting import Hinting
from game.table.aloud.table import Aloud
from game.table.asking import question
from game.table.asking.dragging import Dragging
from game.table.asking.focus import first_thing, keep_focus
from game.table.asking.mark import Subject
from game.table.asking.marks import Marks
from game.table.asking.meanings import meanings
from game.table.asking.picking import Picking
from game.table.board import Table
from game.table.board_theme import board_theme, music_at
from game.table.curtain import CurtainScreen
from game.table.elsewhere.elsewhere import Elsewhere
from game.table.faces import Bubble
from game.table.first_times import FirstTimes
from game.table.flow import Flow
from game.table.hand import HandCard
from game.table.log.herald import Herald
from game.table.log.speech import quoted
from game.table.motion import curtain_moves, light
from game.table.motion.motions import Motions
from game.table.panels.message import Message
from game.table.parts import Parts
from game.table.pieces import Spot as Thing
from game.table.reading.looking import Looking
from game.table.reading.sheet import Sheet, open_sheet, with_last_act
from game.table.score_sheet.final import FinalScreen
from game.ui import people
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.places import Float
from game.ui.input.presses import Answers
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window.jobs import Job


class ServedTable(Table):
    """One match at the table. What lasts is in `flow`, `board` and here; the widgets are built anew at any time."""

    explains = True
    offers_in_part = True
    ends_elsewhere = True  # the points are counted on a screen of their own
    parts: Parts
    _built_for: tuple[object, ...] = ()  # what decided where the parts lie, as they were built

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        flow.end_elsewhere = self.ends_elsewhere
        self.theme_of_game = board_theme(self.game)
        ui.sound.bring(self.game, self.theme_of_game.effects, self.theme_of_game.pieces)
        self._asked, self._shown_to = -1, (flow.private, flow.viewer)
        self.looking = Looking(self)
        self.ui.assets.make_room(self.theme_of_game.pictured)
        self.board = self.theme_of_game.board(self)
        self.grounds = self.board.ground
        self._take_state()
        self.background, self.motions = self.board.backdrop, Motions(self, self.board, self.theme_of_game)
        flow.clear_stage = self.motions.stop
        flow.skips_forced = lambda: self.ui.settings.values.skip_forced
        self.aloud = Aloud(self, self.motions)
        self.hinting = Hinting(self)
        self.picking = Picking(self, self.looking)
        self.dragging = Dragging(self)
        self.first_times = FirstTimes(self, self.motions)
        self.elsewhere = Elsewhere(self, self.hinting)
        self._was_asked = False  # the person before the screen was asked when the decision was made
        self._unannounced = False  # the person is asked, and was not told yet
        self._summary_due = False
        self._losses: tuple[int, int | None] | None = None  # the first event not looked through yet, and for which eyes
        self._ended = False
        self._opened = False

    @property
    def waits(self) -> bool:  # type: ignore[override]  # it depends
        """Whether time stands still while another window is in front: not for those whose hands are elsewhere."""
        return not self.flow.away

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
            self._asked, self.selected = number, None
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

    @property
    def ambience(self) -> str:
        return music_at(self.flow, self.ui.settings.values, self.board.ambience)

    def help_place(self) -> str:
        """The card that was looked at, the question of the person before the screen, or what goes on."""
        if self.subject is not None:
            return f"card:{self.subject.id.partition('/')[0]}"  # some faces say more than which card it is
        ask, asked = self.offers.ask if self.offers is not None else None, self.flow.asked
        return self.words.help_place(ask, asked[1] if asked else "", self.flow.view)

    def reference_cards(self) -> Sequence[str]:
        return self.words.in_play(self.flow.match.view(None))

    @property
    def _place_and_stage(self) -> tuple[object, ...]:
        """What decides where the parts lie."""
        return self.board.stage, self.flow.viewer, self.flow.nobody_here

    # -- showing ---------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        self.ui.note_presses()
        self._take_state()
        eyes = (self.flow.private, self.flow.viewer)
        if eyes != self._shown_to:
            self._forget_what_was_seen()
        if self._built_for != self._place_and_stage:
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
        if self.hand.elsewhere != self.flow.nobody_here:
            self.hand.elsewhere = self.flow.nobody_here
            self.hand.invalidate()
        self.hand.show(list(held.cards), list(held.tray), held.tray_title)
        self.show_prompt()
        self.corner.show(self.board.supply(), self.flow.can_undo)
        self._show_log()
        self._let_speak()
        self.show_zoom()
        self.aloud.changed()
        keep_focus(self)

    def _show_log(self) -> None:
        self.telling.show(self.log, speaking=self.ui.settings.values.opponents_speak)

    def show_prompt(self) -> None:
        question.show(self, self.picking, self.elsewhere)

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
                bubble.say(one.seat, one.text, room, self.board.seat_box(one.seat))

    def kept_clear(self) -> list[Box]:
        return [] if self.layers else [*self.looking.kept_clear(), *self.board.kept_clear()]

    def floats(self) -> Sequence[Float]:
        return [self.hint_panel, self.message, self.first_time, *self.bubbles, self.herald]

    # -- the stage -------------------------------------------------------------------------------------------------
    def begin(self, until: int) -> None:
        self.flow.begin(until)
        self.motions.before()
        self.refresh()
        self.asked_now()

    def asked_now(self) -> None:
        """The table shows another moment: whoever is asked in it, and was not before, is told so."""
        if self.flow.unseen and self.ui.ring_visible:
            self.ui.focus = first_thing(self)
        if self.offers is None or self._was_asked:
            return
        self._unannounced = bool(self.flow.forced)  # that is answered by itself
        if not self._unannounced:
            self.my_turn()

    def end(self) -> None:
        self.flow.end()
        self.tell_losses()
        if self.root is not None:
            self._show_log()
            self._let_speak()

    def catch_up(self) -> None:
        self.flow.release()
        self.tell_losses()
        self.refresh()
        self.asked_now()

    def announce(self, news: list[Shown], eyes: int | None) -> None:
        """Says what somebody has lost."""
        messages.announce(self, news, eyes)

    def announces(self, event: Shown) -> bool:
        return messages.is_announced(self, event, self.flow.eyes)

    # -- what is pointed at, held and picked (`game.table.hand.Holds`) -----------------------------------------------
    def sheet(self, seat: int) -> Sheet | None:
        told = self.board.sheet(seat)
        return with_last_act(told, self.flow, self.marked, seat) if told is not None else None

    def open_sheet(self, seat: int) -> None:
        if (told := self.sheet(seat)) is not None:
            open_sheet(self.ui, told)

    def look(self, subject: Subject) -> None:
        self.looking.look(subject)

    def enlarge(self, subject: Subject) -> None:
        self.looking.enlarge(subject)

    def drag(self, card: HandCard, start: tuple[float, float], x: float, y: float) -> bool:
        return self.dragging.move(card, start, x, y)

    def drop(self, x: float, y: float) -> None:
        self.dragging.drop(x, y)

    def dropped(self, card: int, at: tuple[float, float]) -> None:
        if not self.board.plan.drop(card, at):
            self.picking.drop(card)

    def pick(self, place: str, thing: int) -> None:
        if not self.board.plan.pick(place, thing):
            self.picking.pick(place, thing)

    def takes_click(self, widget: Widget) -> bool:
        """While nobody here is asked, a click on a card only hurries on what is seen."""
        return self.offers is not None or self.places.tabbed or not isinstance(widget, Thing)

    def click_nothing(self) -> None:
        if self.offers is None and self.flow.bots_turn:
            self.flow.skip()

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, act: Callable[[], bool]) -> None:
        eyes = self.flow.eyes
        self.selected = None
        self.message.close()
        self.hinting.close()
        if not act():
            self.ui.toasts.show(_("This is not possible any more."))
        self.stepped(eyes)

    def open(self, name: str) -> None:
        """Something over the table: "seats", "options", "filter" or "summary"."""
        said: dict[str, Callable[[], object]] = {
            "seats": lambda: messages.open_seats(self, self.elsewhere),
            "options": lambda: messages.open_options(self, self.picking),
            "summary": lambda: messages.open_summary(self),
        }
        said.get(name, lambda: self.telling.choose_filter(self.ui, self._show_log))()

    def unselect(self) -> None:
        self.selected = None
        self.refresh()

    def cover(self) -> None:
        """Hides what is private until the person comes back."""
        self.flow.cover()
        self.refresh()

    def take_back(self) -> None:
        """Undo, if nobody has learnt anything since."""
        self.hinting.close()
        if not self.flow.undo():
            self.ui.toasts.show(_("Nothing can be taken back now."))
            self.ui.sound.play("error")
            return
        while (ask := self.flow.my_ask) is not None and self.board.plan.began_before(ask) and self.flow.undo():
            pass
        self.shown_anew()

    def shown_anew(self) -> None:
        self.motions.stop()
        self.herald.hush()
        self.selected = None
        self.flow.news(self.flow.eyes)
        self.refresh()

    @property
    def secret(self) -> bool:
        return self.flow.shares_a_secret

    def left_alone(self) -> None:
        """The curtain falls at once: nobody may be before the screen."""
        flow = self.flow
        flow.cover()
        if self.ui.stack.top is not self:
            return  # it takes over what there is to see when it comes back
        self.ui.motion.finish_all()
        self.layers.clear()
        self.refresh()
        if flow.curtain_for is not None:
            self._curtain_down(flow.curtain_for)

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
        return not (self.flow.bots_turn or self.hinting.adviser.busy or light.changes(self))

    def update(self, seconds: float) -> None:
        """Time passes."""
        self.go_on_showing()
        flow = self.flow
        if flow.behind and not self.motions.telling:  # whatever became of its movements
            self.catch_up()
        if flow.match.over:
            if not self.ui.motion.busy:
                self._end()
            return
        seat = flow.curtain_for
        if seat is not None:
            if not self.ui.motion.busy and not self.layers:
                self._curtain(seat) if flow.curtain_falls else self._change_places(seat)
            return
        if self.layers and not (flow.away and not flow.at_rest):
            return
        eyes = flow.eyes
        if flow.forced and not self.ui.motion.busy and not self.layers:
            self._answer_forced(eyes)
            return
        quicker = max(1.0, self.ui.settings.values.animation)
        if flow.advance(seconds * quicker, self.ui.motion.busy or self.aloud.holds_up):
            self.stepped(eyes)

    def went_aside(self, seconds: float) -> None:
        """What goes away by itself stays that much longer."""
        passing: list[Message | Herald | Bubble] = [self.message, self.herald, *self.bubbles]
        for one in passing:
            one.until += seconds if one.until else 0.0
        self.looking.went_aside(seconds)
        self.first_times.went_aside(seconds)

    def uncovered(self) -> None:
        curtain_moves.open_up(self)
        self.my_turn()

    def go_on_showing(self) -> None:
        """What is read, said and hinted comes and goes with time."""
        light.change(self)
        self.looking.follow()
        for bubble in self.bubbles:
            if bubble.visible and self.ui.now > bubble.until:
                bubble.close()
        self.message.wait()
        if self.message.visible and self.message.until and self.ui.now > self.message.until:
            self.message.close()
        if self._summary_due and not self.motions.telling:
            self._summary_due = False
            self.open("summary")
        for notice in self.flow.match.take_notices():
            self.ui.toasts.show(notice.text(_), "danger")
        self.hinting.update()
        self.herald.update()
        self.first_times.update()
        self.aloud.news.update()

    def _answer_forced(self, eyes: int | None) -> None:
        """The only choice there is, where nobody learns anything from it: the log says so."""
        offer = self.offers.of(self.flow.forced) if self.offers is not None else None
        words = offer.label.strip() if offer is not None else ""
        if self.flow.answer_forced(words):
            self.stepped(eyes)

    def stepped(self, eyes: int | None) -> None:
        flow = self.flow
        news = flow.news(eyes)
        self._was_asked = self.offers is not None and not self._unannounced
        self._unannounced = False
        self._losses = (news[0].number, eyes) if news else None
        self.motions.decided()
        self.tell(news)

    def tell(self, news: list[Shown]) -> None:
        """Shows what has happened, moment by moment."""
        flow = self.flow
        if flow.rushing:
            self.motions.before()
            self.catch_up()
            return
        flow.hold(news[0].number if news else flow.match.event_count)
        self.motions.play(news)

    def tell_losses(self) -> None:
        """What the person before the screen has lost by what has been shown since."""
        if self._losses is None:
            return
        flow, (first, eyes) = self.flow, self._losses
        until = flow.told
        if until > first:
            self._losses = (until, eyes) if until < flow.last_here else None
            self.announce(flow.match.events_since(first, eyes)[: until - first], eyes)

    def my_turn(self) -> None:
        """The person before the screen is asked now."""
        self._was_asked = True
        self.ui.sound.play("your_turn")
        self.subject = None
        if self.ui.ring_visible and self.ui.focus is None:
            self.ui.focus = first_thing(self)
        self.show_zoom()
        if self.flow.told < self.flow.last_here:
            self._summary_due = True
        else:
            self.open("summary")

    def done_looking(self) -> None:
        """What is new has been looked at: the curtain may fall."""
        self.flow.seen()
        self.refresh()

    def _curtain(self, seat: int) -> None:
        if self.flow.private:  # it closes over a table without anything private
            self.cover()
        curtain_moves.close(self, lambda: self._curtain_down(seat))

    def _change_places(self, seat: int) -> None:
        """Another person is asked from whom nothing is hidden."""
        self.motions.stop()
        self.flow.lift(seat)
        self.refresh()
        self.my_turn()

    def _curtain_down(self, seat: int) -> None:
        """Nothing of the game is in sight any more."""
        self.ui.stack.push(CurtainScreen(self.ui, self, seat))
        self.ui.motion.finish_all()  # no fade: the picture is the same

    def _end(self) -> None:
        """The points are counted on a screen of their own."""
        if self._ended:
            return
        self._ended = True
        flow = self.flow
        flow.shown_to_the_end()
        self.end()
        self.ui.toasts.end_with(self)
        self.ui.host.games.finished()
        if not flow.was_over:  # a finished game that is looked at again counts for nobody
            people.finished(self.ui.settings.values, [flow.seats[seat].name for seat in sorted(flow.owners)])
            self.ui.apply_settings()
        flow.farewells = [
            escape(_("{who}: {line}").format(who=self.names.plain_seat(one.seat), line=quoted(one.text)))
            for one in self.chronicle.said
            if one.farewell
        ]
        self.ui.stack.replace((self.theme_of_game.final or FinalScreen)(self.ui, flow))

    def rest(self) -> None:
        """The pause screen."""
        from game.ui.screens.pause import PauseScreen

        self.ui.stack.push(PauseScreen(self.ui))
