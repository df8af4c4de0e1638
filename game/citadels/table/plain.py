"""The table as lines of text, as one viewer may see it: for the terminal. No pygame here."""

from __future__ import annotations

from game.citadels.rules import scoring
from game.citadels.rules.state import NO_MARK, REAL, UNKNOWN, View
from game.citadels.table.names import Names, listed, type_name
from game.kernel.steps import Seat
from game.ui.lang import _, language, ngettext


def table(view: View, names: Names) -> list[str]:
    """The round, what is set aside, the marks, every player, and the viewer's own hand: one thing a line."""
    lines = [_("Round {round}, {cards} cards in the deck.").format(round=view.round, cards=len(view.deck))]
    if view.face_up:
        up = listed([names.plain_rank(rank) for rank in sorted(view.face_up)])
        lines.append(_("Set aside face up: {characters}.").format(characters=up))
    if view.aside[view.viewer]:
        away = listed([names.plain_rank(rank) for rank in sorted(view.aside[view.viewer])])
        lines.append(_("Discarded by you face down: {characters}.").format(characters=away))
    lines += marks(view, names)
    lines += [_player(view, Seat((view.viewer + i) % view.box.players), names) for i in range(view.box.players)]
    if view.museum:
        lines.append(_("Under the Museum: {cards}.").format(cards=cards(view, view.museum, names)))
    return lines + _own(view, names)


def _own(view: View, names: Names) -> list[str]:
    mine, lines = view.roles[view.viewer], []
    if mine:
        text = ngettext("Your character: {character}.", "Your characters: {character}.", len(mine))
        lines.append(text.format(character=listed([names.plain_rank(rank) for rank in sorted(mine)])))
    lines.append(_("Your hand: {cards}.").format(cards=cards(view, view.hand[view.viewer], names)))
    return lines


def marks(view: View, names: Names) -> list[str]:
    """What lies on the characters in this round: who is killed, bewitched, robbed, has a warrant or a threat."""
    lines = []
    if view.killed:
        lines.append(_("Killed: {character}.").format(character=names.plain_rank(view.killed)))
    if view.bewitched:
        lines.append(_("Bewitched: {character}.").format(character=names.plain_rank(view.bewitched)))
    if view.robbed:
        lines.append(_("To be robbed: {character}.").format(character=names.plain_rank(view.robbed)))
    for marked, text, real in (
        (view.warrants, _("Warrants: {characters}."), _("{character} (signed)")),
        (view.threats, _("Threats: {characters}."), _("{character} (with the flower)")),
    ):
        found = [_marked(rank, mark, real, names) for rank, mark in enumerate(marked) if mark != NO_MARK]
        if found:
            lines.append(text.format(characters=listed(found)))
    if view.tax:
        lines.append(_("Gold in taxes: {gold}.").format(gold=view.tax))
    return lines


def _marked(rank: int, mark: int, real: str, names: Names) -> str:
    name = names.plain_rank(rank)
    return real.format(character=name) if mark == REAL else name


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
    if view.box.kind[number] == "secret_vault":
        return f"{names.plain_card(number)} ({kind})"
    return f"{names.plain_card(number)} ({view.cost(number)}, {kind})"


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
