"""The contract between a table and a game: what can be seen and done at a table (`Table`), and what a game lays on it
(`Board`).

The table has the parts that every game has: prompt, hand, corner, log, zoom, messages, tabs. A board makes the widgets
that are the game's own, gives all of them their places, shows the moment in them, and knows where the things of each
seat lie. Most of it has a default; a game without a board gets `PlainBoard`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.session.match import Shown
from game.table.aloud.areas import Area
from game.table.aloud.called import Called
from game.table.asking.mark import PLAIN, Mark, Subject, ZoomModel
from game.table.asking.marks import Marks
from game.table.asking.plan import NO_PLAN, Plan
from game.table.asking.prompt_bar import PromptBar
from game.table.asking.spots import HAND, Offers, Spot
from game.table.asking.things import Choice
from game.table.faces import Bubble
from game.table.flow import Flow
from game.table.hand import Hand, Holds
from game.table.log.chronicle import Chronicle
from game.table.log.herald import Herald
from game.table.log.log_panel import ChroniclePanel, TableLog
from game.table.log.marked import About, MarkedNames
from game.table.motion.album import Album
from game.table.motion.lag import Lag
from game.table.names import Names
from game.table.panels.hint_panel import HintPanel
from game.table.panels.landing import Landing
from game.table.panels.message import Message
from game.table.panels.slip import FirstTimeSlip
from game.table.pieces import Pointed
from game.table.pieces import Spot as Thing
from game.table.reading.sheet import Sheet
from game.table.reading.zoom_panel import ZoomPanel
from game.table.side import Corner, Supply
from game.table.words import Prompt
from game.ui.draw.backdrops import PLAIN_GROUND
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.lang import sentence
from game.ui.ui import Ui
from game.ui.widgets import TabBar, Widget
from game.ui.window.jobs import Job
from game.ui.window.screen import Screen
from game.ui.window.sound import SILENCE

NOWHERE = Box(0, 0, 0, 0)


@dataclass
class Layout:
    """Where the parts of the table lie that every game has, in units. `tabbed`: the log, the zoom and some of the
    game's own widgets share one place behind tabs (few units, at large user scales)."""

    prompt: Box
    corner: Box
    hand: Box
    log: Box
    zoom: Box  # no room where a game has no cards to read
    aside: Box  # where summaries and hints lie
    middle: Box  # where other messages appear
    tabs: Box = field(default_factory=lambda: NOWHERE)
    tabbed: bool = False
    hand_card: float = 174.0  # how wide a card of the hand may be
    fanned: bool = True  # the cards of the hand lie like a fan
    herald_below: bool = False  # the herald speaks below the prompt, where nothing important lies
    words_alone: bool = False  # the zoom shows the words of a card alone: the table has its picture


@dataclass(frozen=True)
class Held:
    """What the viewer holds: numbers and ids of cards ("" for one that is face down), and cards to choose from."""

    cards: Sequence[tuple[int, str]] = ()
    tray: Sequence[tuple[int, str]] = ()
    tray_title: str = ""


@dataclass(frozen=True)
class Lay:
    """Where a card lay before the decision, and how: layout and id ("" for one that was face down)."""

    box: Box
    layout: str
    id: str
    place: str


class Table(Screen, Holds):
    """A table as everything on it knows it: what is shown and asked now, the parts that every game has, and what can
    be done. How it is done says `game.table.served_table`. The widgets are built anew at any time."""

    board: Board
    marks: Marks
    places: Layout
    prompt: PromptBar
    hand: Hand
    corner: Corner
    log: ChroniclePanel
    zoom: ZoomPanel
    message: Message
    herald: Herald
    hint_panel: HintPanel
    first_time: FirstTimeSlip
    landing: Landing
    bubbles: list[Bubble]
    tabs: TabBar

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.game = flow.match.setup.game
        self.flow, self.words = flow, flow.words
        self.offers: Offers | None = None
        self.selected: Spot | None = None
        self.subject: Subject | None = None  # what is read
        self.led: Widget | None = None  # what got the focus by itself while nobody was asked
        self.lag = Lag()
        self.album = Album(flow)  # what was staged
        self.tab = ""  # large user scales only: which part shares the place behind the tabs
        self.summed = ""  # the moment of the last summary
        self.names: Names = self.words.names([seat.name for seat in flow.seats], flow.view)
        self.names.pictured = True
        self.telling = TableLog(flow)
        self.called = Called(flow, ui.ears)

    # -- what is shown ---------------------------------------------------------------------------------------------
    @property
    def room(self) -> Box:
        """What of the window the table may take."""
        return self.ui.scale.bounds

    @property
    def small(self) -> bool:
        """Whether parts of the table share one place behind tabs."""
        return self.places.tabbed

    @property
    def chronicle(self) -> Chronicle:
        """The whole log as the eyes before the screen may know it."""
        return self.telling.chronicle

    @property
    def marked(self) -> MarkedNames:
        """Names as the log shows them."""
        return self.telling.marked

    @property
    def drop_room(self) -> Box | None:
        """Where a card of the hand can be let go so that it is played."""
        landing = self.board.landing()
        return landing.box if landing is not None else None

    def spots(self) -> Iterator[Thing]:
        """All things in sight."""
        if self.root is not None:
            yield from (widget for widget in self.root.walk() if isinstance(widget, Thing))

    def point_at(self, pointed: Pointed | None) -> None:
        self.log.light(pointed)

    def show_seat(self, seat: int) -> None:
        """Somebody pressed a player whom nobody asks about."""
        self.board.show_seat(seat)

    def show_zoom(self) -> None:
        """The panel beside the table shows the card that is read now."""
        subject = self.subject or self.board.read_by_itself()
        self.zoom.show(self.marks.in_panel(self.zoom_of(subject)) if subject else None)

    # -- what things mean ------------------------------------------------------------------------------------------
    def zoom_of(self, subject: Subject) -> ZoomModel:
        """The card in words, with what can be done with it now."""
        return self.marks.zoom(subject)

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

    def words_of(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        return self.called.words(place, thing, subject)

    def leads(self, place: str, thing: int) -> str:
        return self.called.leads(place, thing, self.tip)

    def standing(self, name: str, mark: Mark) -> str:
        return self.called.standing(name, mark)

    def refuse(self, place: str, thing: int, why: str) -> None:
        """Says why something cannot be chosen, once and beside the thing itself."""
        same = [spot for spot in self.spots() if (spot.place, spot.thing) == (place, thing)]
        widget = next((spot for spot in same if spot.hovered or spot is self.ui.focus), same[0] if same else None)
        if widget is not None:
            widget.tip = ""
        self.ui.toasts.show(escape(sentence(why)), at=widget.shown if widget is not None else None)
        self.ui.sound.play("error")

    # -- what can be done ------------------------------------------------------------------------------------------
    @abstractmethod
    def act(self, act: Callable[[], bool]) -> None:
        """The person does something to the match: shows what came of it."""

    def choose(self, option: str) -> None:
        """Answer the ask."""
        self.act(lambda: self.flow.answer(option))

    @abstractmethod
    def dropped(self, card: int, at: tuple[float, float]) -> None:
        """A card of the hand was let go there."""

    @abstractmethod
    def press(self, name: str) -> None:
        """A button of the prompt, the corner or the log."""

    @abstractmethod
    def use_tab(self, tab: str) -> None:
        """Which part shares the place behind the tabs (large user scales only)."""

    @abstractmethod
    def refresh(self) -> None:
        """The match or the selection changed: every part takes over what concerns it."""

    # -- the stage -------------------------------------------------------------------------------------------------
    @abstractmethod
    def begin(self, until: int) -> None:
        """The moment of the events below this number begins: the table shows the state as it is then."""

    @abstractmethod
    def end(self) -> None:
        """That moment is over: the log tells of it, somebody may say something about it, and losses are named."""

    @abstractmethod
    def catch_up(self) -> None:
        """Everything that has happened is shown at once."""

    @abstractmethod
    def announces(self, event: Shown) -> bool:
        """Whether that is said as a loss: then the herald does not say it besides."""

    # -- who comes and goes ----------------------------------------------------------------------------------------
    @abstractmethod
    def stepped(self, eyes: int | None) -> None:
        """One decision was made, perhaps elsewhere, and these eyes saw the table: what it brought is shown."""

    @abstractmethod
    def shown_anew(self) -> None:
        """Something was taken back: the table is as it was before, without a word."""

    @abstractmethod
    def uncovered(self) -> None:
        """The person of the seat is alone before the screen: the curtain opens over the table."""


class Board:
    """The game's own part of the table; to be overridden. `take` comes first, then `layout` and `build`, then `show`
    at each change; all are called anew at any time."""

    back = ""  # the kind of back of the cards in the hands; "" where nobody holds any
    plan: Plan = NO_PLAN  # what is put together on the table before it is answered
    steady_buttons = True  # in the own turn the buttons of the prompt keep their places

    def __init__(self, table: Table) -> None:
        self.table = table

    def pictures(self) -> list[Job]:
        """Small jobs that put its pictures together, so that no later frame waits for them."""
        return []

    # -- the moment ------------------------------------------------------------------------------------------------
    def take(self) -> None:
        """Takes over what the flow's View says now."""

    def asked_anew(self) -> None:
        """Another question lies before the viewer, or none any more."""

    @property
    def stage(self) -> str:
        """The part of the game for which the table is laid out; it is built anew when that changes."""
        return ""

    @property
    def passage(self) -> str:
        """Names what is seen step by step now and may be passed over as a whole; "" for nothing of the kind."""
        return ""

    @property
    def music(self) -> str:
        """The piece that is heard."""
        return "play"

    @property
    def ambience(self) -> str:
        """What is heard of the place where the game is played ("GAME/NAME"); SILENCE for nothing."""
        return SILENCE

    @property
    def backdrop(self) -> str:
        """The full-screen picture of the place where the game is played now ("GAME/grounds/NAME")."""
        return PLAIN_GROUND

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        """Where everything lies in a window of these units."""
        raise NotImplementedError

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Its widgets in the order of the Tab key: those that come before the hand, and those after it."""
        raise NotImplementedError

    def ground(self) -> Sequence[Widget]:
        """Widgets of `build` that lie below everything else; asked for after it."""
        return ()

    def make_hand(self, table: Holds, card: float) -> Hand:
        """The cards of the viewer, each as wide as `card` at most."""
        return Hand(table, card, self.back)

    def make_zoom(self, choose: Callable[[str], None], *, words_alone: bool) -> ZoomPanel:
        """The panel in which a card is read beside the table."""
        return ZoomPanel(choose, words_alone=words_alone)

    def arrange(self, box: Box) -> None:
        """Gives its widgets their places."""

    def tabs(self) -> list[tuple[str, str]]:
        """The keys and words of the tabs, "log" and "zoom" among them."""
        return []

    def tab(self, wanted: str) -> str:
        """The tab that is shown first, or after the stage has changed."""
        return wanted

    def show_tab(self, tab: str) -> None:
        """Of what lies behind tabs only this is in sight; "" where there are none."""

    @property
    def hand_in_sight(self) -> bool:
        """Whether the hand is shown beside what lies behind the tab."""
        return True

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        """Shows the moment in its widgets."""

    def tells(self, word: str) -> bool:
        """Whether the board itself says what such an event means while it is shown: then neither the herald nor a
        message says it besides."""
        return False

    def phase(self) -> str:
        """The part of a round that is shown, by any name of its own; "" in a game that knows no such parts."""
        return ""

    def held(self) -> Held:
        """What the hand shows."""
        return Held()

    def told(self) -> tuple[Prompt, int, list[Choice]] | None:
        """What the parchment says while something is shown step by step: words, crest (-1: none) and buttons; None
        while it says what is asked. A button "next_step" goes on, one "see_whole" leads to the end of it."""
        return None

    def supply(self) -> Supply | None:
        """What the corner tells besides its buttons."""
        return None

    def named_at(self, x: float, y: float) -> str:
        """What lies there and is drawn by the board as a whole (a site of a map), in words for ears; "" for nothing."""
        return ""

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        """Its parts for ears, in the order of hearing: those before the hand (what can be chosen now), and those after
        it (the own things, the other players, what all share)."""
        return (), ()

    def sheet(self, seat: int) -> Sheet | None:
        """What the sheet of a player tells, which is shown while one points at what is theirs; None for no sheet."""
        return None

    # -- what can be pressed and read ------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        """How a thing at which nothing is offered shows that something behind it is."""
        return PLAIN

    def show_seat(self, seat: int) -> None:
        """Somebody pressed a player whom nobody asks about: behind tabs that may show what is theirs."""

    def event(self, event: pygame.event.Event) -> bool:
        """A press or a key let go that is for its own things, whoever is asked; whether it was used."""
        return False

    def landing(self) -> Widget | None:
        """Where a card of the hand can be dropped."""
        return None

    def numbers(self, spots: Sequence[Spot]) -> list[Spot]:
        """What the number keys pick, of all that can be picked: the hand in its order."""
        order = {(HAND, card.thing): i for i, card in enumerate(self.table.hand.cards)}
        return sorted(spots, key=lambda spot: (order.get(spot, -1), 0))

    def read_by_itself(self) -> Subject | None:
        """What the zoom shows while nothing is pointed at."""
        return None

    def read_selected(self) -> Subject | None:
        """What the zoom shows as soon as something is selected; None leaves it as it is."""
        return None

    def named(self, about: About) -> Subject | None:
        """The card that a line of the log speaks of, to be enlarged."""
        return None

    # -- where the things of the seats lie ------------------------------------------------------------------------
    def seat_box(self, seat: int) -> Box:
        """Everything of a player."""
        return NOWHERE

    def speech_room(self, seat: int) -> Box | None:
        """Where something lies that a player says; None for nowhere."""
        return None

    def kept_clear(self) -> Sequence[Box]:
        """Where nothing may float besides: what the board itself says about a thing that is pointed at."""
        return ()

    def read_to_answer(self) -> Sequence[Box]:
        """What one reads before one answers, besides the question: nothing that explains lies there."""
        return ()

    def good_to_see(self) -> Sequence[Box]:
        """What is covered by what explains something only where there is no other room."""
        return ()

    def figures(self, seat: int) -> Sequence[Box]:
        """What is drawn again when a figure of a player changes."""
        return ()

    def lies(self) -> Mapping[int, Lay]:
        """Where each card lies that is in sight, outside the hand."""
        return {}

    def lit(self, word: str, seat: int) -> Sequence[Box]:
        """Where a place of the game lies that tutorials name (`ScenarioLanguage.lights`), of this seat; nothing for one
        out of sight."""
        return ()

    def reveal(self, word: str, seat: int) -> None:
        """Behind tabs such a place is brought into sight."""

    def remember(self) -> None:
        """Something is about to change: what else movements need to know of how it was."""

    def caught_up(self) -> None:
        """Everything has landed: whatever shows less than there is has to be drawn again."""
