"""Choices: from the words a person writes to everything they can mean, and to the options of a question."""

from __future__ import annotations

from game.content.faults import did_you_mean, quoted
from game.kernel.options import kind, option, value
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario.fields import RattusFields
from game.rattus_cartus.scenario.setting import face_of, is_a
from game.rattus_cartus.scenario.story import Face
from game.rattus_cartus.scenario.vocabulary import NUMBER, Problem
from game.scenario.story import SEATS, Choice

WORDS = {"play pass": "play_pass", "use": "use", "decline": "decline", "done": "done"}
PLACES = ("supply", "look", "enter")  # followed by a number that counts from 1
Reading = tuple[str, str, str]


def parse(text: str, fields: RattusFields) -> tuple[tuple[Reading, ...], Problem | None]:
    """All readings of a choice, or what is wrong with it."""
    if text in WORDS:
        return (("option", WORDS[text], ""),), None
    if text in SEATS:
        return (("seat", text, ""),), None
    if NUMBER.fullmatch(text):
        return (("option", option("number", int(text)), ""),), None
    word, _, number = text.partition(" ")
    if word in PLACES:
        if NUMBER.fullmatch(number) and int(number):
            return (("option", option(word, int(number) - 1), ""),), None
        return (), (f"{quoted(text)} is no choice", f"behind '{word}' stands a number from 1: '{word} 2'")
    face = fields.known.face(text)
    if isinstance(face, Face):
        fields.met(face)
        return (("card", face.name, "" if face.nuns is None else str(face.nuns)),), None
    if word in fields.known.cards:
        return (), (face[0], str(face[1]))
    hint = did_you_mean(text, (*WORDS, *fields.known.cards)) or did_you_mean(word, (*PLACES, *fields.known.cards))
    return (), (f"{quoted(text)} is no choice", hint or "choices are in docs/scenarios.md, for example 'enter 2'")


def options_of(choice: Choice, g: Game, seat: int, exact: frozenset[Face]) -> list[str]:
    """Every option this choice can stand for when `seat` is asked; the likeliest first, for asking why not."""
    found = [word for reading in choice.readings for word in _options(reading, g, seat, exact)]
    return list(dict.fromkeys(found))


def _options(reading: Reading, g: Game, seat: int, exact: frozenset[Face]) -> list[str]:
    what, name, more = reading
    if what == "option":
        return [name]
    if what == "seat":
        return [option("seat", SEATS.index(name))]
    face, box = Face(name, int(more) if more else None), g.box
    cards = [card for card in range(len(box.kind)) if is_a(box, card, face)]

    def rank(card: int) -> tuple[bool, bool]:
        """The own cards first; of them rather one that the scenario does not name with its nuns."""
        return card not in g.hand[seat], face.nuns is None and face_of(box, card) in exact

    return [option("card", card) for card in sorted(cards, key=rank)]


def describe(word: str, g: Game) -> str:
    """An option in the words of a scenario."""
    number = value(word)
    if number < 0:
        return next((said for said, own in WORDS.items() if own == word), word)
    match kind(word):
        case "seat":
            return SEATS[number]
        case "number":
            return str(number)
        case "card":
            return str(face_of(g.box, number))
    return f"{kind(word)} {number + 1}"
