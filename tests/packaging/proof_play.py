"""The second part of the proof: every command, and whole games by keyboard and by mouse, as somebody new."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from game import catalog
from game.citadels.table.layout import Places, places
from game.cli import COMMANDS
from game.ui.draw.geometry import Box, Scale
from game.ui.input.presses import TOO_SOON
from packing import plan
from tests.helpers.blind_keys import Blind
from tests.helpers.kept import Patience, kept_files, newest_kept
from tests.helpers.window import Display
from tests.packaging.proof import PROGRAM, Person, Proof
from tests.packaging.proof_build import digests
from tests.packaging.proof_title import SIZE, Title
from tests.window.test_whole_game import Process, TooSlow, leave, wait_until_over

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    *("--players", "4", "--size", "1280x720", "--windowed", "--lang", "en"),
    *("--pace", "instant", "--animation", "0"),
]
BROKEN_OFF_IN_ROUND = 3
MOST_SCREENS = 30  # after the last answer, and on the way out


def commands(proof: Proof, person: Person, folder: Path) -> None:
    """Every command of the program does its work and ends with 0."""
    program = str(folder / PROGRAM)
    scenario = person.home / "warlord.yaml"
    scenario.write_bytes((ROOT / "tests" / "scenarios" / "citadels" / "warlord.yaml").read_bytes())
    scenario.chmod(0o644)
    expected: dict[tuple[str, ...], str] = {
        ("--version",): f"{plan.version(ROOT)} (compiled)",
        ("--pure", "--version"): f"{plan.version(ROOT)} (pure Python)",
        ("--help",): "usage:",
        ("--self-test",): "All is well",
        ("check-data",): "sound",
        ("simulate", "--players", "4", "--games", "2", "--bots", "normal"): "2 games",
        ("scenario", str(scenario)): "ok",
        ("text", "--humans", "0", "--players", "4", "--seed", "3", "--lang", "de"): "gewinnt",
        **{("simulate", "--game", game, "--games", "2"): "2 games" for game in catalog.GAMES},
        **{
            ("text", "--game", game, "--humans", "0", "--seed", "3", "--lang", "en"): "points."
            for game in catalog.GAMES
        },
        **{("puzzle", "--game", game, "--list"): "easy" for game in catalog.GAMES},
        ("daily",): "days (W won, p played): ..............\n",  # to somebody new, who has played none
        ("history",): "0 games",
        **{(word, "--help"): "usage:" for word in COMMANDS},
    }
    for words, answer in expected.items():
        start = time.monotonic()
        code, said = person.run([program, *words])
        passed = code == 0 and answer in said
        detail = f"{time.monotonic() - start:.1f} s" if passed else f"exit code {code}: {said[-300:]}"
        shown = [word for word in words[1:] if word in ("--help", *catalog.GAMES)]
        proof.note(" ".join([PROGRAM, words[0], *shown]), passed, detail)
    _typed(proof, person, program)


def _typed(proof: Proof, person: Person, program: str) -> None:
    """A game in lines of text, left in the middle of a turn and continued."""
    text = [program, "text", "--interactive", "--lang", "de"]
    code, said = person.run([*text, "--seed", "1", "--bots", "easy"], typed="könig\n1\nverlassen\nja\n")
    again, more = person.run([*text, "--continue"], typed="wo\nverlassen\nja\n")
    passed = not (code or again) and "Matilda wählt geheim: König." in said and "Dein Charakter: König." in more
    proof.note(f"{PROGRAM} text, by typing", passed, "left and continued" if passed else f"{said[-300:]} {more[-300:]}")


def games(proof: Proof, person: Person, folder: Path, display: Display) -> None:
    """A game of Citadels by keys, broken off by force and continued, and one by the mouse; one of each other game by
    keys. What was played is in the history."""
    _attempt(proof, "game by keys, killed in between, continued", lambda: _by_keys(person, folder, display))
    _attempt(proof, "game by the mouse", lambda: _by_mouse(person, folder, display))
    for number, game in enumerate(catalog.GAMES, start=1):
        if game != catalog.USUAL:
            chosen = partial(_chosen_on_the_title, person, folder, display, str(number), game)
            _attempt(proof, f"{game} chosen on the title, by keys", chosen)
    code, said = person.run([str(folder / PROGRAM), "history", "list", "--lang", "en"])
    played = f"{1 + len(catalog.GAMES)} games"
    proof.note("all whole games are in the history", code == 0 and played in said, said.strip()[-80:])


def _attempt(proof: Proof, what: str, play: Callable[[], str]) -> None:
    start = time.monotonic()
    try:
        told = play()
    except (AssertionError, TimeoutError, subprocess.TimeoutExpired) as error:
        proof.note(what, False, str(error))
    else:
        proof.note(what, True, f"{told}, {time.monotonic() - start:.0f} s")


@contextmanager
def _opened(person: Person, folder: Path, display: Display, seed: int) -> Iterator[tuple[Process, str]]:
    """The program with its title on the screen, and its window; ended at last, whatever happened."""
    with person.start([str(folder / PROGRAM), *FLAGS, "--seed", str(seed)], display.name) as process:
        try:
            window = display.wait_for_window(process.pid)
            time.sleep(2.0)  # the title has faded in
            yield process, window
        finally:
            process.kill()


def _round(person: Person) -> int:
    return int(newest_kept(person.games).get("round", 0))


def _begun(person: Person, before: list[Path]) -> bool:
    """Whether a game is kept that was not there."""
    return bool({*kept_files(person.games)} - {*before})


def _wait(
    person: Person, process: Process, done: Callable[[], bool], trouble: str, act: Callable[[], None] = lambda: None
) -> None:
    patience = Patience(person.games)
    while not done():
        assert process.poll() is None, f"the program ended with {process.poll()}"
        assert not patience.is_at_end(), trouble
        act()
        time.sleep(0.1)


def _by_keys(person: Person, folder: Path, display: Display) -> str:
    keys = partial(_press, Blind(person.games, seed=3), display)
    in_the_middle = partial(_has_reached, person, BROKEN_OFF_IN_ROUND)
    with _opened(person, folder, display, seed=3) as (process, _window):
        before = kept_files(person.games)
        display.press(*Title(person).keys("quick_game"))
        _wait(person, process, lambda: _begun(person, before), "no game was begun by keys")
        _wait(person, process, in_the_middle, "the game does not go on", keys)
    assert newest_kept(person.games), "nothing is left to continue"
    code, said = person.run([str(folder / PROGRAM), "replay", str(kept_files(person.games)[0])])
    assert code == 0, f"the game that was broken off cannot be replayed: {said[-300:]}"
    with _opened(person, folder, display, seed=3) as (process, _window):
        display.press(*Title(person).keys("continue"))
        time.sleep(2.0)
        assert in_the_middle(), "it began anew"
        return _to_the_end(person, display, process, keys)


def _has_reached(person: Person, number: int) -> bool:
    """Whether the game on disk is in that round, or further."""
    return _round(person) >= number


def spots(here: Places, rng: Random) -> Iterator[tuple[float, float]]:
    """Places to click, in units: buttons of the prompt, cards to choose from, and the zoom's action button."""

    def inside(box: Box) -> tuple[float, float]:
        return box.x + rng.random() * box.w, box.y + rng.random() * box.h

    buttons = here.prompt.cut_right(here.prompt.w * 0.6)[0].inset(16)
    for _round in range(6):
        yield inside(here.draft or here.hand)
        yield here.zoom.cx, here.zoom.bottom - 25
        yield inside(buttons)
        yield inside(here.hand.inset(10, 40))
        yield here.zoom.cx, here.zoom.bottom - 25
        yield inside(here.city.inset(10, 30))
        yield inside(buttons)


def _by_mouse(person: Person, folder: Path, display: Display) -> str:
    """Blind clicks answer some questions late or never, so a game that stands still is given up for another."""
    for seed in (4, 5, 6):
        try:
            return _clicked(person, folder, display, seed)
        except TooSlow:
            continue
    raise AssertionError("no game came to its end by blind clicks")


def _clicked(person: Person, folder: Path, display: Display, seed: int) -> str:
    scale, rng = Scale(*SIZE), Random(5)
    layouts = [places(scale.bounds, 4, draft=draft) for draft in (True, False)]
    with _opened(person, folder, display, seed) as (process, window):

        def clicks() -> None:
            words: list[str] = []
            for here in layouts:
                for x, y in spots(here, rng):
                    at = (str(round(x * scale.k)), str(round(y * scale.k)))
                    words += ["mousemove", "--window", window, *at, "mousedown", "1", "mouseup", "1"]
            display.xdotool(*words)
            time.sleep(0.3)

        before = kept_files(person.games)
        display.xdotool("mousemove", "--window", window, *Title(person).place("quick_game"), "click", "1")
        _wait(person, process, lambda: _begun(person, before), "no game was begun by the button")
        return _to_the_end(person, display, process, clicks)


def _chosen_on_the_title(person: Person, folder: Path, display: Display, number: str, game: str) -> str:
    """Its number on the title, "Play at once" by the mouse, and keys to the scores."""
    with _opened(person, folder, display, seed=3) as (process, window):
        before = kept_files(person.games)
        if Title(person).game != game:  # a second press would go on to the set-up
            display.press(number)
            time.sleep(1.0)
        display.xdotool("mousemove", "--window", window, *Title(person).place("quick_game"), "click", "1")
        _wait(person, process, lambda: _begun(person, before), "no game was begun")
        found = str(newest_kept(person.games)["game"])
        assert found == game, f"it is a game of {found}"
        return _to_the_end(
            person, display, process, partial(_press, Blind(person.games, seed=3), display), _leave_by_and_by
        )


def _leave_by_and_by(display: Display, process: Process, home: Path) -> None:
    """Out of the program, through all that is shown after the last answer; the finished game is in its home by then.
    S and F go on to what comes next. On a table Escape begins a pause and ends it; on the scores it leads to the title,
    and from there out."""
    for _screen in range(MOST_SCREENS):
        for key in ("s", "f", "Escape", "Escape", "Return"):
            time.sleep(1.0)
            if process.poll() is None:
                display.press(key)
    assert process.wait(timeout=60) == 0


def _press(blind: Blind, display: Display) -> None:
    """What may answer the question of now, and a moment after each key, in which the answer is kept."""
    for key in blind.presses():
        display.press(key)
        time.sleep(TOO_SOON + 0.1)


def _to_the_end(
    person: Person,
    display: Display,
    process: Process,
    act: Callable[[], None],
    go: Callable[[Display, Process, Path], None] = leave,
) -> str:
    wait_until_over(process, person.games, act)
    rounds = _round(person)
    go(display, process, person.games)
    return f"{rounds} rounds to the scores"


def traces(proof: Proof, person: Person, folder: Path, before: dict[str, str]) -> None:
    """What was written, and where: everything in the home, nothing in the folder of the game, no error report."""
    written = sorted(path.relative_to(person.home).as_posix() for path in person.home.rglob("*") if path.is_file())
    owners = {path.stat().st_uid for path in person.games.rglob("*")}
    proof.note("saves are in the home and belong to the person", owners == {person.uid}, f"~/.local/share/{PROGRAM}")
    reports = [name for name in written if "crash" in name]
    proof.note("no error report", not reports, ", ".join(reports))
    changed = [name for name, digest in digests(folder).items() if before.get(name) != digest]
    proof.note(
        "the folder of the game is untouched", not changed, ", ".join(changed) or f"{len(before)} files compared"
    )
