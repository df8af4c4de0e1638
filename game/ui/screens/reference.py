"""Every card can be read, and how a round goes, at any time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.content import default_cards
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lang import _
from game.ui.screen import Screen
from game.ui.screens.page import page, roomy
from game.ui.screens.reading import CardThumb, ReadingPanel
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Grid, Panel, RichText, Row, ScrollArea, Spacer, TabBar, Widget


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
        _("A city of 7 districts is complete. The first to get there scores 4 points, "
          "others who do so in that round 2. Districts of all five types score 3 more, and unique districts what "
          "they say."),
    ])  # fmt: skip


class BigCard(Widget):
    """The card under the pointer at full size."""

    role = "card"
    bleed = 30.0

    def __init__(self, card: str) -> None:
        super().__init__("big_card")
        self.card = card

    @property
    def value(self) -> str:
        return self.card

    def draw(self, canvas: Canvas) -> None:
        wide = min(self.box.w, self.box.h / 1.4)
        self.ui.cards.draw(canvas, self.card, "card", self.box.centered(wide, wide * 1.4))


class ReferenceScreen(Screen):
    """`characters` and `districts` are ids; without them all cards of the data are shown."""

    name = "reference"

    def __init__(self, ui: Ui, characters: Sequence[str] = (), districts: Sequence[str] = ()) -> None:
        super().__init__(ui)
        cards = default_cards()
        self.cards = {
            "characters": list(characters or cards.characters),
            "districts": list(districts or cards.districts),
        }
        self.tab = "characters"
        self.card = self.cards["characters"][0]

    def key(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down move the text of the card in focus."""
        return self.tab != "rules" and self.reading.page(event)

    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        tabs = [("characters", _("Characters")), ("districts", _("Districts")), ("rules", _("How a round goes"))]
        bar = TabBar(tabs, self.tab, self._choose, "tabs")
        body = self._rules() if self.tab == "rules" else self._cards(roomy(bounds), bounds)
        back = Button(_("Back"), self.back, "gold", "back", height=66)
        return page(
            _("Cards and rules"), Column([bar, body.sized(grow=1)], gap=12), [back.sized(width=220), Spacer()], bounds
        )

    def _choose(self, tab: str) -> None:
        self.tab = tab
        if tab in self.cards:
            self.card = self.cards[tab][0]
        self.rebuild()

    def _rules(self) -> Widget:
        text = RichText(how_to_play(), theme.ON_PARCHMENT.at(24), name="how_to_play")
        return Panel(ScrollArea(text), skin="parchment", padding=36)

    def _cards(self, wide: bool, bounds: Box) -> Widget:
        columns = (5 if self.tab == "characters" else 7) if wide else 4
        thumbs: list[Widget] = [CardThumb(card, self._read) for card in self.cards[self.tab]]
        grid = Panel(ScrollArea(Grid(thumbs, columns, gap=18)), padding=22)
        self.reading = ReadingPanel("")
        self.big = BigCard(self.card)
        side: list[Widget] = [self.reading.sized(grow=1)]
        if wide:
            side.insert(0, self.big.sized(height=430))
        shown = Row([grid.sized(grow=1), Column(side, gap=16).sized(width=480 if wide else bounds.w * 0.36)], gap=16)
        self.reading.text.source = self._text(self.card)
        return shown

    def _text(self, card: str) -> str:
        from game.ui.screens.reading import card_text

        return card_text(self.ui.cards.face(card))

    def _read(self, card: str | None) -> None:
        if card is None:
            return
        self.card = card
        self.reading.show(card)
        if self.big.layer is not None:
            self.big.card = card
            self.big.invalidate()
