"""Texts of the rules with their links: to cards, to other places in the rules, to rulings."""

from __future__ import annotations

from collections.abc import Callable

from game.content.book import book
from game.content.rules import references
from game.ui.draw import theme
from game.ui.draw.breaking import WORD
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.screens.gallery.places import said, target, title
from game.ui.widgets import RichText, Widget
from game.ui.widgets.base import SMALLEST_TARGET

BULLET = "•\u2002"
Follow = Callable[[str], None]


def rich(text: str, game: str) -> str:
    """A text of the rules marked up: its links, its symbols, the words with pop-ups, and room between paragraphs."""
    made, at = [], 0
    for ref in references(text, book(game).prefix):
        made.append(escape(text[at : ref.start]))
        if ref.kind == "symbol":
            made.append(f"{{{ref.target}}}")
        elif said(ref, game):
            made.append(f"[b|[@{target(ref, game)}|{escape(said(ref, game))}]]")
        at = ref.end
    made.append(escape(text[at:]))
    return with_words(_spaced("".join(made)), game)


def _spaced(text: str) -> str:
    """Room between paragraphs, less of it between the items of a list."""
    parts = [part.strip() for part in text.split("\n") if part.strip()]
    made = ""
    for before, part in zip(["", *parts], parts, strict=False):
        items = part.startswith("- ") and before.startswith("- ")
        made += "" if not before else "\n" if items else "\n\n"
        made += BULLET + part[2:] if part.startswith("- ") else part
    return made


class LinkedText(RichText):
    """A paragraph whose links can be clicked and reached with the keyboard."""

    def __init__(self, source: str, style: Style, follow: Follow, name: str = "") -> None:
        super().__init__(source, style, name=name)
        self.follow = follow
        self._set_for: tuple[object, ...] = ()

    def arrange(self, box: Box) -> None:
        moved = box.x - self.box.x, box.y - self.box.y
        self.box = box
        if self._set_for == (self.source, box.w, self.ui.scale.k):
            for child in self.children:
                child.arrange(child.box.moved(*moved))
            return
        self._set_for = (self.source, box.w, self.ui.scale.k)
        text, rect = self.ui.text, self.ui.scale.rect(box)
        made = text.paragraph_fit(self.source, self.style, box.w, box.h)
        self.children = []
        for link, place in text.links(made, rect.x, rect.y):
            if not link.startswith(WORD):
                self.add(LinkSpot(link, self.follow)).arrange(place)


class LinkSpot(Widget):
    """A link within a text."""

    role = "link"
    focusable = True
    bleed = 4.0

    def __init__(self, place: str, follow: Follow) -> None:
        super().__init__(f"to:{place}")
        self.place, self.rules_at, self.follow = place, place, follow

    @property
    def value(self) -> str:
        return title(self.place, self.ui.game)

    def hit(self, x: float, y: float) -> Widget | None:
        """Its surroundings belong to it where nothing else is: the letters alone would be hard to hit."""
        room = self.box.centered(max(SMALLEST_TARGET, self.box.w), max(SMALLEST_TARGET, self.box.h))
        return self if self.visible and room.contains(x, y) else None

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.follow(self.place)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.veil(self.box.inset(-2, 1), theme.GOLD_DEEP, 70)


class PlaceLink(Widget):
    """A place in the rules to go to, on parchment."""

    role = "link"
    focusable = True
    bleed = 4.0
    STYLE = Style("bold", 18, theme.INK_HEAD)

    def __init__(self, place: str, follow: Follow) -> None:
        super().__init__(f"to:{place}")
        self.place, self.rules_at, self.follow = place, place, follow
        self.height = SMALLEST_TARGET

    @property
    def value(self) -> str:
        return title(self.place, self.ui.game)

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.value, self.STYLE) + 30, SMALLEST_TARGET

    def activate(self) -> None:
        self.ui.sound.play("press")
        self.follow(self.place)

    def draw(self, canvas: Canvas) -> None:
        fill = theme.PARCHMENT_LIGHT if self.hovered or self.ui.focus is self else theme.PARCHMENT
        canvas.rounded(self.box.inset(0, 3), fill, 255, 8, theme.GOLD_DEEP, 255, 1.4)
        canvas.text_in(self.value, self.box.inset(12, 0), self.STYLE, "center")
