"""The screen of the table: takes what is picked to the match, lets time pass, and says what must be said."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.citadels.table import curtain_moves, help_places, keys, messages, warming
from game.citadels.table.faces import Bubble
from game.citadels.table.flow import Flow
from game.citadels.table.herald import Herald
from game.citadels.table.hinting import Hinting
from game.citadels.table.motions import Motions
from game.citadels.table.offers import BUTTON, CITY, SEAT
from game.citadels.table.parts import TableParts
from game.citadels.table.picking import Picking
from game.citadels.table.pieces import PLAIN, Mark, Spot, Subject
from game.citadels.table.sounds import music_at
from game.citadels.table.speech import quoted
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.screen import Job
from game.ui.ui import Ui
from game.ui.widgets import Widget

ZOOM_DELAY = 0.12


class TableScreen(TableParts):
    """One match at the table. Everything that lasts is in `flow`; the widgets are built anew at any time."""

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self.motions = Motions(self)
        flow.skips_forced = lambda: self.ui.settings.values.skip_forced
        self.hinting = Hinting(self)
        self.picking = Picking(self)
        self._unannounced = False
        self._opened = False

    def pictures(self) -> list[Job]:
        """What puts every card of this game together as the table shows it, so that no later frame waits for it."""
        return warming.faces(self.ui, self.flow.view)

    def rebuild(self) -> None:
        self.motions.stop()
        super().rebuild()

    def _forget_what_was_seen(self) -> None:
        super()._forget_what_was_seen()
        self.motions.stop()
        self.herald.hush()

    # -- what the parts ask ----------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        found = self.marks.mark(place, thing)
        if found is PLAIN and place == SEAT and self.offers is not None and self.places.tabbed:
            city = set(self.flow.view.city[thing])
            if any(offer.place == CITY and offer.thing in city for offer in self.offers.offers):
                return Mark("legal")
        return found

    def look(self, subject: Subject) -> None:
        self._wish = (subject, self.ui.now + ZOOM_DELAY)

    def enlarge(self, subject: Subject) -> None:
        self._wish = None
        self.looking.enlarge(subject)

    def enlarge_pointed(self) -> None:
        """The card under the pointer or in focus; else the one that is zoomed already."""
        if self._wish is not None:
            self.subject = self._wish[0]
        model = self.zoom.model
        subject = self.subject or (model.subject if model is not None else None)
        if subject is not None:
            self.enlarge(subject)

    def tip(self, place: str, thing: int) -> str:
        return self.marks.tip(place, thing)

    def pick(self, place: str, thing: int) -> None:
        self.picking.pick(place, thing)

    def show_city_of(self, seat: int) -> None:
        """Large user scales: this city behind the tab of cities."""
        self.city_of = -1 if seat == self.model.viewer else seat
        self.use_tab("city")

    def choose(self, option: str) -> None:
        """Answer the ask."""
        self.act(lambda: self.flow.answer(option))

    def act(self, act: Callable[[], bool]) -> None:
        """Do something to the match and show what came of it."""
        eyes = self.flow.eyes
        self.selected = None
        self.message.close()
        self.hinting.close()
        if not act():
            self.ui.toasts.show(_("This is not possible any more."))
        self._stepped(eyes)

    def press(self, name: str) -> None:
        """A button of the prompt or of the corner."""
        acts = {
            "undo": self.take_back, "pause": self.rest, "help": lambda: keys.open_sheet(self), "skip": self._hurry,
            "unselect": self.unselect, "cover": self._cover, "takeover": lambda: messages.open_seats(self),
            "options": lambda: messages.open_options(self), "hint": self.hinting.toggle, "zoom": self.enlarge_pointed,
            "stay": self.picking.stay,
            "filter": lambda: self.telling.choose_filter(self),
        }  # fmt: skip
        if name in acts:
            acts[name]()
        elif self.offers is not None:
            self.picking.end() if name == "end" else self.choose(name)

    def _show_prompt(self) -> None:
        asked = self.picking.question()
        if asked is None:
            super()._show_prompt()
        else:
            self.prompt.show(asked[0], self.model.me.info.crest, asked[1])

    def unselect(self) -> None:
        self.selected = None
        self.refresh()

    def _hurry(self) -> None:
        self.flow.hurry = True
        self.ui.motion.finish_all()

    def _cover(self) -> None:
        self.flow.cover()
        self.refresh()

    def take_back(self) -> None:
        """Undo, if nobody has learnt anything since."""
        self.hinting.close()
        if not self.flow.undo():
            self.ui.toasts.show(_("Nothing can be taken back now."))
            self.ui.sound.play("error")
            return
        self.motions.stop()
        self.herald.hush()
        self.selected = None
        self.flow.news(self.flow.eyes)
        self.refresh()

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "draft" if self.drafting else "play")

    def help_place(self) -> str:
        """The card that was looked at, the question of the person before the screen, or what goes on."""
        if self.subject is not None:
            return f"card:{self.subject.id}"
        if self.offers is not None:
            return help_places.place_of_ask(self.offers.ask, self.flow.view)
        asked = self.flow.match.asked
        return help_places.place_of_waiting(asked[1] if asked else "", self.flow.view)

    # -- time ------------------------------------------------------------------------------------------------------
    def went_aside(self, seconds: float) -> None:
        """What goes away by itself stays that much longer."""
        passing: list[messages.Message | Herald | Bubble] = [self.message, self.herald, *self.bubbles]
        for one in passing:
            one.until += seconds if one.until else 0.0
        if self._wish is not None:
            self._wish = self._wish[0], self._wish[1] + seconds

    def resume(self) -> None:
        if not self.flow.alone:
            self.ui.assets.backdrop_ahead("ui/curtain")
        self.refresh()
        if self.flow.just_begun and not self._opened:
            self.motions.open_game()
        self._opened = True
        messages.open_summary(self)

    def update(self, seconds: float) -> None:
        self._follow_wish()
        for bubble in self.bubbles:
            if bubble.visible and self.ui.now > bubble.until:
                bubble.close()
        if self.message.visible and self.message.until and self.ui.now > self.message.until:
            self.message.close()
        for notice in self.flow.match.take_notices():
            self.ui.toasts.show(notice.text(_), "danger")
        self.hinting.update()
        self.herald.update()
        if self.flow.match.over:
            self._end()
            return
        seat = self.flow.curtain_for
        if seat is not None:
            if not self.ui.motion.busy and not self.layers:
                self._curtain(seat)
            return
        if self.layers:
            return
        eyes = self.flow.eyes
        if self.flow.forced and not self.ui.motion.busy:
            self._answer_forced(eyes)
            return
        if self.flow.advance(seconds, self.ui.motion.busy):
            self._stepped(eyes)

    def _answer_forced(self, eyes: int | None) -> None:
        """The only choice there is, where nobody learns anything from it: the log says so."""
        offer = self.offers.of(self.flow.forced) if self.offers is not None else None
        words = offer.label.strip() if offer is not None else ""
        if self.flow.answer_forced(words):
            self._stepped(eyes)

    def _follow_wish(self) -> None:
        if self._wish is not None and self.ui.now >= self._wish[1]:
            subject, self._wish = self._wish[0], None
            if self.message.visible and self.message.aside:
                self.message.close()
            if subject != self.subject:
                self.subject = subject
                self._show_zoom()

    def _stepped(self, eyes: int | None) -> None:
        """One decision was made: show it, let it move, and say what must be said."""
        news = self.flow.news(eyes)
        before = self.offers is not None and not self._unannounced
        self.motions.stop()
        self.motions.before()
        self.refresh()
        if not self.flow.rushing:
            self.motions.play(news)
        messages.announce(self, news, eyes)
        self._unannounced = not before and bool(self.flow.forced)  # that is answered by itself
        if not before and self.offers is not None and not self._unannounced:
            self.my_turn()

    def my_turn(self) -> None:
        """The person before the screen is asked now."""
        self.ui.sound.play("your_turn")
        self.picking.asked()
        self.subject = None
        if self.ui.ring_visible and self.ui.focus is None:
            self.ui.focus = self.first_thing()
        self._show_zoom()
        messages.open_summary(self)

    def _curtain(self, seat: int) -> None:
        if self.flow.private:  # it closes over a table without anything private
            self._cover()

        def closed() -> None:
            from game.citadels.table.curtain import CurtainScreen

            self.ui.stack.push(CurtainScreen(self.ui, self, seat))
            self.ui.motion.finish_all()  # no fade: the picture is the same

        curtain_moves.close(self, closed)

    def _end(self) -> None:
        if self.over_shown or self.ui.motion.busy:
            return
        from game.citadels.table.final import ScoringScreen

        self.over_shown = True
        self.ui.stack.replace(ScoringScreen(self.ui, self.flow))
        for one in self.chronicle.said:
            if one.farewell:
                said = _("{who}: {line}").format(who=self.names.plain_seat(one.seat), line=quoted(one.text))
                self.ui.toasts.show(escape(said))

    def takes_click(self, widget: Widget) -> bool:
        """While nobody here is asked, a click on a card only hurries on what is seen."""
        return self.offers is not None or self.places.tabbed or not isinstance(widget, Spot)

    def click_nothing(self) -> None:
        if self.offers is None and self.flow.bots_turn:
            self.flow.skip()

    # -- keys ------------------------------------------------------------------------------------------------------
    def process_event(self, event: pygame.event.Event) -> bool:
        return keys.before_widgets(self, event)

    def key(self, event: pygame.event.Event) -> bool:
        return keys.after_widgets(self, event)

    def back(self) -> None:
        """Esc: let go of what is selected, else pause."""
        if self.selected is not None:
            self.unselect()
        else:
            self.rest()

    def rest(self) -> None:
        """The pause screen."""
        from game.ui.screens.pause import PauseScreen

        self.ui.stack.push(PauseScreen(self.ui))

    def use_tab(self, tab: str) -> None:
        """Which part shares the place behind the tabs (large user scales only)."""
        self.tab = self.tabs.chosen = tab
        if tab != "city":
            self.city_of = -1
        self._visibility()
        self.show()
        self.relayout()


__all__ = ["BUTTON", "PLAIN", "TableScreen"]
