"""Every text that is to be translated: the marked ones in the code, and those of the data files; each in the catalogue
of its game, or in that of the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from game.catalog import pack
from game.content.languages import INLINE, SHARED

ROOT = Path(__file__).resolve().parents[2]
DOMAINS = (SHARED, *(path.parent.name for path in sorted(ROOT.glob("game/*/game.py"))))
KEYWORDS = {"_": None, "N_": None, "translate": None, "ngettext": (1, 2)}
FOR_TRANSLATORS = ["Translators:"]
NAME = "Translators: the name of the game; write it as it is known in your language, or as it is here."
PITCH = "Translators: what the game is about, on its poster; at most 42 letters."
OF_THE_CATALOGUE = (  # texts that no line of code shows as such
    (
        "English",
        "Translators: what your language calls itself, as in the list of languages: Deutsch, Français, Polski.",
    ),
)


def collected(language: str) -> dict[str, Catalog]:
    """Today's texts in English, as a language needs them, for the program and for each game: those of the data files
    only where these do not have them in that language already."""
    found = {domain: Catalog(charset="utf-8") for domain in DOMAINS}
    if language not in INLINE:
        add_texts_of_data(found)
    add_texts_of_code(found)
    return found


def add_texts_of_code(found: dict[str, Catalog]) -> None:
    """What is marked with _(), N_() and ngettext() in game/."""
    for text, comment in OF_THE_CATALOGUE:
        found[SHARED].add(text, locations=[("game/content/languages.py", 0)], auto_comments=[comment])
    for game in DOMAINS[1:]:
        found[game].add(pack(game).name, locations=[(f"game/{game}/game.py", 0)], auto_comments=[NAME])
        if pitch := getattr(pack(game), "pitch", ""):
            found[game].add(pitch, locations=[(f"game/{game}/game.py", 0)], auto_comments=[PITCH])
    for name, message, comments in _marked():
        folder = name.partition("/")[0]
        domain = folder if folder in DOMAINS else SHARED
        found[domain].add(message, locations=[(f"game/{name}", 0)], auto_comments=comments)


@cache
def _marked() -> list[tuple[str, str | tuple[str, ...], list[str]]]:
    """File below game/, text (or texts, where there is a plural), and what translators are told; read once a run."""
    files = extract_from_dir(ROOT / "game", [("**.py", "python")], keywords=KEYWORDS, comment_tags=FOR_TRANSLATORS)
    return [(name, message, comments) for name, _line, message, comments, _context in files]


def add_texts_of_data(found: dict[str, Catalog]) -> None:
    """The English texts of the data files, each with the place where it is read and how long it may be."""
    from game.content.book import books
    from game.content.translations import data_texts

    prefixes = {one.game: f"{one.prefix}-" for one in books()}
    for one in data_texts():
        entry = f"{prefixes.get(one.domain, '')}{one.entry}" if one.entry.isdigit() else one.entry
        place = f"{entry}: {one.field}" + (f" ({one.wanted})" if one.wanted else "")
        found[one.domain].add(one.text, locations=[(f"data/{one.file}", 0)], auto_comments=[place], context=one.context)
