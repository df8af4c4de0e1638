"""The filters of the gallery: a search field, chips for all that the cards of a game can be asked for, and its sets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.content.book import Filters, Value, Wanted, book
from game.ui.draw import theme
from game.ui.lang import _
from game.ui.screens.gallery.board import Chip, Flow
from game.ui.screens.gallery.entries import set_choices
from game.ui.widgets import Button, Choice, Column, Grid, Label, TextField, Widget

LONGEST = 40  # letters of a search


def search_field(filters: Filters, change: Callable[[Filters], None], current: Callable[[], Filters]) -> TextField:
    """Looks for words in names and rules of both languages."""

    def typed(text: str) -> None:
        change(replace(current(), text=text))

    return TextField(_("Search"), filters.text, typed, "search", LONGEST)


class FilterColumn(Column):
    """Everything to press, in the order from the coarse to the fine. `show` brings it up to date."""

    def __init__(
        self, game: str, filters: Filters, in_game: bool, change: Callable[[Filters], None],
        current: Callable[[], Filters], on_parchment: bool = False,
    ) -> None:  # fmt: skip
        self.game, self.change, self.current = game, change, current
        self.ink = theme.INK_DIM if on_parchment else theme.TEXT_DIM
        self.chips: list[tuple[str, Value, Chip]] = []
        rows: list[Widget] = []
        for facet in book(game).shelf().facets():
            chips = [self._chip(facet.id, one) for one in facet.wanted]
            rows += [self._label(facet.title), Grid(chips, facet.columns, 8) if facet.columns else Flow(chips)]
        sets = set_choices(game, in_game)
        self.sets = Choice(_("Set"), sets, filters.set, self._choose_set, "set")
        self.all = Button(_("Clear filters"), lambda: change(Filters()), name="clear", height=48)
        self.below: list[Widget] = [self.sets, self.all] if len(sets) > 1 else [self.all]
        rows += self.below
        super().__init__(rows, gap=10)
        self.show(filters)

    def _label(self, text: str) -> Widget:
        return Label(text, theme.LABEL.of(self.ink)).sized(height=24)

    def _chip(self, facet: str, one: Wanted) -> Widget:
        press = partial(self._press, facet, one.value)
        name = f"{facet}:{one.value}"
        chip = Chip(name, one.label, press, one.picture, one.figure, one.words, one.edge)
        self.chips.append((facet, one.value, chip))
        return chip

    def _press(self, facet: str, value: Value) -> None:
        self.change(book(self.game).shelf().chosen(self.current(), facet, value))

    def _choose_set(self, word: str) -> None:
        self.change(replace(self.current(), set=word))

    def show(self, filters: Filters) -> None:
        """Shows what is in force."""
        for facet, value, chip in self.chips:
            chosen = filters.by.get(facet) == value
            if chosen != chip.chosen:
                chip.chosen = chosen
                chip.invalidate()
        self.sets.chosen = filters.set
        self.all.disable("" if filters.count or filters.text else _("All cards are shown."))
        for widget in self.below:
            widget.invalidate()
