"""What happens in the street: the doors of a round open, and in the last one the lanterns go out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.kernel.events import Facts
from game.kernel.rules import of
from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _, listed
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.buildings import lantern_places
from game.rattus_cartus.table.candles import candle
from game.rattus_cartus.table.house import House, house, is_full, shut
from game.rattus_cartus.table.sounds import own
from game.rattus_cartus.words.names import Names
from game.session.match import Shown
from game.table.motion.scene import Scene, part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import ease_in_out, ease_out
from game.ui.draw.scaling import smoothscale

if TYPE_CHECKING:
    from game.rattus_cartus.table.board import RattusBoard

Staging: TypeAlias = "Scene[RattusBoard]"
LIGHT = tones.LAMPLIGHT
SPILL = 150.0  # units: how far the light of a door falls on the street
CANDLES, CANDLE_WIDE, CANDLE_HIGH = 5, 66.0, 150.0
TITLE_AT = 0.34  # of the window's height


def houses(scene: Staging) -> list[Box]:
    """The houses of the row in full; none where there is no street."""
    cells = [card.box for card in scene.board.row.cards]
    return cells if scene.board.row.visible and cells and is_full(cells[0]) else []


# -- the doors of a round ------------------------------------------------------------------------------------------
def opened(scene: Staging, event: Shown) -> Show | None:
    """Two leaves before each house open, from the left to the right, and light falls on the street."""
    scene.board.following.see(event)
    scene.board.open_doors(event.number)
    cells = houses(scene)
    share = 1 / max(1, len(cells))
    for at, cell in enumerate(cells):
        scene.also(_doors(scene, house(cell), at * share, (at + 1) * share))
        if at:  # the first one is heard at its beginning
            scene.hear(own("door"), at * share)
    return None


def _doors(scene: Staging, here: House, start: float, end: float) -> Show:
    boards = shut(scene.ui, here)
    body = Box(here.picture.x, here.picture.y, here.picture.w, boards.get_height() / scene.k)
    glow = scene.put(_spill(scene, body.w), body.cx, here.wall.bottom + SPILL / 2)
    left, right = scene.put(boards, body.cx, body.cy), scene.put(boards, body.cx, body.cy)
    high, half = boards.get_height(), boards.get_width() // 2

    def show(t: float) -> None:
        open_ = ease_in_out(part(t, start, end))
        shown = max(1, round(half * (1 - open_)))
        left.visible = right.visible = open_ < 1
        left.picture = boards.subsurface((0, 0, shown, high))
        right.picture = boards.subsurface((boards.get_width() - shown, 0, shown, high))
        left.x, right.x = body.x + shown / scene.k / 2, body.right - shown / scene.k / 2
        glow.visible = open_ > 0
        fades = 0.0 if scene.ui.motion.reduced else part(t, max(end, 0.8), 1.0)
        glow.alpha = round(200 * min(1.0, 2 * open_) * (1 - fades))

    return show


def _spill(scene: Staging, wide: float) -> pygame.Surface:
    """Light on the stones: narrow at the door, wide before it."""
    size = scene.ui.px(wide * 1.3), scene.ui.px(SPILL)

    def make() -> pygame.Surface:
        small = pygame.Surface((64, 32), pygame.SRCALPHA)
        for y in range(32):
            half = 18 + 13 * y / 31
            for x in range(64):
                away = abs(x - 31.5) / half
                strong = max(0.0, 1 - away) * (1 - y / 31) ** 1.4
                small.set_at((x, y), (*LIGHT, round(190 * min(1.0, strong * 1.3))))
        return smoothscale(small, size)

    return scene.ui.assets.keep(("spill", size), make)


def _row(facts: Facts, eyes: Eyes) -> Said:
    names = of(Names, eyes.names)
    row = [names.plain_place(card, slot) for slot, card in enumerate(facts["row"])]
    return Said(_("The doors open: {buildings}.").format(buildings=listed(row)))


# -- the last round ------------------------------------------------------------------------------------------------
def is_last(_facts: Facts, eyes: Eyes) -> bool:
    return of(View, eyes.view).last_round()


def darkened(scene: Staging, event: Shown) -> Show | None:
    """The lanterns go out one by one, and candles are lit."""
    cells = houses(scene)
    lamps = lantern_places(cells, scene.board.row.box) if cells else []
    heads = [Box(one.x - 8, one.y, one.w + 16, one.w + 14) for one in lamps]
    scene.darken(heads)
    dark = [scene.put(_dark(scene, head), head.cx, head.cy) for head in heads]
    flames = _flames(scene)
    scene.words(scene.bounds.h * TITLE_AT, x=scene.board.row.box.cx)
    scene.how_to_go_on()

    def show(t: float) -> None:
        for at, sprite in enumerate(dark):
            first = 0.1 + 0.4 * at / max(1, len(dark))
            sprite.alpha = round(255 * ease_out(part(t, first, first + 0.1)))
        flames(t)

    return show


def _dark(scene: Staging, head: Box) -> pygame.Surface:
    """Night where a lamp was."""
    size = scene.ui.px(head.w), scene.ui.px(head.h)

    def make() -> pygame.Surface:
        small = pygame.Surface((32, 32), pygame.SRCALPHA)
        for x in range(32):
            for y in range(32):
                away = (((x - 15.5) / 16) ** 2 + ((y - 15.5) / 16) ** 2) ** 0.5
                small.set_at((x, y), (*theme.INK, round(225 * max(0.0, min(1.0, 2.2 - 2.2 * away)))))
        return smoothscale(small, size)

    return scene.ui.assets.keep(("lamp out", size), make)


def _candle(scene: Staging, size: tuple[int, int], level: float) -> pygame.Surface:
    return scene.ui.assets.keep(("stage candle", size, level), lambda: candle(scene.ui.assets, size, level))


def _flames(scene: Staging) -> Show:
    """A row of candles below the words: one after the other is lit."""
    size = scene.ui.px(CANDLE_WIDE), scene.ui.px(CANDLE_HIGH)
    pictures = [_candle(scene, size, step / 8) for step in range(1, 9)]
    y, step = scene.bounds.h * TITLE_AT + 190, CANDLE_WIDE * 1.7
    first = scene.board.row.box.cx - step * (CANDLES - 1) / 2
    sprites = [scene.put(pictures[0], first + at * step, y) for at in range(CANDLES)]

    def show(t: float) -> None:
        for at, sprite in enumerate(sprites):
            lit = part(t, 0.3 + 0.09 * at, 0.5 + 0.09 * at)
            sprite.visible = lit > 0
            sprite.alpha = round(255 * min(1.0, 3 * lit))
            sprite.picture = pictures[min(7, int(lit * 7.99))]

    return show


def _last(_facts: Facts, _eyes: Eyes) -> Said:
    return Said(_("The last round."), _("The buildings have no actions now. Then the bell tolls."))


def _doors_of(name: str, when: Callable[[Facts, Eyes], bool]) -> Staged:
    return Staged(
        name, ("row_revealed",), opened, still=1.0, said=_row, full=900, short=500, when=when, heard=own("door"),
        moves="instead",
    )  # fmt: skip


MOMENTS = (
    Staged(
        "last_round", ("row_revealed",), darkened, still=0.8, said=_last, full=1500, when=is_last, heard=own("bell"),
        then=(_doors_of("last_doors", is_last),), moves="instead",
    ),
    _doors_of("doors", lambda facts, eyes: not is_last(facts, eyes)),
)  # fmt: skip
