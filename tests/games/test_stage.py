"""Nothing is told before it is shown: no text, figure or sound at the table knows an event whose moment has not begun,
in any game, however things move."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import catalog
from game.kernel.rng import Rng
from game.lessons import Course, tutorials
from game.session import save
from game.session.film import Film
from game.session.match import Match, Shown
from game.session.moments import at_each_event
from game.session.setup import HUMAN
from game.table.board_theme import board_theme as look_of
from game.table.film.film_flow import FilmFlow
from game.table.film.screen import FilmTable
from game.table.flow import Flow
from game.table.lessons.screen import lay
from game.table.motion.motions import Motions
from game.table.score_sheet.final import FinalScreen
from game.table.screen import TableScreen
from game.table.words import words
from game.ui.draw.markup import plain
from tests.games.playing import GAMES, begun, match_of, play, sizes
from tests.helpers.quick import second_and_last
from tests.ui.driver import Driver, make_driver

STEP = 0.1  # seconds of a frame
MOST_FRAMES = 60_000
FIGURES = ("hand", "gold", "rats", "markers")  # that panels show less the amounts that are on their way


pytestmark = pytest.mark.usefixtures("display")


class Watcher:
    """Looks at each frame at everything that the table tells."""

    def __init__(self, table: TableScreen, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.shown = table.flow.match.event_count  # events whose moment has begun; the first ones lie on the table
        self.checked = 0
        self.said: set[str] = set()
        self.sentences: dict[tuple[int, int | None], str] = {}
        self.listed = 0
        begin, make, hear = Motions._begin, Motions._event, Motions.heard

        def began(motions: Motions[Any], until: int) -> None:
            self.shown = max(self.shown, until)
            begin(motions, until)

        def made(motions: Motions[Any], event: Shown) -> Any:
            self.shown = max(self.shown, event.number + 1)
            return make(motions, event)

        def heard(motions: Motions[Any], event: Shown) -> None:
            assert event.number < self.known, f"{event.word} is heard before it is shown"
            hear(motions, event)

        monkeypatch.setattr(Motions, "_begin", began)
        monkeypatch.setattr(Motions, "_event", made)
        monkeypatch.setattr(Motions, "heard", heard)

    @property
    def known(self) -> int:
        """How many events may be known now: without movements, or when all have ended, all that the table shows."""
        table = self.table
        return self.shown if table.motions.telling else max(self.shown, table.flow.last_here)

    def texts(self) -> str:
        """Everything that can be read, without its markup."""
        table, ui = self.table, self.table.ui
        assert table.root is not None
        found = [widget.value for widget in table.root.walk() if widget.visible and isinstance(widget.value, str)]
        found += [line.text for line in table.chronicle.lines]
        found += [toast.text for toast in ui.toasts.shown]
        found += [table.herald.text if table.herald.visible else "", table.prompt.prompt.title]
        return "\n".join(plain(text) for text in found if text)

    def sentence(self, event: Shown) -> str:
        """What the log says of an event, to whoever sits before the table."""
        table, key = self.table, (event.number, self.table.flow.eyes)
        if key not in self.sentences:
            told = table.words.tell(event.word, event.facts, table.telling.marked.plain)
            self.sentences[key] = plain(told or "")
        return self.sentences[key]

    def look(self) -> None:
        """At the present frame."""
        table, flow = self.table, self.table.flow
        if table.root is None or table.ui.stack.top is not table:
            return
        known = self.known
        assert flow.told <= flow.released <= known
        first = min(self.listed, known)
        events = flow.match.events_since(first, flow.eyes)
        begun = events[self.listed - first : known - first]
        self.said.update(self.sentence(event) for event in begun)  # the same may happen twice
        self.listed = max(self.listed, known)
        coming = {sentence for event in events[known - first :] if (sentence := self.sentence(event))} - self.said
        read = self.texts() if coming else ""
        for sentence in coming:
            self.checked += 1
            assert sentence not in read, f"told before it is shown: {sentence}"
        self._figures()

    def _figures(self) -> None:
        """What panels count is never less than nothing, and never more than it was or will be in this decision."""
        table, flow = self.table, self.table.flow
        players = getattr(getattr(table.board, "model", None), "players", ())
        for name in FIGURES:
            lag = table.lag.of(name)
            for one in players:
                count = getattr(one, name, None)
                if isinstance(count, int) and count >= 0:
                    assert count - lag[one.seat] >= 0, (name, one.seat, count, lag[one.seat], flow.log()[-3:])


def table_of(tmp_path: Path, match: Match, *, speed: float, reduced: bool = False) -> tuple[Driver, TableScreen]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    values = driver.ui.settings.values
    values.animation, values.reduced_motion, values.opponents_speak = speed, reduced, True
    driver.ui.apply_settings()
    table = TableScreen(driver.ui, Flow(match, lambda: "fast"))
    driver.ui.stack.reset(table)
    return driver, table


def watched(driver: Driver, table: TableScreen, watcher: Watcher, decisions: int, seed: int = 5) -> None:
    """Plays by chance until so many decisions were made, or the table gave way to the end."""
    rng = Random(seed)
    for _frame in range(MOST_FRAMES):
        if driver.screen is not table or table.flow.match.answered >= decisions:
            return
        if table.offers is not None and not driver.ui.motion.busy:
            table.message.close()
            table.choose(rng.choice(table.offers.ask.options))
            watcher.look()
        driver.shell.step(STEP)
        watcher.look()
    raise AssertionError("the game does not end")


MANNERS = {"moving": (4.0, False), "reduced": (4.0, True), "off": (0.0, False)}


@pytest.mark.long
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", GAMES)
def test_in_a_whole_game_nothing_is_told_before_it_is_shown(
    game: str, manner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speed, reduced = MANNERS[manner]
    players = sizes(game)[manner == "moving"]  # more than the fewest where most is told
    match = match_of(game, HUMAN, *["random"] * (players - 1), seed=4)
    driver, table = table_of(tmp_path, match, speed=speed, reduced=reduced)
    watcher = Watcher(table, monkeypatch)
    watched(driver, table, watcher, 100_000)
    assert match.over
    assert driver.screen is not table
    assert not speed or watcher.checked or game == "hidden_numbers"  # there a decision tells one thing at most


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_nothing_is_told_before_it_is_shown(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(game, HUMAN, *["random"] * (sizes(game)[0] - 1), seed=2)
    driver, table = table_of(tmp_path, match, speed=4.0)
    watched(driver, table, Watcher(table, monkeypatch), 25)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whoever_hurries_sees_everything_that_is(game: str, tmp_path: Path) -> None:
    match = match_of(game, HUMAN, *["random"] * (sizes(game)[1] - 1), seed=3)
    driver, table = table_of(tmp_path, match, speed=1.0)
    rng = Random(1)
    for _frame in range(300):
        if match.over or driver.screen is not table:
            break
        if table.offers is not None:
            table.choose(rng.choice(table.offers.ask.options))
        else:
            table.press("skip")
            assert not table.flow.behind
            assert table.flow.told == table.flow.last_here
            assert table.flow.view is table.flow.present or match.over
        driver.shell.step(STEP)


# -- lessons, films, the end -------------------------------------------------------------------------------------------
LAST_LESSONS = [(game, one.id) for game in GAMES for one in tutorials(game)[:1]]


@pytest.mark.parametrize(("game", "name"), LAST_LESSONS)
@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_the_table_of_a_last_lesson_does_not_tell_the_end(game: str, name: str, speed: float, tmp_path: Path) -> None:
    """Whoever begins with it, goes back to it, or has just come there, knows of no result before the points are
    counted."""
    tutorial = next(one for one in tutorials(game) if one.id == name)
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = speed
    driver.ui.apply_settings()
    table = lay(driver.ui, Course(tutorial, "Ada", at=len(tutorial.lessons) - 1))
    driver.ui.stack.reset(table)
    match, said = table.flow.match, words(game)
    for _frame in range(20):
        driver.shell.step(STEP)
        if not match.over:
            return  # its end is not shown at the table at all
        assert not any(said.told_at_the_end(event.word) for event in table.flow.log())
        assert not getattr(table.flow.view, "scores", None)
        assert table.flow.view is not table.flow.present


@pytest.mark.parametrize("game", GAMES)
def test_the_opponents_say_their_farewell_when_the_points_are_counted(game: str, tmp_path: Path) -> None:
    match = play(match_of(game, HUMAN, *["random"] * (sizes(game)[0] - 1), seed=2))
    flow = Flow(match, lambda: "fast")
    flow.farewells = ["A farewell"]
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 1.0
    driver.ui.apply_settings()
    look = look_of(game)
    screen = (look.final or FinalScreen)(driver.ui, flow)
    driver.ui.stack.reset(screen)
    assert "A farewell" not in driver.toasts()  # they are counted step by step: nobody has won yet
    for _frame in range(400):
        if "A farewell" in driver.toasts():
            break
        root = driver.screen.root
        assert root is not None
        for button in [one for one in root.walk() if one.name in ("turn_all", "turn") and one.visible]:
            button.activate()
        driver.shell.step(STEP)
    assert "A farewell" in driver.toasts()
    seen = driver.screen
    assert isinstance(seen, FinalScreen)
    said = driver.ui.toasts.shown[-1].box
    assert said.w > 0
    assert not [box for box in (seen.paper.box, *seen.winner.honours) if said.overlaps(box)]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_each_answer_moment_by_moment(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(game, HUMAN, *["random"] * (sizes(game)[0] - 1), seed=2)
    play(match)
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 4.0
    driver.ui.apply_settings()
    table = FilmTable(driver.ui, FilmFlow(Film(save.snapshot(match).save_file("", ""), catalog.rules), lambda: "fast"))
    driver.ui.stack.reset(table)
    table.go(max(0, table.film.length - 12))
    watcher = Watcher(table, monkeypatch)
    while table.film.at < table.film.length:
        table.step()
        watcher.look()
        while driver.ui.motion.busy:
            driver.shell.step(STEP)
            watcher.look()
        assert table.flow.told == table.flow.match.event_count  # no screen of the end follows: all is told here


# -- the state at each event -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_moments_of_a_decision_lead_from_what_was_to_what_is(game: str) -> None:
    """They are made by giving the same answer again: the same events, and every one of them can be looked at."""
    state, rng = begun(game, sizes(game)[1], 7), Rng(7)
    while state.stack:
        before, told = state.clone(), len(state.log)
        option = rng.choice(state.pending.options)
        asked = before.pending
        state.choose(option)
        states = at_each_event(before, option)
        assert len(states) == len(state.log) - told
        assert before.pending == asked  # it was only looked at


def test_figures_at_a_moment_are_those_that_the_events_tell() -> None:
    """Gold, rats and citizens by the events alone, beside those of the state at each of them."""
    for game, count in (("citadels", gold_of_citadels), ("rattus_cartus", rats), ("la_citta", gold_of_la_citta)):
        state, rng, compared = begun(game, 3, 11), Rng(11), 0
        while state.stack:
            before, told = state.clone(), len(state.log)
            option = rng.choice(state.pending.options)
            state.choose(option)
            figures = figures_of(game, before)
            for event, at in zip(state.log[told:], at_each_event(before, option), strict=True):
                count(figures, event.word, event.public)
                if event.word in ("gold", "rats", "flute"):
                    compared += 1
                    assert figures == figures_of(game, at), (game, event)
        assert compared


def figures_of(game: str, state: Any) -> list[int]:
    return list(state.rats if game == "rattus_cartus" else state.gold)


def gold_of_citadels(gold: list[int], word: str, facts: dict[str, Any]) -> None:
    if word == "gold":
        for end, sign in (("source", -1), ("target", 1)):
            if facts[end] >= 0:
                gold[facts[end]] += sign * facts["amount"]


def gold_of_la_citta(gold: list[int], word: str, facts: dict[str, Any]) -> None:
    if word == "gold":
        gold[facts["seat"]] += facts["change"]


def rats(found: list[int], word: str, facts: dict[str, Any]) -> None:
    if word == "rats":
        found[facts["seat"]] += facts["change"]
    elif word == "flute":
        found[facts["seat"]] -= 1
        found[facts["other"]] += 1
