"""A film at the real table: what is seen is the table of a game, what is pressed moves through it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game import catalog
from game.bots.remote import WorkerBots
from game.session.film import Film
from game.session.match import Match
from game.session.notices import SaveFault
from game.session.save import SaveFile, snapshot
from game.table import keys
from game.table.advice.look_back_table import LookBackTable
from game.table.asking.mark import Subject
from game.table.asking.spots import SEAT
from game.table.asking.things import Choice
from game.table.film import bar, telling
from game.table.film.bar import Eyes, FilmBar, TimeLine, height
from game.table.film.film_flow import FilmFlow
from game.table.film.story import Note, Story
from game.table.words import Prompt
from game.ui.draw.geometry import Box
from game.ui.input.actions import NUMBERS
from game.ui.input.presses import Answers
from game.ui.lang import _
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.widgets.keys import Line, open_keys
from game.ui.widgets.modal import tell

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
            bar.ask_who_looks(self, seat)
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
                bar.ask_who_looks(self, ask.seat)
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
        elif name in bar.ACTS:
            bar.ACTS[name](self)
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
        found = means(event, *bar.AT_ONCE)
        if found:
            bar.ACTS[found](self)
            return True
        return super().process_event(event)

    def key(self, event: pygame.event.Event) -> bool:
        found = self.ui.keys.means(event, *bar.KEYED, *NUMBERS)
        if found in NUMBERS:
            seat = NUMBERS.index(found)
            if seat < len(self.flow.seats):
                self.see_with(seat)
            return True
        if found:
            bar.ACTS[bar.KEYED[found]](self)
            return True
        return super().key(event)

    def keys(self) -> list[Line]:
        rounds: Line = (("page_up", "page_down"), _("to the round before, the next one"))
        ends: Line = (("first", "last"), _("to the beginning, to the end"))
        seats: Line = (NUMBERS[: len(self.flow.seats)], _("look from the place of that player"))
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
