"""What the session has to tell a person besides the game itself: saves, bots, the disk.

A notice is a word with facts. Its sentence is made when it is shown, in the language of that moment: `notice.text(_)`.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import NamedTuple

from game.files import NoFile


def N_(text: str) -> str:  # noqa: N802  the name under which catalogue tools find texts that are translated later
    """Mark a text for the translation catalogue and leave it as it is."""
    return text


SENTENCES = {
    # bots
    "worker_restarted": N_("The computer players had stopped and were started again. The game goes on unchanged."),
    "worker_lost": N_("{name} stopped in the middle of a thought: this choice is made one level lower."),
    "worker_slow": N_("{name} thought for too long and was interrupted: this choice is made one level lower."),
    "worker_given_up": N_(
        "The computer players stopped again and again. From now on they think inside the game, one level lower."
    ),
    "worker_missing": N_("The computer players think inside the game now, at most at the level normal."),
    "bot_failed": N_("The computer player {name} met an error: this choice is made one level lower."),
    "model_unusable": N_(
        "The file {file}, from which hard computer players and stronger ones think ahead, cannot be used ({reason}). "
        "They play as normal ones. Installing the game again brings it back."
    ),
    "model_left_out": N_(
        "The file {file}, with which strong computer players think, cannot be used ({reason}). They play on "
        "without it, less well. Installing the game again brings it back."
    ),
    "bot_refused": N_(
        "The computer player {name} chose something that is not allowed; a random choice was made instead."
    ),
    # the program itself
    "machine_code_unusable": N_(
        "The fast part of the program cannot be used ({reason}). Everything works, computer players only think longer. "
        "Installing the game again brings it back."
    ),
    # writing
    "disk_full": N_("The game cannot be saved because the disk is full. Play on; saving is tried again."),
    "folder_unwritable": N_(
        "The game cannot be saved because {folder} cannot be written to. Play on; saving is tried again."
    ),
    "cannot_save": N_("The game cannot be saved ({reason}). Play on; saving is tried again."),
    "saving_again": N_("The game is being saved again."),
    # reading
    "missing": N_("The save {file} is not there any more."),
    "unreadable": N_("The save {file} cannot be read ({reason})."),
    "no_file": N_("{file} is no file but something else, such as a folder or a pipe: it was left alone."),
    "too_large": N_("The file {file} is larger than a save can be."),
    "not_a_save": N_("The file {file} is not a save of this program."),
    "damaged": N_("The save {file} is damaged."),
    "newer_program": N_("The save {file} was written by a newer version of this program ({version})."),
    "unknown_game": N_("The save {file} holds a game that this program does not know ({game})."),
    "unknown_player": N_("The save {file} has a computer player that this program does not know."),
    "unknown_personality": N_(
        "{name} plays on as a computer player without a character: this program does not know it."
    ),
    "other_rules": N_("The save {file} was played by other rules (version {version}) and cannot be continued."),
    "other_cards": N_("The save {file} was played with other cards and cannot be continued."),
    "put_aside": N_("It was put aside as {file}."),
    "from_backup": N_("The game goes on from the backup, at most one save earlier."),
    "played_elsewhere": N_("This game is open in another window. You play on in a copy of your own."),
    "being_played": N_("This game is being played in another window, so it stays."),
    "open_elsewhere": N_("The last game is open in another window."),
    # replays
    "replay_goes_on": N_("Answer {number}: the game is over, but more answers were recorded."),
    "replay_other_seat": N_("Answer {number}: {asked} is asked, but an answer of {answered} was recorded."),
    "replay_no_seat": N_(
        "Answer {number}: {asked} is asked, but an answer of somebody who does not play was recorded."
    ),
    "replay_not_offered": N_("Answer {number}: {asked} cannot choose what was recorded there."),
    "replay_chance": N_("Answer {number}: chance went another way than recorded."),
    "replay_other_game": N_("Answer {number}: the game is another one than recorded."),
    "replay_other_end": N_("After all {number} answers the game is another one than the one that was saved."),
    # films
    "film_differs": N_("From answer {number} on this game goes another way than was recorded: the film ends there."),
    "film_broken": N_("Answer {number} of this game cannot be read: the film ends there."),
    # the history of the games that were played
    "history_damaged": N_(
        "The history of your games was damaged. It was put aside as {file}; what could be read of it was taken over."
    ),
    "history_strange": N_(
        "The history of your games is not as this program makes it: something in it was added or changed. It was put "
        "aside as {file}; what could be read of it was taken over."
    ),
    "history_foreign": N_("{file} belongs to another program: it was left alone, and your games wait beside it."),
    "history_newer": N_(
        "The history of your games was written by a newer version of this program. It was left alone; the games of "
        "today wait beside it."
    ),
    "history_locked": N_(
        "The history of your games is in use by another program. The games of today wait until it is free."
    ),
    "history_no_file": N_("{file} is no file but something else, such as a folder or a link: it was left alone."),
    "history_disk_full": N_("The history of your games cannot be written because the disk is full. Play on."),
    "history_unwritable": N_("The history of your games cannot be written ({reason}). Play on."),
    "history_fails": N_("The history of your games cannot be used ({reason}). Play on."),
    # set-ups the players keep
    "cast_unreadable": N_("The kept set-up {file} cannot be read ({reason})."),
    "cast_damaged": N_("The kept set-up {file} is damaged."),
    "not_a_cast": N_("The file {file} is not a kept set-up of this program."),
    "newer_cast": N_("The kept set-up {file} was written by a newer version of this program."),
}


class Notice(NamedTuple):
    """One thing to tell: a word of SENTENCES, the facts that fill its sentence, details for those who look closer."""

    word: str
    facts: dict[str, str] = {}
    detail: str = ""

    @property
    def about(self) -> tuple[str, str]:
        """What is the same in two notices of which one is enough: the word, and the file it is about."""
        return self.word, self.facts.get("file", "")

    def text(self, translate: Callable[[str], str] = str) -> str:
        """The sentence, in the language of the translating function (`_` of the interface)."""
        return translate(SENTENCES[self.word]).format(**self.facts)


class FileFault(Exception):
    """A file that cannot be used; `notice` says why in a sentence."""

    def __init__(self, word: str, file: str, detail: str = "", **facts: str) -> None:
        self.notice = Notice(word, {"file": file, **facts}, detail)
        super().__init__(self.notice.text())


class SaveFault(FileFault):
    """A save that cannot be used."""


class SetupFault(FileFault):
    """A kept set-up that cannot be used."""


def disk_notice(error: Exception, folder: str) -> Notice:
    """What a failed writing means for the person."""
    if not isinstance(error, OSError):
        return Notice("cannot_save", {"reason": type(error).__name__}, str(error))
    if isinstance(error, NoFile):
        return Notice("no_file", {"file": str(error.filename)}, str(error))
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Notice("disk_full", {}, str(error))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR):
        return Notice("folder_unwritable", {"folder": folder}, str(error))
    return Notice("cannot_save", {"reason": error.strerror or type(error).__name__}, str(error))
