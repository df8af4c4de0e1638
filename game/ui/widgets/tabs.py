"""A bar of tabs: one is chosen; left and right change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.reader.hearing import State
from game.ui.widgets.base import Widget


class _Tab(Widget):
    role = "tab"
    focusable = True
    bleed = 4.0

    def __init__(self, bar: TabBar, key: str, text: str) -> None:
        super().__init__(f"tab:{key}")
        self.bar, self.tab, self.text = bar, key, text

    @property
    def value(self) -> str:
        return self.text

    @property
    def heard_state(self) -> State:
        return State(selected=self.bar.chosen == self.tab)

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.text, theme.STRONG) + 36, 44.0

    def activate(self) -> None:
        self.bar.choose(self.tab)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.bar.chosen == self.tab
        bright, dim = self.bar.inks
        if self.hovered:
            canvas.rounded(self.box.inset(3, 4), theme.GOLD_PALE, 20, 6)
        canvas.text_in(self.text, self.box.inset(8, 0), theme.STRONG.of(bright if chosen else dim), "center")
        if chosen or self.hovered:
            canvas.line(
                self.box.x + 10,
                self.box.bottom - 3,
                self.box.right - 10,
                self.box.bottom - 3,
                bright,
                255 if chosen else 110,
                2.4,
            )


class TabBar(Widget):
    """`tabs` are (key, text); `on_change` is told the new key."""

    role = "tabs"

    def __init__(
        self, tabs: Sequence[tuple[str, str]], chosen: str, on_change: Callable[[str], None], name: str = ""
    ) -> None:
        super().__init__(name)
        self.chosen, self.on_change = chosen, on_change
        self.inks = theme.FOCUS, theme.TEXT_DIM  # of the chosen tab and of the others
        self.height = 46.0
        for key, text in tabs:
            self.add(_Tab(self, key, text))

    @property
    def value(self) -> str:
        return self.chosen

    def natural(self, width: float) -> tuple[float, float]:
        return sum(tab.natural(width)[0] for tab in self.children), 46.0

    def arrange(self, box: Box) -> None:
        self.box = box
        wanted = [tab.natural(box.w)[0] for tab in self.children]
        factor = min(1.0, box.w / max(1.0, sum(wanted)))
        x = box.x
        for tab, wide in zip(self.children, wanted, strict=True):
            tab.arrange(Box(x, box.y, wide * factor, box.h))
            x += wide * factor

    def rename(self, key: str, text: str) -> None:
        """Other words on a tab."""
        for tab in self.children:
            if isinstance(tab, _Tab) and tab.tab == key and tab.text != text:
                tab.text = text
                self.arrange(self.box)
                self.invalidate()

    def step(self, step: int) -> None:
        """The next tab or the one before, around the ends."""
        keys = [tab.tab for tab in self.children if isinstance(tab, _Tab)]
        self.choose(keys[(keys.index(self.chosen) + step) % len(keys)])

    def choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self.invalidate()
            self.on_change(key)
