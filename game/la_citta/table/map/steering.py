"""How the map is moved and zoomed: by wheel, by dragging, by keys, and by itself when something is to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.la_citta.table.map.camera import Camera, Look
from game.la_citta.table.map.geometry import Geometry, Point
from game.la_citta.table.map.layers import Layers
from game.ui.draw.motion import Tween, ease_out

if TYPE_CHECKING:
    from game.ui.ui import Ui

GLIDE_MS = 200.0
DRAGGED = 6.0  # units after which a press has become a drag
WHEEL_REST = 0.12  # seconds between two steps of the wheel


class Steering:
    """The part of the pane that moves the camera. `dragged`: the last press has become a drag."""

    camera: Camera
    found: Geometry
    layers: Layers
    dragged = False
    zooming = False
    pointer: Point | None = None
    _pressed: tuple[float, float, Look] | None = None
    _wheeled = -1.0

    if TYPE_CHECKING:

        @property
        def ui(self) -> Ui: ...

        def invalidate(self) -> None: ...

    def moved(self) -> None:
        """Everything on the map lies elsewhere."""
        raise NotImplementedError

    def sharpen(self) -> None:
        """What is missing is made in the next frames."""
        raise NotImplementedError

    def look_at(self, sites: Sequence[int]) -> None:
        """The view glides so that all of these are seen."""
        if sites:
            self._glide(self.camera.showing([self.found.centres[site] for site in sites]))

    def go_near(self, sites: Sequence[int]) -> None:
        """The view glides as near as all of these are still seen."""
        places = [self.found.centres[site] for site in sites]
        self._glide(self.camera.near(places))

    def fit(self) -> None:
        """All of the map."""
        self._glide(self.camera.fitted())

    def zoom(self, step: int, about: Point | None = None) -> None:
        """So many steps nearer, or farther away; what lies at `about` (units) stays there."""
        self._glide(self.camera.zoomed(step, about))

    def pan(self, dx: float, dy: float) -> None:
        """Moves the map by so many units."""
        self._glide(self.camera.panned(dx, dy))

    def center(self, place: Point) -> None:
        """This place of the map (in radii) comes into the middle, at once."""
        self.camera.goal = self.camera.clamped(Look(self.camera.goal.s, *place))
        self._look(self.camera.goal)

    def _glide(self, goal: Look) -> None:
        camera = self.camera
        if goal == camera.goal or not camera.box.w:
            return
        start, camera.goal = camera.look, goal
        motion = self.ui.motion
        if abs(start.s - goal.s) > 1e-6 and not self.zooming:
            self.layers.remember(start)
            self.sharpen()

        def apply(t: float) -> None:
            if camera.goal is goal:
                self._look(start.between(goal, t) if t < 1 else goal)

        if motion.reduced or motion.speed <= 0:
            apply(1.0)
        else:
            motion.start(Tween(GLIDE_MS, apply, ease_out))

    def _look(self, look: Look) -> None:
        self.zooming = look is not self.camera.goal and abs(look.s - self.camera.goal.s) > 1e-6
        self.camera.look = look
        if not self.zooming:
            self.layers.work(look)
        self.moved()
        self.invalidate()

    def wheel(self, steps: float) -> bool:
        if self.ui.now - self._wheeled >= WHEEL_REST or self.ui.now < self._wheeled:
            self._wheeled = self.ui.now
            self.zoom(1 if steps > 0 else -1, self.pointer)
        return True

    def press(self, x: float, y: float) -> None:
        self._pressed, self.dragged = (x, y, self.camera.look), False

    def drag(self, x: float, y: float) -> None:
        if self._pressed is None:
            return
        x0, y0, start = self._pressed
        if not self.dragged and abs(x - x0) + abs(y - y0) < DRAGGED:
            return
        self.dragged = True
        self.camera.goal = self.camera.panned(x - x0, y - y0, start)
        self._look(self.camera.goal)

    def release(self) -> None:
        self._pressed = None
