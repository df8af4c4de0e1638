"""Tutorials at the terminal: played to their end by somebody who first answers something else."""

from __future__ import annotations

import re

import pytest

from game import catalog
from game.cli.text import choices
from game.lessons import Course, Tutorial, tutorials
from game.table.words import words
from tests.cli.text.typist import Terminal

LOOKS = ("where", "log 1", "card 2")
ALL = [one for game in catalog.GAMES for one in tutorials(game)]


class Contrary:
    """At each new question first something else, if there is anything else; then what the lesson wants."""

    def __init__(self, course: Course) -> None:
        self.course, self.asked, self.refused = course, (-1, -1), 0

    def __call__(self, said: str) -> str | None:
        course = self.course
        if course.over and not course.stops:
            return None
        if course.looking or course.stops:
            return ""
        ask, here = course.match.pending, words(course.tutorial.game)
        assert ask is not None
        names = here.names([seat.name for seat in course.match.setup.seats], course.match.view(ask.seat))
        found = choices.choices(ask, course.match.view(ask.seat), names, here)
        others = [one for one in found if one.option not in course.allowed]
        if self.asked != (course.index, ask.number) and others:
            self.asked, self.refused = (course.index, ask.number), self.refused + 1
            return str(others[0].number)
        return str(next(one.number for one in found if one.option in course.allowed))


@pytest.mark.parametrize("tutorial", ALL, ids=lambda one: one.key)
def test_every_tutorial_is_played_to_its_end(
    tutorial: Tutorial, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.games = tuple(catalog.GAMES)
    course = Course(tutorial, "Hanna")
    contrary = Contrary(course)
    with monkeypatch.context() as patch:
        patch.setattr("game.cli.text.lessons.Course", lambda *_told, **_more: course)
        said = terminal.play(contrary, "--learn", tutorial.id, "--game", tutorial.game)
    count = len(tutorial.lessons)
    assert f"Lesson {count} of {count}." in said
    assert "You have finished" in said
    assert contrary.refused > 3


def test_going_back_again_and_on_later(terminal: Terminal) -> None:
    lines = ["", "merchant", "", "undo", "back", "back", "merchant", "anew", "", "quit", "yes"]
    said = terminal.play(lines, "--learn", "first_game")
    assert "Not in a lesson." in said
    assert said.count("Lesson 2 of 19.") == 2
    assert said.count("Lesson 3 of 19.") == 4
    assert "Leave the tutorial?" in said
    on = terminal.play(["1", "back", "quit", "yes"], "--learn", "first_game")
    assert "You are at lesson 4." in on
    assert "Lesson 4 of 19." in on


def test_the_menu_leads_to_them(terminal: Terminal) -> None:
    said = terminal.play(["learn the game", "Hanna", "back", "leave"])
    assert "Your first game: The last three rounds of a game." in said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_list_of_them_says_in_whole_sentences_what_each_takes(terminal: Terminal, game: str, language: str) -> None:
    terminal.games = tuple(catalog.GAMES)
    said = " ".join(terminal.play([], "--learn", "--game", game, language=language).split())
    for number, one in enumerate(tutorials(game), start=1):
        time = f"About {one.minutes} minutes." if language == "en" else f"Etwa {one.minutes} Minuten."
        begin = " ".join(one.pitch.get(language).split())
        assert f"{number}: {one.title.get(language)}: {begin} {time}" in said
    assert not re.search(r"[.!?][.,;]", said)


def test_what_a_lesson_pauses_at_is_told_with_its_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game says who left and why, the lesson explains it, and nothing that came after it is told before Enter."""
    terminal.games = tuple(catalog.GAMES)
    tutorial = tutorials("la_citta")[0]
    place = next(at for at, one in enumerate(tutorial.lessons) if one.pauses)
    course = Course(tutorial, "Hanna", at=place)
    contrary = Contrary(course)

    def answer(said: str) -> str | None:
        return None if course.index > place and not course.stops else contrary(said)

    with monkeypatch.context() as patch:
        patch.setattr("game.cli.text.lessons.Course", lambda *_told, **_more: course)
        said = terminal.play(answer, "--learn", tutorial.id, "--game", tutorial.game)
    waited = said.split("Press Enter to go on.")
    assert len(waited) == 1 + len(tutorial.lessons[place].pauses)
    assert "Culture: " in waited[1]
    assert "That is why they left" in waited[1]
    assert all(one.says.en.strip() in " ".join(said.split()) for one in tutorial.lessons[place].pauses)
    assert "sixth" not in "".join(waited[:-1])


def test_what_is_looked_at_in_a_pause_is_the_moment_that_was_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The year has gone to its end long before; in the pauses it goes on one sentence at a time."""
    terminal.games = tuple(catalog.GAMES)
    tutorial = tutorials("la_citta")[0]
    place = next(at for at, one in enumerate(tutorial.lessons) if one.pauses)
    course = Course(tutorial, "Hanna", at=place)
    contrary, left = Contrary(course), [[*LOOKS, ""] for _pause in tutorial.lessons[place].pauses]

    def answer(said: str) -> str | None:
        if course.stops:
            return left[-len(course.stops)].pop(0)
        return None if course.index > place else contrary(said)

    with monkeypatch.context() as patch:
        patch.setattr("game.cli.text.lessons.Course", lambda *_told, **_more: course)
        said = terminal.play(answer, "--learn", tutorial.id, "--game", tutorial.game)
    seen = [one.split("Press Enter to go on.")[0] for one in said.split("Press Enter to go on. where")[1:]]
    assert len(seen) == len(tutorial.lessons[place].pauses)
    assert all("Year 5 of 6." in one for one in seen)
    assert "2 gold, 0 action cards, 9 citizens" in seen[0]
    assert "2 gold, 0 action cards, 11 citizens" in seen[1]
    assert "2 gold, 3 action cards, 11 citizens" in seen[2]
    logs = [one.split("Press Enter")[0] for one in said.split("Press Enter to go on. log 1\n")[1:]]
    assert "The people want Culture." in logs[0]
    assert "draws a citizen" in logs[1]
    assert "Year 6" not in "".join(logs)
    assert said.count("There is no card called '2'.") == len(seen)


def test_while_one_looks_nothing_that_somebody_else_is_asked_is_named(terminal: Terminal) -> None:
    said = terminal.play(["card 1", "", "quit", "yes"], "--learn", "first_game")
    assert "There is no card called '1'." in said
