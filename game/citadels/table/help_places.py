"""What F1 at the table is about: the question that waits, or whose turn it is. No pygame here.

Only what everybody before the screen may know anyway is told: of other people's questions the public title.
"""

from __future__ import annotations

from game.citadels.rules import CHARACTERS
from game.citadels.rules.state import View
from game.kernel.steps import Ask

STEPS = {  # whose question it is, where the name of the step does not say it
    "draft.keep": "topic:draft",
    "draft.put_aside": "topic:draft",
    "gather.keep": "section:gather",
    "turn.gather_chosen": "section:gather",
    "payment.destroy_own": "section:ways_to_pay",
    "payment.pay_with_cards": "card:thieves_den",
    "reactions.save": "card:graveyard",
    "reactions.recover": "card:hospital",
    "actions.discard_for_gold": "card:laboratory",
    "actions.raze": "card:armory",
    "museum.tuck": "card:museum",
    "theater.choose_partner": "card:theater",
    "theater.choose_own": "card:theater",
    "magistrate.confiscate": "section:warrants",
    "blackmailer.bribe_or_refuse": "section:threats",
    "blackmailer.reveal": "section:threats",
}
TITLES = {  # public titles of the questions of others
    "draft": "topic:draft", "warrant": "section:warrants", "threat": "section:threats", "blackmail": "section:threats",
    "tribute": "card:emperor", "crown": "card:emperor", "bewitch": "card:witch", "graveyard": "card:graveyard",
    "hospital": "card:hospital", "theater": "card:theater",
}  # fmt: skip
CALLING = "topic:calling"


def place_of_ask(ask: Ask, view: View) -> str:
    """The place in the rules about a question of the person before the screen."""
    if ask.step == "turn.chosen":
        return "topic:turn" if view.gathered else "section:gather"
    owner = ask.step.partition(".")[0]
    return STEPS.get(ask.step) or (f"card:{owner}" if owner in CHARACTERS else place_of_turn(view))


def place_of_waiting(title: str, view: View) -> str:
    """The place about what somebody else is asked, by its public title."""
    return TITLES.get(title) or place_of_turn(view)


def place_of_turn(view: View) -> str:
    """The character that was called, or the phase."""
    if view.phase == "draft":
        return "topic:draft"
    return f"card:{view.box.setup.cast[view.rank - 1]}" if view.rank > 0 else CALLING
