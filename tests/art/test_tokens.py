"""Tokens differ without colour, also at sixteen pixels; drawn ones stand in when a picture is missing."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame

from game.citadels.table.badges import token
from game.paths import assets_dir
from game.ui.draw.assets import Assets

SIDE = 16
LEAST, LEAST_DRAWN = 12.0, 4.0  # mean difference of grey levels
GROUND = (60, 56, 80)


def greys(assets: Assets, name: str) -> list[int]:
    """The token on a dark ground, without its colours."""
    ground = pygame.Surface((SIDE, SIDE))
    ground.fill(GROUND)
    ground.blit(token(assets, name, SIDE), (0, 0))
    grey = pygame.transform.grayscale(ground)
    return [grey.get_at((x, y))[0] for x in range(SIDE) for y in range(SIDE)]


def too_near(assets: Assets, names: list[str], least: float) -> list[tuple[str, str, float]]:
    seen = {name: greys(assets, name) for name in names}
    found = []
    for first, second in combinations(names, 2):
        distance = sum(abs(a - b) for a, b in zip(seen[first], seen[second], strict=True)) / SIDE**2
        if distance < least:
            found.append((first, second, round(distance, 1)))
    return found


def test_no_two_tokens_look_alike_without_colour() -> None:
    names = sorted(path.stem.removeprefix("token_") for path in (assets_dir() / "citadels" / "ui").glob("token_*.webp"))
    assert len(names) == 14
    assert too_near(Assets(), names, LEAST) == []


def test_drawn_stand_ins_tell_faces_apart(tmp_path: Path) -> None:
    faces = [f"{kind}_{face}" for kind in ("warrant", "threat") for face in ("hidden", "real", "blank")]
    assert too_near(Assets(tmp_path), ["killed", "robbed", "out", "bewitched", *faces], LEAST_DRAWN) == []
