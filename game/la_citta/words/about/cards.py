"""A card that is pointed at: of politics, an action card, a voice."""

from __future__ import annotations

from game.la_citta.lang import _, joined, language, listed
from game.la_citta.rules.state import UNKNOWN, View
from game.la_citta.words.names import Names, arches, gold

Told = tuple[str, str]  # title and text


def card(view: View, number: int, names: Names) -> Told:
    """A politics card by its number."""
    kind = view.box.kind_of[number]
    return names.kind(kind), f"{costs(kind, names)} {rules_of(kind, names)}".strip()


def rules_of(kind: str, names: Names) -> str:
    """What the card of a building or of politics says."""
    entry = names.data.buildings.get(kind) or names.data.politics.get(kind)
    return entry.rules.get(language()) if entry is not None else ""


def costs(kind: str, names: Names) -> str:
    """The price of a card that builds; the others say theirs themselves."""
    building = names.data.buildings.get(kind)
    if building is None:
        return ""
    return _("Costs {gold}.").format(gold=gold(building.cost))


def building(number: int, names: Names) -> Told:
    """A building by itself, with its arches."""
    kind = names.box.building_ids[number]
    found = [
        _("{arches} of {wish}").format(arches=arches(count), wish=names.plain_wish(wish))
        for wish, count in enumerate(names.box.arches[number]) if count
    ]  # fmt: skip
    told = _("{facts}.").format(facts=joined(found)) if found else ""
    return names.plain_building(number), f"{told} {rules_of(kind, names)}".strip()


def action(view: View, names: Names) -> Told:
    """An action card."""
    entry = next(iter(names.data.actions.values()))
    return entry.name.get(language()), entry.rules.get(language())


def voice(view: View, place: int, names: Names) -> Told:
    """A voice by its place in the row, 0 to 3: its wish as far as the viewer knows it, and who has looked at it."""
    title = _("Voice {number}").format(number=place + 1)
    if place >= len(view.voice):
        return title, ""
    who = [names.plain_seat(seat) for seat in range(view.box.players)
           if place in view.looked[seat] and seat != view.viewer]  # fmt: skip
    seen = _("Looked at by {names}.").format(names=listed(who)) if who else ""
    wish = view.voice[place]
    if wish == UNKNOWN:
        covered = _("It lies face down until politics is over.")
        return title, f"{covered} {seen}".strip()
    entry = names.data.wishes[list(names.data.wishes)[wish]]
    known = _("Only you and whoever has looked know it.") if place and not view.wishes else ""
    return entry.name.get(language()), " ".join(one for one in (entry.short.get(language()), known, seen) if one)
