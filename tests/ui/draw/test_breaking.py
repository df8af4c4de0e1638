"""Lines of a paragraph end where they would if every word was measured where it stands."""

from __future__ import annotations

import gettext
import math

import pygame
import pytest

from game.paths import assets_dir
from game.ui.draw import theme
from game.ui.draw.fonts import FACES, Fonts
from game.ui.draw.geometry import Scale
from game.ui.draw.markup import parse
from game.ui.draw.text import Breaker, TextSetter
from game.ui.draw.theme import Style

SIZES = (16.0, 23.0, 54.0)
WIDTHS = (110, 260, 470)  # pixels
TEXTS = 25  # of the long ones, from all over the catalogue


def long_texts() -> list[str]:
    """Sentences of the program in German, some with marks."""
    with (assets_dir() / "locale" / "de" / "LC_MESSAGES" / "citadels.mo").open("rb") as file:
        read = gettext.GNUTranslations(file)
    texts = sorted(text for text in vars(read)["_catalog"].values() if text.count(" ") > 8 and "\n" not in text)
    return texts[:: len(texts) // TEXTS]


@pytest.mark.parametrize("face", sorted(FACES))
def test_lines_end_where_measuring_every_word_would_end_them(face: str) -> None:
    setter = TextSetter(Fonts(), Scale(1920, 1080), lambda _name, high: pygame.Surface((high, high)))
    for size in SIZES:
        style = Style(face, size, theme.TEXT)
        for text in long_texts():
            for width in WIDTHS:
                added, measured = Breaker(setter, style, width), Breaker(setter, style, width)
                measured.loose = math.inf
                assert added.run(parse(text)) == measured.run(parse(text)), (size, width)
