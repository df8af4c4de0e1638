"""The gallery in fixed positions, for screenshots and tests: every kind of filter, cards large, pages of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.content import default_cards
from game.ui.screen import Screen
from game.ui.screens.gallery.entries import GAME, Filters
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen
from game.ui.ui import Ui


def _gallery(ui: Ui, filters: Filters | None = None, in_game: bool = False, down: float = 0.0) -> Screen:
    """`down` is how far the cards are scrolled, in units."""
    preset = default_cards().presets["devious_dignitaries"]
    screen = ReferenceScreen(ui, preset.characters, preset.uniques) if in_game else ReferenceScreen(ui)
    screen.filters = filters or screen.filters
    screen._offset = down
    return screen


def _card(ui: Ui, card: str) -> Screen:
    return CardScreen(ui, card)


def _rules(ui: Ui, topic: str) -> Screen:
    screen = ReferenceScreen(ui)
    screen.tab, screen.topic = "rules", topic
    return screen


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "gallery": _gallery,
    "gallery_down": partial(_gallery, down=1500.0),
    "gallery_kind": partial(_gallery, filters=Filters(kind="unique")),
    "gallery_type": partial(_gallery, filters=Filters(type="noble")),
    "gallery_rank": partial(_gallery, filters=Filters(rank=8)),
    "gallery_cost": partial(_gallery, filters=Filters(cost=6)),
    "gallery_set": partial(_gallery, filters=Filters(set="classic")),
    "gallery_game": partial(_gallery, filters=Filters(set=GAME), in_game=True),
    "gallery_search": partial(_gallery, filters=Filters(text="crown")),
    "gallery_nothing": partial(_gallery, filters=Filters(text="dragon", rank=3)),
    "card_character": partial(_card, card="merchant"),
    "card_basic": partial(_card, card="cathedral"),
    "card_unique": partial(_card, card="haunted_quarter"),
    "card_rulings": partial(_card, card="witch"),
    "rules_game": partial(_rules, topic="game"),
    "rules_turn": partial(_rules, topic="turn"),
    "rules_two_three": partial(_rules, topic="two_three"),
    "rules_marks": partial(_rules, topic="marks"),
}
