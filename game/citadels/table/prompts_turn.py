"""Prompts of the draft and of every turn: choose, gather, build, finish. No pygame here."""

from __future__ import annotations

from game.citadels.rules.plans import LOSE_ONE, PUT_ASIDE
from game.citadels.rules.state import NO_MARK, View
from game.citadels.table.names import Names
from game.citadels.table.prompts_base import Prompt, Writer
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.ui.lang import _, ngettext


# -- the draft -------------------------------------------------------------------------------------------------------
def _draft(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Choose your character in secret")
    if view.roles[view.viewer]:
        title = _("Choose your second character in secret")
    return Prompt(title, _what_follows(view, names))


def _what_follows(view: View, names: Names) -> str:
    later = [pick for pick in view.box.plan[view.picked + 1 :] if pick[1] != LOSE_ONE]
    if not later:
        return _("You play it this round. Nobody else sees it until it is called.")
    place, act = later[0]
    if view.order[place] == view.viewer and act == PUT_ASIDE:
        return _("You play it this round; then you discard one of the others face down.")
    follows = names.plain_seat(view.order[place])
    return _("You play it this round; the other cards pass on to {name}.").format(name=follows)


def _put_aside(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Nobody plays it this round, and only you know which one it is.")
    return Prompt(_("Discard which character face down?"), why)


# -- the menu --------------------------------------------------------------------------------------------------------
def _turn(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    if not view.gathered:
        why = _("Take gold or draw cards. Income and abilities can be used before or after.")
        return Prompt(_("Your turn as {character}: gather").format(character=character), why, view.rank)
    text, why = _to_build_or_not(ask, view)
    if view.resumed:
        why = _("You play the turn of the bewitched character.") + " " + why
    return Prompt(text.format(character=character), why, view.rank)


def _to_build_or_not(ask: Ask, view: View) -> tuple[str, str]:
    """The title, with a place for the character, and the reason, after gathering."""
    offered = any(kind(word) == "build" for word in ask.options)
    if not view.acting().builds:
        why = _("This character cannot build. Use what is left, or end your turn.")
        return _("Your turn as {character}: finish"), why
    if view.builds < 1 and not offered:
        why = _("You have built all you may this turn. Use what is left, or end your turn.")
        return _("Your turn as {character}: finish"), why
    if not offered:
        why = _("No card in your hand can be built now. Click one to see why, or end your turn.")
        return _("Your turn as {character}: build?"), why
    if view.builds < 1:
        why = _("The limit is reached, but what glows does not count towards it.")
        return _("Your turn as {character}: build?"), why
    text = ngettext(
        "You may build {count} more district. Choose a card in your hand.",
        "You may build {count} more districts. Choose a card in your hand.",
        view.builds,
    )
    return _("Your turn as {character}: build"), text.format(count=view.builds)


def _gather_only(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Your turn as {character}: gather").format(character=names.plain_rank(view.rank))
    return Prompt(title, _why_only_gather(view, names), view.rank)


def _why_only_gather(view: View, names: Names) -> str:
    if view.rank == view.bewitched:
        return _("You are bewitched: you gather, then the Witch plays your turn.")
    if view.rank == view.killed:
        return _("You were killed: the Hospital lets you gather, nothing else.")
    if view.threats[view.rank] != NO_MARK:
        return _("You are threatened: first you gather, then you bribe or refuse.")
    if names.character(view.rank).id == "witch":
        return _("First you gather, then you bewitch a character.")
    return _("Take gold or draw cards; everything else comes afterwards.")


def _keep(ask: Ask, view: View, names: Names) -> Prompt:
    if len(ask.options) > 2:
        why = _("The others go under the deck, unseen by the other players.")
    else:
        why = _("The other one goes under the deck, unseen by the others.")
    return Prompt(_("Which card do you keep?"), why, view.rank)


def _scholar(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Which card do you keep?"), _("The others are shuffled into the deck."), view.rank)


PROMPTS: dict[str, Writer] = {
    "draft.keep": _draft,
    "draft.put_aside": _put_aside,
    "turn.chosen": _turn,
    "turn.gather_chosen": _gather_only,
    "gather.keep": _keep,
    "scholar.keep": _scholar,
}
