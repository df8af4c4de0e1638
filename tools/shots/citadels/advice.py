"""Fixed positions of hints, and of what can be looked at when a game is over."""

from __future__ import annotations

from functools import partial

import msgspec

from game.citadels.rules.state import View
from game.citadels.table.afterwards.final import ScoringScreen
from game.citadels.table.afterwards.knowledge import KnowledgeScreen
from game.kernel.rules import of
from game.session.match import Match
from game.table.advice.afterwards import open_fairness
from game.table.advice.review import Reviews, ReviewScreen
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Opened, Shot, flow_of
from tools.shots.citadels.positions import asked_at, play_until, setup
from tools.shots.citadels.tables import building
from tools.shots.film import shot
from tools.shots.moments import the_end


class _Hinted(Opened):
    """The settings allow hints while this table is shown."""

    def __init__(self, ui: Ui, match: Match, *, figures: bool = False) -> None:
        super().__init__(ui, match, _hint_asked_twice if figures else _hint_asked)
        self._before: bool | None = None

    def rebuild(self) -> None:
        if self._before is None:
            self._before = self.ui.settings.values.hints
        self.ui.settings.values.hints = True
        super().rebuild()

    def pause(self) -> None:
        self.ui.settings.values.hints = bool(self._before)


def _hint_asked(table: TableScreen) -> None:
    table.press("hint")


def _hint_asked_twice(table: TableScreen) -> None:
    _hint_asked(table)
    _hint_asked(table)


def _hint(ui: Ui) -> Screen:
    return _Hinted(ui, building(4, 9))


def _hint_figures(ui: Ui) -> Screen:
    return _Hinted(ui, building(4, 9), figures=True)


def _hint_draft(ui: Ui) -> Screen:
    return _Hinted(ui, play_until(setup(5, 21), asked_at("draft.keep", 0, since=4, districts=2)))


def _over(level: str = "hard") -> Match:
    """A finished game of one person and three bots; who would search says so, but for the picture all play quickly."""
    match = play_until(setup(4, 33), the_end)
    for seat in (1, 2, 3):
        match.hand_over(seat, level)
    match.seatings.clear()
    return match


class _At(KnowledgeScreen):
    """Opened at the first decision of this step after some rounds, whoever made it."""

    def __init__(self, ui: Ui, match: Match, step: str) -> None:
        super().__init__(ui, flow_of(match))
        for seat in self.places:
            self.seat = seat
            places = self._places_of(step)
            if places:
                self.places[seat] = places[0]
                break

    def _places_of(self, step: str) -> list[int]:
        back = self.now.back
        while not back.ready:
            back.go_on()
        return [
            place for place, one in enumerate(back.decisions) if one.ask.step == step and of(View, one.view).round > 3
        ]


def _knowledge(step: str, ui: Ui) -> Screen:
    return _At(ui, _over(), step)


class _Fair(ScoringScreen):
    """The scoring screen with the opened seed over it."""

    def update(self, seconds: float) -> None:
        if not self.check.state:
            open_fairness(self)
        while self.check.state == "running":
            self.check.update()
        super().update(seconds)


def _fairness(ui: Ui) -> Screen:
    match = _over("normal")
    match.setup = msgspec.structs.replace(match.setup, salt="5d0f3c9a71be2846a0c4d97f1b38e652")
    return _Fair(ui, flow_of(match))


class _Reviewed(ReviewScreen):
    """The review at its end; with the table of its moment if that is wanted."""

    def __init__(self, ui: Ui, match: Match, *, see: bool) -> None:
        super().__init__(ui, Reviews(flow_of(match)))
        self._see_it = see

    def update(self, seconds: float) -> None:
        while not self.still:
            super().update(seconds)
        if self._see_it:
            self._see_it = False
            self._see()


def _review(ui: Ui, *, see: bool = False) -> Screen:
    return _Reviewed(ui, play_until(setup(4, 33), the_end), see=see)


class _Working(ReviewScreen):
    """Half-way through."""

    def update(self, seconds: float) -> None:
        self.bar.show(0.4)


def _review_begins(ui: Ui) -> Screen:
    return _Working(ui, Reviews(flow_of(_over("normal"))))


def _played(players: int, seed: int) -> Match:
    return play_until(setup(players, seed), the_end)


FILM_SHOTS: dict[str, Shot] = {
    "film": shot(partial(_played, 4, 33), 0.5),
    "film_open": shot(partial(_played, 8, 21), 0.62, opened=True),
    "film_draft": shot(partial(_played, 5, 21), 0.0, opened=True),
    "film_running": shot(partial(play_until, setup(4, 33), lambda found: found.whole.round == 5), 0.8, seat=0),
    "film_hint": shot(partial(_played, 4, 33), 0.53, lambda table: table.hint()),
    "film_eyes": shot(partial(_played, 4, 33), 0.5, lambda table: table.press("film_eyes")),
    "film_more": shot(partial(_played, 4, 33), 0.5, lambda table: table.press("film_more")),
    "film_join": shot(partial(_played, 4, 33), 0.5, lambda table: table.press("film_join")),
    "film_keys": shot(partial(_played, 4, 33), 0.5, lambda table: table.press("help")),
    "film_end": shot(partial(_played, 4, 33), 1.0, opened=True),
}
ADVICE_SHOTS: dict[str, Shot] = {
    "table_hint": _hint,
    "table_hint_figures": _hint_figures,
    "table_hint_draft": _hint_draft,
    "table_first_time": lambda ui: Opened(
        ui, building(4, 9), lambda table: table.first_times.show("crown_mine", seat=0)
    ),
    "table_first_theft": lambda ui: Opened(ui, building(5, 9), lambda table: table.first_times.show("theft", rank=6)),
    "knowledge": partial(_knowledge, "draft.keep"),
    "knowledge_murder": partial(_knowledge, "assassin.kill"),
    "fairness": _fairness,
    "review": _review,
    "review_begins": _review_begins,
    "review_table": partial(_review, see=True),
    **FILM_SHOTS,
}
