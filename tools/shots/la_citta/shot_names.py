"""The names of the fixed positions of the table, in the order they are drawn. No pygame here: the shell reads them."""

from __future__ import annotations

TURNS = (
    "citta_turn", "citta_turn_2", "citta_turn_3", "citta_turn_5", "citta_city", "citta_card", "citta_sites",
    "citta_site", "citta_refused", "citta_build", "citta_found", "citta_great_builder", "citta_bread",
    "citta_hospital", "citta_golden", "citta_harvest", "citta_closeness", "citta_looked", "citta_no_actions",
    "citta_passing",
)  # fmt: skip
ASKED = (
    "citta_placing", "citta_placing_5", "citta_migration", "citta_two_wishes", "citta_demolition", "citta_feeding",
    "citta_feeding_5",
)  # fmt: skip
OTHERS = ("citta_brick", "citta_zoom", "citta_wishes", "citta_food", "citta_waiting", "citta_keys",
          "citta_first_time", "citta_lesson", "citta_curtain")  # fmt: skip
TOLD = (
    "citta_told_voices", "citta_told_migration", "citta_told_migration_5", "citta_told_demolition",
    "citta_told_feeding",
)  # fmt: skip
ENDS = ("citta_scoring", "citta_scoring_5", "citta_scoring_2", "citta_knowledge", "citta_film")
READ = (
    "citta_new_game", "citta_country", "citta_country_2", "citta_country_gone", "citta_switches", "citta_gallery",
    "citta_read", "citta_rules",
)  # fmt: skip
NAMES = (*READ, *TURNS, *ASKED, *OTHERS, *TOLD, *ENDS)
