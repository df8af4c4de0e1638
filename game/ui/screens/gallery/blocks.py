"""Rulings on parchment, each with links to the cards it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.content import Ruling
from game.content.book import book
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.lang import _, language, ngettext
from game.ui.screens.gallery.chips import CardLink, Flow
from game.ui.widgets import Column, RichText, Widget

BODY = theme.ON_PARCHMENT.at(21)
SUB = theme.Style("head", 23, theme.INK_HEAD, None, 1.15)
NUMBER_WIDTH = 86.0


class Subheading(Widget):
    """A heading within a page of parchment, with a fine rule under it."""

    role = "label"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.height = 50.0

    @property
    def value(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        canvas.text_in(self.text, self.box.cut_bottom(40)[0], SUB)
        canvas.line(self.box.x, self.box.bottom - 3, self.box.right, self.box.bottom - 3, theme.GOLD_DEEP, 150, 1.4)


class RulingBlock(Widget):
    """Number to the left, text and links to the right of it; on a narrow page the number stands above."""

    role = "ruling"

    def __init__(self, game: str, ruling: Ruling, here: str, on_open: Callable[[str], None]) -> None:
        """`here` is the card whose page this is: no link leads to where one is."""
        self.cited = f"{book(game).prefix}-{ruling.number}"
        text = RichText(with_words(escape(ruling.text.get(language())), game), BODY)
        links = [CardLink(card, f"link:{ruling.number}:{card}", on_open) for card in ruling.cards if card != here]
        self.body = Column([text, *([Flow(links)] if links else [])], gap=4)
        super().__init__(f"ruling:{ruling.number}", [self.body])

    @property
    def value(self) -> str:
        return self.cited

    @staticmethod
    def _beside(width: float) -> bool:
        return width > 520

    def natural(self, width: float) -> tuple[float, float]:
        if self._beside(width):
            return width, self.body.wanted(width - NUMBER_WIDTH)[1] + 8
        return width, self.body.wanted(width)[1] + 36

    def arrange(self, box: Box) -> None:
        self.box = box
        room = box.cut_left(NUMBER_WIDTH)[1] if self._beside(box.w) else box.cut_top(28)[1]
        self.body.arrange(Box(room.x, room.y, room.w, self.body.wanted(room.w)[1]))

    def draw(self, canvas: Canvas) -> None:
        line = canvas.pens.text.line_height(BODY)
        style = theme.Style("sc", 18, theme.INK_DIM)
        canvas.text(self.value, self.box.x, self.box.y + line / 2, style)


def ruling_rows(
    game: str, rulings: Sequence[Ruling], here: str, on_open: Callable[[str], None], none: str
) -> list[Widget]:
    """A heading and all rulings, or a word that there are none."""
    count = len(rulings)
    if not count:
        return [Subheading(_("Rulings")), RichText(none, theme.ON_PARCHMENT_DIM.at(20))]
    head = ngettext("{count} ruling", "{count} rulings", count).format(count=count)
    return [Subheading(head), *(RulingBlock(game, one, here, on_open) for one in rulings)]


def paragraphs(text: str) -> str:
    """A text of the data files as it is set: marked up, with room between its paragraphs."""
    return "\n\n".join(escape(part.strip()) for part in text.split("\n") if part.strip())
