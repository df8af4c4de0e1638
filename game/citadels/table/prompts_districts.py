"""Prompts of unique districts: those that are used, and those that answer to what others do. No pygame here."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.prompts_base import Prompt, Writer
from game.kernel.steps import Ask
from game.ui.lang import _


def _laboratory(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Discard which card for 2 gold?"), _("It goes under the deck."), view.rank)


def _armory(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("The Armory is destroyed with it. Neither Keep nor Bishop nor Great Wall protects against this.")
    return Prompt(_("Destroy a district with the Armory?"), why, view.rank)


def _museum(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It lies there face down and scores 1 point at the end of the game.")
    return Prompt(_("Which card goes under the Museum?"), why, view.rank)


def _graveyard(ask: Ask, view: View, names: Names) -> Prompt:
    card = names.plain_card(ask.memo["card"])
    why = _("The Graveyard lets you pay 1 gold and take it into your hand.")
    return Prompt(_("{card} was destroyed. Take it?").format(card=card), why)


def _hospital(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    title = _("The killed {character} is called").format(character=character)
    if len(ask.options) > 1:
        why = _("That is you. The Hospital lets you reveal the card and gather; or you stay silent.")
        return Prompt(title, why, view.rank)
    return Prompt(title, _("That is not you: your Hospital has nothing to do."), view.rank)


def _theater(ask: Ask, view: View, names: Names) -> Prompt:
    mine = names.plain_rank(view.roles[view.viewer][0])
    why = _("You get the other character unseen and give yours: {character}.").format(character=mine)
    if len(view.roles[view.viewer]) > 1:
        why = _("You choose which of your characters you give; which one you get is chance.")
    return Prompt(_("Theater: with whom do you swap characters?"), why)


def _theater_own(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["partner"])
    why = _("You get one of the characters of {name} by chance.").format(name=who)
    return Prompt(_("Which of your characters do you give?"), why)


PROMPTS: dict[str, Writer] = {
    "actions.discard_for_gold": _laboratory,
    "actions.raze": _armory,
    "museum.tuck": _museum,
    "reactions.save": _graveyard,
    "reactions.recover": _hospital,
    "theater.choose_partner": _theater,
    "theater.choose_own": _theater_own,
}
