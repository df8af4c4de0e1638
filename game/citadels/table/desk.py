"""The screen of the table: takes what is picked to the match, lets time pass, and says what must be said."""

from __future__ import annotations

import pygame

from game.citadels.table import curtain_moves, keys, messages, warming
from game.citadels.table.flow import Flow
from game.citadels.table.hinting import Hinting
from game.citadels.table.motions import Motions
from game.citadels.table.offers import BUTTON, CITY, HAND, SEAT, TRAY
from game.citadels.table.parts import TableParts
from game.citadels.table.pieces import PLAIN, Mark, Subject
from game.citadels.table.sounds import music_at
from game.citadels.table.speech import quoted
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.screen import Job
from game.ui.ui import Ui

ZOOM_DELAY = 0.12
KEPT_LINES = 240


class TableScreen(TableParts):
    """One match at the table. Everything that lasts is in `flow`; the widgets are built anew at any time."""

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self.motions = Motions(self)
        self.hinting = Hinting(self)

    def pictures(self) -> list[Job]:
        """What puts every card of this game together as the table shows it, so that no later frame waits for it."""
        return warming.faces(self.ui, self.flow.view)

    def rebuild(self) -> None:
        self.motions.forget()
        super().rebuild()

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

    def pick(self, place: str, thing: int) -> None:
        """A click or Enter on a thing: the first selects, the second confirms; what cannot be chosen says why."""
        if self.offers is None:
            if place == "seat" and self.places.tabbed:
                self._show_city_of(thing)
            elif self.flow.bots_turn:
                self.flow.skip()
            return
        if place in (HAND, TRAY) and thing in self.offers.chosen:
            chosen = self.offers.chosen
            self._act(lambda: self.flow.retract(thing, chosen))
            return
        spot, found = self.marks.found(place, thing)
        if not found:
            if place == "seat" and self.places.tabbed:
                self._show_city_of(thing)
                return
            why = self.marks.refusal(place, thing)
            if why:
                self.ui.toasts.show(why[:1].upper() + why[1:] + ".")
                self.ui.sound.play("error")
            return
        if self.marks.at_once(place) or spot == self.selected:
            self.choose(found[0].option)
            return
        self.selected = spot
        self.ui.sound.play("press")
        self.refresh()

    def _show_city_of(self, seat: int) -> None:
        self.city_of = -1 if seat == self.model.viewer else seat
        self.use_tab("city")

    def choose(self, option: str) -> None:
        """Answer the ask."""
        self._act(lambda: self.flow.answer(option))

    def _act(self, act) -> None:
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
            "undo": self.take_back, "pause": self.back, "help": lambda: keys.open_sheet(self), "skip": self._hurry,
            "unselect": self.unselect, "cover": self._cover, "takeover": lambda: messages.open_seats(self),
            "more": lambda: messages.open_options(self), "hint": self.hinting.toggle,
        }  # fmt: skip
        if name in acts:
            acts[name]()
        elif self.offers is not None:
            self.choose(name)

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
        self.selected = None
        self.flow.news(self.flow.eyes)
        self.refresh()

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "draft" if self.drafting else "play")

    # -- time ------------------------------------------------------------------------------------------------------
    def resume(self) -> None:
        if not self.flow.alone:
            self.ui.assets.backdrop_ahead("ui/curtain")
        self.refresh()
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
        if self.flow.advance(seconds, self.ui.motion.busy):
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
        before = self.offers is not None
        self.motions.before(news)
        self.refresh()
        self.motions.play(news)
        messages.announce(self, news, eyes)
        if not before and self.offers is not None:
            self.my_turn()

    def my_turn(self) -> None:
        """The person before the screen is asked now."""
        self.ui.sound.play("your_turn")
        self.subject = None
        if self.ui.ring_visible and self.ui.focus is None:
            buttons = [w for w in self.prompt.children if w.interactive]
            self.ui.focus = buttons[0] if buttons else None
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
                self.ui.toasts.show(escape(f"{self.names.plain_seat(one.seat)}: {quoted(one.text)}"))

    # -- keys ------------------------------------------------------------------------------------------------------
    def process_event(self, event: pygame.event.Event) -> bool:
        return keys.before_widgets(self, event)

    def key(self, event: pygame.event.Event) -> bool:
        return keys.after_widgets(self, event)

    def back(self) -> None:
        """Esc: let go of what is selected, else pause."""
        if self.selected is not None:
            self.unselect()
            return
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
