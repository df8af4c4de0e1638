"""What the Blackmailer asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.characters.blackmailer import THREATS
from game.citadels.rules.state import REAL, View
from game.citadels.words.names import Names, named_ranks, seal
from game.citadels.words.records import ATTACKS, ability, announced, question, symbol, told
from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.table.words import NOBODY, Prompt

ability("blackmailer", N_("Threaten …"))


# -- the threats -----------------------------------------------------------------------------------------------------
def _threat(option: str, ask: Ask, view: View, names: Names) -> str:
    text = _("Without the flower: {character}") if ask.memo["placed"] else _("With the flower: {character}")
    return text.format(character=names.plain_rank(value(option)))


@question(
    "blackmailer.place", labels={"rank": _threat}, believes=True,
    reasons={
        "rank_1": N_("rank 1 cannot be threatened"), "marked": N_("this character has a threat already"),
    },
)  # fmt: skip
def place(ask: Ask, view: View, names: Names) -> Prompt:
    placed = ask.memo["placed"]
    if not placed:
        why = _(
            "{count} characters are threatened: each pays half its gold or risks all of it. Only one has the flower."
        )
        return Prompt(_("Who gets the threat with the flower?"), why.format(count=THREATS), seal(view.rank))
    text = _("The flower: {character}. Everybody sees who is threatened, only you know where the flower is.")
    why = text.format(character=names.plain_rank(placed[0]))
    return Prompt(_("Who gets the threat without the flower?"), why, seal(view.rank))


symbol("threat_hidden", N_("A threat of the Blackmailer: a bribe, or perhaps all gold is lost."))
symbol("threat_real", N_("The threat with the flower: without a bribe all gold goes to the Blackmailer."))
symbol("threat_blank", N_("A threat without the flower: it does nothing."))


@told("threats_placed", shows=(), kind=ATTACKS, sound="threat", weight=2)
def threats_placed(facts: Facts, names: Names) -> str:
    who, characters = names.seat(facts["seat"]), named_ranks(facts["ranks"], names)
    if "flower" not in facts:
        return _("{who} assigns the threats: {characters}.").format(who=who, characters=characters)
    text = _("{who} assigns the threats: {characters}. The one with the flower: {flower}.")
    return text.format(who=who, characters=characters, flower=names.rank(facts["flower"]))


# -- the bribe -------------------------------------------------------------------------------------------------------
def _half(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Bribe: {amount} gold").format(amount=view.gold[view.viewer] // 2)


@question(
    "blackmailer.bribe_or_refuse", labels={"bribe": _half, "refuse": N_("Refuse")},
    waiting="threat", help="section:threats",
)  # fmt: skip
def bribe_or_refuse(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(view.blackmailer)
    text = _("Half your gold goes to {name}. If you refuse and the flower is here, {name} can take all of it: {gold}.")
    why = text.format(name=who, gold=view.gold[view.viewer])
    return Prompt(_("You are threatened: bribe or refuse?"), why, seal(view.rank))


@announced("threat", help="section:threats")
def others_wait_for_bribe(who: str, view: View, names: Names) -> Prompt:
    text = _("A bribe is half the gold, for {name}. Whoever refuses may lose everything.")
    why = text.format(name=names.plain_seat(view.blackmailer))
    return Prompt(_("{name} is threatened: bribe or refuse?").format(name=who), why, seal(view.rank))


@told("bribed", kind=ATTACKS, weight=2)
def bribed(facts: Facts, names: Names) -> str:
    text = _("{who} bribes {other} with {amount} gold.")
    return text.format(who=names.seat(facts["seat"]), other=names.seat(facts["other"]), amount=facts["amount"])


@told(
    "refused", kind=ATTACKS, weight=2, still="the herald says it; what the Blackmailer does about it moves"
)  # fmt: skip
def refused(facts: Facts, names: Names) -> str:
    return _("{who} refuses to pay a bribe.").format(who=names.seat(facts["seat"]))


# -- the threat is shown, or not -------------------------------------------------------------------------------------
@question(
    "blackmailer.reveal", labels={"pass": N_("Leave it covered"), "reveal": N_("Reveal the threat")},
    waiting="blackmail", help="section:threats",
)  # fmt: skip
def reveal(ask: Ask, view: View, names: Names) -> Prompt:
    who, gold = names.plain_seat(view.seat), view.gold[view.seat]
    if view.threats[view.rank] == REAL:
        why = _("The flower lies here: reveal it and take all the gold: {gold}.").format(gold=gold)
    else:
        why = _("The flower does not lie here: revealing the threat brings nothing.")
    return Prompt(_("{name} pays no bribe. Reveal the threat?").format(name=who), why, seal(2))


@announced("blackmail", help="section:threats")
def others_wait_for_flower(who: str, view: View, names: Names) -> Prompt:
    why = _("{name} has refused to pay a bribe.").format(name=names.plain_seat(view.seat))
    return Prompt(_("{name} decides whether to reveal the threat").format(name=who), why, seal(2))


def _victim(facts: Facts) -> int:
    return int(facts["other"]) if facts["amount"] > 0 else NOBODY


@told("threat_revealed", kind=ATTACKS, loser=_victim, hit="other", sound="reveal", weight=2)
def threat_revealed(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    if not facts["flower"]:
        return _("{who} reveals the threat against {other}: no flower, nothing happens.").format(who=who, other=other)
    text = _("{who} reveals the flower and takes all the gold of {other}: {amount}.")
    return text.format(who=who, other=other, amount=facts["amount"])
