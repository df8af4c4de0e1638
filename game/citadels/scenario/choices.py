"""Choices: from the words a person writes to everything they can mean, and to the options of a question."""

from __future__ import annotations

from game.citadels.rules.box import TYPES
from game.citadels.rules.state import Game
from game.citadels.scenario.story import SEATS, Choice
from game.citadels.scenario.vocabulary import LATER, Problem, Vocabulary
from game.content.faults import did_you_mean, quoted
from game.kernel.options import DONE, PASS, kind, option, value, way
from game.kernel.steps import Ask

WORDS = {
    "gold": "gold", "cards": "cards", "income": "income", "ability": "ability", "pass": PASS, "done": DONE,
    "end turn": "end", "end": "end",
}  # fmt: skip
WAYS = {"cards"}
LATER_WAYS = {"framework", "sacrifice", "loan"}
LATER_WORDS = {"card", "keep", "reveal", "bribe", "refuse", "use graveyard"}
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
    if text in TYPES or text.isdecimal() or text in LATER_WORDS:
        readings.append(("later", text, ""))
    if readings:
        return tuple(readings), None
    return _phrase(words, text, known)


def _phrase(words: list[str], text: str, known: Vocabulary) -> tuple[tuple[Reading, ...], Problem | None]:
    """Choices of several words: 'build DISTRICT with WAY', 'use DISTRICT', 'DISTRICT of SEAT', ..."""
    match words:
        case ["build", name]:
            return _district("build", name, "", known)
        case ["build", name, "with", by] if by in WAYS | LATER_WAYS:
            if by in LATER_WAYS:
                return (), (f"building with {by} {LATER}", "leave the scenario out until then")
            return _district("build", name, by, known)
        case ["build", _, "with", by]:
            return (), (f"{quoted(by)} is no way to build", did_you_mean(by, WAYS | LATER_WAYS))
        case ["use", name]:
            return _district("use", name, "", known)
        case [name, "of", seat] if seat in SEATS:
            return _district("district of", name, seat, known)
        case ["discard" | "ability", _]:
            return (("later", text, ""),), None
    return (), _unknown(text, known)


def _district(what: str, name: str, more: str, known: Vocabulary) -> tuple[tuple[Reading, ...], Problem | None]:
    problem = known.district_problem(name)
    return ((), problem) if problem else (((what, name, more),), None)


def _unknown(text: str, known: Vocabulary) -> Problem:
    for problem in (known.character_problem(text), known.district_problem(text)):
        if problem and LATER in problem[0]:
            return problem
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
        case "character":
            return [option("rank", g.box.rank_of(name))] if name in g.box.setup.cast else []
        case "build":
            return [option("build", card, more or None) for card in _hand_first(g, seat, name)]
        case "use":
            return [option("use", card) for card in g.box.cards_of(name)]
        case "district of":
            number = SEATS.index(more)
            city = g.city[number] if number < g.box.players else []
            return [option("district", card) for card in city if g.box.kind[card] == name]
        case "district":
            in_city = [option("district", card) for card in g.city[seat] if g.box.kind[card] == name]
            return [option("card", card) for card in _hand_first(g, seat, name)] + in_city
    return []


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
    match kind(word):
        case "end":
            return "end turn"
        case "card":
            return g.box.kind[number]
        case "seat":
            return SEATS[number]
        case "rank":
            return g.box.setup.cast[number - 1]
        case "use":
            return f"use {g.box.kind[number]}"
        case "build":
            by = way(word)
            return f"build {g.box.kind[number]}" + (f" with {by}" if by else "")
        case "district":
            return f"{g.box.kind[number]} of {SEATS[g.owner(number)]}"
    return word


def offer_in_words(g: Game, options: list[str]) -> list[str]:
    """All options of a question in the words of a scenario, each once."""
    return list(dict.fromkeys(describe(word, g) for word in options))
