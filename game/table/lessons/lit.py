"""Where on the screen the things lie that a lesson speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.lessons import Course, Light
from game.lessons.story import ANSWER, BUTTONS, CARD, HAND, ITEMS, LOG, PARTS, QUESTION, READER, SEAT
from game.table.asking.spots import BUTTON
from game.table.screen import TableScreen
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

TABS = {LOG: "log", READER: "zoom"}
SMALLEST = 4.0


def lights(course: Course) -> Sequence[Light]:
    """What is lit now: what the lesson says, else what it wants."""
    lesson = course.lesson
    if lesson.light:
        return lesson.light
    if lesson.look is not None:
        return [lesson.look]
    return [Light(lesson.line, ANSWER, choice=one) for one in lesson.allowed]


def boxes(table: TableScreen, course: Course, wanted: Sequence[Light], more: Sequence[Box] = ()) -> list[Box]:
    """Where all of them lie, and these besides, each place once; nothing for what is out of sight."""
    found = [*more]
    found += [box for light in wanted for box in of(table, course, light)]
    if table.selected is not None and not course.looking:  # it is confirmed there
        found.append(table.prompt.box)
    bounds = table.ui.scale.bounds
    seen = [_within(box, bounds) for box in found]
    return list(dict.fromkeys(box for box in seen if box.w >= SMALLEST and box.h >= SMALLEST))


def reveal(table: TableScreen, course: Course, wanted: Sequence[Light]) -> None:
    """Behind tabs what is spoken of is brought into sight."""
    if not table.places.tabbed:
        return
    for light in wanted:
        if light.word in TABS:
            table.use_tab(TABS[light.word])
        elif not list(of(table, course, light)) or light.word not in (*PARTS, *ITEMS):
            table.board.reveal(light.word, table.flow.viewer if light.seat < 0 else light.seat)


def of(table: TableScreen, course: Course, light: Light) -> Iterator[Box]:
    """Where one of them lies."""
    parts: dict[str, Widget] = {
        QUESTION: table.prompt, HAND: table.hand, LOG: table.log, READER: table.zoom, BUTTONS: table.corner,
    }  # fmt: skip
    if (part := parts.get(light.word)) is not None:
        yield from [part.box] if part.visible else []
    elif light.word == SEAT:
        yield table.board.seat_box(light.seat)
    elif light.word == CARD:
        yield from _cards(table, light)
    elif light.word == ANSWER:
        yield from _answers(table, course, light)
    else:
        yield from table.board.lit(light.word, table.flow.viewer if light.seat < 0 else light.seat)


def _cards(table: TableScreen, light: Light) -> Iterator[Box]:
    for spot in table.looking.spots():
        subject = spot.subject
        if subject is not None and subject.id == light.name and light.seat in (-1, subject.seat):
            yield spot.shown


def _answers(table: TableScreen, course: Course, light: Light) -> Iterator[Box]:
    if light.choice is None or table.offers is None:
        return
    for option in course.shown_answers(light.choice):
        offer = table.offers.of(option)
        if offer is None or offer.place == BUTTON:
            named = [child.box for child in table.prompt.children if child.visible and child.name == option]
            yield from named or [table.prompt.box]
            continue
        spots = [spot.shown for spot in table.looking.spots() if (spot.place, spot.thing) == (offer.place, offer.thing)]
        yield from spots or [table.prompt.box]


def _within(box: Box, bounds: Box) -> Box:
    left, top = max(box.x, bounds.x), max(box.y, bounds.y)
    return Box(left, top, min(box.right, bounds.right) - left, min(box.bottom, bounds.bottom) - top)
