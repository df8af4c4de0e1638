"""What the things on a table of Citadels are called where nobody sees them. No pygame here."""

from __future__ import annotations

from game.citadels.cards.type_names import type_within
from game.citadels.lang import _, joined, language, ngettext
from game.citadels.rules import scoring
from game.citadels.rules.state import BLANK, NO_MARK, REAL, UNKNOWN, View
from game.citadels.words.asking.places import CITY, ROLE, TRACK
from game.citadels.words.names import Names
from game.kernel.steps import Seat
from game.table.asking.spots import HAND, SEAT, TRAY
from game.table.hearing import Lying


def thing(lying: Lying, view: View, names: Names) -> str:
    """A card with cost, type and whose it is, a rank with what has become of it, a player with all that is theirs."""
    if lying.place == SEAT:
        return player(view, lying.thing, names)
    if lying.place in (HAND, TRAY, CITY):
        return district(lying, view, names)
    if lying.place in (TRACK, ROLE):
        return role(lying, view, names)
    return ""


def rule(lying: Lying, names: Names) -> str:
    """What it does, in short: all of it is read where it is enlarged."""
    if lying.kind == "rank" and lying.number > 0:
        return names.character(lying.number).short.get(language())
    if lying.kind == "card" and lying.number >= 0:
        short = names.district(lying.number).short
        return short.get(language()) if short is not None else " "
    return ""


def district(lying: Lying, view: View, names: Names) -> str:
    """'Palace, 5 gold, noble'; in a city also what lies on it or below it."""
    card = lying.thing
    if card == UNKNOWN or card < 0:
        return _("face down")
    found = [names.plain_card(card), card_facts(card, view, names)]
    if lying.place == CITY:
        owner = view.owner_or_nobody(card)
        found += [_("in your city") if owner == view.viewer else _("in the city of {name}").format(
            name=names.plain_seat(owner))] if owner >= 0 else []  # fmt: skip
        found += [_("beautified")] if card in view.beautified else []
        if view.museum and view.box.kind[card] == "museum":
            under = ngettext("{count} card under it", "{count} cards under it", len(view.museum))
            found.append(under.format(count=len(view.museum)))
    return joined(found)


def card_facts(card: int, view: View, names: Names) -> str:
    """Cost and type of a district: 'cost 3, trade'."""
    if card == UNKNOWN:
        return _("unknown")
    word = type_within(names.type_of(card))
    if names.district(card).cost is None:
        return _("cannot be built, {type}").format(type=word)
    return _("cost {cost}, {type}").format(cost=view.cost(card), type=word)


def role(lying: Lying, view: View, names: Names) -> str:
    """A character: '2 Thief: not called yet, killed', where it is chosen 'Thief, rank 2'."""
    rank = lying.thing
    if rank <= 0:
        return _("Character face down")
    who = names.plain_rank(rank)
    if lying.place == ROLE or view.phase == "draft":
        said = joined([who, _("rank {rank}").format(rank=rank)])
        return joined([said, *marks(view, rank, names)])
    return f"{rank} {who}: {joined([fate(view, rank, names), *marks(view, rank, names)])}"


def fate(view: View, rank: int, names: Names) -> str:
    """What has become of a rank in this round."""
    seat = view.shown[rank]
    if seat >= 0:
        who = _("you") if seat == view.viewer else names.plain_seat(seat)
        return (
            _("being played by {name}").format(name=who)
            if rank == view.rank
            else _("played by {name}").format(name=who)
        )
    if rank in view.face_up:
        return _("set aside face up")
    if rank in view.aside[view.viewer]:
        return _("discarded by you face down")
    mine = _("yours") if rank in view.roles[view.viewer] else ""
    if view.phase == "draft" or rank > view.rank:
        return joined([one for one in (_("not called yet"), mine) if one])
    return _("being called") if rank == view.rank else _("called, nobody answered")


def marks(view: View, rank: int, names: Names) -> list[str]:
    """What lies on a character, as far as it is known to whoever looks."""
    found = [
        word for at, word in ((view.killed, _("killed")), (view.robbed, _("robbed")), (view.bewitched, _("bewitched")))
        if rank == at
    ]  # fmt: skip
    warrants = {UNKNOWN: _("a warrant on it"), BLANK: _("a blank warrant on it"), REAL: _("the signed warrant on it")}
    threats = {UNKNOWN: _("a threat on it"), BLANK: _("an empty threat on it"), REAL: _("the real threat on it")}
    found += [warrants[view.warrants[rank]]] if view.warrants[rank] != NO_MARK else []
    found += [threats[view.threats[rank]]] if view.threats[rank] != NO_MARK else []
    if view.tax and names.character(rank).id == "tax_collector":
        found.append(
            ngettext("{count} gold of taxes on it", "{count} gold of taxes on it", view.tax).format(count=view.tax)
        )
    return found


def player(view: View, seat: int, names: Names) -> str:
    """'You, crown: 2 gold, 4 cards, no districts, 0 points', and the characters that are known."""
    gold, cards, built = view.gold[seat], len(view.hand[seat]), len(view.city[seat])
    points = scoring.lines(view, Seat(seat))["total"]
    who = _("You") if seat == view.viewer else names.plain_seat(seat)
    head = joined([who, *([_("crown")] if view.crown == seat else [])])
    facts = [
        ngettext("{count} gold", "{count} gold", gold).format(count=gold),
        ngettext("{count} card", "{count} cards", cards).format(count=cards) if cards else _("no cards"),
        _("{count} of {full} districts").format(count=built, full=view.box.complete) if built else _("no districts"),
        ngettext("{count} point", "{count} points", points).format(count=points),
    ]  # fmt: skip
    facts += [_("city complete")] if seat in view.completed else []
    known = [names.plain_rank(rank) for rank in sorted(view.roles[seat]) if rank != UNKNOWN and rank > 0]
    if known and (seat == view.viewer or any(view.shown[rank] == seat for rank in view.roles[seat] if rank > 0)):
        facts.append(_("character: {names}").format(names=joined(known)))
    return f"{head}: {joined(facts)}"
