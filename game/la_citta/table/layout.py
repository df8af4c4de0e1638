"""Where everything lies, in reference units, for 2 to 5 players and every window. No pygame drawing here.

With room enough all of it is seen at once. Larger user scales leave fewer units: then map, cards, chronicle and details
share one place behind tabs. The time bar, the prompt and a line for each player are always there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.draw.geometry import Box

MARGIN, GAP = 18.0, 12.0
RIGHT, TIME, PROMPT, CARDS = 375.0, 63.0, 78.0, 174.0
ACTIONS = 369.0
PLAYER, PLAYER_OF_FIVE = 126.0, 120.0
DETAILS, DETAILS_OF_FIVE = 237.0, 204.0
ROOMY_WIDTH, ROOMY_HEIGHT = 1800.0, 1000.0
LOG_COLUMN, TWO_COLUMNS = 350.0, 400.0  # a window so much wider than 16:9 has a column more for the chronicle
LEAST_ASIDE = 560.0
VOICES, VOICES_HIGH = 255.0, 126.0
BESIDE = 9.0  # units of wood that are seen round what lies on it
NOWHERE = Box(0, 0, 0, 0)


@dataclass
class Places:
    """All places. `ledger` and `forecast` are those of scenes; `picker` is where choices lie that have no place of
    their own on the table; `tabbed`: map, cards, log and details share one place."""

    time: Box
    title: Box
    corner: Box
    map: Box
    prompt: Box
    actions: Box
    politics: Box
    voices: Box
    players: list[Box]
    log: Box
    zoom: Box
    tabbed: bool = False
    low: bool = False
    tabs: Box = field(default_factory=lambda: NOWHERE)
    beam: Box = NOWHERE  # of time, above the map
    shelf: Box = NOWHERE  # the edge of the table, with the cards
    post: Box = NOWHERE  # with the signs of the players

    @property
    def wood(self) -> list[tuple[str, Box]]:
        """What lies behind everything besides the land: skins and where they are drawn."""
        every = (("shelf", self.shelf), ("post", self.post), ("beam", self.beam))
        return [(skin, box) for skin, box in every if box.w and box.h]

    @property
    def aside(self) -> Box:
        """Where summaries and hints lie: over chronicle and details, and over the last players if these are low."""
        here = self.ledger
        above = [cell.y for cell in self.players[1:] if not self.tabbed and cell.x == here.x and cell.y < here.y]
        for y in reversed(above):
            if here.h < LEAST_ASIDE:
                here = Box(here.x, y, here.w, here.bottom - y)
        return here

    @property
    def ledger(self) -> Box:
        """Chronicle and details together, where these stand one below the other."""
        if self.tabbed or self.log.x != self.zoom.x:
            return self.zoom
        top = min(self.log.y, self.zoom.y)
        return Box(self.log.x, top, self.log.w, max(self.log.bottom, self.zoom.bottom) - top)

    @property
    def forecast(self) -> Box:
        """Action cards and display together."""
        if self.tabbed and self.low:
            return self.zoom
        return Box(self.actions.x, self.actions.y, self.politics.right - self.actions.x, self.actions.h)


def places(bounds: Box, players: int, *, alike: bool = False) -> Places:
    """The layout of a table with this many players in a window of these units. `alike`: nobody's own action cards lie
    there, and the display has their room."""
    tight = bounds.w < ROOMY_WIDTH or bounds.h < ROOMY_HEIGHT
    here = _tight(bounds, players) if tight else _roomy(bounds, players)
    if alike and here.actions.y == here.politics.y:
        whole = here.forecast
        here.actions, here.politics = Box(whole.x, whole.y, 0, whole.h), whole
    return here


def _roomy(bounds: Box, players: int) -> Places:
    inner = Box(MARGIN, GAP, bounds.w - MARGIN - 16.5, bounds.h - GAP - 6)
    tall, wide = max(0.0, bounds.h - 1080), max(0.0, bounds.w - 1920)
    right, main = inner.cut_right(min(450.0, RIGHT + wide * 0.1), 16.5)
    column = NOWHERE
    if bounds.w - bounds.h * 16 / 9 >= TWO_COLUMNS:
        column, main = main.cut_right(LOG_COLUMN, GAP)
    time, rest = main.cut_top(TIME, 9)
    if column.w:
        time = Box(time.x, time.y, column.right - time.x, time.h)
        column = column.cut_top(TIME, GAP)[1]
    cards, rest = rest.cut_bottom(CARDS + tall * 0.1, 9)
    prompt, middle = rest.cut_bottom(PROMPT + tall * 0.02, 4.5)
    actions, politics = cards.cut_left(min(ACTIONS * (1 + tall * 0.0004), cards.w * 0.26), 9)
    title, below = right.cut_top(TIME, GAP)
    corner = Box(title.right - 236, title.y + 11.5, 226, 40)
    cells, below = _column(below, players)
    log, zoom = _log_and_details(below, column, DETAILS if players < 5 else DETAILS_OF_FIVE)
    left, low = (column if column.w else right).x - BESIDE, cards.y - BESIDE
    land = Box(0, time.bottom + 3, left, middle.bottom - time.bottom - 3)
    return Places(
        time, title, corner, land, prompt, actions, politics, _voices(middle), cells, log, zoom,
        beam=Box(0, 0, right.x - BESIDE, time.bottom + 3), shelf=Box(0, low, left, bounds.h - low),
        post=Box(left, 0, bounds.w - left, bounds.h),
    )  # fmt: skip


def _log_and_details(below: Box, column: Box, least: float) -> tuple[Box, Box]:
    if column.w:
        return column, below
    zoom, log = below.cut_bottom(max(least, below.h * 0.5), 9)
    return log, zoom


def _column(below: Box, players: int) -> tuple[list[Box], Box]:
    """A panel for each player one below the other, and what is left."""
    high = PLAYER_OF_FIVE if players > 4 else PLAYER
    cells = [Box(below.x, below.y + at * (high + 7.5), below.w, high) for at in range(players)]
    top = cells[-1].bottom + 10
    return cells, Box(below.x, top, below.w, below.bottom - top)


def _voices(area: Box) -> Box:
    return Box(area.right - VOICES, area.y + 3, VOICES, VOICES_HIGH)


def _tight(bounds: Box, players: int) -> Places:
    """Few units (large user scale): one column; what is not always in sight shares a place behind tabs."""
    inner = Box(8, 6, bounds.w - 16, bounds.h - 12)
    low = bounds.h < 700
    gap = 4.0 if low else 6.0
    top, rest = inner.cut_top(40, gap)
    corner, time = top.cut_right(226, 8)
    strip, rest = rest.cut_top(44 if low else 58, gap)
    prompt, rest = rest.cut_top(92 if low else 100, gap)
    nothing = Box(time.x, time.y, 0, 0)
    cards = NOWHERE
    if not low:
        cards, rest = rest.cut_bottom(min(174.0, bounds.h * 0.19), gap)
    tabs, side = rest.cut_top(36, 2)
    if low:
        cards = side
    actions, politics = cards.cut_left(min(ACTIONS, cards.w * 0.28), 6)
    if low:
        actions, politics = cards.cut_top((cards.h - 6) * 0.48, 6)
        actions, voices = actions.cut_left(actions.w * 0.56, 6)
    else:
        voices = Box(side.right - 220, side.y + 3, 220, 104)
    return Places(
        time, nothing, corner, side, prompt, actions, politics, voices, strip.columns(players, 4), side, side,
        tabbed=True, low=low, tabs=tabs,
        beam=Box(0, 0, bounds.w, side.y - 2), shelf=NOWHERE if low else Box(0, cards.y - 4, bounds.w, bounds.h),
    )  # fmt: skip
