"""What Citadels tells in the text game alone: what stands behind a choice, what can be looked at, the own gold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.citadels.cards.type_names import type_name, type_within
from game.citadels.lang import N_, _, joined, language, listed, ngettext
from game.citadels.rules import scoring
from game.citadels.rules.box import TYPES
from game.citadels.rules.characters.blackmailer import THREATS
from game.citadels.rules.characters.magistrate import WARRANTS
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.words.contents import EVENTS
from game.citadels.words.names import Names
from game.citadels.words.telling import called as on_table
from game.citadels.words.telling.called import card_facts
from game.citadels.words.telling.narrate import marks, score_line
from game.kernel.events import Facts
from game.kernel.options import kind, option, value, way
from game.kernel.steps import Ask, Seat
from game.session.match import Shown
from game.table.hearing import Hearing, LookAt, Looked, Lying
from game.table.words import Memory

# What one asks for by looking at a table.


def where(view: View, names: Names) -> list[str]:
    """The round, who is called, who I am, what I have, what lies on the characters."""
    me = view.viewer
    found = [_("Round {round}.").format(round=view.round), called(view, names)]
    found.append(_("You are {name}.").format(name=names.plain_seat(me)))
    found += characters(view, names)
    found.append(_crown(view, names))
    gold, hand, city = view.gold[me], len(view.hand[me]), len(view.city[me])
    found.append(ngettext("You have {count} gold.", "You have {count} gold.", gold).format(count=gold))
    found.append(ngettext("You have {count} card in hand.", "You have {count} cards in hand.", hand).format(count=hand))
    text = ngettext(
        "Your city has {count} of {full} districts.", "Your city has {count} of {full} districts.", city
    )  # fmt: skip
    found.append(text.format(count=city, full=view.box.complete))
    points = scoring.lines(view, me)["total"]
    found.append(ngettext("You have {count} point.", "You have {count} points.", points).format(count=points))
    found += _aside(view, names) + marks(view, names)
    deck = len(view.deck)
    text = ngettext("The deck has {count} card.", "The deck has {count} cards.", deck)
    return [*found, text.format(count=deck)]


def called(view: View, names: Names) -> str:
    """How far the round is."""
    if view.phase == "draft":
        return _("The characters are being chosen.")
    if not view.rank:
        return _("No character is being called.")
    who = names.plain_rank(view.rank)
    if view.seat == view.viewer:
        return _("Rank {rank} is called, the {character}. It is your turn.").format(rank=view.rank, character=who)
    return _("Rank {rank} is called, the {character}.").format(rank=view.rank, character=who)


def characters(view: View, names: Names) -> list[str]:
    """The own ones of this round."""
    mine = [names.plain_rank(rank) for rank in sorted(view.roles[view.viewer]) if rank != UNKNOWN]
    if not mine:
        return [_("You have no character yet.")] if view.phase == "draft" else []
    text = ngettext("Your character: {character}.", "Your characters: {character}.", len(mine))
    return [text.format(character=listed(mine))]


def _crown(view: View, names: Names) -> str:
    if view.crown == view.viewer:
        return _("You wear the crown.")
    return _("{name} wears the crown.").format(name=names.plain_seat(view.crown))


def _aside(view: View, names: Names) -> list[str]:
    """The characters that are out of this round, as far as one may know."""
    found = []
    for ranks, text in (
        (view.face_up, _("Set aside face up: {characters}.")),
        (view.aside[view.viewer], _("Discarded by you face down: {characters}.")),
    ):
        known = [names.plain_rank(rank) for rank in sorted(ranks) if rank != UNKNOWN]
        if known:
            found.append(text.format(characters=listed(known)))
    return found


def hand(view: View, names: Names, *, explained: bool) -> list[str]:
    """The own cards, each with cost and type; with what they do, if that is wanted."""
    own = view.hand[view.viewer]
    if not own:
        return [_("You have no cards in hand.")]
    text = ngettext("{count} card in your hand.", "{count} cards in your hand.", len(own))
    return [text.format(count=len(own)), *_listed(own, view, names, explained=explained)]


def city(view: View, seat: int, names: Names, *, explained: bool) -> list[str]:
    """The districts of a player, in the order they were built."""
    built, name = view.city[seat], names.plain_seat(seat)
    if not built:
        return [_("The city of {name} has no districts yet.").format(name=name)]
    text = ngettext(
        "The city of {name} has {count} of {full} districts.", "The city of {name} has {count} of {full} districts.",
        len(built),
    )  # fmt: skip
    found = [text.format(name=name, count=len(built), full=view.box.complete)]
    found += _listed(built, view, names, explained=explained)
    if view.museum and seat == view.viewer and any(view.box.kind[card] == "museum" for card in built):
        under = listed([names.plain_card(card) for card in view.museum])
        found.append(_("Under the Museum: {cards}.").format(cards=under))
    points = scoring.lines(view, Seat(seat))["total"]
    return [*found, ngettext("{count} point so far.", "{count} points so far.", points).format(count=points)]


def _listed(cards: list[int], view: View, names: Names, *, explained: bool) -> list[str]:
    found = []
    for card in cards:
        found.append(f"{names.plain_card(card)}: {card_facts(card, view, names)}.")
        short = names.district(card).short if card != UNKNOWN else None
        if explained and short is not None:
            found.append(short.get(language()))
    return found


def players(view: View, names: Names, kinds: Sequence[str] = ()) -> list[str]:
    """Everybody, beginning with oneself and going round to the left; with `kinds`, who plays each seat."""
    found = []
    for i in range(view.box.players):
        seat = Seat((view.viewer + i) % view.box.players)
        found += _player(view, seat, names)
        found += [f"{kinds[seat]}."] if kinds else []
    return found


def _player(view: View, seat: Seat, names: Names) -> list[str]:
    name = names.plain_seat(seat)
    points = scoring.lines(view, seat)["total"]
    counted = ngettext("{count} point", "{count} points", points).format(count=points)
    built = _("{count} of {full} districts").format(count=len(view.city[seat]), full=view.box.complete)
    found = [_("{name}: {facts}.").format(name=name, facts=joined([counted, built, purse(view, seat)]))]
    if view.crown == seat:
        found.append(_("{name} wears the crown.").format(name=name))
    shown = [
        names.plain_rank(rank) for rank in sorted(view.roles[seat]) if rank != UNKNOWN and view.shown[rank] == seat
    ]
    return found + [_("{who} is the {character}.").format(who=name, character=one) for one in shown]


def gold(view: View, names: Names) -> list[str]:
    """Everybody's gold, and that of the taxes."""
    order = [(view.viewer + i) % view.box.players for i in range(view.box.players)]
    found = [_("{name}: {gold} gold.").format(name=names.plain_seat(seat), gold=view.gold[seat]) for seat in order]
    return [*found, _("Gold in taxes: {gold}.").format(gold=view.tax)] if view.tax else found


def order(view: View, names: Names) -> list[str]:
    """Every rank with what has become of it in this round."""
    text, ranks = _("{rank}: {character}, {fate}."), range(1, view.box.ranks + 1)
    return [text.format(rank=rank, character=names.plain_rank(rank), fate=_fate(view, rank, names)) for rank in ranks]


def _fate(view: View, rank: int, names: Names) -> str:
    if view.shown[rank] >= 0:
        who = names.plain_seat(view.shown[rank])
        return _("being played by {name}").format(name=who) if rank == view.rank else who
    if rank in view.face_up:
        return _("set aside face up")
    if view.phase == "draft" or rank > view.rank:
        return _("not called yet")
    return _("being called") if rank == view.rank else _("called, nobody answered")


def purse(view: View, seat: int) -> str:
    """What a player has, as everybody sees it: '3 gold, 2 cards'."""
    gold, cards = view.gold[seat], len(view.hand[seat])
    has = ngettext("{count} gold", "{count} gold", gold).format(count=gold)
    return joined([has, ngettext("{count} card", "{count} cards", cards).format(count=cards)])


def _players(looked: Looked[View, Names]) -> list[str]:
    return players(looked.view, looked.names, looked.players)


LOOKS: tuple[LookAt[View, Names], ...] = (
    LookAt("where", N_("where, w, where am I"), N_("round, character, and what you have"),
           lambda looked: where(looked.view, looked.names)),
    LookAt("hand", N_("hand, ha"), N_("the cards in your hand"),
           lambda looked: hand(looked.view, looked.names, explained=looked.explained)),
    LookAt("city", N_("city, ci"), N_("your districts; with a player behind it, theirs"),
           lambda looked: city(looked.view, looked.seat, looked.names, explained=looked.explained), about=True),
    LookAt("players", N_("players, p"), N_("everybody: points, districts, gold, cards"), _players),
    LookAt("gold", N_("gold, g"), N_("who has how much gold"), lambda looked: gold(looked.view, looked.names)),
    LookAt("order", N_("order, or"), N_("the characters in the order they are called"),
           lambda looked: order(looked.view, looked.names)),
)  # fmt: skip


ACTS = ("gold", "cards", "income", "ability", "end")

# What the prompts say about clicking and glowing, in the words of somebody who types.
_TYPED = {
    N_("No card in your hand can be built now. Click one to see why, or end your turn."):
        N_("No card in your hand can be built now. Type why to hear the reasons, or end your turn."),
    N_("Click a player to swap hands, or cards in your hand to discard them and draw as many."):
        N_("Name a player to swap hands, or cards in your hand to discard them and draw as many."),
}  # fmt: skip


class CitadelsHearing(Hearing[View, Names]):
    """Cards with their costs and types, players with their gold, characters with their ranks."""

    unspoken = (None, "not_now", "nothing_to_use", "not_in_hand", "not_in_city")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return LOOKS

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

    def pressed(self, text: str, view: View) -> str:
        clicked = _("No card in your hand can be built now. Click one to see why, or end your turn.")
        instead = _("No card in your hand can be built now. Go to one to hear why, or end your turn.")
        return self.typed(text.replace(clicked, instead), view)

    def own(self, view: View) -> str:
        gold, cards = view.gold[view.viewer], len(view.hand[view.viewer])
        has = ngettext("{count} card in hand", "{count} cards in hand", cards).format(count=cards)
        return _("You have {gold} gold, {cards}.").format(gold=gold, cards=has)

    def chosen(self, ask: Ask, names: Names) -> str:
        if not ask.memo.get("chosen"):
            return ""
        chosen = listed([names.plain_card(card) for card in ask.memo["chosen"]])
        return _("Chosen so far: {cards}.").format(cards=chosen)

    def counted(self, ask: Ask, view: View) -> tuple[int, int]:
        """Ranks under threats and warrants, cards lent to whoever pays, else what is chosen."""
        if "placed" in ask.memo:
            return len(ask.memo["placed"]), {"warrants": WARRANTS, "threats": THREATS}[ask.memo["group"]]
        if ask.group == "loan":
            deal = ask.memo["deal"]
            return len(deal["given"]), deal["price"] - view.gold[view.viewer]
        return super().counted(ask, view)

    def called(self, lying: Lying, view: View, names: Names) -> str:
        return on_table.thing(lying, view, names)

    def does(self, lying: Lying, view: View, names: Names) -> str:
        return on_table.rule(lying, names)

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


# Which characters a viewer holds, read off the events as that viewer may know them.


class OwnRanks(Memory):
    """Follows the viewer's own characters through the rounds; nobody's (None) are never known."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.held: set[int] = set()

    def follow(self, event: Shown) -> None:
        """Takes in one event after the other."""
        word, facts = event.word, event.facts
        if word == "round_started":
            self.held.clear()
        elif word == "character_kept" and facts["seat"] == self.viewer and "rank" in facts:
            self.held.add(facts["rank"])
        elif word == "characters_swapped" and "got" in facts and self.viewer in (facts["seat"], facts["other"]):
            self.held.discard(facts["gave"])
            self.held.add(facts["got"])

    def copy(self) -> OwnRanks:
        made = OwnRanks(self.viewer)
        made.held = set(self.held)
        return made

    def follow_all(self, events: Iterable[Shown]) -> OwnRanks:
        for event in events:
            self.follow(event)
        return self

    def hit_by(self, event: Shown) -> bool:
        """Whether somebody else aims this at a character of the viewer."""
        facts = event.facts
        return bool(_aside_ranks(event.word)) and facts["rank"] in self.held and facts["seat"] != self.viewer

    def aside(self, event: Shown) -> str:
        """What the viewer wants to hear besides; empty if it is aimed at others."""
        return _(_aside_ranks(event.word)) if self.hit_by(event) else ""


def _aside_ranks(word: str) -> str:
    """What the target of such an event hears; "" for one that is aimed at no character."""
    return EVENTS[word].aside if word in EVENTS else ""


def was_killed(events: Sequence[Shown], viewer: int, since: int) -> int:
    """The character under which the viewer was killed among the events from that place on; 0 if that did not happen."""
    own = OwnRanks(viewer)
    found = 0
    for place, event in enumerate(events):
        own.follow(event)
        if place >= since and event.word == "killed" and own.hit_by(event):
            found = int(event.facts["rank"])
    return found


def aimed(word: str, facts: Facts, view: View, names: Names) -> str:
    """What an attack on a character of this round means for its player, in plain words; "" for everybody else."""
    message = EVENTS[word].message if word in EVENTS else ""
    if not message or facts["rank"] not in view.roles[view.viewer] or facts["seat"] == view.viewer:
        return ""
    return _(message).format(character=names.plain_rank(facts["rank"]))


# What decided between equals, in words.


def tie_words(view: View, tied: Sequence[int], names: Names) -> str:
    """What decided between those with the same, highest total; the winners come first."""
    if view.box.classic:
        return _tie_of_classic(view, tied, names)
    ranks = {seat: max((rank for rank, owner in enumerate(view.shown) if owner == seat), default=0) for seat in tied}
    told = [_rank_words(seat, rank, names) for seat, rank in ranks.items()]
    if list(ranks.values()).count(ranks[tied[0]]) > 1:
        return _("Equal points and equal characters: the victory is shared.")
    return _("Equal points: the higher rank revealed in the last round decides. {ranks}.").format(ranks=listed(told))


def _rank_words(seat: int, rank: int, names: Names) -> str:
    name = names.plain_seat(seat)
    if not rank:
        return _("{name} none").format(name=name)
    return _("{name} {rank} ({character})").format(name=name, rank=rank, character=names.plain_rank(rank))


def _tie_of_classic(view: View, tied: Sequence[int], names: Names) -> str:
    first = tied[0]
    built = {seat: view.scores[seat]["districts"] for seat in tied}
    best = [seat for seat in tied if built[seat] == built[first]]
    if len(best) == 1:
        told = [_("{name} {number}").format(name=names.plain_seat(seat), number=built[seat]) for seat in tied]
        return _("Equal points: the more expensive city decides. {numbers}.").format(numbers=listed(told))
    told = [_("{name} {number}").format(name=names.plain_seat(seat), number=view.gold[seat]) for seat in best]
    if sum(view.gold[seat] == view.gold[first] for seat in best) > 1:
        return _("Equal points, districts and gold: the victory is shared.")
    return _("Equal points and districts: the gold that is left decides. {numbers}.").format(numbers=listed(told))
