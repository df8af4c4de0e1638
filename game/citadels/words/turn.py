"""Everybody's turn: the menu, the income, its beginning and its end. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.lang import N_, _, listed, ngettext
from game.citadels.rules import queries
from game.citadels.rules.plans import LOSE_ONE, PUT_ASIDE
from game.citadels.rules.state import NO_MARK, View
from game.citadels.words.asking.prices import asked_step
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ABILITIES, INCOMES, QUESTIONS, announced, problem, question, told, untold
from game.kernel.events import Facts
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.table.words import Chapter, Prompt


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
        why = _("The limit is reached, but what can be chosen does not count towards it.")
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


# The draft.

NOT_AMONG_THEM = {"not_now": N_("this character is not among the cards you may choose from")}


def income_now(rank: int, view: View) -> str:
    """What the character of this rank would collect for the districts of its type that stand before the viewer now;
    nothing for one without an income."""
    wanted = view.box.characters[rank].income
    if wanted is None or view.viewer < 0:
        return ""
    amount = queries.income(view, view.viewer, wanted)
    if not amount:
        return _("No income: no district of its type")
    writer = INCOMES.get(view.box.setup.cast[rank - 1])
    return writer(amount) if writer is not None else _("Income: {amount} gold").format(amount=amount)


# -- what is asked ---------------------------------------------------------------------------------------------------
@question(
    "draft.keep", labels={"rank": N_("Take the {character}")}, reasons=NOT_AMONG_THEM,
    secret=True, believes=True, waiting="draft", help="topic:draft",
)  # fmt: skip
def keep(ask: Ask, view: View, names: Names) -> Prompt:
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


@question(
    "draft.put_aside", labels={"rank": N_("Discard the {character}")}, reasons=NOT_AMONG_THEM,
    secret=True, believes=True, waiting="draft", help="topic:draft",
)  # fmt: skip
def put_aside(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Nobody plays it this round, and only you know which one it is.")
    return Prompt(_("Discard which character face down?"), why)


@announced("draft", help="topic:draft")
def waiting(who: str, view: View, names: Names) -> Prompt:
    left = len({view.order[place] for place, _act in view.box.plan[view.picked :]})
    text = ngettext("{count} player still has to choose.", "{count} players still have to choose.", left)
    return Prompt(_("{name} chooses a character").format(name=who), text.format(count=left))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("characters_dealt", sound="shuffle")
def characters_dealt(facts: Facts, names: Names) -> str:
    up = [names.rank(rank) for rank in sorted(facts["face_up"])]
    if up:
        return _("Set aside face up: {characters}. One more lies face down.").format(characters=listed(up))
    if facts["face_down"]:
        return _("One character is set aside face down.")
    return _("No character is set aside before the first choice.")


def each_chooses(found: Sequence[Facts], names: Names) -> str | None:
    """Players who choose one after the other in secret."""
    if any("rank" in facts for facts in found):
        return None
    if len(found) == 1:
        return character_kept(found[0], names)
    who = listed([names.seat(facts["seat"]) for facts in found])
    return _("{names} choose a character each.").format(names=who)


@told("character_kept", own_line=True, together=each_chooses, sound="card_place", shows=())
def character_kept(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} secretly chooses {character}.").format(who=who, character=names.rank(facts["rank"]))
    return _("{who} chooses a character.").format(who=who)


@told("character_put_aside", shows=(), sound="card_place")
def character_put_aside(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} discards a character face down: {character}.").format(
            who=who, character=names.rank(facts["rank"])
        )
    return _("{who} discards a character face down.").format(who=who)


# The course of a round.


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each round."""
    number = facts["round"]
    crown = _("{who} wears the crown.").format(who=names.seat(facts["crown"]))
    return Chapter(number, _("Round {round}").format(round=number), crown)


@told("round_started", chapter=chapter, sound="round")
def round_started(facts: Facts, names: Names) -> str:
    who = names.seat(facts["crown"])
    return _("Round {round} begins. {who} wears the crown.").format(round=facts["round"], who=who)


def all_silent(found: Sequence[Facts], names: Names) -> str | None:
    """Ranks in a row for which nobody answers."""
    if len(found) == 1:
        return silent(found[0], names)
    words = listed([names.rank(facts["rank"]) for facts in found])
    return _("{characters} are called: nobody answers.").format(characters=words)


@told("silent", together=all_silent)
def silent(facts: Facts, names: Names) -> str:
    return _("{character} is called: nobody answers.").format(character=names.rank(facts["rank"]))


def murdered(facts: Facts) -> list[tuple[int, str]]:
    """Until now nobody might know who was murdered."""
    return [(facts["seat"], "murdered")]


@told("heir_revealed", stands_alone=True, sound="reveal", weight=2, remarks=murdered)
@told("killed_revealed", sound="reveal", weight=2, remarks=murdered)
def killed_revealed(facts: Facts, names: Names) -> str:
    return _("{who} was the killed {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


@told("crown_moved", sound="crown", weight=2)
def crown_moved(facts: Facts, names: Names) -> str:
    return _("{who} receives the crown.").format(who=names.seat(facts["seat"]))


@told("crown_kept", still="nothing moves")
def crown_kept(facts: Facts, names: Names) -> str:
    return _("{who} keeps the crown.").format(who=names.seat(facts["seat"]))


untold("round_ended", still="the sweep of the next round, or the count of the points, shows it")


@told("game_over", urgent=True, winners="winners", still="the points are counted on a screen of their own")
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        return _("{who} share the victory with {points} points.").format(who=who, points=points)
    return _("{who} wins with {points} points.").format(who=who, points=points)
