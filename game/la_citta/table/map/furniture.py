"""What lies on the window of the map: the overview while not all of it is seen, three buttons that lay what else is
known over the map, and the three of the camera."""

from __future__ import annotations

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import boundary, centre
from game.la_citta.lang import N_, _
from game.la_citta.table.map.badges import draw_sign
from game.la_citta.table.map.bare_pane import BarePane
from game.la_citta.table.map.pictures import round_line
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

SIZE = (273.0, 174.0)
BUTTON = 45.0
GAP, MARGIN = 8.0, 14.0
NEARLY = 1.25  # times the size at which all is seen, up to which nobody needs an overview
LARGER = 2  # the overview is drawn so many times as large, and then made smooth
TITLES = {"map_larger": N_("Larger"), "map_smaller": N_("Smaller"), "map_whole": N_("The whole map"),
          "see_wishes": N_("What every city has of each wish"), "see_food": N_("What feeds whom"),
          "see_sites": N_("What free sites give")}  # fmt: skip
WORDS = {"see_wishes": N_("Wishes"), "see_food": N_("Food"), "see_sites": N_("Site +?")}
SIGNS = {"see_wishes": "arch_culture", "see_food": "food", "see_sites": "castello"}
LABEL = Style("bold", 20.3, theme.INK_BODY)
LOW = 430.0  # units: in a lower window of the map the buttons stand in a row, without words
LABELLED = 3  # buttons with words, one above the other; those of the camera stand below them, in a row
LANDS = tones.LANDS
SITE = tones.SITE


class Overview(Widget):
    """The whole map, small, with a frame round what is seen; the frame can be dragged."""

    role = "overview"
    bleed = 12.0

    def __init__(self, pane: BarePane) -> None:
        super().__init__("overview")
        self.pane = pane

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        return _("The whole map")

    @property
    def _scale(self) -> float:
        left, top, right, bottom = self.pane.camera.whole
        return min((self.box.w - 16) / (right - left), (self.box.h - 16) / (bottom - top))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the map lies in it."""
        left, top, right, bottom = self.pane.camera.whole
        s = self._scale
        return self.box.cx + (x - (left + right) / 2) * s, self.box.cy + (y - (top + bottom) / 2) * s

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The place of the map that is seen there."""
        left, top, right, bottom = self.pane.camera.whole
        s = self._scale
        return (left + right) / 2 + (x - self.box.cx) / s, (top + bottom) / 2 + (y - self.box.cy) / s

    def press(self, x: float, y: float) -> None:
        self.pane.center(self.place(x, y))

    def drag(self, x: float, y: float) -> None:
        self.pane.center(self.place(x, y))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.PANEL, 220, 8, theme.GOLD_DARK, 255, 4)
        rect = canvas.scale.rect(self.box)
        pane = self.pane
        canvas.surface.blit(self.picture(), rect)
        camera = pane.camera
        x0, y0 = self.at(*camera.place(camera.box.x, camera.box.y))
        x1, y1 = self.at(*camera.place(camera.box.right, camera.box.bottom))
        frame = Box(max(x0, self.box.x + 3), max(y0, self.box.y + 3), 0, 0)
        frame = Box(frame.x, frame.y, min(x1, self.box.right - 3) - frame.x, min(y1, self.box.bottom - 3) - frame.y)
        canvas.border(frame, theme.FOCUS, 255, 3, 2.4)

    def picture(self) -> pygame.Surface:
        """The map as it is now, made if it is not there."""
        pane, scale = self.pane, self.pane.ui.scale
        size = scale.rect(self.box).size
        seats = pane.table.flow.seats
        colours = tuple(seats[seat].crest for seat, _sites in pane.model.paved)
        key = ("la_citta", "overview", pane.found.id, pane.view.box.landscape, size, pane.model.paved, colours)
        return pane.ui.assets.keep(key, lambda: self._painted(size, scale.k))

    def _painted(self, size: tuple[int, int], k: float) -> pygame.Surface:
        """With all cities, from a drawing that is `LARGER` times as large."""
        pane, large_size = self.pane, (size[0] * LARGER, size[1] * LARGER)
        key = ("la_citta", "overview land", pane.found.id, pane.view.box.landscape, large_size)
        large = pane.ui.assets.keep(key, lambda: self._land(large_size, k)).copy()
        for seat, sites in pane.model.paved:
            colour = theme.SEATS[pane.table.flow.seats[seat].crest % len(theme.SEATS)]
            for ring in boundary([pane.found.cells[site] for site in sites]):
                line = self._pixels(ring, k)
                pygame.draw.polygon(large, colour, line)
                round_line(large, theme.INK, [*line, line[0]], 1.2 * LARGER * k)
            x, y = self._pixels([centre(pane.found.cells[sites[0]])], k)[0]
            pygame.draw.circle(large, theme.INK, (x, y), 2.6 * LARGER * k)
        return smoothscale(large, size)

    def _pixels(self, ring: list[tuple[float, float]], k: float) -> list[tuple[float, float]]:
        """Where places of the map lie in the larger drawing."""
        found = [self.at(*place) for place in ring]
        return [((x - self.box.x) * k * LARGER, (y - self.box.y) * k * LARGER) for x, y in found]

    def _land(self, size: tuple[int, int], k: float) -> pygame.Surface:
        """The land, the same in all years."""
        pane, made = self.pane, pygame.Surface(size, pygame.SRCALPHA)
        made.fill((*theme.INK, 0))
        for ring in pane.found.outline[:1]:
            pygame.draw.polygon(made, SITE, self._pixels(ring, k))
        for area, cells in enumerate(pane.found.areas):
            for ring in boundary(cells):
                pygame.draw.polygon(made, theme.rgb(LANDS[pane.view.box.landscape[area]]), self._pixels(ring, k))
        return made


class CameraButton(Widget):
    """Nearer, farther away, or all of it."""

    role = "button"
    focusable = True
    bleed = 14.0

    def __init__(self, pane: BarePane, name: str) -> None:
        super().__init__(name)
        self.pane = pane

    @property
    def value(self) -> str:
        return _(TITLES[self.name])

    def explanation(self) -> str:
        self.tip = self.value
        return self.tip

    def attention(self, on: bool) -> None:
        self.tip = self.value if on else ""
        super().attention(on)

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.do()

    def do(self) -> None:
        """What it is there for."""
        if self.name == "map_whole":
            self.pane.fit()
        else:
            self.pane.zoom(1 if self.name == "map_larger" else -1)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("button_ghost", self.box)
        if self.hovered:
            canvas.rounded(self.box, theme.GOLD, 40, 8)
        cx, cy, a = self.box.cx, self.box.cy, 8.0
        camera = self.pane.camera
        least, most = camera.step == 0, camera.step == len(camera.steps) - 1
        off = (self.name == "map_larger" and most) or (self.name != "map_larger" and least)
        ink = theme.ON_OFF if off else theme.ON_GHOST
        if self.name == "map_whole":
            canvas.rounded(Box(cx - a, cy - a, 2 * a, 2 * a), None, 0, 2, ink, 255, 2.6)
            return
        canvas.line(cx - a, cy - 1.3, cx + a, cy - 1.3, ink, 255, 2.8)
        if self.name == "map_larger":
            canvas.line(cx - 1.3, cy - a, cx - 1.3, cy + a, ink, 255, 2.8)


class OverlayButton(CameraButton):
    """Lays something over the map until it is pressed again; a key shows it as long as it is held."""

    @property
    def on(self) -> bool:
        """Whether it lies there now."""
        return self.pane.laid_over(self.name)

    @property
    def words(self) -> str:
        """What is written on it."""
        return _(WORDS[self.name])

    def do(self) -> None:
        self.pane.lay_over(self.name, not self.on)

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.rounded(box.moved(0, 3), theme.INK, 130, 8)
        ground = theme.GOLD_PALE if self.on else theme.PARCHMENT_LIGHT if self.hovered else theme.PARCHMENT_MID
        edge, wide = (theme.GOLD_DEEP, 4.0) if self.on else (theme.GOLD_DARK, 1.6)
        canvas.rounded(box, ground, 255, 8, edge, 255, wide)
        if box.w <= BUTTON:
            draw_sign(canvas, SIGNS[self.name], box.cx, box.cy, 26)
            return
        draw_sign(canvas, SIGNS[self.name], box.x + 21, box.cy, 23)
        canvas.text_in(self.words, Box(box.x + 38, box.y, box.w - 46, box.h), LABEL)


BUTTONS: tuple[tuple[str, type[CameraButton]], ...] = (
    ("see_food", OverlayButton), ("see_wishes", OverlayButton), ("see_sites", OverlayButton),
    ("map_larger", CameraButton), ("map_smaller", CameraButton), ("map_whole", CameraButton),
)  # fmt: skip


class Furniture:
    """Overview and buttons of a pane."""

    def __init__(self, pane: BarePane) -> None:
        self.pane = pane
        self.overview = Overview(pane)
        self.buttons = [make(pane, name) for name, make in BUTTONS]
        self._free_corner: tuple[object, list[Box]] | None = None  # where the buttons hide nothing of the whole map

    def put(self) -> None:
        """They lie in corners; where the whole map is seen, in ones that it leaves free."""
        pane, box, camera = self.pane, self.pane.box, self.pane.camera
        near = max(camera.look.s, camera.goal.s) > camera.fitting * NEARLY
        self.overview.visible = near and pane.bright is None  # while something is told of some cities it hid them
        wide, high = min(SIZE[0], box.w * 0.3), min(SIZE[1], box.h * 0.34)
        self.overview.arrange(Box(box.right - wide - 12, box.bottom - high - 12, wide, high))
        for button, place in zip(self.buttons, self._places(), strict=True):
            button.arrange(place)

    def _places(self) -> list[Box]:
        """Where the buttons lie."""
        box, camera = self.pane.box, self.pane.camera
        if box.h < LOW:
            return _row(box.x + MARGIN, box.bottom - MARGIN - BUTTON, BUTTON)
        wide = self._wide
        low = box.y + box.h - MARGIN - _high()
        column = _block(box.x + MARGIN, low, wide)
        if not camera.fits:
            return column
        state = box, camera.look.s, wide
        if self._free_corner is not None and self._free_corner[0] == state:
            return self._free_corner[1]
        tries = [
            column,
            *(_block(x, y, wide) for x, y in ((box.x + MARGIN, box.y + MARGIN), (box.right - MARGIN - wide, low))),
        ]
        tries += [_row(box.x + MARGIN, y, wide) for y in (box.y + MARGIN, box.bottom - MARGIN - BUTTON)]
        found = next((places for places in tries if not _hides(self.pane, places)), column)
        self._free_corner = state, found
        return found

    def foot(self) -> Box:
        """The part of the map in which a tray at its foot hides no button, from wherever the map is seen: beside their
        column, above them where they stand in a row."""
        box = self.pane.box
        if box.h < LOW:
            return Box(box.x, box.y, box.w, box.h - MARGIN - BUTTON)
        left, right, bottom = box.x + MARGIN + self._wide, box.right, box.bottom
        for place in self._places():
            if place.y < box.cy:
                continue
            if place.x > box.cx and place.y < box.bottom - MARGIN - BUTTON - 1:
                right = min(right, place.x)
            elif place.x > left:
                bottom = min(bottom, place.y)
        return Box(left, box.y, right - left, bottom - box.y)

    @property
    def _wide(self) -> float:
        """As wide as the longest word on a button."""
        text = self.pane.ui.text
        words = [text.width(button.words, LABEL) for button in self.buttons if isinstance(button, OverlayButton)]
        return max(3 * BUTTON + 2 * GAP, max(words) + 50)


def _high() -> float:
    return (LABELLED + 1) * (BUTTON + GAP) - GAP


def _block(x: float, y: float, wide: float) -> list[Box]:
    """The buttons with words one above the other, those of the camera in a row below."""
    step = BUTTON + GAP
    words = [Box(x, y + at * step, wide, BUTTON) for at in range(LABELLED)]
    return [*words, *(Box(x + at * step, y + LABELLED * step, BUTTON, BUTTON) for at in range(3))]


def _row(x: float, y: float, wide: float) -> list[Box]:
    """All of them in a row."""
    words = [Box(x + at * (wide + GAP), y, wide, BUTTON) for at in range(LABELLED)]
    left = x + LABELLED * (wide + GAP)
    return [*words, *(Box(left + at * (BUTTON + GAP), y, BUTTON, BUTTON) for at in range(3))]


def _hides(pane: BarePane, places: list[Box]) -> bool:
    """Whether something of the map lies under these places."""
    hexes = [pane.camera.hex_box(place) for place in pane.found.centres]
    return any(place.inset(-4).overlaps(one) for place in places for one in hexes)
