"""One card as large as the window allows, with its rules, the sets it is in, and every ruling about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.content.book import book
from game.ui.doors import open_door
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.input.actions import Line
from game.ui.lang import _, language
from game.ui.screens.gallery.alike import AlikeCards
from game.ui.screens.gallery.board import CardLink, Flow, Page, Shelf
from game.ui.screens.gallery.entries import entries, sets_text
from game.ui.screens.gallery.pages import BODY, PlaceLink, Subheading, paragraphs, ruling_rows
from game.ui.screens.gallery.source import damaged, rules, rulings
from game.ui.screens.reading import BigCard, tight
from game.ui.ui import Ui
from game.ui.widgets import Button, Free, Label, Ornament, RichText, Widget
from game.ui.window.screen import Screen

LINE = 64.0  # units that an arrow key moves the text
SPREAD = 900.0  # from this width a page of parchment has two columns
WIDEST, WIDEST_SINGLE = 1460.0, 760.0  # wider lines are no pleasure to read
GAP = 22.0
TURNS = {"left": -1, "right": 1}
MOVES = {"up": -LINE, "down": LINE}
PAGES = ("page_up", "page_down", "first", "last")


class CardScreen(Screen):
    """`listed` are the cards that the arrow keys turn through; `playing` those of the running game; `on_turn` is told
    which card is shown. Links lead to other cards, and "Back" returns from them first."""

    name = "card"

    def __init__(
        self, ui: Ui, card: str, listed: Sequence[str] = (), playing: Collection[str] = (),
        on_turn: Callable[[str], None] | None = None, game: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ui)
        self.card, self.game = card, game or ui.game
        self.listed = list(listed) or [one.id for one in entries(self.game)]
        self.playing, self.on_turn = playing, on_turn
        self.trail: list[str] = []
        self.shelf = Shelf(ui, "card", self.game)

    def help_place(self) -> str:
        return f"{self.game}/card:{self.card}"

    # -- which card ------------------------------------------------------------------------------------------------
    def turn(self, step: int) -> None:
        """The next card or the one before, around the ends."""
        at = self.listed.index(self.card) if self.card in self.listed else -step
        self.show(self.listed[(at + step) % len(self.listed)])

    def follow(self, card: str) -> None:
        """Goes where a link leads."""
        self.trail.append(self.card)
        self.show(card)

    def show(self, card: str) -> None:
        """Another card in the place of this one."""
        self.card = card
        if self.on_turn is not None and card in self.listed:
            self.on_turn(card)
        self.rebuild()
        if self.ui.focus is None:
            self.ui.focus = self.first_focus()

    def back(self) -> None:
        """To the card from which a link led here, or out."""
        if self.trail:
            self.show(self.trail.pop())
        else:
            super().back()

    def gallery(self) -> None:
        """Out, whatever links were followed: to the cards among which it was opened."""
        super().back()

    # -- input -----------------------------------------------------------------------------------------------------
    def first_focus(self) -> Widget | None:
        return self.find("next")

    def process_event(self, event: pygame.event.Event) -> bool:
        """The arrows turn the cards and move the text, whatever has the focus."""
        asked = self.ui.keys.means(event, *TURNS, *MOVES, *PAGES)
        if not asked or self.layers:
            return False
        if asked in TURNS:
            self.turn(TURNS[asked])
        elif asked in MOVES:
            self.page.move(lambda text: text.move(MOVES[asked]))
        else:
            self.page.move(lambda text: text.turn_page(event))
        return True

    def areas(self) -> Sequence[Widget]:
        """The arrows turn the cards, so the shoulders of a gamepad step from one button and link to the next."""
        return self.root.focusables() if self.root is not None else ()

    def keys(self) -> list[Line]:
        return [
            (("left", "right"), _("The card before, the next card")),
            (("up", "down"), _("Move the text")),
            (("page_up", "page_down"), _("Move the text by a page")),
            (("area_before", "area_next", "next"), _("to a card that a ruling names")),
        ]

    @property
    def still(self) -> bool:
        return not self.shelf.working

    def update(self, seconds: float) -> None:
        """The neighbours are composed while this card is read."""
        if self.shelf.width > 0 and not self.ui.motion.busy and self.card in self.listed:
            at = self.listed.index(self.card)
            self.shelf.update([self.listed[(at + step) % len(self.listed)] for step in (1, -1)])

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self.big = BigCard(self.card)
        self.alike: AlikeCards | None = None
        self.found = rulings(self.game).about_card(self.card)
        spread = self._places(self.ui.scale.bounds)[1].w >= SPREAD
        self.page = Page(self._facts(), self._rulings(), spread)
        low = tight(self.ui.scale.bounds)
        high = 48.0 if low else 62.0
        leave = Button(_("Back"), self.back, "gold", "back", height=high)
        all_cards = Button(_("All cards"), self.gallery, name="all_cards", height=high)
        before = Button("‹  " + _("Previous"), lambda: self.turn(-1), name="previous", height=high)
        after = Button(_("Next") + "  ›", lambda: self.turn(1), name="next", height=high)
        self.place = Label(self._where(), theme.LEAD.of(theme.TEXT_DIM), "center", "where")
        self.foot: list[Widget] = [leave, all_cards, before, self.place, after]
        return Free([self.big, self.page, *self.foot], self._arrange)

    def _where(self) -> str:
        if self.card not in self.listed:
            return ""
        return _("{place} of {count}").format(place=self.listed.index(self.card) + 1, count=len(self.listed))

    def _sets(self) -> list[Widget]:
        """The sets of the card, where the game has any."""
        playing = self.card in self.playing
        if not playing and not book(self.game).shelf().sets():
            return []
        told = escape(sets_text(self.game, self.card, playing))
        return [Subheading(_("Sets")), RichText(told, theme.ON_PARCHMENT_DIM.at(20), name="sets")]

    def _facts(self) -> list[Widget]:
        one, code = book(self.game).cards()[self.card], language()
        told = one.rules.get(code) or (one.short.get(code) if one.short else "")
        size = 30.0 if tight(self.ui.scale.bounds) else 38.0
        name = RichText(
            escape(one.name.get(code)), theme.Style("head", size, theme.INK_HEAD, None, 1.12), name="card_name"
        )
        return [
            name,
            RichText(book(self.game).shelf().facts(self.card), theme.ON_PARCHMENT_STRONG.at(20), name="facts"),
            Ornament(300),
            RichText(with_words(paragraphs(told), self.game), BODY.at(22), name="rules"),
            *self._sets(),
            *self._sections(),
            *self._relatives(),
        ]

    def _sections(self) -> list[Widget]:
        """Where the rules speak of it."""
        found = [] if damaged(self.game) else rules(self.game).about_card(self.card)
        if not found:
            return []
        return [Subheading(_("In the rules")), Flow([PlaceLink(f"section:{one.id}", self._read) for one in found])]

    def _read(self, place: str) -> None:
        """Opens the rules there; this card is there again when they are left."""
        open_door("rules", self.ui, f"{self.game}/{place}")

    def _relatives(self) -> list[Widget]:
        """Cards one may want to compare: of the same rank, or of the same type. Without rulings there is room to show
        them."""
        found = book(self.game).shelf().relatives(self.card)
        if not found:
            return []
        if not self.found:
            self.alike = AlikeCards(found, self.follow)
            return [Subheading(_("See also")), self.alike]
        return [Subheading(_("See also")), Flow([CardLink(card, f"see:{card}", self.follow) for card in found])]

    def _rulings(self) -> list[Widget]:
        none = _("No question about this card had to be decided.")
        if not self.found:
            return [RichText(none, theme.ON_PARCHMENT_DIM.at(20), name="no_rulings")]
        return ruling_rows(self.game, self.found, self.card, self.follow, none)

    # -- places ----------------------------------------------------------------------------------------------------
    def _places(self, bounds: Box) -> tuple[Box, Box, Box]:
        """Card, page and footer."""
        low = tight(bounds)
        room = bounds.inset(20 if low else 32, 12 if low else 24)
        foot, body = room.cut_bottom(48 if low else 62, 10 if low else 18)
        high = min(body.h, body.w * 0.46 * 1.4)
        wide = high / 1.4
        page = min(WIDEST if self.found else WIDEST_SINGLE, body.w - wide - GAP)
        left = body.x + (body.w - wide - GAP - page) / 2
        return Box(left, body.cy - high / 2, wide, high), Box(left + wide + GAP, body.y, page, body.h), foot

    def _fitting(self, page: Box) -> Box:
        """A page without rulings: cards that are alike take the room that is left, and the sheet ends below the last
        line."""
        if self.alike is not None:
            self.alike.room = 0.0
            least = self.alike.natural(self.page.text_width(page.w))[1]
            self.alike.room = least + max(0.0, page.h - self.page.wanted(page.w)[1])
        return page.centered(page.w, min(page.h, self.page.wanted(page.w)[1]))

    def _arrange(self, bounds: Box) -> None:
        card, page, foot = self._places(bounds)
        self.shelf.width = card.w
        self.big.arrange(card)
        self.page.arrange(page if self.found else self._fitting(page))
        leave, all_cards, before, place, after = self.foot
        wide = 150.0 if tight(bounds) else 220.0
        leave.arrange(Box(foot.x, foot.y, wide, foot.h))
        all_cards.arrange(Box(foot.x + wide + 16, foot.y, wide, foot.h))
        after.arrange(Box(foot.right - wide, foot.y, wide, foot.h))
        number = 110.0
        place.arrange(Box(foot.right - wide - number, foot.y, number, foot.h))
        before.arrange(Box(foot.right - 2 * wide - number, foot.y, wide, foot.h))
