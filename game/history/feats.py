"""Achievements as data: what has to be done, in a small vocabulary (docs/achievements.md). Every fault of a file is
found with its line, and what is wrong with one entry spoils no other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Annotated

import msgspec

from game import catalog, paths
from game.bots import LEVELS
from game.content.book import Sound, book
from game.content.convert import Check, convert_entry
from game.content.faults import Fault, FaultList, did_you_mean, quoted
from game.content.languages import INLINE, SHARED
from game.content.opponents import short_text
from game.content.reading import examined, holds, id_check, line_of, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node, shown
from game.session.ledger import ledger

SECTIONS = ("achievements",)
FILE = "achievements.yaml"
LONGEST_NAME, LONGEST_TEXT = 28, 96
HOUSE = ""  # instead of a game: what can be earned in any of them
GAMES, ROW, KINDS_OF_GAMES, DAYS, DAYS_IN_ROW, PUZZLES, CARDS = (
    "games", "row", "different_games", "days", "days_in_row", "puzzles", "cards",
)  # fmt: skip
COUNTED = (GAMES, ROW, KINDS_OF_GAMES, DAYS, DAYS_IN_ROW, PUZZLES)
ORIGINS = ("daily", "code")
METALS = ("clay", "silver", "gold")

Most = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which finished games count, for a person who played from the beginning: everything that is said has to be so."""

    won: bool | None = None
    shared: bool | None = None  # the win, with somebody else
    points: Most = 0  # at least so many
    lead: Most = 0  # won by at least so many points
    lead_at_most: Most = 0  # won by at most so many points
    players: Most = 0  # at least so many sat there
    people: Most = 0  # of them so many at this screen
    level: str = ""  # every computer player was at least so strong, and there was one
    rounds_at_most: Most = 0
    origin: str = ""  # "daily", "code"
    sources: dict[str, int] = {}  # source of points -> at least so many from it
    without: tuple[str, ...] = ()  # no points from these sources
    chose: dict[str, int] = {}  # "kind/card" -> at least so many times
    never: tuple[str, ...] = ()  # "kind/card"


class Medal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one gets for it: of clay, silver or gold leaf by how hard it is, and the picture on it (below assets/,
    without its ending; "" is the sign of the game)."""

    of: str = "clay"
    picture: str = ""


class Feat(msgspec.Struct, frozen=True):
    """One achievement. `counts` says what is counted up to `times`: games, games in a row, different games, days with a
    deal of the day, such days in a row, puzzles solved, or "cards:KIND", different cards of a kind in those games."""

    id: str
    name: Text
    text: Text
    medal: Medal = Medal()
    when: When = When()
    counts: str = GAMES
    times: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1
    game: str = HOUSE

    @property
    def countable(self) -> bool:
        """Whether there is anything between nothing and done."""
        return self.times > 1


def file_of(game: str = HOUSE) -> Path:
    """Where those of a game stand, or of the house."""
    return paths.data_dir() / game / FILE if game else paths.data_dir() / FILE


def holds_feats(path: Path) -> bool:
    """Whether a file is meant to be one of achievements; for one that cannot be read, no."""
    return holds(path, *SECTIONS)


def examine(game: str = HOUSE, path: Path | None = None) -> tuple[list[Feat], list[Fault]]:
    """The sound entries, and the faults of the others. Raises ContentError if it is no such file."""

    def make(root: Node, faults: FaultList) -> list[Feat]:
        return _feats(root, faults, game)

    return examined(path or file_of(game), make, game or SHARED)


def check(game: str = HOUSE, path: Path | None = None) -> Sound:
    """What is in a file. Raises ContentError with all its faults."""
    found = sound(*examine(game, path))
    return Sound(shown(path or file_of(game)), {"achievements": len(found)}, f"{len(found)} achievements.")


def feats() -> tuple[Feat, ...]:
    """All that can be earned here: those of the house, then of each game that has some. What cannot be used is left
    out, `check-data` names it."""
    return _of_games(catalog.games())


@cache
def _of_games(games: tuple[str, ...]) -> tuple[Feat, ...]:
    from game.content import ContentError, usable

    found: list[Feat] = []
    for game in (HOUSE, *(game for game in games if file_of(game).exists() and not usable.trouble(game))):
        try:
            found += examine(game)[0]
        except ContentError:
            continue
    return tuple(found)


# -- the file ----------------------------------------------------------------------------------------------------------
def _both(path: str, most: int) -> dict[str, Check]:
    return {f"{path}.{code}": short_text(f"{path}.{code}", most) for code in INLINE}


_CHECKS: Mapping[str, Check] = {
    "id": id_check("first_win"),
    **_both("name", LONGEST_NAME),
    **_both("text", LONGEST_TEXT),
}


def _feats(root: Node, faults: FaultList, game: str) -> list[Feat]:
    part = sections(root, faults, SECTIONS)["achievements"]
    made: dict[str, Feat] = {}
    for place, node in enumerate(part.value if isinstance(part.value, list) else [], 1):
        child = node.value.get("id") if isinstance(node.value, dict) else None
        entry = str(child.value) if child is not None else f"achievements, entry {place}"
        before = len(faults.found)
        feat = convert_entry(node, Feat, entry, faults, dict(_CHECKS))
        if feat is None:
            continue
        if feat.id in made:
            faults.add(node.line, entry, "duplicate id", "rename or delete one")
        _check(feat, node, faults, game)
        if len(faults.found) == before:
            made[feat.id] = msgspec.structs.replace(feat, game=game)
    return list(made.values())


def _check(feat: Feat, node: Node, faults: FaultList, game: str) -> None:
    """What can be said, but means nothing here."""

    def wrong(key: str, message: str, hint: str) -> None:
        faults.add(line_of(node, key), feat.id, message, hint)

    counted, _colon, kind = feat.counts.partition(":")
    if feat.game:
        wrong("game", "`game` is given by the folder of the file", "delete the line")
    if feat.counts not in COUNTED and not (counted == CARDS and kind and game):
        hint = did_you_mean(feat.counts, COUNTED) or f"there are: {', '.join(COUNTED)}, and in a game cards:KIND"
        wrong("counts", f"`counts` cannot be {quoted(feat.counts)}", hint)
    if feat.counts in (DAYS, DAYS_IN_ROW, PUZZLES) and feat.when != When():
        wrong("when", f"`{feat.counts}` are counted without `when`", "delete one of the two")
    _known(feat.medal.of, METALS, "medal of", partial(_elsewhere, wrong))
    if feat.medal.picture and not (paths.assets_dir() / f"{feat.medal.picture}.webp").exists():
        hint = "name a file below assets/ without its ending, like citadels/cards/tavern"
        wrong("medal", f"there is no picture {quoted(feat.medal.picture)}", hint)
    when = feat.when
    _known(when.level, ("", *LEVELS), "level", wrong)
    _known(when.origin, ("", *ORIGINS), "origin", wrong)
    if not game and (when.sources or when.without or when.chose or when.never):
        wrong("when", "sources and cards belong to a game", f"put it into the {FILE} of that game")
        return
    sources = ledger(game).known_sources() if game else ()
    for source in (*when.sources, *when.without):
        if sources:
            _known(source, sources, "source", wrong)
    cards = book(game).cards() if game else {}
    for word in (*when.chose, *when.never):
        kind, slash, card = word.partition("/")
        if not (kind and slash):
            wrong("when", f"{quoted(word)} names no card", "write it as kind/card, like character/thief")
        else:
            _known(card, cards, "card", wrong)


def _elsewhere(wrong: Callable[[str, str, str], None], _key: str, message: str, hint: str) -> None:
    """A fault of the medal."""
    wrong("medal", message, hint)


def _known(word: str, known: Collection[str], what: str, wrong: object) -> None:
    if word not in known:
        some = [one for one in known if one]
        hint = did_you_mean(word, some) or f"there are: {', '.join(some[:12])}"
        wrong("when", f"there is no {what} {quoted(word)}", hint)  # type: ignore[operator]
