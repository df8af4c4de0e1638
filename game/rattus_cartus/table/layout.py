"""Where everything lies, in reference units, for 2 to 5 players and every window. No pygame drawing here.

With room enough all of it is seen at once. Larger user scales leave fewer units: then buildings, influence, nun row,
chronicle and details share one place behind tabs, and the players become a strip. Prompt, hand, rounds and every
player's cards and rats are always there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.draw.geometry import Box

MARGIN, GAP = 18.0, 12.0
LEFT, RIGHT = 510.0, 375.0
TOP, PROMPT, NUNS, HAND = 63.0, 96.0, 150.0, 330.0
OVERLAP = 58.0  # of the prompt, over the edge of the wood on which the hand lies
ROOMY_WIDTH, ROOMY_HEIGHT = 1800.0, 1000.0
TWO_COLUMNS = 400.0  # where a window is wider than 16:9 by so many units, the chronicle has a column of its own
LOG_COLUMN = 350.0
PLAYER, PLAYER_OF_FIVE = 87.0, 78.0
ZOOM = 268.0  # units: what is told of a building; all else is the chronicle's
NOWHERE = Box(0, 0, 0, 0)


@dataclass
class Places:
    """All places. `row` is for the buildings, also for one that is resolved; `tabbed`: buildings, influence, nuns, log
    and zoom share one place."""

    time: Box
    title: Box
    corner: Box
    influence: Box
    nuns: Box
    row: Box
    prompt: Box
    hand: Box
    players: list[Box]
    log: Box
    zoom: Box
    tabbed: bool = False
    tabs: Box = field(default_factory=lambda: NOWHERE)
    hand_card: float = 144.0
    shelf: Box = field(default_factory=lambda: NOWHERE)  # the table's edge, on which the hand lies
    head: Box = field(default_factory=lambda: NOWHERE)  # the title of the hand

    @property
    def aside(self) -> Box:
        """Where summaries and hints lie: over chronicle and details, where these stand one below the other."""
        if self.tabbed or self.log.x != self.zoom.x:
            return self.zoom
        return Box(self.log.x, self.log.y, self.log.w, self.zoom.bottom - self.log.y)


def places(bounds: Box, players: int) -> Places:
    """The layout of a table with this many players in a window of these units."""
    if bounds.w < ROOMY_WIDTH or bounds.h < ROOMY_HEIGHT:
        return _tight(bounds, players)
    return _roomy(bounds, players)


def _roomy(bounds: Box, players: int) -> Places:
    inner = Box(MARGIN, GAP, bounds.w - 2 * MARGIN, bounds.h - GAP - 9)
    tall, short, wide = max(0.0, bounds.h - 1080), max(0.0, 1080 - bounds.h), max(0.0, bounds.w - 1920)
    right, main = inner.cut_right(min(520.0, RIGHT + wide * 0.2), GAP)
    log_column = NOWHERE
    if bounds.w - bounds.h * 16 / 9 >= TWO_COLUMNS:
        log_column, main = main.cut_right(LOG_COLUMN, GAP)
    time, rest = main.cut_top(TOP, GAP)
    if log_column.w:
        time = Box(time.x, time.y, log_column.right - time.x, time.h)
        log_column = log_column.cut_top(TOP, GAP)[1]
    shelf, middle = rest.cut_bottom(HAND + tall * 0.16 - short * 0.5, 9)
    left, area = middle.cut_left(LEFT + wide * 0.12, GAP + 3)
    nuns, influence = left.cut_bottom(NUNS + tall * 0.05, GAP)
    area = Box(area.x, area.y, area.w, shelf.y + OVERLAP - area.y)
    low = shelf.cut_top(OVERLAP)[1]
    prompt, row = area.cut_bottom(PROMPT + tall * 0.02, 11)
    title, below = right.cut_top(TOP, GAP)
    corner = Box(title.right - 236, title.y + 11.5, 226, 40)
    cells, below = _column(below, players)
    zoom, log = below.cut_bottom(max(ZOOM, below.h * 0.44), GAP)
    if log_column.w:
        zoom, log = below, log_column
    card = min(220.0, 144.0 + tall * 0.2)
    head = Box(shelf.x + 8, shelf.y + 12, left.w - 16, OVERLAP - 14)
    return Places(
        time, title, corner, influence, nuns, row, prompt, low, cells, log, zoom, hand_card=card, shelf=shelf,
        head=head,
    )  # fmt: skip


def _column(below: Box, players: int) -> tuple[list[Box], Box]:
    """A panel for each player one below the other, and what is left."""
    high = PLAYER_OF_FIVE if players > 4 else PLAYER
    cells = [Box(below.x, below.y + at * (high + 8), below.w, high) for at in range(players)]
    top = cells[-1].bottom + GAP
    return cells, Box(below.x, top, below.w, below.bottom - top)


def _tight(bounds: Box, players: int) -> Places:
    """Few units (large user scale): one column; what is not always in sight shares a place behind tabs."""
    inner = Box(8, 6, bounds.w - 16, bounds.h - 12)
    low_window = bounds.h < 640
    gap = 4.0 if low_window else 6.0
    top, rest = inner.cut_top(40, gap)
    corner, time = top.cut_right(226, 8)
    strip, rest = rest.cut_top(50 if low_window else 58, gap)
    prompt, rest = rest.cut_top(92 if low_window else 104, gap)
    hand, middle = rest.cut_bottom(max(108.0, min(250.0, bounds.h * (0.21 if low_window else 0.24))), gap)
    tabs, side = middle.cut_top(36, 2)
    nothing = Box(time.x, time.y, 0, 0)
    return Places(
        time, nothing, corner, side, side, side, prompt, hand, strip.columns(players, 4), side, side,
        tabbed=True, tabs=tabs, hand_card=(hand.h - 34) / 1.4, shelf=hand,
    )  # fmt: skip
