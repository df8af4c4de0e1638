"""The whole program without a display, and hands on it: nothing in it stands in for anything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pygame

from game import app as program
from game import catalog
from game.ui.input.actions import actions
from game.ui.input.presses import TOO_SOON
from game.ui.screens.title import TitleScreen
from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions
from game.ui.set_up import set_up
from game.ui.widgets import Widget
from game.ui.window.screen import Screen

GAMES = catalog.games()
MODS = {"shift": pygame.KMOD_SHIFT, "ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT}
SEEN = 12  # presses after which a frame is drawn
PATIENCE = 15  # presses elsewhere
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class Program:
    """The program and a hand on its keys."""

    def __init__(self) -> None:
        pygame.display.init()
        options = program.parse(
            ["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant", "--seed", "5"]
        )
        self.app = program.App(options)
        self.app.open(options)
        self.ui = self.app.shell.ui
        self.ui.settings.values.player_name = SEAT_NAMES[0]  # somebody who is here for the second time
        self.app.games.leave()
        self.turn()

    @property
    def screen(self) -> Screen:
        top = self.ui.stack.top
        assert isinstance(top, Screen)
        return top

    def turn(self, count: int = 1) -> None:
        for _turn in range(count):
            self.app.window.turn(0.1)

    @property
    def width(self) -> int:
        return self.ui.scale.width

    @property
    def height(self) -> int:
        return self.ui.scale.height

    def key(self, key: int, held: int = 0) -> None:
        """Down and up, once what is there was seen; nothing is drawn."""
        self.ui.now += TOO_SOON + 0.01
        letter = chr(key) if not held and 32 <= key < 127 else ""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.window.process(pygame.event.Event(kind, key=key, mod=held, unicode=letter, scancode=0))
            if kind == pygame.KEYDOWN and letter:
                self.app.window.process(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.app.shell.step(0.1)

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        """The pointer goes there and presses; nothing is drawn."""
        self.ui.now += TOO_SOON + 0.01
        events, process = pygame.event, self.app.window.process
        process(events.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False))
        process(events.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False))
        process(events.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False))
        self.app.shell.step(0.1)

    def press(self, key: int) -> None:
        self.key(key)
        self.turn()

    def click(self, name: str) -> None:
        self.screen.find(name).activate()
        self.turn()

    def choose(self, game: str) -> None:
        """On the title, by its key."""
        assert isinstance(self.screen, TitleScreen)
        self.ui.focus = None  # in a field the key would be a letter
        if self.screen.game != game:
            self.press(pygame.K_1 + GAMES.index(game))
        assert self.screen.game == game

    def do_jobs(self, count: int = 1_000_000) -> int:
        """So many of what is prepared in quiet moments; how many there were."""
        done = 0
        while self.ui.jobs and done < count:
            self.ui.jobs.do_one(self.ui.stack.screens)
            done += 1
        return done

    def begin(self, game: str, humans: int = 1) -> None:
        """A game at the table, with the fewest players."""
        count = set_up(game).seats[0]
        seats = [SeatOptions(SEAT_NAMES[i], i < humans, i, "random") for i in range(count)]
        options: GameOptions = set_up(game).usual(seats)
        options.seed = 5
        self.app.games.start(options)
        self.turn(2)
        assert self.screen.name in ("table", "curtain"), self.screen.name


def keys() -> list[tuple[int, int]]:
    """Every key that means something, with what is held beside it, and all letters."""
    found = {(pygame.key.key_code(letter), 0) for letter in LETTERS}
    for action in actions():
        for name in action.keys:
            *held, key = name.split("+") if len(name) > 1 else [name]
            try:
                found.add((pygame.key.key_code(key), sum(MODS[one] for one in held)))
            except ValueError:  # the name of a place on the keyboard
                continue
    return sorted(found)


class Walk:
    """Every screen that can be reached from one by its buttons, each by the shortest way; `ways` has the buttons that
    lead to it, by its name (a dialog has "+" behind that of its screen)."""

    NEVER = ("quit",)  # nothing comes after it

    def __init__(self, here: Program) -> None:
        self.here, self.start, self.game = here, here.screen, here.ui.game
        self.ways: dict[str, tuple[str, ...]] = {self._where: ()}
        self.hurries = False

    def go_everywhere(self, deep: int = 4) -> dict[str, tuple[str, ...]]:
        """Presses every kind of button of every screen once: on the screen as the last press left it, if it is still
        there and has that button, else on one that is opened anew from the first."""
        waiting = [()]  # type: list[tuple[str, ...]]
        while waiting:
            way = waiting.pop(0)
            if not self.go(way):
                continue
            screen, layers = self.here.screen, self.here.screen.layers[:]
            for name in self._buttons():
                if not (self._back_to(screen, layers) and self._press(name)) and not self.go((*way, name)):
                    continue
                if self._where not in self.ways and len(way) < deep:
                    self.ways[self._where] = (*way, name)
                    waiting.append((*way, name))
        return self.ways

    def go(self, way: Sequence[str]) -> bool:
        """From the first screen by these buttons; whether all of them were there. Who hurries passes what lies on the
        way without having it drawn: it was seen when it was first reached."""
        self.back_to_start()
        return all(
            self._press(name, drawn=not self.hurries or number == len(way)) for number, name in enumerate(way, 1)
        )

    def _press(self, name: str, *, drawn: bool = True) -> bool:
        try:
            thing = self.here.screen.find(name)
        except KeyError:
            return False
        if not thing.enabled:
            return False
        thing.activate()
        for _turn in range(2):
            self.here.turn() if drawn else self.here.app.shell.step(0.1)
        return True

    def _back_to(self, screen: Screen, layers: Sequence[Widget]) -> bool:
        """This screen lies on top again with these dialogs alone; whether that could be."""
        stack = self.here.ui.stack
        while stack.changing:
            self.here.turn()
        if screen is self.start or screen not in stack.screens or any(one not in screen.layers for one in layers):
            return False
        while stack.top is not screen:
            stack.pop()
        for layer in reversed(screen.layers[:]):
            if layer not in layers:
                stack.close_layer(layer)
        self.here.turn()
        return True

    def back_to_start(self) -> None:
        """The first screen lies on top, without a dialog."""
        stack = self.here.ui.stack
        while stack.changing:  # with motion switched on, a screen that was opened comes only after it was prepared
            self.here.turn()
        if self.start not in stack.screens:
            self.here.app.games.close()
            stack.reset(self.start)
        while stack.top is not self.start:
            stack.pop()
        for layer in reversed(self.start.layers[:]):
            stack.close_layer(layer)
        self.here.turn()
        if isinstance(self.start, TitleScreen) and self.start.game != self.game:  # a plate of the shelf was pressed
            self.here.click(f"shelf:{self.game}")

    @property
    def _where(self) -> str:
        return self.here.screen.name + "+" * bool(self.here.screen.layers)

    def _buttons(self) -> list[str]:
        """One of each kind: the names of cards and seats differ behind the kind only."""
        scope = self.here.screen.scope
        found = [one for one in scope.focusables() if one.role in ("button", "tab", "card") and one.enabled and one.name
                 ] if scope is not None else []  # fmt: skip
        kinds = {re.split(r"[:_]\d|:", one.name)[0] + one.role: one.name for one in reversed(found)}
        return [name for name in kinds.values() if name not in self.NEVER]


class Monkey:
    """Presses keys, buttons and places by chance; `done` tells what it did last."""

    def __init__(self, here: Program, seed: int) -> None:
        self.here, self.rng, self.keys = here, Random(seed), keys()
        self.done: list[str] = []

    def play_at(self, walk: Walk, way: tuple[str, ...], count: int) -> None:
        """So many presses on the screen to which that way leads; whoever strays from it is led back now and then."""
        if not walk.go(way):
            return
        screen, astray = self.here.screen.name, 0
        for number in range(count):
            self.act()
            if number % SEEN == 0:
                self.here.turn()
            astray = 0 if self.here.screen.name == screen else astray + 1
            if astray >= PATIENCE:
                astray = 0
                walk.go(way)

    def act(self) -> None:
        """One press of whatever kind."""
        kind = self.rng.random()
        if kind < 0.45:
            key, held = self.rng.choice(self.keys)
            self._did(f"key {pygame.key.name(key)} {held}")
            self.here.key(key, held)
        elif kind < 0.8:
            self._press_a_thing()
        else:
            at = self.rng.randrange(self.here.width), self.rng.randrange(self.here.height)
            self._did(f"click {at}")
            self.here.click_at(*at, 3 if kind > 0.97 else 1)

    def _press_a_thing(self) -> None:
        scope = self.here.screen.scope
        things: list[Widget] = [one for one in scope.focusables() if one.box.w > 0] if scope is not None else []
        if not things:
            return
        thing = self.rng.choice(things)
        self._did(f"thing {thing.role} {thing.name}")
        scale = self.here.ui.scale
        self.here.click_at(round(scale.px(thing.box.cx)), round(scale.px(thing.box.cy)))

    def _did(self, what: str) -> None:
        self.done.append(f"{self.here.screen.name}: {what}")
