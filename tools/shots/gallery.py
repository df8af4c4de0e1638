"""The gallery in fixed positions, for screenshots and tests: every kind of filter, cards large, pages of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.content.book import Filters
from game.ui.screens.gallery.entries import GAME
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.demo import of_set


def _gallery(ui: Ui, filters: Filters | None = None, in_game: bool = False, down: float = 0.0) -> Screen:
    """`down` is how far the cards are scrolled, in units."""
    screen = ReferenceScreen(
        ui, [*of_set("devious_dignitaries", "character"), *of_set("devious_dignitaries", "unique")] if in_game else ()
    )
    screen.filters = filters or screen.filters
    screen._offset = down
    return screen


def _card(ui: Ui, card: str) -> Screen:
    return CardScreen(ui, card)


def explained(screen: Screen, steps: int = 1) -> Screen:
    """A word of the screen is explained, as soon as its texts have been drawn once."""
    shown, left = screen.update, [steps]

    def update(seconds: float) -> None:
        shown(seconds)
        count, left[:] = sum(left), []
        if count and screen.root is not None:
            screen.root.paint(screen.ui.canvas(pygame.Surface((screen.ui.scale.width, screen.ui.scale.height))))
        for _step in range(count):
            screen.ui.popups.step(1)

    screen.update = update  # type: ignore[method-assign]
    return screen


def _word(ui: Ui) -> Screen:
    return explained(ReferenceScreen(ui, place="card:magistrate"), 3)


def _rules(ui: Ui, place: str) -> Screen:
    return ReferenceScreen(ui, place=place)


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "gallery": _gallery,
    "gallery_down": partial(_gallery, down=1500.0),
    "gallery_kind": partial(_gallery, filters=Filters({"kind": "unique"})),
    "gallery_type": partial(_gallery, filters=Filters({"type": "noble"})),
    "gallery_rank": partial(_gallery, filters=Filters({"rank": 8})),
    "gallery_cost": partial(_gallery, filters=Filters({"cost": 6})),
    "gallery_set": partial(_gallery, filters=Filters(set="classic")),
    "gallery_game": partial(_gallery, filters=Filters(set=GAME), in_game=True),
    "gallery_search": partial(_gallery, filters=Filters(text="crown")),
    "gallery_nothing": partial(_gallery, filters=Filters({"rank": 3}, text="dragon")),
    "card_character": partial(_card, card="merchant"),
    "card_basic": partial(_card, card="cathedral"),
    "card_unique": partial(_card, card="haunted_quarter"),
    "card_rulings": partial(_card, card="witch"),
    "rules_game": partial(_rules, place="topic:game"),
    "rules_turn": partial(_rules, place="topic:turn"),
    "rules_two_three": partial(_rules, place="topic:two_three"),
    "rules_marks": partial(_rules, place="topic:marks"),
    "rules_section": partial(_rules, place="section:what_is_safe"),
    "rules_ruling": partial(_rules, place="ruling:62"),
    "rules_card": partial(_rules, place="card:witch"),
    "rules_characters": partial(_rules, place="list:characters"),
    "rules_districts": partial(_rules, place="list:districts"),
    "rules_words": partial(_rules, place="list:words"),
    "rules_found": partial(_rules, place="find:crown"),
    "rules_not_found": partial(_rules, place="find:dragon bishop"),
    "rules_word": _word,
}
