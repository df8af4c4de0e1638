"""What the gallery says about cards, sets and filters."""

from __future__ import annotations

from game.content import default_cards
from game.ui.lang import _, language, ngettext
from game.ui.markup import escape
from game.ui.screens.gallery.entries import ADDITIONAL, BASIC, CHARACTER, GAME, UNIQUE, Entry


def kind_name(kind: str) -> str:
    """Several cards of a kind."""
    return {
        CHARACTER: _("Characters"), BASIC: _("Basic districts"), UNIQUE: _("Unique districts"),
    }[kind]  # fmt: skip


def set_name(word: str) -> str:
    """A set of cards, by id of its preset or one of the words of its own."""
    if word == GAME:
        return _("In this game")
    if word == ADDITIONAL:
        return _("Additional cards")
    return default_cards().presets[word].name.get(language())


def set_choices(in_game: bool) -> list[tuple[str, str]]:
    """What the list of sets offers."""
    words = [*([GAME] if in_game else []), *default_cards().presets, ADDITIONAL]
    return [("", _("All sets")), *((word, set_name(word)) for word in words)]


def count_text(shown: int, every: int) -> str:
    """How many cards are shown."""
    if shown == every:
        return ngettext("{count} card", "{count} cards", every).format(count=every)
    return _("{shown} of {count} cards").format(shown=shown, count=every)


def facts(entry: Entry) -> str:
    """Kind, rank or cost, type and copies of a card, marked up, in one or two lines."""
    lines = [_kind_line(entry)]
    cards = default_cards()
    character, district = cards.characters.get(entry.id), cards.districts.get(entry.id)
    if character is not None and character.instead:
        lines.append(
            _("From {count} players; with fewer, the {other} takes part.").format(
                count=character.min_players, other=escape(_name(character.instead))
            )
        )
    if district is not None and district.needs:
        lines.append(_("Only together with the {other}.").format(other=escape(_name(district.needs))))
    return "\n".join(lines)


def _kind_line(entry: Entry) -> str:
    icon = f"{{{entry.type}}} " if entry.type else ""
    if entry.kind == CHARACTER:
        said = _("Character of rank {rank}").format(rank=entry.rank)
        if not entry.type:
            return said
        return f"{said} · {icon}{_paid_by(entry.type)}"
    cost = _("cost {cost} {gold}").format(cost=entry.cost, gold="{gold}") if entry.cost else _("cannot be built")
    copies = ngettext("{count} copy", "{count} copies", entry.copies).format(count=entry.copies)
    kind = _("Unique district") if entry.kind == UNIQUE else _district(entry.type or "")
    return f"{icon}{kind} · {cost} · {copies}"


def _paid_by(word: str) -> str:
    """What a character earns by."""
    return {
        "noble": _("paid by noble districts"), "religious": _("paid by religious districts"),
        "trade": _("paid by trade districts"), "military": _("paid by military districts"),
    }[word]  # fmt: skip


def _district(word: str) -> str:
    """One district of a type."""
    return {
        "noble": _("Noble district"), "religious": _("Religious district"), "trade": _("Trade district"),
        "military": _("Military district"),
    }[word]  # fmt: skip


def _name(card: str) -> str:
    return default_cards().characters[card].name.get(language())


def sets_text(entry: Entry, in_game: bool) -> str:
    """The sets a card belongs to, in one paragraph."""
    presets = default_cards().presets
    own = [_("In this game")] if in_game else []
    if entry.kind == BASIC:
        return " · ".join([*own, _("Every set")])
    names = [preset.name.get(language()) for preset in presets.values() if preset.id in entry.sets]
    return " · ".join([*own, *names]) or _("No set: choose it yourself for a game of your own.")
