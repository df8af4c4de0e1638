"""The heart of the window without the window: events in, one frame out. Tests drive it with a clock of their own."""

from __future__ import annotations

import pygame

from game.ui import lang
from game.ui.draw.markup import escape
from game.ui.input.gamepad import Gamepads
from game.ui.input.router import Router
from game.ui.input.switches import Dwell, Scanner
from game.ui.reader.aloud import ReadAloud
from game.ui.services import Host
from game.ui.ui import Ui, chosen_language
from game.ui.window.renderer import Renderer
from game.ui.window.settings import SettingsFile

ATTENTIVE_SECONDS = 0.35  # how long after an event the loop stays at full pace
AWAY_SECONDS = 60.0  # behind another window, until the curtain falls
CALM_SECONDS = 2.0  # nothing at all for so long: tips and word pop-ups have come, music has faded


class Shell:
    """`step` advances everything by real seconds; `draw` brings a surface up to date."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile, host: Host) -> None:
        lang.set_language(chosen_language(settings.values.language))
        self.ui = Ui(size, settings, host)
        self.router = Router(self.ui)
        self.read_aloud = ReadAloud(self.ui)
        self.scanner, self.dwell = Scanner(self.ui, self.router), Dwell(self.ui, self.router)
        self.renderer = Renderer(self.ui)
        self.ui.motion.late = self.renderer.late
        self.pieces_later = False  # pieces of what goes on beside are made by whoever draws, when frames leave time
        self.gamepads = Gamepads(lambda said: self.ui.toasts.show(escape(said)), lambda: settings.values.pad_repeat)
        self._since_event = ATTENTIVE_SECONDS  # real seconds, also while the game's time stands still
        self._quiet = 0.0  # real seconds in which there was nothing to do
        self._away = False  # another window is in front
        self._gone = 0.0  # for so many seconds
        self._told_damage = self._told_sounds = False
        self._told_texts = ""
        if settings.trouble:
            self.ui.toasts.show(settings.trouble, "danger")
        if self.ui.keys.trouble:
            self.ui.toasts.show(escape(self.ui.keys.trouble), "danger")

    def process(self, event: pygame.event.Event) -> bool:
        """Whether the event was used. A click or Space while something is told completes its present step, and does
        nothing else unless the click is on something that can be pressed."""
        presses = self.gamepads.presses(event)
        if presses is not None:
            used = [self._process(press) for press in presses]
            return any(used)
        return self._process(event)

    def _process(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            self._since_event = self._quiet = 0.0
        self.ui.popups.notice(event)
        if self.scanner.takes(event):
            return True
        if self.router.overheard(event):
            return True
        if self.ui.keys.means(event, "full_screen") and not self.router.typing(event):
            self.ui.toggle_full_screen()
            return True
        if self.ui.stack.changing:
            return True
        if self.ui.motion.busy and self._skips(event) and self._only_completes(event):
            return True
        self.router.refresh_hover()
        return self.router.process(event)

    def _only_completes(self, event: pygame.event.Event) -> bool:
        """Jumps to the end of what goes on; whether that is all: a click on what can be pressed now is more."""
        told = self.ui.motion.complete()
        return told and (event.type == pygame.KEYDOWN or not self.router.aims(event))

    @property
    def resting(self) -> bool:
        """Whether time stands still: another window is in front, and the screen waits for the person to come back."""
        top = self.ui.stack.top
        return self._away and self.ui.settings.values.pause_unfocused and top is not None and top.waits

    def rest(self, away: bool, *, hidden: bool = False) -> None:
        """The person is elsewhere, or back. `hidden`: the window is not to be seen at all."""
        said = lang._("The game rests while another window is in front.")
        self._away, self._gone = away, 0.0 if away != self._away else self._gone
        falls = self.ui.settings.values.curtain_away
        if away and (falls == "once" or (hidden and falls != "off")):
            self.ui.stack.left_alone()
        if self.resting:
            self.ui.toasts.show(said)
        else:
            self.ui.toasts.withdraw(said)

    def step(self, seconds: float) -> None:
        """Time passes."""
        self.renderer.begin()
        self._stay_away(seconds)
        still = 0.0 if self.resting else seconds
        self.ui.now += still
        self._since_event += seconds
        for press in self.gamepads.step(seconds):
            self._process(press)
        for press in self.dwell.step(still):
            self._process(press)
        self.scanner.step(still)
        self.read_aloud.update()
        sharper = self.ui.assets.pictures.collect() and self.ui.assets.sharpen()
        if self.ui.assets.backdrops.collect() or sharper:
            self.ui.base.all()
            self.ui.top.all()
        if self.ui.beside is not None:
            self.ui.beside.turn()
            if not self.pieces_later and self.ui.beside is not None:
                self.ui.beside.piece()
        if self.ui.stack.top is not None:
            if not self.resting:
                self.ui.stack.top.update(seconds)
            self.ui.sound.music.wish(self.ui.stack.top.music)
            self.ui.sound.ambience.wish(self.ui.stack.top.ambience)
        self.ui.sound.step(seconds)
        self.ui.motion.update(0.0 if self.renderer.waits else still)
        self.ui.stack.prepare(seconds)
        self._tell_damage()
        self.ui.toasts.update()
        self.router.refresh_hover()
        self.ui.floating.settle()
        self.ui.popups.update()
        self._quiet = 0.0 if self._working else self._quiet + seconds

    def _stay_away(self, seconds: float) -> None:
        """Who has been elsewhere for a while does not come back before open cards."""
        before, self._gone = self._gone, self._gone + seconds if self._away else 0.0
        if before < AWAY_SECONDS <= self._gone and self.ui.settings.values.curtain_away == "minute":
            self.ui.stack.left_alone()

    def _tell_damage(self) -> None:
        """Once, and in one sentence; the log names every file."""
        damaged = [] if self._told_damage else self.ui.damaged
        if damaged:
            self._told_damage = True
            said = lang._("Some files of the game are missing or damaged, such as {file}. Plain drawings stand in; "
                          "installing the game again brings them back.")  # fmt: skip
            self.ui.toasts.show(said.format(file=damaged[0]), "danger")
        texts = lang.damage()
        if texts and texts != self._told_texts:
            self._told_texts = texts
            self.ui.toasts.show(texts, "danger")
        if self.ui.sound.damaged and not self._told_sounds:
            self._told_sounds = True
            said = lang._("Some sounds are missing or damaged, such as {file}. The game goes on without them.")
            self.ui.toasts.show(said.format(file=self.ui.sound.damaged[0]), "danger")

    def draw(self, target: pygame.Surface) -> list[pygame.Rect]:
        """The rectangles that changed."""
        return self.renderer.frame(target)

    def work_ahead(self) -> None:
        """One short preparation, if there is one (a picture composed before it is needed): any if nothing moves."""
        self.gamepads.open()
        if self.ui.motion.busy:
            self.ui.jobs.do_one(self.ui.stack.screens, moving=True)
            return
        if self.ui.assets.pictures.busy or self.ui.sound.open_ahead():
            return
        if self.ui.jobs:
            self.ui.jobs.do_one(self.ui.stack.screens)
        else:
            self.ui.sound.load_ahead()

    @property
    def active(self) -> bool:
        """Whether the loop should run at full pace."""
        drawing = self.renderer.unfinished or self.ui.stack.changing
        moving = self.ui.motion.busy and not self.resting
        return drawing or moving or self._since_event < ATTENTIVE_SECONDS or self.dwell.share > 0

    @property
    def calm(self) -> bool:
        """Whether nothing happens before somebody acts; what ends by itself then may end a moment later."""
        return self._quiet >= CALM_SECONDS

    @property
    def called(self) -> bool:
        """Whether something beside the screens has to do without waiting for the next event."""
        return self.ui.beside is not None and self.ui.beside.busy()

    @property
    def _waited_for(self) -> bool:
        """Whether something comes by time alone."""
        values = self.ui.settings.values
        return bool(values.scan_seconds or values.dwell_seconds or self.ui.ears.voice)

    @property
    def _working(self) -> bool:
        """Whether something goes on, moving or not."""
        top, pictures = self.ui.stack.top, self.ui.assets.pictures
        goes_on = (top is not None and not top.still and not self.resting) or self.called
        return self.active or goes_on or self._waited_for or bool(self.ui.jobs) or pictures.busy or self.gamepads.held

    def _skips(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            return bool(event.button == 1)
        return bool(self.ui.keys.means(event, "skip"))
