"""Buildings, who begins and the switches on the new-game screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.kernel.rules import of
from game.rattus_cartus.cards import parts
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.cards.tones import ESTATES as TONES
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _
from game.rattus_cartus.setup import choice, fields
from game.rattus_cartus.setup.choice import RattusOptions
from game.rattus_cartus.setup.words import (
    advice,
    count_text,
    game_text,
    problem_with,
    rounds_text,
    way_text,
)
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.forms import OneOf
from game.ui.screens import form
from game.ui.screens.new_game import people_text
from game.ui.screens.pick_cards import LARGEST, CardBoard, CardsPage, PickCard
from game.ui.screens.reading import CardThumb, ReadingPanel, roomy, tight
from game.ui.set_up import start_field
from game.ui.widgets import Column, Divider, Grid, Panel, RichText, Row, ScrollArea, Widget

# The pages of the new-game screen.

HEAD, GAP = 40.0, 12.0
CHIP = theme.Style("bold", 17, theme.ON_GOLD)
NARROWEST, WIDEST = 150.0, 290.0  # units: a building on the page of the buildings


class PickBuilding(PickCard):
    """A building to choose: what is marked on it lies on its picture, and leaves name and actions free."""

    foot = 0.525

    def _band(self, canvas: Canvas, box: Box) -> None:
        """How many of its cards take part, on a chip in the lower left corner of the picture."""
        high = max(26.0, box.w * 0.13)
        wide = canvas.pens.text.width(self.note, CHIP) + 18
        chip = Box(box.x + box.w * 0.06, box.y + box.h * self.foot - high - box.w * 0.02, wide, high)
        ground, ink = (theme.GOLD_LIGHT, theme.ON_GOLD) if self.strong else (theme.INK, theme.TEXT)
        canvas.rounded(chip, ground, 240, high * 0.3, theme.INK, 255, 1.4)
        canvas.text_in(self.note, chip.inset(6, 0), CHIP.of(ink), "center")


class EstateHead(Widget):
    """The sign and the name of an estate, above its buildings."""

    role = "label"

    def __init__(self, estate: str) -> None:
        super().__init__(f"estate:{estate}")
        self.estate = estate

    @property
    def value(self) -> str:
        return estate_name(self.estate)

    def draw(self, canvas: Canvas) -> None:
        gem, words = self.box.cut_left(min(34.0, self.box.h), 8)
        parts.gem(self.ui, canvas, self.estate, gem.centered(gem.w, gem.w))
        ink = theme.mix(TONES[self.estate].light, theme.WHITE, 0.25)
        canvas.text_in(self.value, words, theme.HEADING.of(ink))


class _Blocks(Widget):
    """Estates side by side, each a head above its cards."""

    def __init__(self, blocks: Sequence[tuple[Widget, Sequence[Widget]]]) -> None:
        super().__init__("", [one for head, cards in blocks for one in (head, *cards)])
        self.blocks = blocks
        self.columns, self.wide, self.high = 1, NARROWEST, 0.0  # `high` is what there is without scrolling

    @property
    def deepest(self) -> int:
        """How many buildings the estate with most of them has."""
        return max(len(cards) for _head, cards in self.blocks)

    @property
    def block(self) -> float:
        """The height of a block."""
        return HEAD + self.deepest * (self.wide * 1.4 + GAP)

    def natural(self, width: float) -> tuple[float, float]:
        return width, max(self.high, -(-len(self.blocks) // self.columns) * (self.block + GAP))

    def arrange(self, box: Box) -> None:
        self.box = box
        gap = min(GAP * 3, (box.w - self.wide * self.columns) / max(1, self.columns - 1))
        left = box.x + (box.w - self.wide * self.columns - gap * (self.columns - 1)) / 2
        rows = -(-len(self.blocks) // self.columns)
        spare = max(0.0, self.high - rows * self.block - 6) / (rows + 1)
        for place, (head, cards) in enumerate(self.blocks):
            row, column = divmod(place, self.columns)
            x, y = left + column * (self.wide + gap), box.y + spare + row * (self.block + spare)
            head.arrange(Box(x, y, self.wide, HEAD - 4))
            for number, card in enumerate(cards):
                top = y + HEAD + number * (self.wide * 1.4 + GAP)
                card.arrange(Box(x, top, self.wide, self.wide * 1.4))


class EstateBoard(ScrollArea):
    """All buildings by estate, without scrolling as large as they can be, or scrolling if they became too small."""

    def __init__(self, blocks: Sequence[tuple[Widget, Sequence[Widget]]]) -> None:
        self.blocks = _Blocks(blocks)
        super().__init__(self.blocks, "board")

    def arrange(self, box: Box) -> None:
        fits = [(self._width(box, columns), columns) for columns in (6, 3, 2)]
        wide, columns = max(fits)
        if wide < NARROWEST:
            columns = next((n for n in (6, 3, 2) if (box.w - 20 - GAP * (n - 1)) / n >= NARROWEST), 2)
            wide = min((box.w - 20 - GAP * (columns - 1)) / columns, LARGEST)
        self.blocks.columns, self.blocks.wide, self.blocks.high = columns, max(60.0, wide), box.h
        super().arrange(box)

    def _width(self, box: Box, columns: int) -> float:
        """How wide a card can be so that all are seen."""
        rows = -(-len(self.blocks.blocks) // columns)
        high = (box.h - 9 - rows * (HEAD + GAP)) / (rows * self.blocks.deepest) - GAP
        return min((box.w - 20 - GAP * (columns - 1)) / columns, high / 1.4, WIDEST)


# -- players and overview ----------------------------------------------------------------------------------------------
def players(page: RattusPage) -> Widget:
    """Who plays; with room enough also everything else at a glance."""
    bounds = page.ui.scale.bounds
    rows = page.seat_rows()
    if not roomy(bounds):
        return Panel(ScrollArea(Grid(rows, 2 if bounds.w > 1150 else 1, gap=10, fill=True), "seats"), padding=14)
    seats = Panel(Grid(rows, 1, gap=9, fill=True), page.screen.players_title(), padding=18)
    blocks = [(EstateHead(estate), _thumbs(page, estate)) for estate in ESTATES]
    buildings = Panel(EstateBoard(blocks), _("Buildings"), padding=20)
    starter = form.choice(start_field(page.options), page.again)
    options = Panel(Column([starter, page.seed()], gap=12), _("Options"), padding=20)
    side = Column([page.reading.sized(grow=1), options], gap=14).sized(width=bounds.w * 0.215)
    right = Row([buildings.sized(grow=1), side], gap=14)
    return Row([seats.sized(width=bounds.w * 0.3125), right.sized(grow=1)], gap=16)


def _thumbs(page: RattusPage, estate: str) -> list[Widget]:
    """The buildings of an estate that take part."""
    made: list[Widget] = []
    for one in choice.of_estate(estate):
        if one.id in page.shown:
            thumb = CardThumb(one.id, page.read, partial(page.open_at, one.id))
            made.append(thumb)
    return made


# -- buildings ---------------------------------------------------------------------------------------------------------
def buildings(page: RattusPage) -> Widget:
    """All of them by estate, those with a tick take part."""
    bounds = page.ui.scale.bounds
    wide = roomy(bounds)
    blocks = [(EstateHead(estate), _picks(page, estate)) for estate in ESTATES]
    board = EstateBoard(blocks)
    head: list[Widget] = []
    if not tight(bounds):
        head.append(RichText(way_text(page.options), theme.BODY.at(20), valign="middle", name="said").sized(grow=1))
    else:
        head += page.actions()
    rows = [*([Row(head, gap=12, align="middle")] if head else []), board.sized(grow=1)]
    left = Panel(Column(rows, gap=10), padding=20 if wide else 12)
    return page.to_read(left)


def _picks(page: RattusPage, estate: str) -> list[Widget]:
    made: list[Widget] = []
    for one in choice.of_estate(estate):
        count = page.shown.get(one.id, 0)
        card = PickBuilding(one.id, page.read, page.pick, "in" if one.id in _wanted(page) else "out")
        mixed = 0 < count < 5 or (not count and card.part == "in")
        card.note = count_text(count) if mixed else ""
        card.strong = count > 0
        if one.id in choice.not_advised(page.options):
            card.tip = _("Not recommended for two players.")
        elif tight(page.ui.scale.bounds):
            card.tip = way_text(page.options)
        made.append(card)
    return made


def _wanted(page: RattusPage) -> set[str]:
    """Buildings with a tick: chosen by the players, or drawn."""
    return {*page.shown, *(page.options.buildings.own if page.options.buildings.way == "own" else ())}


# -- rules -------------------------------------------------------------------------------------------------------------
def rules(page: RattusPage) -> Widget:
    """Who begins, the seed and the switches, each explained in a line."""
    airy = roomy(page.ui.scale.bounds)
    rows: list[Widget] = [form.choice(start_field(page.options), page.again), page.seed(), Divider()]
    rows += form.switches(fields.switch_field(page.options), page.again, 20 if airy else 19)
    left = Panel(ScrollArea(Column(rows, gap=13 if airy else 6), "switches"), _("Rules"), padding=22)
    bounds = page.ui.scale.bounds
    said = RichText(game_text(page.options), theme.ON_PARCHMENT.at(23 if airy else 21), name="game")
    right: Widget = Panel(ScrollArea(said, "game_area"), skin="parchment", padding=34 if airy else 26)
    if airy:
        thumbs = [thumb for estate in ESTATES for thumb in _thumbs(page, estate)]
        shown = Panel(CardBoard(thumbs, name="shown"), _("Buildings"), padding=22)
        right = Column([right.sized(height=bounds.h * 0.26), shown.sized(grow=1)], gap=14)
    return Row([left.sized(grow=1), right.sized(width=bounds.w * 0.38)], gap=14)


PAGES = {"players": players, "buildings": buildings, "rules": rules}


class RattusPage(CardsPage):
    """Rattus Cartus' part of the new-game screen: what is shown follows from the options."""

    @property
    def options(self) -> RattusOptions:
        return of(RattusOptions, self.screen.options)

    @property
    def saved(self) -> str:
        return self.options.buildings.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.buildings.saved = key

    @property
    def worth_keeping(self) -> bool:
        return self.options.buildings.way == "own"

    # -- choosing --------------------------------------------------------------------------------------------------
    def pick(self, building: str, _step: int) -> None:
        """A click on a building: it comes in or goes out. The only one of its estate gives way to the other."""
        if self.options.buildings.way != "own":
            self.ui.toasts.show(_("This is now a choice of your own."))
        if not choice.pick(self.options, building):
            choice.instead(self.options, building)
        self.screen.rebuild()

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if choice.by_chance(self.options):
            self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def reference_cards(self) -> Sequence[str]:
        return [*choice.cards().followers, "joker", *choice.kinds(self.options), *self.shown]

    def help_place(self, tab: str) -> str:
        return {"rules": "topic:options", "buildings": "section:which_buildings"}.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("buildings", _("Buildings")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return PAGES[tab](self)

    def open_at(self, building: str) -> None:
        """The page of the buildings, with this one to read."""
        self.card_read = building
        self.screen.open_tab("buildings")

    def ways(self) -> OneOf:
        return fields.building_field(self.options, self.keeping.usable())

    def overview(self) -> str:
        said = advice(self.options) or rounds_text(self.options) + "."
        return f"{said} {people_text(self.options)}"

    def examine(self) -> None:
        self.shown = choice.shown(self.options)
        self.found = problem_with(self.options)
        self.reading = ReadingPanel(game_text(self.options) + "\n\n[i|" + _("Point at a building to read it.") + "]")
        if self.card_read not in choice.cards().buildings:
            self.card_read = ""
        if self.screen.tab == "buildings":
            self.card_read = self.card_read or next(iter(self.shown), "farm")
            self.show_read()
