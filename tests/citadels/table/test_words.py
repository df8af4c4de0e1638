"""Whatever the rules can ask, forbid or report has a sentence of its own."""

from __future__ import annotations

from game.citadels.table import labels, labels_bare, prompts, prompts_others, reasons
from game.citadels.table.narrate import TELLERS
from game.citadels.table.narrate_goods import TOLD_BY_OTHERS
from game.content import default_cards
from game.kernel import steps
from tests.citadels.table import rule_words

OWN_WORDS = {"build", "gather", "income", "loan", "payment", "refund", "tax"}


def test_every_problem_has_a_sentence() -> None:
    found = rule_words.problems()
    assert {"gold_short", "duplicate", "bishop", "keep", "no_lender", "nothing_to_give", "too_dear"} <= found
    assert found <= set(reasons.SENTENCES), f"reasons.py lacks {sorted(found - set(reasons.SENTENCES))}"
    assert set(reasons.SENTENCES) <= found, f"no rule says {sorted(set(reasons.SENTENCES) - found)}"
    assert set(reasons.WITH_NUMBERS) <= found


def test_every_event_is_told() -> None:
    found = rule_words.events()
    assert {"confiscated", "threat_revealed", "gold", "revealed", "game_over"} <= found
    assert found == set(TELLERS)


def test_every_ask_has_a_prompt() -> None:
    found = rule_words.asked_steps()
    assert {"magistrate.place", "turn.chosen", "draft.put_aside", "emperor.give_crown_late"} <= found
    assert found == set(prompts.PROMPTS)


def test_every_announcement_has_words() -> None:
    assert rule_words.titles() == set(prompts_others.TITLES)


def test_labels_speak_of_steps_that_exist() -> None:
    by_step = [labels.CARDS, labels.SEATS, labels.SEATS_AND_GOLD, labels.RANKS, labels.DISTRICTS, labels_bare.PASSES]
    named = {step for table in by_step for step in table} | {step for step, _option in labels_bare.SPECIAL}
    assert all(steps.is_known(step) for step in named)


def test_every_reason_of_a_payment_is_a_card_or_has_its_own_words() -> None:
    cards = default_cards()
    known = {*cards.characters, *cards.districts, *OWN_WORDS, *TOLD_BY_OTHERS}
    assert rule_words.reasons_of_payments() <= known
