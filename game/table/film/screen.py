"""A film at the real table: what is seen is the table of a game, what is pressed moves through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game import catalog
from game.bots.remote import WorkerBots
from game.session.film import Film
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.save import SaveFile, encode, snapshot
from game.session.setup import HUMAN
from game.table import keys
from game.table.advice.look_back_table import LookBackTable
from game.table.advice.review import Reviews, ReviewScreen
from game.table.asking.mark import Subject
from game.table.asking.spots import SEAT
from game.table.asking.things import Choice
from game.table.board_theme import board_theme
from game.table.film import telling, transcript
from game.table.film.bar import Eyes, FilmBar, TimeLine, height
from game.table.film.film_flow import FilmFlow
from game.table.film.story import Note, Story
from game.table.flow import Flow
from game.table.words import Prompt
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.input.actions import NUMBERS, Line
from game.ui.input.presses import Answers
from game.ui.lang import _, joined
from game.ui.screens.keys import open_keys
from game.ui.screens.pin import ask_pin
from game.ui.services import SaveRefused
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, Spacer, Widget
from game.ui.widgets.modal import Dialog, confirm, open_dialog, tell

LOG_LINES = 60  # of the log: all of them are new with every jump
READING, TELLING = 0.002, 0.004  # seconds of a frame
SHEET = (
    "film_play", "film_back", "film_step", "film_turn_before", "film_turn", "film_mine_before", "film_mine",
    "film_big_before", "film_big", "film_eyes", "film_open", "hint", "film_knew", "film_join", "film_more", "zoom",
    "filter", "speed",
)  # fmt: skip


class FilmTable(LookBackTable):
    """The film lies in the flow; here is what was begun with it: playing, advice, the story of the time line."""

    name = "film"
    waits = True
    flow: FilmFlow

    def __init__(self, ui: Ui, flow: FilmFlow, notes: Sequence[Note] = ()) -> None:
        super().__init__(ui, flow, "", "")
        self.film = flow.film
        self.hinting.always = True
        self.telling.most = LOG_LINES
        self.playing = False
        self._waited = 0.0
        self._said: tuple[Prompt, int, list[Choice]] | None = None  # about the moment that was shown last
        self._hint_wanted = -1  # the moment at which somebody wants a hint
        self.story = Story(flow, self.words, self.words.names([one.name for one in flow.seats], flow.view))
        self.story.say(notes)

    # -- building --------------------------------------------------------------------------------------------------
    @property
    def room(self) -> Box:
        bounds = self.ui.scale.bounds
        return bounds.cut_bottom(height(bounds))[1]

    def build_more(self) -> Sequence[Widget]:
        line = self._held_line()
        if line is None:
            crests = [one.crest for one in self.flow.seats]
            line = TimeLine(self.story, crests, self.drag_to, self.toggle)
        self.bar = FilmBar(self.press, line)
        self.corner.only("hint", "help", "pause")
        return [self.bar]

    def _held_line(self) -> TimeLine | None:
        """The time line that is being dragged: it stays the same where the table behind it is laid anew."""
        line = self.bar.line if self.root is not None else None
        return line if line is not None and (line.held or any(one.held for one in line.children)) else None

    def _place(self, box: Box) -> None:
        bounds = self.ui.scale.bounds
        self.bar.arrange(bounds.cut_bottom(height(bounds))[0])
        super()._place(box)

    def first_focus(self) -> Widget | None:
        return self.bar.line if self.ui.ring_visible else None

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        super().show()
        self.bar.show(self.film.at, self._eyes(), playing=self.playing, ends=not self.flow.match.pending)

    def _eyes(self) -> Eyes:
        info, flow = self.flow.seats[self.flow.viewer], self.flow
        if flow.follows:
            return Eyes(info.crest, info.name, _("Whoever decides"))
        note = _("Everything lies open") if flow.opened else _("Own cards only") if flow.private else _("Public only")
        return Eyes(info.crest, info.name, note)

    def said(self) -> tuple[Prompt, int, list[Choice]]:
        back = Choice("leave", _("Back"), "gold", "back")
        if self.flow.behind and self._said is not None:  # what follows is told when this has been shown
            return self._said[0], self._said[1], [back]
        self._said = self._about(back)
        return self._said

    def _about(self, back: Choice) -> tuple[Prompt, int, list[Choice]]:
        """What is decided at the moment that is shown."""
        film, ask = self.film, self.flow.match.pending
        said = telling.decision(self.flow, self.words, self.names)
        if ask is None or film.at >= film.length:
            return said, -1, [back]
        note = self.story.note(film.at)
        if note is not None:
            said = Prompt(note.title, note.sentence)
        buttons = []
        if len(ask.options) > 1 and film.may_see(ask.seat):
            buttons.append(Choice("film_hint", _("Hint"), "ghost", "hint"))
        if film.over:
            buttons.append(Choice("film_knew", _("What did it know?"), "ghost", "film_knew"))
        return said, self.flow.seats[ask.seat].crest, [*buttons, back]

    def _read_choice(self) -> None:
        """The card that is chosen here is read beside the table."""
        option = self.film.option(self.film.at) if self.flow.shows_answers else ""
        found = self.words.things.subject(option, self.flow.view) if option else None
        self.subject = Subject(*found) if found is not None else None

    # -- moving ----------------------------------------------------------------------------------------------------
    def go(self, at: int) -> None:
        """Shows another moment at once."""
        self.hinting.close()
        self.message.close()
        self.motions.stop()
        self.herald.hush()
        self.selected = None
        self.film.go(at)
        self.flow.jumped()
        self.flow.follow()
        self._read_choice()
        self.refresh()

    def drag_to(self, at: int) -> None:
        """The time line was pressed or dragged."""
        self.playing = False
        self.go(at)

    def step(self) -> None:
        """One answer more: what it brings moves and is told."""
        if self.film.at >= self.film.length:
            self.playing = False
            self.show()
            return
        self.hinting.close()
        self.motions.stop()
        self.selected, self._waited = None, 0.0
        self.film.go(self.film.at + 1)
        self.motions.decided()
        news = self.flow.stepped()
        self.flow.follow()
        self.motions.play(news)

    def begin(self, until: int) -> None:
        super().begin(until)
        if not self.flow.behind:
            self._read_choice()
            self.show_zoom()

    def catch_up(self) -> None:
        self.flow.release()
        self._read_choice()
        super().catch_up()

    def toggle(self) -> None:
        """Play, or stand still; at the end from the beginning."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.film.at >= self.film.length:
            self.go(0)
        self.show()

    def update(self, seconds: float) -> None:
        self.go_on_showing()
        if self.film.read_on(READING) or self.story.go_on(TELLING):
            self.bar.line.show(self.film.at)
        if not self.playing or self.layers or self.ui.motion.busy:
            return
        self._waited += seconds * max(1.0, self.ui.settings.values.animation)
        if self._waited >= self.flow.delay:
            self.step()

    @property
    def still(self) -> bool:
        busy = self.playing or self.hinting.adviser.busy or self.hinting.number >= 0
        return not busy and self.story.done and self.film.whole

    def pause(self) -> None:
        self.playing = False
        self.hinting.close()
        self.flow.match.bots.close()

    # -- whose eyes ------------------------------------------------------------------------------------------------
    def see_with(self, seat: int) -> None:
        """From the place of this seat, with its eyes if they may be used."""
        if self.flow.asks_who_looks(seat) and self.film.may_see(seat):
            ask_who_looks(self, seat)
        else:
            self.look_from(seat)

    def look_from(self, seat: int) -> None:
        """The same, once it is clear who looks."""
        self.flow.see_with(seat)
        self._read_choice()
        self.refresh()

    def look_with_deciders(self) -> None:
        """From the place of whoever decides, each time."""
        self.flow.follows = True
        self.flow.follow()
        self._read_choice()
        self.refresh()

    def lay_open(self) -> None:
        """Everything, or no longer."""
        if not self.film.over:
            self.ui.toasts.show(_("Everything lies open only when the game is over."))
            return
        self.flow.open(not self.flow.opened)
        self._read_choice()
        self.refresh()

    def hint(self) -> None:
        """What the searching player would have chosen here, from what whoever decides could see."""
        ask = self.flow.match.pending
        if ask is None or not self.film.may_see(ask.seat):
            self.ui.toasts.show(_("Here nobody decides whose cards may be seen."))
            return
        self.playing = False
        if self.flow.my_ask is None:
            if self.flow.asks_who_looks(ask.seat):
                ask_who_looks(self, ask.seat)
                return
            self.look_from(int(ask.seat))
        self.hinting.toggle()

    # -- pressing --------------------------------------------------------------------------------------------------
    def answers(self) -> Answers:
        """A press means the same at every moment."""
        return Answers()

    def choose(self, option: str) -> None:
        self.ui.toasts.show(
            _("This is a replay: nothing can be changed. “Play on from here” begins a game of its own.")
        )

    def pick(self, place: str, thing: int) -> None:
        if place == SEAT:
            self.see_with(thing)
        else:
            self.choose("")

    def show_seat(self, seat: int) -> None:
        super().show_seat(seat)
        self.see_with(seat)

    def press(self, name: str) -> None:
        if name == "help":
            open_keys(self.ui, self.keys())
        elif name in ("leave", "pause"):
            self.back()
        elif name in ACTS:
            ACTS[name](self)
        elif name in ("filter", "zoom", "speed"):
            keys.press(self, name)
            self.bar.speed.invalidate()

    def process_event(self, event: pygame.event.Event) -> bool:
        """What the film does by letters comes before what the table of a game does by them."""
        means = self.ui.keys.means
        if self.layers:
            return super().process_event(event)
        if not self.ui.keys.pad_used and means(event, "skip"):
            self.toggle()
            return True
        found = means(event, *AT_ONCE)
        if found:
            ACTS[found](self)
            return True
        return super().process_event(event)

    def key(self, event: pygame.event.Event) -> bool:
        found = self.ui.keys.means(event, *KEYED, *NUMBERS)
        if found in NUMBERS:
            seat = NUMBERS.index(found)
            if seat < len(self.flow.seats):
                self.see_with(seat)
            return True
        if found:
            ACTS[KEYED[found]](self)
            return True
        return super().key(event)

    def keys(self) -> list[Line]:
        rounds: Line = (("page_up", "page_down"), _("To the previous round, to the next one"))
        ends: Line = (("first", "last"), _("To the beginning, to the end"))
        seats: Line = (NUMBERS[: len(self.flow.seats)], _("Look from the place of that player"))
        return [*SHEET[:5], rounds, ends, *SHEET[5:], seats]


def open_film(
    ui: Ui, save: SaveFile, at: int | None = None, seat: int | None = None, notes: Sequence[Note] = ()
) -> None:
    """The game of a save as a film above the present screen, from its beginning or at a moment; `seat` looks on. What
    cannot be shown is refused in a sentence."""
    from game.content import usable

    try:
        film = Film(save, catalog.rules, WorkerBots(catalog.rules))
    except SaveFault as fault:
        tell(ui, _("This game cannot be shown"), fault.notice.text(_))
        return
    except usable.CANNOT as fault:
        tell(ui, _("This game cannot be shown"), usable.told(save.game, fault))
        return
    flow = FilmFlow(film, lambda: ui.settings.values.bot_pace, seat)
    if film.over and not film.people:
        flow.open(True)
    if at:
        film.go(at)
        flow.jumped()
    with ui.about(save.game):
        table = FilmTable(ui, flow, notes)
        pictures = table.pictures()
    ui.stack.push(table)
    ui.jobs.add(table, pictures)


def film_of(ui: Ui, match: Match, seat: int) -> None:
    """The film of a match that is over, with the eyes of a seat (`game.table.routes`)."""
    open_film(ui, snapshot(match).save_file("", ""), seat=seat)


def look_back(ui: Ui, match: Match, seat: int, notes: Sequence[Note], number: int) -> None:
    """The film of a finished match at one of several decisions of which something is said (`game.table.routes`). Where
    the film lies below already, it goes there."""
    below = ui.stack.screens[-2:-1]
    if below and isinstance(below[0], FilmTable):
        table = below[0]
        ui.stack.pop()
        table.story.say(notes)
        table.look_from(seat)
        table.go(notes[number].at)
        return
    open_film(ui, snapshot(match).save_file("", ""), notes[number].at, seat, notes)


# A game that was played, written down for others.


def as_text(table: FilmTable) -> None:
    """Writes what happened, as far as it may be known, into a text file and says where it lies."""
    save = table.film.save
    _written(table, ".txt", lambda: "\n".join([*transcript.whole(save, catalog.rules), ""]).encode())


def as_file(table: FilmTable) -> None:
    """Writes the game as a save: whoever puts it into the folder of saves, or opens it there, sees the same film."""
    _written(table, ".json", lambda: encode(table.film.save))


def _written(table: FilmTable, suffix: str, make: Callable[[], bytes]) -> None:
    save = table.film.save
    name = save.name or joined([name_of(save.game), *save.players[:3], save.date.partition(" ")[0]])
    try:
        path = table.ui.host.saves.export(name, suffix, make())
    except SaveRefused as refused:
        tell(table.ui, _("That did not work"), str(refused))
        return
    tell(table.ui, _("Written"), _("It lies here: {path}").format(path=escape(str(path))))


# What the buttons and keys of a film do besides playing.

Act = Callable[[FilmTable], object]


def _moved(where: Callable[[Any], int]) -> Act:
    """Goes to the moment that the film, or its story, finds."""

    def go(table: FilmTable) -> None:
        table.playing = False
        table.go(where(table))

    return go


def _open_list(
    table: FilmTable, title: str, ways: list[tuple[str, str, Callable[[], object]]], chosen: str = ""
) -> None:
    """A choice of things to do, each closing the list."""
    layer: list[Layer] = []

    def then(act: Callable[[], object]) -> None:
        table.ui.stack.close_layer(layer[0])
        act()

    rows: list[Widget] = [
        Button(text, partial(then, act), "gold" if name == chosen else "ghost", name, height=50)
        for name, text, act in ways
    ]
    close = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), "gold", "close")
    dialog = Dialog(title, Column(rows, gap=8), [close, Spacer()], 560)
    layer.append(open_dialog(table.ui, dialog, first=next((row for row in rows if row.name == chosen), rows[0])))


# -- whose eyes -------------------------------------------------------------------------------------------------------
def choose_eyes(table: FilmTable) -> None:
    """A list of the seats, and whether everything lies open."""
    flow = table.flow
    ways: list[tuple[str, str, Callable[[], object]]] = [
        (f"eyes:{seat}", info.name, partial(table.see_with, seat)) for seat, info in enumerate(flow.seats)
    ]
    if table.film.over:
        ways.append(("eyes:all", _("Those of whoever decides"), table.look_with_deciders))
        text = _("Only what this seat sees") if flow.opened else _("Lay everything open")
        ways.append(("lay_open", text, table.lay_open))
    _open_list(table, _("Through whose eyes?"), ways, "eyes:all" if flow.follows else f"eyes:{flow.viewer}")


def ask_who_looks(table: FilmTable, seat: int) -> None:
    """Several people share an unfinished game: each looks alone."""
    name = table.names.plain_seat(seat)
    question = _("Now the cards of [b|{name}] are seen. Is nobody else looking?").format(name=escape(name))
    confirm(table.ui, _("The game is not over yet"), question, _("I am {name}").format(name=name), _("Back"),
            lambda: ask_pin(table.ui, table.flow.seats[seat].name, partial(table.look_from, seat)), "gold")  # fmt: skip


# -- what somebody knew -----------------------------------------------------------------------------------------------
def finished(table: FilmTable) -> Flow:
    """The whole match at its end, for those who look back on it."""
    return Flow(table.film.ended(), lambda: "normal")


def show_knowledge(table: FilmTable) -> None:
    """What whoever decides here knew: a computer player's beliefs beside the truth where it believes something that
    matters, else the table through its eyes."""
    film, ask = table.film, table.flow.match.pending
    if not film.over or ask is None:
        table.ui.toasts.show(_("What others knew is told when the game is over."))
        return
    table.playing = False
    knows = board_theme(film.save.game).knowledge
    bot = film.setup(film.length).seats[ask.seat].player != HUMAN
    if knows is not None and bot and table.words.question(ask.step).believes and len(ask.options) > 1:
        screen: Any = knows(table.ui, finished(table))
        screen.look_for(int(ask.seat), film.at)
        table.ui.stack.push(screen)
        return
    table.flow.open(False)
    table.look_from(int(ask.seat))
    said = _("This is what {name} could see here.").format(name=table.names.plain_seat(ask.seat))
    table.ui.toasts.show(escape(said))


def show_turning_points(table: FilmTable) -> None:
    """The review of the people of this game; each of its moments leads back here."""
    flow = finished(table)
    if not flow.owners:
        flow.owners = {table.flow.viewer}
    table.ui.stack.push(ReviewScreen(table.ui, Reviews(flow)))


# -- a game of its own ------------------------------------------------------------------------------------------------
def join(table: FilmTable) -> None:
    """Asks, and begins a game at this moment."""
    if table.flow.match.pending is None:
        table.ui.toasts.show(_("The game is over here: go back to a moment before."))
        return
    table.playing = False
    question = _(
        "A new game begins at this moment, with the same players. It is kept beside this one, which stays as it is. "
        "Its result counts for no rating."
    )
    confirm(table.ui, _("Play on from here?"), question, _("Play on"), _("Back"), partial(_join, table), "gold")


def _join(table: FilmTable) -> None:
    try:
        table.ui.host.games.play_on(table.film.save, table.film.at, table.flow.viewer)
    except SaveRefused as refused:
        tell(table.ui, _("That did not work"), str(refused))


# -- more -------------------------------------------------------------------------------------------------------------
def open_more(table: FilmTable) -> None:
    """All that can be done with a film besides moving through it."""
    ways: list[tuple[str, str, Callable[[], object]]] = [
        ("film_join", _("Play on from here"), partial(join, table)),
        ("film_hint", _("Hint"), table.hint),
        ("film_eyes", _("Through whose eyes?"), partial(choose_eyes, table)),
    ]
    if table.film.over:
        ways.append(("film_knew", _("What did it know?"), partial(show_knowledge, table)))
    if table.film.over and table.film.trouble is None:
        ways.append(("review", _("Turning points"), partial(show_turning_points, table)))
    ways += [
        ("film_text", _("Write it down as text"), partial(as_text, table)),
        ("film_file", _("Save it as a file for others"), partial(as_file, table)),
    ]
    _open_list(table, _("Replay"), ways)


ACTS: Mapping[str, Act] = {
    "film_play": lambda table: table.toggle(),
    "film_step": lambda table: table.step(),
    "film_back": _moved(lambda table: table.film.at - 1),
    "film_turn": _moved(lambda table: table.film.turn(1)),
    "film_turn_before": _moved(lambda table: table.film.turn(-1)),
    "film_round": _moved(lambda table: table.film.round(1)),
    "film_round_before": _moved(lambda table: table.film.round(-1)),
    "film_first": _moved(lambda _table: 0),
    "film_last": _moved(lambda table: table.film.length),
    "film_mine": _moved(lambda table: table.film.decision(1, table.flow.viewer)),
    "film_mine_before": _moved(lambda table: table.film.decision(-1, table.flow.viewer)),
    "film_big": _moved(lambda table: table.story.big(1)),
    "film_big_before": _moved(lambda table: table.story.big(-1)),
    "film_eyes": choose_eyes,
    "film_open": lambda table: table.lay_open(),
    "film_hint": lambda table: table.hint(),
    "hint": lambda table: table.hint(),
    "film_knew": show_knowledge,
    "film_join": join,
    "film_more": open_more,
}
AT_ONCE = (  # actions that come before what has the focus
    "film_play", "film_step", "film_back", "film_turn", "film_turn_before", "film_mine", "film_mine_before",
    "film_big", "film_big_before", "film_eyes", "film_open", "film_knew", "film_join", "film_more",
)  # fmt: skip
KEYED: Mapping[str, str] = {  # actions that nothing else wanted -> what they do here
    "page_up": "film_round_before", "page_down": "film_round", "first": "film_first", "last": "film_last",
    "hint": "film_hint",
}  # fmt: skip
