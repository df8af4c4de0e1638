"""The words on buttons for answers that name no thing: gold, cards, income, ability, done, pass. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import gather, queries
from game.citadels.rules.characters.navigator import AMOUNT
from game.citadels.rules.characters.scholar import CARDS_DRAWN
from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.kernel.steps import Ask
from game.ui.lang import N_, _, ngettext

Words = Callable[[Ask, View, Names], str]


def bare_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words for an answer that is a word by itself."""
    if option == "pass":
        return _pass(ask)
    writer = SPECIAL.get((ask.step, option)) or WORDS.get(option)
    return writer(ask, view, names) if writer is not None else option.replace("_", " ").capitalize()


# -- doing without ---------------------------------------------------------------------------------------------------
PASSES = {
    "assassin.kill": N_("Kill nobody now"),
    "thief.rob": N_("Rob nobody now"),
    "warlord.destroy": N_("Keep the peace"),
    "marshal.seize": N_("Keep the peace"),
    "magistrate.confiscate": N_("Let it be built"),
    "blackmailer.reveal": N_("Leave it covered"),
    "reactions.save": N_("Let it go"),
    "reactions.recover": N_("Stay silent"),
    "theater.choose_partner": N_("Swap nothing"),
}


def _pass(ask: Ask) -> str:
    if ask.step == "reactions.recover" and len(ask.options) == 1:
        return _("Go on")
    return _(PASSES[ask.step]) if ask.step in PASSES else _("Not now")


# -- the turn --------------------------------------------------------------------------------------------------------
def _gather_gold(ask: Ask, view: View, names: Names) -> str:
    extra = queries.answering(view, "gathers_gold")
    more = sum(extra[card] for card in view.city[view.viewer] if card in extra)
    return _("Take {amount} gold").format(amount=gather.GOLD_GATHERED + more)


def _gather_cards(ask: Ask, view: View, names: Names) -> str:
    wanted = gather.cards_drawn(view, view.viewer)  # type: ignore[arg-type]  # it reads only what a View has too
    count = min(wanted, len(view.deck))
    return _drawn(count, keep=count if queries.keeps_all(view, view.viewer) else 1)


def _income(ask: Ask, view: View, names: Names) -> str:
    """What the character collects: gold, cards, or a mix of both."""
    wanted = view.acting().income if view.rank else None
    amount = queries.income(view, view.viewer, wanted) if wanted is not None else 0
    character = names.character(view.rank).id if view.rank else ""
    if character in ("patrician", "cardinal"):
        return ngettext("Income: {count} card", "Income: {count} cards", amount).format(count=amount)
    if character == "abbot":
        return ngettext("Income: {count} gold or card …", "Income: {count} gold or cards …", amount).format(
            count=amount
        )
    return _("Income: {amount} gold").format(amount=amount)


ABILITIES = {
    "assassin": N_("Kill …"),
    "witch": N_("Bewitch …"),
    "magistrate": N_("Assign warrants …"),
    "thief": N_("Rob …"),
    "spy": N_("Spy …"),
    "blackmailer": N_("Threaten …"),
    "magician": N_("Swap or discard …"),
    "wizard": N_("Look at a hand …"),
    "seer": N_("Take and give cards …"),
    "king": N_("Take the crown"),
    "emperor": N_("Give the crown …"),
    "patrician": N_("Take the crown"),
    "abbot": N_("1 gold from the richest …"),
    "merchant": N_("Extra gold +1"),
    "architect": N_("Draw 2 extra cards"),
    "navigator": N_("4 gold or 4 cards …"),
    "warlord": N_("Destroy …"),
    "diplomat": N_("Swap districts …"),
    "marshal": N_("Seize …"),
    "artist": N_("Beautify …"),
    "queen": N_("Take 3 gold"),
}


def _ability(ask: Ask, view: View, names: Names) -> str:
    character = names.character(view.rank).id if view.rank else ""
    if character == "scholar":
        count = min(CARDS_DRAWN, len(view.deck))
        return ngettext("Extra: draw {count} card", "Extra: draw {count} cards, keep 1", count).format(count=count)
    if character == "tax_collector":
        return _("Take {amount} gold in taxes").format(amount=view.tax)
    return _(ABILITIES[character]) if character in ABILITIES else _("Use ability")


# -- other words -----------------------------------------------------------------------------------------------------
def _done(ask: Ask, view: View, names: Names) -> str:
    count = len(ask.memo.get("chosen", []))
    if ask.step == "magician.discard_more":
        return ngettext("Discard {count} card", "Discard {count} cards", count).format(count=count)
    if ask.step == "payment.pay_with_cards":
        return _payment_done(count, ask, view, names)
    return _("Done")


def _payment_done(count: int, ask: Ask, view: View, names: Names) -> str:
    den = ask.memo["den"]
    rest = max(0, queries.price(view, view.viewer, den) - count)
    return _("Build {card}").format(card=names.plain_card(den)) + (f"  −{rest}" if rest else "")


def _bribe(ask: Ask, view: View, names: Names) -> str:
    return _("Bribe: {amount} gold").format(amount=view.gold[view.viewer] // 2)


def _confiscate(ask: Ask, view: View, names: Names) -> str:
    return _("Confiscate {card}").format(card=names.plain_card(view.site))


def _borrow(ask: Ask, view: View, names: Names) -> str:
    missing = queries.price(view, view.viewer, ask.memo["den"]) - len(ask.memo["chosen"]) - view.gold[view.viewer]
    text = ngettext("Take {count} gold for {count} card …", "Take {count} gold for {count} cards …", missing)
    return text.format(count=missing)


def _says(text: str) -> Words:
    """An answer whose words are always the same."""
    return lambda ask, view, names: _(text)


WORDS: dict[str, Words] = {
    "gold": _gather_gold,
    "cards": _gather_cards,
    "income": _income,
    "ability": _ability,
    "end": _says(N_("End turn")),
    "done": _done,
    "bribe": _bribe,
    "refuse": _says(N_("Refuse")),
    "keep": _says(N_("Keep it in hand")),
    "reveal": _says(N_("Reveal")),
    "card": _says(N_("Take 1 card")),
    "loan": _says(N_("Take the missing gold …")),
}
SPECIAL: dict[tuple[str, str], Words] = {
    ("payment.pay_with_cards", "loan"): _borrow,
    ("navigator.choose", "gold"): lambda ask, view, names: _("Take {amount} gold").format(amount=AMOUNT),
    ("navigator.choose", "cards"): lambda ask, view, names: _drawn(min(AMOUNT, len(view.deck)), keep=AMOUNT),
    ("emperor.take_tribute", "gold"): _says(N_("Take 1 gold")),
    ("emperor.take_tribute", "card"): _says(N_("Take 1 random card")),
    ("blackmailer.reveal", "reveal"): _says(N_("Reveal the threat")),
    ("magistrate.confiscate", "reveal"): _confiscate,
    ("reactions.recover", "reveal"): _says(N_("Reveal and gather")),
}


def _drawn(count: int, keep: int) -> str:
    if keep < count:
        return _("Draw {count} cards, keep 1").format(count=count)
    return ngettext("Draw {count} card", "Draw {count} cards", count).format(count=count)
