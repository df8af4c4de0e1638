"""A tutorial is played by real answers; the others answer what it says, and whoever goes back finds everything as it
was."""

from __future__ import annotations

import pytest

from game.lessons import Course, Tutorial, sound_ones
from tests.lessons.test_faults import example


def watch(course: Course) -> None:
    """The others answer."""
    count = 0
    while not course.waiting:
        assert course.match.step()
        count += 1
    assert count == 2


@pytest.fixture(scope="module")
def tutorial(tmp_path_factory: pytest.TempPathFactory) -> Tutorial:
    file = tmp_path_factory.mktemp("lessons") / "tutorial.yaml"
    file.write_text(example(), encoding="utf-8")
    return sound_ones(file, "citadels")[0][0]


def answer(course: Course, option: str) -> None:
    ask = course.match.pending
    assert ask is not None
    assert course.match.answer(ask.number, option)
    assert course.match.step()


def test_lessons_end_with_acts_and_the_others_follow_the_script(tutorial: Tutorial) -> None:
    course = Course(tutorial, "Ada", ["Kunz", "Vera", "Ida"])
    assert [seat.name for seat in course.match.setup.seats] == ["Ada", "Vera", "Kunz", "Ida"]
    assert course.match.setup.practice
    assert course.allowed == ["gold"]
    answer(course, "gold")
    assert course.lesson.id == "build"
    answer(course, course.allowed[0])
    answer(course, "end")
    assert course.lesson.id == "end"
    assert not course.allowed
    watch(course)
    assert course.lesson.id == "look"
    assert not course.match.step()  # nobody plays on while somebody looks
    assert course.looked()
    assert course.over
    assert not course.looked()


def test_other_answers_get_the_most_fitting_sentence(tutorial: Tutorial) -> None:
    course = Course(tutorial, "Ada")
    assert course.correction("cards", "en") == "Cards are good too. Now you need gold."
    assert course.correction("cards", "de") == "Auch Karten sind gut. Jetzt brauchst du Gold."
    assert course.correction("end", "en") == ""


def test_going_back_and_going_on_later_find_the_same_table(tutorial: Tutorial) -> None:
    course = Course(tutorial, "Ada", at=3)
    assert course.lesson.id == "look"
    journal = list(course.match.journal)
    course.go_to(1)
    assert course.lesson.id == "build"
    assert course.match.journal == journal[:1]
    course.go_to(2)
    answer(course, "end")
    course.go_to(3, live=True)  # what the others did is seen once more
    watch(course)
    assert course.match.journal == journal
    assert Course(tutorial, "Ada", at=99).over
