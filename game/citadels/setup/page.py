"""The cast, the districts and the switches of the rules on the new-game screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from game.citadels.lang import _
from game.citadels.setup import choice, fields
from game.citadels.setup.options import CitadelsOptions
from game.citadels.setup.words import (
    draft_text,
    limits,
    problem_with_cast,
    way_text,
)
from game.kernel.rules import of
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.forms import OneOf
from game.ui.screens import form
from game.ui.screens.keeping import Keeping, Said
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.pick_cards import CardBoard, CardsPage, PickCard
from game.ui.screens.reading import CardThumb, DistrictChip, ReadingPanel, roomy, tight
from game.ui.widgets import (
    Column,
    Divider,
    Grid,
    Panel,
    RichText,
    Row,
    ScrollArea,
    Spacer,
    Widget,
)

# The pages of the new-game screen.

WIDE_BOARD = 1500.0  # units of the window from which the ranks stand side by side


class CastRow(Widget):
    """The cast side by side, as large as the row allows."""

    def natural(self, width: float) -> tuple[float, float]:
        return width, 186.0

    def __init__(self, thumbs: list[Widget]) -> None:
        super().__init__("cast", thumbs)

    def arrange(self, box: Box) -> None:
        self.box = box
        count = max(1, len(self.children))
        wide = min((box.w - 12 * (count - 1)) / count, box.h / 1.4)
        gap = (box.w - wide * count) / max(1, count - 1)
        for i, child in enumerate(self.children):
            child.arrange(Box(box.x + i * (wide + gap), box.y + (box.h - wide * 1.4) / 2, wide, wide * 1.4))


# -- players and overview ----------------------------------------------------------------------------------------------
def players(page: CitadelsPage) -> Widget:
    """Who plays; with room enough also everything else at a glance."""
    bounds = page.ui.scale.bounds
    rows = page.seat_rows()
    if not roomy(bounds):
        return Panel(ScrollArea(Grid(rows, 2 if bounds.w > 1150 else 1, gap=10, fill=True), "seats"), padding=14)
    seats = Panel(Grid(rows, 1, gap=9, fill=True), page.screen.players_title(), padding=18)
    chips = [DistrictChip(card, page.read, lambda: page.open_tab("districts")) for card in page.shown.uniques]
    count = _("Unique districts: {count}").format(count=len(chips))
    districts = Panel(Grid(chips, 3, gap=9, fill=True), count, padding=20)
    options = Panel(Column(common_options(page), gap=8), _("Options"), padding=20)
    side = Column([page.reading.sized(grow=1), options], gap=14).sized(width=bounds.w * 0.215)
    lower = Row([districts.sized(grow=1), side], gap=14).sized(grow=1)
    cast = Panel(CastRow(_cast(page)), _("Characters"), padding=20).sized(height=min(272, bounds.h * 0.245))
    return Row([seats.sized(width=bounds.w * 0.3125), Column([cast, lower], gap=14).sized(grow=1)], gap=16)


def _cast(page: CitadelsPage) -> list[Widget]:
    thumbs: list[Widget] = []
    for card in page.shown.characters:
        thumb = CardThumb(card, page.read, partial(_open_at, page, card))
        ninth = choice.cards().characters[card].rank == choice.RANKS
        thumb.note = left_out(page) if ninth and not choice.nine_plays(page.options) else ""
        thumbs.append(thumb)
    return thumbs


def left_out(page: CitadelsPage) -> str:
    """Said over rank 9 while it takes no part."""
    return _("left out") if choice.nine_is_fixed(page.options) else _("optional")


def _open_at(page: CitadelsPage, card: str) -> None:
    page.card_read = card
    page.open_tab("characters")


def common_options(page: CitadelsPage) -> list[Widget]:
    """Rank 9 and the seed."""
    nine = form.toggle(fields.nine_field(page.options), page.again)
    why = [RichText(nine.why_not, theme.ASIDE, name="nine_why")] if nine.why_not else []
    return [nine, *why, page.seed()]


# -- cards -------------------------------------------------------------------------------------------------------------
def characters(page: CitadelsPage) -> Widget:
    """All of them: one column for each rank, or in the order of the ranks where there is less room."""
    wide = page.ui.scale.bounds.w >= WIDE_BOARD
    ranks = [choice.of_rank(rank) for rank in range(1, choice.RANKS + 1)]
    rows = zip_longest(*ranks) if wide else ranks
    cards = [_pick(page, one.id, page.pick_character) if one else Spacer() for row in rows for one in row]
    return _cards_page(page, CardBoard(cards, choice.RANKS if wide else 6), _characters_said(page), _nine(page))


def _nine(page: CitadelsPage) -> list[Widget]:
    """Rank 9 below the characters, where there is room for it."""
    if not roomy(page.ui.scale.bounds):
        return []
    nine = common_options(page)[0]
    why = choice.nine_is_fixed(page.options) or _("With 4 to 7 players rank 9 takes part as you like.")
    said = RichText(why, theme.ASIDE.at(20), valign="middle", name="nine_why")
    return [Row([nine.sized(width=nine_width(page)), said.sized(grow=1)], gap=28, align="middle")]


def nine_width(page: CitadelsPage) -> float:
    """Room for the switch with its words."""
    return page.ui.text.width(_("Play with rank 9"), theme.LEAD) + 96


def districts(page: CitadelsPage) -> Widget:
    """All unique districts that may take part."""
    cards: list[Widget] = [_pick(page, one.id, page.pick_unique) for one in choice.unique_districts(page.options)]
    return _cards_page(page, CardBoard(cards), _districts_said(page))


def _pick(page: CitadelsPage, card: str, on_pick: Callable[[str, int], None]) -> PickCard:
    playing = card in page.shown.uniques or card in page.playing
    made = PickCard(card, page.read, on_pick, "in" if playing else "out")
    hint = way_text(page.options) if tight(page.ui.scale.bounds) else ""
    made.tip = limits(page.options, page.playing, card) or hint
    if page.options.cast.way == "wishes":
        wanted = choice.wish(page.options, card)
        made.note = {"never": _("never"), "always": _("always")}.get(wanted, "")
        made.strong = wanted == "always"
    elif card in page.shown.characters and not playing:
        made.note = left_out(page)
    return made


def _cards_page(page: CitadelsPage, board: CardBoard, said: str, below: Sequence[Widget] = ()) -> Widget:
    bounds = page.ui.scale.bounds
    wide = roomy(bounds)
    board.offset = page.offset(board)
    head: list[Widget] = [RichText(said, theme.BODY.at(20), valign="middle", name="said").sized(grow=1)]
    if tight(bounds):
        head += page.actions()
    rows = [*([Row(head, gap=12, align="middle")] if said or head[1:] else []), board.sized(grow=1), *below]
    left = Panel(Column(rows, gap=10), padding=20 if wide else 12)
    return page.to_read(left)


def _characters_said(page: CitadelsPage) -> str:
    bounds = page.ui.scale.bounds
    if tight(bounds):
        return ""
    fixed = "" if roomy(bounds) else choice.nine_is_fixed(page.options)
    return f"{way_text(page.options)} {fixed}".strip()


def _districts_said(page: CitadelsPage) -> str:
    counted = _("[b|{count} of {wanted}]").format(
        count=len(page.shown.uniques), wanted=choice.wanted_uniques(page.options)
    )
    return counted if tight(page.ui.scale.bounds) else f"{counted}   {way_text(page.options)}"


# -- rules -------------------------------------------------------------------------------------------------------------
def rules(page: CitadelsPage) -> Widget:
    """Rank 9, the seed and the switches of the rules, each explained in a line."""
    airy = roomy(page.ui.scale.bounds)
    rows: list[Widget] = [*common_options(page), Divider()]
    rows += form.switches(fields.switch_field(page.options), page.again, 20 if airy else 19)
    left = Panel(ScrollArea(Column(rows, gap=13 if airy else 6), "switches"), _("Rules"), padding=22)
    bounds = page.ui.scale.bounds
    said = RichText(draft_text(page.options), theme.ON_PARCHMENT.at(23 if roomy(bounds) else 21), name="draft")
    right: Widget = Panel(ScrollArea(said, "draft_area"), skin="parchment", padding=34 if roomy(bounds) else 26)
    if roomy(bounds):
        cast = Panel(CardBoard(_cast(page), name="cast"), _("Characters"), padding=22)
        right = Column([right, cast.sized(grow=1)], gap=14)
    return Row([left.sized(grow=1), right.sized(width=bounds.w * 0.38)], gap=14)


PAGES = {"players": players, "characters": characters, "districts": districts, "rules": rules}


# Casts that the players keep under a name.


class CastKeeping(Keeping):
    """The stored casts as the screen shows them."""

    what = "cast"

    def said(self) -> Said:
        return Said(
            _("Keep this cast"), _("Delete this cast"), _("Name of the cast"),
            _("There is already a cast called “{name}”. Replace it?"), _("The cast is kept as “{name}”."),
            _("Delete the cast “{name}”?"),
        )  # fmt: skip


MOST_CLASSIC, MOST_PLAYERS = 7, 8


class CitadelsPage(CardsPage):
    """Citadels' part of the new-game screen: what is shown follows from the options."""

    def __init__(self, screen: NewGameScreen) -> None:
        super().__init__(screen)
        self.keeping = CastKeeping(self)
        self._offsets: dict[str, float] = {}
        self._board: CardBoard | None = None

    @property
    def options(self) -> CitadelsOptions:
        return of(CitadelsOptions, self.screen.options)

    @property
    def saved(self) -> str:
        return self.options.cast.saved

    @saved.setter
    def saved(self, key: str) -> None:
        self.options.cast.saved = key

    @property
    def worth_keeping(self) -> bool:
        return self.options.cast.way in ("own", "wishes")

    @property
    def must_be_sound(self) -> bool:
        return self.options.cast.way == "own"

    # -- the cast --------------------------------------------------------------------------------------------------
    def pick_character(self, card: str, step: int) -> None:
        """A click on a character: it takes its rank, or the next wish for it."""
        if self.options.cast.way == "wishes":
            choice.change_wish(self.options, card, step)
        elif card in self.shown.characters and choice.cards().characters[card].rank == choice.RANKS:
            self._turn_nine()
        else:
            self._tell_own()
            choice.pick_character(self.options, card)
        self.screen.rebuild()

    def pick_unique(self, card: str, step: int) -> None:
        """A click on a unique district: in or out, or the next wish for it."""
        if self.options.cast.way == "wishes":
            choice.change_wish(self.options, card, step)
        else:
            self._tell_own()
            choice.pick_unique(self.options, card)
        self.screen.rebuild()

    def _tell_own(self) -> None:
        if self.options.cast.way != "own":
            self.ui.toasts.show(_("This is now a cast of your own."))

    def _turn_nine(self) -> None:
        nine = fields.nine_field(self.options)
        if nine.why_not:
            self.ui.toasts.show(nine.why_not)
        else:
            nine.turn(not nine.on)

    def set_seed(self, text: str) -> None:
        super().set_seed(text)
        if self.options.cast.way in ("random", "wishes"):
            self.screen.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def reference_cards(self) -> Sequence[str]:
        basic = [one.id for one in choice.cards().districts.values() if one.type != "unique"]
        return [*self.playing, *basic, *self.shown.uniques]

    def help_place(self, tab: str) -> str:
        about = {"rules": "topic:options", "characters": "section:cast", "districts": "section:making_the_deck"}
        return about.get(tab, self.about)

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        return [("characters", _("Characters")), ("districts", _("Districts")), ("rules", _("Rules"))]

    def page(self, tab: str) -> Widget:
        return PAGES[tab](self)

    def open_tab(self, tab: str) -> None:
        self.screen.open_tab(tab)

    def ways(self) -> OneOf:
        return fields.cast_field(self.options, self.keeping.usable())

    def examine(self) -> None:
        if self._board is not None:
            self._offsets[self._board.name] = self._board.offset
        self._board = None
        self.shown = choice.shown(self.options)
        nine = choice.nine_plays(self.options)
        self.playing = self.shown.characters[: choice.RANKS - (not nine)]
        self.found = problem_with_cast(self.options, choice.new_draw())
        self.reading = ReadingPanel(draft_text(self.options) + "\n\n[i|" + _("Point at a card to read it.") + "]")
        known = choice.cards()
        if self.card_read not in known.characters and self.card_read not in known.districts:
            self.card_read = ""
        if self.screen.tab in ("characters", "districts"):
            first = {"characters": self.shown.characters, "districts": self.shown.uniques}[self.screen.tab]
            fits = self.card_read in (known.characters if self.screen.tab == "characters" else known.districts)
            if not fits:
                self.card_read = first[0] if first else "assassin" if self.screen.tab == "characters" else "library"
            self.show_read()

    def offset(self, board: CardBoard) -> float:
        """Where a board was scrolled to before it was built anew."""
        board.name = f"board:{self.screen.tab}"
        self._board = board
        return self._offsets.get(board.name, 0.0)
