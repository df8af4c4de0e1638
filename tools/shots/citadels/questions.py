"""Fixed positions in which somebody is asked something: one for each kind of question of the whole box."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.session.match import Match
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Shot, select, table
from tools.shots.citadels.positions import asked_at, search, setup


class Question(NamedTuple):
    """Which question, in which game. `chosen` names the place of the thing that is already picked in the picture,
    `seed` the game with which the search begins: the one where it ended last."""

    step: str
    players: int
    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    chosen: str = ""
    since: int = 1
    districts: int = 0
    seed: int = 1


NEVER_BY_SENSIBLE_BOTS = ("blackmailer.reveal",)  # they bribe
WITH_A_CHOICE = ("wizard.take", "abbot.mix", "museum.tuck", "magician.discard_more",
                 "actions.discard_for_gold")  # fmt: skip
NINE = ("artist", "queen", "tax_collector", "scholar")

TARGETS: dict[str, Question] = {
    "pick_assassin": Question("assassin.kill", 5, ("assassin",), (), "track", 3, 2),
    "pick_witch": Question("witch.bewitch", 6, ("witch",), (), "track", 3, 2, seed=3),
    "pick_magistrate": Question("magistrate.place", 4, ("magistrate",), (), "track", 2, 1, seed=3),
    "pick_thief": Question("thief.rob", 7, ("thief",), (), "", 3, 2),
    "pick_blackmailer": Question("blackmailer.place", 8, ("blackmailer",), (), "track", 2, 1, seed=2),
    "pick_spy": Question("spy.choose_type", 5, ("spy",), (), "seat", 3, 2, seed=2),
    "pick_spy_type": Question("spy.look", 5, ("spy",)),
    "pick_magician": Question("magician.swap_or_discard", 6, ("magician",), (), "", 2, 1),
    "pick_magician_discard": Question("magician.discard_more", 4, ("magician",), seed=74),
    "pick_wizard": Question("wizard.look", 7, ("wizard",), (), "seat", 2, 1, seed=2),
    "pick_wizard_take": Question("wizard.take", 4, ("wizard",)),
    "pick_wizard_build": Question("wizard.keep_or_build", 4, ("wizard",), seed=19),
    "pick_seer_give": Question("seer.give", 7, ("seer",)),
    "pick_emperor": Question("emperor.give_crown", 4, ("emperor",), (), "", 4, 3, seed=4),
    "pick_emperor_tribute": Question("emperor.take_tribute", 4, ("emperor",), (), "", 4, 3, seed=4),
    "pick_abbot": Question("abbot.take", 5, ("abbot",), seed=4),
    "pick_abbot_mix": Question("abbot.mix", 4, ("abbot",), seed=4),
    "pick_cardinal": Question("cardinal.choose_cards", 5, ("cardinal",), (), "", 4, 3),
    "pick_cardinal_give": Question("cardinal.give", 4, ("cardinal",), (), "", 4, 3, seed=8),
    "pick_navigator": Question("navigator.choose", 4, ("navigator",), (), "", 4, 3),
    "pick_scholar": Question("scholar.keep", 6, ("scholar",)),
    "pick_warlord": Question("warlord.destroy", 5, ("warlord",), (), "city", 4, 3, seed=4),
    "pick_diplomat": Question("diplomat.swap", 3, ("diplomat",), (), "city", seed=3),
    "pick_diplomat_own": Question("diplomat.choose_own", 4, ("diplomat",), seed=2),
    "pick_marshal": Question("marshal.seize", 4, ("marshal",), (), "city", seed=2),
    "pick_artist": Question("artist.beautify", 4, ("artist",), (), "city", 3, 3, seed=3),
}
DISTRICTS: dict[str, Question] = {
    "pick_keep": Question("gather.keep", 4, (), (), "tray", 3, 2, seed=3),
    "pick_laboratory": Question("actions.discard_for_gold", 5, (), ("laboratory",), seed=81),
    "pick_armory": Question("actions.raze", 6, (), ("armory",), "city", seed=35),
    "pick_museum": Question("museum.tuck", 4, (), ("museum",), seed=35),
    "pick_thieves_den": Question("payment.pay_with_cards", 4, (), ("thieves_den",), seed=35),
    "pick_necropolis": Question("payment.destroy_own", 4, (), ("necropolis",), seed=8),
    "pick_theater": Question("theater.choose_partner", 3, (), ("theater",), seed=8),
    "pick_theater_own": Question("theater.choose_own", 2, (), ("theater",), seed=39),
}
REACTIONS: dict[str, Question] = {
    "react_graveyard": Question("reactions.save", 4, (), ("graveyard",), seed=56),
    "react_hospital": Question("reactions.recover", 4, (), ("hospital",), seed=110),
    "react_confiscate": Question("magistrate.confiscate", 4, ("magistrate",), (), "", 4, 2, seed=5),
    "react_bribe": Question("blackmailer.bribe_or_refuse", 4, ("blackmailer",), (), "", 4, 3, seed=2),
    "react_threat": Question("blackmailer.reveal", 4, ("blackmailer",), (), "", 2, 2),
}
QUESTIONS: dict[str, Question] = {**TARGETS, **DISTRICTS, **REACTIONS}


def ask_of(question: Question) -> Match:
    """The first match in which the first seat is asked this and has a choice: else it is answered by itself."""
    nine = question.players in (3, 8) or any(name in NINE for name in question.cast)
    asked = asked_at(question.step, since=question.since, districts=question.districts)
    least = 3 if question.step in WITH_A_CHOICE else 2

    def wanted(match: Match) -> bool:
        return asked(match) and match.pending is not None and len(match.pending.options) >= least

    level = "random" if question.step in NEVER_BY_SENSIBLE_BOTS else "normal"
    return search(
        lambda seed: setup(
            question.players, seed, nine=nine, cast=question.cast, uniques=question.uniques, level=level
        ),
        wanted,
        question.seed,
    )


def _screen(question: Question, ui: Ui) -> Screen:
    screen = table(ui, ask_of(question))
    return select(screen, question.chosen) if question.chosen else screen


QUESTION_SHOTS: dict[str, Shot] = {name: partial(_screen, question) for name, question in QUESTIONS.items()}
