"""Where everything lies, in reference units, for 2 to 8 players and every window. No pygame drawing here.

At 100 % the layout follows the art direction (section 8). Larger user scales leave fewer units: then log, score and
zoom share one place behind tabs, and opponents become strips. Prompt, call order, own hand and every player's gold,
hand and crown are always there.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.draw.geometry import Box

NOWHERE = Box(0, 0, 0, 0)
MARGIN, GAP = 16.0, 12.0
TRACK = 116.0
POST_GAP = 8.0
COLUMN, WIDEST_COLUMN = 376.0, 520.0
ROOMY_WIDTH, ROOMY_HEIGHT = 1800.0, 1000.0
HIGHEST_IN_DRAFT = 322.0  # units of all opponents while the fan of characters lies below them
CORD = 430.0  # units
TRAY_CARD = 140.0  # units: width of a character that was kept already
TWO_COLUMNS = 400.0  # where a window is wider than 16:9 by so many units, log and zoom stand side by side
ZOOM_COLUMN, LOG_COLUMN = 448.0, 380.0


@dataclass
class Places:
    """All places. `style` is how opponents are drawn: wide, big, row, mini or strip; `tabbed`: tabs share `side`."""

    style: str
    track: Box
    corner: Box
    opponents: list[Box]
    prompt: Box
    discards: Box
    city: Box
    score: Box
    role: Box
    hand: Box
    log: Box
    zoom: Box
    draft: Box | None = None
    cord: Box = NOWHERE  # the crests of those who choose, in their order
    tabbed: bool = False
    tabs: Box = NOWHERE
    hand_card: float = 174.0
    city_card: float = 124.0
    edge: Box = NOWHERE  # the wooden table before the viewer
    post: Box = NOWHERE  # the wooden post that holds chronicle and cards to read


def places(bounds: Box, players: int, *, draft: bool = False, alike: bool = False) -> Places:
    """The layout of a table with this many players in a window of these units. `alike`: nobody's own things lie there,
    and every player has one of `opponents`."""
    if bounds.w < ROOMY_WIDTH or bounds.h < ROOMY_HEIGHT:
        return _tight(bounds, players, draft, alike)
    if alike:
        return _alike(bounds, players)
    return _draft(bounds, players) if draft else _roomy(bounds, players)


@dataclass(frozen=True)
class Frame:
    """The main area and what stands to its right."""

    main: Box
    corner: Box
    log: Box
    zoom: Box


def _post(bounds: Box, frame: Frame) -> Box:
    """The wooden post beside the main area."""
    left = min(frame.log.x, frame.corner.x) - POST_GAP
    return Box(left, bounds.y, bounds.right - left, bounds.h)


def _edge(bounds: Box, post: Box, top: float) -> Box:
    """The own table from that height down."""
    return Box(bounds.x, top, post.x - bounds.x, bounds.bottom - top)


def _frame(bounds: Box) -> Frame:
    """One column on the right; a very wide window has a second one, so that the log has all the height."""
    inner = Box(MARGIN, GAP, bounds.w - 2 * MARGIN, bounds.h - GAP - MARGIN)
    spare = max(0.0, bounds.w - 1920)
    if bounds.w - bounds.h * 16 / 9 >= TWO_COLUMNS:
        right, rest = inner.cut_right(ZOOM_COLUMN, GAP)
        log, main = rest.cut_right(LOG_COLUMN + (spare - TWO_COLUMNS) * 0.2, GAP)
        corner, zoom = right.cut_top(112, GAP)
        return Frame(main, corner, log, zoom)
    column, main = inner.cut_right(min(WIDEST_COLUMN, COLUMN + spare * 0.35), GAP)
    corner, rest = column.cut_top(112, GAP)
    log, zoom = rest.cut_top(300 + max(0.0, rest.h - 928) * 0.5, GAP)
    return Frame(main, corner, log, zoom)


def grid(area: Box, count: int, columns: int, gap: float) -> list[Box]:
    """The first cells of a grid, in reading order."""
    rows = -(-count // columns)
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)]
    return cells[:count]


STYLES = {  # players: how opponents are drawn, panels in a row, height of all, share of spare height
    2: ("wide", 1, 234.0, 0.2),
    3: ("big", 2, 234.0, 0.2),
    4: ("big", 3, 240.0, 0.22),
    5: ("row", 2, 308.0, 0.3),
    6: ("mini", 3, 344.0, 0.5),
    7: ("mini", 3, 344.0, 0.5),
    8: ("strip", 4, 336.0, 0.5),
}


def _roomy(bounds: Box, players: int) -> Places:
    frame = _frame(bounds)
    post = _post(bounds, frame)
    spare = max(0.0, bounds.h - 1080)
    style, columns, high, share = STYLES[players]
    track, rest = frame.main.cut_top(TRACK + spare * 0.06, GAP - 4)
    field_, rest = rest.cut_top(high + spare * share, GAP)
    spare_cell = players in (6, 8)  # the last cell of the grid holds what is set aside
    cells = grid(field_, players - (not spare_cell), columns, GAP if style != "strip" else 8)
    if style == "mini" and cells[0].h >= 215:
        style = "big"
    strip, rest = rest.cut_top((106 if players > 5 else 122) + spare * 0.05, GAP)
    if spare_cell:
        prompt, discards = strip, cells.pop()
    else:
        discards, prompt = strip.cut_left({2: 300, 3: 300, 5: 300, 7: 230}.get(players, 374), GAP)
    city_card = (136.0 if players < 5 else 120.0 if players < 6 else 112.0 if players < 8 else 104.0) + spare * 0.14
    city_box, low = rest.cut_top(city_card * 1.4 + 50, GAP)
    score, city = city_box.cut_right(min(440.0, city_box.w * 0.3))
    role, hand = low.cut_left((450 if players > 3 else 580) + spare * 0.14, GAP)
    hand_card = min(178.0 + spare * 0.25, (hand.h - 30) / 1.4)
    return Places(style, track, frame.corner, cells, prompt, discards, city, score, role, hand, frame.log, frame.zoom,
                  hand_card=hand_card, city_card=city_card, edge=_edge(bounds, post, low.y - 2), post=post)  # fmt: skip


ALIKE = {  # players: how they are drawn, panels in a row
    2: ("wide", 1), 3: ("wide", 1), 4: ("big", 2), 5: ("big", 2), 6: ("big", 2), 7: ("row", 2), 8: ("row", 2),
}  # fmt: skip


def _alike(bounds: Box, players: int) -> Places:
    """A panel for each player in all the room; the question and what is set aside lie on the table's edge."""
    frame = _frame(bounds)
    post = _post(bounds, frame)
    spare = max(0.0, bounds.h - 1080)
    style, columns = ALIKE[players]
    track, rest = frame.main.cut_top(TRACK + spare * 0.06, GAP - 4)
    strip, field_ = rest.cut_bottom(122 + spare * 0.05, 2 * GAP)
    discards, prompt = strip.cut_left(374, GAP)
    cells = grid(field_, players, columns, GAP)
    return Places(style, track, frame.corner, cells, prompt, discards, NOWHERE, NOWHERE, NOWHERE, NOWHERE, frame.log,
                  frame.zoom, edge=_edge(bounds, post, strip.y - GAP), post=post)  # fmt: skip


def _draft(bounds: Box, players: int) -> Places:
    """While the viewer chooses a character: everybody's city above as ever, the cards as a fan on the own table, and
    the own city and hand in the post."""
    frame = _frame(bounds)
    post = _post(bounds, frame)
    spare = max(0.0, bounds.h - 1080)
    style, columns, high, share = STYLES[players]
    track, rest = frame.main.cut_top(TRACK + spare * 0.06, GAP - 4)
    field_, rest = rest.cut_top(min(high, HIGHEST_IN_DRAFT) + spare * share * 0.8, GAP)
    spare_cell = players in (6, 8)
    cells = grid(field_, players - (not spare_cell), columns, GAP if style != "strip" else 8)
    prompt, fan = rest.cut_top(92, 8)
    if spare_cell:
        discards = cells.pop()
    else:
        discards, prompt = prompt.cut_left(236, GAP)
    role = NOWHERE
    if players < 4:  # what was kept lies beside the cards while the second character is chosen
        role, fan = fan.cut_left(TRAY_CARD + 24, GAP)
    cord, prompt = prompt.cut_right(min(CORD, prompt.w * 0.4), GAP)
    log, zoom, city, hand = _in_the_post(frame)
    return Places(style, track, frame.corner, cells, prompt, discards, city, NOWHERE, role, hand, log, zoom,
                  draft=fan, cord=cord, hand_card=(hand.h - 24) / 1.4, city_card=hand.w,
                  edge=_edge(bounds, post, prompt.y - 6), post=post)  # fmt: skip


def _in_the_post(frame: Frame) -> tuple[Box, Box, Box, Box]:
    """Chronicle, card to read, own city and own hand one below the other; a second column keeps its chronicle."""
    if frame.zoom.x > frame.log.x:
        log, rest = frame.log, frame.zoom
    else:
        whole = Box(frame.log.x, frame.log.y, frame.log.w, frame.zoom.bottom - frame.log.y)
        log, rest = whole.cut_top(whole.h * 0.26, GAP)
    zoom, rest = rest.cut_top(rest.h * 0.4, GAP)
    city, hand = rest.cut_top(min(170.0, rest.h * 0.44), GAP)
    return log, zoom, city, hand


def _tight(bounds: Box, players: int, draft: bool, alike: bool) -> Places:
    """Few units (large user scale): one column; own city, log, score and card share a place behind tabs."""
    inner = Box(8, 6, bounds.w - 16, bounds.h - 14)
    gap = 6.0
    track, rest = inner.cut_top(62 if inner.h < 640 else 74, gap)
    count = players - (not alike)
    columns = 4 if count > 6 else 2 if count == 4 else min(3, count)
    rows = -(-count // columns)
    strip = 50.0 if inner.h < 640 else 62.0
    field_, rest = rest.cut_top(rows * strip + (rows - 1) * 4, gap)
    cells = grid(field_, count, columns, 4)
    prompt, rest = rest.cut_top(118 if inner.h < 640 else 108, gap)
    low, middle = rest.cut_bottom(max(104.0, min(200.0, rest.h * 0.46)), gap)
    if alike:
        low, middle = Box(rest.x, rest.bottom, 0, 0), rest
    tabs, side = middle.cut_top(40, 2)
    corner, tabs = tabs.cut_right(226, gap)
    wide = 196.0 if low.h < 178 else 380.0
    role, hand = (
        (low, low) if alike else low.cut_left(wide if players > 3 else wide + (low.h - 16) / 1.4 * 0.72 + 12, gap)
    )
    fan = Box(side.x, side.y, side.w, low.bottom - side.y) if draft else None
    top = low.y - 3 if fan is None else fan.y
    return Places("tight", track, corner, cells, prompt, side, side, side, role, hand, side, side,
                  draft=fan, tabbed=True, tabs=tabs, hand_card=max(40.0, (low.h - 12) / 1.4),
                  city_card=min(174.0, max(40.0, (side.h - 16) / 1.4)),
                  edge=Box(bounds.x, top, bounds.w, bounds.bottom - top))  # fmt: skip
