"""What Citadels tells in the text game alone: what stands behind a choice, what can be looked at, the own gold."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.cards.type_names import type_name, type_within
from game.citadels.lang import N_, _, language, listed, ngettext
from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.telling import looking
from game.citadels.words.telling.looking import card_facts, purse
from game.citadels.words.telling.plain import score_line
from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask
from game.table.hearing import Hearing, LookAt

ACTS = ("gold", "cards", "income", "ability", "end")

# What the prompts say about clicking and glowing, in the words of somebody who types.
_TYPED = {
    N_("No card in your hand can be built now. Click one to see why, or end your turn."):
        N_("No card in your hand can be built now. Type why to hear the reasons, or end your turn."),
    N_("The limit is reached, but what glows does not count towards it."):
        N_("The limit is reached, but what is offered does not count towards it."),
    N_("It costs 1 gold less than the district. Glowing districts can be destroyed at the price shown."):
        N_("It costs 1 gold less than the district."),
    N_("Click a player to swap hands, or cards in your hand to discard them and draw as many."):
        N_("Name a player to swap hands, or cards in your hand to discard them and draw as many."),
}  # fmt: skip


class CitadelsHearing(Hearing[View, Names]):
    """Cards with their costs and types, players with their gold, characters with their ranks."""

    unspoken = (None, "not_now", "nothing_to_use", "not_in_hand", "not_in_city")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return looking.LOOKS

    def thing(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if number < 0:
            return ""
        if word in ("card", "district", "use", "build"):
            return names.plain_card(number) if number < len(view.box.kind) else ""
        if word == "seat":
            return names.plain_seat(number)
        if word == "rank":
            return names.plain_rank(number)
        return type_name(TYPES[number]) if word == "type" else ""

    def beside(self, option: str, view: View, names: Names) -> str:
        """Cost and type of a card, whose district, which rank."""
        word, number = kind(option), value(option)
        if number < 0:
            return ""
        if word == "card":
            return ", " + card_facts(number, view, names)
        if word == "build":
            return f", {type_within(names.type_of(number))}"
        if word == "district":
            owner = view.owner_or_nobody(number)
            where = "" if owner == view.viewer else _(", in the city of {name}").format(name=names.plain_seat(owner))
            return f"{where}, {card_facts(number, view, names)}"
        if word == "rank":
            return _(", rank {rank}").format(rank=number)
        if word == "seat" and number < view.box.players:
            return f", {purse(view, number)}"
        return ""

    def price(self, amount: int) -> str:
        return _(", price {gold} gold").format(gold=amount)

    def about(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if number < 0:
            return _character(view.rank, names) if word == "ability" and view.rank else ""
        if word in ("card", "district", "use", "build") and number < len(view.box.kind):
            short = names.district(number).short
            return _ended(short.get(language())) if short is not None else ""
        return _character(number, names) if word == "rank" else ""

    def wishes(self, ask: Ask, view: View, names: Names) -> tuple[list[str], list[str]]:
        """Acts; own cards, all districts, players, characters."""
        things = [option(word, card) for card in view.hand[view.viewer] for word in ("build", "card")]
        things += [option("use", card) for card in view.city[view.viewer]]
        things += [option("district", card) for city in view.city for card in city]
        things += [option("seat", seat) for seat in range(view.box.players)]
        things += [option("rank", rank) for rank in range(1, view.box.ranks + 1)]
        return list(ACTS), things

    def expected(self, option: str, ask: Ask) -> bool:
        usual = super().expected(option, ask) or kind(option) in ("build", "use") or option in ACTS
        return usual and not way(option)

    def typed(self, text: str, view: View) -> str:
        builds = view.builds
        clicked = ngettext(
            "You may build {count} more district. Choose a card in your hand.",
            "You may build {count} more districts. Choose a card in your hand.",
            builds,
        )
        instead = ngettext("You may build {count} more district.", "You may build {count} more districts.", builds)
        text = text.replace(clicked.format(count=builds), instead.format(count=builds))
        for clicked, instead in _TYPED.items():
            text = text.replace(_(clicked), _(instead))
        return text

    def own(self, view: View) -> str:
        gold, cards = view.gold[view.viewer], len(view.hand[view.viewer])
        has = ngettext("{count} card in hand", "{count} cards in hand", cards).format(count=cards)
        return _("You have {gold} gold, {cards}.").format(gold=gold, cards=has)

    def chosen(self, ask: Ask, names: Names) -> str:
        if not ask.memo.get("chosen"):
            return ""
        chosen = listed([names.plain_card(card) for card in ask.memo["chosen"]])
        return _("Chosen so far: {cards}.").format(cards=chosen)

    def score(self, view: View, seat: int, names: Names) -> list[tuple[str, int]]:
        lines = view.scores[seat].items()
        return [(score_line(word, names), points) for word, points in lines if points and word != "total"]

    def playing(self, view: View) -> Sequence[str]:
        return [*view.box.setup.cast, *view.box.kind]


def _character(rank: int, names: Names) -> str:
    return _ended(names.character(rank).short.get(language()))


def _ended(text: str) -> str:
    """With a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."
