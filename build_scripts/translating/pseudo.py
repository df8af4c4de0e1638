"""A language made from English that shows where a layout or a text would fail another one.

Every letter with an accented twin gets it, so that whatever still looks English was not translated; every text becomes
about two fifths longer, with one long compound word, and stands between guillemets, so that a cut shows. Placeholders
and mark-up stay as they are. There are three plural forms, as in Polish.
"""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.catalog import Catalog

from game.content.languages import OWN_NAME
from game.content.rules import FORMS
from translating.catalogues import write
from translating.collecting import collected

CODE = "xx"
NAME = "«Þşéüđó»"
TWINS = str.maketrans("aeiounscyzdtlrghkACEIOUNSYZDTLRGHK", "áéíóúñšćýžđţłřğħķÁĆÉÍÓÚÑŠÝŽĐŢŁŘĞĦĶ")
KEPT = re.compile(r"(\{[^}]*\}|\[\[[^|\]]*\|?|\bCIT-\d+|\[(?:b|i|h|#[0-9a-fA-F]{6})\||\\.|\]|\n)")
LONGER = 0.4
SYLLABLES = "óřñáłíšéžúřğ"
PLURALS = "pl"  # the language whose plural forms it borrows


def pseudo(text: str, form: int = 0) -> str:
    """The text in the pseudo-language; `form` tells the plural forms apart."""
    parts = KEPT.split(text)
    words = "".join(part if number % 2 else part.translate(TWINS) for number, part in enumerate(parts))
    letters = sum(len(part) for number, part in enumerate(parts) if not number % 2)
    words += "-" if text.endswith("}") else ""  # what is filled in stays a word of its own
    return f"«{words}{_padding(round(letters * LONGER) - 2)}{'²' if form == 2 else ''}»"


def write_all(folder: Path) -> None:
    """All catalogues of the pseudo-language, ready to be played with."""
    for domain, english in collected(CODE).items():
        write(translated(english), folder / CODE / "LC_MESSAGES" / f"{domain}.po")


def translated(english: Catalog) -> Catalog:
    """A catalogue with every text in the pseudo-language."""
    made = Catalog(locale=PLURALS, charset="utf-8")
    for message in english:
        if not message.id:
            continue
        if isinstance(message.id, tuple | list):
            one, many = message.id
            forms = [pseudo(one), pseudo(many), pseudo(many, 2), pseudo(many, 2)]
            made.add((one, many), tuple(forms[: made.num_plurals]))
        else:
            written = NAME if message.id == OWN_NAME else pseudo(message.id)
            if message.context == FORMS:
                written = ", ".join(pseudo(form.strip()) for form in message.id.split(","))
            made.add(message.id, written, context=message.context)
    return made


def _padding(count: int) -> str:
    """Letters to make a text longer: a compound at its end, broken into further words where it would get absurd."""
    made = "".join(SYLLABLES[number % len(SYLLABLES)] for number in range(max(0, count)))
    pieces = [made[at : at + 14] for at in range(0, len(made), 14)]
    return " ".join(pieces)
