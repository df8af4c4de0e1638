"""Prompts of abilities that name characters or players, and of those who answer to them. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.rules.characters.blackmailer import THREATS
from game.citadels.rules.characters.magistrate import WARRANTS
from game.citadels.rules.state import REAL, View
from game.citadels.table.names import Names, type_name
from game.citadels.table.prompts_base import Prompt, Writer
from game.kernel.steps import Ask
from game.ui.lang import _, listed, ngettext


# -- rank 1 ----------------------------------------------------------------------------------------------------------
def _kill(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Whoever plays that character stays silent and misses this round's turn. It may also be nobody's.")
    return Prompt(_("Whom do you kill?"), why, view.rank)


def _bewitch(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("That character only gathers; then you play its turn with your own hand, gold and city.")
    return Prompt(_("Whom do you bewitch?"), why, view.rank)


def _warrants(ask: Ask, view: View, names: Names) -> Prompt:
    placed = ask.memo["placed"]
    if not placed:
        why = _("Its first district paid for with gold may be yours. Two blank warrants follow, for everybody to see.")
        return Prompt(_("Who gets the signed warrant?"), why, view.rank)
    left = WARRANTS - len(placed)
    text = ngettext("Who gets the last blank warrant?", "Who gets the {count} blank warrants?", left)
    return Prompt(text.format(count=left), _signed(placed, names), view.rank)


def _signed(placed: Sequence[int], names: Names) -> str:
    signed = names.plain_rank(placed[0])
    if len(placed) == 1:
        return _("Signed: {character}. Only you know which warrant is signed.").format(character=signed)
    blank = listed([names.plain_rank(rank) for rank in placed[1:]])
    return _("Signed: {character}. Blank: {others}.").format(character=signed, others=blank)


def _confiscate(ask: Ask, view: View, names: Names) -> Prompt:
    who, card = names.plain_seat(view.seat), names.plain_card(view.site)
    title = _("{name} has paid for {card}").format(name=who, card=card)
    if len(ask.options) > 1:
        why = _(
            "Your signed warrant lies here. Confiscate the district for your city? {name} gets the {price} gold back."
        )
        return Prompt(title, why.format(name=who, price=view.site_price), 1)
    if view.warrants[view.rank] == REAL:
        return Prompt(title, _("Your signed warrant lies here, but your city cannot take this district."), 1)
    return Prompt(title, _("The warrant here is blank: you can only let it be built."), 1)


# -- rank 2 ----------------------------------------------------------------------------------------------------------
def _rob(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("When that character is called, you get all its player's gold.")
    return Prompt(_("Whom do you rob?"), why, view.rank)


def _spy_player(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Then you name a type of district: for each such card in that hand you get 1 gold and 1 card.")
    return Prompt(_("On whom do you spy?"), why, view.rank)


def _spy_type(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["victim"])
    text = _("You will see the hand of {name}: 1 gold from {name} and 1 card from the deck for each match.")
    return Prompt(_("Which type of district do you name?"), text.format(name=who), view.rank)


def _threats(ask: Ask, view: View, names: Names) -> Prompt:
    placed = ask.memo["placed"]
    if not placed:
        why = _(
            "{count} characters are threatened: each pays half its gold or risks all of it. Only one has the flower."
        )
        return Prompt(_("Who gets the threat with the flower?"), why.format(count=THREATS), view.rank)
    text = _("The flower: {character}. Everybody sees who is threatened, only you know where the flower is.")
    why = text.format(character=names.plain_rank(placed[0]))
    return Prompt(_("Who gets the threat without the flower?"), why, view.rank)


def _bribe(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(view.blackmailer)
    text = _(
        "Half your gold goes to {name}. If you refuse and the flower is here, {name} can take all your {gold} gold."
    )
    why = text.format(name=who, gold=view.gold[view.viewer])
    return Prompt(_("You are threatened: bribe or refuse?"), why, view.rank)


def _reveal(ask: Ask, view: View, names: Names) -> Prompt:
    who, gold = names.plain_seat(view.seat), view.gold[view.seat]
    if view.threats[view.rank] == REAL:
        why = _("The flower lies here: reveal it and take all {gold} gold.").format(gold=gold)
    else:
        why = _("The flower does not lie here: revealing the threat brings nothing.")
    return Prompt(_("{name} pays no bribe. Reveal the threat?").format(name=who), why, 2)


# -- rank 3 ----------------------------------------------------------------------------------------------------------
def _swap(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Click a player to swap hands, or cards in your hand to discard them and draw as many.")
    return Prompt(_("Swap hands or discard cards?"), why, view.rank)


def _discard_more(ask: Ask, view: View, names: Names) -> Prompt:
    count = len(ask.memo.get("chosen", []))
    text = ngettext(
        "{count} card goes under the deck, and you draw {count}. Choose more, or confirm.",
        "{count} cards go under the deck, and you draw {count}. Choose more, or confirm.",
        count,
    )
    return Prompt(_("Discard which cards?"), text.format(count=count), view.rank)


def _look(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You take 1 card from it: into your hand, or paid for and built at once.")
    return Prompt(_("At whose hand do you look?"), why, view.rank)


def _take_card(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["victim"])
    why = _("You must take one. Afterwards you keep it or build it at once.")
    return Prompt(_("Which card do you take from {name}?").format(name=who), why, view.rank)


def _keep_or_build(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Keep {card} or build it now?").format(card=names.plain_card(ask.memo["card"]))
    if len(ask.options) == 1:
        return Prompt(title, _("It cannot be built now."), view.rank)
    return Prompt(title, _("Built now, it does not count towards your limit."), view.rank)


def _give_back(ask: Ask, view: View, names: Names) -> Prompt:
    first, *rest = [names.plain_seat(seat) for seat in ask.memo["receivers"]]
    why = _("Everybody you took a card from gets one of yours.")
    if rest:
        why = _("Everybody you took a card from gets one of yours. Then: {names}.").format(names=listed(rest))
    return Prompt(_("Which card do you give to {name}?").format(name=first), why, view.rank)


# -- rank 4 and 5 ----------------------------------------------------------------------------------------------------
def _give_crown(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You must give it away, and take 1 gold or 1 random card from whoever gets it.")
    return Prompt(_("Who gets the crown?"), why, view.rank)


def _give_crown_late(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You lost the ability of your turn, but the crown still moves. You take nothing for it.")
    return Prompt(_("Who gets the crown?"), why, 4)


def _tribute(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["receiver"])
    text = _("{name} wears the crown now and gives you what you choose; a card is drawn from the hand by chance.")
    return Prompt(_("1 gold or 1 card from {name}?").format(name=who), text.format(name=who), view.rank)


def _mix(ask: Ask, view: View, names: Names) -> Prompt:
    count = ask.memo["count"]
    text = ngettext(
        "You have {count} {type} district: take 1 gold or draw 1 card for it.",
        "You have {count} {type} districts: take 1 gold or draw 1 card for each.",
        count,
    )
    why = text.format(count=count, type=type_name("religious"))
    return Prompt(_("How much of it in gold?"), why, view.rank)


def _richest(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Who gives you 1 gold?"), _("One of the players who have the most gold."), view.rank)


# -- rank 7 ----------------------------------------------------------------------------------------------------------
def _navigator(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("4 gold or 4 cards?"), _("In addition to what you gather."), view.rank)


PROMPTS: dict[str, Writer] = {
    "assassin.kill": _kill,
    "witch.bewitch": _bewitch,
    "magistrate.place": _warrants,
    "magistrate.confiscate": _confiscate,
    "thief.rob": _rob,
    "spy.choose_type": _spy_player,
    "spy.look": _spy_type,
    "blackmailer.place": _threats,
    "blackmailer.bribe_or_refuse": _bribe,
    "blackmailer.reveal": _reveal,
    "magician.swap_or_discard": _swap,
    "magician.discard_more": _discard_more,
    "wizard.look": _look,
    "wizard.take": _take_card,
    "wizard.keep_or_build": _keep_or_build,
    "seer.give": _give_back,
    "emperor.give_crown": _give_crown,
    "emperor.give_crown_late": _give_crown_late,
    "emperor.take_tribute": _tribute,
    "abbot.mix": _mix,
    "abbot.take": _richest,
    "navigator.choose": _navigator,
}
