"""The parts of the table that every game has: made anew together, placed together, and put behind the same tabs."""

from __future__ import annotations

from game.table.asking.prompt_bar import PromptBar
from game.table.board import Board, Layout, Table
from game.table.board_theme import BoardTheme
from game.table.faces import Bubble
from game.table.hand import Hand
from game.table.log.herald import Herald
from game.table.log.log_panel import ChroniclePanel, Lead
from game.table.panels.hint_panel import HintPanel
from game.table.panels.landing import Landing
from game.table.panels.message import Message
from game.table.panels.post import Post, post_box
from game.table.panels.slip import FirstTimeSlip
from game.table.reading.zoom_panel import ZoomPanel
from game.table.side import Corner
from game.ui.draw.geometry import Box
from game.ui.widgets import TabBar, Widget


class Parts:
    """All of them, for one layout."""

    def __init__(self, table: Table, here: Layout, look: BoardTheme, lead: Lead) -> None:
        board = table.board
        self.here = here
        self.prompt = PromptBar(table.press, table.explain, look.sign)
        self.prompt.heard_price = table.words.hearing.price
        self.hand: Hand = board.make_hand(table, here.hand_card)
        self.hand.fanned = here.fanned
        self.corner = Corner(board.supply(), table.press, hints=table.ui.settings.values.hints)
        self.log = ChroniclePanel(table.press, lead)
        self.zoom = board.make_zoom(table.choose, words_alone=here.words_alone)
        self.post = Post()
        floating = table.ui.floating
        self.message = Message(floating)
        table.stage.put_over(None)
        self.herald, self.hint_panel = Herald(table.stage, floating), HintPanel(floating)
        self.herald.buttons = lambda: tuple(one.box for one in self.prompt.children if one.visible)
        self.hint_panel.spared = lambda: (*board.figures(table.flow.viewer), *board.good_to_see())
        self.landing = Landing()
        self.first_time = FirstTimeSlip()
        self.bubbles = [Bubble(f"speech_{i}", floating) for i in range(2)]
        self.tabs = TabBar(board.tabs(), table.tab, table.use_tab, "tabs")

    @property
    def main(self) -> tuple[PromptBar, Hand, Corner, ChroniclePanel, ZoomPanel]:
        """Those that are always there."""
        return self.prompt, self.hand, self.corner, self.log, self.zoom

    def with_those_of(self, board: Board) -> list[Widget]:
        """All widgets of the table in the order of the Tab key."""
        first, then = board.build()
        rest: list[Widget] = [self.zoom, self.corner, self.log, self.tabs, self.herald]
        over: list[Widget] = [self.landing, *self.bubbles, self.hint_panel, self.first_time, self.message]
        ground = board.ground()
        return [
            *ground,
            self.post,
            self.prompt,
            *(one for one in first if one not in ground),
            self.hand,
            *then,
            *rest,
            *over,
        ]

    def hush(self) -> None:
        """Nothing stays that was said to the person before the screen."""
        self.message.close()
        self.first_time.close()
        self.herald.hush()

    def show_tab(self, tab: str, board: Board) -> None:
        """Of log and zoom only what stands behind this tab is in sight; "" where there are none."""
        self.hand.visible = board.hand_in_sight and self.here.hand.w > 0
        self.tabs.visible = self.here.tabbed
        self.log.visible = tab in ("", "log")
        self.log.titled = not self.here.tabbed
        self.zoom.visible = tab in ("", "zoom") and self.here.zoom.w > 0

    def arrange(self, box: Box) -> None:
        """Gives each its place."""
        here = self.here
        main: list[Widget] = [*self.main, self.tabs]
        places = (here.prompt, here.hand, here.corner, here.log, here.zoom, here.tabs)
        for widget, place in zip(main, places, strict=True):
            widget.arrange(place)
        hung = [] if here.tabbed else [here.corner, here.log, here.zoom]
        self.post.arrange(post_box(box, hung))
        self.message.middle, self.message.side = here.middle, here.aside
        self.message.arrange(box)
        self.herald.prompt, self.herald.below = here.prompt, here.herald_below
        self.herald.arrange(box)
        below = Box(here.prompt.x, here.prompt.bottom + 8, here.prompt.w, box.bottom - here.prompt.bottom - 16)
        self.hint_panel.arrange(below if here.tabbed else here.aside)
