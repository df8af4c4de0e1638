"""The one owner of all pop-ups: tips, meanings of words, what a choice leads to, for the pointer and for the focus.

At most one is shown (the words of a tip may be explained beside it). Each belongs to a thing, to the question of the
moment and to the rest of the pointer there, and goes with whichever ends first. After a click, a key, the wheel, or
when a thing goes from under the pointer, none comes until the pointer or the focus has moved.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import WORD, escape
from game.ui.draw.places import meets
from game.ui.glossary import capital, glossary, with_words
from game.ui.input.actions import DIRECTIONS
from game.ui.input.focus import NOTHING, Spot, Symbol, under, words_in
from game.ui.input.keynames import ALONE
from game.ui.lang import _, language
from game.ui.widgets.base import Drawn, Layer, Toolkit, Widget
from game.ui.widgets.floating import Floating
from game.ui.widgets.toasts import Toasts
from game.ui.widgets.tooltip import Tooltip
from game.ui.window.stack import ScreenStack

# What an underlined word means.

WIDTHS = (400.0, 600.0, 300.0)  # the usual one, and those for little room


class WordPopup:
    """The meaning of a word, or of the words of a tip; nothing is shown while there are none."""

    def __init__(self, ui: Toolkit) -> None:
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

    def __init__(self, ui: Toolkit, stack: ScreenStack, floating: Floating, toasts: Toasts) -> None:
        self.ui, self._stack, self._floating, self._toasts = ui, stack, floating, toasts
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
    def notice(self, event: pygame.event.Event) -> None:
        """What ends them, even if a press comes to nothing. The keys that ask about a pop-up leave it, and Esc puts a
        word away (`key`)."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.hush(self.ui.scale.units(event.pos))
        elif event.type in (pygame.MOUSEWHEEL, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.hush(self.ui.mouse.place)
        elif event.type == pygame.KEYDOWN and event.key not in ALONE and not self.ui.keys.means(event, *ASKING):
            if not self._by_key or not self.ui.keys.means(event, "back"):
                self.hush(self.ui.mouse.place)
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
    def update(self) -> None:
        """What is to be shown now."""
        screen = self._stack.top
        scope = screen.scope if screen is not None else None
        if screen is None or scope is None:
            return
        moment = (screen, scope, screen.moment())
        if moment != self._moment:
            self._moment = moment
            self.hush(self.ui.mouse.place)
        self._follow(self.ui.mouse.place)
        if self.owner is not None and not self.owner.stands:
            self.hush(self.ui.mouse.place)
        self._make_room()
        if self._by_key:
            return
        if self.ui.mouse.in_use:
            self._at_pointer(scope)
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

    def _at_pointer(self, scope: Layer) -> None:
        pointer = self.ui.mouse.place
        if pointer is None or self._left is not None or self.ui.mouse.held is not None or self._stack.changing:
            self.close()
            return
        self._leads, self._led = False, None
        self._look(scope, pointer)
        word = self._under.word
        if word is not None and word.widget is not None:
            self._explain(Owner(word.widget, word.widget.box, word.box), word.word)
            return
        hovered = self.ui.mouse.hovered
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
        screen = self._stack.top
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
        screen = self._stack.top
        scope = screen.scope if screen is not None else None
        if screen is None or scope is None:
            return
        self._moment = (screen, scope, screen.moment())
        spots: dict[str, Spot] = {}
        for spot in [*self._words_of_tip(), *words_in(scope, self.ui.scale.bounds)]:
            spots.setdefault(spot.word, spot)
        if not spots:
            self._toasts.show(_("No word is underlined here."))
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
        return self._floating.free(sizes, beside, kept, above=above)

    def _make_room(self) -> None:
        """Something that must be seen came where one lies: it goes, and may come again elsewhere."""
        drawn_anew = bool(self.ui.base) or bool(self.ui.top)
        if self.owner is None or not drawn_anew:
            return
        shown = [*([self.tip.box] if self.tip.shown else []), *([self.words.box] if self.words.shown else [])]
        clear = [*self._floating.pinned(), *self._floating.boxes()]
        if any(meets(box, clear) for box in shown):
            self.close()

    def paint(self, canvas: Canvas) -> None:
        """Above everything but short messages."""
        self.tip.paint(canvas)
        self.words.paint(canvas)


def _tip_of(widget: Widget | None) -> str:
    """What its tip says at the moment, without asking anew."""
    return widget.tip if widget is not None else ""
