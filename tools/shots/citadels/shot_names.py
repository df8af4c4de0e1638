"""The names of the table's fixed positions, in the order they are drawn. No pygame here: the command line reads them.

`draft*` choosing characters, `table*` the table at rest or with something open over it, `zoomed*` a card seen closely,
`told*` what a choice leads to, `log*` the chronicle, `pick*` what a player chooses in the own turn, `react*` what is
asked during another player's turn, then curtain, scoring and what can be looked at afterwards.
"""

from __future__ import annotations

DRAFTS = ("draft", "draft_2", "draft_2_aside", "draft_3", "draft_5", "draft_6", "draft_7", "draft_8", "draft_wait",
          "draft_wait_people")  # fmt: skip
TABLES = (
    "table_2", "table_3", "table_4", "table_5", "table_6", "table_7", "table_8",
    "table_marks", "table_marks_hidden", "table_marks_full", "table_killed", "table_bewitched", "table_waiting",
    "table_first_round", "table_hand_12", "table_hand_0", "table_city_10", "table_signs",
)  # fmt: skip
PEOPLE = ("table_people", "table_people_2", "table_people_6", "table_people_8", "table_people_seats")
OVER_TABLES = (
    "table_summary",
    "table_summary_long",
    "table_summary_draft",
    "table_fate_killed",
    "table_fate_robbed",
    "table_loss",
    "table_told",
    "table_keys",
    "table_seats",
    "table_card",
    "table_word",
    "table_pause",
    "table_hint",
    "table_hint_figures",
    "table_hint_draft",
    "table_first_time",
    "table_first_theft",
)
COMFORT = (
    "zoomed", "zoomed_refused", "zoomed_role", "zoomed_target", "told_build", "told_theft", "told_attack",
    "table_reminders", "table_robbed_later", "log_lit", "log_lines", "log_filter", "log_filtered", "table_ending",
)  # fmt: skip
TARGETS = (
    "pick_assassin", "pick_witch", "pick_magistrate", "pick_thief", "pick_blackmailer", "pick_spy", "pick_spy_type",
    "pick_magician", "pick_magician_discard", "pick_wizard", "pick_wizard_take", "pick_wizard_build", "pick_seer_give",
    "pick_emperor", "pick_emperor_tribute", "pick_abbot", "pick_abbot_mix", "pick_cardinal", "pick_cardinal_give",
    "pick_navigator", "pick_scholar", "pick_warlord", "pick_great_wall", "pick_diplomat", "pick_diplomat_own",
    "pick_marshal", "pick_artist",
)  # fmt: skip
DISTRICTS = (
    "pick_keep", "pick_laboratory", "pick_armory", "pick_museum", "pick_thieves_den", "pick_necropolis",
    "pick_theater", "pick_theater_own",
)  # fmt: skip
REACTIONS = ("react_graveyard", "react_hospital", "react_confiscate", "react_bribe", "react_threat")
ENDS = ("curtain", "curtain_draft", "curtain_opens", "scoring", "scoring_2", "scoring_5", "scoring_8",
        "scoring_people")  # fmt: skip
AFTERWARDS = ("fairness", "knowledge", "knowledge_murder", "review", "review_begins", "review_table")
FILMS = (
    "film", "film_open", "film_draft", "film_running", "film_hint", "film_eyes", "film_more", "film_join", "film_keys",
    "film_end",
)  # fmt: skip
QUESTIONS = ("target", *TARGETS, *DISTRICTS, *REACTIONS)
NEW_GAME = (
    "new_game_two", "new_game_ways", "new_game_cast", "new_game_wishes", "new_game_districts", "new_game_refused",
    "new_game_rules",
)  # fmt: skip
PUZZLES = (
    "puzzles", "puzzle", "puzzle_hint", "puzzle_draft", "puzzle_right", "puzzle_wrong", "puzzle_solution",
    "puzzle_played",
)  # fmt: skip
LESSONS = (
    "learn", "lesson_look", "lesson_draft", "lesson_chosen", "lesson_gather", "lesson_refused", "lesson_build",
    "lesson_robbed", "lesson_read", "lesson_points", "lesson_leave", "lesson_destroy", "lesson_counted",
    "lesson_end", "learn_asked",
)  # fmt: skip
NAMES = (
    *NEW_GAME,
    *DRAFTS,
    *TABLES,
    *PEOPLE,
    *OVER_TABLES,
    *COMFORT,
    *QUESTIONS,
    *ENDS,
    *AFTERWARDS,
    *FILMS,
    *PUZZLES,
    *LESSONS,
)
