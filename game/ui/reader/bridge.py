"""Between the window and a reader of the system: trees go out, requests come in.

Everything here is done in the loop of the window. Threads of the reader only set a flag and fill a queue.
"""

from __future__ import annotations

import logging
import math
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.lang import _
from game.ui.reader.adapters import Adapter, Answering, Request, is_an_end, open_adapter
from game.ui.reader.order import stops
from game.ui.reader.tree import Node, TreeBuilder, layers_heard

if TYPE_CHECKING:
    from game.ui.widgets.base import Widget
    from game.ui.window.shell import Shell

_log = logging.getLogger(__name__)
BETWEEN_WALKS = 0.1  # seconds
LOOK_AGAIN = 1.0  # what changed without being drawn is found after so many seconds
FIRST_CALL = 0.01  # seconds in which the thread that a reader called by comes to the end of that call
LOOK_FOR_READER = 5.0  # so often it is seen whether there is still a way to it
MOST_WAITING, MOST_A_TURN = 64, 8  # requests
ARROWS = {"EXPAND": pygame.K_RIGHT, "COLLAPSE": pygame.K_LEFT}


class Bridge:
    """One per window. `turn` costs nothing while no reader asks."""

    def __init__(self, shell: Shell, open_way: Callable[[Answering], Adapter | None] = open_adapter) -> None:
        self.shell, self.ui = shell, shell.ui
        self.builder = TreeBuilder(shell.ui)
        self._open_way = open_way
        self.adapter: Adapter | None = None
        self._opened = False
        self._asked = self._anew = False  # set by another thread
        self._requests: deque[Request] = deque(maxlen=MOST_WAITING)  # filled by another thread
        self._sent: dict[int, Node] = {}
        self._focus = 0
        self._changed = False
        self._settled = False  # the tree was sent once more after the last change
        self._walked = -math.inf
        self._looked = 0.0
        self._spoken_by = ("", False)
        self._news: dict[bool, list[str]] = {False: [], True: []}
        self._flip = False
        self.ui.ears.listeners.append(self._hear)

    def open(self) -> None:
        """Once the window is there; a second time does nothing."""
        if not self._opened:
            self._opened = True
            self.adapter = self._open_way(Answering(self._ask, self._requests.append))
            self.attend(pygame.key.get_focused())

    def _ask(self, on: bool) -> None:
        self._anew |= on
        self._asked = on

    def attend(self, on: bool) -> None:
        """The window has the keyboard, or lost it."""
        self._tell(lambda adapter: adapter.attend(on))

    def follow(self) -> None:
        """The window may be another one, or lie elsewhere: all is told anew."""
        self._tell(lambda adapter: adapter.follow())
        self._sent = {}

    def _tell(self, tell: Callable[[Adapter], None]) -> None:
        """Whatever goes wrong on the way to the reader, the game goes on, from then on without it."""
        if self.adapter is None:
            return
        try:
            tell(self.adapter)
        except BaseException as error:
            if is_an_end(error):
                raise
            _log.warning("the way to the screen reader broke (%s): the game goes on without", error)
            self.adapter = None
            self._asked = self.ui.ears.reader = False
            self._requests.clear()

    def touch(self) -> None:
        """Something was drawn."""
        self._changed = True

    @property
    def called(self) -> bool:
        """Whether a reader waits for something."""
        return self.adapter is not None and (bool(self._requests) or self._asked != self.ui.ears.reader)

    def turn(self, now: float) -> None:
        """At the end of a turn of the loop; `now` in seconds."""
        if self.adapter is None or not self._listen() or self._lost(now):
            return
        for _request in range(min(MOST_A_TURN, len(self._requests))):
            self._answer(self._requests.popleft())
        if now - self._walked < (BETWEEN_WALKS if self._changed or not self._settled else LOOK_AGAIN):
            return
        self._settled = not self._changed
        self._changed, self._walked = False, now
        self.keep_focus()
        self.send()

    def _listen(self) -> bool:
        """Whether a reader is there; it came or went since the last turn, or went and came again."""
        if self._asked != self.ui.ears.reader or self._anew:
            self._anew = False
            if self._asked:
                time.sleep(FIRST_CALL)
            self.ui.ears.reader = self._asked
            self._sent, self._walked = {}, -math.inf
            self._changed = True
            self._requests.clear()
            self.ui.top.all()
            self._tell(lambda adapter: adapter.greet(self.ui.ears.reader))
        return self._asked

    def _lost(self, now: float) -> bool:
        """Whether the way is found to be gone; trees are built for nobody then no more."""
        if self.adapter is None or now - self._looked < LOOK_FOR_READER:
            return False
        self._looked = now
        if not self.adapter.lost():
            return False
        _log.warning("the accessibility bus is gone: the game goes on without a screen reader")
        self._asked = False
        return True

    # -- out -------------------------------------------------------------------------------------------------------
    def send(self) -> None:
        """Sends what differs from what was sent last."""
        if self.adapter is None:
            return
        speaker = (self._language(), self.ui.keys.pad_used)
        if speaker != self._spoken_by:
            self._spoken_by = speaker
            self.builder.forget_words()
        self._tell_news()
        heard = self.builder.build()
        changed = {number: node for number, node in heard.nodes.items() if self._sent.get(number) != node}
        self._sent = heard.nodes
        if changed or heard.focus != self._focus:
            self._focus = heard.focus
            self._tell(lambda adapter: adapter.send(changed, heard.focus))

    @staticmethod
    def _language() -> str:
        from game.ui import lang

        return lang.language()

    def _hear(self, sentence: str, urgent: bool) -> None:
        if self._asked and not self.ui.ears.voice:  # nothing is said twice
            self._news[urgent].append(self.builder.said(sentence))
            self._changed = True

    def _tell_news(self) -> None:
        """A live label is told when its value changes: the same words twice differ by a blank."""
        for urgent, said in self._news.items():
            if not said:
                continue
            words = " ".join(said)
            said.clear()
            self._flip = not self._flip
            words += " " if self._flip else ""
            if urgent:
                self.builder.urgent = words
            else:
                self.builder.polite = words

    def keep_focus(self) -> None:
        """With somebody listening the focus is always somewhere, and seen."""
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if screen is None or scope is None or self.ui.stack.changing:
            return
        router = self.shell.router
        router.show_ring(True)
        focus = self.ui.focus
        if focus is not None and focus.within(scope) and focus.reachable and self._there(focus):
            return
        first = scope.first_focus if scope.first_focus is not None else None
        if first is None and scope is screen.root:
            first = screen.first_focus()
        if first is None or not first.reachable:
            first = next(stops(scope), None)
        if first is not focus:
            router.focus(first)

    # -- in --------------------------------------------------------------------------------------------------------
    def _there(self, widget: Widget) -> bool:
        """Whether it hangs in what is heard now, and nothing it is part of is hidden."""
        at = widget
        while at.parent is not None:
            if not (at.visible and at.heard):
                return False
            if at not in at.parent.children and at not in at.parent.heard_children():
                return False
            at = at.parent
        return at in layers_heard(self.ui)

    def _answer(self, request: Request) -> None:
        """Does what a key or a click could do now; all else is refused."""
        action, number, value = request
        widget, screen = self.builder.widget(number), self.ui.stack.top
        if widget is None or screen is None or screen.scope is None or self.ui.stack.changing:
            return
        if action in ("CLICK", "EXPAND", "COLLAPSE"):
            self.ui.motion.complete()
        if not (self._there(widget) and widget.within(screen.scope)):
            return
        self._changed = True
        if action == "FOCUS":
            self._put_focus(widget)
        elif action == "CLICK":
            self._press(widget)
        elif action == "SCROLL_INTO_VIEW":
            widget.reveal(widget)
        elif action in ("SCROLL_UP", "SCROLL_DOWN"):
            self._scroll(widget, 3.0 if action == "SCROLL_UP" else -3.0)
        elif action in ARROWS:
            self._put_focus(widget)
            if widget.heard_kind.role == "COMBO_BOX":
                self._press(widget)
            else:
                widget.key(_key(ARROWS[action]))
        elif widget.interactive and widget.enabled:
            self._set(widget, action, value)

    def _put_focus(self, widget: Widget) -> bool:
        if not widget.reachable:
            return False
        if self.ui.focus is not widget:
            self.shell.router.focus(widget)
        self.shell.router.show_ring(True)
        return True

    def _press(self, widget: Widget) -> None:
        """As Enter would, if it was not meant for something else."""
        if not self._put_focus(widget):
            return
        if widget.heard_kind.role in ("TEXT_INPUT", "SLIDER"):
            return
        enter = _key(pygame.K_RETURN, "\r")
        if self.ui.too_soon(enter):
            self.ui.ears.say(_("Something else is there now. Please choose again."))
            return
        self.shell.process(enter)

    @staticmethod
    def _scroll(widget: Widget, steps: float) -> None:
        at: Widget | None = widget
        while at is not None and not at.wheel(steps):
            at = at.parent

    @staticmethod
    def _set(widget: Widget, action: str, value: float | str | None) -> None:
        state = widget.heard_state
        if isinstance(value, str):
            if action == "SET_VALUE" and widget.heard_kind.role == "TEXT_INPUT":
                widget.take_text(value)
            return
        if state.number is None or state.low is None or state.high is None:
            return
        step = state.step or 1.0
        wanted = {"INCREMENT": state.number + step, "DECREMENT": state.number - step}.get(action)
        if action == "SET_VALUE" and value is not None and math.isfinite(value):
            wanted = float(value)
        if wanted is not None:
            widget.adjust(max(state.low, min(state.high, wanted)))


def _key(key: int, sign: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=0)
