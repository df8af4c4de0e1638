"""The developer's panel: what frames cost, what was drawn again, what is under the pointer, what the game knows.

It shows the whole state, secrets included, and is in no program that players get.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.kernel.saving import to_json
from game.table.screen import TableScreen
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget
from game.ui.window.shell import Shell
from tools.developing import scenarios

KEY = pygame.K_F12
FRAMES = 240  # of which times are told
WIDE, LINE = 560.0, 22.0  # units
PLAIN, HEAD = Style("text", 16.5, theme.TEXT_LOG), Style("bold", 18, theme.GOLD_LIGHT)
DAMAGED, POINTED = (255, 80, 220), (90, 230, 255)
WHAT = ("frames", "view", "state", "scenarios")


class Panel:
    """Shown with F12; Tab goes from page to page, Page up and Page down through it, F9 writes it into a file."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.shown = False
        self.page = WHAT[0]
        self.times: deque[float] = deque(maxlen=FRAMES)  # milliseconds
        self.damage: Sequence[pygame.Rect] = ()
        self.typed, self.trouble = "", ""
        self.at = 0  # the first line that is shown

    # -- what it tells -------------------------------------------------------------------------------------------------
    @property
    def table(self) -> TableScreen | None:
        """The table on top, if there is one."""
        top = self.shell.ui.stack.top
        return top if isinstance(top, TableScreen) else None

    def lines(self) -> list[str]:
        """The page that is open, line by line."""
        if self.page == "frames":
            return self._frames()
        if self.page == "scenarios":
            return self._scenarios()
        if self.table is None:
            return ["No game is on the screen."]
        match = self.table.flow.match
        if self.page == "view":
            told = to_json(match.view(self.table.flow.viewer))
        else:
            told = {"stack": match.whole.stack, **to_json(match.whole)}
        return json.dumps(told, ensure_ascii=False, indent=1).splitlines()

    def _frames(self) -> list[str]:
        ordered = sorted(self.times) or [0.0]
        part = [ordered[min(len(ordered) - 1, round(share * len(ordered)))] for share in (0.5, 0.95, 0.99)]
        last = self.times[-1] if self.times else 0.0
        told = [
            f"last {last:.2f} ms; of {len(self.times)}: 50 % {part[0]:.2f}, 95 % {part[1]:.2f}, 99 % {part[2]:.2f} ms",
            f"drawn again: {', '.join(f'{r.w}x{r.h} at {r.x},{r.y}' for r in self.damage) or 'nothing'}",
            "",
        ]
        widget: Widget | None = self.shell.ui.mouse.hovered
        while widget is not None:
            box = widget.box
            told.append(f"{type(widget).__name__} '{widget.name}' {box.x:.0f},{box.y:.0f} {box.w:.0f}x{box.h:.0f}")
            parent = widget.parent
            widget = parent if isinstance(parent, Widget) else None
        return told

    @property
    def game(self) -> str:
        """Whose scenarios are offered."""
        return self.shell.ui.game

    def _scenarios(self) -> list[str]:
        found = scenarios.matching(self.game, self.typed)
        told = [f"{number}  {one.words}" for number, one in enumerate(found, start=1)]
        return [f"Type a part of a name: {self.typed}_", self.trouble, *(told or ["No scenario has that name."])]

    # -- keys ----------------------------------------------------------------------------------------------------------
    def process(self, event: pygame.event.Event) -> bool:
        """Whether a key was meant for the panel."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == KEY:
            self.shown = not self.shown
            self.shell.ui.top.all()
            return True
        if not self.shown:
            return False
        if event.key == pygame.K_TAB:
            self.page, self.at = WHAT[(WHAT.index(self.page) + 1) % len(WHAT)], 0
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.at = max(0, self.at + (20 if event.key == pygame.K_PAGEDOWN else -20))
        elif event.key == pygame.K_F9:
            self.trouble = f"Written to {self.write()}"
        elif self.page == "scenarios":
            self._type(event)
        else:
            return False
        return True

    def _type(self, event: pygame.event.Event) -> None:
        found = scenarios.matching(self.game, self.typed)
        if event.key == pygame.K_BACKSPACE:
            self.typed = self.typed[:-1]
        elif event.unicode.isdigit() and 0 < int(event.unicode) <= len(found):
            self.trouble = scenarios.go_to(self.shell, found[int(event.unicode) - 1])
        elif event.key == pygame.K_RETURN and found:
            self.trouble = scenarios.go_to(self.shell, found[0])
        elif event.unicode.isprintable():
            self.typed += event.unicode

    def write(self) -> Path:
        """The open page as a file in the present folder."""
        file = Path(f"panel-{self.page}-{time.strftime('%H%M%S')}.txt")
        file.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")
        return file.resolve()

    # -- drawing -------------------------------------------------------------------------------------------------------
    def draw(self, target: pygame.Surface) -> None:
        """Over whatever was drawn."""
        ui = self.shell.ui
        canvas = ui.canvas(target)
        for rect in self.damage:
            pygame.draw.rect(target, DAMAGED, rect, 1)
        hovered = self.shell.ui.mouse.hovered
        if hovered is not None:
            pygame.draw.rect(target, POINTED, ui.scale.rect(hovered.box), 2)
        whole = ui.scale.bounds
        box = Box(whole.right - WIDE - 12, 12, WIDE, whole.h - 24)
        canvas.veil(box, theme.INK, 225)
        y = box.y + 26
        canvas.text(f"{self.page}   (Tab, F9 writes, F12 closes)", box.x + 14, y, HEAD)
        for line in self.lines()[self.at :]:
            y += LINE
            if y > box.bottom - 8:
                break
            canvas.text_in(
                line.replace(" ", "\N{NO-BREAK SPACE}"), Box(box.x + 14, y - 11, box.w - 28, LINE), PLAIN, "left"
            )
