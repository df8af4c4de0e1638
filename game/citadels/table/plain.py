"""The table as lines of text, as one viewer may see it: for the terminal. No pygame here."""

from __future__ import annotations

from game.citadels.rules import scoring
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.table.names import Names, listed
from game.kernel.steps import Seat
from game.ui.lang import _, language, ngettext


def table(view: View, names: Names) -> list[str]:
    """The round, what is set aside, every player, and the viewer's own hand: one thing a line."""
    lines = [_("Round {round}, {cards} cards in the deck.").format(round=view.round, cards=len(view.deck))]
    if view.face_up:
        up = listed([names.plain_rank(rank) for rank in sorted(view.face_up)])
        lines.append(_("Set aside face up: {characters}.").format(characters=up))
    lines += [_player(view, Seat((view.viewer + i) % view.box.players), names) for i in range(view.box.players)]
    if view.roles[view.viewer]:
        mine = listed([names.plain_rank(rank) for rank in view.roles[view.viewer]])
        lines.append(_("Your character: {character}.").format(character=mine))
    lines.append(_("Your hand: {cards}.").format(cards=cards(view, view.hand[view.viewer], names)))
    return lines


def _player(view: View, seat: Seat, names: Names) -> str:
    gold, hand = view.gold[seat], len(view.hand[seat])
    parts = [
        ngettext("{count} gold", "{count} gold", gold).format(count=gold),
        ngettext("{count} card in hand", "{count} cards in hand", hand).format(count=hand),
        _("{points} points").format(points=scoring.lines(view, seat)["total"]),
    ]
    if view.crown == seat:
        parts.append(_("crown"))
    parts += [names.plain_rank(rank) for rank in view.roles[seat] if rank != UNKNOWN and view.shown[rank] == seat]
    city = cards(view, view.city[seat], names)
    return _("{name}: {facts}. City: {city}.").format(name=names.plain_seat(seat), facts=", ".join(parts), city=city)


def cards(view: View, which: list[int], names: Names) -> str:
    """Names with their costs, or a word for none."""
    words = [card(view, number, names) for number in which]
    return ", ".join(words) if words else _("nothing")


def card(view: View, number: int, names: Names) -> str:
    """A district with its cost and type: 'Tavern (1, trade)'."""
    if number == UNKNOWN:
        return _("a card")
    kind = type_name(names.type_of(number))
    return f"{names.plain_card(number)} ({view.cost(number)}, {kind})"


def type_name(kind: str) -> str:
    """The word for a type of district."""
    words = {
        "noble": _("noble"), "religious": _("religious"), "trade": _("trade"), "military": _("military"),
        "unique": _("unique"),
    }  # fmt: skip
    return words[kind]


def card_texts(view: View, names: Names) -> list[str]:
    """The rules of every character of the cast, and of the viewer's own unique districts."""
    lines = []
    for rank in range(1, view.box.ranks + 1):
        character = names.character(rank)
        lines.append(f"{rank} {character.name.get(language())}: {character.rules.get(language())}")
    own = [*view.hand[view.viewer], *view.city[view.viewer]]
    for number in own:
        district = names.district(number)
        if district.type == "unique":
            lines.append(f"{district.name.get(language())}: {district.rules.get(language())}")
    return lines


def score_sheet(view: View, names: Names) -> list[str]:
    """Every line of every player's score."""
    lines = []
    for seat, line in enumerate(view.scores):
        parts = [f"{score_line(word, names)} {points}" for word, points in line.items() if points and word != "total"]
        lines.append(f"{names.plain_seat(seat)}: {line['total']} ({', '.join(parts)})")
    return lines


def score_line(word: str, names: Names) -> str:
    """What a line of the score is called."""
    words = {
        "districts": _("districts"), "colours": _("all five types"), "first": _("first complete city"),
        "complete": _("complete city"),
    }  # fmt: skip
    return words.get(word) or names.source(word)
