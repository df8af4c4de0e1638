"""A game that was played, step by step in the terminal: what happened, who decides, and what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import catalog
from game.cli.text import pin
from game.session.film import Film
from game.session.notices import SaveFault
from game.table.film import telling
from game.table.film.film_flow import FilmFlow
from game.table.names import Names
from game.table.words import words
from game.ui.lang import _
from game.ui.speech import priced

if TYPE_CHECKING:
    from game.cli.text.services import Services
    from game.session.save import SaveFile

MOST_TOLD = 60  # sentences that are said of a long way


class TextFilm:
    """Looked at until the person goes back, or wants to play on from a moment."""

    def __init__(self, services: Services, save: SaveFile) -> None:
        """Raises SaveFault."""
        self.services, self.say = services, services.console.say
        self.film = Film(save, catalog.rules)
        self.flow = FilmFlow(self.film, lambda: "instant")
        self.words = words(save.game)
        self.names: Names = self.words.names([seat.name for seat in save.setup.seats], self.flow.view)

    def look(self) -> bool:
        """Moves through it; True if the person wants to play on from where it stands. Raises Leave, Ended."""
        self._tell(0)
        while True:
            ways = self._ways()
            place = self.services.dialogs.pick(_("Replay"), [text for text, _act in ways], usual=0)
            if place is None:
                return False
            act = ways[place][1]
            if act is None:
                return True
            before = self.film.at
            act()
            self._tell(before)

    def _ways(self) -> list[tuple[str, Callable[[], object] | None]]:
        """What can be done, always in the same order; None plays on."""
        film = self.film
        found: list[tuple[str, Callable[[], object] | None]] = [
            (_("One step on"), lambda: film.go(film.at + 1)),
            (_("To the next turn"), lambda: film.go(film.turn(1))),
            (_("To the next round"), lambda: film.go(film.round(1))),
            (_("One step back"), lambda: film.go(film.at - 1)),
            (_("To the previous turn"), lambda: film.go(film.turn(-1))),
            (_("To the previous round"), lambda: film.go(film.round(-1))),
            (_("To the end"), lambda: film.go(film.length)),
            (_("Through whose eyes?"), self._choose_eyes),
        ]
        if film.match.pending is not None:
            found.append((_("Play on from here"), None))
        return found

    def _choose_eyes(self) -> None:
        seats = [seat for seat in range(len(self.flow.seats)) if self.film.may_see(seat)]
        names = [self.names.plain_seat(seat) for seat in seats]
        if self.film.over:
            names.append(_("Only what this seat sees") if self.flow.opened else _("Lay everything open"))
        place = self.services.dialogs.pick(_("Through whose eyes?"), names) if names else None
        if place is None:
            return
        if place == len(seats):
            self.flow.open(not self.flow.opened)
        elif self._alone(seats[place]):
            self.flow.see_with(seats[place])

    def _alone(self, seat: int) -> bool:
        """Several people share an unfinished game: each looks alone."""
        if not self.flow.asks_who_looks(seat):
            return True
        text = _("Now the cards of {name} are seen. Is nobody else looking?")
        if not self.services.dialogs.confirmed(text.format(name=self.names.plain_seat(seat))):
            return False
        return pin.proved(self.services, self.flow.seats[seat].name, pin.goes_back)

    def _tell(self, before: int) -> None:
        """What happened since that moment, and the one that is reached."""
        film, flow = self.film, self.flow
        if film.at > before:
            since = film.moments[before].told
            told = telling.sentences(flow.match.events_since(since, flow.eyes), self.words, self.names)
            if len(told) > MOST_TOLD:
                self.say("…")
            self.say(*told[-MOST_TOLD:])
        self.names.learn(flow.view)
        said = telling.decision(flow, self.words, self.names)
        self.say(f"{self.words.progress(flow.view)}.", said.title, priced(said.why, self.words.hearing.price))


def look_at(services: Services) -> tuple[SaveFile, int, int] | None:
    """A save that is chosen, as a film; what is to be played on: its save, the moment, and from whose place."""
    chosen = services.pick_save()
    if chosen is None:
        return None
    from game.ui.services import SaveRefused

    try:
        film = TextFilm(services, services.saves.read(chosen.key))
    except SaveRefused as refused:
        services.console.say(str(refused))
        return None
    except SaveFault as fault:
        services.console.say(fault.notice.text(_))
        return None
    return (film.film.save, film.film.at, film.flow.viewer) if film.look() else None
