"""What the Magistrate asks and tells. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.lang import N_, _, listed, ngettext
from game.citadels.rules.characters.magistrate import WARRANTS
from game.citadels.rules.state import REAL, View
from game.citadels.words.names import Names, named_ranks, seal
from game.citadels.words.records import ATTACKS, ability, announced, question, symbol, told, unless_own
from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.session.match import Shown
from game.table.words import Prompt

ability("magistrate", N_("Assign warrants …"))


# -- the warrants ----------------------------------------------------------------------------------------------------
def _warrant(option: str, ask: Ask, view: View, names: Names) -> str:
    text = _("Blank warrant: {character}") if ask.memo["placed"] else _("Signed warrant: {character}")
    return text.format(character=names.plain_rank(value(option)))


@question(
    "magistrate.place", labels={"rank": _warrant}, believes=True,
    reasons={
        "rank_1": N_("rank 1 gets no warrant"), "marked": N_("this character has a warrant already"),
    },
)  # fmt: skip
def place(ask: Ask, view: View, names: Names) -> Prompt:
    placed = ask.memo["placed"]
    if not placed:
        why = _("Its first district paid for with gold may be yours. Two blank warrants follow, for everybody to see.")
        return Prompt(_("Who gets the signed warrant?"), why, seal(view.rank))
    left = WARRANTS - len(placed)
    text = ngettext("Who gets the last blank warrant?", "Who gets the {count} blank warrants?", left)
    return Prompt(text.format(count=left), _signed(placed, names), seal(view.rank))


def _signed(placed: Sequence[int], names: Names) -> str:
    signed = names.plain_rank(placed[0])
    if len(placed) == 1:
        return _("Signed: {character}. Only you know which warrant is signed.").format(character=signed)
    blank = listed([names.plain_rank(rank) for rank in placed[1:]])
    return _("Signed: {character}. Blank: {others}.").format(character=signed, others=blank)


symbol("warrant_hidden", N_("A warrant of the Magistrate: perhaps a district built here will be confiscated."))
symbol("warrant_real", N_("The signed warrant: the Magistrate may confiscate a district built here."))
symbol("warrant_blank", N_("A blank warrant of the Magistrate: it does nothing."))


@told("warrants_placed", shows=(), kind=ATTACKS, sound="warrant", weight=2)
def warrants_placed(facts: Facts, names: Names) -> str:
    who, characters = names.seat(facts["seat"]), named_ranks(facts["ranks"], names)
    if "signed" not in facts:
        return _("{who} assigns the warrants: {characters}.").format(who=who, characters=characters)
    text = _("{who} assigns the warrants: {characters}. The signed one: {signed}.")
    return text.format(who=who, characters=characters, signed=names.rank(facts["signed"]))


# -- the signed one is shown -----------------------------------------------------------------------------------------
def _confiscate(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Confiscate {card}").format(card=names.plain_card(view.site))


@question(
    "magistrate.confiscate", labels={"pass": N_("Let it be built"), "reveal": _confiscate},
    waiting="warrant", help="section:warrants",
)  # fmt: skip
def confiscate(ask: Ask, view: View, names: Names) -> Prompt:
    who, card = names.plain_seat(view.seat), names.plain_card(view.site)
    title = _("{name} has paid for {card}").format(name=who, card=card)
    if len(ask.options) > 1:
        why = _(
            "Your signed warrant lies here. Confiscate the district for your city? {name} gets the {price} gold back."
        )
        return Prompt(title, why.format(name=who, price=view.site_price), seal(1))
    if view.warrants[view.rank] == REAL:
        return Prompt(title, _("Your signed warrant lies here, but your city cannot take this district."), seal(1))
    return Prompt(title, _("The warrant here is blank: you can only let it be built."), seal(1))


@announced("warrant", help="section:warrants")
def others_wait(who: str, view: View, names: Names) -> Prompt:
    builder, card = names.plain_seat(view.seat), names.plain_card(view.site)
    text = _("{name} has paid for {card}. With the signed warrant the district could be confiscated.")
    return Prompt(_("{name} decides about the warrant").format(name=who), text.format(name=builder, card=card), seal(1))


@told("confiscated", kind=ATTACKS, loser=unless_own("other"), sound="seize", weight=2)
def confiscated(facts: Facts, names: Names) -> str:
    text = _("{who} reveals the signed warrant and confiscates {card} from {other}.")
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return text.format(who=who, card=names.card(facts["card"]), other=other)


def warrant_first(news: Sequence[Shown]) -> list[Shown]:
    """First the warrant is shown, then its victim gets the gold back."""
    back = [event for event in news if event.facts.get("why") == "refund"]
    found: list[Shown] = []
    for event in news:
        if event not in back:
            found += [event, *back] if event.word == "confiscated" else [event]
    return found if len(found) == len(news) else list(news)
