"""The pages of the new-game screen. Each makes widgets from the screen's options; the screen keeps what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.screens.page import roomy, tight
from game.ui.screens.reading import BigCard, CardThumb, DistrictChip
from game.ui.screens.seats import seat_rows
from game.ui.screens.setup import choice
from game.ui.screens.setup.board import CardBoard, PickCard
from game.ui.screens.setup.words import draft_text, limits, switch_effect, switch_texts, way_text
from game.ui.widgets import (
    Column,
    Divider,
    Grid,
    Panel,
    RichText,
    Row,
    ScrollArea,
    TextField,
    Toggle,
    Widget,
)

if TYPE_CHECKING:
    from game.ui.screens.new_game import NewGameScreen

LONGEST_SEED = 18
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
def players(screen: NewGameScreen) -> Widget:
    """Who plays; with room enough also everything else at a glance."""
    bounds = screen.ui.scale.bounds
    rows = seat_rows(screen.seats, screen.changed, screen.add_seat, screen.remove_seat)
    if not roomy(bounds):
        return Panel(ScrollArea(Grid(rows, 2 if bounds.w > 1150 else 1, gap=10, fill=True), "seats"), padding=14)
    seats = Panel(Grid(rows, 1, gap=9, fill=True), screen.players_title(), padding=18)
    chips = [DistrictChip(card, screen.read, lambda: screen.open_tab("districts")) for card in screen.shown.uniques]
    count = _("Unique districts: {count}").format(count=len(chips))
    districts = Panel(Grid(chips, 3, gap=9, fill=True), count, padding=20)
    options = Panel(Column(common_options(screen), gap=8), _("Options"), padding=20)
    side = Column([screen.reading.sized(grow=1), options], gap=14).sized(width=bounds.w * 0.215)
    lower = Row([districts.sized(grow=1), side], gap=14).sized(grow=1)
    cast = Panel(CastRow(_cast(screen)), _("Characters"), padding=20).sized(height=min(272, bounds.h * 0.245))
    return Row([seats.sized(width=bounds.w * 0.3125), Column([cast, lower], gap=14).sized(grow=1)], gap=16)


def _cast(screen: NewGameScreen) -> list[Widget]:
    thumbs: list[Widget] = []
    for card in screen.shown.characters:
        thumb = CardThumb(card, screen.read, partial(_open_at, screen, card))
        ninth = choice.cards().characters[card].rank == choice.RANKS
        thumb.note = left_out(screen) if ninth and not choice.nine_plays(screen.options) else ""
        thumbs.append(thumb)
    return thumbs


def left_out(screen: NewGameScreen) -> str:
    """Said over rank 9 while it takes no part."""
    return _("left out") if choice.nine_is_fixed(screen.options) else _("optional")


def _open_at(screen: NewGameScreen, card: str) -> None:
    screen.card_read = card
    screen.open_tab("characters")


def common_options(screen: NewGameScreen) -> list[Widget]:
    """Rank 9 and the seed."""
    options = screen.options
    nine = Toggle(_("Play with rank 9"), choice.nine_plays(options), screen.set_nine, "nine")
    nine.why_not = choice.nine_is_fixed(options)
    seed = "" if options.seed is None else str(options.seed)
    field = TextField(
        _("Random seed"), seed, screen.set_seed, "seed", LONGEST_SEED, _("a new one each game"),
        lambda letter: letter in "0123456789",
    )  # fmt: skip
    why = [RichText(nine.why_not, theme.ASIDE, name="nine_why")] if nine.why_not else []
    return [nine, *why, field]


# -- cards -------------------------------------------------------------------------------------------------------------
def characters(screen: NewGameScreen) -> Widget:
    """All 27: one column for each rank, or in the order of the ranks where there is less room."""
    wide = screen.ui.scale.bounds.w >= WIDE_BOARD
    ranks = [choice.of_rank(rank) for rank in range(1, choice.RANKS + 1)]
    if wide:
        ranks = [list(row) for row in zip(*ranks, strict=True)]
    cards: list[Widget] = [_pick(screen, one.id, screen.pick_character) for row in ranks for one in row]
    return _cards_page(screen, CardBoard(cards, choice.RANKS if wide else 6), _characters_said(screen), _nine(screen))


def _nine(screen: NewGameScreen) -> list[Widget]:
    """Rank 9 below the characters, where there is room for it."""
    if not roomy(screen.ui.scale.bounds):
        return []
    nine = common_options(screen)[0]
    why = choice.nine_is_fixed(screen.options) or _("With 4 to 7 players rank 9 takes part as you like.")
    said = RichText(why, theme.ASIDE.at(20), valign="middle", name="nine_why")
    return [Row([nine.sized(width=nine_width(screen)), said.sized(grow=1)], gap=28, align="middle")]


def nine_width(screen: NewGameScreen) -> float:
    """Room for the switch with its words."""
    return screen.ui.text.width(_("Play with rank 9"), theme.LEAD) + 96


def districts(screen: NewGameScreen) -> Widget:
    """All 33 unique districts."""
    cards: list[Widget] = [_pick(screen, one.id, screen.pick_unique) for one in choice.unique_districts(screen.options)]
    return _cards_page(screen, CardBoard(cards), _districts_said(screen))


def _pick(screen: NewGameScreen, card: str, on_pick) -> PickCard:
    playing = card in screen.shown.uniques or card in screen.playing
    made = PickCard(card, screen.read, on_pick, "in" if playing else "out")
    hint = way_text(screen.options) if tight(screen.ui.scale.bounds) else ""
    made.tip = limits(screen.options, screen.playing, card) or hint
    if screen.options.cast.way == "wishes":
        wanted = choice.wish(screen.options, card)
        made.note = {"never": _("never"), "always": _("always")}.get(wanted, "")
        made.strong = wanted == "always"
    elif card in screen.shown.characters and not playing:
        made.note = left_out(screen)
    return made


def _cards_page(screen: NewGameScreen, board: CardBoard, said: str, below: Sequence[Widget] = ()) -> Widget:
    bounds = screen.ui.scale.bounds
    wide = roomy(bounds)
    board.offset = screen.offset(board)
    head: list[Widget] = [RichText(said, theme.BODY.at(20), valign="middle", name="said").sized(grow=1)]
    if tight(bounds):
        head += screen.actions()
    rows = [*([Row(head, gap=12, align="middle")] if said or head[1:] else []), board.sized(grow=1), *below]
    left = Panel(Column(rows, gap=10), padding=20 if wide else 12)
    side: list[Widget] = [screen.reading.sized(grow=1)]
    if wide:
        side.insert(0, BigCard(screen.card_read).sized(height=min(470.0, bounds.h * 0.4)))
    share = 0.2 if wide else 0.26 if bounds.w > 1400 else 0.32
    return Row([left.sized(grow=1), Column(side, gap=14).sized(width=bounds.w * share)], gap=16 if wide else 10)


def _characters_said(screen: NewGameScreen) -> str:
    bounds = screen.ui.scale.bounds
    if tight(bounds):
        return ""
    fixed = "" if roomy(bounds) else choice.nine_is_fixed(screen.options)
    return f"{way_text(screen.options)} {fixed}".strip()


def _districts_said(screen: NewGameScreen) -> str:
    counted = _("[b|{count} of {wanted}]").format(
        count=len(screen.shown.uniques), wanted=choice.wanted_uniques(screen.options)
    )
    return counted if tight(screen.ui.scale.bounds) else f"{counted}   {way_text(screen.options)}"


# -- rules -------------------------------------------------------------------------------------------------------------
def rules(screen: NewGameScreen) -> Widget:
    """Rank 9, the seed and the switches of the rules, each explained in a line."""
    airy = roomy(screen.ui.scale.bounds)
    rows: list[Widget] = [*common_options(screen), Divider()]
    for word, (title, meaning) in switch_texts().items():
        on = word in screen.options.rules
        toggle = Toggle(title, on, partial(screen.set_rule, word), f"rule:{word}")
        without = switch_effect(screen.options, screen.playing, screen.shown.uniques, word)
        if without and choice.is_classic(screen.options) and word == "gather_first":
            toggle.on, toggle.why_not = True, without
        note = f"{meaning} [i|{without}]" if without else meaning
        rows += [toggle, RichText(note, theme.BODY.at(20 if airy else 19).of(theme.TEXT_DIM)), Divider()]
    left = Panel(ScrollArea(Column(rows[:-1], gap=13 if airy else 6), "switches"), _("Rules"), padding=22)
    bounds = screen.ui.scale.bounds
    said = RichText(draft_text(screen.options), theme.ON_PARCHMENT.at(23 if roomy(bounds) else 21), name="draft")
    right: Widget = Panel(ScrollArea(said, "draft_area"), skin="parchment", padding=34 if roomy(bounds) else 26)
    if roomy(bounds):
        cast = Panel(CardBoard(_cast(screen), name="cast"), _("Characters"), padding=22)
        right = Column([right, cast.sized(grow=1)], gap=14)
    return Row([left.sized(grow=1), right.sized(width=bounds.w * 0.38)], gap=14)


PAGES = {"players": players, "characters": characters, "districts": districts, "rules": rules}
