"""What every part of the text game needs: the terminal, the settings, the saves, and the commands that always work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from game.catalog import USUAL
from game.cli.text import console as commands
from game.cli.text import news, pin, rules_told
from game.cli.text.choices import Named, matching, number_in
from game.cli.text.console import Console, Dialogs, Leave, Typed
from game.cli.text.settled import Settled
from game.content.book import book
from game.folders import FolderSaves, refuse_in_words
from game.history.clock import wall_clock
from game.open_games import now
from game.session.setup import HUMAN
from game.table.log.news import EXPLAINED, SHORT
from game.table.words import words
from game.ui.game_words import in_words
from game.ui.lang import _, joined, language, languages, native_name, set_language
from game.ui.screens.challenges.words import earned_words
from game.ui.services import SaveRefused

if TYPE_CHECKING:
    from game.history.store import History
    from game.session.kept import Opened
    from game.session.match import Match
    from game.session.notices import Notice
    from game.ui.services import SaveInfo
    from game.ui.window.settings import SettingsFile

CLOSELY = 40  # so many saves of the list are read whole; of the others only their opening tells whether they are sound


class Services(Settled):
    """Shared by the menu and the game that is open."""

    def __init__(self, console: Console, settings: SettingsFile, level: int, game: str = USUAL) -> None:
        """`game` is the one that is begun from the menu, and of which rules and cards are told there."""
        super().__init__(console, settings, Dialogs(console, self.elsewhere))
        self.level, self.game = level, game
        self.saves = FolderSaves()
        self.opening: Opened | None = None  # what is to be played next
        self._told: list[Notice] = []  # of the history, from its thread
        self._earned: list[str] = []  # in words, from there, too
        self.playing = ""  # the key of the game that is open
        self.flush: Callable[[], None] = _nothing  # brings its newest state to the disk

    @cached_property
    def history(self) -> History:
        """Opened when it is first needed; it takes in then what an earlier start did not come to write."""
        from game.history.history_listeners import attend
        from game.history.store import open_history

        found = open_history(tell=self._told.append)
        attend(found, lambda person, feats: self._earned.append(earned_words(person, feats)))
        found.catch_up(self.saves.folder(), keep=self.settings.values.keep_history)
        return found

    def record(self, match: Match, seconds: float) -> None:
        """A match that was played to its end goes into the history."""
        self.history.over(match, seconds, keep=self.settings.values.keep_history)
        self.history.flush()
        while self._told:
            self.console.say(self._told.pop(0).text(_))
        while self._earned:
            self.console.say(self._earned.pop(0))

    def close(self) -> None:
        """Whatever is to be written is written."""
        if "history" in vars(self):
            self.history.close()

    def say(self, *texts: str) -> None:
        """Each text, sentence by sentence."""
        self.console.say(*texts)

    def pick(self, question: str, choices: Sequence[str]) -> int | None:
        """The place of the chosen one; None to go back. Raises Leave, Ended."""
        return self.dialogs.pick(question, choices)

    # -- commands that work everywhere -----------------------------------------------------------------------------
    def elsewhere(self, typed: Typed) -> bool:
        """Does a command that needs no game; False if it is another one. Raises Leave for quit."""
        if typed.name == "quit":
            raise Leave
        if typed.name not in commands.EVERYWHERE:
            return False
        if typed.name == "help":
            self.console.say(*commands.help_lines(names=commands.EVERYWHERE))
        elif typed.name == "repeat":
            self.console.repeat()
        else:
            self.common(typed)
        return True

    def common(self, typed: Typed) -> None:
        """rules, card, verbosity, language, pin."""
        if typed.name == "rules":
            self.console.say(*self._rules(typed.rest))
        elif typed.name == "card":
            self.console.say(*self._card(typed.rest))
        elif typed.name == "verbosity":
            self.use_level(typed.rest)
        elif typed.name == "language":
            self.use_language(typed.rest)
        elif typed.name == "pin":
            pin.change_of_somebody(self)

    def _rules(self, topic: str) -> list[str]:
        if not book(self.game).rules().sections:
            return [_("This game tells nothing about its rules.")]
        return rules_told.rules_lines(topic, self.game, everything=self.level >= EXPLAINED)

    def _card(self, name: str) -> list[str]:
        return news.card_lines(name, self.game) if name else [_("Type card and the name of a card.")]

    def use_level(self, typed: str) -> None:
        """Another verbosity, or which one there is."""
        levels = {1: _("1: only what you need to decide."), 2: _("2: also what the others do."),
                  3: _("3: also explanations.")}  # fmt: skip
        wanted = number_in(typed, EXPLAINED)
        if wanted is None:
            self.console.say(_("Verbosity is {number} now.").format(number=self.level), *levels.values())
            return
        self.level = max(SHORT, wanted)
        self.settings.values.text_verbosity = self.level
        self.keep_settings()
        self.console.say(_("Verbosity {level}").format(level=levels[self.level]))

    def use_language(self, typed: str) -> None:
        """Another language, by name or code, or which there are."""
        every = languages()
        found = matching(typed, [Named(code, (native_name(code), code)) for code in every])
        if len(found) != 1:
            self.console.say(_("Type language and one of these."), *(f"{native_name(code)}, {code}." for code in every))
            return
        set_language(found[0])
        self.settings.values.language = found[0]
        self.keep_settings()
        self.console.say(_("The language is {name} now.").format(name=native_name(language())))

    # -- saves -----------------------------------------------------------------------------------------------------
    def listed_saves(self) -> list[SaveInfo]:
        """The unfinished games that keep themselves, the named saves, the finished games; each the newest first."""
        self.flush()
        found = [self.saves.look(one, closely=number < CLOSELY) for number, one in enumerate(self.saves.list())]
        return sorted(found, key=lambda one: (one.automatic and one.finished, not one.automatic))

    def pick_save(self, typed: str = "") -> SaveInfo | None:
        """The save of this number, or the one chosen from the list; None for none."""
        found = self.listed_saves()
        if not found:
            self.console.say(_("There are no saved games."))
            return None
        place: int | None = (number_in(typed, len(found)) or 0) - 1
        if typed and place == -1:
            names = matching(typed, [Named(str(i), (one.name,)) for i, one in enumerate(found)])
            if len(names) != 1:
                self.console.say(_("There is no single saved game '{name}'.").format(name=typed))
            place = int(names[0]) if len(names) == 1 else -1
        if place == -1:
            place = self.dialogs.pick(_("Which saved game?"), [described(one) for one in found])
        if place is None:
            return None
        chosen = found[place]
        if chosen.trouble:
            self.console.say(chosen.trouble)
            return None
        return chosen

    def open_save(self, chosen: SaveInfo) -> bool:
        """Make a save the one to be opened next, unless it cannot be used."""
        from pathlib import Path

        from game.session.kept import Opened
        from game.session.notices import SaveFault

        files, path = self.saves.files, Path(chosen.key)
        try:
            opened = files.kept.open(path) if chosen.automatic else Opened(files.open(path), [], files.kept.fresh())
        except SaveFault as fault:
            self.console.say(fault.notice.text(_))
            return False
        self.console.say(*(notice.text(_) for notice in opened.notices))
        if opened.save is None:
            return False
        self.opening = opened
        return True

    def save_as(self, name: str, match: Match) -> bool:
        """Keep the match under a name; False, and a sentence, if the disk refuses."""
        return self._written(lambda: refuse_in_words(lambda: self.saves.files.save_as(name, match, now())), name)

    def _written(self, write: Callable[[], object], name: str) -> bool:
        try:
            write()
        except SaveRefused as refused:
            self.console.say(str(refused))
            return False
        self.console.say(_("Kept as {name}.").format(name=name))
        return True

    def suggested_name(self, match: Match) -> str:
        """A name for a save."""
        people = [seat.name for seat in match.setup.seats if seat.player == HUMAN] or [match.setup.seats[0].name]
        when = words(match.setup.game).progress(match.view(0))
        return _("{when}, {names}").format(when=when, names=joined(people[:2]))


def described(one: SaveInfo) -> str:
    """A save in a line: name, round, players, day; a game that keeps itself has no name."""
    if one.trouble:
        return _("{name}, cannot be opened").format(name=one.name)
    people = [seat.name for seat in one.seats if seat.human] or [seat.name for seat in one.seats[:1]]
    if one.automatic:
        text = _("Finished game, {people}, {date}") if one.finished else _("{when}, {people}, {date}")
    else:
        text = _("{name}, finished, {people}, {date}") if one.finished else _("{name}, {when}, {people}, {date}")
    when = wall_clock(one.saved_at)
    date = when.strftime("%Y-%m-%d %H:%M")
    how_far = in_words(one.progress, one.round)
    text = text.format(name=one.name, when=how_far, people=joined(people), date=date)
    return _("{game}, open in another window").format(game=text) if one.elsewhere else text


def _nothing() -> None:
    """No game is open."""
