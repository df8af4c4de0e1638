"""The slip on which the table explains something, and the light round the thing that is meant."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.places import Wish
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Button, RichText, Widget

SENTENCE = Style("text", 19, theme.INK_BODY, leading=1.16)
MARGIN, BUTTON, GAP = 18.0, 40.0, 8.0
WIDTHS = (400.0, 520.0, 320.0, 680.0)


class Light(Widget):
    """Gold round the thing that is explained; the pointer goes through."""

    bleed = 28.0

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.box.w >= 8:
            canvas.skin("glow_focus", self.box)


class FirstTimeSlip(Widget):
    """The slip: a sentence, and two buttons that nobody has to press."""

    role = "first_time"
    bleed = 30.0

    def __init__(self) -> None:
        self.sentence = RichText("", SENTENCE)
        self.more = Button("", self._no_more, "ghost", "tell_no_more", height=BUTTON)
        self.away = Button("", self.activate, "ghost", "understood", height=BUTTON)
        self.light = Light("lit")
        super().__init__("first_time", [self.light, self.sentence, self.away, self.more])
        self.visible = False
        self.until = self.seconds = 0.0  # when it may go, and how long it is read
        self.follow: Callable[[], object] = self.close  # says anew where that lies which it speaks of
        self.beside = NOWHERE  # what it speaks of
        self.clear: tuple[Box, ...] = ()  # what is read to answer
        self.rather_not: tuple[Box, ...] = ()  # what is good to see meanwhile
        self._wished: Wish | None = None  # the last wish, as long as it holds
        self.on_away: Callable[[], object] = self.close
        self.on_no_more: Callable[[], object] = self.close
        self.on_seen: Callable[[str], object] = lambda _words: None  # it has a place now, each time

    @property
    def value(self) -> str:
        return self.sentence.value if self.visible else ""

    @property
    def takes_pointer(self) -> bool:
        return True

    def activate(self) -> None:
        self.ui.presses.uncovered(self.ui.now)
        self.on_away()

    def _no_more(self) -> None:
        self.on_no_more()

    def close(self) -> None:
        """Puts it away."""
        if self.visible:
            self.light.invalidate()
            self.invalidate()
            self.visible = False

    def size(self, wide: float) -> tuple[float, float]:
        """How large it is at this width."""
        buttons = sum(one.natural(wide)[0] for one in (self.away, self.more)) + GAP
        wide = max(wide, buttons + 2 * MARGIN)
        return wide, self.sentence.natural(wide - 2 * MARGIN)[1] + BUTTON + GAP + 2 * MARGIN - 6

    def tell(self, source: str, seconds: float) -> None:
        """Takes over a sentence; it is seen as soon as there is room for it."""
        self.close()
        self.put(NOWHERE)
        self.sentence.source = source
        self.more.text, self.away.text = _("Tell me no more"), _("Understood")
        self.seconds, self.until = seconds, self.ui.now + seconds
        self.visible = True

    def light_up(self, thing: Box | None) -> None:
        """Round what the light shines; None: round nothing."""
        wanted = thing or NOWHERE
        if wanted != self.light.box:
            self.light.invalidate()
            self.light.arrange(wanted)
            self.light.invalidate()

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        ui = self.ui
        if self._wished is None or ui.base or ui.top or ui.motion.busy:  # else nothing lies elsewhere
            self.follow()
            bounds = ui.scale.bounds
            sizes = tuple(self.size(min(wide, bounds.w - 40)) for wide in WIDTHS)
            self._wished = Wish(sizes, self.beside, clear=self.clear, rather_not=self.rather_not)
        return self._wished

    def put(self, box: Box) -> None:
        self._wished = None
        self.invalidate()
        self.box = box
        for part in (self.sentence, self.away, self.more):
            part.visible = box.w > 0
        if box.w > 0:
            self._lay(box)
            self.on_seen(self.sentence.value)
        self.invalidate()

    def _lay(self, box: Box) -> None:
        room = box.inset(MARGIN, MARGIN - 4)
        low, words = room.cut_bottom(BUTTON, GAP)
        self.sentence.arrange(words)
        first = self.away.natural(low.w)[0]
        left, rest = low.cut_left(first, GAP)
        self.away.arrange(left)
        self.more.arrange(Box(rest.x, rest.y, min(rest.w, self.more.natural(rest.w)[0]), rest.h))

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`)."""
        self._wished = None
        if not self.visible or self.layer is None:
            self.box = NOWHERE

    def draw(self, canvas: Canvas) -> None:
        if self.box.w <= 0:
            return
        canvas.skin("sheet", self.box)
