"""The prompt: who must do what, and why; and the words on the buttons. No pygame here.

Known steps have sentences of their own. Everything else is put into words from the kinds of its options, so that no
rule ever needs a new widget or a new text to be playable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.reasons import price_of
from game.kernel.options import kind, value, way
from game.kernel.steps import Ask
from game.ui.lang import _, ngettext


@dataclass(frozen=True)
class Prompt:
    """What the parchment says. `rank` is the seal shown on it (0: none)."""

    title: str
    why: str
    rank: int = 0


# -- the asked player's prompt ---------------------------------------------------------------------------------------
def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = PROMPTS.get(ask.step)
    if writer is not None:
        return writer(ask, view, names)
    return Prompt(_generic_title(ask), _generic_why(ask), view.rank)


def _draft(ask: Ask, view: View, names: Names) -> Prompt:
    left = len(view.order) - view.picked - 1
    why = _("You play it this round. Nobody else sees it until it is called.")
    if left > 0:
        follows = names.plain_seat(view.order[view.picked + 1])
        why = _("You play it this round; the other cards pass on to {name}.").format(name=follows)
    return Prompt(_("Choose your character in secret"), why)


def _turn(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    if not view.gathered:
        why = _("Take gold or draw cards. Abilities can be used before or after.")
        return Prompt(_("Your turn as {character}: gather").format(character=character), why, view.rank)
    if view.builds < 1:
        why = _("You have built all you may this turn. Use what is left, or end your turn.")
        return Prompt(_("Your turn as {character}: finish").format(character=character), why, view.rank)
    offered = any(kind(word) == "build" for word in ask.options)
    if not offered:
        why = _("No card in your hand can be built now. Click one to see why, or end your turn.")
        return Prompt(_("Your turn as {character}: build?").format(character=character), why, view.rank)
    text = ngettext(
        "You may build {count} more district. Choose a card in your hand, then confirm.",
        "You may build {count} more districts. Choose a card in your hand, then confirm.",
        view.builds,
    )
    return Prompt(
        _("Your turn as {character}: build").format(character=character), text.format(count=view.builds), view.rank
    )


def _keep(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(
        _("Which card do you keep?"), _("The other one goes under the deck, unseen by the others."), view.rank
    )


def _kill(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Whoever plays that character stays silent and misses this round's turn. It may also be nobody's.")
    return Prompt(_("Whom do you murder?"), why, view.rank)


def _rob(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("When that character is called, you get all its player's gold.")
    return Prompt(_("Whom do you rob?"), why, view.rank)


def _swap(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Click a player to swap hands, or cards in your hand to discard them and draw as many.")
    return Prompt(_("Swap hands or replace cards?"), why, view.rank)


def _discard_more(ask: Ask, view: View, names: Names) -> Prompt:
    count = len(ask.memo.get("chosen", []))
    text = ngettext(
        "{count} card goes under the deck, and you draw {count}. Choose more, or confirm.",
        "{count} cards go under the deck, and you draw {count}. Choose more, or confirm.",
        count,
    )
    return Prompt(_("Replace which cards?"), text.format(count=count), view.rank)


def _destroy(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It costs 1 gold less than the district. Glowing districts can be destroyed at the price shown.")
    return Prompt(_("Destroy a district?"), why, view.rank)


def _beautify(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Put 1 gold on a district of your city: it is worth 1 more for good. Up to two districts a turn.")
    return Prompt(_("Beautify which district?"), why, view.rank)


def _laboratory(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Discard which card for 2 gold?"), _("It goes under the deck."), view.rank)


def _payment(ask: Ask, view: View, names: Names) -> Prompt:
    den, chosen = ask.memo["den"], ask.memo["chosen"]
    price = queries.price(view, view.viewer, den)
    rest = max(0, price - len(chosen))
    text = _("Each card pays 1 gold. {cards} of {price} paid with cards; the remaining {gold} would be paid in gold.")
    why = text.format(cards=len(chosen), price=price, gold=rest)
    return Prompt(_("Pay for {card} with which cards?").format(card=names.plain_card(den)), why, view.rank)


PROMPTS: dict[str, Callable[[Ask, View, Names], Prompt]] = {
    "draft.keep": _draft,
    "turn.chosen": _turn,
    "gather.keep": _keep,
    "assassin.kill": _kill,
    "thief.rob": _rob,
    "magician.swap_or_discard": _swap,
    "magician.discard_more": _discard_more,
    "warlord.destroy": _destroy,
    "artist.beautify": _beautify,
    "actions.discard_for_gold": _laboratory,
    "building.pay_with_cards": _payment,
}


def _generic_title(ask: Ask) -> str:
    kinds = {kind(word) for word in ask.options} - {"pass", "done"}
    titles = {
        "card": _("Choose a card"),
        "seat": _("Choose a player"),
        "rank": _("Choose a character"),
        "district": _("Choose a district"),
        "build": _("Build which district?"),
        "use": _("Use which district?"),
        "amount": _("How many?"),
    }
    if len(kinds) == 1:
        return titles.get(next(iter(kinds)), _("Make a choice"))
    return _("Make a choice")


def _generic_why(ask: Ask) -> str:
    words = set(ask.options)
    if "done" in words and ask.group:
        return _("Choose one after the other; confirm when you are done.")
    if "pass" in words:
        return _("What can be chosen glows. You may also do without.")
    return _("What can be chosen glows.")


# -- what the others read --------------------------------------------------------------------------------------------
def waiting(seat: int, title: str, view: View, names: Names) -> Prompt:
    """While somebody else is asked: only what everybody may know."""
    who = names.plain_seat(seat)
    if title == "draft":
        left = len(view.order) - view.picked
        text = ngettext("{count} player still has to choose.", "{count} players still have to choose.", left)
        return Prompt(_("{name} chooses a character").format(name=who), text.format(count=left))
    if view.rank:
        character = names.plain_rank(view.rank)
        why = names.character(view.rank).short.get(_language())
        return Prompt(_("{name} plays the {character}").format(name=who, character=character), why, view.rank)
    return Prompt(_("{name} is deciding").format(name=who), "")


def _language() -> str:
    from game.ui.lang import language

    return language()


# -- buttons ---------------------------------------------------------------------------------------------------------
def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer."""
    chosen, number = kind(option), value(option)
    words = _bare_words(ask, view, names)
    if option in words:
        return words[option]
    makers = {
        "card": lambda: _card_label(ask, number, names),
        "seat": lambda: _seat_label(ask, number, names),
        "rank": lambda: _rank_label(ask, number, names),
        "district": lambda: _district_label(ask, option, view, names),
        "build": lambda: _build_label(option, view, names),
        "use": lambda: _("Use {card}").format(card=names.plain_card(number)),
        "amount": lambda: str(number),
    }
    return makers[chosen]() if chosen in makers and number >= 0 else option.replace("_", " ").capitalize()


def _bare_words(ask: Ask, view: View, names: Names) -> dict[str, str]:
    count = len(ask.memo.get("chosen", []))
    done = _("Done")
    if ask.step == "magician.discard_more":
        done = ngettext("Replace {count} card", "Replace {count} cards", count).format(count=count)
    elif ask.step == "building.pay_with_cards":
        done = _("Build {card}").format(card=names.plain_card(ask.memo["den"]))
    return {
        "gold": _("Take 2 gold"),
        "cards": _cards_label(view),
        "income": _income_label(view, names),
        "ability": _ability_label(view, names),
        "end": _("End turn"),
        "pass": _PASSES[ask.step]() if ask.step in _PASSES else _("Do without"),
        "done": done,
    }


_PASSES: dict[str, Callable[[], str]] = {
    "assassin.kill": lambda: _("Murder nobody now"),
    "thief.rob": lambda: _("Rob nobody now"),
    "magician.swap_or_discard": lambda: _("Not now"),
    "warlord.destroy": lambda: _("Keep the peace"),
    "artist.beautify": lambda: _("Not now"),
    "actions.discard_for_gold": lambda: _("Not now"),
}


def _cards_label(view: View) -> str:
    if queries.keeps_all(view, view.viewer):
        return ngettext("Draw {count} card", "Draw {count} cards", min(2, len(view.deck))).format(
            count=min(2, len(view.deck))
        )
    return _("Draw 1 card") if len(view.deck) == 1 else _("Draw 2 cards, keep 1")


def _income_label(view: View, names: Names) -> str:
    kind_of_income = view.box.characters[view.rank].income if view.rank else None
    amount = queries.income(view, view.viewer, kind_of_income) if kind_of_income is not None else 0
    return _("Income +{amount}").format(amount=amount)


def _ability_label(view: View, names: Names) -> str:
    labels = {
        "assassin": _("Murder …"),
        "thief": _("Rob …"),
        "magician": _("Swap or replace …"),
        "king": _("Take the crown"),
        "merchant": _("Extra gold +1"),
        "architect": _("Draw 2 extra cards"),
        "warlord": _("Destroy …"),
        "artist": _("Beautify …"),
    }
    return labels.get(view.box.setup.cast[view.rank - 1], _("Use ability")) if view.rank else _("Use ability")


def _card_label(ask: Ask, card: int, names: Names) -> str:
    name = names.plain_card(card)
    if ask.group == "keep":
        return _("Keep {card}").format(card=name)
    if ask.group == "payment":
        return _("Pay with {card}").format(card=name)
    if ask.step in ("magician.swap_or_discard", "magician.discard_more", "actions.discard_for_gold"):
        return _("Discard {card}").format(card=name)
    return name


def _seat_label(ask: Ask, seat: int, names: Names) -> str:
    name = names.plain_seat(seat)
    return _("Swap hands with {name}").format(name=name) if ask.step.startswith("magician.") else name


def _rank_label(ask: Ask, rank: int, names: Names) -> str:
    name = names.plain_rank(rank)
    texts = {
        "assassin.kill": _("Murder the {character}"),
        "thief.rob": _("Rob the {character}"),
        "draft.keep": _("Take the {character}"),
    }
    return texts.get(ask.step, "{character}").format(character=name)


def _district_label(ask: Ask, option: str, view: View, names: Names) -> str:
    name, price = names.plain_card(value(option)), price_of(option, view)
    if ask.step == "warlord.destroy":
        return _("Destroy {card}").format(card=name) + minus(price)
    if ask.step == "artist.beautify":
        return _("Beautify {card}").format(card=name) + minus(price)
    return name


def _build_label(option: str, view: View, names: Names) -> str:
    name, by = names.plain_card(value(option)), way(option)
    if by == "cards":
        return _("Build {card} with cards …").format(card=name)
    if by is not None:
        return _("Build {card} ({way})").format(card=name, way=by)
    return _("Build {card}").format(card=name) + minus(price_of(option, view))


def minus(price: int | None) -> str:
    """The price as it stands on a button; nothing to pay shows nothing."""
    return f"  −{price}" if price else ""
