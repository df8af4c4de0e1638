"""What the moments of Citadels share: a scene over its board, its names, and what waits until it has landed."""

from __future__ import annotations

from game.citadels.lang import language
from game.citadels.rules.state import View
from game.citadels.table.board import CitadelsBoard
from game.citadels.table.moments.banner import Banner
from game.citadels.table.plots import PlotSpot
from game.citadels.words.names import Names
from game.kernel.rules import of
from game.table.motion.scene import Scene
from game.table.motion.whom import Eyes
from game.ui.draw.geometry import Box

S = Scene[CitadelsBoard]


def names_of(eyes: Eyes) -> Names:
    return of(Names, eyes.names)


def view_of(eyes: Eyes) -> View:
    return of(View, eyes.view)


def hung(s: S, rank: int, wide: float, *, motto: bool = False) -> Banner:
    """The banner of a rank."""
    names = names_of(s.eyes)
    said = names.character(rank).short.get(language()) if motto else ""
    return Banner(s, view_of(s.eyes).box.setup.cast[rank - 1], rank, names.plain_rank(rank), said, wide)


def place(s: S, rank: int) -> Box:
    """Where the banner of a rank hangs in the order of the call."""
    return s.board.track.tile(rank).box


def spot_of(s: S, seat: int, card: int) -> PlotSpot | None:
    """A district as it stands in a city that is in sight."""
    city = s.board.city_at(seat)
    return city.plots.get(card) if city is not None else None


def held_back(s: S, rank: int, what: tuple[str, object], until: float) -> None:
    """Something of a rank (`Lag.things`) is not seen there before that share of the moment."""
    things, tile = s.m.lag.things, s.board.track.tile(rank)
    things.add(what)
    tile.invalidate()

    def land() -> None:
        things.discard(what)
        tile.invalidate()

    s.at(until, land)
