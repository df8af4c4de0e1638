"""Every shell screen by events, as a person uses it."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.citadels.setup.choice import nine_plays
from game.citadels.setup.options import CitadelsOptions
from game.ui.screens.title import TitleScreen
from game.ui.services import SaveInfo, SaveRefused
from game.ui.widgets import Layer, Widget
from game.ui.widgets.base import SMALLEST_TARGET
from tests.ui.driver import Driver
from tools.shots.around import SHOTS


def started(driver: Driver) -> CitadelsOptions:
    word, options = driver.host.games.calls[-1]
    assert word == "start"
    assert isinstance(options, CitadelsOptions)
    return options


def test_title_offers_continue_first_and_reaches_every_screen(driver: Driver) -> None:
    assert driver.find("continue").value == "Continue"
    driver.click("continue")
    driver.click("quick_game")
    assert [word for word, _ in driver.host.games.calls] == ["continue", "quick"]
    for name in ("new_game", "load", "settings", "about"):
        driver.click(name)
        assert driver.screen.name == name
        driver.press(pygame.K_ESCAPE)
        assert driver.screen.name == "title"
    driver.click("quit")
    assert driver.host.has_quit


def test_title_without_a_save_offers_to_play_at_once(driver: Driver) -> None:
    driver.host.saves.entries.clear()
    driver.show(SHOTS["title"](driver.ui))
    with pytest.raises(KeyError):
        driver.find("continue")
    assert driver.screen.root is not None
    gold = [w for w in driver.screen.root.walk() if getattr(w, "kind", "") == "gold"]
    assert [w.name for w in gold] == ["quick_game"]


def test_a_new_game_is_set_up_by_mouse(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("add_seat")
    driver.click("nine")
    driver.click("player_1")
    driver.click("option:easy")
    driver.click("crest_0")
    driver.click("name_0")
    driver.press(pygame.K_END)
    driver.type(" II")
    driver.click("seed")
    driver.type("42x")
    driver.click("start")
    options = started(driver)
    assert [seat.human for seat in options.seats] == [True, False, False, False, False]
    assert options.seats[0].name == "Matilda II"
    assert options.seats[1].level == "easy"
    assert (nine_plays(options), options.seed, options.seats[0].crest) == (True, 42, 5)


def test_what_is_not_allowed_says_why(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("remove_3")
    driver.click("nine")
    assert any("With 3 players rank 9 always" in text for text in driver.toasts())
    driver.click("remove_2")
    driver.click("nine")
    assert any("With two players rank 9 cannot" in text for text in driver.toasts())
    driver.click("remove_0")
    assert any("At least 2 players" in text for text in driver.toasts())
    for _ in range(6):
        driver.click("add_seat")
    driver.click("nine")
    assert any("With 8 players rank 9 always" in text for text in driver.toasts())
    driver.click("name_1")
    driver.press(pygame.K_END)
    for _ in range(12):
        driver.press(pygame.K_BACKSPACE)
    assert driver.find("note").value == "Every player needs a name."
    driver.click("start")
    assert driver.host.games.calls == []
    driver.click("name_1")
    driver.type("Matilda")
    assert "Two players are called Matilda" in driver.find("note").value


def test_rank_nine_always_plays_with_eight(driver: Driver) -> None:
    driver.click("new_game")
    for _ in range(4):
        driver.click("add_seat")
    driver.click("start")
    options = started(driver)
    assert (len(options.seats), nine_plays(options)) == (8, True)
    assert len({seat.crest for seat in options.seats}) == 8
    assert len({seat.name for seat in options.seats}) == 8


def test_people_sharing_the_computer_are_told_of_the_curtain(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("player_1")
    driver.click("option:human")
    assert "2 people share" in driver.find("note").value


def test_cards_can_be_read_by_pointer_and_focus(driver: Driver) -> None:
    driver.click("new_game")
    driver.hover("card:king")
    assert "crown" in driver.find("reading_text").value
    driver.hover("card:library")
    assert driver.find("reading_text").value.startswith("Library")


def test_settings_take_effect_and_are_stored(driver: Driver) -> None:
    driver.click("settings")
    driver.click("language")
    driver.click("option:de")
    assert driver.find("title").value == "Einstellungen"
    driver.ui.focus = driver.find("ui_scale")
    driver.press(pygame.K_RIGHT)
    assert driver.ui.scale.user == pytest.approx(1.1)
    driver.click("reduced_motion")
    stored = driver.ui.settings.path.read_text()
    assert '"de"' in stored
    assert '"ui_scale": 110' in stored
    assert '"reduced_motion": true' in stored


def test_saves_are_renamed_copied_and_deleted(driver: Driver) -> None:
    driver.click("load")
    driver.click("save:b")
    driver.click("rename")
    driver.press(pygame.K_END)
    for _ in range(30):
        driver.press(pygame.K_BACKSPACE)
    driver.type("Feast")
    driver.press(pygame.K_RETURN)
    assert driver.find("save:b").value == "Feast"
    driver.click("copy")
    driver.click("yes")
    assert len(driver.host.saves.entries) == 10
    driver.click("delete")
    driver.click("no")
    assert len(driver.host.saves.entries) == 10
    driver.click("delete")
    driver.click("yes")
    assert len(driver.host.saves.entries) == 9
    driver.click("save:c")
    driver.click("load")
    assert driver.host.games.calls[-1] == ("load", "c")


def test_a_name_that_is_taken_is_refused_in_a_sentence(driver: Driver) -> None:
    driver.click("load")
    driver.click("save:b")
    driver.click("rename")
    for _ in range(30):
        driver.press(pygame.K_BACKSPACE)
    driver.type("First game")
    driver.click("yes")
    assert driver.toasts() == ["There is already a save called First game."]


def test_damaged_saves_are_named_and_cannot_be_loaded(driver: Driver) -> None:
    driver.click("load")
    driver.find("saves").scroll_to(300)  # type: ignore[attr-defined]
    driver.click("save:e")
    assert driver.find("trouble").value == "The save from_raoul.save is damaged."
    with pytest.raises(KeyError):
        driver.find("load")


def test_games_stand_under_what_they_have_in_common(driver: Driver) -> None:
    driver.click("load")
    assert driver.screen.root is not None
    said = [widget.value for widget in driver.screen.root.walk() if widget.name.startswith(("shelf:", "save:"))]
    three, four = "Matilda, Isabeau, Odo", "Matilda, Isabeau, Odo, Ysolde"
    assert said[:5] == ["Unfinished games", four, f"{four}, Raoul, Clothilde", three, "Saved under a name"]
    assert said[-2] == "Finished games"


def test_a_game_that_keeps_itself_can_be_kept_under_a_name(driver: Driver) -> None:
    driver.click("load")
    with pytest.raises(KeyError):
        driver.find("rename")
    driver.click("copy")
    driver.click("yes")
    assert driver.host.saves.entries[0].name == "Round 6, 4 players"


def test_a_game_that_another_window_plays_goes_on_in_a_copy(driver: Driver) -> None:
    driver.click("load")
    driver.click("save:k2")
    assert driver.find("load").value == "Play on in a copy"


def test_the_list_reads_what_is_seen_and_says_what_it_finds(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    for entry in driver.host.saves.entries:
        entry.known = "brief"

    def look(save: SaveInfo, *, closely: bool = False) -> SaveInfo:
        assert closely
        trouble = "It is damaged." if save.key == "auto" else ""
        return msgspec.structs.replace(save, known="whole", trouble=trouble)

    known = {entry.key: entry for entry in driver.host.saves.entries}

    def look_and_remember(save: SaveInfo, *, closely: bool = False) -> SaveInfo:
        known[save.key] = look(save, closely=closely)
        return known[save.key]

    monkeypatch.setattr(driver.host.saves, "look", look_and_remember)
    monkeypatch.setattr(driver.host.saves, "list", lambda: [*known.values()])
    driver.click("load")
    for _frame in range(20):
        driver.frame(0.05)
    assert driver.find("trouble").value == "It is damaged."


def test_pause_offers_everything(driver: Driver) -> None:
    driver.ui.stack.push(SHOTS["pause"](driver.ui))
    driver.frame()
    driver.click("save_as")
    driver.click("yes")
    assert driver.host.games.calls[-1:] == [("save_as", "Round 1, Matilda")]
    assert "Saved as" in driver.toasts()[0]
    driver.click("reference")
    driver.click("card:thief")
    assert driver.find("card_name").value == "Thief"
    driver.press(pygame.K_ESCAPE)
    driver.click("tab:rules")
    driver.press(pygame.K_ESCAPE)
    driver.click("main_menu")
    assert driver.host.games.calls[-1:] == [("leave", None)]
    driver.click("resume")
    assert driver.screen.name == "title"


def test_about_credits_the_designer_and_shows_the_licences(driver: Driver) -> None:
    driver.click("about")
    assert "Bruno Faidutti" in driver.find("text").value
    driver.click("tab:cinzel")
    assert "SIL OPEN FONT LICENSE" in driver.find("text").value.upper()


def test_h_shows_the_keys_but_not_while_typing(driver: Driver) -> None:
    driver.press(pygame.K_h, text="h")
    assert driver.find("dialog").value == "Keys"
    driver.press(pygame.K_h, text="h")
    driver.click("new_game")
    driver.click("name_0")
    driver.type("h")
    assert not driver.screen.layers


@pytest.mark.usefixtures("only_citadels")
def test_number_keys_press_the_entries_of_menus_and_lists(driver: Driver) -> None:
    driver.show(SHOTS["title"](driver.ui))
    driver.press(pygame.K_2)
    assert driver.host.games.calls == [("quick", None)]
    driver.press(pygame.K_KP3)
    assert driver.screen.name == "new_game"
    driver.click("player_0")
    driver.press(pygame.K_2)
    assert driver.find("player_0").value == "Person on a phone"
    driver.click("player_0")
    driver.press(pygame.K_4)
    assert driver.find("player_0").value == "Bot: normal"


LEFT_BY_FOCUS = {
    "load": {"load", "rename", "copy"},  # Tab goes on to the damaged save, which has fewer buttons
    "keys_asked": {"take_away"},  # every key is an answer there; Delete does the same, on the key itself
    "keys_refused": {"take_away"},
}


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_everything_can_be_reached_by_keyboard(driver: Driver, name: str) -> None:
    screen = driver.show(SHOTS[name](driver.ui))
    assert screen.scope is not None
    wanted = {w.name for w in screen.scope.walk() if w.interactive}
    assert "" not in wanted
    seen: set[str] = set()
    for _ in range(len(wanted) + 4):  # a save that is passed has more buttons than one that is damaged
        driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
        seen.add(driver.ui.focus.name if driver.ui.focus is not None else "")
    assert wanted - seen <= LEFT_BY_FOCUS.get(name, set())
    screen = driver.show(SHOTS[name](driver.ui))  # nothing is scrolled
    assert screen.scope is not None
    assert {w.name for w in screen.scope.walk() if w.interactive} <= reachable_by_arrows(driver, screen.scope)


def reachable_by_arrows(driver: Driver, root: Layer) -> set[str]:
    """All names that arrow keys lead to from the first widget."""
    from game.ui.input.actions import DIRECTIONS
    from game.ui.input.focus import next_in_direction

    widgets = root.focusables()
    open_list: list[Widget] = widgets[:1]
    found = {widgets[0].name} if widgets else set()
    while open_list:
        widget = open_list.pop()
        for direction in DIRECTIONS.values():
            target = next_in_direction(widgets, widget, direction)
            if target is not None and target.name not in found:
                found.add(target.name)
                open_list.append(target)
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(SHOTS))
def test_click_targets_are_large_enough_and_named(driver: Driver, name: str) -> None:
    screen = driver.show(SHOTS[name](driver.ui))
    assert screen.root is not None
    names = [w.name for w in screen.root.walk() if w.interactive]
    assert all(names), "an interactive widget has no name"
    assert len(names) == len(set(names))
    for widget in screen.root.walk():
        if widget.interactive:
            assert min(widget.box.w, widget.box.h) >= SMALLEST_TARGET - 0.5, (widget.name, widget.box)
            assert widget.value or widget.role == "field", f"{widget.name} has nothing to read out"


# -- the person in front of it -----------------------------------------------------------------------------------------
def test_the_first_start_asks_for_a_name_and_a_language(driver: Driver) -> None:
    driver.show(SHOTS["title_first"](driver.ui))
    driver.click("player_name")
    driver.type("Berta")
    assert driver.ui.settings.values.player_name == "Berta"
    driver.ui.use_language("de")
    assert driver.find("welcome").value == "Willkommen"  # and the name stays where it was typed
    assert driver.find("player_name").value == "Berta"
    driver.click("new_game")
    assert driver.find("name_0").value == "Berta"


def test_somebody_without_a_name_is_called_as_the_field_suggests(driver: Driver) -> None:
    driver.show(SHOTS["title_first"](driver.ui))
    driver.click("new_game")
    assert driver.find("name_0").value == "Matilda"
    driver.click("start")
    assert started(driver).seats[0].name == "Matilda"
    assert driver.ui.settings.values.player_name == "Matilda"


def test_a_name_in_the_settings_is_the_name_at_the_table(driver: Driver) -> None:
    driver.show(SHOTS["title_first"](driver.ui))
    driver.click("settings")
    driver.click("player_name")
    driver.type("Odo")
    driver.press(pygame.K_ESCAPE)
    driver.click("new_game")
    names = [driver.find(f"name_{i}").value for i in range(4)]
    assert names == ["Odo", "Gundula", "Melchior", "Livia"]


def test_what_cannot_be_loaded_is_said_in_a_dialog(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_key: str) -> None:
        raise SaveRefused("The file has gone.")

    monkeypatch.setattr(driver.host.games, "load", refuse)
    driver.show(SHOTS["load"](driver.ui))
    driver.click("load")
    assert driver.find("dialog").value == "That did not work"
    driver.click("yes")
    assert driver.screen.layers == []
    assert driver.screen.name == "load"


def test_an_empty_folder_offers_a_game(driver: Driver) -> None:
    driver.show(SHOTS["load_empty"](driver.ui))
    assert driver.find("nothing").value == "Nothing has been saved yet."
    driver.click("quick_game")
    assert driver.host.games.calls == [("quick", None)]


def test_messages_make_room_for_buttons_and_go_with_the_thing_they_speak_of(driver: Driver) -> None:
    """On a screen that has its buttons below, messages stand above; one beside a thing ends with its screen."""

    class End(TitleScreen):
        messages_high = True

    driver.show(TitleScreen(driver.ui))
    driver.ui.toasts.show("Well played.")
    driver.ui.toasts.show("This button.", at=driver.find("quit").box)
    low = driver.ui.toasts.shown[0].box
    driver.show(End(driver.ui))
    driver.frame(0.1)
    assert driver.toasts() == ["Well played."]
    assert driver.ui.toasts.shown[0].box.bottom < 200 < low.y
