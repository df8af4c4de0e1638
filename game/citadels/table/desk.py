"""The screen of the table: builds the parts, shows them what the flow says, and takes what is picked back to it."""

from __future__ import annotations

import pygame

from game.citadels.rules.state import View
from game.citadels.table import chronicle, keys, messages
from game.citadels.table.choices import choices_for
from game.citadels.table.chronicle import MarkedNames
from game.citadels.table.flow import Flow
from game.citadels.table.hand import DraftFan, Hand
from game.citadels.table.layout import Places, places
from game.citadels.table.marks import Marks
from game.citadels.table.messages import Message
from game.citadels.table.models import TableModel, table_model
from game.citadels.table.motions import Motions
from game.citadels.table.names import Names
from game.citadels.table.offers import BUTTON, CITY, HAND, SEAT, TRAY, Offers, Spot
from game.citadels.table.own import OwnCity, OwnRole, ScorePanel
from game.citadels.table.pieces import PLAIN, Mark, Subject
from game.citadels.table.players import Discards, Opponents
from game.citadels.table.prompt_bar import PromptBar
from game.citadels.table.prompts import Prompt, prompt, waiting
from game.citadels.table.side import ChroniclePanel, Corner, ZoomModel, ZoomPanel
from game.citadels.table.track import RankTrack
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.screen import Screen
from game.ui.ui import Ui
from game.ui.widgets import Free, TabBar, Widget

ZOOM_DELAY = 0.12
KEPT_LINES = 240


class TableScreen(Screen):
    """One match at the table. Everything that lasts is in `flow`; the widgets are built anew at any time."""

    name = "table"
    background = "ui/table"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self.selected: Spot | None = None
        self.subject: Subject | None = None
        self.tab = "city"
        self.city_of = -1  # whose city the tab shows; -1 the viewer's
        self.over_shown = False
        self.summed: tuple[int, int] = (0, 0)  # round and rank of the last summary
        self._wish: tuple[Subject, float] | None = None
        self._asked = -1
        self._state: tuple[object, ...] = ()
        self.names = Names([seat.name for seat in flow.seats], flow.match.state.box)
        self.marked = MarkedNames(flow.seats, flow.match.state.box)
        self._marked_for: int | None = -2
        self.motions = Motions(self)
        self.model: TableModel
        self.marks: Marks
        self.offers: Offers | None = None
        self._take_state()

    # -- state -----------------------------------------------------------------------------------------------------
    def _take_state(self) -> None:
        """Model, offers and marks of this moment."""
        flow = self.flow
        view = flow.view
        self.model = table_model(view, flow.seats, private=flow.private)
        self.offers = flow.offers(self.names)
        number = self.offers.ask.number if self.offers else -1
        if number != self._asked:
            self._asked = number
            self.selected = None
            self.city_of = self._city_with_targets(view)
        self.marks = Marks(self.offers, self.selected, view, self.names, flow.why_not)

    def _city_with_targets(self, view: View) -> int:
        """The first other city with something to choose: behind tabs only one city is seen at a time."""
        things = (
            {offer.thing for offer in self.offers.offers if offer.place == CITY} if self.offers is not None else set()
        )
        if not things or things & set(view.city[view.viewer]):
            return -1
        return next((seat for seat, city in enumerate(view.city) if things & set(city)), -1)

    def refresh_state(self) -> None:
        """Takes the state over without showing it: before the screen is built."""
        self._take_state()

    @property
    def drafting(self) -> bool:
        return self.model.phase == "draft"

    # -- building --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self._take_state()
        model, bounds = self.model, self.ui.scale.bounds
        self.places: Places = places(bounds, len(model.players), draft=self.drafting)
        self._built_for = (self.drafting, model.viewer)
        here = self.places
        if here.tabbed:
            choosing = self.drafting and self.offers is not None
            self.tab = "draft" if choosing or (self.drafting and self.tab == "draft") else self.tab
            self.tab = "city" if self.tab == "draft" and not self.drafting else self.tab
        self.prompt = PromptBar(self.press)
        self.track = RankTrack(self, model)
        self.opponents = Opponents(self, model, here.style)
        self.opponents.cells = here.opponents
        self.discards = Discards(self, model)
        self.city = OwnCity(self, model, here.city_card)
        self.city.full = self.drafting and not here.tabbed
        self.city.titled = not here.tabbed
        self.score = ScorePanel(model)
        self.own = OwnRole(self, model)
        self.hand = Hand(self, here.hand_card)
        self.hand.fanned = not self.drafting
        self.fan = DraftFan(self)
        self.corner = Corner(model, self.press)
        self.log = ChroniclePanel()
        self.zoom = ZoomPanel(self.choose)
        self.message = Message()
        self.tabs = TabBar(self._tab_names(), self.tab, self.use_tab, "tabs")
        parts: list[Widget] = [self.prompt, self.fan, self.hand, self.city, self.own, self.track, self.opponents,
                               self.discards, self.score, self.zoom, self.corner, self.log, self.tabs, self.message]  # fmt: skip
        self._visibility()
        return Free(parts, self._place, "table")

    def _tab_names(self) -> list[tuple[str, str]]:
        names = [
            ("city", _("City")),
            ("score", _("Score")),
            ("log", _("Chronicle")),
            ("zoom", _("Card")),
            ("aside", _("Set aside")),
        ]
        return [("draft", _("Choose")), *names] if self.drafting else names

    def _visibility(self) -> None:
        here = self.places
        tab = self.tab if here.tabbed else ""
        self.fan.visible = self.drafting and tab in ("", "draft")
        self.own.visible = here.role.w > 0
        self.tabs.visible = here.tabbed
        self.corner.visible = not here.tabbed
        self.city.visible = tab in ("", "city")
        self.score.visible = tab == "score" or (not here.tabbed and here.score.w > 0)
        self.score.ruled = not here.tabbed
        self.log.visible = tab in ("", "log")
        self.log.titled = not here.tabbed
        self.zoom.visible = tab in ("", "zoom")
        self.discards.visible = tab in ("", "aside")

    def _place(self, box: Box) -> None:
        here = self.places
        panel = (
            Box(here.city.x, here.city.y, here.score.right - here.city.x, here.city.h) if here.score.w else here.city
        )
        self.city.panel = panel
        for widget, place in (
            (self.prompt, here.prompt), (self.track, here.track), (self.opponents, box), (self.discards, here.discards),
            (self.city, here.city), (self.score, here.score), (self.own, here.role), (self.hand, here.hand),
            (self.corner, here.corner), (self.log, here.log), (self.zoom, here.zoom), (self.tabs, here.tabs),
            (self.fan, here.draft or Box(0, 0, 0, 0)),
        ):  # fmt: skip
            widget.arrange(place)
        self.message.middle, self.message.side = panel, here.zoom
        self.message.arrange(box)
        self.show()

    def rebuild(self) -> None:
        self.motions.forget()
        super().rebuild()
        self.show()

    # -- showing ---------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """The match or the selection changed: every part takes over what concerns it."""
        self._take_state()
        if self._built_for != (self.drafting, self.model.viewer):
            self.rebuild()
            return
        self.show()

    def show(self) -> None:
        model = self.model
        self.track.show(model)
        self.opponents.show(model)
        self.discards.show(model)
        self.city.show(model.players[self.city_of if self.city_of >= 0 else model.viewer])
        self.score.show(model)
        self.own.show(model, self._after_words())
        self._show_hand()
        self._show_prompt()
        self.corner.show(model, self.flow.can_undo)
        self._show_log()
        self._show_zoom()
        self._keep_focus()

    def _show_hand(self) -> None:
        ids = self.flow.match.state.box.kind
        hand = [(card, ids[card] if card >= 0 else "") for card in self.model.own_hand]
        tray = [(card, ids[card]) for card in self.offers.tray] if self.offers else []
        self.hand.show(hand, tray, _("Drawn: choose one") if tray else "")
        view = self.flow.view
        ask = self.offers.ask if self.offers else None
        ranks = []
        if self.drafting and ask is not None and not self.model.me.roles:
            ranks = [int(offer.thing) for offer in self.offers.offers if offer.place == "track"] if self.offers else []
        self.fan.show([(rank, view.box.setup.cast[rank - 1]) for rank in ranks], self._order())

    def _order(self) -> list[tuple[str, int, str, bool]]:
        """The draft's order for those who wait: name, shield, state, crown."""
        view = self.flow.view
        if not self.drafting:
            return []
        rows = []
        for index, seat in enumerate(view.order):
            state = _("has chosen") if index < view.picked else _("chooses") if index == view.picked else _("waits")
            info = self.model.players[seat].info
            rows.append((info.name, info.crest, state, index == view.picked))
        return rows

    def _show_prompt(self) -> None:
        flow = self.flow
        choices = choices_for(self.offers, self.selected, flow, self.names)
        asked = flow.match.asked
        if self.offers is not None:
            words = prompt(self.offers.ask, flow.view, self.names)
            crest = self.model.me.info.crest
        elif asked is None:
            words, crest = Prompt(_("The game is over"), ""), -1
        else:
            words = waiting(int(asked[0]), asked[1], flow.view, self.names)
            crest = self.model.players[asked[0]].info.crest
        self.prompt.show(words, crest, choices)

    def _show_log(self) -> None:
        if self._marked_for != self.flow.eyes:
            self._marked_for = self.flow.eyes
            self.marked = MarkedNames(self.flow.seats, self.flow.match.state.box)
        self.log.show(chronicle.lines(self.flow.log(), self.marked, self.flow.eyes)[-KEPT_LINES:])

    def _show_zoom(self) -> None:
        subject = self.subject or self._default_subject()
        self.zoom.show(self.marks.zoom(subject) if subject else None)

    def _default_subject(self) -> Subject | None:
        if self.model.me.roles and self.model.me.roles[0][0]:
            rank, card = self.model.me.roles[0]
            return Subject("rank", rank, card, self.model.viewer)
        current = next((tile for tile in self.model.tiles if tile.state == "current"), self.model.tiles[0])
        return Subject("rank", current.rank, current.id)

    def zoom_model(self) -> ZoomModel | None:
        return self.zoom.model

    def _after_words(self) -> str:
        """'0 left after building' for the selected card."""
        if not self.offers or not self.selected:
            return ""
        found = self.offers.at(*self.selected)
        if not found or found[0].price is None:
            return ""
        return _("{gold} left afterwards").format(gold=self.model.me.gold - found[0].price)

    def _keep_focus(self) -> None:
        """A focused thing that left the table hands the focus to its successor of the same name."""
        focus = self.ui.focus
        if focus is None or self.root is None or focus.within(self.root) and focus in self.root.focusables():
            return
        if self.layers and any(focus.within(layer) for layer in self.layers):
            return
        same = [w for w in self.root.focusables() if w.name == focus.name]
        buttons = [w for w in self.prompt.children if w.interactive]
        self.ui.focus = same[0] if same else (buttons[0] if buttons and self.ui.ring_visible else None)

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
            self._act(lambda: self.flow.retract(thing, self.offers.chosen if self.offers else ()))
            return
        spot, found = self.marks.found(place, thing)
        if not found:
            if place == "seat" and self.places.tabbed:
                self._show_city_of(thing)
                return
            why = self.marks.refusal(place, thing)
            if why:
                self.ui.toasts.show(why[:1].upper() + why[1:] + ".")
            return
        if self.marks.at_once(place) or spot == self.selected:
            self.choose(found[0].option)
            return
        self.selected = spot
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
        if not act():
            self.ui.toasts.show(_("This is not possible any more."))
        self._stepped(eyes)

    def press(self, name: str) -> None:
        """A button of the prompt or of the corner."""
        acts = {
            "undo": self.take_back, "pause": self.back, "help": lambda: keys.open_sheet(self), "skip": self._hurry,
            "unselect": self.unselect, "cover": self._cover, "takeover": lambda: messages.open_seats(self),
            "more": lambda: messages.open_options(self),
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
        if not self.flow.undo():
            self.ui.toasts.show(_("Nothing can be taken back now."))
            return
        self.selected = None
        self.flow.news(self.flow.eyes)
        self.refresh()

    # -- time ------------------------------------------------------------------------------------------------------
    def resume(self) -> None:
        self.refresh()
        messages.open_summary(self)

    def update(self, seconds: float) -> None:
        self._follow_wish()
        if self.message.visible and self.message.until and self.ui.now > self.message.until:
            self.message.close()
        for notice in self.flow.match.take_notices():
            self.ui.toasts.show(notice.text(_), "danger")
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
        from game.citadels.table.curtain import CurtainScreen

        self.ui.stack.push(CurtainScreen(self.ui, self, seat))

    def _end(self) -> None:
        if self.over_shown or self.ui.motion.busy:
            return
        from game.citadels.table.final import ScoringScreen

        self.over_shown = True
        self.ui.stack.replace(ScoringScreen(self.ui, self.flow))

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
