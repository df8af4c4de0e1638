"""Pictures of pages: JPEG, named by what they are, and telling nothing about who holds what."""

from __future__ import annotations

import hashlib

import pytest

from game.hands.messages import CardText, Map
from game.hands.pictures import Gallery, unseen
from game.la_citta.hands.form import HandPlan
from game.session.setup import HUMAN
from game.table.flow import Flow
from game.ui.draw.motion import Hold
from tests.games.playing import GAMES, match_of
from tests.hands.playing import Phones
from tests.helpers.quick import second_and_last

JPEG = b"\xff\xd8\xff"
SMALLEST_GAME = "la_citta"  # with the fewest faces


def gallery_of(game: str, seed: int = 1) -> Gallery:
    return Gallery(Flow(match_of(game, HUMAN, HUMAN, seed=seed), lambda: "instant"), unseen())


@pytest.mark.long
def test_all_faces_of_a_game_come_before_any_is_told_of() -> None:
    phones = Phones(SMALLEST_GAME, people=2)
    gallery, pages = Gallery(phones.flow, unseen()), phones.pages[0]
    pictures = pages.pictures = gallery.spoken(pages.lang)
    while gallery.busy:
        assert pictures.all == ()
        assert pictures.of("farm") == ""
        gallery.turn()
    assert pictures.of("farm") in pictures.all
    for name in pictures.all:
        data = gallery.find(name)
        assert data is not None
        assert data.startswith(JPEG)
        assert name == hashlib.sha256(data).hexdigest()[: len(name)]
    assert gallery.find("nothing") is None
    assert pages.page(1).faces == pictures.all
    read = pages.read("farm")
    assert isinstance(read, CardText)
    assert gallery.find(read.face) is not None


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_pictures_come_in_an_order_that_knows_no_hand(game: str) -> None:
    """In two deals the same ones, one at a turn."""
    made = []
    for seed in (1, 2):
        gallery = gallery_of(game, seed)
        gallery.spoken("en")
        while gallery.painter.keys(gallery.flow.view_of(None)) and gallery.revision == 0:
            gallery.turn()  # the map, which everybody sees, comes first
        names = set(gallery._made)
        steps = []
        for _turn in range(3):
            gallery.turn()
            steps.append(sorted(set(gallery._made) - names))
            names = set(gallery._made)
        made.append(steps)
    assert made[0] == made[1]
    assert all(len(step) <= 2 for step in made[0])  # the same face small and large


def test_no_picture_is_made_while_something_moves_in_the_window() -> None:
    gallery = gallery_of(SMALLEST_GAME)
    gallery.spoken("en")
    gallery.ui.motion.start(Hold(1000))
    made = [gallery.busy, gallery.turn()]
    gallery.ui.motion.finish_all()
    assert [*made, gallery.busy, gallery.turn()] == [False, False, True, True]


def test_the_map_of_a_page_is_that_of_the_moment_on_the_stage() -> None:
    phones = Phones("la_citta", people=2)
    gallery, match = Gallery(phones.flow, unseen()), phones.flow.match
    for page in phones.play():
        told = match.event_count
        pages = phones.asked
        pages.pictures = gallery.spoken(pages.lang)
        if gallery._stale():
            gallery.turn()
        before = gallery.painted("map")
        shown = pages.page(page.page)
        if isinstance(shown.map, Map):
            assert shown.map.picture == before
            offered = [(place, thing) for _number, _x, _y, place, thing in shown.map.places]
            rows = [(one.place, one.thing) for area in shown.areas for one in area.things]
            assert offered
            assert {spot for spot in rows if spot[0] == offered[0][0]} <= set(offered)
            assert all(0 <= x <= 1000 and 0 <= y <= 1000 for _number, x, y, _place, _thing in shown.map.places)
        site = next((one for area in shown.areas for one in area.things if one.place == "site"), None)
        if site is not None:
            break
    assert site is not None
    assert pages.pick("site", site.thing) == ""
    assert pages.page(2).map is not None
    plan, ask = pages.desk.plan, match.pending
    assert isinstance(plan, HandPlan)
    assert ask is not None
    assert match.answer(ask.number, plan.option)
    match.step()
    phones.flow.hold(told)
    assert not gallery._stale()
    phones.flow.release()
    assert gallery.busy
    gallery.turn()
    assert gallery.painted("map") != before
