"""Every text that is to be translated: the marked ones in the code, and those of the data files."""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

ROOT = Path(__file__).resolve().parents[2]
KEYWORDS = {"_": None, "N_": None, "translate": None, "ngettext": (1, 2)}
FOR_TRANSLATORS = ["Translators:"]
OF_THE_CATALOGUE = (  # texts that no line of code shows as such
    (
        "English",
        "Translators: what your language calls itself, as in the list of languages: Deutsch, Français, Polski.",
    ),
)


def texts_of_code() -> Catalog:
    """What is marked with _(), N_() and ngettext() in game/."""
    found = Catalog(charset="utf-8")
    for text, comment in OF_THE_CATALOGUE:
        found.add(text, locations=[("game/content/languages.py", 0)], auto_comments=[comment])
    files = extract_from_dir(ROOT / "game", [("**.py", "python")], keywords=KEYWORDS, comment_tags=FOR_TRANSLATORS)
    for name, _line, message, comments, _context in files:
        found.add(message, locations=[(f"game/{name}", 0)], auto_comments=comments)
    return found


def texts_of_data() -> Catalog:
    """The English texts of the data files, each with the place where it is read and how long it may be."""
    from game.content.translations import data_texts

    found = Catalog(charset="utf-8")
    for one in data_texts():
        entry = f"CIT-{one.entry}" if one.entry.isdigit() else one.entry
        place = f"{entry}: {one.field}" + (f" ({one.wanted})" if one.wanted else "")
        context = one.context or None
        found.add(one.text, locations=[(f"data/{one.file}", 0)], auto_comments=[place], context=context)
    return found
