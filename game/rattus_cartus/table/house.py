"""The front of a house in the street: where its parts lie, and its picture under the roof on a wall of stone."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.table.art import ROOF, WALL
from game.ui import cards
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Toolkit

GAME = "rattus_cartus"
SLOPE = 208 / 640  # height of the roof, with its eaves, by its width
EAVES = 20 / 640  # how far it stands out on both sides
RIDGE, LEGS = 20 / 208, 190 / 208  # where the picture begins below the ridge and at the eaves
ENTRY, FACE_ROOM = 150.0, 360.0  # units: the steps with what lies before them, and at least so much for the house
LOW_FACE, LOW_ENTRY = 104.0, 158.0  # of a house without a gable
PLATE, NOTICE, PAD = 43.0, 116.0, 6.0
STEP_EDGE = 20.0  # units: so much of the wall stands behind the steps
BOARDS = 6  # of a gate that is shut
STONE_SHADE = 0.62  # how dark the wall is


@dataclass(frozen=True)
class House:
    """The parts of a house in its cell: all of it, the roof, what its picture fills (with the gable), the name plate,
    the wall, the notice on it, and the steps with what lies before them."""

    whole: Box
    roof: Box
    picture: Box
    plate: Box
    wall: Box
    notice: Box
    field: Box

    @property
    def body(self) -> Box:
        """Below the eaves down to the street."""
        top = self.roof.y + self.roof.h * LEGS
        return Box(self.picture.x, top, self.picture.w, self.wall.bottom - top)

    @property
    def lit(self) -> Box:
        """What glows when the house can be chosen."""
        return self.body.cut_bottom(STEP_EDGE)[1]


def is_full(cell: Box) -> bool:
    """Whether there is room for a gable and a wall."""
    return cell.h >= FACE_ROOM + 120


def entry_height(cell: Box) -> float:
    """How high the steps with what lies before them are."""
    if is_full(cell):
        return ENTRY + max(0.0, cell.h - 600) * 0.25
    return max(52.0, min(LOW_ENTRY, cell.h - LOW_FACE))


def field_of_cell(cell: Box) -> Box:
    """The steps of a house, and what lies before them."""
    return cell.cut_bottom(entry_height(cell))[0].inset(6, 3)


def house(cell: Box) -> House:
    """A whole house: only where there is room for one (`is_full`)."""
    field = field_of_cell(cell)
    ridge = cell.w * SLOPE
    eaves = cell.w * EAVES
    left, wide = cell.x + eaves, cell.w - 2 * eaves
    foot = field.y + 16
    high = NOTICE + max(0.0, cell.h - 600) * 0.16
    notice = Box(left + PAD, foot - 22 - high, wide - 2 * PAD, high)
    plate = Box(left, notice.y - PAD - PLATE, wide, PLATE)
    top = cell.y + ridge * RIDGE
    return House(
        cell, Box(cell.x, cell.y, cell.w, ridge), Box(left, top, wide, plate.y - top), plate,
        Box(left, plate.bottom, wide, foot - plate.bottom), notice, field,
    )  # fmt: skip


def draw_front(ui: Toolkit, canvas: Canvas, face: str, estate: str, here: House) -> None:
    """The picture under its gable, the wall and the roof; the plate and the notice are left free."""
    canvas.surface_at(front(ui, face, estate, (here.picture.w, here.picture.h)), here.picture.x, here.picture.y)
    draw_wall(ui, canvas, estate, here.wall)
    for x in (here.body.x, here.body.right - 2.4):
        canvas.veil(Box(x, here.body.y, 2.4, here.body.h), theme.GOLD_DEEP, 255)
    canvas.picture(ROOF, here.roof)


def draw_wall(ui: Toolkit, canvas: Canvas, estate: str, box: Box) -> None:
    """The stones of a house of that estate."""
    rect = canvas.scale.rect(box)
    canvas.surface.blit(ui.assets.keep(("house wall", estate, rect.size), lambda: _wall(ui, estate, rect.size)), rect)


def front(ui: Toolkit, face: str, estate: str, size: tuple[float, float]) -> pygame.Surface:
    """The picture of a building, cut to a gable; `size` in units. Kept."""
    pixels = ui.px(size[0]), ui.px(size[1])
    return ui.assets.keep(("house", face, pixels), lambda: _front(ui, face, estate, pixels))


def _front(ui: Toolkit, face: str, estate: str, size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    canvas = ui.canvas(made)
    canvas.watched = False
    box = Box(0, 0, size[0] / ui.scale.k, size[1] / ui.scale.k)
    painter = ui.cards_of(GAME)  # the table may not be on top yet
    if not cards.picture(ui, canvas, painter.faces.picture(face), box, 0.5):
        cards.stand_in(ui, canvas, painter.faces.emblem(face), box, ESTATES[estate])
    cut_to_gable(made)
    return made


def shut(ui: Toolkit, here: House) -> pygame.Surface:
    """The whole front behind boards, gable and all. Kept."""
    size = ui.px(here.picture.w), ui.px(here.wall.bottom - here.picture.y)

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        canvas = ui.canvas(made)
        canvas.watched = False
        box = Box(0, 0, size[0] / ui.scale.k, size[1] / ui.scale.k)
        canvas.skin("post", box)
        for at in range(1, BOARDS):
            canvas.veil(Box(box.w * at / BOARDS - 1, 0, 2, box.h), theme.INK, 150)
        canvas.veil(Box(box.cx - 2.5, 0, 5, box.h), theme.INK, 235)
        cut_to_gable(made)
        return made

    return ui.assets.keep(("shut", size, ui.sight.high), make)


def cut_to_gable(made: pygame.Surface) -> None:
    """Nothing is left of a front above its gable."""
    slope = made.get_width() / (1 - 2 * EAVES) * SLOPE * (LEGS - RIDGE) / made.get_height()

    def paint(surface: pygame.Surface, _factor: int) -> None:
        wide, high = surface.get_size()
        corners = [(0, high), (0, high * slope), (wide / 2, 0), (wide, high * slope), (wide, high)]
        pygame.draw.polygon(surface, theme.WHITE, corners)

    mask = shapes.supersampled(*made.get_size(), paint)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _wall(ui: Toolkit, estate: str, size: tuple[int, int]) -> pygame.Surface:
    """Stones of their own size in a shade of the estate."""
    made = pygame.Surface(size)
    source = ui.assets.source(WALL)
    shade = theme.mix(ESTATES[estate].main, theme.STONE, STONE_SHADE)
    if source is None or ui.sight.high:
        made.fill(theme.BLACK if ui.sight.high else theme.mix(shade, theme.INK, 0.5))
        return made
    side = max(8, ui.px(source.get_width() * 0.7)), max(8, ui.px(source.get_height() * 0.7))
    stones = ui.assets.scaled(WALL, side)
    for x in range(0, size[0], side[0]):
        for y in range(0, size[1], side[1]):
            made.blit(stones, (x, y))
    made.fill(theme.mix(shade, theme.WHITE, 0.12), special_flags=pygame.BLEND_RGB_MULT)
    return made
