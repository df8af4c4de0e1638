"""The one owner of the places of all that floats: messages, tips, bubbles, slips, short messages.

Whatever floats tells its wish; the owner gives it a place, in the order of weight, and looks again whenever something
was drawn anew. Nothing lies on what is needed (what can be chosen, what is lit, the focus, what is pressed), on its own
subject, or on anything else that floats. Where there is no room it is made smaller, goes elsewhere, or waits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.places import EDGE, Float, Size, Wish, free_place, least_hidden, meets, remainder
from game.ui.widgets.base import Layer, Toolkit, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollArea


@dataclass(frozen=True)
class _Settled:
    """What was given a place (or none), for which wish, and what was taken then."""

    one: Float
    wish: Wish
    taken: list[Box]


class Floating:
    """One per window. `settle` is called once a frame, after everything else, and by whoever has just spoken."""

    def __init__(self, ui: Toolkit) -> None:
        self.ui = ui
        self.messages: Sequence[Float] = ()  # short messages, the newest last
        self._settled: dict[int, _Settled] = {}  # what has its place, or none, by identity
        self._seen: tuple[object, ...] = ()

    # -- what floats -----------------------------------------------------------------------------------------------
    def floats(self) -> list[Float]:
        """All of it, in the order in which it is given places."""
        screen = self.ui.stack.top
        if screen is None or screen.root is None:
            return [*reversed(self.messages)]
        mine = [] if screen.layers else [*screen.floats()]  # they lie below a dialog
        weighty = [one for one in mine if getattr(one, "weighty", False)]
        return [*weighty, *reversed(self.messages), *(one for one in mine if one not in weighty)]

    def boxes(self) -> list[Box]:
        """Where something floats now, pop-ups apart."""
        return [one.box for one in self.floats() if one.wish() is not None and one.box.w > 0]

    # -- what must be seen -----------------------------------------------------------------------------------------
    def needed(self) -> list[Box]:
        """Where nothing may float: what can be chosen or is lit, the focus, and what is pressed."""
        screen = self.ui.stack.top
        if screen is None or screen.root is None or screen.scope is None:
            return []
        found = [*_interactive(screen.scope)] if screen.layers else self.pinned()
        held, focus = self.ui.mouse.held, self.ui.focus
        if held is not None and held.within(screen.scope) and not _is_float(held, self.floats()):
            found.append(in_sight(held))
        if self.ui.ring_visible and focus is not None and focus.within(screen.scope):
            found += [] if _is_float(focus, self.floats()) else [in_sight(focus)]
        return [box for box in found if box.w > 0 and box.h > 0]

    def pinned(self) -> list[Box]:
        """What the screen keeps clear, even of what explains something there."""
        screen = self.ui.stack.top
        return screen.kept_clear() if screen is not None and not screen.layers else []

    def anew(self, one: Float) -> None:
        """It says something else, and gets a place for that at once."""
        self._settled.pop(id(one), None)
        self.settle()

    # -- giving places ---------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Gives a place to what has none or another wish, and another one to what lies on something needed."""
        floats = self.floats()
        wishes = [(one, one.wish()) for one in floats]
        wishing = [(one, wish) for one, wish in wishes if wish is not None]
        self._settled = {id(one): self._settled[id(one)] for one, _wish in wishing if id(one) in self._settled}
        if not wishing:
            self._seen = ()
            return
        focus = self.ui.focus if self.ui.ring_visible else None
        now = (self.ui.stack.top, focus, self.ui.mouse.held, self.ui.scale.bounds)
        drawn_anew = bool(self.ui.base) or bool(self.ui.top)
        same = all((old := self._settled.get(id(one))) is not None and old.wish == wish for one, wish in wishing)
        if same and now == self._seen and not drawn_anew:
            return
        if self._seen and self._seen[0] is not now[0]:
            self._settled.clear()  # a good place on one screen may lie on a button of the next
        self._seen = now
        needed, placed = self.needed(), list[Box]()
        for at, (one, wish) in enumerate(wishing):
            later = [other.box for other, _wish in wishing[at + 1 :] if other.box.w > 0]
            box = self._box_for(one, wish, [*needed, *placed], later)
            self._settled[id(one)] = _Settled(one, wish, [*needed, *placed])
            if box != one.box:
                one.put(box)
            if box.w > 0:
                placed.append(box)

    def _box_for(self, one: Float, wish: Wish, taken: list[Box], later: Sequence[Box]) -> Box:
        """The old place as long as it is a good one; the same beside its subject where that has moved."""
        before, old = self._settled.get(id(one)), one.box
        if before is not None and (before.wish, before.taken) == (wish, taken):
            return old
        if before is not None and old.w > 0 and before.wish.like(wish):
            moved = old.moved(wish.beside.x - before.wish.beside.x, wish.beside.y - before.wish.beside.y)
            inside = self.ui.scale.bounds.inset(EDGE - 0.5).holds(moved) or moved == old
            if inside and not meets(moved, self._never(wish, taken)) and not moved.overlaps(wish.beside.inset(0.5)):
                return moved
        return self.place(wish, taken, later)

    def place(self, wish: Wish, taken: Sequence[Box], later: Sequence[Box] = ()) -> Box:
        """The best place for such a wish, off what is `taken`; NOWHERE if there is none."""
        own = self._own_place(wish, self._never(wish, taken))
        if own is not None:
            return own
        buttons, spared = (self._buttons(), self._spared()) if wish.roams else ([], [])
        controls = self._controls() if wish.roams else []
        others = [*later, *wish.rather_not, *controls]
        free = [[*taken, *buttons, *spared, *wish.rather_not], [*taken, *buttons, *spared], taken]
        off_controls = [[*free[0], *controls], [*taken, *buttons, *wish.rather_not, *controls]]
        tiers = [*off_controls, *free] if wish.must else off_controls[:1] if self._all_offered(wish) else free
        passes = [(wish.sizes, tier) for tier in tiers]
        if wish.last:
            passes = [*passes[:-1], *((wish.last, tier) for tier in tiers), passes[-1]]
        for sizes, tier in passes:
            never = self._never(wish, tier)
            found = next((box for box in wish.first if self._is_free(box, never)), None)
            if found is None and wish.roams:
                found = free_place(
                    sizes, wish.beside, self.ui.scale.bounds, never, others, above=wish.above, coarse=True
                )
            if found is not None:
                return found
        if not wish.must:
            return NOWHERE
        sizes = (*wish.sizes, *wish.last)
        return least_hidden(sizes, wish.beside, self.ui.scale.bounds, self._never(wish, taken))

    def _all_offered(self, wish: Wish) -> bool:
        """Whether all that can be pressed is an answer: what may wait waits rather than lie on any of it."""
        screen = self.ui.stack.top
        return wish.roams and screen is not None and not screen.layers and not screen.offers_in_part

    def _spared(self) -> list[Box]:
        screen = self.ui.stack.top
        return screen.rather_clear() if screen is not None and not screen.layers else []

    def _never(self, wish: Wish, boxes: Sequence[Box]) -> list[Box]:
        return [*(box for box in boxes if box not in wish.over), *wish.clear]

    def _is_free(self, box: Box, never: Sequence[Box]) -> bool:
        return not meets(box, never) and self.ui.scale.bounds.holds(box)

    def _own_place(self, wish: Wish, never: Sequence[Box]) -> Box | None:
        """What is left of its own area, if that is enough."""
        left = remainder(wish.within, never)
        fits = any(left.w >= wide - 0.5 and left.h >= high - 0.5 for wide, high in wish.sizes)
        return left if wish.within.w > 0 and fits else None

    def free(self, sizes: Sequence[Size], beside: Box, kept: Sequence[Box] = (), *, above: bool = False) -> Box | None:
        """A place for a pop-up, which comes last of all; None where there is none."""
        clear = [*self.pinned(), *self.boxes(), *kept]
        return free_place(sizes, beside, self.ui.scale.bounds, clear, self._controls(), above=above)

    def _controls(self) -> list[Box]:
        screen = self.ui.stack.top
        return [*_interactive(screen.scope)] if screen is not None and screen.scope is not None else []

    def _buttons(self) -> list[Box]:
        """What is pressed by its words; what floats itself apart."""
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if scope is None:
            return []
        own = self.floats()
        return [
            in_sight(one) for one in scope.walk()
            if one.interactive and (isinstance(one, Button) or one.role == "tab") and not _is_float(one, own)
        ]  # fmt: skip


def in_sight(widget: Widget) -> Box:
    """The part of a widget that its scrolled areas leave in sight."""
    box, at = widget.focus_box, widget.parent
    while at is not None:
        if isinstance(at, ScrollArea):
            left, top = max(box.x, at.box.x), max(box.y, at.box.y)
            right, bottom = min(box.right, at.box.right), min(box.bottom, at.box.bottom)
            box = Box(left, top, max(0.0, right - left), max(0.0, bottom - top))
        at = at.parent
    return box


def _interactive(scope: Layer) -> Iterator[Box]:
    return (in_sight(one) for one in scope.walk() if one.interactive)


def _is_float(widget: Widget, floats: Sequence[Float]) -> bool:
    return any(isinstance(one, Widget) and widget.within(one) for one in floats)
