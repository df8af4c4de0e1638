"""The names of the pictures `shots` takes around the table, in the order of a first visit. Names alone: the command
line knows them without loading a screen."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple


class Shots(NamedTuple):
    """Fixed positions: their names, in the order in which they are drawn, and the module whose SHOTS has them."""

    names: tuple[str, ...]
    module: str


NEW_GAME = ("new_game", "new_game_eight", "new_game_faces", "new_game_levels", "new_game_known")
BEFORE = ("title", "title_first", "title_welcome", "title_other", *NEW_GAME)
AFTER = (
    "load", "load_many", "load_damaged", "load_empty", "settings", "pause", "pause_again", "players", "about",
    "about_licence",
    "keys", "keys_keyboard", "keys_pad", "keys_conflicts", "keys_asked", "keys_refused", "keys_clash",
    "keys_pad_sheet", "writing", "access", "dialog_confirm", "dialog_text", "dialog_error", "toasts",
    "crash", "crash_again", "crash_at_start",
    "challenges", "daily", "daily_new", "deal_code", "deal_code_wrong", "achievements",
    "achievements_game",
)  # fmt: skip
GALLERY = (
    "gallery", "gallery_down", "gallery_kind", "gallery_type", "gallery_rank", "gallery_cost", "gallery_set",
    "gallery_game", "gallery_search", "gallery_nothing", "card_character", "card_basic", "card_unique",
    "card_rulings", "rules_game", "rules_turn", "rules_two_three", "rules_marks", "rules_section", "rules_ruling",
    "rules_card", "rules_characters", "rules_districts", "rules_words", "rules_found", "rules_not_found",
    "rules_word",
)  # fmt: skip
HISTORY = (
    "history", "history_wall", "history_chosen", "history_none", "history_no_match", "history_delete_all",
    "history_trouble",
    "figures", "figures_down", "figures_all", "figures_none", "ratings",
)  # fmt: skip
PHONES = (
    "new_game_phones", "seats_phones", "invitation", "invitation_begun", "invitation_closed", "invitation_no_way",
    "phone_chooses", "phone_chooses_rattus", "phone_chooses_citta", "phone_lost", "phone_lost_long", "phone_free",
)  # fmt: skip
NAMES = (*BEFORE, *AFTER)


OF_GAME = ("citadels", "rattus_cartus", "la_citta")


def shots_of(game: str) -> Shots:
    """The fixed positions of a game."""
    if game not in OF_GAME:
        return Shots((), "")
    return Shots(import_module(f"tools.shots.{game}.shot_names").NAMES, f"tools.shots.{game}.shots")
