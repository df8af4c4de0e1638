"""Small pictures of staged moments as they were seen: what a summary shows beside the words for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.session.match import Shown
from game.table.flow import Flow
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Sprite

WIDE, HIGH = 84.0, 60.0  # units: a picture as it is kept
MOST = 60  # moments that are remembered
NEAREST, FARTHEST, AROUND = 190.0, 470.0, 1.25  # units: how much of the table is seen; how far round what moves
HEAD = 0.06  # how much is left out above of what is higher than a picture


class Album:
    """The pictures of a table's newest moments. Nobody is shown what other eyes saw."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._kept: OrderedDict[int, tuple[Shown, int | None, pygame.Surface]] = OrderedDict()

    def keep(self, events: Iterable[Shown], eyes: int | None, picture: pygame.Surface) -> None:
        """What these eyes saw of the events."""
        for event in events:
            self._kept[event.number] = event, eyes, picture
            self._kept.move_to_end(event.number)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def of(self, numbers: Iterable[int]) -> pygame.Surface | None:
        """The picture of the last of these events that has one, if they happened (nobody took them back) and whoever
        looks now saw it."""
        for number in sorted(numbers, reverse=True):
            event, eyes, picture = self._kept.get(number, (None, None, None))
            if picture is None or eyes not in (None, self._flow.eyes):
                continue
            if [*self._flow.match.events_since(number, eyes)[:1]] == [event]:
                return picture
        return None


class Camera(Sprite):
    """Takes a picture of the stage in the frame in which it comes to it, and is never seen itself."""

    def __init__(self, place: pygame.Rect, size: tuple[int, int], taken: Callable[[pygame.Surface], None]) -> None:
        super().__init__(pygame.Surface((1, 1)), 0.0, 0.0, 1.0)
        self.visible = False
        self._place, self._size = place, size
        self._taken: Callable[[pygame.Surface], None] | None = taken

    def prepare(self, base: pygame.Surface, below: Sequence[Sprite], time_left: Callable[[], bool]) -> bool:
        taken, self._taken = self._taken, None
        if taken is not None:
            seen = base.subsurface(self._place.clip(base.get_rect())).copy()
            for sprite in below:
                if sprite.visible:
                    sprite.put_on(seen, self._place.topleft)
            taken(smoothscale(seen, self._size))
        return True


def seen_part(sprites: Sequence[Sprite], window: pygame.Rect, k: float) -> pygame.Rect | None:
    """The part of the window, as wide to high as a picture is kept, that shows these sprites: all of them, or the
    largest. None where nothing is to be seen."""
    places = [one.rect() for one in sprites if one.visible and one.alpha > 0]
    places = [rect.clip(window) for rect in places if rect.colliderect(window)]
    if not places:
        return None
    whole = places[0].unionall(places[1:])
    if whole.w > FARTHEST * k:
        whole = max(places, key=lambda rect: rect.w * rect.h)
    wide = min(window.w, round(min(FARTHEST, max(NEAREST, whole.w / k * AROUND)) * k))
    high = min(window.h, round(wide * HIGH / WIDE))
    found = pygame.Rect(0, 0, wide, high)
    found.center = whole.center
    if whole.h > high:
        found.top = round(whole.top + whole.h * HEAD)
    return found.clamp(window)
