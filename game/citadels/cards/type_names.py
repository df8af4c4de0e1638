"""The five types of district in words, and the letter of each, which is different in every language. No pygame here."""

from __future__ import annotations

from game.citadels.lang import _

KINDS = ("noble", "religious", "trade", "military", "unique")


def type_name(kind: str) -> str:
    """The word for a type by itself, as on a button."""
    return {
        "noble": _("Noble"), "religious": _("Religious"), "trade": _("Trade"), "military": _("Military"),
        "unique": _("Unique"),
    }.get(kind, kind)  # fmt: skip


def type_letter(kind: str) -> str:
    """The first letter of the word that no type before it has taken; the last types get a figure if there is none."""
    taken: list[str] = []
    for number, each in enumerate(KINDS, start=1):
        letters = (sign.upper() for sign in type_name(each) if sign.isalpha())
        own = next((sign for sign in letters if len(sign) == 1 and sign not in taken), str(number))
        if each == kind:
            return own
        taken.append(own)
    return ""


def type_within(kind: str) -> str:
    """The word for a type of district in a sentence."""
    words = {
        "noble": _("noble"), "religious": _("religious"), "trade": _("trade"), "military": _("military"),
        "unique": _("unique"),
    }  # fmt: skip
    return words[kind]
