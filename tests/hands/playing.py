"""Whole games played by the pages of seats alone: what can be touched is touched by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.hands.messages import Page
from game.hands.pages import SeatPages
from game.kernel.rng import Rng
from game.session.setup import HUMAN
from game.table.flow import Flow
from tests.games.playing import match_of

MOST_TOUCHES = 8_000
LANGUAGES = ("de", "en")
Touch = tuple[str, str, int]  # pick, its place and thing; or press, the button, -1


class Phones:
    """A table with these people on phones, in German and English in turn, and bots that play by chance."""

    def __init__(
        self, game: str, people: int, bots: int = 0, seed: int = 1, languages: Sequence[str] = LANGUAGES
    ) -> None:  # fmt: skip
        self.flow = Flow(match_of(game, *[HUMAN] * people, *["random"] * bots, seed=seed), lambda: "instant")
        for seat in range(people):
            self.flow.take_away(seat)
        self.pages = [
            SeatPages(self.flow, seat, languages[seat % len(languages)], lambda _seat: "phone")
            for seat in range(people)
        ]
        self.nobody = SeatPages(self.flow, -1, "en", lambda _seat: "phone")
        self.rng = Rng(seed)

    @property
    def asked(self) -> SeatPages:
        """The page of the seat that is asked."""
        ask = self.flow.match.pending
        assert ask is not None
        return self.pages[ask.seat]

    def bots_play(self) -> None:
        """Until a person is asked."""
        while self.flow.bots_turn:
            self.flow.match.step()

    def touch(self, pages: SeatPages, touch: Touch) -> str:
        """What the page says to it."""
        what, where, thing = touch
        return pages.press(where) if what == "press" else pages.pick(where, thing)

    def chosen(self, page: Page) -> Touch:
        """A touch by chance; what confirms is likely, so that games end."""
        touches = touchable(page)
        gold = [one for one in confirming(page) if one in touches]
        if gold and self.rng.below(2):
            return gold[0]
        return self.rng.choice(touches)

    def play(self, measure: Callable[[SeatPages], object] = lambda _pages: None) -> Iterator[Page]:
        """To the end; gives the page of whoever is asked before each touch. `measure` has it made once before."""
        for number in range(MOST_TOUCHES):
            self.bots_play()
            if self.flow.match.over:
                return
            measure(self.asked)
            page = self.asked.page(number + 1)
            yield page
            self.touch(self.asked, self.chosen(page))
        raise AssertionError("the game does not end by touches")


def touchable(page: Page) -> list[Touch]:
    """All that a page offers."""
    assert page.ask is not None
    found: list[Touch] = [("press", one.press, -1) for one in page.ask.buttons if not one.why_not]
    things = [one for area in page.areas for one in area.things]
    found += [("pick", one.place, one.thing) for one in things if one.state in ("legal", "chosen")]
    assert found, f"nothing can be touched: {page.ask}"
    return list(dict.fromkeys(found))


def confirming(page: Page) -> Sequence[Touch]:
    """The buttons that give what is selected."""
    assert page.ask is not None
    return [("press", one.press, -1) for one in page.ask.buttons if one.look in ("gold", "danger")]
