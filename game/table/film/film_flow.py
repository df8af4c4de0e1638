"""Through whose eyes a film is seen. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.film import Film, FilmMatch
from game.session.match import Shown
from game.table.flow import Flow


class FilmFlow(Flow):
    """Nobody is asked and nothing goes on by itself. The table is seen from `place`; of a game that is not over with
    the eyes of its people alone, and of one that several people share only what everybody may know, until one of them
    says who is looking."""

    match: FilmMatch

    def __init__(self, film: Film, pace: Callable[[], str], place: int | None = None) -> None:
        super().__init__(film.match, pace)
        self.film = film
        self.was_over = True  # it counts for nobody, and nothing in it is explained for the first time
        people = film.people
        self.looks = -1  # the person of an unfinished game who is before the screen; -1: nobody has said so
        if not film.over and len(people) == 1:
            self.looks = people[0]
        if place is None:
            place = people[0] if people else 0
        self.follows = False  # the place is always that of whoever decides
        self.place = place if film.may_see(place) else max(self.looks, 0)

    # -- who looks -------------------------------------------------------------------------------------------------
    @property
    def alone(self) -> bool:
        return False

    @property
    def viewer(self) -> int:
        return self.place

    @property
    def private(self) -> bool:
        return self.film.over or self.looks == self.place

    @property
    def shares_a_secret(self) -> bool:
        return len(self.film.people) > 1 and not self.film.over and self.looks >= 0

    def cover(self) -> None:
        """Whoever looks on says who it is once more."""
        if self.shares_a_secret:
            self.looks = -1

    @property
    def curtain_for(self) -> int | None:
        return None

    @property
    def opened(self) -> bool:
        """Whether everything lies open."""
        return self.match.opened

    def asks_who_looks(self, place: int) -> bool:
        """Whether somebody must say first that nobody else is looking."""
        return not self.film.over and len(self.film.people) > 1 and self.looks != place

    def see_with(self, place: int) -> None:
        """From this place, with the eyes of that seat if they may be used."""
        self.place, self.follows = place, False
        if not self.film.over and self.film.may_see(place):
            self.looks = place

    def follow(self) -> None:
        """Turns to whoever decides now, if that is wanted."""
        ask = self.match.pending
        if self.follows and ask is not None and self.film.over:
            self.place = int(ask.seat)

    def open(self, opened: bool) -> None:
        """Everything lies open, or no longer."""
        self.match.open(opened)

    # -- asks ------------------------------------------------------------------------------------------------------
    @property
    def my_ask(self) -> Ask | None:
        """What the seat through whose eyes the film is seen is asked."""
        ask = self.match.pending if not self.behind else None
        return ask if ask is not None and self.private and ask.seat == self.viewer else None

    def known(self, seat: int) -> ViewData:
        return self.match.known(seat)

    @property
    def shows_answers(self) -> bool:
        """Whether it may be told what is answered now."""
        return self.opened or self.my_ask is not None

    @property
    def forced(self) -> str:
        return ""

    def answer(self, option: str) -> bool:
        return False

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def bots_turn(self) -> bool:
        return False

    @property
    def just_begun(self) -> bool:
        return False

    def jumped(self) -> None:
        """Another moment is shown: nothing of what lies between is news."""
        self.release()
        self.news(None)

    def stepped(self) -> list[Shown]:
        """The events since the moment before, which are shown one after the other."""
        news = self.news(self.eyes)
        self.hold(news[0].number if news else self.match.event_count)
        return news
