"""Who came where, and what decided between equals, in words. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.lang import N_, _, listed, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names

# Translators: the place in the result, as in "You are 2nd of 4." German: only the number, for "Platz 2 von 4".
ORDINALS = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"), N_("8th"))
PlaceOf = Callable[[int], tuple[int, bool]]  # the place of a seat, and whether it is shared


def own_places(place_of: PlaceOf, owners: Sequence[int], totals: Sequence[int], names: Names) -> str:
    """Where the people before the screen came; empty if only computers played."""
    count = len(totals)
    if len(owners) == 1:
        place, shared = place_of(owners[0])
        if shared:
            return _("You share place {place} of {count}.").format(place=place, count=count)
        return _alone(place, totals)
    told = [_("{name} {place}").format(name=names.plain_seat(seat), place=_(ORDINALS[place_of(seat)[0] - 1]))
            for seat in sorted(owners, key=place_of)]  # fmt: skip
    return _("{places} of {count}.").format(places=listed(told), count=count) if told else ""


def _alone(place: int, totals: Sequence[int]) -> str:
    """A place that nobody shares, and how far it is from the winner."""
    short = totals[0] - totals[place - 1]
    if place == 1:
        words = _("You have won: {place} of {count}.")
    elif not short:
        words = _("You are {place} of {count}, with as many points as the winner.")
    else:
        words = ngettext("You are {place} of {count}, {short} point behind.",
                         "You are {place} of {count}, {short} points behind.", short)  # fmt: skip
    return words.format(place=_(ORDINALS[place - 1]), count=len(totals), short=short)


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
