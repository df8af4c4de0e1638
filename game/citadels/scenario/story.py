"""A position of Citadels as it was read: every name in it is known, nothing is checked against the rules yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.citadels.rules.box import TYPES
from game.citadels.rules.state import Game
from game.citadels.rules.words import ABILITY
from game.citadels.scenario.vocabulary import ABILITIES, Problem, Vocabulary
from game.content.faults import did_you_mean, quoted
from game.kernel.options import DONE, PASS, kind, option, value, way
from game.kernel.steps import SHORT, Ask
from game.scenario.story import SEATS, Choice


class Built(NamedTuple):
    """A district in a city, with what lies on or under it."""

    name: str
    gold: int = 0
    cards: int | tuple[str, ...] = 0  # under a Museum: how many, or which


@dataclass(slots=True)
class TableSetting:
    """The words below `table`."""

    line: int = 1
    players: int | None = None
    cast: str | list[str] | None = None
    nine: bool | None = None
    seed: int = 1
    crown: int | None = None
    round: int = 1
    face_up: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


@dataclass(slots=True)
class SeatSetting:
    """The words below one seat; None is what nobody said."""

    line: int = 1
    roles: list[str] = field(default_factory=list)
    revealed: bool | list[str] | None = None
    gold: int | None = None
    hand: list[str] | None = None
    city: list[Built] = field(default_factory=list)


@dataclass(slots=True)
class DeckSetting:
    """The words below `deck`; `top` begins with the topmost card."""

    line: int = 1
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)
    only: list[str] | None = None
    rest: int | None = None


@dataclass(slots=True)
class Marks:
    """The words below `marks`."""

    line: int = 1
    killed: str | None = None
    robbed: str | None = None
    bewitched: str | None = None
    signed: str | None = None  # the character with the signed warrant
    blank_warrants: list[str] = field(default_factory=list)
    flower: str | None = None  # the character with the real threat
    blank_threat: str | None = None
    tax: int = 0
    first: int | None = None

    @property
    def warrants(self) -> list[str]:
        """All characters with a warrant, the signed one first."""
        return [name for name in (self.signed, *self.blank_warrants) if name]

    @property
    def threats(self) -> list[str]:
        """All characters with a threat, the one with the flower first."""
        return [name for name in (self.flower, self.blank_threat) if name]


@dataclass(slots=True)
class Now:
    """The words below `now`. `begun` is whether anything was said about how far the turn is."""

    line: int = 1
    phase: str | None = None
    seat: int | None = None
    role: str | None = None
    gathered: bool | None = None
    used: list[str] | None = None

    @property
    def begun(self) -> bool:
        return bool(self.gathered or self.used)


@dataclass(slots=True)
class Setting:
    """A whole position. `named` holds every district the scenario names anywhere, `characters` every character;
    `refused` is whether it expects that the position is not allowed."""

    line: int = 1
    table: TableSetting = field(default_factory=TableSetting)
    seats: dict[int, SeatSetting] = field(default_factory=dict)
    deck: DeckSetting = field(default_factory=DeckSetting)
    marks: Marks = field(default_factory=Marks)
    now: Now | None = None
    named: set[str] = field(default_factory=set)
    characters: set[str] = field(default_factory=set)
    refused: bool = False


# Choices.

WORDS = {
    "gold": "gold", "card": "card", "cards": "cards", "income": "income", "ability": ABILITY, "pass": PASS,
    "done": DONE, "end turn": "end", "end": "end", "keep": "keep", "reveal": "reveal", "bribe": "bribe",
    "refuse": "refuse", "loan": "loan",
}  # fmt: skip
WAYS = {"cards", "framework", "sacrifice", "loan"}
LONGEST_NUMBER = 6
Reading = tuple[str, str, str]


def parse(text: str, known: Vocabulary) -> tuple[tuple[Reading, ...], Problem | None]:
    """All readings of a choice, or what is wrong with it."""
    words = text.split()
    text = " ".join(words)
    readings: list[Reading] = []
    if text in WORDS:
        readings.append(("word", WORDS[text], ""))
    if text in SEATS:
        readings.append(("seat", text, ""))
    if text in known.characters:
        readings.append(("character", text, ""))
    if text in known.districts:
        readings.append(("district", text, ""))
    if text in TYPES:
        readings.append(("type", text, ""))
    if text.isdecimal() and text.isascii() and len(text) <= LONGEST_NUMBER:
        readings.append(("number", text, ""))
    if readings:
        return tuple(readings), None
    return _phrase(words, text, known)


def _phrase(words: list[str], text: str, known: Vocabulary) -> tuple[tuple[Reading, ...], Problem | None]:
    """Choices of several words: 'build DISTRICT with WAY', 'use DISTRICT', 'DISTRICT of SEAT', ..."""
    match words:
        case ["build", name]:
            return _reading(("build", name, ""), known.district_problem(name))
        case ["build", name, "with", by] if by in WAYS:
            return _reading(("build", name, by), known.district_problem(name))
        case ["build", _, "with", by]:
            return (), (f"{quoted(by)} is no way to build", did_you_mean(by, WAYS))
        case ["use", name]:
            return _reading(("use", name, ""), known.district_problem(name))
        case [name, "of", seat] if seat in SEATS:
            return _reading(("district of", name, seat), known.district_problem(name))
        case ["discard", name]:
            return _reading(("discard", name, ""), known.character_problem(name))
        case ["ability", name]:
            return _reading(("ability", name, ""), known.ability_problem(name))
    return (), _unknown(text, known)


def _reading(reading: Reading, problem: Problem | None) -> tuple[tuple[Reading, ...], Problem | None]:
    return ((), problem) if problem else ((reading,), None)


def _unknown(text: str, known: Vocabulary) -> Problem:
    hint = did_you_mean(text, {*WORDS, *known.characters, *known.districts})
    return f"{quoted(text)} is no choice", hint or "choices are in docs/scenarios.md, for example 'build DISTRICT'"


def options_of(choice: Choice, g: Game, seat: int) -> list[str]:
    """Every option this choice can stand for when `seat` is asked; the likeliest first, for asking why not."""
    found = [word for reading in choice.readings for word in _options(reading, g, seat)]
    return list(dict.fromkeys(found))


def _options(reading: Reading, g: Game, seat: int) -> list[str]:
    what, name, more = reading
    match what:
        case "word":
            return [name]
        case "seat":
            return [option("seat", SEATS.index(name))]
        case "type":
            return [option("type", TYPES.index(name))]
        case "number":
            return [option("amount", int(name))]
        case "ability":
            return [ABILITY] if g.rank and name in _ability_names(g) else []
        case "character" | "discard":
            fits = (what == "discard") == _putting_aside(g)
            return [option("rank", g.box.rank_of(name))] if fits and name in g.box.setup.cast else []
    return _card_options(reading, g, seat)


def _card_options(reading: Reading, g: Game, seat: int) -> list[str]:
    what, name, more = reading
    match what:
        case "build":
            return [option("build", card, more or None) for card in _hand_first(g, seat, name)]
        case "use":
            return [option("use", card) for card in g.box.cards_of(name)]
        case "district of":
            number = SEATS.index(more)
            city = g.city[number] if number < g.box.players else []
            return [option("district", card) for card in city if g.box.kind[card] == name]
    in_city = [option("district", card) for card in g.city[seat] if g.box.kind[card] == name]
    return [option("card", card) for card in _hand_first(g, seat, name)] + in_city


def _ability_names(g: Game) -> set[str]:
    acting = g.box.setup.cast[g.rank - 1]
    return {acting, *ABILITIES.get(acting, ())}


def _putting_aside(g: Game) -> bool:
    """Whether the question is which character to discard."""
    return bool(g.stack) and SHORT[g.stack[-1][0]] == "draft.put_aside"


def _hand_first(g: Game, seat: int, name: str) -> list[int]:
    cards = g.box.cards_of(name)
    return [c for c in cards if c in g.hand[seat]] + [c for c in cards if c not in g.hand[seat]]


def offered_for(choice: Choice, g: Game, ask: Ask) -> list[str]:
    """The options of this question that the choice stands for. Where only one of the two is offered, 'pass' and
    'done' both mean that the player wants nothing (more).
    """
    found = [word for word in options_of(choice, g, ask.seat) if word in ask.options]
    stop = [word for word in (PASS, DONE) if word in ask.options]
    if not found and len(stop) == 1 and choice.text in (PASS, DONE):
        return stop
    return found


def describe(word: str, g: Game) -> str:
    """An option in the words of a scenario."""
    number = value(word)
    if number < 0:
        return "end turn" if word == "end" else word
    if kind(word) in ("card", "use", "build", "district"):
        return _card_in_words(word, g)
    match kind(word):
        case "seat":
            return SEATS[number]
        case "type":
            return TYPES[number]
        case "amount":
            return str(number)
    return ("discard " if _putting_aside(g) else "") + g.box.setup.cast[number - 1]


def _card_in_words(word: str, g: Game) -> str:
    number, by = value(word), way(word)
    name = g.box.kind[number]
    match kind(word):
        case "use":
            return f"use {name}"
        case "build":
            return f"build {name}" + (f" with {by}" if by else "")
        case "district":
            return f"{name} of {SEATS[g.owner(number)]}"
    return name
