"""Everybody's turn: the menu, the income, its beginning and its end. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules import queries
from game.citadels.rules.state import NO_MARK, View
from game.citadels.words.asking.prices import asked_step
from game.citadels.words.names import Names
from game.citadels.words.records import ABILITIES, INCOMES, QUESTIONS, problem, question, told, untold
from game.citadels.words.seal import seal
from game.kernel.events import Facts
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.table.words import Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
@question("turn.chosen", own_turn=True)
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    if not view.gathered:
        why = _("Take gold or draw cards. Income and abilities can be used before or after.")
        return Prompt(_("Your turn as {character}: gather").format(character=character), why, seal(view.rank))
    text, why = _to_build_or_not(ask, view)
    if view.resumed:
        why = _("You play the turn of the bewitched character.") + " " + why
    return Prompt(text.format(character=character), why, seal(view.rank))


def _to_build_or_not(ask: Ask, view: View) -> tuple[str, str]:
    """The title, with a place for the character, and the reason, after gathering."""
    offered = any(kind(word) == "build" for word in ask.options)
    if not view.acting().builds:
        why = _("This character cannot build. Use what is left, or end your turn.")
        return _("Your turn as {character}: finish"), why
    if view.builds < 1 and not offered:
        why = _("You have built all you may this turn. Use what is left, or end your turn.")
        return _("Your turn as {character}: finish"), why
    if not offered and not view.hand[view.viewer]:
        why = _("You have no cards in hand. Use what is left, or end your turn.")
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


@question("turn.gather_chosen", own_turn=True, help="section:gather")
def gather_chosen(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Your turn as {character}: gather").format(character=names.plain_rank(view.rank))
    return Prompt(title, _why_only_gather(view, names), seal(view.rank))


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


# -- on its buttons --------------------------------------------------------------------------------------------------
def income_of(view: View) -> int:
    """How much gold, or how many cards, the character on turn would collect."""
    wanted = view.acting().income if view.rank else None
    return int(queries.income(view, view.viewer, wanted)) if wanted is not None else 0


def income_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """What the character collects: gold, or what its own file says."""
    amount = income_of(view)
    if not amount:
        return _("No income: no district of its type")
    writer = INCOMES.get(names.character(view.rank).id) if view.rank else None
    return writer(amount) if writer is not None else _("Income: {amount} gold").format(amount=amount)


def ability_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """What the character's own file says."""
    label = ABILITIES.get(names.character(view.rank).id) if view.rank else None
    if label is None:
        return _("Use ability")
    return _(label) if isinstance(label, str) else label(view)


# -- why not ---------------------------------------------------------------------------------------------------------
problem("attack_was_last", N_("after the attack only the end of the turn is left"))
problem("no_ability", N_("this ability works by itself"))
problem("no_income", N_("this character has no income"))
problem("not_gathered", N_("gather gold or cards first"))
problem("not_now", N_("not possible now"))
problem("nothing_to_use", N_("this district has nothing to use"))
problem("used", N_("already used this turn"))


@problem("not_in_city", N_("this district is not in your city"))
def not_in_city(option: str, view: View, names: Names) -> str:
    """Where a district of any city is asked for."""
    asked = QUESTIONS.get(asked_step(view))
    return _("this district is in no city") if asked is not None and asked.any_city else ""


# where characters or players are named
problem("marked", N_("this character has one already"))
problem("own_rank", N_("this is your own character"))
problem("own_seat", N_("this is you"))
problem("rank_1", N_("rank 1 cannot be chosen"))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("revealed", own_line=True, turn_begins=True, sound="reveal", weight=1)
def revealed(facts: Facts, names: Names) -> str:
    return _("{who} is the {character}.").format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


untold("turn_ended", turn_ends=True, still="the next call shows it")
