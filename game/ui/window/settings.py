"""What the player has set, in one JSON file of the config folder. Damaged: kept aside; not writable: play on."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game import files
from game.catalog import USUAL
from game.kernel.events import Json
from game.kernel.rules import Plain
from game.paths import user_dir
from game.session.notices import disk_notice

MOST_BYTES = 1_000_000
STANDARD_WINDOW = (1600, 900)  # of the first start
_log = logging.getLogger(__name__)
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


Plays = Literal["nothing", "undoable", "everything"]
Name = Annotated[str, msgspec.Meta(max_length=40)]


class Person(msgspec.Struct):
    """Somebody who plays here: finished games, whether the usual opponents were announced, and the PIN
    (`game.ui.pins`)."""

    finished: Annotated[int, msgspec.Meta(ge=0)] = 0
    moved_on: bool = False
    pin: Annotated[str, msgspec.Meta(max_length=200)] = ""  # how it was hashed, salt and hash; "" for none
    wrong_pins: Annotated[int, msgspec.Meta(ge=0)] = 0  # since the last right one
    pin_taken_away: bool = False  # without having been entered


class Settings(msgspec.Struct):
    """`language` "" follows the system, as does one that is not there; `animation` 0 is off; `renderer_found` is what
    "auto" measured here; `last_games` has the last set-up (`services.GameOptions`) of each game as plain data, checked
    by the new-game screen, `last` is the game among them that was played last; `keys` and `pad` are what was set
    otherwise than usual, checked by `keymap`; `pad_repeat` is how fast held directions repeat."""

    language: Annotated[str, msgspec.Meta(max_length=12)] = ""
    ui_scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    full_screen: bool = False
    window: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: list(STANDARD_WINDOW)
    )
    maximised: bool = False  # `window` and `window_at` are then those from before
    animation: Annotated[float, msgspec.Meta(ge=0, le=4)] = 1.0
    reduced_motion: bool = False
    moments: Literal["", "full", "short", "none"] = ""  # what is staged; "" as is usual for the person who plays
    bot_pace: Literal["relaxed", "normal", "fast", "instant"] = "normal"
    effects_volume: Percent = 70
    music_volume: Percent = 40
    ambience_volume: Percent = 60
    mute: bool = False
    music_shared: bool = False  # music while several people share the screen
    sound_unfocused: bool = False  # sound while another window is in front
    renderer: Literal["auto", "cpu", "gpu"] = "auto"
    renderer_found: Literal["", "cpu", "gpu"] = ""
    own_pointer: bool = True
    high_contrast: bool = False
    thick_ring: bool = False  # round what the keys are at; high contrast has it anyway
    quiet_table: bool = False  # tables without scenery: a plain ground, no hours, seasons, fog or rats
    fireworks: bool = True  # for whoever has won
    letters_on_types: bool = False  # beside the symbols of the five types; high contrast has them anyway
    opponents_speak: bool = True
    hints: bool = False
    one_press: Plays = "nothing"  # what a press on a thing plays unconfirmed
    confirm: Literal["final", "all", "never"] = "all"  # how older files have it: taken over once
    ask_end: bool = True  # before a turn ends in which something can still be built or used
    tell_first_times: bool = True  # one sentence when something happens for the first time
    first_times: Annotated[dict[Name, list[str]], msgspec.Meta(max_length=100)] = {}  # name -> what was told
    skip_forced: bool = True  # a question with one answer is answered by itself where that tells nobody anything
    curtain_away: Literal["off", "minimised", "minute", "once"] = "minute"  # it falls when the person is away: never,
    # when the window is minimised, also after a minute behind another one, also at once behind another one
    pause_unfocused: bool = True  # the game rests while another window is in front
    window_at: list[int] = []  # where the window was, if that is known, and the desktops there were then
    desktops: list[list[int]] = []
    player_name: Name = ""
    people: Annotated[dict[Name, Person], msgspec.Meta(max_length=100)] = {}  # who played last is the last
    last: Name = ""
    last_games: dict[Name, Plain] = {}
    last_game: Plain = {}  # how files of one game only have it: taken over once
    lessons: dict[Name, Annotated[int, msgspec.Meta(ge=0)]] = {}  # how far each tutorial has come: "game/id" -> lesson
    asked_to_learn: bool = False  # whoever starts for the first time is asked once
    keep_history: bool = True  # finished games go into the history
    read_aloud: bool = False  # by the system's own voice
    voice_offered: bool = False  # that was offered once, to whoever has an old screen reader
    scan_seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0  # the focus goes on by itself; 0: it does not
    scan_groups: bool = True  # it goes from group to group first, where there are many things
    dwell_seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0  # a pointer that rests so long presses; 0: never
    wait_for_words: bool = True  # computer players wait until what is read out is likely to have been said
    text_verbosity: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2  # how much the text game says
    keys: Json = None
    pad: Json = None
    pad_repeat: Literal["off", "slow", "normal", "fast"] = "normal"


def _taken_over(values: Settings) -> Settings:
    """What older files kept differently."""
    if values.last_game and not values.last_games:
        values.last, values.last_games = USUAL, {USUAL: values.last_game}
    values.last_game = {}
    if values.confirm == "never":  # "final" was what nobody had chosen
        values.one_press = "everything"
    values.confirm = "all"
    return values


class SettingsFile:
    """The settings and where they are kept; `trouble` is a sentence for the player, or empty."""

    def __init__(self, path: Path | None = None) -> None:
        self._given = path
        self.values = Settings()
        self.trouble = ""
        self.read()

    @property
    def path(self) -> Path:
        return self._given or user_dir("config") / "settings.json"

    def read(self) -> None:
        """Reads the file if there is one; a damaged one is renamed to settings.damaged.json."""
        from game.ui.lang import _

        try:
            raw = files.read(self.path, MOST_BYTES)
        except FileNotFoundError:
            return
        except files.NoFile as error:
            self.trouble = disk_notice(error, "").text(_)
            return
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            self.trouble = _("The settings cannot be read ({reason}); defaults are used.").format(reason=reason)
            return
        try:
            self.values = _taken_over(msgspec.json.decode(raw, type=Settings))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _log.warning("settings %s are damaged: %s", self.path, error)
            self.trouble = _("The settings were damaged. Defaults are used; the old file is kept beside them.")
            self._keep_aside()

    def _keep_aside(self) -> None:
        try:
            self.path.replace(self.path.with_name("settings.damaged.json"))
        except OSError as error:
            _log.warning("damaged settings could not be kept aside: %s", error)

    def save(self) -> bool:
        """Writes atomically; on failure `trouble` says why and the game goes on."""
        from game.ui.lang import _

        content = msgspec.json.format(msgspec.json.encode(self.values), indent=2)
        try:
            files.write_whole(self.path, content, flush=False)
        except OSError as error:
            _log.warning("settings could not be written: %s", error)
            said = _("The settings cannot be saved: {reason}.").format(reason=error.strerror or error)
            self.trouble = disk_notice(error, "").text(_) if isinstance(error, files.NoFile) else said
            return False
        return True
