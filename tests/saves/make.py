"""Writes the fixture of today's format: `python -m tests.saves.make`. Never again once that format was released."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules.citadels import Citadels, to_plain
from game.kernel.rng import Rng
from game.kernel.rules import Rules, S, V, of
from game.session import save
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup

HERE = Path(__file__).resolve().parent
SALT = "00112233445566778899aabbccddeeff"
LEVELS = (HUMAN, "random", HUMAN, "random", "random")


def main() -> None:
    """Games of five in their third round or later, at moments when a person may take something back: the usual cast
    at any question, and a cast by chance in the midst of an effect."""
    rules = of(Citadels, catalog.rules("citadels"))
    name = f"format_{save.FORMAT}_rules_{rules.version}"
    usual = played(rules, to_plain(rules.preset(5)), lambda match: bool(match.undoing.points))
    write(usual, HERE / f"{name}.json")
    by_chance = played(rules, to_plain(rules.random_setup(5, 7, nine=True)), in_an_effect)
    write(by_chance, HERE / f"{name}_in_an_effect.json")
    others = catalog.rules("rattus_cartus")
    rats = played(others, others.setup(5, {"buildings": "mixed"}, 7), in_the_midst_of_laying)
    write(rats, HERE / "rattus_cartus" / f"format_{save.FORMAT}_rules_{others.version}.json")
    towns = catalog.rules("la_citta")
    built = played(towns, towns.setup(5, {"setup": "advanced", "map": "brick"}, 7), in_a_later_year)
    write(built, HERE / "la_citta" / f"format_{save.FORMAT}_rules_{towns.version}.json")


def in_an_effect(match: Match) -> bool:
    """A character asks a second question above the menu, and the first can be taken back."""
    stack, points = match.whole.stack, match.undoing.points
    if len(stack) != 3 or not stack[-1][4] or not points:
        return False
    before = points[-1].state.stack
    return len(before) == 3 and stack[-1][0].partition(".")[0] == before[-1][0].partition(".")[0]


def in_the_midst_of_laying(match: Match) -> bool:
    """A person has laid the first of several cards face down, which can be taken back."""
    stack = match.whole.stack
    return bool(stack[-1][4].get("left") and match.undoing.points and any(match.whole.laid))


def in_a_later_year(match: Match) -> bool:
    """Castellos were placed, cities have grown and shrunk, and a person may take a card back."""
    g = match.whole
    return bool(g.year > 1 and g.phase == "politics" and match.undoing.points)


def played(rules: Rules[S, V], setup: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    seats = tuple(SeatSetup(name, i, LEVELS[i]) for i, name in enumerate(("Änne", "Bo", "Çelik", "Dana", "永")))
    match = Match.new(rules, MatchSetup(rules.id, setup, 2016, seats, SALT), InlineBots())
    while match.whole.round < 3 or not wanted(match):
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, Rng(ask.number).choice(ask.options))
        match.step()
    return match


def write(match: Match, path: Path) -> None:
    path.write_bytes(save.encode(save.snapshot(match).save_file("Evening of five", "2025-01-31 20:15")))
    print(f"{path.name}: round {match.whole.round}, {match.whole.answered} answers")


if __name__ == "__main__":
    main()
