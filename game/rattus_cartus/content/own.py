"""The files that Rattus Cartus brings along, each read once: those in `data/rattus_cartus`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import content, paths
from game.content import Glossary, Rules, Rulings, Spoken
from game.content.faults import Fault
from game.content.reading import sound
from game.content.rules_loading import Known
from game.rattus_cartus.content.cards import ESTATES, GAME, KINDS, Cards
from game.rattus_cartus.content.loading import examine_cards

PREFIX = "RAT"  # of its rulings
OCCASIONS = (
    "ambushed",
    "ambushing",
    "piped",
    "piping",
    "infested",
    "crowned",
    "dying",
)  # on which people say something
SYMBOLS = {
    **{estate: f"{GAME}/ui/estate_{estate}" for estate in ESTATES},
    **{kind: f"{GAME}/ui/{kind}" for kind in KINDS},
    **{sign: f"{GAME}/ui/{sign}" for sign in ("nun", "follower", "marker", "normal")},
    "rat": f"{GAME}/ui/rat_token",
    "premium": "ui/crown",
}


def file_of(name: str) -> Path:
    """One of its files."""
    return paths.data_dir() / GAME / f"{name}.yaml"


# -- files of any origin, about its own cards unless it is said of which -----------------------------------------------
def load_rulings(path: Path | None = None, cards: Cards | None = None) -> Rulings:
    """Raises ContentError with all faults of the file."""
    return content.load_rulings(path or file_of("rulings"), (cards or own_cards()).ids, PREFIX, GAME)


def load_rules(path: Path | None = None, cards: Cards | None = None, rulings: Rulings | None = None) -> Rules:
    """Raises ContentError with all faults of the file."""
    known = Known((cards or own_cards()).ids, SYMBOLS, rulings or own_rulings(), PREFIX, GAME)
    return content.load_rules(path or file_of("rules"), known)


def load_glossary(path: Path | None = None, rules: Rules | None = None, rulings: Rulings | None = None) -> Glossary:
    """Raises ContentError with all faults of the file."""
    places = [*(rulings or own_rulings()).topics, *(rules or own_rules()).sections]
    return content.load_glossary(path or file_of("glossary"), places, GAME)


def load_lines(path: Path | None = None) -> Spoken:
    """What the people of the house say in it. Raises ContentError with all faults of the file."""
    return content.load_lines(path or file_of("lines"), content.people().opponents, OCCASIONS, GAME)


# -- its own -----------------------------------------------------------------------------------------------------------
@cache
def examine_own_cards() -> tuple[Cards, list[Fault]]:
    """The sound entries of its own card file, and the faults of the others. Raises ContentError if it is none."""
    return examine_cards(file_of("cards"))


@cache
def own_cards() -> Cards:
    """Raises ContentError."""
    return sound(*examine_own_cards())


@cache
def own_rulings() -> Rulings:
    """Raises ContentError."""
    return load_rulings()


@cache
def own_rules() -> Rules:
    """Raises ContentError."""
    return load_rules()


@cache
def own_glossary() -> Glossary:
    """Raises ContentError."""
    return load_glossary()


@cache
def own_lines() -> Spoken:
    """Raises ContentError."""
    return load_lines()
