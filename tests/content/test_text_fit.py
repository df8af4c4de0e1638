"""Short texts fit on the card face: by our table of widths, and by the font itself."""

from __future__ import annotations

import pygame.font
import pytest

from game.citadels.content import Character, District, own_cards
from game.citadels.content.card_checks import LINES, lines_needed, width_of
from game.paths import assets_dir

SIZE = 4  # measured four times as large as on the card: whole pixels are too coarse
FONT_SIZE, WIDTH = 21.5, 318


@pytest.fixture(scope="module")
def font() -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(assets_dir() / "fonts" / "Alegreya-Medium.otf", round(FONT_SIZE * SIZE))


def lines_in(font: pygame.font.Font, text: str) -> int:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.size(longer)[0] <= WIDTH * SIZE:
            lines[-1] = longer
        else:
            lines.append(word)
    return len(lines)


def short_texts() -> list[str]:
    cards = own_cards()
    everything: list[Character | District] = [*cards.characters.values(), *cards.districts.values()]
    shorts = [card.short for card in everything if card.short]
    return [words for short in shorts for words in (short.en, short.de)]


@pytest.mark.parametrize("text", short_texts())
def test_every_short_text_fits_on_the_face(font: pygame.font.Font, text: str) -> None:
    assert lines_in(font, text) <= LINES
    assert lines_in(font, text) <= lines_needed(text) + 1, "the table of widths is too kind"


def test_the_table_of_widths_is_near_the_font(font: pygame.font.Font) -> None:
    for text in short_texts():
        measured = font.size(text)[0] / SIZE
        guessed = width_of(text) * FONT_SIZE / 100
        assert 0.94 * guessed < measured < 1.02 * guessed, text  # kerning makes a line narrower


def test_lines_break_at_spaces() -> None:
    assert lines_needed("") == 0
    assert lines_needed("Build up to 3 districts.") == 1
    assert lines_needed("word " * 40) == 7
    assert lines_needed("W" * 30) == 2, "a word wider than a line"
