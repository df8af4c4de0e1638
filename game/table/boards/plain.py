"""The board of a game that has none: the seats in a row, and in words what can be looked at. Its questions are answered
by the buttons of the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kernel.rules import ViewData
from game.table.aloud.areas import Area
from game.table.aloud.called import lines_of
from game.table.asking.spots import SEAT
from game.table.board import NOWHERE, Board, Layout, Table
from game.table.default_words import bare
from game.table.faces import Face
from game.table.flow import SeatInfo
from game.table.hearing import Looked
from game.table.pieces import Picks, Spot
from game.table.words import words
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _, joined
from game.ui.opponents import kind_words
from game.ui.widgets import RichText, ScrollArea, Widget

MARGIN, GAP = 16.0, 12.0
SEATS, PROMPT, BUTTONS, TABS = 128.0, 122.0, 48.0, 46.0  # units high
COLUMN = 376.0
ROOMY_WIDTH, ROOMY_HEIGHT = 1500.0, 800.0
TOLD = Style("text", 20, theme.INK_BODY, leading=1.25)
FACE = 30.0  # radius


class SeatPanel(Spot):
    """A player: who it is, and the figures that everybody may count. It glows while this player is asked."""

    role = "player"
    heard_as = "part"
    bleed = 30.0

    def __init__(self, table: Picks, seat: int, info: SeatInfo) -> None:
        super().__init__(f"seat:{seat}", table, SEAT, seat)
        self.info, self.asked = info, False
        self.figures: Mapping[str, int] = {}
        self.face = Face(seat, info)
        self.add(self.face)

    @property
    def value(self) -> str:
        return joined([self.info.name, *(f"{word} {number}" for word, number in self.figures.items())])

    @property
    def interactive(self) -> bool:
        return super().interactive and bool(self.mark.state or self.mark.reason)

    def show(self, info: SeatInfo, figures: Mapping[str, int], *, asked: bool) -> None:
        """Takes over how the player stands now."""
        if (info, figures, asked) != (self.info, self.figures, self.asked):
            self.info, self.figures, self.asked = info, figures, asked
            self.face.show(info)
            self.invalidate()
        self.update()

    def arrange(self, box: Box) -> None:
        self.box = box
        radius = min(FACE, box.h / 2 - 10)
        self.face.arrange(Box(box.x + 14 + radius, box.cy, 0, 0).inset(-radius))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"cloth_{self.info.crest % len(theme.SEATS)}", self.box)
        if self.mark.line or self.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", self.box)
        left = self.face.box.right + 16
        room = Box(left, self.box.y + 10, self.box.right - left - 14, self.box.h - 20)
        name, below = room.cut_top(room.h * 0.45)
        style = canvas.pens.text.fit(self.info.name, Style("head", 22, theme.TEXT), name.w)
        canvas.text_in(canvas.shortened(self.info.name, style, name.w), name, style)
        told = [f"{bare(word).capitalize()} [b|{number}]" for word, number in self.figures.items()]
        words_ = "   ".join(told) if told else escape(kind_words(self.info.player))
        canvas.paragraph(words_, below, Style("text", 18, theme.TEXT), "left", "middle")


class Sight(Widget):
    """All that can be looked at, in words."""

    role = "sight"

    def __init__(self) -> None:
        self.text = RichText("", TOLD, name="sight_text")
        super().__init__("sight", [ScrollArea(self.text, "sight_scroll", on_paper=True)])

    @property
    def value(self) -> str:
        return self.text.value

    def show(self, lines: Sequence[str]) -> None:
        """One thing a line."""
        told = "\n".join(escape(line) for line in lines)
        if told != self.text.source:
            self.text.set(told)
            self.arrange(self.box)

    def arrange(self, box: Box) -> None:
        self.box = box
        if self.layer is not None:
            self.children[0].arrange(box.inset(24, 18))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("notice", self.box)


class PlainBoard(Board):
    """Seats above, the prompt below them, and then what can be seen; the log stands beside it or behind a tab."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.words = words(table.flow.match.setup.game)

    def take(self) -> None:
        flow = self.table.flow
        self.view: ViewData = flow.view
        self.standing = self.words.standing(self.view)
        self.asked = flow.asked[0] if flow.asked is not None else -1

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        inner = Box(MARGIN, GAP, bounds.w - 2 * MARGIN, bounds.h - GAP - MARGIN)
        tabbed = bounds.w < ROOMY_WIDTH or bounds.h < ROOMY_HEIGHT
        column = NOWHERE
        if not tabbed:
            column, inner = inner.cut_right(COLUMN, GAP)
        share = min(1.0, bounds.h / ROOMY_HEIGHT)
        self.row, rest = inner.cut_top(SEATS * share, GAP)
        prompt, rest = rest.cut_top(PROMPT * max(share, 0.8), GAP)
        if tabbed:
            bar, self.sight_box = rest.cut_top(TABS, GAP)
            corner, tabs = bar.cut_right(240, GAP)
            return Layout(prompt, corner, NOWHERE, self.sight_box, NOWHERE, self.sight_box, self.sight_box, tabs, True)
        self.sight_box = rest
        corner, log = column.cut_top(BUTTONS, GAP)
        return Layout(prompt, corner, NOWHERE, log, NOWHERE, rest, rest)

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        self.panels = [SeatPanel(self.table, seat, info) for seat, info in enumerate(self.table.flow.seats)]
        self.sight = Sight()
        return [], [*self.panels, self.sight]

    def arrange(self, box: Box) -> None:
        for panel, cell in zip(self.panels, self.row.columns(len(self.panels), GAP), strict=True):
            panel.arrange(cell)
        self.sight.arrange(self.sight_box)

    def tabs(self) -> list[tuple[str, str]]:
        return [("sight", _("Players")), ("log", _("Chronicle"))]

    def tab(self, wanted: str) -> str:
        return wanted or "sight"

    def show_tab(self, tab: str) -> None:
        self.sight.visible = tab in ("", "sight")

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        figures = (*self.standing, *[{}] * len(self.panels))
        for seat, panel in enumerate(self.panels):
            panel.show(self.table.flow.seats[seat], figures[seat], asked=seat == self.asked)
        self.sight.show(self._looks())

    def _looks(self) -> list[str]:
        """What the text game could be asked for, all at once."""
        flow = self.table.flow
        players = [kind_words(info.player) for info in flow.seats]
        progress = self.words.progress(self.view)
        looked = Looked(self.view, self.table.names, progress, self.standing, int(flow.viewer), False, players)
        found = [look.tell(looked) for look in self.words.hearing.looks]
        return [line for lines in found for line in (*lines, "")]

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        looks = lines_of(self.table.called, *(look.name for look in self.words.hearing.looks))
        return (), [Area(_("Players"), self.panels), Area(_("Table"), (), looks)]

    # -- where the things of the seats lie -------------------------------------------------------------------------
    def seat_box(self, seat: int) -> Box:
        return self.panels[seat].box

    def speech_room(self, seat: int) -> Box | None:
        box = self.panels[seat].box
        return Box(box.x + 40, box.bottom - 20, box.w - 40, box.h)

    def figures(self, seat: int) -> Sequence[Box]:
        return [self.panels[seat].box]
