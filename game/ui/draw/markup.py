"""Small mark-up for sentences: `{gold}` sets an icon, `[b|bold]`, `[i|italic]`, `[h|heading]`,
`[#58c4b8|coloured and bold]`, `[@card:witch|a link]`, `[@word:crown|a word with a pop-up]`.

Names typed by players go through `escape` first. No pygame here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from game import catalog
from game.content.book import books
from game.ui.draw.theme import Colour, rgb

ICONS = (
    "gold", "crown", "card", "city", "points", "noble", "religious", "trade", "military", "unique",
    "rank1", "rank2", "rank3", "rank4", "rank5", "rank6", "rank7", "rank8", "rank9",
    "crest0", "crest1", "crest2", "crest3", "crest4", "crest5", "crest6", "crest7",
)  # fmt: skip
WORD = "word:"  # a link of this kind is a word with a pop-up
FACES = {"b": "bold", "i": "it", "h": "head"}
MARKED = re.compile(r"[\\{\[\]]")  # what has none of these has no mark-up
TOKEN = re.compile(r"\\(.)|\{(\w+)\}|\[(b|i|h|#[0-9a-fA-F]{6}|@\w+:\w+)\||(\])")


@dataclass(frozen=True)
class Run:
    """A stretch of text in one face and colour, or one icon. `link` is where it leads, "" nowhere."""

    text: str
    face: str | None = None
    colour: Colour | None = None
    link: str = ""
    icon: str | None = None


def known(icon: str) -> bool:
    """Whether there is such an icon: of the house, or a symbol of some game's book."""
    return icon in ICONS or _of_a_game(icon, catalog.games())


@cache
def _of_a_game(icon: str, games: tuple[str, ...]) -> bool:
    return any(icon in one.symbols for one in books(games))


def escape(text: str) -> str:
    """Makes any text show as typed."""
    return re.sub(r"([\\\[\]{}|])", r"\\\1", text)


def parse(source: str) -> list[Run]:
    """Splits marked-up text into runs; unknown icons and stray brackets stay as text."""
    runs: list[Run] = []
    opened: list[tuple[str | None, Colour | None, str]] = [(None, None, "")]
    buffer: list[str] = []

    def flush() -> None:
        if buffer:
            runs.append(Run("".join(buffer), *opened[-1]))
            buffer.clear()

    at = 0
    for match in TOKEN.finditer(source):
        buffer.append(source[at : match.start()])
        at = match.end()
        literal, icon, mark, close = match.groups()
        if literal is not None:
            buffer.append(literal)
        elif icon is not None and known(icon):
            flush()
            runs.append(Run("", icon=icon))
        elif mark is not None:
            flush()
            opened.append(_within(mark, *opened[-1]))
        elif close is not None and len(opened) > 1:
            flush()
            opened.pop()
        else:
            buffer.append(match.group())
    buffer.append(source[at:])
    if buffer != [""]:
        flush()
    return [run for run in runs if run.text or run.icon]


def _within(mark: str, face: str | None, colour: Colour | None, link: str) -> tuple[str | None, Colour | None, str]:
    """What holds inside a mark that is opened."""
    if mark.startswith("@"):
        return face, colour, mark[1:]
    return FACES.get(mark, "bold"), colour if mark in FACES else rgb(mark), link


@lru_cache(maxsize=4000)
def plain(source: str) -> str:
    """The text without mark-up, icons as their names (for tests, logs and speech)."""
    if not MARKED.search(source):
        return source
    return "".join(run.text or f"({run.icon})" for run in parse(source))
