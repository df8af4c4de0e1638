"""A position as a small table of letters, for those who read that a scenario failed."""

from __future__ import annotations

from game.citadels.rules.state import REAL, Game
from game.scenario.story import SEATS

HEAD = ("seat", "character", "gold", "hand", "city")


def picture(g: Game) -> list[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(g, seat) for seat in range(g.box.players))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    table = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return [_first_line(g), *table]


def _first_line(g: Game) -> str:
    cast = g.box.setup.cast
    called = f", called {cast[g.rank - 1]}" if g.rank else ""
    named = (("killed", g.killed), ("bewitched", g.bewitched), ("robbed", g.robbed))
    marks = "".join(f", {word} {cast[rank - 1]}" for word, rank in named if rank)
    for word, plates in (("warrants", g.warrants), ("threats", g.threats)):
        lying = [cast[rank - 1] + " (real)" * (mark == REAL) for rank, mark in enumerate(plates) if mark]
        marks += f", {word} {' '.join(lying)}" if lying else ""
    marks += f", tax {g.tax}" if g.tax else ""
    up = ", ".join(cast[rank - 1] for rank in g.face_up) or "none"
    return f"round {g.round}, {g.phase}{called}{marks}, deck {len(g.deck)}, face up: {up}"


def _row(g: Game, seat: int) -> tuple[str, ...]:
    cast, kind = g.box.setup.cast, g.box.kind
    roles = ", ".join(cast[r - 1] + ("" if g.shown[r] == seat else " (hidden)") for r in g.roles[seat])
    city = ", ".join(kind[card] + ("+1" if card in g.beautified else "") for card in g.city[seat])
    hand = ", ".join(kind[card] for card in g.hand[seat][:12]) + (" ..." if len(g.hand[seat]) > 12 else "")
    marks = (" (crown)" if g.crown == seat else "") + (" (first)" if g.completed[:1] == [seat] else "")
    return (SEATS[seat] + marks, roles or "-", str(g.gold[seat]), hand or "-", city or "-")
