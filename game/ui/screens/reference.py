"""Every card can be read, and how a round goes, at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content import TYPES, default_cards
from game.ui import theme
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.screens.reading import BigCard, ReadingPanel, card_text, page_keys, type_name
from game.ui.screens.setup.board import CardBoard, PickCard
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Panel, RichText, Row, ScrollArea, Spacer, TabBar, Widget

ALL = "all"
WIDE_BOARD = 1500.0  # units of the window from which the ranks stand side by side


def how_to_play() -> str:
    """The course of the game in our own words, marked up."""
    return "\n".join([
        "[b|" + _("What it is about") + "]",
        _("Everybody builds a city of districts. When one city is complete, the round is played to its end and the "
          "most points win: the costs of your districts and the bonuses on top."),
        "",
        "[b|" + _("1. Choosing characters") + "]",
        _("Some characters are set aside. Beginning with the crown {crown}, each player keeps one in secret and passes "
          "the rest on."),
        "",
        "[b|" + _("2. Turns in the order of the ranks") + "]",
        _("The ranks are called from 1 upwards. Whoever holds the called character shows it and takes a turn; nobody "
          "answers for one that is set aside or killed."),
        "",
        "[b|" + _("Your turn") + "]",
        _("Gather: take 2 gold {gold}, or draw 2 cards and keep 1."),
        _("Build: pay the cost of a district from your hand and add it to your city. No two of the same name."),
        _("Use the ability of your character at any moment of your turn. Noble {noble}, religious {religious}, trade "
          "{trade} and military {military} districts bring income to the character of their colour."),
        "",
        "[b|" + _("The end") + "]",
        _("A city of 7 districts is complete, with two or three players one of 8. The first to get there scores 4 "
          "points, others who do so in that round 2. Districts of all five types score 3 more, and unique districts "
          "what they say."),
    ])  # fmt: skip


class ReferenceScreen(Screen):
    """`characters` and `districts` are the ids of the cards in this game; without them all cards of the box are shown
    and nothing is said of a game."""

    name = "reference"

    def __init__(self, ui: Ui, characters: Sequence[str] = (), districts: Sequence[str] = ()) -> None:
        super().__init__(ui)
        self.in_game = {*characters, *districts}
        self.only_game = bool(self.in_game)
        self.tab = "characters"
        self.sort = {"characters": ALL, "districts": ALL}  # a rank or a type
        self.card = ""
        self._offset = 0.0
        self._board: CardBoard | None = None

    # -- which cards -----------------------------------------------------------------------------------------------
    def listed(self) -> list[str]:
        """The ids of the cards that the filters leave."""
        return [card for card, sort in self._every() if self._wanted(card) and self.sort[self.tab] in (ALL, sort)]

    def _every(self) -> list[tuple[str, str]]:
        """All cards of the tab, each with what it is sorted by."""
        cards = default_cards()
        if self.tab == "characters":
            return [(one.id, str(one.rank)) for one in cards.characters.values()]
        return [(one.id, one.type) for one in cards.districts.values() if one.edition is None or one.id in self.in_game]

    def _wanted(self, card: str) -> bool:
        return not self.only_game or card in self.in_game

    def _sorts(self) -> list[tuple[str, str]]:
        if self.tab == "characters":
            ranks = [(str(rank), str(rank)) for rank in range(1, 10)]
            return [(ALL, _("All ranks")), *ranks]
        return [(ALL, _("All types")), *((word, type_name(word)) for word in TYPES)]

    def choose_sort(self, sort: str) -> None:
        """Only this rank or type."""
        self.sort[self.tab] = sort
        self._offset = 0.0
        self.rebuild()

    def choose_game(self, word: str) -> None:
        """Only the cards of this game, or all of the box."""
        self.only_game = word == "game"
        self._offset = 0.0
        self.rebuild()

    # -- the tree --------------------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.tab != "rules" and self.reading.page(event)

    def keys(self) -> list[tuple[str, str]]:
        return page_keys()

    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        if self._board is not None:
            self._offset = self._board.offset
        tabs = [("characters", _("Characters")), ("districts", _("Districts")), ("rules", _("How a round goes"))]
        bar = TabBar(tabs, self.tab, self._choose, "tabs")
        body = self._rules() if self.tab == "rules" else self._cards(roomy(bounds), bounds)
        back = Button(_("Back"), self.back, "gold", "back", height=66)
        return page(
            _("Cards and rules"), Column([bar, body.sized(grow=1)], gap=12), [back.sized(width=220), Spacer()], bounds
        )

    def _choose(self, tab: str) -> None:
        self.tab = tab
        self._board, self._offset = None, 0.0
        self.rebuild()

    def _rules(self) -> Widget:
        text = RichText(how_to_play(), theme.ON_PARCHMENT.at(24), name="how_to_play")
        return Panel(ScrollArea(text), skin="parchment", padding=36)

    def _filters(self) -> Widget:
        games = [("game", _("In this game")), ("all", _("All cards"))]
        game = "game" if self.only_game else "all"
        if not roomy(self.ui.scale.bounds):
            label = _("Rank") if self.tab == "characters" else _("Type")
            lists = [Choice(label, self._sorts(), self.sort[self.tab], self.choose_sort, "sort")]
            lists += [Choice(_("Cards"), games, game, self.choose_game, "which")] if self.in_game else []
            return Row([one.sized(grow=1) for one in lists], gap=12)
        row: list[Widget] = [FilterBar(self._sorts(), self.sort[self.tab], self.choose_sort, "sort")]
        row[0].grow = 1
        if self.in_game:
            row.append(FilterBar(games, game, self.choose_game, "which"))
        return Row(row, gap=24, align="middle")

    def _cards(self, wide: bool, bounds: Box) -> Widget:
        listed = self.listed()
        if self.card not in listed and listed:
            self.card = listed[0]
        cards: list[Widget] = [PickCard(card, self._read, lambda card, _step: self._read(card)) for card in listed]
        by_rank = self.tab == "characters" and len(cards) == 27 and bounds.w >= WIDE_BOARD
        if by_rank:
            cards = [*cards[0::3], *cards[1::3], *cards[2::3]]
        self._board = CardBoard(cards, 9 if by_rank else 0)
        self._board.offset = self._offset
        shown: Widget = self._board if cards else RichText(_("There is no such card in this game."), theme.LEAD)
        left = Panel(Column([self._filters(), shown.sized(grow=1)], gap=12), padding=20 if wide else 12)
        self.reading = ReadingPanel("")
        side: list[Widget] = [self.reading.sized(grow=1)]
        self.big = BigCard(self.card)
        if wide and self.card:
            side.insert(0, self.big.sized(height=min(560.0, bounds.h * 0.44)))
        if self.card:
            self.reading.text.source = card_text(self.ui.cards.face(self.card))
        return Row([left.sized(grow=1), Column(side, gap=16).sized(width=460 if wide else bounds.w * 0.34)], gap=16)

    def _read(self, card: str | None) -> None:
        if card is None:
            return
        self.card = card
        self.reading.show(card)
        if self.big.layer is not None:
            self.big.card = card
            self.big.invalidate()


class FilterBar(TabBar):
    """Chips of which one is chosen."""

    def __init__(
        self, chips: Sequence[tuple[str, str]], chosen: str, on_change: Callable[[str], None], name: str
    ) -> None:
        super().__init__(chips, chosen, on_change, name)
        for tab in self.children:
            tab.name = f"{name}:{tab.name.removeprefix('tab:')}"


def open_reference(ui: Ui) -> None:
    """Shows the cards, first those of the open game or of the game that is being set up. Not above itself."""
    top = ui.stack.top
    if top is None or isinstance(top, ReferenceScreen):
        return
    own = getattr(top, "reference_cards", None)
    characters, districts = own() if own is not None else ui.host.games.in_play()
    ui.stack.push(ReferenceScreen(ui, characters, districts))
