"""The parts of the table: which widgets there are, where they lie, and what each shows of the present moment."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.rules.state import View
from game.citadels.table.choices import choices_for
from game.citadels.table.chronicle import Chronicle, MarkedNames
from game.citadels.table.discards import Discards
from game.citadels.table.faces import Bubble
from game.citadels.table.flow import Flow
from game.citadels.table.hand import DraftFan, Hand
from game.citadels.table.herald import Herald
from game.citadels.table.hinting import HintPanel
from game.citadels.table.lag import Lag
from game.citadels.table.layout import Places, places
from game.citadels.table.log_panel import ChroniclePanel
from game.citadels.table.looking import Looking
from game.citadels.table.marks import Marks
from game.citadels.table.messages import Message
from game.citadels.table.models import TableModel, draft_order, table_model
from game.citadels.table.names import Names
from game.citadels.table.offers import CITY, Offers, Spot
from game.citadels.table.own import OwnCity, OwnRole, ScorePanel
from game.citadels.table.pieces import Mark, Pointed, Subject
from game.citadels.table.pieces import Spot as Thing
from game.citadels.table.players import Opponents
from game.citadels.table.prompt_bar import PromptBar
from game.citadels.table.prompts import Prompt, prompt, waiting
from game.citadels.table.reminders import reminders
from game.citadels.table.side import Corner
from game.citadels.table.table_log import TableLog
from game.citadels.table.track import RankTrack
from game.citadels.table.zoom_panel import ZoomModel, ZoomPanel
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.screen import Screen
from game.ui.ui import Ui
from game.ui.widgets import Free, TabBar, Widget


class TableParts(Screen):
    """The widgets of the table and what they show. What is done with them is in `desk.TableScreen`."""

    name = "table"
    background = "ui/table"
    waits = True

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self.selected: Spot | None = None
        self.subject: Subject | None = None
        self.lag = Lag()
        self.tab = "city"
        self.city_of = -1  # whose city the tab shows; -1 the viewer's
        self.over_shown = False
        self.summed: tuple[int, int] = (0, 0)  # round and rank of the last summary
        self._wish: tuple[Subject, float] | None = None
        self._asked = -1
        self._state: tuple[object, ...] = ()
        self.names = Names([seat.name for seat in flow.seats], flow.match.state.box)
        self.telling = TableLog(flow)
        self.looking = Looking(self)
        self.model: TableModel
        self.marks: Marks
        self.offers: Offers | None = None
        self._take_state()

    # -- for the parts: see desk.TableScreen -----------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        raise NotImplementedError

    def look(self, subject: Subject) -> None:
        raise NotImplementedError

    def enlarge(self, subject: Subject) -> None:
        raise NotImplementedError

    def tip(self, place: str, thing: int) -> str:
        raise NotImplementedError

    def explain(self, option: str) -> str:
        """What a button leads to, as marked-up text."""
        return escape(self.marks.consequences.words(option))

    def point_at(self, pointed: Pointed | None) -> None:
        self.log.light(pointed)

    def pick(self, place: str, thing: int) -> None:
        raise NotImplementedError

    def choose(self, option: str) -> None:
        raise NotImplementedError

    def press(self, name: str) -> None:
        raise NotImplementedError

    def use_tab(self, tab: str) -> None:
        raise NotImplementedError

    # -- state -----------------------------------------------------------------------------------------------------
    def _take_state(self) -> None:
        """Model, offers and marks of this moment."""
        flow = self.flow
        view = flow.view
        self.model = table_model(view, flow.seats, private=flow.private)
        self.names.seats = [seat.name for seat in flow.seats]
        self.offers = flow.offers(self.names)
        number = self.offers.ask.number if self.offers else -1
        if number != self._asked:
            self._asked = number
            self.selected = None
            self.city_of = self._city_with_targets(view)
        self.marks = Marks(self.offers, self.selected, view, self.names, flow.why_not, flow.match.rules)

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

    def areas(self) -> Sequence[Widget]:
        """Its parts, in the order of the Tab key."""
        return self.root.children[0].children if self.root is not None else ()

    def first_focus(self) -> Widget | None:
        return self.first_thing() if self.ui.ring_visible else None

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
        self.prompt = PromptBar(self.press, self.explain)
        self.track = RankTrack(self, model)
        self.opponents = Opponents(self, model, here.style)
        self.opponents.cells = here.opponents
        self.discards = Discards(self, model)
        self.city = OwnCity(self, model, here.city_card)
        self.city.full = self.drafting and not here.tabbed
        self.city.titled = not here.tabbed
        self.score = ScorePanel(model)
        self.own = OwnRole(self, model)
        self.own.crowned = here.tabbed
        self.own.only_cards = self.drafting and not here.tabbed
        self.hand = Hand(self, here.hand_card)
        self.hand.fanned = not self.drafting
        self.fan = DraftFan(self)
        self.corner = Corner(model, self.press, hints=self.ui.settings.values.hints)
        self.log = ChroniclePanel(self.looking)
        self.zoom = ZoomPanel(self.choose)
        self.message = Message()
        self.stage.put_over(None)
        self.herald = Herald(self.stage)
        self.hint_panel = HintPanel()
        self.bubbles = [Bubble(f"speech_{i}") for i in range(2)]
        self.tabs = TabBar(self._tab_names(), self.tab, self.use_tab, "tabs")
        important = [self.prompt, self.fan, self.hand, self.city, self.own, self.track, self.opponents]
        rest = [
            self.discards,
            self.score,
            self.zoom,
            self.corner,
            self.log,
            self.tabs,
            self.herald,
            *self.bubbles,
            self.hint_panel,
            self.message,
        ]
        parts: list[Widget] = [*important, *rest]  # the order of the Tab key
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
        choosing = here.tabbed and tab == "draft"  # the characters have all the room below the tabs
        self.own.visible = here.role.w > 0 and not choosing
        self.hand.visible = not choosing
        self.tabs.visible = here.tabbed
        self.discards.deck = self.model.deck if here.tabbed else -1
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
        self.city.room = here.city
        for widget, place in (
            (self.prompt, here.prompt), (self.track, here.track), (self.opponents, box), (self.discards, here.discards),
            (self.city, panel), (self.score, here.score), (self.own, here.role), (self.hand, here.hand),
            (self.corner, here.corner), (self.log, here.log), (self.zoom, here.zoom), (self.tabs, here.tabs),
            (self.fan, here.draft or Box(0, 0, 0, 0)),
        ):  # fmt: skip
            widget.arrange(place)
        self.message.middle, self.message.side = panel, here.zoom
        self.message.arrange(box)
        self.herald.prompt, self.herald.below = here.prompt, self.drafting or here.tabbed
        self.herald.arrange(box)
        below = Box(here.prompt.x, here.prompt.bottom + 8, here.prompt.w, box.bottom - here.prompt.bottom - 16)
        self.hint_panel.arrange(below if here.tabbed else here.zoom)
        self.show()

    def rebuild(self) -> None:
        super().rebuild()
        self.show()

    # -- showing ---------------------------------------------------------------------------------------------------
    def refresh(self) -> None:
        """The match or the selection changed: every part takes over what concerns it."""
        before = (self.model.private, self.model.viewer)
        self._take_state()
        if before != (self.model.private, self.model.viewer):
            self._forget_what_was_seen()
        if self._built_for != (self.drafting, self.model.viewer):
            self.rebuild()
            return
        self.show()

    def _forget_what_was_seen(self) -> None:
        """Other eyes are before the screen: no card somebody looked at, and no message to them, stays behind."""
        self.subject, self._wish = None, None
        self.selected = None
        if self.root is not None:
            self.message.close()

    def show(self) -> None:
        model = self.model
        self.track.show(model)
        self.opponents.show(model)
        self.discards.show(model)
        other = self.places.tabbed and self.city_of >= 0  # elsewhere every city is in sight
        self.city.show(model.players[self.city_of if other else model.viewer])
        self.score.show(model)
        self.own.show(model, self._after_words())
        self._show_hand()
        self._show_prompt()
        self.corner.show(model, self.flow.can_undo)
        self.telling.show(self)
        self._let_speak()
        self._show_zoom()
        self._keep_focus()

    def _show_hand(self) -> None:
        ids = self.flow.match.state.box.kind
        hand = [(card, ids[card] if card >= 0 else "") for card in self.model.own_hand]
        tray = [(card, ids[card]) for card in self.offers.tray] if self.offers else []
        self.hand.show(hand, tray, self._tray_title() if tray else "")
        view = self.flow.view
        ask = self.offers.ask if self.offers else None
        ranks = []
        if self.drafting and ask is not None:
            ranks = [int(offer.thing) for offer in self.offers.offers if offer.place == "track"] if self.offers else []
        self.fan.show([(rank, view.box.setup.cast[rank - 1]) for rank in ranks], draft_order(view, self.model))

    def _tray_title(self) -> str:
        assert self.offers is not None
        victim = self.offers.ask.memo.get("victim", -1)
        if victim >= 0:
            return _("Hand of {name}").format(name=self.names.plain_seat(victim))
        return _("Drawn: choose one")

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
        self.prompt.show(words, crest, choices, reminders(flow.view, self.names))

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
        """Whatever was said since the last look appears beside the speakers' panels."""
        fresh = self.telling.fresh(seen=self.root is not None)
        if self.root is None:
            return
        for bubble, one in zip(self.bubbles, fresh[-len(self.bubbles) :], strict=False):
            panel = self.opponents.panel(one.seat)
            if panel is not None:
                bubble.say(one.seat, one.text, panel.speech_room)

    def _show_zoom(self) -> None:
        subject = self.subject or self._default_subject()
        self.zoom.show(self.zoom_of(subject) if subject else None)

    def zoom_of(self, subject: Subject) -> ZoomModel:
        """The card in words, with what can be done with it now."""
        return self.marks.zoom(subject)

    def _default_subject(self) -> Subject | None:
        if self.model.me.roles and self.model.me.roles[0][0]:
            rank, card = self.model.me.roles[0]
            return Subject("rank", rank, card, self.model.viewer)
        current = next((tile for tile in self.model.tiles if tile.state == "current"), self.model.tiles[0])
        return Subject("rank", current.rank, current.id)

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
        self.ui.focus = same[0] if same else self.first_thing() if self.ui.ring_visible else None

    def first_thing(self) -> Widget | None:
        """Where somebody with keys or a gamepad begins: at the buttons of the prompt, else at what can be chosen."""
        widgets = self.root.focusables() if self.root is not None else []
        buttons = [w for w in self.prompt.children if w.interactive]
        legal = [w for w in widgets if isinstance(w, Thing) and w.mark.state in ("legal", "target")]
        return next(iter([*buttons, *legal, *widgets]), None)
