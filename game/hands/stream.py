"""The pages of one seat, or of nobody in one language, one after the other."""

from __future__ import annotations

import msgspec

from game.hands.messages import Page, encoded
from game.hands.pages import SeatPages


class Stream:
    """Counts the pages, and makes one only where something can have changed."""

    def __init__(self, pages: SeatPages) -> None:
        self.pages = pages
        self.number = 0
        self.content = b""
        self.touched = False  # the next page is the answer to a touch
        self._since = 0  # the first page from which on the same could be touched
        self._offered: object = None
        self._moment: object = None

    def due(self, moment: object) -> bool:
        """Whether a page has to be made: the moment is another one, or a touch waits for its answer."""
        return self.touched or self.is_of_before(moment)

    def is_of_before(self, moment: object) -> bool:
        """Whether the last page was made of another moment."""
        return self._moment != moment

    def make(self, moment: object) -> bool:
        """Make the page of this moment; whether it has to be sent: it differs from the last, or a touch waits."""
        self._moment = moment
        page = self.pages.page(max(1, self.number))
        content = encoded(page)
        answers, self.touched = self.touched, False
        offered = self._touchable(page)
        same, self._offered = offered == self._offered, offered
        if content == self.content:
            return answers
        if self.number:
            content = encoded(msgspec.structs.replace(page, page=self.number + 1))
        self.number += 1
        self.content = content
        self._since = self._since if same else self.number
        return True

    def means(self, number: int) -> bool:
        """Whether a touch on the page of that number is one on the page of now: between both came news, pictures or
        who is where alone."""
        return self._since <= number <= self.number

    def _touchable(self, page: Page) -> object:
        """What can be touched, how it stands, and in which question: after an answer that was taken back it is
        another one, though it may look the same."""
        match = self.pages.flow.match
        things = tuple((one.place, one.thing, one.state, one.chosen) for area in page.areas for one in area.things)
        return match.revision, match.answered, page.undo, page.ask, page.crumbs, things
