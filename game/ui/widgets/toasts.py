"""Short messages that come, stay long enough to be read, and go by themselves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.markup import plain
from game.ui.draw.places import Wish
from game.ui.widgets.base import Shown, Toolkit
from game.ui.widgets.floating import Floating

STAY_SECONDS = 4.0
SECONDS_PER_LETTER = 0.05
WIDTHS, GAP = (620.0, 420.0, 900.0, 300.0), 12.0  # the usual one, and those for little room
BESIDE_WIDTHS = (420.0, 300.0, 620.0, 220.0)
AIR, BESIDE_AIR = (28.0, 14.0), (20.0, 11.0)  # units beside and above the words


@dataclass(eq=False)
class Toast:
    """`kind` is "note" or "danger"; `at` the thing on `screen` it speaks of, if it stands beside that."""

    ui: Toolkit
    text: str
    kind: str
    until: float
    at: Box | None = None
    screen: Shown | None = None
    box: Box = NOWHERE
    wanted: Wish = field(default_factory=lambda: Wish(()))

    def wish(self) -> Wish:
        return self.wanted

    def put(self, box: Box) -> None:
        for one in (self.box, box):
            self.ui.top.add(self.ui.scale.rect(one.inset(-24)))
        self.box = box


class Toasts:
    """The newest three are shown, newest lowest; where there is no room for all, the newest, and then the others."""

    def __init__(self, ui: Toolkit, floating: Floating) -> None:
        self._ui, self._floating = ui, floating
        self.shown: deque[Toast] = deque()
        floating.messages = self.shown
        self._later: list[tuple[str, str, Callable[[], None]]] = []  # until the end of a game has been told
        self._high = False  # where the screen wants them, when they were laid last

    def show(self, text: str, kind: str = "note", at: Box | None = None) -> None:
        """Shows a message once; the same text again only stays longer. `at`: beside this thing, one at a time. Whoever
        listens hears it each time; what went wrong, and what somebody just pressed in vain, at once."""
        self._ui.ears.say(plain(text), urgent=kind == "danger" or at is not None)
        until = self._ui.now + STAY_SECONDS + SECONDS_PER_LETTER * len(text)
        for toast in self.shown:
            if toast.text == text and toast.at == at:
                toast.until = until
                return
        for toast in [toast for toast in self.shown if toast.text == text or (at is not None and toast.at is not None)]:
            self._remove(toast)
        self.shown.append(Toast(self._ui, text, kind, until, at, self._ui.stack.top))
        while len(self.shown) > 3:
            self.shown.popleft().put(NOWHERE)
        self.arrange()

    def later(self, text: str, effect: str = "", then: Callable[[], None] = lambda: None) -> None:
        """Shows a message that gives away how a game ended as soon as no screen tells that any more, with a sound;
        `then` is called when it is shown."""
        self._later.append((text, effect, then))

    def update(self) -> None:
        """Once a turn: those that widgets wish come, those that were read go."""
        sayings, self._ui.sayings = self._ui.sayings, []
        for saying in sayings:
            self.show(saying.text, at=saying.at)
        top = self._ui.stack.top
        if self._later and top is not None and not top.tells_the_end:
            waiting, self._later = self._later, []
            for text, effect, then in waiting:
                self.show(text)
                self._ui.sound.play(effect)
                then()
        for toast in self.shown:
            if not toast.box.w:  # it waits for room
                toast.until = self._ui.now + STAY_SECONDS + SECONDS_PER_LETTER * len(toast.text)
        for toast in [
            one for one in self.shown if one.until <= self._ui.now or (one.at is not None and one.screen is not top)
        ]:
            self._remove(toast)
        if self.shown and self._high != self._wanted_high:
            self.arrange()

    @property
    def _wanted_high(self) -> bool:
        top = self._ui.stack.top
        return top is not None and top.messages_high

    @property
    def _room(self) -> Box:
        """Over which part of the window they stand, from left to right."""
        top, bounds = self._ui.stack.top, self._ui.scale.bounds
        room = top.message_room() if top is not None and top.root is not None else bounds
        return room if room.w >= WIDTHS[-1] + 80 else bounds

    def withdraw(self, text: str) -> None:
        """This message is true no more."""
        for toast in [toast for toast in self.shown if toast.text == text]:
            self._remove(toast)

    def end_with(self, screen: Shown) -> None:
        """What was said on this screen is of no use any more; what went wrong stays."""
        for toast in [toast for toast in self.shown if toast.screen is screen and toast.kind != "danger"]:
            self._remove(toast)

    def _remove(self, toast: Toast) -> None:
        self.shown.remove(toast)
        toast.put(NOWHERE)
        self.arrange()

    def dismiss_at(self, x: float, y: float) -> bool:
        """A click on a message puts it away."""
        for toast in list(self.shown):
            if toast.box.contains(x, y):
                self._remove(toast)
                return True
        return False

    def arrange(self) -> None:
        """Stacks them at the lower middle of the window, or at the upper one where the screen has its buttons below;
        what speaks of a thing stands above or below that. Where something needed lies there they go elsewhere."""
        bounds, self._high, room = self._ui.scale.bounds, self._wanted_high, self._room
        stacked: list[tuple[Toast, list[tuple[float, float]]]] = []
        for toast in self.shown:
            if toast.at is not None:
                toast.wanted = Wish(
                    tuple(self._fitting(toast.text)), toast.at, above=True, must=toast is self.shown[-1]
                )
                continue
            stacked.append((toast, self._wide(toast.text)))
        whole = sum(sizes[0][1] + GAP for _toast, sizes in stacked)
        y = bounds.y + 24 if self._high else bounds.bottom - 40 + GAP - whole
        for toast, sizes in stacked:
            wide, high = sizes[0]
            usual = Box(room.cx - wide / 2, y, wide, high)
            edge = Box(room.cx, bounds.y if self._high else bounds.bottom, 0, 0)
            must = toast is self.shown[-1]
            toast.wanted = Wish(tuple(sizes), edge, (usual,), above=not self._high, must=must)
            y += high + GAP
        self._floating.settle()

    def _wide(self, text: str) -> list[tuple[float, float]]:
        """As wide as its place, whatever it says."""
        most, k = self._room.w - 80, self._ui.scale.k
        widths = [min(wide, most) for wide in WIDTHS]
        made = [(wide, self._ui.text.paragraph(text, theme.ON_PARCHMENT, wide - 2 * AIR[0])) for wide in widths]
        return [(wide, one.height / k + 2 * AIR[1] + 4) for wide, one in made]

    def _fitting(self, text: str) -> list[tuple[float, float]]:
        """As wide as its words."""
        k = self._ui.scale.k
        made = [
            (wide, self._ui.text.paragraph(text, theme.ON_PARCHMENT, wide - 2 * BESIDE_AIR[0] - 4))
            for wide in BESIDE_WIDTHS
        ]
        return [
            (min(wide, one.width / k + 2 * BESIDE_AIR[0] + 6), one.height / k + 2 * BESIDE_AIR[1] + 4)
            for wide, one in made
        ]

    def paint(self, canvas: Canvas) -> None:
        for toast in self.shown:
            if toast.box.w <= 0:
                continue
            canvas.skin("sheet", toast.box)
            colour = theme.DANGER_DARK if toast.kind == "danger" else theme.INK_BODY
            room = toast.box.inset(*(AIR if toast.at is None else BESIDE_AIR))
            canvas.paragraph(toast.text, room, theme.ON_PARCHMENT.of(colour), "center", "middle")
