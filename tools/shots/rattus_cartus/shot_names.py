"""The names of the fixed positions of the table and of what is read before, in the order they are drawn. No pygame
here: the shell reads them."""

from __future__ import annotations

TABLES = (
    "rattus_supply", "rattus_supply_chosen", "rattus_supply_5", "rattus_supply_2", "rattus_look", "rattus_enter",
    "rattus_enter_planned", "rattus_enter_rats", "rattus_enter_2", "rattus_enter_3", "rattus_enter_5", "rattus_pass",
    "rattus_number", "rattus_lay", "rattus_hand_20", "rattus_hand_0", "rattus_waiting", "rattus_last_round",
    "rattus_open_rats", "rattus_stack",
)  # fmt: skip
ASKED = (
    "rattus_give", "rattus_give_chosen", "rattus_tower", "rattus_victim", "rattus_exchange", "rattus_action",
    "rattus_tent",
)  # fmt: skip
OVER = ("rattus_zoomed", "rattus_keys", "rattus_first_time", "rattus_lesson", "rattus_curtain")
ENDS = (
    "rattus_plague", "rattus_plague_5", "rattus_plague_over", "rattus_scoring", "rattus_scoring_5", "rattus_scoring_2",
    "rattus_all_lost", "rattus_knowledge", "rattus_film",
)  # fmt: skip
READ = (
    "rattus_new_game", "rattus_buildings", "rattus_mixed", "rattus_own_choice", "rattus_refused", "rattus_switches",
    "rattus_gallery", "rattus_gallery_estate", "rattus_card", "rattus_card_follower", "rattus_card_special",
    "rattus_rules", "rattus_rules_buildings", "rattus_rules_card", "rattus_rules_words",
)  # fmt: skip
NAMES = (*READ, *TABLES, *ASKED, *OVER, *ENDS)
