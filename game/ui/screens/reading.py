"""Cards to look at: small faces and chips that tell a reading panel what they are when hovered or focused."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.book import book
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.scaling import smoothscale
from game.ui.glossary import with_words
from game.ui.input.actions import Line
from game.ui.lang import _, language
from game.ui.widgets import Button, Column, Padding, RichText, Row, ScreenTitle, ScrollArea, Spacer, TabBar, Widget
from game.ui.window.screen import Screen

ReadCard = Callable[[str | None], None]


class CardThumb(Widget):
    """A small card face. `note` is a word over a veil ("optional")."""

    role = "card"
    focusable = True
    composed = True
    bleed = 28.0

    def __init__(self, card: str, read: ReadCard, on_click: Callable[[], None] | None = None) -> None:
        super().__init__(f"card:{card}")
        self.card, self.read, self.on_click = card, read, on_click
        self.note = ""
        self.chosen = False

    @property
    def value(self) -> str:
        return self.ui.cards.face(self.card).name

    def natural(self, width: float) -> tuple[float, float]:
        return width, width * 1.4

    def attention(self, on: bool) -> None:
        self.read(self.card if on else None)

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()
        else:
            self.read(self.card)

    def draw(self, canvas: Canvas) -> None:
        wide = min(self.box.w, self.box.h / 1.4)
        box = self.box.centered(wide, wide * 1.4)
        line = "focus" if self.hovered or self.chosen else ""
        self.ui.cards.draw(canvas, self.card, "small", box, CardState(line, veil=120 if self.note else 0))
        if self.note:
            band = Box(box.x + 3, box.bottom - box.w * 0.3 - 34, box.w - 6, 30)
            canvas.rounded(band, theme.INK, 190, 2)
            canvas.text_in(self.note, band.inset(4, 0), theme.ASIDE.of(theme.TEXT), "center")


class DistrictChip(Widget):
    """A unique district in one line: picture, name, cost."""

    role = "card"
    focusable = True
    composed = True
    bleed = 6.0

    def __init__(self, card: str, read: ReadCard, on_click: Callable[[], None] | None = None) -> None:
        super().__init__(f"card:{card}")
        self.card, self.read, self.on_click = card, read, on_click
        self.height = 52.0

    @property
    def value(self) -> str:
        return self.ui.cards.face(self.card).name

    def attention(self, on: bool) -> None:
        self.read(self.card if on else None)

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()
        else:
            self.read(self.card)

    def draw(self, canvas: Canvas) -> None:
        face = self.ui.cards.face(self.card)
        tones = face.tones
        ground = theme.mix(tones.dark, theme.INK, 0.25 if self.hovered else 0.45)
        canvas.rounded(self.box, ground, 255, 8, theme.GOLD_PALE if self.hovered else tones.main, 230, 1.4)
        inner = self.box.inset(3, 3)
        words = max(self.ui.text.width(word, theme.STRONG) for word in face.name.split())
        wide = min(62.0, self.box.w * 0.19, inner.w - words - 58)  # where letters are large, the picture gives way
        left, rest = inner.cut_left(max(0.0, wide), 9)
        if wide > 20:
            _thumb(canvas, self.ui.cards.picture(self.card), left)
        coin, rest = rest.cut_right(42, 2)
        canvas.coin(face.number, coin.centered(38, 38))
        canvas.paragraph(face.name, rest, theme.STRONG, "left", "middle")


def _thumb(canvas: Canvas, picture: str, box: Box) -> None:
    """The middle of a picture in a low frame."""
    rect = canvas.scale.rect(box)
    assets = canvas.pens.assets

    def make() -> pygame.Surface:
        from game.ui.draw.shapes import rounded

        source = assets.source(picture)
        if source is None:
            return assets.scaled(picture, rect.size)
        wide, high = source.get_size()
        cut_w, cut_h = min(wide, round(high * rect.w / rect.h)), min(high, round(wide * rect.h / rect.w))
        part = source.subsurface(pygame.Rect((wide - cut_w) // 2, (high - cut_h) * 45 // 100, cut_w, cut_h))
        made = smoothscale(part, rect.size).convert_alpha()
        made.blit(rounded(rect.size, 6 * canvas.k, (*theme.WHITE, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    canvas.surface.blit(assets.keep(("thumb", picture, rect.size), make), rect)


class BigCard(Widget):
    """The card under the pointer at full size."""

    role = "card"
    heard = False  # its text is beside it
    bleed = 30.0

    def __init__(self, card: str) -> None:
        super().__init__("big_card")
        self.card = card

    @property
    def value(self) -> str:
        return self.card

    def draw(self, canvas: Canvas) -> None:
        wide = min(self.box.w, self.box.h / 1.4)
        self.ui.cards.draw(canvas, self.card, "card", self.box.centered(wide, wide * 1.4))


class _TextArea(ScrollArea):
    """Takes no focus: the page keys move it whatever has the focus, and it must not come and go in the order of Tab
    with the length of each card's text."""

    @property
    def interactive(self) -> bool:
        return False


class ReadingPanel(Widget):
    """A parchment with the text of the card that is hovered or focused, or a standing text while there is none."""

    role = "text"
    bleed = 40.0

    def __init__(self, standing: str, name: str = "reading") -> None:
        self.standing = standing
        self.text = RichText(standing, theme.ON_PARCHMENT.at(20), name=f"{name}_text")
        self.scroll = _TextArea(self.text)
        super().__init__(name, [self.scroll])
        self.card: str | None = None

    @property
    def value(self) -> str:
        return self.text.value

    def show(self, card: str | None) -> None:
        """The card to read; None leaves the last one for the eye to finish."""
        if card is None or card == self.card:
            return
        self.card = card
        self.text.source = card_text(card, self.ui.game)
        self.scroll.offset = 0
        self.arrange(self.box)
        self.invalidate()

    def page(self, event: pygame.event.Event) -> bool:
        """Page Up and Page Down, wherever the focus is."""
        return self.layer is not None and self.scroll.key(event)

    def say(self, standing: str) -> None:
        """Another standing text."""
        self.standing = standing
        if self.card is None:
            self.text.source = standing
            self.arrange(self.box)
            self.invalidate()

    def natural(self, width: float) -> tuple[float, float]:
        return width, 200.0

    def arrange(self, box: Box) -> None:
        self.box = box
        self.scroll.arrange(box.inset(24, 20))

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)


def page_keys() -> list[Line]:
    """For the sheet of keys of screens with a reading panel."""
    return [(("page_up", "page_down"), _("Move the text of the card"))]


def card_text(card: str, game: str) -> str:
    """Name, kind and rules of a card as marked-up text."""
    one, shelf, code = book(game).cards()[card], book(game).shelf(), language()
    icon = f" {{{shelf.symbol(card)}}}" if shelf.symbol(card) else ""
    told = one.rules.get(code) or (one.short.get(code) if one.short else "")
    kind = escape(shelf.described(card))
    return f"[b|{escape(one.name.get(code))}]{icon}\n[i|{kind}]\n{with_words(escape(told), game)}"


# The common frame of full pages.

ROOMY_WIDTH, ROOMY_HEIGHT = 1600.0, 900.0
TIGHT_HEIGHT = 700.0  # below it a page gives the room of its title and its explanations to the content


def tight(bounds: Box) -> bool:
    """Whether every line counts (a user scale of about 160 % and more)."""
    return bounds.h < TIGHT_HEIGHT


def roomy(bounds: Box) -> bool:
    """Whether a page has the room of the mock-ups; otherwise (large user scale) panels become tabs or scroll."""
    return bounds.w >= ROOMY_WIDTH and bounds.h >= ROOMY_HEIGHT


def page(title: str, body: Widget, footer: Sequence[Widget], bounds: Box) -> Widget:
    """Title above, body growing, footer row below."""
    wide = roomy(bounds)
    rows = [
        ScreenTitle(title),
        body.sized(grow=1),
        Row(footer, gap=16, align="middle").sized(height=76 if wide else 62),
    ]
    return Padding(Column(rows, gap=16 if wide else 10), 32 if wide else 20, 24 if wide else 12)


def back_page(screen: Screen, title: str, body: Widget, foot: Sequence[Widget] = ()) -> Widget:
    """A page that is only left again: a golden "Back", and what else stands in the footer."""
    back = Button(_("Back"), screen.back, "gold", "back", height=66)
    wide = 220 if roomy(screen.ui.scale.bounds) else 170
    return page(title, body, [back.sized(width=wide), *(foot or [Spacer()])], screen.ui.scale.bounds)


def under_tabs(tabs: Sequence[tuple[str, str]], chosen: str, choose: Callable[[str], None], body: Widget) -> Column:
    """A bar of tabs above what the chosen one shows."""
    return Column([TabBar(tabs, chosen, choose, "tabs"), body.sized(grow=1)], gap=12)
