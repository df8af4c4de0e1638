"""The parchment that says who must do what and why, with the buttons of the moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.citadels.table.pieces import draw_crest, draw_seal
from game.citadels.table.prompts import Prompt
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.theme import Style
from game.ui.widgets import Button, Widget


@dataclass(frozen=True)
class Choice:
    """A button of the prompt: what it says, what it does, its key; `why_not` greys it out."""

    name: str
    text: str
    kind: str = "ghost"
    key: int | None = None
    why_not: str = ""


class PromptBar(Widget):
    """Buttons flow in one or two rows on the right; the words take what is left."""

    role = "prompt"
    bleed = 30.0

    def __init__(self, on_press: Callable[[str], None]) -> None:
        super().__init__("prompt")
        self.on_press = on_press
        self.prompt = Prompt("", "")
        self.crest = -1
        self.choices: tuple[Choice, ...] = ()
        self._words = Box(0, 0, 0, 0)

    @property
    def value(self) -> str:
        return f"{self.prompt.title} {self.prompt.why}"

    def show(self, prompt: Prompt, crest: int, choices: list[Choice]) -> None:
        now = (prompt, crest, tuple(choices))
        if now == (self.prompt, self.crest, self.choices):
            return
        same = [c.name for c in self.choices] == [c.name for c in choices]
        self.prompt, self.crest, self.choices = prompt, crest, tuple(choices)
        self.invalidate()
        if same:
            for button, choice in zip(self.children, choices, strict=True):
                self._refresh(button, choice)
        else:
            old = {child.name: child for child in self.children}
            self.children = []
            for choice in choices:
                button = old.get(choice.name) or self._button(choice)
                self._refresh(button, choice)
                self.add(button)
        self.arrange(self.box)
        self.invalidate()

    def _button(self, choice: Choice) -> Button:
        return Button(choice.text, lambda: self.on_press(choice.name), choice.kind, choice.name)

    def _refresh(self, button: Widget, choice: Choice) -> None:
        assert isinstance(button, Button)
        button.text, button.kind, button.shortcut = choice.text, choice.kind, choice.key
        button.disable(choice.why_not)
        if not choice.why_not:
            button.tip = ""

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _icon(self) -> float:
        return 0.0 if self.prompt.rank == 0 and self.crest < 0 else min(92.0, self.box.h * 0.86)

    def arrange(self, box: Box) -> None:
        self.box = box
        self._words = box.inset(26, 10)
        self._words = Box(box.x + max(26.0, self._icon), box.y + 10, box.w - max(26.0, self._icon) - 26, box.h - 20)
        if self.layer is None or not self.children:
            return
        rows = self._flow(box.w * (0.62 if len(self.children) > 3 else 0.55))
        high = 54.0 if len(rows) == 1 else min(50.0, (box.h - 22) / 2 - 3)
        high = max(40.0, high)
        gap = 10.0 if len(rows) == 1 else max(4.0, min(8.0, (box.h - 2 * high) / 3))
        y = box.cy - (len(rows) * high + (len(rows) - 1) * gap) / 2
        left = box.right
        for row in rows:
            x = box.right - 20
            for button, wide in reversed(row):
                button.arrange(Box(x - wide, y, wide, high))
                button.style = theme.BUTTON.at(22 if high > 50 else 20)
                x -= wide + 12
            left = min(left, x)
            y += high + gap
        self._words = Box(self._words.x, self._words.y, max(120.0, left - 4 - self._words.x), self._words.h)

    def _flow(self, limit: float) -> list[list[tuple[Button, float]]]:
        sized = []
        for child in self.children:
            assert isinstance(child, Button)
            child.style = theme.BUTTON.at(20)
            sized.append((child, max(96.0, child.natural(limit)[0] - (14 if len(self.children) > 2 else 0))))
        total = sum(wide + 12 for _b, wide in sized)
        if total <= limit or len(sized) < 2:
            return [sized]
        best = min(range(1, len(sized)), key=lambda cut: max(_width(sized[:cut]), _width(sized[cut:])))
        return [sized[:best], sized[best:]]

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("parchment", box)
        if self.prompt.rank:
            draw_seal(canvas, box.x + 50, box.cy - 2, min(25.0, box.h * 0.25), self.prompt.rank)
        elif self.crest >= 0:
            draw_crest(canvas, box.x + 50, box.cy - 2, min(24.0, box.h * 0.24), self.crest)
        words = self._words
        low = box.h < 120
        title_style = theme.PROMPT_TITLE.at(21) if low else theme.PROMPT_TITLE
        body = Style("med", 19.5, theme.rgb("#4a3520"), leading=1.06 if low else 1.18)
        text = canvas.pens.text
        if text.width(self.prompt.title, title_style.at(18)) <= words.w:
            title_style = text.fit(self.prompt.title, title_style, words.w)  # rather smaller than in two lines
        else:
            title_style = title_style.at(18)
        title = text.paragraph_fit(self.prompt.title, title_style, words.w + 2, words.h * 0.6)
        why_room = words.h - title.height / canvas.k - 2
        why = text.paragraph_fit(self.prompt.why, body, words.w, why_room) if self.prompt.why else None
        high = title.height + (why.height + round(2 * canvas.k) if why else 0)
        rect = canvas.scale.rect(words)
        top = rect.y + (rect.h - high) // 2
        text.draw_paragraph(canvas.surface, title, rect.x, top)
        if why:
            text.draw_paragraph(canvas.surface, why, rect.x, top + title.height + round(2 * canvas.k))


def _width(row: list[tuple[Button, float]]) -> float:
    return sum(wide + 12 for _button, wide in row)


KEYS = {
    "gold": pygame.K_g,
    "cards": pygame.K_c,
    "income": pygame.K_i,
    "ability": pygame.K_a,
    "end": pygame.K_e,
    "pass": pygame.K_n,
    "done": pygame.K_d,
}
