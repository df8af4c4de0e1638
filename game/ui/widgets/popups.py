"""The one owner of all pop-ups: tips, meanings of words, what a choice leads to, for the pointer and for the focus.

At most one is shown (the words of a tip may be explained beside it). Each belongs to a thing, to the question of the
moment and to the rest of the pointer there, and goes with whichever ends first. After a click, a key, the wheel, or
when a thing goes from under the pointer, none comes until the pointer or the focus has moved.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import WORD, escape
from game.ui.glossary import capital, glossary, with_words
from game.ui.input.actions import DIRECTIONS
from game.ui.input.focus import NOTHING, Spot, Symbol, under, words_in
from game.ui.input.keynames import ALONE
from game.ui.lang import _, language
from game.ui.reader.hearing import State
from game.ui.widgets.base import Layer, Widget
from game.ui.widgets.layout import Column
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.tooltip import Drawn, Tooltip

if TYPE_CHECKING:
    from game.ui.input.router import Router
    from game.ui.ui import Ui
    from game.ui.widgets.values import Choice


# Where a pop-up goes.

EDGE, GAP = 12.0, 8.0  # to the edge of the window, to what is explained
COLUMNS, ROWS = 24, 18  # places that are tried all over the window
COVERED = 160.0  # units further away that it may lie rather than wholly on things one may want to see
LARGE = 0.2  # what takes more of the window than this may have its own pop-up on itself
MARGIN = 2.0  # units left free around what is kept clear


def free_place(
    sizes: Sequence[tuple[float, float]],
    beside: Box,
    bounds: Box,
    clear: Sequence[Box],
    rather_not: Sequence[Box],
    *,
    above: bool = False,
    coarse: bool = False,
) -> Box | None:
    """The best place for the first of these sizes that has one; `clear` is never touched, `rather_not` if possible.
    The usual place is below what is explained, or `above`. `coarse`: away from it fewer places are tried at first."""
    never = [_rect(box.inset(-MARGIN)) for box in clear]
    if beside.w * beside.h < bounds.w * bounds.h * LARGE:
        never.append(_rect(beside))
    others, room = [_rect(box) for box in rather_not], bounds.inset(EDGE - 0.5)
    for step in (3, 1) if coarse else (1,):
        for wide, high in sizes:
            free = [
                (box, rank) for rank, box in _tried(wide, high, beside, bounds, above, step)
                if _rect(box).collidelist(never) < 0 and room.holds(box)
            ]  # fmt: skip
            if free:
                return min(free, key=lambda one: one[1] + _apart(one[0], beside) + _covered(one[0], others))[0]
    return None


def least_hidden(
    sizes: Sequence[tuple[float, float]], beside: Box, bounds: Box, clear: Sequence[Box]
) -> Box:  # fmt: skip
    """Where there is no free place: the one that hides the least of what should be clear."""
    never = [_rect(box) for box in clear]
    fitting = [size for size in sizes if size[0] <= bounds.w - 2 * EDGE and size[1] <= bounds.h - 2 * EDGE]
    tried = [box for wide, high in fitting or sizes for _rank, box in _tried(wide, high, beside, bounds, False, 1)]
    inside = [box for box in tried if bounds.holds(box)]
    return min(inside or tried, key=lambda box: (_hidden(box, never), _apart(box, beside)))


def remainder(area: Box, clear: Sequence[Box]) -> Box:
    """The largest part of an area, from edge to edge, that touches nothing of what is kept clear."""
    for box in clear:
        kept = box.inset(-MARGIN)
        if not area.overlaps(kept):
            continue
        parts = [
            Box(area.x, area.y, area.w, kept.y - area.y), Box(area.x, kept.bottom, area.w, area.bottom - kept.bottom),
            Box(area.x, area.y, kept.x - area.x, area.h), Box(kept.right, area.y, area.right - kept.right, area.h),
        ]  # fmt: skip
        area = max(parts, key=lambda part: max(0.0, part.w) * max(0.0, part.h))
    return area


def meets(box: Box, clear: Sequence[Box]) -> bool:
    """Whether it touches one of these."""
    return _rect(box).collidelist([_rect(other) for other in clear]) >= 0


def _tried(
    wide: float, high: float, beside: Box, bounds: Box, above: bool, step: int
) -> Iterator[tuple[float, Box]]:  # fmt: skip
    """Places around it, the usual ones first, then all over the window."""
    room = bounds.inset(EDGE)
    right, bottom = max(room.x, room.right - wide), max(room.y, room.bottom - high)
    over, under = beside.y - high - GAP, beside.bottom + GAP
    columns = [min(max(room.x, x), right) for x in (beside.cx - wide / 2, beside.x, beside.right - wide)]
    rows = [min(max(room.y, y), bottom) for y in (beside.cy - high / 2, beside.y, beside.bottom - high)]
    for rank, y in enumerate((over, under) if above else (under, over)):
        yield from ((rank * 4 + place, Box(x, y, wide, high)) for place, x in enumerate(columns))
    for rank, x in enumerate((beside.right + GAP, beside.x - wide - GAP)):
        yield from ((8 + rank * 4 + place, Box(x, y, wide, high)) for place, y in enumerate(rows))
    for column in range(0, COLUMNS + 1, step):
        x = room.x + (right - room.x) * column / COLUMNS
        for row in range(0, ROWS + 1, step):
            yield 20.0, Box(x, room.y + (bottom - room.y) * row / ROWS, wide, high)


def _apart(one: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(0.0, other.x - one.right, one.x - other.right)
    down = max(0.0, other.y - one.bottom, one.y - other.bottom)
    return math.hypot(across, down)


def _hidden(box: Box, others: list[pygame.Rect]) -> float:
    mine = _rect(box)
    hit = (mine.clip(others[index]) for index in mine.collidelistall(others))
    return float(sum(part.w * part.h for part in hit))


def _covered(box: Box, others: list[pygame.Rect]) -> float:
    return COVERED * min(1.0, _hidden(box, others) / max(1.0, box.w * box.h))


def _rect(box: Box) -> pygame.Rect:
    x, y, wide, high = box
    left, top = math.floor(x), math.floor(y)
    return pygame.Rect(left, top, math.ceil(x + wide) - left, math.ceil(y + high) - top)


# What an underlined word means.

WIDTHS = (400.0, 600.0, 300.0)  # the usual one, and those for little room


class WordPopup:
    """The meaning of a word, or of the words of a tip; nothing is shown while there are none."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.shown: tuple[str, ...] = ()
        self.box = Box(0, 0, 0, 0)
        self.marked: Box | None = None  # the word that was stepped to

    @property
    def word(self) -> str:
        """The word that is explained, if it is one alone."""
        return self.shown[0] if len(self.shown) == 1 else ""

    def sizes(self, words: tuple[str, ...]) -> list[tuple[float, float]]:
        """How large it is with these words, the usual size first."""
        k, most, text = self.ui.scale.k, self.ui.scale.bounds.w - 80, self._text(words)
        made = [self.ui.text.paragraph(text, theme.ON_PARCHMENT, min(wide, most) - 40) for wide in WIDTHS]
        return [(one.width / k + 42, one.height / k + 30) for one in made]

    def show(self, words: tuple[str, ...], box: Box, marked: Box | None = None) -> None:
        """Explains these words there; a ring marks the one that was stepped to."""
        self.close()
        self.shown, self.box, self.marked = words, box, marked
        self._damage()

    def close(self) -> None:
        """Nothing is explained any more."""
        self._damage()
        self.shown, self.marked = (), None

    def _damage(self) -> None:
        if self.shown:
            self.ui.top.add(self.ui.scale.rect(self.box.inset(-40)))
        if self.marked is not None:
            self.ui.top.add(self.ui.scale.rect(self.marked.inset(-12)))

    def _text(self, words: tuple[str, ...]) -> str:
        """The meanings, and how to read on."""
        code, known = language(), glossary(self.ui.game).words
        said = [
            f"[b|{escape(capital(known[word].name.get(code)))}]\n{escape(known[word].text.get(code))}"
            for word in words if word in known
        ]  # fmt: skip
        if len(words) == 1 and self.ui.keys.shown("rules"):
            more = self.ui.keys.told(_("{key:rules}: more in the rules"))
            said.append(f"[i|{escape(more)}]")
        return "\n".join(said)

    def paint(self, canvas: Canvas) -> None:
        if not self.shown:
            return
        canvas.owner = None
        if self.marked is not None:
            canvas.rounded(self.marked.inset(-6, -2), None, 0, 7, theme.INK, 255, 3.6)
            canvas.rounded(self.marked.inset(-5, -1), None, 0, 6, theme.FOCUS, 255, 1.8)
        canvas.skin("sheet", self.box)
        canvas.paragraph(self._text(self.shown), self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")


DELAY_SECONDS = 0.45  # of rest before a tip comes
WORD_SECONDS = 0.3  # the same for a word
TIP_WORDS_SECONDS = 1.6  # a tip is read on: whoever does so may want its words
MOST_OF_TIP = 3
LOOK_AGAIN_SECONDS = 0.25  # below a resting pointer, where a text may be drawn anew
STILL = 8.0  # units a hand may tremble while the pointer rests
ASKING = ("rules", "word_next", "word_before")  # about what one looks at: pop-ups stay
LEADING = ("next", "previous", "area_next", "area_before", *DIRECTIONS)


class Owner(NamedTuple):
    """What a pop-up belongs to: a widget, where that was, and the part of it that is meant."""

    widget: Widget
    place: Box
    part: Box
    symbol: Symbol | None = None

    @property
    def stands(self) -> bool:
        """Whether it is still there."""
        drawn = self.symbol is None or (self.symbol.key, self.symbol.box) in self.symbol.widget.symbols
        return self.widget.box == self.place and self.widget.hangs and drawn


class Popups:
    """One per window; `update` once a frame, `notice` before an event is used."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.tip, self.words = Tooltip(ui), WordPopup(ui)
        self.owner: Owner | None = None  # of what is shown
        self._moment: object = None
        self._by_key = False  # a word was stepped to
        self._rest: tuple[float, float] | None = None  # where the pointer rests
        self._since = 0.0  # the rest began, or the focus came
        self._left: tuple[float, float] | None = None  # the pointer must leave this place first
        self._leads = False  # the last key moved the focus
        self._led: Widget | None = None  # there
        self._under = NOTHING
        self._looked: tuple[object, float] = (None, 0.0)  # where, when
        self._told: tuple[Owner, str] | None = None  # what has no place, or nothing to say
        self._shown_tip = ""

    # -- events ----------------------------------------------------------------------------------------------------
    def notice(self, event: pygame.event.Event, router: Router) -> None:
        """What ends them, even if a press comes to nothing. The keys that ask about a pop-up leave it, and Esc puts a
        word away (`key`)."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.hush(self.ui.scale.units(event.pos))
        elif event.type in (pygame.MOUSEWHEEL, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.hush(router.pointer)
        elif event.type == pygame.KEYDOWN and event.key not in ALONE and not self.ui.keys.means(event, *ASKING):
            if not self._by_key or not self.ui.keys.means(event, "back"):
                self.hush(router.pointer)
            self._leads, self._led = bool(self.ui.keys.means(event, *LEADING)), None

    def hush(self, pointer: tuple[float, float] | None) -> None:
        """Puts all away until the pointer, which is there, or the focus has moved."""
        self.close()
        self._left = self._rest = pointer
        self._leads, self._led = False, None
        self._since = self.ui.now

    def close(self) -> None:
        """Puts all away."""
        if self.tip.shown:
            self.tip.close()
        if self.words.shown:
            self.words.close()
        self.owner, self._by_key, self._told = None, False, None

    # -- time ------------------------------------------------------------------------------------------------------
    def update(self, router: Router) -> None:
        """What is to be shown now."""
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if screen is None or scope is None:
            return
        moment = (screen, scope, screen.moment())
        if moment != self._moment:
            self._moment = moment
            self.hush(router.pointer)
        self._follow(router.pointer)
        if self.owner is not None and not self.owner.stands:
            self.hush(router.pointer)
        self._make_room()
        if self._by_key:
            return
        if router.by_pointer:
            self._at_pointer(router, scope)
        else:
            self._at_focus(scope)

    def _follow(self, pointer: tuple[float, float] | None) -> None:
        """The pointer rests as long as it stays at about the same place."""
        if pointer == self._rest:
            return
        if pointer is not None and self._rest is not None and math.dist(pointer, self._rest) <= STILL:
            return
        self.close()
        self._rest, self._since = pointer, self.ui.now
        if pointer is None or self._left is None or math.dist(pointer, self._left) > STILL:
            self._left = None

    def _at_pointer(self, router: Router, scope: Layer) -> None:
        pointer = router.pointer
        if pointer is None or self._left is not None or router.held is not None or self.ui.stack.changing:
            self.close()
            return
        self._leads, self._led = False, None
        self._look(scope, pointer)
        word = self._under.word
        if word is not None and word.widget is not None:
            self._explain(Owner(word.widget, word.widget.box, word.box), word.word)
            return
        hovered = router.hovered
        there = hovered is not None and hovered.hangs and hovered.hit(*pointer) is not None
        widget = self._under.cut or (hovered if there else None)
        owner = self._pointed(self._under.symbol, widget)
        if owner is None:
            self.close()
        else:
            self._tell(owner, widget)

    def _look(self, scope: Layer, pointer: tuple[float, float]) -> None:
        now = self.ui.now
        if pointer != self._looked[0] or not 0 <= now - self._looked[1] < LOOK_AGAIN_SECONDS:
            self._looked, self._under = (pointer, now), under(scope, *pointer)

    def _pointed(self, symbol: Symbol | None, widget: Widget | None) -> Owner | None:
        if symbol is not None:
            at = widget or symbol.widget
            return Owner(at, at.box, symbol.box, symbol)
        return Owner(widget, widget.box, widget.box) if widget is not None else None

    def _at_focus(self, scope: Layer) -> None:
        focus = self.ui.focus
        if self._leads and self._led is None and focus is not None:
            self._led, self._since = focus, self.ui.now
        if focus is None or focus is not self._led or not self.ui.ring_visible or not focus.within(scope):
            self.close()
            return
        self._tell(Owner(focus, focus.box, focus.focus_box), focus)

    # -- tips ------------------------------------------------------------------------------------------------------
    def _tell(self, owner: Owner, widget: Widget | None) -> None:
        """Shows what is to be said about it, after a moment, and later the words of that."""
        if owner != self.owner:
            if self.owner is not None:
                self.close()
                self._since = self.ui.now
            if self.ui.now - self._since < DELAY_SECONDS or self._told == (owner, _tip_of(widget)):
                return
            self._show_tip(owner, widget)
        elif self._shown_tip != _tip_of(widget):
            self._show_tip(owner, widget)
        elif not self.words.shown and self.ui.now - self._since >= TIP_WORDS_SECONDS:
            words = tuple(dict.fromkeys(spot.word for spot in self._words_of_tip()))[:MOST_OF_TIP]
            place = self._place(self.words.sizes(words), self.tip.box, (self.tip.box,)) if words else None
            if place is not None:
                self.words.show(words, place)

    def _show_tip(self, owner: Owner, widget: Widget | None) -> None:
        self.close()
        text, drawn = self._text(owner, widget), self._drawn(owner, widget)
        self._shown_tip = _tip_of(widget)
        for picture in (drawn, None) if drawn is not None else (None,):  # where it has no room its words may have some
            sizes = self.tip.sizes(text, picture) if text or picture is not None else []
            place = self._place(sizes, owner.part, ()) if sizes else None
            if place is not None:
                self.owner = owner
                self.tip.show(text, place, picture)
                return
        self._told = (owner, self._shown_tip)

    @staticmethod
    def _drawn(owner: Owner, widget: Widget | None) -> Drawn | None:
        """What is shown large of the thing that is pointed at or in focus; nothing for one of its symbols."""
        return (widget or owner.widget).told_large() if owner.symbol is None else None

    def _text(self, owner: Owner, widget: Widget | None) -> str:
        """What is cut there, in full; the meaning of the symbol that is pointed at, or of all in focus; its tip or that
        of what it is part of."""
        part = widget or owner.widget
        said = part.explanation()
        while not said and part.parent is not None:
            part = part.parent
            said = part.explanation()
        said = self.ui.keys.told(said)
        whole = [text for inner in (widget or owner.widget).walk() for text in inner.cut if text != said]
        screen = self.ui.stack.top
        drawn = [owner.symbol.key] if owner.symbol else [] if self._led is None else owner.widget.symbol_keys()
        meant = [screen.symbol(key) for key in drawn] if screen is not None else []
        lines = dict.fromkeys(line for line in (*whole, *meant, said) if line)
        return with_words("\n".join(lines), self.ui.game)

    # -- words -----------------------------------------------------------------------------------------------------
    def _explain(self, owner: Owner, word: str) -> None:
        if owner == self.owner and self.words.shown:
            return
        if self.owner is not None:
            self.close()
            self._since = self.ui.now
        if self.ui.now - self._since < WORD_SECONDS or self._told == (owner, word):
            return
        place = self._place(self.words.sizes((word,)), owner.part, (), above=True)
        if place is None:
            self._told = (owner, word)
            return
        self.owner = owner
        self.words.show((word,), place)

    def _words_of_tip(self) -> list[Spot]:
        return [Spot(link.removeprefix(WORD), box) for link, box in self.tip.links if self.tip.text]

    def key(self, event: pygame.event.Event) -> bool:
        """Steps through the words; Esc puts the meaning away. Any other key has done so and is used elsewhere."""
        asked = self.ui.keys.means(event, "word_next", "word_before")
        if asked:
            self.step(-1 if asked == "word_before" else 1)
            return True
        if not self._by_key or event.type != pygame.KEYDOWN or not self.ui.keys.means(event, "back"):
            return False
        self.close()
        return True

    def step(self, way: int) -> None:
        """Explains the next word that can be seen (1), or the one before (-1)."""
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if screen is None or scope is None:
            return
        self._moment = (screen, scope, screen.moment())
        spots: dict[str, Spot] = {}
        for spot in [*self._words_of_tip(), *words_in(scope, self.ui.scale.bounds)]:
            spots.setdefault(spot.word, spot)
        if not spots:
            self.ui.toasts.show(_("No word is underlined here."))
            return
        order = [*spots]
        at = order.index(self.words.word) if self._by_key and self.words.word in spots else None
        self._step_to(spots[order[(at + way) % len(order) if at is not None else 0 if way > 0 else -1]])

    def _step_to(self, spot: Spot) -> None:
        self.words.close()
        if spot.widget is not None:
            self.close()
            self.owner = Owner(spot.widget, spot.widget.box, spot.box)
        kept = (self.tip.box,) if self.tip.shown else ()
        place = self._place(self.words.sizes((spot.word,)), spot.box, kept, above=True)
        self._by_key = place is not None
        if place is not None:
            self.words.show((spot.word,), place, spot.box)

    # -- places ----------------------------------------------------------------------------------------------------
    def _place(
        self, sizes: Sequence[tuple[float, float]], beside: Box, kept: Sequence[Box], *, above: bool = False
    ) -> Box | None:
        return self.ui.floating.free(sizes, beside, kept, above=above)

    def _make_room(self) -> None:
        """Something that must be seen came where one lies: it goes, and may come again elsewhere."""
        drawn_anew = bool(self.ui.base) or bool(self.ui.top)
        if self.owner is None or not drawn_anew:
            return
        shown = [*([self.tip.box] if self.tip.shown else []), *([self.words.box] if self.words.shown else [])]
        clear = [*self.ui.floating.pinned(), *self.ui.floating.boxes()]
        if any(meets(box, clear) for box in shown):
            self.close()

    def paint(self, canvas: Canvas) -> None:
        """Above everything but short messages."""
        self.tip.paint(canvas)
        self.words.paint(canvas)


def _tip_of(widget: Widget | None) -> str:
    """What its tip says at the moment, without asking anew."""
    return widget.tip if widget is not None else ""


# The list of a drop-down, opened above everything.

ROW, NOTED_ROW = 46.0, 66.0  # a row with a sentence below its words
NOTE = theme.ASIDE.at(17)


class _Entry(Widget):
    role = "option"
    focusable = True

    def __init__(self, choice: Choice, key: str, text: str, popup: _Popup) -> None:
        super().__init__(f"option:{key}")
        self.choice, self.entry, self.text, self.popup = choice, key, text, popup
        self.note = choice.notes.get(key, "")
        self.height = NOTED_ROW if self.note else ROW
        self.tip = choice.blocked.get(key, "")

    @property
    def value(self) -> str:
        return f"{self.text}. {self.note}" if self.note else self.text

    @property
    def heard_state(self) -> State:
        return State(selected=self.entry == self.choice.chosen)

    @property
    def wide(self) -> float:
        """How wide its words are."""
        return max(self.ui.text.width(self.text, theme.STRONG), self.ui.text.width(self.note, NOTE))

    def activate(self) -> None:
        self.choice.ui.sound.play("press")
        self.popup.close()
        self.choice.choose(self.entry)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.ui.focus is self:
            canvas.rounded(self.box.inset(4, 2), theme.GOLD_DEEP, 150 if self.hovered else 110, 6)
        blocked = self.entry in self.choice.blocked
        style = theme.STRONG.of(theme.ON_OFF if blocked else theme.TEXT)
        room = self.box.inset(18, 0)
        if self.entry == self.choice.chosen:
            middle = self.box.y + 20 if self.note else room.cy
            canvas.rounded(Box(room.x - 6, middle - 4, 8, 8), theme.FOCUS, 255, 4)
        room = room.cut_left(10)[1]
        if self.note:
            room, below = room.inset(0, 6).cut_top(28)
            canvas.text_in(self.note, below, NOTE)
        canvas.text_in(self.text, room, style)


class _Popup(Widget):
    """Closes when something else is clicked."""

    focusable = True
    role = "list"

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.entries = [_Entry(choice, key, text, self) for key, text in choice.options]
        self.list = ScrollArea(Column(self.entries, gap=0))
        super().__init__("popup", [self.list])

    @property
    def interactive(self) -> bool:
        return False

    @property
    def spoken(self) -> str:
        return self.choice.spoken

    def natural(self, width: float) -> tuple[float, float]:
        return width, 0.0

    def arrange(self, box: Box) -> None:
        """Under the choice, or above it when there is more room; inside the window always."""
        self.box = box
        anchor = self.choice.box
        wide = max([anchor.w, *(entry.wide + 72 for entry in self.entries)])
        wide = min(wide, box.w - 16)
        high = min(sum(entry.height or ROW for entry in self.entries) + 16, box.h - 40)
        below = box.bottom - anchor.bottom - 8 >= high
        y = anchor.bottom + 4 if below or anchor.y - high < 8 else anchor.y - high - 4
        x = min(max(8.0, anchor.x), box.w - wide - 8)
        self.frame = Box(x, min(y, box.bottom - high - 8), wide, high)
        self.list.arrange(self.frame.inset(4, 8))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.frame)
        canvas.rounded(self.frame, theme.WELL, 250, 10, theme.HAIRLINE, 200, 1.4)

    def activate(self) -> None:
        self.close()

    def close(self) -> None:
        layer = self.layer
        if layer is not None:
            self.ui.stack.close_layer(layer)


def open_choice(choice: Choice) -> None:
    """Opens the list of a choice; the chosen entry has the focus."""
    popup = _Popup(choice)
    layer = Layer(choice.ui, popup, name="popup")
    layer.on_escape = popup.close
    layer.numbered = [*popup.entries]
    layer.first_focus = next((e for e in popup.entries if e.entry == choice.chosen), None)
    choice.ui.stack.open_layer(layer)
