"""The board of Rattus Cartus: its widgets, where they lie, what they show, and where the things of each player are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.kernel.rules import of
from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.hands.piles import SPECIAL, group_of
from game.rattus_cartus.hands.plan import CHOSEN, GIVE, card_brings, cards_counted, danger_words, giving
from game.rattus_cartus.lang import _, joined, ngettext
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table import art, sounds
from game.rattus_cartus.table.buildings import BuildingRow, BuildingState, row_cells
from game.rattus_cartus.table.entries import Planned
from game.rattus_cartus.table.furniture import Furniture
from game.rattus_cartus.table.hand import SHARES, GroupedHand, HandWords, card_room
from game.rattus_cartus.table.house import GAME, front, house, is_full
from game.rattus_cartus.table.influence import InfluenceBoard
from game.rattus_cartus.table.layout import Places, places
from game.rattus_cartus.table.models import TableModel, table_model
from game.rattus_cartus.table.nun_row import NunRow, NunTable
from game.rattus_cartus.table.plan_dialog import open_plan
from game.rattus_cartus.table.planning import RattusPlan
from game.rattus_cartus.table.players import PlayerPanel, Players
from game.rattus_cartus.table.resolving.course import Following
from game.rattus_cartus.table.resolving.scene import ResolveScene
from game.rattus_cartus.table.sheet import player_sheet
from game.rattus_cartus.table.spots import BoardPlaces
from game.rattus_cartus.table.time_bar import TimeBar
from game.rattus_cartus.words.danger import percent
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.things import BUILDING, NUN, described_card
from game.table.aloud.areas import Area, Heard, items
from game.table.aloud.called import lines_of
from game.table.asking.mark import Subject
from game.table.asking.spots import HAND, Spot
from game.table.board import Board, Held, Layout, Table
from game.table.hand import Hand, Holds
from game.table.log.marked import About
from game.table.panels.title import Title
from game.table.reading.sheet import Sheet
from game.table.reading.zoom_panel import ZoomPanel
from game.table.side import Supply
from game.ui.draw.geometry import Box
from game.ui.lang import sentence
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window.jobs import Job

# Puts faces together before they are needed.


def faces(ui: Ui, view: View, room: Box) -> list[Job]:
    """Every face of this game as hand and row show it, as far as there is room for them; each job makes one."""
    here = places(room, view.box.players)
    hand = list(dict.fromkeys(face_of(view.box, card) for card in view.box.in_play))
    wide = min(here.hand_card, card_room(here.hand) / 1.4)
    jobs: list[Job] = [
        partial(ui.cards_of(GAME).surface, face, "small", wide * share) for share in SHARES[:2] for face in hand
    ]
    return [*jobs, *_buildings(ui, view, here.row)]


def _buildings(ui: Ui, view: View, row: Box) -> list[Job]:
    """The cards of the row first, then those that may still come."""
    cell = row_cells(row, view.box.row)[0]
    if not is_full(cell):
        return []
    size, box = house(cell).picture, view.box
    cards = [*view.row, *(card for card in view.box.building_cards if card not in view.row and card not in view.spent)]
    cards = cards[: ui.assets.share_of((ui.px(size.w), ui.px(size.h)))]
    return [
        partial(
            front, ui, building_face(box, card), ESTATES[box.building_estate[box.building_of[card]]], (size.w, size.h)
        )
        for card in cards
    ]


IN_ROWS = ("revealed", "influence", "sword", "flute")


class RattusBoard(BoardPlaces, Board):
    """Rounds, influence, nun row, buildings and players; the hand by estates."""

    back = "follower"
    steady_buttons = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown_tab = ""
        self._doors: set[int] = set()  # events with which the doors of a row have opened already
        self.model: TableModel
        self.plan: RattusPlan = RattusPlan(table, lambda: self.view, self.slot_at, lambda plan: open_plan(plan, table))
        self.following = Following(table.flow)
        self.following.changed = self._seen_more

    def pictures(self) -> list[Job]:
        return faces(self.table.ui, self.view, self.table.room)

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        """What may be drawn."""
        return of(View, self.table.flow.view)

    def take(self) -> None:
        flow = self.table.flow
        self.model = table_model(self.view, flow.seats, private=flow.private)

    def asked_anew(self) -> None:
        self.plan.asked_anew()

    @property
    def looking(self) -> bool:
        """Whether the viewer chooses a card of the nun row."""
        offers = self.table.offers
        return offers is not None and offers.ask.step == "look.chosen"

    @property
    def passage(self) -> str:
        """The buildings of a round are resolved step by step."""
        return f"buildings:{self.view.round}" if self.view.phase == "buildings" else ""

    @property
    def music(self) -> str:
        return sounds.FEAST

    @property
    def ambience(self) -> str:
        return "rattus_cartus/street"

    @property
    def backdrop(self) -> str:
        """The street; no other one while movements are reduced than the first."""
        return art.street(0 if self.table.ui.motion.reduced else self.model.night.stage)

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        self.places: Places = places(bounds, len(self.model.players))
        here = self.places
        return Layout(
            here.prompt, here.corner, here.hand, here.log, here.zoom, here.aside, here.row, here.tabs, here.tabbed,
            here.hand_card, fanned=False, herald_below=here.tabbed, words_alone=True,
        )  # fmt: skip

    def make_hand(self, table: Holds, card: float) -> Hand:
        self.hand = GroupedHand(table, card, self.back)
        return self.hand

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        model, table = self.model, self.table
        seats = table.flow.seats
        self.time, self.title = TimeBar(model.time), Title("Rattus Cartus")
        self.influence = InfluenceBoard(table, model.influence, seats)
        self.nuns = NunRow(table, model.nuns, seats)
        self.row = BuildingRow(table, model.row, seats)
        self.nun_table = NunTable(table, model.nuns, seats)
        self.scene = ResolveScene(table, self.following, lambda: self.view)
        self.scene.on_sight = self._sights
        self.players = Players(table, model, table.flow.own_seat)
        self.players.cells = self.places.players
        self.nun_table.visible = False
        self.furniture = Furniture()
        return [self.furniture, self.row, self.scene, self.nun_table], [
            self.influence,
            self.nuns,
            self.players,
            self.title,
            self.time,
        ]

    def ground(self) -> Sequence[Widget]:
        return [self.furniture]

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        called = self.table.called
        plan = (
            [Area(_("Your plan"), (), self._plan_lines, where=[self.table.prompt])] if self.plan.ask is not None else []
        )
        return [*plan, Area(_("Buildings"), [self.row, self.scene, self.nun_table])], [
            Area(_("Players"), [self.players]),
            Area(_("Influence"), (), lines_of(called, "influence"), seen=[self.influence]),
            Area(_("Nun row"), [self.nuns], self._danger_lines),
            Area(
                _("Round and piles"),
                (),
                lambda: items([*called.look("where")[:2], *called.look("stacks")]),
                where=[self.time],
            ),
        ]

    def _plan_lines(self) -> list[Heard]:
        """What is put together: the building, each card with what it brings, and what all of it comes to."""
        plan, names = self.plan, of(Names, self.table.names)
        found = []
        if plan.entering:
            place = names.plain_place(self.view.row[plan.slot], plan.slot) if plan.slot >= 0 else _("none yet")
            found.append(Heard("building", _("Building: {building}.").format(building=place)))
        for card in plan.cards:
            brings = card_brings(card, plan.slot, self.view) if plan.entering and plan.slot >= 0 else ""
            found.append(Heard(f"card:{card}", f"{described_card(card, names)}. {brings}".strip()))
        count = cards_counted(len(plan.cards))
        found.append(Heard("count", _("Chosen: {cards}.").format(cards=count)))
        sums = [plan.words, danger_words(plan.danger) if plan.entering and plan.danger is not None else ""]
        told = " ".join(one for one in (*sums, sentence(plan.why_not) if plan.why_not else "") if one)
        return [*found, *([Heard("sum", _("All together: {sum}").format(sum=told))] if told else [])]

    def _danger_lines(self) -> list[Heard]:
        """How many nuns there are for what one knows, and how likely one dies."""
        nuns = self.nuns
        found = [Heard("nuns", _("Nuns in the row: {scale}.").format(scale=nuns.scale_words), "text")]
        if nuns.danger is not None:
            count = _("{percent} %").format(percent=percent(nuns.danger.now))
            told = joined([one for one in (count, nuns.after) if one])
            found.append(Heard("danger", _("Danger of death: {percent}.").format(percent=told), "text"))
        return found

    def arrange(self, box: Box) -> None:
        here = self.places
        self.furniture.place(box, here.time, here.shelf, here.head, here.tabs)
        for widget, place in (
            (self.time, here.time), (self.title, here.title), (self.influence, here.influence), (self.nuns, here.nuns),
            (self.row, here.row), (self.scene, here.row), (self.nun_table, here.row), (self.players, box),
        ):  # fmt: skip
            widget.arrange(place)

    def tabs(self) -> list[tuple[str, str]]:
        return [
            ("row", _("Buildings")), ("influence", _("Influence")), ("nuns", _("Nuns")), ("log", _("Chronicle")),
            ("zoom", _("Card")),
        ]  # fmt: skip

    def tab(self, wanted: str) -> str:
        return wanted or "row"

    def show_tab(self, tab: str) -> None:
        self._shown_tab = tab
        self._sights()

    def _sights(self) -> None:
        tab, looks = self._shown_tab, self.looking
        self.nun_table.visible = looks and tab in ("", "row", "nuns")
        resolved = self.following.live and tab in ("", "row")
        self.scene.visible = resolved and not self.nun_table.visible
        self.row.visible = tab in ("", "row") and not self.nun_table.visible and not resolved
        self.influence.visible = tab in ("", "influence")
        self.nuns.visible = tab in ("", "nuns") and not (tab and self.nun_table.visible)

    # -- showing ---------------------------------------------------------------------------------------------------
    def tells(self, word: str) -> bool:
        """The rows of a building that is resolved show what was laid, what it brings, and who gives what to whom: a
        sentence besides would only lie on the last of them."""
        return self.scene.visible and word in IN_ROWS

    def show(self) -> None:
        model, seats = self.model, self.table.flow.seats
        before = self.nun_table.visible
        self._sights()
        if before != self.nun_table.visible:
            self.nun_table.invalidate()
            self.row.invalidate()
        self.following.shown()
        self.scene.show()
        self.time.show(model.time)
        self.influence.look(self.table.flow.own_seat, own=model.private)
        self.influence.show(model.influence, seats, self._lit)
        self.nuns.show(model.nuns, seats)
        self._warn()
        self.nun_table.show(model.nuns, seats)
        self._show_row()
        self.row.fill(0 if self.table.ui.motion.reduced else model.night.rats)
        self.players.show(model)

    @property
    def _lit(self) -> int:
        """The estate of the building that is resolved, or chosen in a plan."""
        if self.following.live:
            return self.scene.estate
        slot = self.plan.slot
        return self.model.row[slot].estate if 0 <= slot < len(self.model.row) else -1

    def _show_row(self) -> None:
        model = self.model
        states = [self._state(slot) for slot in range(len(model.row))]
        self.row.show(model.row, self.table.flow.seats, states, model.viewer)

    def _warn(self) -> None:
        """The danger that the viewer is in, and what the plan makes of it; nothing while the curtain is down."""
        time, plan = self.model.time, self.plan
        found = plan.danger if self.model.private else None
        after = ""
        if found is not None and (found.changes or plan.slot >= 0):
            text = _("entering here: {percent} %") if plan.slot >= 0 else _("afterwards: {percent} %")
            after = text.format(percent=percent(found.planned))
        self.nuns.warn(found, after, (time.round - 1) / max(1, time.rounds - 1))

    def _state(self, slot: int) -> BuildingState:
        """What is chosen there, and what the upper edge says."""
        offers, plan = self.table.offers, self.plan
        planned = None
        if plan.entering and plan.slot == slot and offers is not None and offers.ask.step == CHOSEN:
            planned = Planned(tuple(face_of(self.view.box, card) for card in plan.cards))
        supplies = offers is not None and offers.ask.step == "supply.chosen"
        tag = _("your supply") if supplies and self.table.selected == (BUILDING, slot) else ""
        return BuildingState(planned, tag, self.shut)

    @property
    def shut(self) -> bool:
        """Whether the doors of this round have still to open before everybody's eyes."""
        flow = self.table.flow
        if flow.told >= flow.match.event_count:
            return False
        coming = flow.match.events_since(flow.told, flow.eyes)
        return any(one.word == "row_revealed" and one.number not in self._doors for one in coming)

    def open_doors(self, event: int) -> None:
        """They open with this event."""
        self._doors = {event}
        self._show_row()

    def phase(self) -> str:
        return self.view.phase

    def held(self) -> Held:
        if self.table.flow.nobody_here:
            self.hand.take(())
            self.furniture.say("", "")
            return Held()
        self.hand.take(self.model.hand)
        words = self._hand_words()
        self.hand.told(words)
        self.furniture.say(words.title, words.aside)
        return Held([(one.card, one.face) for one in self.model.hand])

    def _hand_words(self) -> HandWords:
        """The title of the hand, or of what is chosen from it; and which groups bring rats."""
        count, plan = len(self.model.hand), self.plan
        title = ngettext("Your hand: {count} card", "Your hand: {count} cards", count).format(count=count)
        ask, aside = plan.ask, ""
        rats: tuple[tuple[int, str], ...] = ()
        if ask is not None and ask.step in GIVE:
            title = giving(ask, len(plan.cards), count, of(Names, self.table.names)).title
            aside = _("{chosen} of {count} chosen").format(chosen=len(plan.cards), count=plan.left)
        elif ask is not None and plan.entering:
            rats = self._rats_of_groups(plan.slot)
        keys = ask is not None and self.table.ui.ring_visible and not self.table.ui.keys.pad_used
        return HandWords(title, aside, rats, keys)

    def _rats_of_groups(self, slot: int) -> tuple[tuple[int, str], ...]:
        """Per group of the hand whether its cards bring rats in a building."""
        if slot < 0:
            return ()
        estate = self.model.row[slot].estate
        groups = sorted({one.group for one in self.model.hand if one.card >= 0 and self.plan.may(one.card)})
        return tuple((group, "none" if group == estate or group >= len(ESTATES) else "each") for group in groups)

    def supply(self) -> Supply:
        words = self.time.progress if hasattr(self, "time") else ""
        return Supply("follower", _("Followers"), self.model.time.deck, words, "topic:round")

    def sheet(self, seat: int) -> Sheet:
        return player_sheet(self.model, seat, of(Names, self.table.names))

    # -- what can be pressed and read ------------------------------------------------------------------------------
    def landing(self) -> Widget | None:
        """Cards are let go over the buildings."""
        return self.row if self.row.visible and self.plan.entering else None

    def numbers(self, spots: Sequence[Spot]) -> list[Spot]:
        """Buildings and cards of the nun row by their place."""
        placed = sorted(spot for spot in spots if spot[0] in (BUILDING, NUN))
        return placed or super().numbers(spots)

    def make_zoom(self, choose: Callable[[str], None], *, words_alone: bool) -> ZoomPanel:
        panel = super().make_zoom(choose, words_alone=words_alone)
        panel.idle = _("Point at a building: what it does, and what it costs to be there. At a card: where it counts.")
        return panel

    def read_by_itself(self) -> Subject | None:
        """The chosen building, or the one that is resolved."""
        slot = self.plan.slot if self.plan.slot >= 0 else self.view.slot
        if (selected := self.read_selected()) is not None:
            return selected
        return self._building_subject(slot) if 0 <= slot < len(self.model.row) else None

    def read_selected(self) -> Subject | None:
        selected = self.table.selected
        return self._building_subject(selected[1]) if selected is not None and selected[0] == BUILDING else None

    def _building_subject(self, slot: int) -> Subject:
        one = self.model.row[slot]
        return Subject("building", one.card, one.face, place=BUILDING)

    def named(self, about: About) -> Subject | None:
        """The first building, else the first card."""
        box = self.view.box
        for kind, face in ((BUILDING, building_face), ("card", face_of)):
            if about.of(kind):
                number = min(about.of(kind))
                return Subject(kind, number, face(box, number), place=BUILDING if kind == BUILDING else HAND)
        return None

    # -- where the things of the players lie -----------------------------------------------------------------------
    def seat_box(self, seat: int) -> Box:
        return self.players.panels[seat].box

    def flag(self, seat: int) -> Box:
        """Where the flag of the start player is, or would be."""
        return self.players.panels[seat].flag

    def redraw(self, seat: int) -> None:
        """The panel of a player is drawn again."""
        self.players.panels[seat].invalidate()

    def panel(self, seat: int) -> PlayerPanel:
        """The panel of a player."""
        return self.players.panels[seat]

    def speech_room(self, seat: int) -> Box | None:
        return None if self.places.tabbed else self.players.panels[seat].speech_room

    def figures(self, seat: int) -> Sequence[Box]:
        """The panel, and the tracks and rats that show something else than before."""
        mine = [self.nuns.box] if seat == self.table.flow.own_seat else []
        return [self.players.panels[seat].box, *self.influence.stale(), *mine]

    def read_to_answer(self) -> Sequence[Box]:
        """While a building is resolved: what each of those inside has laid, and what came of it."""
        return [row.box for row in self.scene.rows] if self.scene.visible else []

    def remember(self) -> None:
        """What happens now is told event by event, if it is told at all."""
        flow = self.table.flow
        if not flow.rushing and self.table.ui.motion.speed > 0 and not self.following.fresh:
            self.following.hold()
            self.table.lag.telling = True

    def _seen_more(self) -> None:
        """The pictures have come a step further."""
        if self.scene.layer is not None:
            before = self.row.visible
            self._sights()
            self.scene.show()
            self.influence.show(self.model.influence, self.table.flow.seats, self._lit)
            if before != self.row.visible:
                self.row.invalidate()

    def caught_up(self) -> None:
        self.following.catch_up()
        self.influence.landed()
        for widget in (self.players, self.nuns, self.row, self.time):
            widget.invalidate()


def board_of(table: Any) -> RattusBoard:
    """The board of a table at which Rattus Cartus is played."""
    found = table.board
    assert isinstance(found, RattusBoard)
    return found


__all__ = ["SPECIAL", "RattusBoard", "board_of", "group_of"]
