"""The filters of the gallery: a search field, and chips for kind, type, rank, cost and set."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.content import TYPES
from game.ui import theme
from game.ui.lang import _
from game.ui.screens.gallery.chips import Chip, Flow
from game.ui.screens.gallery.entries import COSTS, KINDS, RANKS, Filters
from game.ui.screens.gallery.words import kind_name, set_choices
from game.ui.type_names import type_name
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
        self, filters: Filters, in_game: bool, change: Callable[[Filters], None], current: Callable[[], Filters],
        on_parchment: bool = False,
    ) -> None:  # fmt: skip
        self.change, self.current = change, current
        self.ink = theme.INK_DIM if on_parchment else theme.TEXT_DIM
        self.chips: list[tuple[str, str | int, Chip]] = []
        kinds = [self._chip("kind", kind, kind_name(kind), words=True) for kind in KINDS]
        types = [self._chip("type", word, type_name(word), f"ui/gem_{word}") for word in TYPES]
        ranks = [
            self._chip("rank", rank, _("Rank {rank}").format(rank=rank), f"ui/seal_{rank}", str(rank)) for rank in RANKS
        ]
        costs = [
            self._chip("cost", cost, _("Cost {cost}").format(cost=cost), "ui/coin", str(cost)) for cost in COSTS
        ]  # fmt: skip
        self.sets = Choice(_("Set"), set_choices(in_game), filters.set, self._choose_set, "set")
        self.all = Button(_("Clear filters"), lambda: change(Filters()), name="clear", height=48)
        rows: list[Widget] = [
            self._label(_("Kind")), Flow(kinds), self._label(_("Type")), Grid(types, 5, 8), self._label(_("Rank")),
            Grid(ranks, 5, 8), self._label(_("Cost")), Grid(costs, 6, 8), self.sets, self.all,
        ]  # fmt: skip
        super().__init__(rows, gap=10)
        self.show(filters)

    def _label(self, text: str) -> Widget:
        return Label(text, theme.LABEL.of(self.ink)).sized(height=24)

    def _chip(
        self, part: str, value: str | int, label: str, picture: str = "", figure: str = "", words: bool = False
    ) -> Widget:
        press = partial(self._press, part, value)
        chip = Chip(f"{part}:{value}", label, press, picture, figure, words)
        self.chips.append((part, value, chip))
        return chip

    def _press(self, part: str, value: str | int) -> None:
        self.change(self.current().chosen(part, value))

    def _choose_set(self, word: str) -> None:
        self.change(replace(self.current(), set=word))

    def show(self, filters: Filters) -> None:
        """Shows what is in force."""
        for part, value, chip in self.chips:
            chosen = getattr(filters, part) == value
            if chosen != chip.chosen:
                chip.chosen = chosen
                chip.invalidate()
        self.sets.chosen = filters.set
        self.all.disable("" if filters.count or filters.text else _("All cards are shown."))
        for widget in (self.sets, self.all):
            widget.invalidate()
