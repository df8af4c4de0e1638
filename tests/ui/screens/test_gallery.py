"""The card gallery: filters, search, cards large with their rulings, the rules by topic, mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.content.book import CardText, Filters, book
from game.ui import lang
from game.ui.screens.gallery import source
from game.ui.screens.gallery.board import GalleryBoard, Shelf
from game.ui.screens.gallery.entries import entries, matching
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen
from game.ui.widgets import TextField
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import check
from tools.shots.gallery import SHOTS
from tools.shots.names import GALLERY

BOOK = CitadelsBook("citadels")

GAME = "citadels"


@pytest.fixture
def gallery(driver: Driver) -> Driver:
    driver.show(ReferenceScreen(driver.ui))
    return driver


def shown(driver: Driver) -> list[str]:
    assert driver.screen.root is not None
    names = [widget.name for widget in driver.screen.root.walk()]
    return [name.removeprefix("card:") for name in names if name.startswith("card:")]


def of_the_box(cards: Iterable[str]) -> list[str]:
    """Those of the box, in the same order: cards of the house stand between them."""
    return [card for card in cards if card in own_cards().box.ids]


def beside(card: str, steps: int) -> CardText:
    """The card so many places further on, around the ends."""
    ids = [one.id for one in entries(GAME)]
    return entries(GAME)[(ids.index(card) + steps) % len(ids)].card


def board(driver: Driver) -> GalleryBoard:
    found = driver.find("board")
    assert isinstance(found, GalleryBoard)
    return found


# -- what is found -----------------------------------------------------------------------------------------------------
def test_all_cards_are_there() -> None:
    kinds = [one.kind for one in entries(GAME)]
    cards = own_cards()
    assert len(kinds) == len(cards.characters) + len(cards.districts)
    assert kinds == sorted(kinds, key=list(book(GAME).shelf().kinds()).index), "kind by kind"
    assert matching(Filters(), GAME) == [one.id for one in entries(GAME)]


@pytest.mark.parametrize(
    ("filters", "count"),
    [
        (Filters({"kind": "character"}), 27), (Filters({"kind": "basic"}), 17), (Filters({"kind": "unique"}), 34),
        (Filters({"type": "noble"}), 6), (Filters({"type": "trade"}), 8), (Filters({"type": "unique"}), 34),
        (Filters({"rank": 8}), 3), (Filters({"cost": 6}), 11), (Filters(set="first_game"), 9 + 17 + 14),
        (Filters(set="classic"), 8 + 17 + 13), (Filters(set="additional"), 18 + 19),
        (Filters({"kind": "unique", "cost": 2}), 2), (Filters({"kind": "character", "type": "military"}), 3),
    ],
)  # fmt: skip
def test_filters(filters: Filters, count: int) -> None:
    """Of the cards of the box."""
    assert len(set(matching(filters, GAME)) & set(own_cards().box.ids)) == count


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Witch", "witch"), ("hexe", "witch"), ("KÖNIG", "king"), ("konig", "king"), ("great wall", "great_wall"),
        ("mauer gross", "great_wall"), ("große", "great_wall"), ("spelunke", "thieves_den"), ("swap hands", "magician"),
        ("krone", "king"), ("xyzzy", ""),
    ],
)  # fmt: skip
def test_search_in_both_languages(text: str, first: str) -> None:
    found = matching(Filters(text=text), GAME)
    assert (first in found) if first else not found


def test_a_name_comes_before_a_mention() -> None:
    assert matching(Filters(text="king"), GAME)[0] == "king"
    assert "crown" not in next(one for one in entries(GAME) if one.id == "king").name
    assert "king" in matching(Filters(text="crown"), GAME)


def test_filters_that_exclude_each_other_give_way() -> None:
    chosen = book(GAME).shelf().chosen
    by_rank = chosen(Filters({"kind": "unique", "cost": 5}), "rank", 3)
    assert by_rank == Filters({"rank": 3})
    assert chosen(by_rank, "cost", 5) == Filters({"cost": 5})
    assert "type" not in chosen(Filters({"kind": "character", "type": "noble"}), "kind", "unique").by
    assert "kind" not in chosen(Filters({"kind": "character"}), "type", "unique").by
    assert chosen(Filters({"rank": 3}), "rank", 3) == Filters()
    starts = (
        Filters({"kind": "character", "rank": 2}),
        Filters({"kind": "basic", "cost": 2}),
        Filters({"type": "unique"}),
    )
    for part, values in (("rank", range(1, 10)), ("kind", ("character", "basic", "unique"))):
        for value in values:
            for start in starts:
                assert matching(chosen(start, part, value), GAME), (start, part, value)


def test_relatives() -> None:
    def relatives(card: str) -> list[str]:
        return of_the_box(book(GAME).shelf().relatives(card))

    assert relatives("cathedral") == ["bishop", "abbot", "cardinal", "temple", "church", "monastery"]
    assert relatives("witch") == ["assassin", "magistrate"]
    assert relatives("keep") == []


# -- with the mouse ----------------------------------------------------------------------------------------------------
def test_chips_narrow_the_cards_and_the_count_is_said(gallery: Driver) -> None:
    assert gallery.find("count").value == f"{len(entries(GAME))} cards"
    gallery.click("rank:8")
    found = shown(gallery)
    assert of_the_box(found) == ["warlord", "diplomat", "marshal"]
    assert gallery.find("count").value == f"{len(found)} of {len(entries(GAME))} cards"
    gallery.click("type:noble")
    assert shown(gallery) == []
    assert gallery.find("nothing").value == "No card is like that."
    gallery.click("clear")
    assert len(shown(gallery)) == len(entries(GAME))


def test_a_set_is_chosen_from_the_list(gallery: Driver) -> None:
    gallery.click("set")
    gallery.click("option:classic")
    assert "university" in shown(gallery)
    assert "witch" not in shown(gallery)


def test_the_cards_of_a_running_game_come_first(driver: Driver) -> None:
    preset = own_cards().presets["first_game"]
    driver.show(ReferenceScreen(driver.ui, [*preset.characters, *preset.uniques]))
    assert set(shown(driver)) == {*preset.characters, *preset.uniques}
    driver.click("set")
    driver.click("option:")
    assert len(shown(driver)) == len(entries(GAME))


def test_a_card_opens_large_with_rules_sets_and_rulings(gallery: Driver) -> None:
    gallery.click("card:thief")
    assert gallery.screen.name == "card"
    assert gallery.find("card_name").value == "Thief"
    assert "rank 2" in gallery.find("facts").value
    assert "First game" in gallery.find("sets").value
    rulings = {one.number for one in BOOK.rulings().about_card("thief")}
    assert gallery.screen.root is not None
    blocks = {widget.name for widget in gallery.screen.root.walk() if widget.role == "ruling"}
    assert blocks == {f"ruling:{number}" for number in rulings}
    gallery.click("next")
    assert gallery.find("card_name").value == beside("thief", 1).name.en
    gallery.click("back")
    assert gallery.screen.name == "reference"
    assert gallery.ui.focus is gallery.find(f"card:{beside('thief', 1).id}"), "back where one was"


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "de"), ((1920, 1080), "en")])
def test_a_page_without_rulings_is_filled_by_cards_alike_or_ends_below_its_last_line(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language)
    without = [one.id for one in entries(GAME) if not BOOK.rulings().about_card(one.id)]
    assert "cathedral" in without
    screen = CardScreen(driver.ui, without[0])
    driver.show(screen)
    for card in without:
        screen.show(card)
        driver.frame(0.1)
        page, text = screen.page.box, screen.page.texts[0]
        last = max(widget.box.bottom for widget in text.walk() if not widget.children)
        assert page.bottom - last < 0.12 * screen.big.box.h, card
        pictured = [widget.name for widget in text.walk() if widget.name.startswith("see:")]
        assert pictured == [f"see:{other}" for other in book(GAME).shelf().relatives(card)], card
        if pictured:
            assert page.h > 0.75 * screen.big.box.h, card


def test_a_card_leads_to_where_the_rules_speak_of_it_and_is_there_again_afterwards(driver: Driver) -> None:
    driver.show(CardScreen(driver.ui, "merchant"))
    links = [widget for widget in driver.screen.root.walk() if widget.name.startswith("to:section:")]  # type: ignore[union-attr]
    assert links
    links[0].activate()
    driver.frame()
    assert driver.screen.name == "reference"
    driver.press(pygame.K_ESCAPE)
    assert driver.find("card_name").value == "Merchant"


def test_the_wheel_glides_and_stays_within_the_cards(gallery: Driver) -> None:
    gallery.ui.motion.speed = 1.0
    gallery.hover("card:assassin")
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0)
    gallery.shell.process(wheel)
    gallery.shell.step(0.05)
    between = board(gallery).offset
    gallery.shell.step(0.5)
    assert 0 < between < board(gallery).offset
    for _turn in range(60):
        gallery.shell.process(wheel)
        gallery.shell.step(0.05)
    gallery.frame()
    assert board(gallery).box.overlaps(gallery.find(f"card:{entries(GAME)[-1].id}").box)


def test_scrolling_is_seen_frame_by_frame_even_in_a_window_that_hurries(gallery: Driver) -> None:
    """Damage that comes again before its strips are drawn must not begin anew for ever, nor be put off for ever: four
    turns after it has begun every turn is seen."""
    gallery.ui.motion.speed = 1.0
    gallery.shell.renderer.patience = 0.0
    gallery.frame()
    while gallery.shell.renderer.unfinished:
        gallery.shell.draw(gallery.surface)
    gallery.hover("card:assassin")
    seen = set()
    for _turn in range(14):
        gallery.shell.process(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
        gallery.shell.step(1 / 60)
        gallery.shell.draw(gallery.surface)
        seen.add(pygame.image.tobytes(gallery.surface.subsurface(board_pixels(gallery)), "RGB"))
    assert len(seen) >= 10


def board_pixels(driver: Driver) -> pygame.Rect:
    return driver.ui.scale.rect(board(driver).box).inflate(-40, -40)


# -- with the keyboard -------------------------------------------------------------------------------------------------
def test_a_long_search_stays_in_its_field_and_shows_where_one_types(gallery: Driver) -> None:
    gallery.press(pygame.K_SLASH, text="/")
    gallery.type("W" * 60)
    field = gallery.find("search")
    assert isinstance(field, TextField)
    style, first, last = field._seen(gallery.ui.text, field._room().w)
    assert 0 < first < last == len(field.text)
    assert gallery.ui.text.width(field.text[first:last], style) <= field._room().w
    gallery.press(pygame.K_HOME)
    style, first, last = field._seen(gallery.ui.text, field._room().w)
    assert (field.caret, first) == (0, 0)
    field.press(field._room().right, field._room().cy)
    assert field.caret == last < len(field.text)
    assert gallery.ui.text.overflows == []


def test_typing_searches_from_anywhere(gallery: Driver) -> None:
    gallery.type("konig")
    assert of_the_box(shown(gallery))[:2] == ["king", "queen"]
    gallery.press(pygame.K_RETURN)
    assert gallery.ui.focus is gallery.find("card:king")
    gallery.type("xx")
    assert shown(gallery) == []
    assert gallery.find("search").value == "konigxx"


def test_h_is_help_on_a_card_and_a_letter_in_the_field(gallery: Driver) -> None:
    gallery.type("h")
    assert gallery.find("search").value == "h"
    assert not gallery.screen.layers
    gallery.press(pygame.K_RETURN)
    gallery.press(pygame.K_h, text="h")
    assert gallery.find("dialog").value == "Keys"


def test_arrows_and_enter_lead_to_every_card(gallery: Driver) -> None:
    gallery.ui.focus = gallery.find("card:assassin")
    for _step in range(9):
        gallery.press(pygame.K_DOWN)
    focus = gallery.ui.focus
    assert focus is not None
    assert focus.name.startswith("card:")
    assert board(gallery).box.holds(focus.box, slack=2.0), "the focus is in sight"
    gallery.press(pygame.K_RETURN)
    assert gallery.screen.name == "card"


@pytest.mark.long
def test_keys_of_a_large_card(driver: Driver) -> None:
    driver.ui.stack.push(CardScreen(driver.ui, "witch"))
    driver.frame()
    driver.press(pygame.K_RIGHT)
    assert driver.find("card_name").value == beside("witch", 1).name.en
    for _step in range(3):
        driver.press(pygame.K_LEFT)
    assert driver.find("card_name").value == beside("witch", -2).name.en, "around the ends"
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RIGHT)
    text = driver.find("text_1")
    driver.press(pygame.K_DOWN)
    moved = text.value
    assert moved not in ("", "0%")
    driver.press(pygame.K_PAGEDOWN)
    assert text.value != moved
    driver.press(pygame.K_HOME)
    assert text.value == "0%"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "title"


def test_a_link_leads_to_a_card_and_back_returns(driver: Driver) -> None:
    gallery = ReferenceScreen(driver.ui)
    driver.show(gallery)
    gallery.open_card("throne_room")
    driver.frame()
    driver.click("link:59:emperor")
    assert driver.find("card_name").value == "Emperor"
    driver.press(pygame.K_ESCAPE)
    assert driver.find("card_name").value == "Throne Room"
    driver.click("link:59:emperor")
    driver.click("all_cards")
    assert driver.screen is gallery


# -- from elsewhere ----------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_title_and_new_game_lead_to_the_gallery(driver: Driver) -> None:
    for way in ((), ("new_game",)):
        for name in (*way, "reference"):
            driver.click(name)
        assert driver.screen.name == "reference"
        for _step in range(len(way) + 1):
            driver.press(pygame.K_ESCAPE)


# -- rules -------------------------------------------------------------------------------------------------------------
def test_a_damaged_file_of_rulings_is_named_and_the_gallery_works(
    gallery: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = CitadelsBook.rulings

    def broken(book: CitadelsBook) -> None:
        real(book, tmp_path / "none.yaml")

    monkeypatch.setattr(CitadelsBook, "rulings", broken)
    source.rulings.cache_clear()
    try:
        gallery.click("card:thief")
        assert gallery.find("card_name").value == "Thief"
        assert "none.yaml" in caplog.text
        gallery.press(pygame.K_ESCAPE)
        gallery.click("tab:rules")
        assert gallery.ui.text.overflows == []
    finally:
        source.rulings.cache_clear()


# -- pictures in the background ----------------------------------------------------------------------------------------
def test_faces_are_made_ready_one_per_turn_within_the_bound(gallery: Driver) -> None:
    gallery.ui.use_size((1920, 1080))
    pictures = gallery.ui.assets.pictures
    pictures.patient = False
    shelf = Shelf(gallery.ui, "small", GAME)
    shelf.width = 77.0
    wanted = ["king", "witch", "keep"]
    for card in wanted:
        pictures.get(f"citadels/cards/{card}", 100)
    assert [shelf.update(wanted) for _turn in range(4)] == [*wanted, ""]
    shelf.width = 78.0
    gallery.ui.assets._scaled.limit = 2 * 4 * 78 * 109  # room for two, half of it for work ahead
    assert shelf.update(wanted) == "king"
    assert shelf.update(wanted) == ""


def test_until_its_picture_is_there_a_card_shows_its_name(gallery: Driver) -> None:
    gallery.ui.assets.pictures.patient = False
    gallery.ui.assets._scaled.clear()
    gallery.ui.base.all()
    gallery.shell.draw(gallery.surface)
    assert not gallery.ui.cards.ready("witch", "small", board(gallery).shelf.width)


# -- room --------------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [
        ((1280, 720), "de", 100), ((1280, 720), "en", 200), ((1280, 800), "de", 125), ((1600, 1200), "de", 80),
        ((2560, 1080), "en", 100),
    ],
)  # fmt: skip
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for name in GALLERY:
            screen = SHOTS[name](driver.ui)
            driver.show(screen)
            assert driver.ui.text.overflows == [], name
            check(screen, driver.ui.scale.bounds)
        if scale > 115:
            driver.show(SHOTS["gallery"](driver.ui))
            driver.click("more")
            driver.click("rank:4")
            driver.press(pygame.K_ESCAPE)
            assert of_the_box(shown(driver)) == ["king", "emperor", "patrician"]
            assert driver.ui.text.overflows == []
    finally:
        lang.set_language("en")


def test_every_card_fits_large(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de", 100)
    try:
        driver.show(CardScreen(driver.ui, "assassin"))
        for one in entries(GAME):
            driver.screen.show(one.id)  # type: ignore[attr-defined]
            assert driver.ui.text.overflows == [], one.id
            check(driver.screen, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")
