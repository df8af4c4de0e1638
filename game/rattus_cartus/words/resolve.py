"""Phase D: a building is resolved: influence and rats, Swords, Flutes, the premium. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _, joined, language, listed, ngettext, sentence
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names, cards_counted, cards_drawn, hand_counted, here, place_of, rats_counted
from game.rattus_cartus.words.records import CARDS, PLACES, POINTS, RATS, announced, other_of, problem, question, told
from game.table.words import NOBODY, Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
def victim_label(option: str, ask: Ask, view: View, names: Names) -> str:
    """Who it is, and how many cards there are to be halved."""
    seat = value(option)
    cards = hand_counted(len(view.hand[seat]))
    return _("{name}, {cards}").format(name=names.plain_seat(seat), cards=cards)


@question("sword.victim", labels={"seat": victim_label}, harmful=True, waiting="victim", help="card:sword")
def sword_victim(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("These have the fewest Swords in {building}. The one you name chooses the cards.")
    return Prompt(_("Who gives you half of the hand?"), why.format(building=here(view, names)))


@question("flute.victim", harmful=True, waiting="victim", help="card:flute")
def flute_victim(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("These have the fewest Flutes in {building}.").format(building=here(view, names))
    return Prompt(_("Who gets one of your rats?"), why)


@announced("victim", help="topic:swords_flutes")
def waiting_victim(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} chooses a victim").format(name=who), _("Several players have laid equally few."))


@question("sword.given", waiting="give", at_once=True, help="card:sword")
def sword_given(ask: Ask, view: View, names: Names) -> Prompt:
    return giving(ask, names, _("Your choice: nobody but the two of you learns which cards they are."))


def giving(ask: Ask, names: Names, why: str) -> Prompt:
    """Cards that must be given, one after the other."""
    left, who = ask.memo["left"], names.plain_seat(ask.memo["to"])
    text = ngettext("Give {name} {count} card", "Give {name} {count} cards", left)
    return Prompt(text.format(name=who, count=left), why)


@announced("give", help="topic:swords_flutes")
def waiting_give(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} has to give cards").format(name=who), _("Only the giver and the taker see them."))


# -- why not ---------------------------------------------------------------------------------------------------------
problem("not_in_building", N_("this player is not in the building"))
problem("not_fewest", N_("somebody else has laid fewer"))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("building_opened", kind=PLACES, actor=lambda _facts: NOBODY, turn_begins=True)
def building_opened(facts: Facts, names: Names) -> str:
    return _("{building} is resolved.").format(building=place_of(facts, names))


@told("revealed", kind=PLACES, own_line=True, sound="reveal", weight=1)
def revealed(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if not facts["cards"]:
        return _("{who} has laid no cards.").format(who=who)
    return _("{who} reveals {cards}.").format(who=who, cards=names.cards(facts["cards"]))


@told("influence", kind=POINTS, sound="rattus_cartus/step", weight=1)
def influence(facts: Facts, names: Names) -> str:
    amount, who, estate = facts["amount"], names.seat(facts["seat"]), names.estate(facts["estate"])
    text = ngettext(
        "{who} gains {count} influence ({estate}, now {points}).",
        "{who} gains {count} influence ({estate}, now {points}).", amount,
    )  # fmt: skip
    return text.format(who=who, count=amount, estate=estate, points=facts["points"])


def swords(facts: Facts) -> list[tuple[int, str]]:
    """Whoever gains or loses cards by it may say something."""
    return [(facts["other"], "ambushed"), (facts["seat"], "ambushing")] if facts["count"] else []


@told(
    "sword", kind=CARDS, loser=other_of("other"), own_line=True, stands_alone=True, sound="rattus_cartus/sword",
    weight=2, remarks=swords,
)  # fmt: skip
def sword(facts: Facts, names: Names) -> str:
    who, other, count = names.seat(facts["seat"]), names.seat(facts["other"]), facts["count"]
    if not count:
        return _("{who} has the most Swords, but {other} has no cards to halve.").format(who=who, other=other)
    text = ngettext(
        "{who} has the most Swords: {other} gives half of the hand, {count} card.",
        "{who} has the most Swords: {other} gives half of the hand, {count} cards.", count,
    )  # fmt: skip
    return text.format(who=who, other=other, count=count)


def all_given(found: Sequence[Facts], names: Names) -> str | None:
    """Cards that one player gives another, one after the other."""
    first = found[0]
    if len(found) == 1:
        return given(first, names)
    if any((facts["seat"], facts["other"]) != (first["seat"], first["other"]) for facts in found):
        return None
    if any(("card" in facts) != ("card" in first) for facts in found):
        return None
    cards = cards_counted(len(found))
    if "card" in first:
        cards = names.cards([facts["card"] for facts in found])
    who, other = names.seat(first["seat"]), names.seat(first["other"])
    return _("{who} gives {other} {cards}.").format(who=who, other=other, cards=cards)


@told("given", shows=("other",), kind=CARDS, together=all_given, sound="card_draw")
def given(facts: Facts, names: Names) -> str:
    """Only the two of them know which card it is (RAT-57)."""
    card = names.card(facts["card"]) if "card" in facts else cards_counted(1)
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return _("{who} gives {other} {cards}.").format(who=who, other=other, cards=card)


@told(
    "flute", kind=RATS, loser=other_of("other"), own_line=True, stands_alone=True, sound="rattus_cartus/flute",
    weight=2, remarks=lambda facts: [(facts["other"], "piped"), (facts["seat"], "piping")],
)  # fmt: skip
def flute(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return _("{who} has the most Flutes: {other} gets one of the rats.").format(who=who, other=other)


@told(
    "premium", kind=PLACES, sound="rattus_cartus/premium", weight=1, remarks=lambda facts: [(facts["seat"], "crowned")]
)
def premium(facts: Facts, names: Names) -> str:
    """With two players it is fixed once for the whole round (RAT-37)."""
    who = names.seat(facts["seat"])
    if names.box.players == 2:
        text = _("{who} has the premium action of this round, in {building}.")
        return text.format(who=who, building=place_of(facts, names))
    return _("{who} has the premium action.").format(who=who)


@told("bonus", kind=POINTS, sound="rattus_cartus/premium", weight=1)
def bonus(facts: Facts, names: Names) -> str:
    """In the last round, in place of the premium action (RAT-44)."""
    who, estate = names.seat(facts["seat"]), names.estate(facts["estate"])
    return _("{who} gets the bonus of the last round ({estate}).").format(who=who, estate=estate)


# What each building does, on the button that uses it.

BREWERY = "brewery"


def words_of(building: str, names: Names, *, premium: bool) -> str:
    """One of the two actions of a building, without a full stop."""
    data = names.data.buildings[building]
    return (data.premium_short if premium else data.normal_short).get(language()).removesuffix(".")


def of_last_round() -> tuple[str, str]:
    """What the premium and what everybody else have in place of the actions in the last round (RAT-44)."""
    return _("Premium: 1 influence more"), _("Others: nothing")


def actions(building: str, view: View, names: Names) -> list[str]:
    """What a building brings whoever enters it now: its premium and its normal action, unless it is the last round."""
    if view.last_round():
        return [sentence(line) for line in of_last_round()]
    return [
        _("Premium: {action}.").format(action=words_of(building, names, premium=True)),
        _("Normal: {action}.").format(action=words_of(building, names, premium=False)),
    ]


def own_action(view: View, names: Names) -> str:
    """What the building that is being resolved does for the viewer, as a button says it: of the Brewery how many cards
    there are to be drawn (RAT-21)."""
    building, premium = names.building_id(view.row[view.slot]), bool(view.premium == view.viewer)
    if building != BREWERY:
        return words_of(building, names, premium=premium)
    number = view.building(view.slot)
    points = (view.box.premium if premium else view.box.normal)[number]
    text = cards_drawn(view.gained[view.viewer] // max(1, points))
    return text[:1].upper() + text[1:]


# The plague, and who inherits.

ESTATE_LINES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")


@told("nuns_revealed", kind=RATS, actor=lambda _facts: NOBODY, sound="rattus_cartus/bell", weight=2, urgent=True)
def nuns_revealed(facts: Facts, names: Names) -> str:
    found = [names.box.nuns[card] for card in facts["cards"]]
    row = joined([str(nuns) for nuns in found])
    text = ngettext("The nun row is revealed: {row}, together {count} nun.",
                    "The nun row is revealed: {row}, together {count} nuns.", sum(found))  # fmt: skip
    return text.format(row=row, count=sum(found))


@told("died", kind=RATS, loser="seat", own_line=True, sound="rattus_cartus/candle", weight=2, urgent=True,
      remarks=lambda facts: [(facts["seat"], "dying")])  # fmt: skip
def died(facts: Facts, names: Names) -> str:
    text = _("{who} dies of the plague ({rats}).")
    return text.format(who=names.seat(facts["seat"]), rats=rats_counted(facts["rats"]))


@told("game_over", actor=lambda _facts: NOBODY, urgent=True, winners="winners", weight=2,
      still="the points are counted on a screen of their own")  # fmt: skip
def game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    if not winners:
        return _("The plague has taken everybody: nobody inherits.")
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        text = ngettext(
            "{who} share the victory with {count} point.", "{who} share the victory with {count} points.", points
        )
    else:
        text = ngettext("{who} wins with {count} point.", "{who} wins with {count} points.", points)
    return text.format(who=who, count=points)


def score_line(word: str, names: Names) -> str:
    """What a line of the score is called."""
    if word in ESTATE_LINES:
        return names.plain_estate(ESTATE_LINES.index(word))
    return {
        "hand": _("Followers and Jokers in hand"), "sword": _("Swords in hand"), "flute": _("Flutes in hand"),
        "pass": _("Passes in hand"), "gold": _("Gold"), "markers": _("Victory-point markers"),
    }.get(word, word)  # fmt: skip
