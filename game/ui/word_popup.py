"""What an underlined word means: a small parchment beside it, for the pointer, the keyboard and the words of a tip."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui import theme
from game.ui.breaking import WORD
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.glossary import capital, glossary
from game.ui.lang import _, language
from game.ui.markup import escape

if TYPE_CHECKING:
    from game.ui.router import Router
    from game.ui.tooltip import Tooltip
    from game.ui.ui import Ui
    from game.ui.widgets.base import Layer

REST_SECONDS = 0.3  # the pointer on a word
TIP_SECONDS = 1.6  # a tip: whoever reads on may want its words
MOST_OF_TIP = 3
WIDTH = 400.0
GAP, EDGE = 8.0, 12.0  # to the word, to the edge of the window
LOOK_AGAIN_SECONDS = 0.25  # a resting pointer: what lies below it may have changed


class Spot(NamedTuple):
    """A word on the screen and where it is."""

    word: str
    box: Box


class WordPopup:
    """One per window. By pointer it comes and goes with the word; by key it stays until another key is pressed."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.shown: tuple[str, ...] = ()
        self.box = Box(0, 0, 0, 0)
        self.marked: Box | None = None  # the word that was stepped to
        self._by_key = False
        self._scope: Layer | None = None
        self._spot: Spot | None = None  # below the pointer, since when
        self._since = self._looked = 0.0
        self._pointer: tuple[float, float] | None = None
        self._tip: list[Spot] = []

    @property
    def word(self) -> str:
        """The word that is explained, if it is one alone."""
        return self.shown[0] if len(self.shown) == 1 else ""

    # -- time ------------------------------------------------------------------------------------------------------
    def update(self, router: Router, tooltip: Tooltip) -> None:
        """What is to be shown now."""
        pointer = router.pointer
        scope = self.ui.stack.top.scope if self.ui.stack.top is not None else None
        moved = pointer != self._pointer
        if scope is not self._scope or self._by_key and moved:
            self.close()
            self._spot = None
        self._scope, self._pointer = scope, pointer
        self._tip = [Spot(link.removeprefix(WORD), box) for link, box in tooltip.links] if tooltip.text else []
        if self._by_key:
            return
        now = self.ui.now
        if moved or now - self._looked >= LOOK_AGAIN_SECONDS:
            self._looked = now
            self._look(pointer if router.by_pointer else None)
        if self._spot is not None and now - self._since >= REST_SECONDS:
            self._show((self._spot.word,), self._spot.box, above=True)
        elif self._spot is None and self._tip and now - tooltip.since >= TIP_SECONDS:
            words = dict.fromkeys(spot.word for spot in self._tip)
            self._show(tuple(words)[:MOST_OF_TIP], tooltip.box, above=False)
        else:
            self.close()

    def _look(self, pointer: tuple[float, float] | None) -> None:
        found = next((spot for spot in self._spots() if spot.box.contains(*pointer)), None) if pointer else None
        if found != self._spot:
            self._spot, self._since = found, self.ui.now

    def _spots(self) -> list[Spot]:
        """The words that can be seen, in reading order of the tree."""
        if self._scope is None:
            return []
        bounds = self.ui.scale.bounds
        return [
            Spot(link.removeprefix(WORD), box)
            for widget in self._scope.walk() for link, box in widget.links
            if link.startswith(WORD) and bounds.holds(box) and widget.uncovered(box.cx, box.cy)
        ]  # fmt: skip

    # -- keys ------------------------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        """Steps through the words; Esc puts the meaning away, any other key does so as well and is used elsewhere."""
        asked = self.ui.keys.means(event, "word_next", "word_before")
        if asked:
            self.step(-1 if asked == "word_before" else 1)
            return True
        if not self._by_key or event.type != pygame.KEYDOWN or self.ui.keys.means(event, "rules"):
            return False
        self.close()
        return bool(self.ui.keys.means(event, "back"))

    def step(self, way: int) -> None:
        """Explains the next word that can be seen (1), or the one before (-1)."""
        self._scope = self.ui.stack.top.scope if self.ui.stack.top is not None else None
        spots: list[Spot] = []
        for spot in [*self._tip, *self._spots()]:
            if spot.word not in (known.word for known in spots):
                spots.append(spot)
        if not spots:
            self.ui.toasts.show(_("No word is underlined here."))
            return
        at = next((place for place, spot in enumerate(spots) if self._by_key and spot.word == self.word), None)
        chosen = spots[(at + way) % len(spots) if at is not None else 0 if way > 0 else -1]
        self.close()
        self._by_key, self.marked = True, chosen.box
        self._show((chosen.word,), chosen.box, above=True)

    # -- showing ---------------------------------------------------------------------------------------------------
    def close(self) -> None:
        """Nothing is explained any more."""
        self._damage()
        self.shown, self.marked, self._by_key = (), None, False

    def _show(self, words: tuple[str, ...], beside: Box, *, above: bool) -> None:
        if words == self.shown:
            return
        self._damage()
        self.shown = words
        self._place(beside, above=above)
        self._damage()

    def _damage(self) -> None:
        if self.shown:
            self.ui.top.add(self.ui.scale.rect(self.box.inset(-40)))
        if self.marked is not None:
            self.ui.top.add(self.ui.scale.rect(self.marked.inset(-12)))

    def _text(self) -> str:
        """The meanings, and how to read on."""
        code, known = language(), glossary().words
        said = [
            f"[b|{escape(capital(known[word].name.get(code)))}]\n{escape(known[word].text.get(code))}"
            for word in self.shown if word in known
        ]  # fmt: skip
        if self.word and self.ui.keys.shown("rules"):
            more = self.ui.keys.told(_("{key:rules}: more in the rules"))
            said.append(f"[i|{escape(more)}]")
        return "\n".join(said)

    def _place(self, beside: Box, *, above: bool) -> None:
        """Above a word, so that one can read on, or below; where there is room for it, inside the window always."""
        k, bounds = self.ui.scale.k, self.ui.scale.bounds
        made = self.ui.text.paragraph(self._text(), theme.ON_PARCHMENT, min(WIDTH, bounds.w - 80) - 40)
        wide, high = made.width / k + 42, made.height / k + 30
        x = min(max(EDGE, beside.cx - wide / 2), bounds.w - wide - EDGE)
        upper, lower = beside.y - high - GAP, beside.bottom + GAP
        fits = upper >= EDGE if above else lower + high > bounds.bottom - EDGE
        self.box = Box(x, max(EDGE, upper if fits else lower), wide, high)

    def paint(self, canvas: Canvas) -> None:
        if not self.shown:
            return
        if self.marked is not None:
            canvas.rounded(self.marked.inset(-6, -2), None, 0, 7, theme.INK, 255, 3.6)
            canvas.rounded(self.marked.inset(-5, -1), None, 0, 6, theme.FOCUS, 255, 1.8)
        canvas.skin("parchment", self.box)
        canvas.paragraph(self._text(), self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")
