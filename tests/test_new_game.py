"""Whoever begins a new game gets one that plays at once, and is told in sentences what one lacks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from check_game import faults, plain
from game import catalog
from game.content import Text
from game.content.book import Book, CardText
from game.table.names import Names
from game.table.words import words
from game.table.zones import Move, Zone, Zones
from game.ui import lang
from new_game import ROOT, NameFault, begin, checked
from tests.games.hidden_numbers.game import HiddenNumbersPack
from tests.games.hidden_numbers.rules import Game, HiddenNumbers

TOY = "hidden_numbers"
NAMED = f"{TOY}=tests.test_new_game:"
FIELDS = ("stack", "answered", "rng", "log", "coins", "deck", "knows", "turns", "hand", "played")
MOST_LINES = 320  # of a game with rules, zones and three words


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    catalog.part.cache_clear()
    yield
    catalog.part.cache_clear()
    lang.set_language("en")


# -- a new game --------------------------------------------------------------------------------------------------------
def test_a_new_game_keeps_the_contract_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, line = begin("tall_tales", tmp_path)
    assert sorted(path.name for path in folder.iterdir()) == ["__init__.py", "game.py", "rules.py"]
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(catalog.ELSEWHERE, line)
    assert catalog.pack("tall_tales").name == "Tall Tales"
    assert list(faults("tall_tales")) == []
    for name in [name for name in sys.modules if name.partition(".")[0] == "tall_tales"]:
        monkeypatch.delitem(sys.modules, name)


def test_it_is_as_tidy_as_the_house(tmp_path: Path) -> None:
    begin("tall_tales", tmp_path)
    for told in (["check"], ["format", "--check"]):
        done = run([sys.executable, "-m", "ruff", *told, "--config", str(ROOT / "pyproject.toml"), str(tmp_path)],
                   cwd=ROOT, capture_output=True, text=True, check=False)  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr


def test_it_has_few_lines(tmp_path: Path) -> None:
    folder, _line = begin("tall_tales", tmp_path)
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in folder.iterdir())
    assert lines <= MOST_LINES


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Chess", "is no name for a game"),
        ("tic-tac-toe", "is no name for a game"),
        ("class", "is no name for a game"),
        ("citadels", "There is a folder game/citadels already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(NameFault, match=sentence):
        checked(name)
    assert not (ROOT / "game" / "chess").exists()


class Telling(HiddenNumbersPack):
    """Sentences for two of its events."""

    def words(self) -> dict[str, str]:
        said = {"took": "{seat} takes {card}.", "gold": "{source} gives {target} {amount} gold."}
        return super().words() | said


def test_a_sentence_for_an_event_names_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, NAMED + "Telling")
    said = words(TOY)
    names = Names(("Ann", "Bo"))
    assert said.tell("took", {"seat": 0, "card": 7}, names) == "Ann takes 7."
    assert said.tell("took", {"seat": 1}, names) == "Bo takes something."
    assert said.tell("gold", {"source": -1, "target": 0, "amount": 2}, names) == "The bank gives Ann 2 gold."
    assert said.question("rules.chosen").title == "Take, look, play, shuffle or rest"
    assert "gold" not in " ".join(plain(TOY, 2)).partition("told in the words of the rules:")[2]


# -- what a game lacks -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", catalog.games())
def test_every_game_of_ours_lacks_nothing(game: str) -> None:
    assert list(faults(game, 2)) == []


def test_what_is_done_plainly_is_said_too() -> None:
    said = " ".join(plain(TOY, 2))
    assert "Without the part 'book' nobody can read its cards or its rules." in said
    assert "The question 'rules.place' has no words" in said
    assert "told in the words of the rules: gold" in said
    assert "'zones'" not in said


class ForgetfulGame(Game):
    """Its copies share every list with it."""

    __slots__ = ()

    def clone(self) -> ForgetfulGame:
        made = ForgetfulGame.__new__(ForgetfulGame)
        for name in FIELDS:
            setattr(made, name, getattr(self, name))
        return made


class Forgetful(HiddenNumbers):
    """Rules with a fault."""

    def new(self, setup: dict[str, Any], seed: int) -> Game:
        made, game = super().new(setup, seed), ForgetfulGame.__new__(ForgetfulGame)
        for name in FIELDS:
            setattr(game, name, getattr(made, name))
        return game


class Sharing(HiddenNumbersPack):
    """Copies share something."""

    def rules(self) -> HiddenNumbers:
        return Forgetful()


class Zoned(HiddenNumbersPack):
    """To be overridden: its zones."""

    def changed(self, told: Zones) -> Zones:
        return told

    def zones(self) -> Zones:
        return self.changed(super().zones())


class NoField(Zoned):
    """A zone that is no field of the View."""

    def changed(self, told: Zones) -> Zones:
        return replace(told, zones=(*told.zones, Zone("market", "row")))


class NoOption(Zoned):
    """A zone that nobody can pick."""

    def changed(self, told: Zones) -> Zones:
        return replace(told, zones=(*told.zones[1:], replace(told.zones[0], picked_by=("draw",))))


class NoFact(Zoned):
    """A movement that needs what nobody tells."""

    def changed(self, told: Zones) -> Zones:
        return replace(told, moves={"took": Move("deck", "hand:player", "number"), "died": Move("deck", "grave")})


class Booked(HiddenNumbersPack):
    """A book with other cards than those on the table."""

    def book(self) -> Book:
        return OneCard(self.id)


class OneCard(Book):
    """Of a single card."""

    def cards(self) -> dict[str, CardText]:
        told = Text("Zero.", "Null.")
        return {"0": CardText("0", "number", told, told)}


@pytest.mark.parametrize(
    ("pack", "sentences"),
    [
        ("Sharing", ["changed the game itself: `clone` has to copy every list"]),
        ("NoField", ["The zone 'market' cannot be read from the View"]),
        ("NoOption", ["The zone 'deck' is picked by 'draw', but no question offered such an option."]),
        (
            "NoFact",
            [
                "The event 'took' does not tell 'player'",
                "The event 'took' does not tell 'number'",
                "A movement is told for the event 'died', but none happened.",
            ],
        ),
        ("Booked", ["The book has no card '5', which lies in 'hand'."]),
        ("Gone", ["tests.test_new_game:Gone is not there"]),
    ],
)
def test_each_fault_is_a_sentence(pack: str, sentences: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, NAMED + pack)
    found = " ".join(faults(TOY, 2))
    for sentence in sentences:
        assert sentence in found
