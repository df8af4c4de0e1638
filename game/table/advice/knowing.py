"""What did they know? Steps through a computer player's decisions, with what it saw and believed."""

from __future__ import annotations

from functools import partial

import pygame

from game.kernel.rules import Plain
from game.session.ledger import Decision
from game.session.setup import HUMAN
from game.table.advice.lookback import Known
from game.table.flow import Flow
from game.table.names import Names
from game.table.words import words
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.input.actions import Line
from game.ui.lang import _
from game.ui.screens.reading import back_page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Panel, RichText, Row, ScrollArea, Spacer, TabBar, Widget
from game.ui.window.screen import Screen


def bots_of(flow: Flow) -> list[int]:
    """The seats that computer players held at the end."""
    return [seat for seat, one in enumerate(flow.match.setup.seats) if one.player != HUMAN]


class KnowledgeScreen(Screen):
    """After the game: decisions on the left, beliefs on the right. Page up and down step through. A game fills in:
    `choice` and `beliefs`."""

    name = "knowledge"
    background = "ui/table"
    list_width = 400.0

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui)
        self.flow = flow
        self.game = flow.match.setup.game
        self.names: Names = words(self.game).names([seat.name for seat in flow.seats], flow.view)
        self.names.pictured = True  # no map with codes stands here
        self.seat = bots_of(flow)[0]
        self.scroll: ScrollArea | None = None
        self.known: dict[int, Known] = {}
        self.places = dict.fromkeys(bots_of(flow), 0)
        self._wanted = -1  # the number of an answer that is looked for

    def look_for(self, seat: int, number: int) -> None:
        """Opens at the decision of this seat with which the answer of this number was given."""
        self.seat, self._wanted = seat, number

    @property
    def now(self) -> Known:
        if self.seat not in self.known:
            self.known[self.seat] = Known(self.flow.match, self.seat)
        return self.known[self.seat]

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def decision(self) -> Decision | None:
        found = self.now.back.decisions
        return found[self.place] if self.place < len(found) else None

    # -- time and keys ---------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return self.now.back.ready and not self.now.adviser.busy

    def update(self, seconds: float) -> None:
        self._find_wanted()
        if self.now.update(self.place) and (self.now.back.ready or self.now.back.played % 40 == 0):
            self.rebuild()

    def _find_wanted(self) -> None:
        if self._wanted < 0 or not self.now.back.ready:
            return
        numbers = [one.ask.number for one in self.now.back.decisions]
        if self._wanted in numbers:
            self.show(numbers.index(self._wanted))
        self._wanted = -1

    def pause(self) -> None:
        for one in self.known.values():
            one.close()

    def key(self, event: pygame.event.Event) -> bool:
        step = {"page_up": -1, "page_down": 1}.get(self.ui.keys.means(event, "page_up", "page_down"), 0)
        if step:
            self.show(self.place + step)
        return bool(step)

    def keys(self) -> list[Line]:
        return [(("page_up", "page_down"), _("The previous decision, the next one"))]

    def show(self, place: int) -> None:
        """Another decision."""
        if 0 <= place < len(self.now.back.decisions):
            self.places[self.seat] = place
            self.rebuild()
            self._in_sight()

    def _use_seat(self, key: str) -> None:
        self.now.close()
        self.seat = int(key)
        self.rebuild()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        tabs = TabBar([(str(seat), self.names.plain_seat(seat)) for seat in bots_of(self.flow)], str(self.seat),
                      self._use_seat, "tabs")  # fmt: skip
        wide = roomy(self.ui.scale.bounds)
        entries = [
            Button(self._title(one), partial(self.show, place), "gold" if place == self.place else "ghost",
                   f"decision:{place}", height=46, style=theme.BUTTON.at(19))
            for place, one in enumerate(self.now.back.decisions)
        ]  # fmt: skip
        offset = self.scroll.offset if self.scroll is not None else 0.0
        self.scroll = scroll = ScrollArea(Column(entries, gap=6), "decisions")
        scroll.offset = offset
        side = Panel(scroll, padding=16).sized(width=self.list_width)
        shown = self._shown()
        below = Row([side, shown.sized(grow=1)], gap=16) if wide else ScrollArea(shown, "shown")
        body = Column([tabs, below.sized(grow=1)], gap=12)
        back = Button("‹", partial(self.show, self.place - 1), name="before", height=66)
        forth = Button("›", partial(self.show, self.place + 1), name="after", height=66)
        back.caption, forth.caption = _("Previous decision"), _("Next decision")
        for number, entry in enumerate(entries, 1):
            entry.caption = f"{number}: {entry.text}"
        count = len(self.now.back.decisions)
        text = _("Decision {number} of {count}").format(number=min(self.place + 1, count), count=count)
        where = RichText(text, theme.LEAD, "center", "middle")
        foot = [Spacer(), back.sized(width=80), where.sized(width=280, height=66), forth.sized(width=80)]
        return back_page(self, _("What did they know?"), body, foot)

    def _in_sight(self) -> None:
        if not roomy(self.ui.scale.bounds):
            return  # there the list has no room
        box = self.find(f"decision:{self.place}").box
        if self.scroll is not None and not self.scroll.box.holds(box):
            self.scroll.scroll_to(self.scroll.offset + box.cy - self.scroll.box.cy)

    def _title(self, one: Decision) -> str:
        return f"{words(self.game).progress(one.view)}: {self.brief(one)}"

    def _shown(self) -> Widget:
        one = self.decision
        if one is None:
            text = _("Dealing the game again …") if not self.now.back.ready else _("There was nothing to decide.")
            return Panel(RichText(text, theme.ON_PARCHMENT.at(24), "center", "middle"), skin="parchment")
        return self.beliefs(one, self.now.beliefs.get(self.place, {}))

    # -- the game's own --------------------------------------------------------------------------------------------
    def choice(self, one: Decision) -> str:
        """What was chosen, in a few words."""
        raise NotImplementedError

    def brief(self, one: Decision) -> str:
        """The same for the list, where there is little room."""
        return self.choice(one)

    def beliefs(self, one: Decision, answer: Plain) -> Widget:
        """What was seen and believed there; `answer` is that of `AI.beliefs`, empty while it is not there."""
        raise NotImplementedError


# Chances on parchment, as a computer player reckoned with them.

FULL = theme.CERTAIN  # the ink of certainty
STRONGEST = 74  # alpha it adds: figures can be read on it, in high contrast and in a shaded column as well
LEAST = 0.005  # chances below are not told
HEADING = Style("sc_bold", 22, theme.INK_HEAD)
LABEL = Style("bold", 19, theme.INK_HEAD)


def percent(chance: float) -> str:
    """ "12 %", and a dash for next to nothing."""
    return f"{round(100 * chance)} %" if chance >= LEAST else "–"


def strength(chance: float) -> int:
    """The alpha of its tint."""
    return round(18 + STRONGEST * min(1.0, chance))


def tint(canvas: Canvas, cell: Box, chance: float) -> None:
    """The stronger the likelier."""
    if chance >= LEAST:
        canvas.rounded(cell, FULL, strength(chance), 6)


def truth(canvas: Canvas, cell: Box) -> None:
    """The golden frame."""
    canvas.rounded(cell, None, 0, 6, theme.GOLD, 255, 3.4)
    canvas.rounded(cell.inset(2.4), None, 0, 5, theme.INK_HEAD, 200, 1.2)


def chance_cell(canvas: Canvas, cell: Box, chance: float, *, true: bool, size: float = 20) -> None:
    """A chance in a table; framed where it is the truth."""
    tint(canvas, cell, chance)
    if true:
        truth(canvas, cell)
    ink = theme.INK_HEAD if chance >= LEAST or true else theme.INK_DIM
    canvas.text_in(percent(chance), cell.inset(3, 0), Style("xb", size, ink), "center")


class Sheet(Widget):
    """A parchment with a heading."""

    role = "table"
    bleed = 30.0

    def __init__(self, name: str, heading: str) -> None:
        super().__init__(name)
        self.heading = heading

    def sheet(self, canvas: Canvas) -> Box:
        """Draws it; what is left below the heading."""
        canvas.skin("parchment", self.box)
        inner = self.box.inset(24, 16)
        head, rest = inner.cut_top(30, 6)
        canvas.text_in(self.heading, head, HEADING)
        return rest
