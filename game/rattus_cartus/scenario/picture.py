"""A position as a small table of letters, for those who read that a scenario failed."""

from __future__ import annotations

from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario.results import plot_of
from game.rattus_cartus.scenario.stock import face_of
from game.scenario.story import SEATS

HEAD = ("seat", "rats", "markers", "hand", "laid")
MOST = 12  # cards of a hand


def picture(g: Game) -> list[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(g, seat) for seat in range(g.box.players))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    table = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return [_first_line(g), *_buildings(g), f"influence: {_influence(g)}", *table]


def _first_line(g: Game) -> str:
    nuns = " ".join(str(g.box.nuns[card]) for card in g.nun_row)
    return f"round {g.round}, {g.phase}, deck {len(g.deck)}, discard {len(g.discard)}, nun row {nuns}"


def _buildings(g: Game) -> list[str]:
    inside = [", ".join(SEATS[seat] for seat in seats) or "nobody" for seats in g.entered]
    return [f"{slot + 1}: {plot_of(g.box, card)}, entered by {inside[slot]}" for slot, card in enumerate(g.row)]


def _influence(g: Game) -> str:
    lines = []
    for number, name in enumerate(ESTATES):
        points = [f"{SEATS[seat]} {g.points[number][seat]}" for seat in g.arrived[number] if g.points[number][seat]]
        if points:
            lines.append(f"{name} {', '.join(points)}")
    return "; ".join(lines) or "none"


def _row(g: Game, seat: int) -> tuple[str, ...]:
    start = " (start)" if g.start == seat else ""
    hand, laid = (_cards(g, zone[seat]) for zone in (g.hand, g.laid))
    return SEATS[seat] + start, str(g.rats[seat]), str(g.markers[seat]), hand, laid


def _cards(g: Game, cards: list[int]) -> str:
    return (", ".join(str(face_of(g.box, card)) for card in cards[:MOST]) or "-") + " ..." * (len(cards) > MOST)
