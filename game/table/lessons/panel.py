"""The parchment on which a lesson speaks: its sentence, how far the tutorial has come, and the ways about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.lessons import Course, Light
from game.lessons.course import ANSWER, BUTTONS, CARD, HAND, ITEMS, LOG, PARTS, QUESTION, READER, SEAT
from game.table.aloud.areas import Heard, Lines
from game.table.asking.spots import BUTTON
from game.table.pieces import Spot
from game.table.screen import TableScreen
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.places import Size, Wish
from game.ui.lang import _, listed
from game.ui.widgets import Button, Label, RichText, ScrollArea, Widget

WIDE, NARROW = 600.0, 460.0
LARGE, SMALL, TIGHT = theme.ON_PARCHMENT.at(25), theme.ON_PARCHMENT.at(22), theme.ON_PARCHMENT.at(18)
ROOMY = 1500.0  # units: how wide a window has the larger one


PADDING, LOW_PADDING, GAP = 20.0, 12.0, 8.0
HEAD, FOOT = 40.0, 44.0
FOLDED = FOOT + 2 * LOW_PADDING + LOW_PADDING / 2 + 2  # units: how high it is where it is low, without its words


class LessonPanel(Widget):
    """Says one lesson. `press` is told the name of the button: "lesson_seen", "lesson_back", "lesson_again" or
    "lesson_leave"."""

    role = "lesson"
    heard_as = "region"
    covers = True
    bleed = 40.0
    weighty = True

    def __init__(self, press: Callable[[str], None]) -> None:
        self.lit: tuple[Box, ...] = ()  # what it speaks of
        self.rather_not: tuple[Box, ...] = ()
        self.light = ""  # where the light is, in words
        self.lines = Lines(self)
        self._styles: dict[Size, theme.Style] = {}
        self.words = RichText("", SMALL, name="lesson_says")
        self.scroll = ScrollArea(self.words, "lesson_scroll", on_paper=True)
        self.count = Label("", theme.ON_PARCHMENT.at(19), name="lesson_count")
        self.seen = Button(_("Seen"), lambda: press("lesson_seen"), "gold", "lesson_seen", "skip", height=44)
        self.seen.bare = True
        self.first = Button(_("Back"), lambda: press("lesson_back"), "ghost", "lesson_back", height=42)
        self.again = Button(_("Again"), lambda: press("lesson_again"), "ghost", "lesson_again", height=42)
        self.leave = Button(_("Leave"), lambda: press("lesson_leave"), "ghost", "lesson_leave", height=40)
        super().__init__("lesson", [self.count, self.leave, self.scroll, self.first, self.again, self.seen])

    @property
    def value(self) -> str:
        return self.words.value

    @property
    def spoken(self) -> str:
        return self.count.text

    @property
    def described(self) -> str:
        """The words of the lesson, and where its light is."""
        told = [self.words.value.replace("\n", " "), self.light]
        return " ".join(one for one in told if one)

    def heard_children(self) -> Sequence[Widget]:
        """The words as something that can be come to, then the ways on."""
        words = self.described
        self.lines.show([Heard("words", words, "text")] if words else [])
        return [*self.lines.widgets, self.seen, self.first, self.again, self.leave]

    @property
    def takes_pointer(self) -> bool:
        return True

    def say(self, text: str, number: int, of: int, *, seen: str = "") -> None:
        """`number` counts from 1; `seen`: the words of the button that goes on, where one does."""
        self.words.source = text
        self.count.text = _("Lesson {number} of {count}").format(number=number, count=of)
        self.seen.text, self.seen.visible = seen or self.seen.text, bool(seen)
        self.first.disable("" if number > 1 else _("This is the first lesson."))
        self.invalidate()

    def wish(self) -> Wish | None:
        """Near to what is lit, and where it hides least of the others; where there is little room, low, and its words
        scroll."""
        if not self.visible or self.layer is None:
            return None
        bounds = self.ui.scale.bounds
        roomy = bounds.w >= ROOMY
        widths = (WIDE, WIDE * 0.7) if roomy else (min(NARROW, bounds.w * 0.46), bounds.w * 0.66)  # higher, or broader
        below = [one.natural(bounds.w)[0] + GAP for one in (self.first, self.again, self.seen) if one.visible]
        fitting = [min(bounds.w, max(wide, sum(below) - GAP + 2 * PADDING)) for wide in widths]
        styles = (LARGE, SMALL) if roomy else (SMALL, TIGHT)
        whole = {(wide, self._high(wide, style)): style for style in styles for wide in fitting}
        ways = [
            one.natural(bounds.w)[0] + GAP for one in (self.first, self.again, self.leave, self.seen) if one.visible
        ]
        least = sum(ways) + 2 * LOW_PADDING
        low = [max(least, bounds.w * share) for share in (0.94, 0.66, 0.52, 0.0)]
        line = self.ui.text.paragraph("x", TIGHT, 100).height / self.ui.scale.k
        legible = [max(least, bounds.w * share) for share in (0.36, 0.44, 0.52)] if roomy else []  # two or three lines
        broad = {(wide, FOLDED + self._words_high(wide - 2 * LOW_PADDING, SMALL)): SMALL for wide in legible}
        folded = [(wide, FOLDED + self._words_high(wide - 2 * LOW_PADDING)) for wide in low]  # with all its words
        folded += [(wide, FOLDED + line * lines) for lines in (4, 3, 2, 1) for wide in low]
        self._styles = dict.fromkeys(folded, TIGHT) | broad | whole
        folded = [*broad, *folded]
        lit = self.lit or (bounds.centered(1, 1),)
        x, y = sum(box.cx for box in lit) / len(lit), sum(box.cy for box in lit) / len(lit)
        at = Box(x, y, 1, 1)
        if self.seen.visible:  # nothing else can be pressed: rather over what lies in shade than too low for its words
            return Wish(tuple(whole), at, rather_not=self.rather_not, must=True, last=tuple(folded))
        return Wish((*whole, *folded), at, rather_not=self.rather_not, must=True)

    def _words_high(self, wide: float, style: theme.Style = TIGHT) -> float:
        """How high its words are where they are small."""
        return self.ui.text.paragraph(self.words.source, style, wide).height / self.ui.scale.k

    def _high(self, wide: float, style: theme.Style) -> float:
        """How high it is with all its words in this style."""
        words = self.ui.text.paragraph(self.words.source, style, wide - 2 * PADDING).height / self.ui.scale.k
        return words + HEAD + FOOT + 2 * GAP + 2 * PADDING + 2

    def put(self, box: Box) -> None:
        self.invalidate()
        self.words.style = self._styles.get((box.w, box.h), TIGHT)
        self.arrange(box)
        self.invalidate()

    def arrange(self, box: Box) -> None:
        """Count and way out above, the other ways below; all ways below where it is low."""
        self.box = box
        if self.layer is None:
            return
        low = box.h < self._high(box.w, self.words.style) - 1
        room = box.inset(LOW_PADDING if low else PADDING)
        foot, room = room.cut_bottom(FOOT, LOW_PADDING / 2 if low else GAP)
        self.count.visible = not low
        ways = [self.first, self.again]
        if low:
            ways.append(self.leave)
        else:
            head, room = room.cut_top(HEAD, GAP)
            left, right = head.cut_right(self.leave.natural(head.w)[0], GAP)
            self.leave.arrange(left)
            self.count.arrange(right)
        for way in ways:
            mine, foot = foot.cut_left(way.natural(foot.w)[0], GAP)
            way.arrange(mine)
        self.seen.arrange(foot.cut_right(min(foot.w, self.seen.natural(foot.w)[0]))[0])
        self.scroll.arrange(room)

    def draw(self, canvas: Canvas) -> None:
        if self.box.w > 0:
            canvas.skin("sheet", self.box)


# Where on the screen the things lie that a lesson speaks of.

TABS = {LOG: "log", READER: "zoom"}
SMALLEST = 4.0
MOST_NAMED = 6  # things that are lit


def lights(course: Course) -> Sequence[Light]:
    """What is lit now: what the lesson says, else what it wants."""
    lesson = course.lesson
    if lesson.light:
        return lesson.light
    if lesson.look is not None:
        return [lesson.look]
    return [Light(lesson.line, ANSWER, choice=one) for one in lesson.allowed]


def names(table: TableScreen, lit: Sequence[Box]) -> str:
    """Where the light is, in words: the things that are lit, or the parts of the table they are in."""
    found: dict[str, None] = {}
    for widget in [*table.prompt.children, *table.spots()]:
        if widget.visible and getattr(widget, "shown", widget.box) in lit:
            found[widget.heard_name if isinstance(widget, Spot) else widget.spoken] = None
    for box in lit if not found else ():
        at = table.board.named_at(*box.center)
        parts = [one.title for one in table.aloud.regions if any(_in(box, member) for member in one.members)]
        found |= dict.fromkeys([at] if at else parts[:1])
    told = [name for name in found if name][:MOST_NAMED]
    return _("The light is on {things}.").format(things=listed(told)) if told else ""


def _in(box: Box, member: Widget) -> bool:
    return member.visible and member.box.contains(*box.center)


def boxes(table: TableScreen, course: Course, wanted: Sequence[Light], more: Sequence[Box] = ()) -> list[Box]:
    """Where all of them lie, and these besides, each place once; nothing for what is out of sight."""
    found = [*more]
    found += [box for light in wanted for box in of(table, course, light)]
    if table.selected is not None and not course.looking:  # it is confirmed there
        found.append(table.prompt.box)
    bounds = table.ui.scale.bounds
    seen = [_within(box, bounds) for box in found]
    return list(dict.fromkeys(box for box in seen if box.w >= SMALLEST and box.h >= SMALLEST))


def reveal(table: TableScreen, course: Course, wanted: Sequence[Light]) -> None:
    """Behind tabs what is spoken of is brought into sight."""
    if not table.places.tabbed:
        return
    for light in wanted:
        if light.word in TABS:
            table.use_tab(TABS[light.word])
        elif not list(of(table, course, light)) or light.word not in (*PARTS, *ITEMS):
            table.board.reveal(light.word, table.flow.viewer if light.seat < 0 else light.seat)


def of(table: TableScreen, course: Course, light: Light) -> Iterator[Box]:
    """Where one of them lies."""
    parts: dict[str, Widget] = {
        QUESTION: table.prompt, HAND: table.hand, LOG: table.log, READER: table.zoom, BUTTONS: table.corner,
    }  # fmt: skip
    if (part := parts.get(light.word)) is not None:
        yield from [part.box] if part.visible else []
    elif light.word == SEAT:
        yield table.board.seat_box(light.seat)
    elif light.word == CARD:
        yield from _cards(table, light)
    elif light.word == ANSWER:
        yield from _answers(table, course, light)
    else:
        yield from table.board.lit(light.word, table.flow.viewer if light.seat < 0 else light.seat)


def _cards(table: TableScreen, light: Light) -> Iterator[Box]:
    for spot in table.spots():
        subject = spot.subject
        if subject is not None and subject.id == light.name and light.seat in (-1, subject.seat):
            yield spot.shown


def _answers(table: TableScreen, course: Course, light: Light) -> Iterator[Box]:
    if light.choice is None or table.offers is None:
        return
    for option in course.shown_answers(light.choice):
        offer = table.offers.of(option)
        if offer is None or offer.place == BUTTON:
            named = [child.box for child in table.prompt.children if child.visible and child.name == option]
            yield from named or [table.prompt.box]
            continue
        spots = [spot.shown for spot in table.spots() if (spot.place, spot.thing) == (offer.place, offer.thing)]
        yield from spots or [table.prompt.box]


def _within(box: Box, bounds: Box) -> Box:
    left, top = max(box.x, bounds.x), max(box.y, bounds.y)
    return Box(left, top, min(box.right, bounds.right) - left, min(box.bottom, bounds.bottom) - top)


# Everything that a lesson does not speak of lies in shade.

SHADE, MARGIN, RADIUS = 150, 8.0, 14.0
EDGE = ((7.0, 100), (3.5, 50), (0.0, 0))  # units around what is lit, and how dark it is there


class Veil(Widget):
    """The shade over the table, with holes. The pointer goes through it."""

    role = "veil"
    heard = False

    def __init__(self) -> None:
        super().__init__("lesson_light")
        self.lit: tuple[Box, ...] = ()
        self.visible = False
        self._made: pygame.Surface | None = None

    @property
    def value(self) -> str:
        return f"{len(self.lit)}" if self.visible else ""

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def show(self, lit: Sequence[Box], *, on: bool) -> None:
        """Lights these places, or takes the shade away."""
        found = tuple(box.inset(-MARGIN) for box in lit) if on else ()
        if found != self.lit or on != self.visible:
            self.visible = True
            self.lit, self._made = found, None
            self.invalidate()
            self.visible = on

    def arrange(self, box: Box) -> None:
        self.box, self._made = box, None

    def draw(self, canvas: Canvas) -> None:
        if self._made is None:
            self._made = self._shade(canvas)
        canvas.surface_at(self._made, self.box.x, self.box.y)
        for box in self.lit:
            canvas.rounded(box, None, 0, RADIUS, theme.FOCUS, 235, 2.4)

    def _shade(self, canvas: Canvas) -> pygame.Surface:
        rect = canvas.scale.rect(self.box)
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        made.fill((*theme.INK, SHADE))
        for wider, alpha in EDGE:
            for box in self.lit:
                hole = canvas.scale.rect(box.inset(-wider)).move(-rect.x, -rect.y)
                pygame.draw.rect(made, (*theme.INK, alpha), hole, border_radius=round((RADIUS + wider) * canvas.k))
        return made
