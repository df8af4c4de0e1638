"""The call of the characters: their banners fall, and somebody answers or nobody does."""

from __future__ import annotations

from game.citadels.lang import _, language
from game.citadels.rules.state import View
from game.citadels.table.board import CitadelsBoard
from game.citadels.table.moments.banner import SMALLER, WIDE, Banner, ribbon, unrolled
from game.citadels.words.names import Names
from game.kernel.events import Facts
from game.kernel.rules import of
from game.session.match import Shown
from game.table.motion.scene import Scene, part
from game.table.motion.staged import Eyes, Said, Show, Staged
from game.ui.draw.geometry import Box
from game.ui.draw.motion import back_out, ease_in_out

TOP = 16.0  # units: where the rod of a large banner hangs


def names_of(eyes: Eyes) -> Names:
    return of(Names, eyes.names)


def hung(scene: Scene[CitadelsBoard], rank: int, wide: float, *, motto: bool = False) -> Banner:
    """The banner of a rank."""
    names, view = names_of(scene.eyes), of(View, scene.view)
    said = names.character(rank).short.get(language()) if motto else ""
    return Banner(scene, view.box.setup.cast[rank - 1], rank, names.plain_rank(rank), said, wide)


def place(scene: Scene[CitadelsBoard], rank: int) -> Box:
    """Where the banner of a rank hangs in the order of the call."""
    return scene.board.track.tile(rank).box


def width(scene: Scene[CitadelsBoard]) -> float:
    """Of a banner: as large as the moment is, and never higher than the table."""
    most = scene.bounds.h * 0.62
    return min(WIDE, most) * (1.0 if scene.large else SMALLER)


def called(scene: Scene[CitadelsBoard], event: Shown) -> Show:
    """The banner unrolls from its place on the rod, and a ribbon tells whose it is."""
    rank, seat = event.facts["rank"], event.facts["seat"]
    if scene.large:
        scene.darken()
    wide = width(scene)
    start = place(scene, rank)
    banner = hung(scene, rank, wide, motto=scene.large)
    info = scene.m.table.flow.seats[seat]
    tied = scene.put(ribbon(scene.ui, names_of(scene.eyes).plain_seat(seat), info.crest, wide * 1.32))
    end = scene.board.track.box.cx
    if scene.large:
        scene.how_to_go_on()

    def show(t: float) -> None:
        away = ease_in_out(part(t, 0.0, 0.23))
        x = start.cx + (end - start.cx) * away if scene.large else start.cx
        banner.hang(x, TOP if scene.large else start.bottom - 14, unrolled(t, 0.23, 0.86))
        comes = part(t, 0.2, 0.4)
        tied.visible = comes > 0 and t < 0.9
        tied.alpha = round(255 * min(1.0, comes * 2))
        tied.x, tied.y = x, banner.rod.y + banner.high + 20 - 40 * (1 - back_out(comes))

    return show


def _called(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    said = _("{name} is the {character}.")
    return Said(said.format(name=names.plain_seat(facts["seat"]), character=names.plain_rank(facts["rank"])))


MOMENTS = (
    Staged(
        "call", ("revealed",), called, still=0.6, said=_called, full=700, short=450, first=1300,
        alike=lambda facts: facts["rank"], beats=True,
    ),
)  # fmt: skip
