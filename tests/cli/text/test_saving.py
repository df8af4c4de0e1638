"""Nothing is lost: games are kept while one plays, under names, and between this and the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.folders import FolderSaves
from game.open_games import now
from game.session import save
from game.session.keeper import Keeper
from tests.cli.text.typist import GAME, Terminal, questions, steadily
from tests.helpers.kept import kept_files

MIDDLE = ["king", "1", "tavern"]  # in the middle of the first turn


def test_a_game_that_is_left_goes_on_at_the_same_question(terminal: Terminal) -> None:
    left = questions(terminal.play([*MIDDLE, "quit", "yes"], *GAME))
    assert "The game is kept." in left[-1]
    back = terminal.play(["hand"], "--continue")
    assert back.startswith("The game goes on.\n")
    assert "Your turn as King: finish." in back
    assert "3 cards in your hand." in back
    assert "Loss" not in back


def test_whoever_does_not_want_to_leave_plays_on(terminal: Terminal) -> None:
    said = questions(terminal.play(["king", "quit", "no", "where"], *GAME))
    assert "You are Matilda." in said[3]


@pytest.mark.parametrize("typed", [[*MIDDLE], [*MIDDLE, "<Ctrl-C>", "<Ctrl-C>"]])
def test_the_end_of_the_input_and_an_interruption_lose_nothing(terminal: Terminal, typed: list[str]) -> None:
    terminal.play(typed, *GAME)
    assert terminal.code == 0
    assert "Your turn as King: finish." in terminal.play([], "--continue")


def test_a_turn_can_be_taken_back_after_a_pause(terminal: Terminal) -> None:
    terminal.play(MIDDLE, *GAME)
    assert "Taken back." in terminal.play(["undo"], "--continue")


def test_games_are_kept_under_names_and_loaded_by_number_or_name(terminal: Terminal) -> None:
    said = questions(terminal.play([*MIDDLE, "save Zwei Türme", "end", "save", ""], *GAME))
    assert "Kept as Zwei Türme." in said[4]
    names = [name for name in terminal.saves if not name.startswith("game-")]
    assert names == ["Round 2, Matilda.json", "Zwei Türme.json"]
    assert len(terminal.saves) == 3
    for wanted in ("3", "zwei tuerme"):
        terminal.forget()
        menu = terminal.play(["4", wanted if wanted != "3" else "2"])
        assert "The game goes on." in menu
        assert "Your turn as King: finish." in menu


def test_another_game_is_loaded_in_the_middle_of_a_turn(terminal: Terminal) -> None:
    terminal.play([*MIDDLE, "save Tavern stands", "undo", "save Nothing stands"], *GAME)
    said = terminal.play(["load tavern", "where"], "--continue")
    assert "Your city has 1 of 7 districts." in said
    said = terminal.play(["load nothing", "where", "load 1"], "--continue")
    assert "Your city has 0 of 7 districts." in said
    assert "That is the game you are playing." in said
    games = [name for name in terminal.saves if name.startswith("game-")]
    assert len(games) == 3, "each save goes on as a game of its own, and the first one is there still"


def test_a_named_save_stays_as_it_was_made(terminal: Terminal, home: Path) -> None:
    terminal.play([*MIDDLE, "save Tavern stands"], *GAME)
    path = home / "saves" / "Tavern stands.json"
    before = path.read_bytes()
    terminal.forget()
    terminal.play(["4", "tavern", "end"])
    assert path.read_bytes() == before
    assert len(kept_files(home)) == 1


def test_whoever_goes_back_loads_nothing(terminal: Terminal) -> None:
    terminal.play([*MIDDLE, "save One"], *GAME)
    said = questions(terminal.play(["load one", "back", "load", "back", "city"], "--continue"))
    assert "The city of Matilda has 1 of 7 districts." in said[-2]


def test_a_new_game_does_not_push_an_unfinished_one_out(terminal: Terminal, home: Path) -> None:
    terminal.play(MIDDLE, *GAME)
    first = kept_files(home)[0]
    terminal.play(["1"], "--seed", "5")
    assert len(kept_files(home)) == 2
    said = terminal.play(["4", "2", "where"])
    assert "The game goes on." in said
    assert "Your city has 1 of 7 districts." in said
    assert kept_files(home)[0] == first, "what was played last is the newest"


def test_a_game_of_the_window_goes_on_in_the_text_game_and_back(terminal: Terminal, home: Path) -> None:
    """Both keep the game in the same file with the same keeper."""
    terminal.play(MIDDLE, *GAME)
    files = FolderSaves().files
    opened = files.kept.open_newest()
    assert opened.save is not None
    assert opened.claim is not None
    match = save.resume(opened.save, catalog.rules, InlineBots())
    ask = match.pending
    assert ask is not None
    keeper = Keeper(opened.claim, now)
    keeper.keep(match, opened=True)
    match.answer(ask.number, "end")
    match.step()
    while not match.is_human(match.pending.seat if match.pending else 0):
        match.step()
    assert keeper.close()
    said = terminal.play(["where"], "--continue")
    assert "What has happened:" in said
    assert "Round 2." in said
    assert f"Round {match.whole.round}." in said


def test_a_finished_game_is_not_offered_again_and_can_be_played_once_more(terminal: Terminal) -> None:
    terminal.play(steadily(), "--seed", "2", "--bots", "random")
    assert "There is no game to continue." in terminal.play([], "--continue")

    first = steadily()
    again = iter(["2"])

    def answer(said: str) -> str | None:
        wanted = first(said)
        return next(again, None) if wanted == "3" and "The game is over." in said[-400:] else wanted

    said = terminal.play(answer, "--seed", "2", "--bots", "random")
    assert said.count("Round 1 begins.") == 2


def test_a_damaged_game_is_named_and_kept_aside(terminal: Terminal, home: Path) -> None:
    terminal.play(MIDDLE, *GAME)
    for path in (home / "saves").glob("game-*.json*"):
        path.write_bytes(b"{")
    said = terminal.play([], "--continue").replace("\n", " ")
    assert "is not a save of this program." in said
    assert "There is no game to continue." in said
    assert list((home / "saves").glob("*.damaged"))


def test_a_damaged_save_is_listed_and_not_opened(terminal: Terminal, home: Path) -> None:
    (home / "saves").mkdir(parents=True, exist_ok=True)
    (home / "saves" / "broken.json").write_bytes(b"nonsense")
    said = terminal.play(["4", "1", "leave"]).replace("\n", " ")
    assert "1: broken, cannot be opened." in said
    assert "broken.json is not a save of this program." in said


def test_a_folder_that_cannot_be_written_to_is_told_and_the_game_goes_on(terminal: Terminal, home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    (home / "saves").write_text("a file where the folder should be")
    said = terminal.play([*MIDDLE, "save Here", "take the crown", "verbosity 1"], *GAME).replace("\n", " ")
    assert "cannot be saved because" in said
    assert "Kept as Here." not in said
    assert "Matilda builds Tavern" in said
