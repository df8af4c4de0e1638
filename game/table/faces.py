"""The people behind the bots at the table: their portraits in the panels, and what they say beside them."""

from __future__ import annotations

from game.table.flow import SeatInfo
from game.table.log.speech import quoted
from game.table.pieces import draw_crest, draw_phone
from game.ui import opponents
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.markup import escape
from game.ui.draw.places import Wish
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import RichText, Widget
from game.ui.widgets.base import Drawn
from game.ui.widgets.floating import Floating

SMALLEST = 12.0  # units: below that radius a shield is easier to know than a face
LINE = Style("it", 19, theme.INK_BODY, leading=1.12)
PAPER = theme.SLIP
SECONDS, SECONDS_A_LETTER = 2.6, 0.05


def draw_seat(canvas: Canvas, cx: float, cy: float, radius: float, info: SeatInfo) -> None:
    """Who sits there: the portrait of a named opponent, or a seal with a phone where the hand is on one, with the
    shield at its edge; or the shield alone."""
    if info.hand != "screen" and radius >= SMALLEST:
        draw_phone(canvas, cx, cy, radius * 0.86, lost=info.hand == "lost")
        draw_crest(canvas, cx - radius * 0.74, cy + radius * 0.66, max(8.0, radius * 0.4), info.crest)
        return
    found = opponents.person(info.player)
    if found is None or radius < SMALLEST:
        draw_crest(canvas, cx, cy, radius * 0.8, info.crest)
        return
    canvas.picture(opponents.portrait(found.id), Box(cx - radius, cy - radius, 2 * radius, 2 * radius))
    draw_crest(canvas, cx - radius * 0.74, cy + radius * 0.66, max(8.0, radius * 0.4), info.crest)


def introduction(info: SeatInfo) -> str:
    """Who that is, as marked-up text; empty for a person at this screen."""
    if info.hand == "phone":
        return _("[b|{name}] plays on a phone.").format(name=escape(info.name))
    if info.hand == "lost":
        return _("[b|{name}]'s phone is gone.").format(name=escape(info.name))
    return opponents.introduction(info.player, info.game)


class Face(Widget):
    """Shield or portrait of a player. It says who that is, and never stands in the way of the panel around it."""

    role = "face"
    bleed = 8.0

    def __init__(self, seat: int, info: SeatInfo) -> None:
        super().__init__(f"face:{seat}")
        self.info = info
        self.tip = introduction(info)

    @property
    def value(self) -> str:
        return opponents.kind_words(self.info.player)

    @property
    def takes_pointer(self) -> bool:
        busy = self.parent is not None and self.parent.interactive
        return bool(self.tip) and not busy

    def told_large(self) -> Drawn | None:
        return self.parent.told_large() if self.parent is not None else None

    def show(self, info: SeatInfo) -> None:
        """Another player may have taken the seat."""
        if info != self.info:
            self.info, self.tip = info, introduction(info)
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        draw_seat(canvas, self.box.cx, self.box.cy, self.box.w / 2, self.info)


class Introduced(Widget):
    """A portrait, and beside it who that is, as high as the words need."""

    FACE, GAP = 64.0, 14.0

    def __init__(self, seat: int, info: SeatInfo) -> None:
        self.words = RichText(opponents.introduction(info.player, info.game), theme.ON_PARCHMENT, valign="middle")
        super().__init__("", [Face(seat, info), self.words])

    def natural(self, width: float) -> tuple[float, float]:
        return width, max(self.FACE, self.words.natural(width - self.FACE - self.GAP)[1]) + 4

    def arrange(self, box: Box) -> None:
        self.box = box
        face, rest = box.cut_left(self.FACE, self.GAP)
        self.children[0].arrange(face.centered(self.FACE, self.FACE))
        self.words.arrange(rest)


class Bubble(Widget):
    """A line somebody says: small, beside their panel, soon gone. The pointer goes through it."""

    role = "speech"
    bleed = 14.0

    def __init__(self, name: str, floating: Floating) -> None:
        super().__init__(name)
        self._floating = floating
        self.visible = False
        self.text, self.until, self.seat = "", 0.0, -1
        self.room, self.speaker = NOWHERE, NOWHERE

    @property
    def value(self) -> str:
        return self.text if self.visible else ""

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def say(self, seat: int, text: str, room: Box, speaker: Box) -> None:
        """Shows a line of a seat at the upper left of its room, if there is a place for it: the chronicle has it.
        `speaker` is where the seat lies, to which its dots lead."""
        self.close()
        self.seat, self.text, self.room, self.speaker = seat, text, room, speaker
        self.until = self.ui.now + SECONDS + SECONDS_A_LETTER * len(text)
        self.visible = True
        self.box = NOWHERE
        self._floating.anew(self)

    def close(self) -> None:
        """Puts the line away."""
        if self.visible:
            self.invalidate()
            self.visible = False

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`)."""
        if not self.visible or self.layer is None:
            self.box = NOWHERE

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        k, bounds = self.ui.scale.k, self.ui.scale.bounds
        places = []
        for most in dict.fromkeys((max(220.0, min(self.room.w, 420.0)), 220.0)):
            made = self.ui.text.paragraph(self._marked, LINE, most - 36)
            wide, high = made.width / k + 38, made.height / k + 22
            left = min(max(bounds.x + 8, self.room.x), bounds.right - wide - 8)
            right = max(left, min(self.room.right, bounds.right - 8) - wide)
            top = min(self.room.y, bounds.bottom - high - 8)
            low = max(top, min(self.room.bottom, bounds.bottom - 8) - high)
            places += [Box(x, y, wide, high) for y in (top, low) for x in (left, right)]
        return Wish(tuple((one.w, one.h) for one in places), first=tuple(places), roams=False)

    def put(self, box: Box) -> None:
        self.invalidate()
        self.box = box
        self.invalidate()

    @property
    def dots(self) -> list[Box]:
        """The two that lead to whoever speaks: beside the paper, or else below or above its left end."""
        box, speaker, made = self.box, self.speaker, []
        for size, along, out in ((9.0, 13.0, 8.0), (14.0, 18.0, 4.0)):
            if box.right <= speaker.x:
                x, y = box.right + out, box.y + along
            elif box.x >= speaker.right:
                x, y = box.x - out, box.y + along
            else:
                x, y = box.x + along, box.bottom + out if box.bottom <= speaker.bottom else box.y - out
            made.append(Box(x, y, 0, 0).inset(-size / 2))
        return made

    @property
    def _marked(self) -> str:
        return escape(quoted(self.text))

    def draw(self, canvas: Canvas) -> None:
        if self.box.w <= 0:
            return
        for dot in self.dots:
            canvas.rounded(dot, PAPER, 255, dot.w / 2, theme.GOLD_DARK, 255, 1.2)
        canvas.rounded(self.box.moved(0, 3), theme.INK, 90, 14)
        canvas.rounded(self.box, PAPER, 255, 14, theme.GOLD_DARK, 255, 1.4)
        canvas.paragraph(self._marked, self.box.inset(17, 9), LINE, "left", "middle")
