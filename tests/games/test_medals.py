"""Medals: each another picture, the rim of its game and of its metal; unearned ones are pressed outlines."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.history import feats
from game.ui.draw.geometry import Box
from game.ui.screens.challenges.medals import draw_medal, outline
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS

SIDE = 96


def drawn(driver: Driver, feat: feats.Feat, *, earned: bool) -> bytes:
    surface = pygame.Surface((SIDE, SIDE))
    draw_medal(driver.ui.canvas(surface), feat, Box(0, 0, SIDE, SIDE), earned=earned)
    return pygame.image.tobytes(surface, "RGB")


def brightness(pixels: bytes) -> float:
    return sum(pixels) / len(pixels)


def test_no_two_medals_look_the_same(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    every = feats.feats()
    assert len({drawn(driver, feat, earned=True) for feat in every}) == len(every)
    assert len({drawn(driver, feat, earned=False) for feat in every}) == len(every)
    assert driver.ui.assets.missing == set()


def test_what_is_not_earned_is_darker_than_what_is(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json")
    for feat in feats.feats():
        assert brightness(drawn(driver, feat, earned=False)) < brightness(drawn(driver, feat, earned=True)) * 0.6, (
            feat.id
        )


def test_each_game_has_a_rim_of_its_own_and_the_house_a_round_one() -> None:
    rims = [tuple(outline(game)) for game in ("", "citadels", "rattus_cartus", "la_citta")]
    assert len(set(rims)) == len(rims)
    assert [len(rim) for rim in rims[1:]] == [8, 11, 6]
    assert all(0 <= x <= 1 and 0 <= y <= 1 for rim in rims for x, y in rim)


def test_an_unearned_one_tells_its_condition_and_how_far_one_has_come(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS["achievements"](driver.ui))
    driver.frame()
    told = driver.find("feat::ten_games").value
    assert "Play ten games to their end." in told
    assert told.endswith("/10")
    assert driver.ui.text.overflows == []
