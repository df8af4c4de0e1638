"""What an underlined word means: a small parchment beside it. `popups.Popups` says when and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import capital, glossary
from game.ui.lang import _, language

if TYPE_CHECKING:
    from game.ui.ui import Ui

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
        canvas.skin("parchment", self.box)
        canvas.paragraph(self._text(self.shown), self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")
