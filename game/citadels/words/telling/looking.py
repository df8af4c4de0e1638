"""What one asks for by looking at a table: the round, the players, cities, hands, gold, the order of the calls.

Every answer is a list of lines in a fixed order, one thing a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.cards.type_names import type_within
from game.citadels.lang import N_, _, joined, language, listed, ngettext
from game.citadels.rules import scoring
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.words.names import Names
from game.citadels.words.telling.plain import marks
from game.kernel.steps import Seat
from game.table.hearing import LookAt, Looked


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


def card_facts(card: int, view: View, names: Names) -> str:
    """Cost and type of a district: 'cost 3, trade'."""
    if card == UNKNOWN:
        return _("unknown")
    word = type_within(names.type_of(card))
    if names.district(card).cost is None:
        return _("cannot be built, {type}").format(type=word)
    return _("cost {cost}, {type}").format(cost=view.cost(card), type=word)


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
