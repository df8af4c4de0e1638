"""The names of the pictures `shots` takes around the table, in the order of a first visit. Names alone: the command
line knows them without loading a screen."""

from __future__ import annotations

NEW_GAME = (
    "new_game", "new_game_two", "new_game_eight", "new_game_ways", "new_game_cast", "new_game_wishes",
    "new_game_districts", "new_game_refused", "new_game_rules", "new_game_faces",
)  # fmt: skip
BEFORE = ("title", "title_first", *NEW_GAME)
AFTER = (
    "load", "load_many", "load_damaged", "load_empty", "settings", "pause", "about", "about_licence",
    "keys", "dialog_confirm", "dialog_text", "dialog_error", "toasts",
    "crash", "crash_again", "crash_at_start",
)  # fmt: skip
GALLERY = (
    "gallery", "gallery_down", "gallery_kind", "gallery_type", "gallery_rank", "gallery_cost", "gallery_set",
    "gallery_game", "gallery_search", "gallery_nothing", "card_character", "card_basic", "card_unique",
    "card_rulings", "rules_game", "rules_turn", "rules_two_three", "rules_marks",
)  # fmt: skip
NAMES = (*BEFORE, *AFTER)
