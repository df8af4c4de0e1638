"""The table of a game that tells its zones: seats with what is theirs above, what all share in the middle, the prompt
and the own hand below. Whatever is offered lies where it is picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.table.aloud.areas import Area
from game.table.asking.mark import Subject
from game.table.asking.spots import HAND
from game.table.board import NOWHERE, Held, Lay, Layout, Table
from game.table.boards.plain import BUTTONS, COLUMN, GAP, MARGIN, TABS, PlainBoard, SeatPanel
from game.table.flow import SeatInfo
from game.table.log.marked import About
from game.table.panels.post import Shelf
from game.table.pieces import Picks, Spot
from game.table.zones import Zone, Zones, seats
from game.ui.cards import PLAIN_BACK, CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import _, joined
from game.ui.opponents import kind_words
from game.ui.widgets import Widget

LOW = 640.0  # units: in a lower window seats and middle lie behind tabs of their own
HEAD, FLAT = 62.0, 150.0  # of a seat: its name and amounts; a lower one has its cards beside them
LARGEST_CARD, HAND_CARD = 128.0, 150.0  # units wide
RATIO = 1.4
SHUT = 4  # cards of a pile seen at its edge
TITLE_HIGH = 26.0
COUNT = Style("xb", 22, theme.TEXT)


class ZoneSpot(Spot):
    """A thing of a zone, which is out of sight while its picture flies."""

    def __init__(self, name: str, table: Picks, place: str, thing: int, subject: Subject | None = None) -> None:
        super().__init__(name, table, place, thing, subject)
        self.hidden = False

    @property
    def wanted_now(self) -> bool:
        """Whether it can be picked, or says why not."""
        return bool(self.mark.state or self.mark.reason)


class CardSpot(ZoneSpot):
    """A card that lies in a row, open to be read; face down it is only a back."""

    heard_as = "option"

    def __init__(self, table: Picks, zone: Zone, seat: int, index: int, card: int, card_id: str) -> None:
        name = f"{zone.name}:{card}" if card >= 0 else f"{zone.name}_down:{seat}:{index}"
        subject = Subject("card", card, card_id, seat, zone.place) if card >= 0 else None
        super().__init__(name, table, zone.place, card, subject)
        self.card_id = card_id
        self.focusable = card >= 0

    def draw(self, canvas: Canvas) -> None:
        if self.hidden or self.box.w < 2:
            return
        if not self.card_id:
            self.ui.cards.draw_back(canvas, PLAIN_BACK, self.box)
            return
        self.ui.cards.draw(canvas, self.card_id, "small", self.box, CardState(self.mark.line))


class Row(Widget):
    """Cards side by side, overlapping where there is too little room for all."""

    role = "row"
    heard_as = "list"

    def __init__(self, table: Picks, zones: Zones, zone: Zone, seat: int) -> None:
        super().__init__(f"row:{zone.name}:{seat}")
        self.caption = zones.title(zone)
        self.table, self.zones, self.zone, self.seat = table, zones, zone, seat
        self.cards: list[CardSpot] = []
        self.shown: tuple[int, ...] = ()
        self.centred = False

    def show(self, cards: tuple[int, ...]) -> None:
        """These lie there now."""
        if cards != self.shown:
            self.invalidate()
            self.shown = cards
            known = {spot.thing: spot for spot in self.cards if spot.thing >= 0}
            self.cards = [
                known.get(card)
                or CardSpot(self.table, self.zone, self.seat, at, card, self.zones.card(card) if card >= 0 else "")
                for at, card in enumerate(cards)
            ]
            self.children = list(self.cards)
            for child in self.children:
                child.parent = self
            self.arrange(self.box)
            self.invalidate()
        for spot in self.cards:
            spot.update()

    def arrange(self, box: Box) -> None:
        self.box = box
        count = len(self.cards)
        if not count:
            return
        high = max(4.0, min(box.h, LARGEST_CARD * RATIO))
        wide = min(high / RATIO, box.w)
        step = min(wide + 8, (box.w - wide) / max(1, count - 1))
        left = box.cx - (wide + step * (count - 1)) / 2 if self.centred else box.x
        for at, spot in enumerate(self.cards):
            spot.arrange(Box(left + at * step, box.cy - wide * RATIO / 2, wide, wide * RATIO))

    @property
    def end(self) -> Box:
        """Where the next card comes to."""
        if self.cards:
            return self.cards[-1].box
        wide = min(self.box.h / RATIO, self.box.w, LARGEST_CARD)
        left = self.box.cx - wide / 2 if self.centred else self.box.x
        return Box(left, self.box.cy - wide * RATIO / 2, wide, wide * RATIO)

    def draw(self, canvas: Canvas) -> None:
        end = self.end
        if not self.cards and self.zone.kind == "row" and self.box.h > 20:
            canvas.rounded(end, theme.INK, 70, end.w * 0.07, theme.HAIRLINE, 90, 1.2)
        if not self.centred:
            left = (end.right if self.cards or self.zone.kind == "row" else self.box.x) + 12
            title = self.zones.title(self.zone)
            if canvas.pens.text.width(title, theme.LABEL) <= self.box.right - left:
                canvas.text_in(title, Box(left, self.box.y, self.box.right - left, 24), theme.LABEL, "right")


class Pile(ZoneSpot):
    """Cards on one another: the uppermost, or its back, and how many there are."""

    bleed = 30.0

    def __init__(self, table: Picks, zones: Zones, zone: Zone, seat: int) -> None:
        super().__init__(f"{zone.name}:{seat}" if zone.each else zone.name, table, zone.place, seat)
        self.zones, self.zone, self.cards = zones, zone, ()
        self.tall = False

    cards: tuple[int, ...]

    @property
    def value(self) -> str:
        return f"{self.zones.title(self.zone)} {len(self.cards)}"

    @property
    def top(self) -> str:
        """The id of the card that lies open; "" for none."""
        return self.zones.card(self.cards[-1]) if self.cards and self.cards[-1] >= 0 and not self.zone.shut else ""

    def show(self, cards: tuple[int, ...]) -> None:
        """These lie there now, the uppermost last."""
        if cards != self.cards:
            self.cards = cards
            self.subject = Subject("card", cards[-1], self.top, place=self.place) if self.top else None
            self.invalidate()
        self.update()

    @property
    def end(self) -> Box:
        """Where its uppermost card lies."""
        room = self.box.cut_bottom(TITLE_HIGH)[1] if self.tall else self.box
        high = min(room.h - 6, LARGEST_CARD * RATIO)
        wide = min(high / RATIO, room.w - 6)
        return room.centered(wide, wide * RATIO)

    def draw(self, canvas: Canvas) -> None:
        end = self.end
        if end.w < 4:
            return
        canvas.rounded(end, theme.INK, 90, end.w * 0.07, theme.HAIRLINE, 90, 1.2)
        under = min(SHUT, -(-len(self.cards) // 3)) if len(self.cards) > 1 else 0
        for step in range(under, 0, -1):
            self.ui.cards.draw_back(canvas, PLAIN_BACK, end.moved(-step * 2.0, step * 2.0))
        look = CardState(self.mark.line)
        if self.cards and self.top:
            self.ui.cards.draw(canvas, self.top, "small", end, look)
        elif self.cards:
            self.ui.cards.draw_back(canvas, PLAIN_BACK, end, look)
        elif self.mark.line:
            canvas.skin(f"glow_{self.mark.line}", end)
        chip = Box(end.right - 26, end.y - 8, 34, 28)
        canvas.rounded(chip, theme.REASON_GROUND, 245, 13, theme.HAIRLINE, 220, 1.4)
        canvas.text_in(str(len(self.cards)), chip, COUNT.at(20), "center")
        if self.tall:
            draw_title(canvas, self.zones.title(self.zone), self.box)


class Amount(ZoneSpot):
    """What is counted, with a coin beside it. What is still on its way is not counted yet."""

    role = "amount"

    def __init__(self, table: Picks, zones: Zones, zone: Zone, seat: int) -> None:
        super().__init__(f"{zone.name}:{seat}" if zone.each else zone.name, table, zone.place, seat)
        self.zones, self.zone, self.amount = zones, zone, 0

    @property
    def value(self) -> str:
        return f"{self.zones.title(self.zone)} {self.amount}"

    @property
    def interactive(self) -> bool:
        return super().interactive and self.wanted_now

    def show(self, amount: int) -> None:
        """So much is there now."""
        if amount != self.amount:
            self.amount = amount
            self.invalidate()
        self.update()

    @property
    def end(self) -> Box:
        """Where its coin lies."""
        side = min(self.box.h, 34.0)
        return Box(self.box.x, self.box.cy - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 20:
            return
        if self.mark.line:
            canvas.skin(f"glow_{self.mark.line}", self.box)
        canvas.picture("ui/coin", self.end)
        shown = self.amount - self.table.lag.of(self.zone.name)[self.thing]
        told = f"{self.zones.title(self.zone)} {shown}"
        room = Box(self.end.right + 7, self.box.y, self.box.right - self.end.right - 7, self.box.h)
        fits = canvas.pens.text.width(told, COUNT) <= room.w
        canvas.text_in(told if fits else str(shown), room, COUNT)


def draw_title(canvas: Canvas, title: str, box: Box) -> None:
    """What a zone is called, at the lower edge of its place."""
    room = box.cut_bottom(TITLE_HIGH)[0]
    style = canvas.pens.text.fit(title, Style("sc_bold", 19, theme.TEXT_HEAD), room.w)
    canvas.text_in(canvas.shortened(title, style, room.w), room, style, "center")


Part = Row | Pile | Amount


def part_of(table: Picks, zones: Zones, zone: Zone, seat: int) -> Part:
    """The widget of a zone."""
    kinds: dict[str, type[Pile] | type[Amount]] = {"pile": Pile, "amount": Amount}
    return kinds[zone.kind](table, zones, zone, seat) if zone.kind in kinds else Row(table, zones, zone, seat)


def show_part(part: Part, table: Table, seat: int) -> None:
    """What lies there in the View of the moment."""
    view = table.flow.view
    if seat >= seats(part.zone, view):
        return
    if isinstance(part, Amount):
        part.show(part.zone.count(view, seat))
    else:
        part.show(part.zone.cards(view, seat))


class ZonedSeat(SeatPanel):
    """A player, the amounts and cards that are theirs, and how many they hold."""

    table: Table

    def __init__(self, table: Table, zones: Zones, seat: int, info: SeatInfo) -> None:
        super().__init__(table, seat, info)
        self.table, self.zones = table, zones
        self.parts: dict[str, Part] = {}
        for zone in zones.zones:
            if zone.each:
                self.parts[zone.name] = part_of(table, zones, zone, seat)
                self.add(self.parts[zone.name])

    @property
    def amounts(self) -> list[Amount]:
        return [part for part in self.parts.values() if isinstance(part, Amount)]

    @property
    def lanes(self) -> list[Row | Pile]:
        """Where cards lie, in their order; the own hand lies elsewhere."""
        return [part for part in self.parts.values() if not isinstance(part, Amount) and part.visible]

    @property
    def value(self) -> str:
        told = [f"{self.zones.title(part.zone)} {len(part.shown)}" for part in self.lanes if isinstance(part, Row)]
        return joined([self.info.name, *(part.value for part in self.amounts), *told])

    def show_zones(self, info: SeatInfo, *, asked: bool) -> None:
        """Takes over how the player stands now."""
        flow, hand = self.table.flow, self.zones.hand
        for part in self.parts.values():
            mine = part.zone is hand and self.thing == flow.viewer
            if part.visible == mine:
                part.visible = not mine
                self.arrange(self.box)
            show_part(part, self.table, self.thing)
        self.show(info, {}, asked=asked)

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(12, 8)
        if box.h < FLAT:  # the cards beside the name, or they would be too small to tell apart
            head, rest = room.cut_left(min(230.0, room.w * 0.42), 8)
            head = head.centered(head.w, min(head.h, HEAD))
        else:
            head, rest = room.cut_top(HEAD, 6)
        radius = head.h / 2 - 2
        self.face.arrange(Box(head.x + radius, head.cy, 0, 0).inset(-radius))
        self.words = Box(self.face.box.right + 12, head.y, head.right - self.face.box.right - 12, head.h)
        below = self.words.cut_top(head.h * 0.5)[1]
        for part, cell in zip(self.amounts, below.columns(max(1, len(self.amounts)), 8), strict=False):
            part.arrange(cell)
        lanes = self.lanes
        if rest.w > rest.h * 2.2 * max(1, len(lanes)):
            cells = rest.columns(max(1, len(lanes)), 14)
        else:
            cells = rest.rows(max(1, len(lanes)), 6)
        for lane, cell in zip(lanes, cells, strict=False):
            lane.arrange(cell)

    def place_of(self, zone: str) -> Box:
        """Where something comes to in a zone of this player."""
        part = self.parts.get(zone)
        return part.end if part is not None and part.visible and self.visible else self.face.box

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"cloth_{self.info.crest % len(theme.SEATS)}", self.box)
        if self.mark.line or self.asked:
            canvas.skin(f"glow_{self.mark.line or 'focus'}", self.box)
        name = self.words.cut_top(self.words.h * (0.5 if self.amounts else 1.0))[0]
        style = canvas.pens.text.fit(self.info.name, Style("head", 22, theme.TEXT), name.w)
        canvas.text_in(canvas.shortened(self.info.name, style, name.w), name, style)
        if not self.parts:
            canvas.text_in(kind_words(self.info.player), self.words.cut_bottom(self.words.h / 2)[0], theme.ASIDE)


class Middle(Widget):
    """What all share, on a tray: each zone with its name below it."""

    role = "zones"

    def __init__(self, table: Table, zones: Zones) -> None:
        super().__init__("middle")
        self.table, self.zones = table, zones
        self.parts: dict[str, Part] = {zone.name: part_of(table, zones, zone, 0) for zone in zones.shared}
        for part in self.parts.values():
            if isinstance(part, Row):
                part.centred = True
            elif isinstance(part, Pile):
                part.tall = True
            self.add(part)

    def show(self) -> None:
        """What lies there now."""
        for part in self.parts.values():
            show_part(part, self.table, 0)

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.inset(22, 12)
        high = min(room.h, LARGEST_CARD * RATIO + TITLE_HIGH + 6)
        room = room.centered(room.w, high)
        shares = [max(1.0, len(part.shown) * 0.75) if isinstance(part, Row) else 1.0 for part in self.parts.values()]
        unit = (room.h - TITLE_HIGH) / RATIO * 1.5
        whole = sum(shares)
        unit = min(unit, room.w / whole) if whole else 0.0
        left = room.cx - unit * whole / 2
        for part, share in zip(self.parts.values(), shares, strict=True):
            cell = Box(left, room.y, unit * share, room.h).inset(6, 0)
            left += unit * share
            part.arrange(cell.cut_bottom(TITLE_HIGH)[1] if isinstance(part, Row) else cell)

    def draw(self, canvas: Canvas) -> None:
        if not self.parts:
            return
        canvas.skin("wood", self.box)
        for part in self.parts.values():
            if isinstance(part, Row):
                box = part.box
                draw_title(canvas, self.zones.title(part.zone), Box(box.x, box.y, box.w, box.h + TITLE_HIGH))


class ZonedBoard(PlainBoard):
    """A game whose look wants more derives from it, and overrides a part or the movement of an event."""

    back = PLAIN_BACK

    def __init__(self, table: Table, zones: Zones) -> None:
        super().__init__(table)
        self.zones = zones
        self._tab = ""

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        inner = Box(MARGIN, GAP, bounds.w - 2 * MARGIN, bounds.h - GAP - MARGIN)
        tabbed, self.low = bounds.w < 1500 or bounds.h < 800, bounds.h < LOW
        column = corner = tabs = NOWHERE
        if tabbed:
            bar, inner = inner.cut_top(TABS, GAP)
            corner, tabs = bar.cut_right(240, GAP)
        else:
            column, inner = inner.cut_right(COLUMN, GAP)
            corner, column = column.cut_top(BUTTONS, GAP)
        hand = NOWHERE
        if self.zones.hand is not None:
            high = min(HAND_CARD * RATIO + 46, max(112.0, bounds.h * 0.25))
            hand, inner = inner.cut_bottom(high, 4)
        prompt, inner = inner.cut_bottom(min(122.0, max(88.0, bounds.h * 0.13)), GAP)
        self.hand_box = hand
        self.inside = log = inner
        if self.low or not self.zones.shared:
            self.row = self.middle_box = inner
        else:
            self.row, self.middle_box = inner.cut_top(min(inner.h * 0.52, 330.0), GAP)
        if not tabbed:
            log = column
        return Layout(prompt, corner, hand, log, NOWHERE, inner, self.middle_box, tabs, tabbed, HAND_CARD)

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        found = [ZonedSeat(self.table, self.zones, seat, info) for seat, info in enumerate(self.table.flow.seats)]
        self.seats: list[ZonedSeat] = found
        self.panels = list(found)
        self.middle = Middle(self.table, self.zones)
        self.middle.visible = bool(self.zones.shared)
        self.shelf = Shelf()
        return [self.shelf, self.middle], self.panels

    def ground(self) -> Sequence[Widget]:
        return [self.shelf]

    def arrange(self, box: Box) -> None:
        count = len(self.seats)
        rows = 2 if self.low and count > 2 and self.row.w / count < 300 else 1
        across = -(-count // rows)
        cells = [cell for line in self.row.rows(rows, GAP) for cell in line.columns(across, GAP)]
        for panel, cell in zip(self.seats, cells, strict=False):
            panel.arrange(cell)
        self.middle.arrange(self.middle_box)
        top = self.hand_box.y if self.hand_box.w else box.bottom
        self.shelf.arrange(Box(box.x, top, box.w, box.bottom - top))

    def tabs(self) -> list[tuple[str, str]]:
        players = [("sight", _("Players"))] if self.low and self.zones.shared else []
        return [("table", _("Table")), *players, ("log", _("Chronicle"))]

    def tab(self, wanted: str) -> str:
        return wanted if wanted in dict(self.tabs()) else "table"

    def show_tab(self, tab: str) -> None:
        self._tab = tab
        parted = self.low and bool(self.zones.shared)
        self.middle.visible = bool(self.zones.shared) and tab in ("", "table")
        for panel in self.seats:
            panel.visible = tab in (("sight",) if parted else ("", "table"))

    def show_seat(self, seat: int) -> None:
        if self.low and self.zones.shared:
            self.table.use_tab("sight")

    # -- showing ---------------------------------------------------------------------------------------------------
    def show(self) -> None:
        for seat, panel in enumerate(self.seats):
            panel.show_zones(self.table.flow.seats[seat], asked=seat == self.asked)
        self.middle.show()
        self.middle.arrange(self.middle_box)

    def held(self) -> Held:
        if self.table.flow.nobody_here:
            return Held()
        card = self.zones.card
        return Held([(one, card(one) if one >= 0 else "") for one in self.zones.held(self.table.flow.view)])

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        table = [Area(_("Table"), [self.middle])] if self.zones.shared else []
        return table, [Area(_("Players"), self.panels)]

    # -- what can be pressed and read ------------------------------------------------------------------------------
    def landing(self) -> Widget | None:
        offers = self.table.offers
        plays = offers is not None and any(offer.place == HAND for offer in offers.offers)
        return self.middle if plays and self.middle.visible else None

    def named(self, about: About) -> Subject | None:
        cards = about.of("card")
        return Subject("card", min(cards), self.zones.card(min(cards))) if cards else None

    # -- where things lie ------------------------------------------------------------------------------------------
    def parts_in_sight(self) -> list[Part]:
        """All zones that can be seen now."""
        found = list(self.middle.parts.values()) if self.middle.visible else []
        for panel in self.seats:
            found += [part for part in panel.parts.values() if panel.visible and part.visible]
        return found

    def card_spot(self, card: int) -> CardSpot | None:
        """The card where it lies open in a row, if it is in sight."""
        rows = [part for part in self.parts_in_sight() if isinstance(part, Row)]
        return next((spot for row in rows for spot in row.cards if spot.thing == card), None)

    def place_of(self, zone: str, seat: int) -> Box:
        """Where something comes to in a zone, or leaves it; what is out of sight has a small place near it."""
        found = self.zones.of(zone)
        if not found.each:
            return self.middle.parts[zone].end if self.middle.visible else self._aside
        if not 0 <= seat < len(self.seats):
            return self._aside  # the bank
        if found is self.zones.hand and seat == self.table.flow.own_seat:
            return self.table.hand.slot(-1)
        return self.seats[seat].place_of(zone) if self.seats[seat].visible else self._aside

    @property
    def _aside(self) -> Box:
        """A small place at the upper edge of what lies behind tabs."""
        return Box(self.inside.cx - 20, self.inside.y, 40, 56)

    def lies(self) -> Mapping[int, Lay]:
        rows = [part for part in self.parts_in_sight() if isinstance(part, Row)]
        return {spot.thing: Lay(spot.box, "small", spot.card_id, spot.place)
                for row in rows for spot in row.cards if spot.thing >= 0}  # fmt: skip

    def caught_up(self) -> None:
        for part in self.parts_in_sight():
            part.invalidate()
