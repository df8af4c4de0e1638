"""Which characters the others can hold at all, from the View alone: certain knowledge, no guessing."""

from __future__ import annotations

from game.citadels.rules import guess_roles
from game.citadels.rules.guess_roles import DOWN, Group
from game.citadels.rules.state import View


def may_be_held(v: View) -> set[int]:
    """The ranks that may lie hidden before another player. All others lie open, are the viewer's own, were put aside
    or left over as far as it can tell, have shown themselves already, or were called and stayed silent."""
    found: set[int] = set()
    # With two characters each nobody knows which of them the Theater swapped: then only groups of places count.
    arrangements = [] if v.exchanged and v.box.players < 4 else guess_roles.arrangements(v)
    for arrangement in arrangements:
        for group in arrangement:
            found |= _hidden_with_players(v, group)
    if not arrangements:
        found.update(*(ranks for places, ranks in guess_roles.hidden_groups(v) if any(p >= 0 for p in places)))
    if v.exchanged and v.viewer in v.exchanged[:2]:
        found.add(v.exchanged[2] if v.viewer == v.exchanged[0] else v.exchanged[3])  # what the viewer gave away
    gone = {*v.face_up, *v.roles[v.viewer], *guess_roles.ranks_down(v)}
    return {rank for rank in found if rank not in gone and v.shown[rank] < 0}


def _hidden_with_players(v: View, group: Group) -> set[int]:
    """The ranks of a group that are still hidden, if any place but face-down ones is left for them."""
    places, left, absent = group[0][:], set(), guess_roles.ranks_down(v)
    for rank in group[1]:
        holder = guess_roles.drafted_by(v, rank)
        if holder >= 0:
            places.remove(holder)
        elif rank in absent:
            places.remove(DOWN)
        else:
            left.add(rank)
    return left if any(place >= 0 for place in places) else set()


def worth_naming(v: View, options: list[str], ranks: list[int]) -> list[str]:
    """Those of the options whose ranks somebody else may hold; all of them if there are none."""
    held = may_be_held(v)
    return [word for word, rank in zip(options, ranks, strict=True) if rank in held] or options
