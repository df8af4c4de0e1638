"""Writes the fixture of today's format: `python -m tests.saves.make`. Never again once that format was released."""

from __future__ import annotations

from pathlib import Path

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules.citadels import Citadels, to_plain
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup

HERE = Path(__file__).resolve().parent
SALT = "00112233445566778899aabbccddeeff"
LEVELS = (HUMAN, "random", HUMAN, "random", "random")


def main() -> None:
    """A game of five in its third round or later, at a moment when a person may take something back."""
    rules = catalog.rules("citadels")
    assert isinstance(rules, Citadels)
    seats = tuple(SeatSetup(name, i, LEVELS[i]) for i, name in enumerate(("Änne", "Bo", "Çelik", "Dana", "永")))
    match = Match.new(rules, MatchSetup("citadels", to_plain(rules.preset(5)), 2016, seats, SALT), InlineBots())
    while match.state.round < 3 or not match.undoing.points:
        ask = match.pending
        assert ask is not None
        if match.is_human(ask.seat):
            match.answer(ask.number, Rng(ask.number).choice(ask.options))
        match.step()
    path = HERE / f"format_{save.FORMAT}_rules_{rules.version}.json"
    path.write_bytes(save.encode(save.snapshot(match).save_file("Evening of five", "2025-01-31 20:15")))
    print(f"{path.name}: round {match.state.round}, {match.state.answered} answers")


if __name__ == "__main__":
    main()
