"""The log in its frame. A line under the pointer lights up what it speaks of, and what is pointed at lights up its
lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import pygame

from game.table.flow import Flow, SeatInfo
from game.table.log.chronicle import TALK, Chronicle, Line
from game.table.log.marked import About, MarkedNames
from game.table.log.speech import Said, Speech
from game.table.pieces import Pointed, draw_crest
from game.table.side import SignButton
from game.table.words import words
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import _, joined, language
from game.ui.opponents import kind_words, speakers
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Crest, Grid, Label, Layer, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog


class Lead(NamedTuple):
    """Where the log leads: what is done about what stands in a line."""

    light_up: Callable[[About | None], None]  # it is pointed at, or no longer
    enlarge: Callable[[About], None]  # it is pressed


LOG_STYLE = Style("med", 20.5, theme.INK_BODY, leading=1.16)
LIT, POINTED = 74, 40  # alpha of the bronze behind lines
HEADING_HEIGHT = 31.0


class LogLine(Widget):
    """One line, wrapped to the width."""

    role = "log_line"
    bleed = 8.0

    def __init__(self, line: Line, lead: Lead) -> None:
        super().__init__()
        self.line, self.lead = line, lead
        self.lit = False  # what is pointed at on the table stands in it
        self._high: dict[tuple[float, float], float] = {}

    @property
    def takes_pointer(self) -> bool:
        return not self.line.heading

    @property
    def left(self) -> float:
        """Where the words begin."""
        return 0.0 if self.line.heading or self.line.crest < 0 else 26.0

    def attention(self, on: bool) -> None:
        self.lead.light_up(self.line.about if on else None)
        self.invalidate()

    def activate(self) -> None:
        self.lead.enlarge(self.line.about)

    def natural(self, width: float) -> tuple[float, float]:
        if self.line.heading:
            return width, HEADING_HEIGHT
        made = self.ui.text.paragraph(self.line.text, LOG_STYLE, width - self.left)
        return width, made.height / self.ui.scale.k + 6

    def high(self, width: float, k: float) -> float:
        """Its height at that width, with so many pixels a unit."""
        if (width, k) not in self._high:
            self._high[width, k] = self.natural(width)[1]
        return self._high[width, k]

    def draw(self, canvas: Canvas) -> None:
        line, row = self.line, self.box
        if line.heading:
            draw_heading(canvas, line.text, row, theme.INK_HEAD)
            return
        if self.lit or self.hovered:
            canvas.rounded(
                Box(row.x - 5, row.y - 2, row.w + 7, row.h), theme.GOLD_DEEP, LIT if self.lit else POINTED, 5
            )
        if self.lit:
            canvas.rounded(Box(row.x - 5, row.y - 1, 3, row.h - 2), theme.GOLD_DARK, 255, 1.5)
        if line.crest >= 0:
            draw_crest(canvas, row.x + 9, row.y + 11, 8.0, line.crest)
        style = LOG_STYLE.of(theme.DANGER_DARK) if line.loss else LOG_STYLE
        canvas.paragraph(line.text, Box(row.x + self.left, row.y, row.w - self.left, row.h + 6), style)


def draw_heading(canvas: Canvas, text: str, row: Box, colour: theme.Colour) -> None:
    """A word in the middle of a row, a fine line on both sides of it."""
    style = Style("sc_bold", 20, colour)
    wide = canvas.pens.text.width(text, style)
    canvas.text(text, row.cx, row.cy, style, "center")
    for x0, x1 in ((row.x, row.cx - wide / 2 - 10), (row.cx + wide / 2 + 10, row.right)):
        canvas.line(x0, row.cy, x1, row.cy, colour, 76)


class LogLines(Widget):
    """The lines from top to bottom."""

    role = "log"

    def __init__(self, lead: Lead) -> None:
        super().__init__("log_lines")
        self.lead = lead
        self.lines: list[Line] = []
        self.view = 0.0  # how high the part of it is that is seen

    @property
    def value(self) -> str:
        from game.ui.draw.markup import plain

        return "\n".join(plain(line.text) for line in self.lines)

    @property
    def shown(self) -> list[LogLine]:
        return [child for child in self.children if isinstance(child, LogLine)]

    def show(self, lines: list[Line]) -> None:
        """Takes over the lines; those that stay keep their widgets."""
        kept = {id(child.line): child for child in self.shown}
        self.lines, self.children = lines, []
        for line in lines:
            self.add(kept.pop(id(line)) if id(line) in kept else LogLine(line, self.lead))

    def heights(self, width: float) -> list[float]:
        k = self.ui.scale.k
        return [child.high(width, k) for child in self.shown]

    def natural(self, width: float) -> tuple[float, float]:
        """High enough that, scrolled to its end, the uppermost line seen is whole; the last one is always seen."""
        heights = self.heights(width)
        total, start = sum(heights) + 2, 0.0
        for high in heights[:-1]:
            if start >= total - self.view:
                break
            start += high
        return width, max(total, start + self.view) if total > self.view else total

    def arrange(self, box: Box) -> None:
        self.box = box
        y = box.y
        for child, high in zip(self.children, self.heights(box.w), strict=True):
            child.arrange(Box(box.x, y, box.w, high))
            y += high


class LogArea(ScrollArea):
    """With the focus on it, up and down go from line to line and light up what stands there; Enter shows its card."""

    def __init__(self, lines: LogLines) -> None:
        super().__init__(lines, "log", to_end=True, on_paper=True)
        self.log = lines
        self._marked: LogLine | None = None

    def attention(self, on: bool) -> None:
        if not on:
            self._mark(None)

    def _mark(self, line: LogLine | None) -> None:
        if self._marked is not None:
            self._marked.hovered = False
            self._marked.invalidate()
        self._marked = line
        if line is not None:
            line.hovered = True
            line.attention(True)
            self.reveal(line)
        else:
            self.log.lead.light_up(None)

    def activate(self) -> None:
        if self._marked is not None:
            self._marked.activate()

    def key(self, event: pygame.event.Event) -> bool:
        step = {"up": -1, "down": 1}.get(self.ui.keys.means(event, "up", "down"))
        lines = [line for line in self.log.shown if line.takes_pointer]
        if step is None or self.ui.focus is not self or not lines:
            return super().key(event)
        at = lines.index(self._marked) + step if self._marked in lines else len(lines) - 1
        if not 0 <= at < len(lines):
            return False  # at an end the arrow moves the focus on
        self._mark(lines[at])
        return True


class ChroniclePanel(Widget):
    """The log, its title, and the button that filters it."""

    role = "chronicle"
    bleed = 26.0

    @property
    def ground(self) -> str:  # type: ignore[override]  # another one without a title
        """What alone is drawn beyond its box."""
        return "notice" if self.titled else "sheet"

    def __init__(self, press: Callable[[str], None], lead: Lead) -> None:
        self.lines = LogLines(lead)
        self.scroll = LogArea(self.lines)
        self.button = SignButton(
            "filter", _("Filter the chronicle ({key:filter})"), lambda: press("filter"), "filter", 40
        )
        super().__init__("chronicle", [self.scroll, self.button])
        self.titled = True
        self.only = ""  # whose lines and which kind are shown

    def show(self, lines: list[Line], only: str = "") -> None:
        if lines == self.lines.lines and only == self.only:
            return
        self.only, self.button.chosen = only, bool(only)
        self.lines.show(lines)
        if self.layer is not None:
            self.scroll.arrange(self.scroll.box)
        self.invalidate()

    def light(self, pointed: Pointed | None) -> None:
        """Lights up the lines in which this thing stands."""
        for line in self.lines.shown:
            lit = pointed is not None and line.line.about.has(*pointed)
            if lit != line.lit:
                line.lit = lit
                line.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        corner = Box(box.right - (72 if self.titled else 46), box.y + 3, 40, 40)  # beside the nail
        self.button.arrange(corner)
        if self.titled:
            room = box.inset(18, 12).cut_top(38)[1]
        else:
            room = box.inset(18, 12).cut_right(34)[1]
        self.lines.view = room.h
        self.scroll.arrange(room)
        self.scroll.scroll_to(1e9)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("notice" if self.titled else "sheet", self.box)
        if self.titled:
            head = Box(self.box.x + 30, self.box.y + 10, self.box.w - 110, 28)
            title = _("Chronicle: {only}").format(only=self.only) if self.only else _("Chronicle")
            canvas.text_in(title, head, Style("head", 20, theme.INK_HEAD))
            canvas.line(self.box.x + 16, self.box.y + 42, self.box.right - 16, self.box.y + 42, theme.GOLD_DARK, 130)
        elif not self.lines.lines and self.only:
            canvas.text_in(self.only, self.box.inset(20), theme.ON_PARCHMENT_DIM, "center")


# Which lines of the log are shown.

ALL = -1
Kinds = Mapping[str, str]  # of a game's events, with their titles (`Words.kinds`)


@dataclass(frozen=True)
class LogFilter:
    """`seat` ALL and `kind` "" let everything through."""

    seat: int = ALL
    kind: str = ""

    @property
    def active(self) -> bool:
        return self != LogFilter()

    def lets(self, line: Line) -> bool:
        """Whether a line is shown; headings are looked at by `filtered`."""
        fits_seat = self.seat == ALL or line.about.has("seat", self.seat)
        return fits_seat and (not self.kind or self.kind in line.about.kinds)

    def words(self, seats: Sequence[SeatInfo], kinds: Kinds) -> str:
        """What is let through, in a word or two."""
        found = [seats[self.seat].name] if 0 <= self.seat < len(seats) else []
        return joined([*found, all_kinds(kinds)[self.kind]] if self.kind else found)


def filtered(lines: Sequence[Line], wanted: LogFilter) -> list[Line]:
    """The lines that are let through, and the headings under which something is left."""
    if not wanted.active:
        return list(lines)
    shown: list[Line] = []
    for line in lines:
        if line.heading and shown and shown[-1].heading:
            shown.pop()
        if line.heading or wanted.lets(line):
            shown.append(line)
    return shown[:-1] if shown and shown[-1].heading else shown


def all_kinds(kinds: Kinds) -> dict[str, str]:
    """The kinds of lines in words."""
    return {"": _("Everything"), **{kind: _(title) for kind, title in kinds.items()}, TALK: _("What is said")}


def open_filter(
    ui: Ui, seats: Sequence[SeatInfo], kinds: Kinds, now: LogFilter, choose: Callable[[LogFilter], None]
) -> None:
    """Players and kinds to choose from; each click takes effect at once."""
    layer: list[Layer] = []

    def take(wanted: LogFilter) -> None:
        ui.stack.close_layer(layer[0])
        choose(wanted)

    def button(text: str, wanted: LogFilter, name: str) -> Button:
        made = Button(text, partial(take, wanted), "ghost", name, height=48)
        made.chosen = wanted == now
        return made

    people: list[Widget] = [button(_("Everybody"), replace(now, seat=ALL), "filter_seat:all")]
    people += [
        Row([Crest(info.crest, 40), button(info.name, replace(now, seat=seat), f"filter_seat:{seat}").sized(grow=1)],
            gap=4, align="middle")
        for seat, info in enumerate(seats)
    ]  # fmt: skip
    sorts: list[Widget] = [button(text, replace(now, kind=kind), f"filter_kind:{kind or 'all'}")
                           for kind, text in all_kinds(kinds).items()]  # fmt: skip
    heads = [Label(text, theme.ON_PARCHMENT_STRONG) for text in (_("About whom?"), _("About what?"))]
    columns = 3 if ui.scale.bounds.w > 1000 else 2
    content = Column([heads[0], Grid(people, columns, gap=8), heads[1], Grid(sorts, columns, gap=8)], gap=10)
    close = Button(_("Back"), lambda: ui.stack.close_layer(layer[0]), "gold", "close")
    whole = Button(_("Show everything"), lambda: take(LogFilter()), name="filter_off")
    whole.disable("" if now.active else _("Everything is shown already."))
    dialog = Dialog(_("Filter the chronicle"), content, [whole, close.sized(width=170), Spacer()], 860)
    first = next((w for w in people if isinstance(w, Button) and w.chosen), close)
    layer.append(open_dialog(ui, dialog, first=first))


# The log of a table and what its opponents say.

KEPT_LINES = 240
MOST_SEARCHED = 2400  # of an earlier round a filter may still want something


class TableLog:
    """Lasts as long as the table; the widgets that show it are built anew at any time."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.words = words(flow.match.setup.game)
        self.marked = self._marked()
        self.chronicle = Chronicle(self.marked, None)
        self.filter = LogFilter()
        self.most = KEPT_LINES  # lines that are shown
        self._worded_for: tuple[object, ...] = ()
        self._speaking: bool | None = None
        self._told = 0  # events put into words so far, and notes
        self._noted = 0
        self._heard = -1  # how many things said were shown; -1 before the first look

    def show(self, panel: ChroniclePanel, *, speaking: bool) -> None:
        """Only what is new is put into words; another pair of eyes, or a step taken back, begins anew. `speaking`:
        whether opponents say something."""
        flow, match = self.flow, self.flow.match
        if speaking != self._speaking:
            self._speaking, self._heard = speaking, -1
        known = (flow.eyes, match.revision, language(), speaking, tuple(flow.seats))
        if known != self._worded_for:
            self._worded_for, self._told, self._noted = known, 0, 0
            self.marked = self._marked()
            speech = Speech(self.marked, speakers(match.setup.game), match.setup.seed) if speaking else None
            self.chronicle = Chronicle(self.marked, flow.eyes, speech)
        self.marked.learn(flow.present)
        self._go_on()
        found = self.chronicle.lines[-(MOST_SEARCHED if self.filter.active else self.most) :]
        panel.show(filtered(found, self.filter)[-self.most :], self.filter.words(flow.seats, self.words.kinds))

    def _marked(self) -> MarkedNames:
        return MarkedNames(self.words, self.flow.seats, self.flow.match.view(self.flow.viewer), pictured=True)

    def _go_on(self) -> None:
        """The events since, and between them the notes that belong there."""
        known = self.flow.told
        notes = [note for note in self._notes() if note[0] <= known]
        for told, seat, text in notes[self._noted :]:
            self._tell(told)
            self.chronicle.note(text, seat)
        self._noted = len(notes)
        self._tell(known)

    def _tell(self, until: int) -> None:
        if until > self._told:
            events = self.flow.match.events_since(self._told, self.flow.eyes)
            self.chronicle.add(events[: until - self._told])
            self._told = until

    def _notes(self) -> list[tuple[int, int, str]]:
        """After how many events, beside whose shield, what: other players at a seat, and answers given by themselves
        (told to the one who was asked alone)."""
        flow = self.flow
        seatings = [
            (one.told, one.seat, _("From now on: {player}.").format(player=kind_words(one.player)))
            for one in flow.match.seatings
        ]
        forced = [
            (one.told, one.seat, _("There was only one choice: {choice}.").format(choice=one.words))
            for one in flow.forced_answers
            if one.seat == flow.eyes
        ]
        return sorted([*seatings, *forced], key=lambda note: note[0])

    # -- what is said ----------------------------------------------------------------------------------------------
    def fresh(self, *, seen: bool) -> list[Said]:
        """What was said since the last look; it stays fresh while nobody sees the table."""
        said = self.chronicle.said
        if self._heard < 0:
            self._heard = 0 if self.flow.just_begun else len(said)
        found = said[self._heard :]
        if seen:
            self._heard = len(said)
        return found

    def say_again(self) -> None:
        """The last thing said is fresh once more: for pictures."""
        self._heard = max(0, len(self.chronicle.said) - 1)

    # -- the filter ------------------------------------------------------------------------------------------------
    def choose_filter(self, ui: Ui, chosen: Callable[[], None]) -> None:
        """Asks whose lines and which kinds are to be shown; the log is to be shown anew when that is `chosen`."""

        def choose(wanted: LogFilter) -> None:
            self.filter = wanted
            chosen()

        open_filter(ui, self.flow.seats, self.words.kinds, self.filter, choose)
