"""The open game: beginning, continuing, keeping and leaving matches for the screens (`game.ui.services.Games`)."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from game.folders import FolderSaves, refuse_in_words
from game.session.setup import HUMAN
from game.ui import deals
from game.ui.draw.markup import escape
from game.ui.services import GameOptions, SaveInfo, SaveRefused, SeatOptions, ToldCode

if TYPE_CHECKING:
    from game.bots.remote import WorkerBots
    from game.history.same_seat import Comparing
    from game.history.store import History
    from game.rescue import Place
    from game.session.claims import Claim
    from game.session.keeper import Keeper
    from game.session.kept import Opened
    from game.session.match import Match
    from game.session.notices import Notice
    from game.session.save import SaveFile, Snapshot
    from game.session.setup import MatchSetup
    from game.table.elsewhere.elsewhere import Elsewhere
    from game.table.elsewhere.service import Service
    from game.table.flow import Flow
    from game.ui.ui import Ui
    from game.ui.window.shell import Shell


PHONES = "phones.json"  # where seats of phones are kept, beside the settings


class Program(Protocol):
    """What the open game needs of the program around it."""

    shell: Shell
    saves: FolderSaves

    @property
    def history(self) -> History: ...
    @property
    def comparing(self) -> Comparing: ...

    background: Any  # its `noted` takes what is worth a line in a report
    seed: int | None
    quick_seats: int


class OpenMatch:
    """What the screens ask about the match that is open, if one is."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.flow: Flow | None = None
        self.elsewhere: Elsewhere | None = None  # the hands of its table that are on phones

    def running(self) -> bool:
        return self.match is not None

    def game(self) -> str:
        return "" if self.match is None else self.match.setup.game

    def in_play(self) -> Sequence[str]:
        from game.table.words import words

        return () if self.match is None else words(self.game()).in_play(self.match.view(None))

    def suggested_name(self) -> str:
        from game.ui.game_words import in_words
        from game.ui.lang import _, joined

        if self.match is None:
            return ""
        names = [seat.name for seat in self.match.setup.seats if seat.player == "human"] or [
            self.match.setup.seats[0].name
        ]
        return _("{when}, {names}").format(when=in_words(*self.match.progress), names=joined(names[:2]))

    def seal(self) -> str:
        from game.session.fairness import in_groups, seal

        return "" if self.match is None else in_groups(seal(self.match.rules, self.match.setup))

    def code(self, options: GameOptions | None = None) -> ToldCode:
        if options is not None:
            return deals.told_code(options, options.humans)
        match = self.match
        if match is None:
            return ToldCode("")
        people = {seat for seat, one in enumerate(match.setup.seats) if one.player == HUMAN}
        people |= {one.seat for one in match.seatings if HUMAN in (one.before, one.player)}
        return deals.told_code(match.first_setup, len(people), over=match.over)

    def seats(self) -> list[SeatOptions]:
        seated = () if self.match is None else self.match.setup.seats
        found = [deals.seat_options(one, self.game()) for one in seated]
        for at, seat in enumerate(found):
            seat.phone = self.flow is not None and seat.human and at in self.flow.away
        return found

    def change_seat(self, index: int, seat: SeatOptions) -> None:
        from game.ui.lang import _

        if self.flow is None:
            return
        level = f"{seat.level}:{seat.personality}" if seat.personality else seat.level
        try:
            self.flow.hand_over(index, "human" if seat.human else level, seat.name)
        except ValueError as error:
            raise SaveRefused(_("This player cannot take the seat.")) from error
        if seat.human and seat.phone != (index in self.flow.away) and self.elsewhere is not None:
            trouble = self.elsewhere.move(index, to_phone=seat.phone)
            if trouble:
                raise SaveRefused(trouble)


class OpenGames(OpenMatch):
    """Starting, leaving and keeping matches (`game.ui.services.Games`)."""

    def __init__(self, app: Program) -> None:
        super().__init__()
        self.app = app
        self.keeper: Keeper | None = None
        self._since = 0.0  # when the match came to the table
        self._recorded = False
        self.opening: SaveFile | None = None  # the save that is being opened or was opened last
        self.kept: Snapshot | None = None  # after an error: the last whole state,
        self.attempt = ""  # ... and the answer that was taking effect
        self._files_of_open: list[Path] = []  # of the game that is open or being opened, the best one first

    # -- what the screens ask --------------------------------------------------------------------------------------
    def last(self) -> SaveInfo | None:
        return self.app.saves.last()

    def continue_last(self) -> None:
        opened = self.app.saves.files.kept.open_newest()
        if opened.save is None:
            self._refuse(opened.notices)
        assert opened.claim is not None
        self._resume(opened, opened.claim.path)

    def continue_earlier(self, steps: int, key: str) -> None:
        """That game before the last `steps` answers of people. Raises SaveRefused."""
        from game import catalog
        from game.session.film import earlier
        from game.session.replay import Differs
        from game.ui.lang import _

        try:
            with self._opening(self._opened(key), Path(key)) as (found, claim):
                self._show(earlier(found, catalog.rules, self._bots(), steps), claim, Path(key))
        except Differs as fault:
            raise SaveRefused(_("The way back to an earlier decision is not there.")) from fault

    def put_damaged_aside(self) -> None:
        """A kept game that nobody can use is named once, at the start, and put beside the others."""
        self._tell(self.app.saves.files.kept.put_damaged_aside())

    def load(self, key: str) -> None:
        """A kept game goes on as itself, a named save as a kept game of its own."""
        self._resume(self._opened(key), Path(key))

    def again(self) -> str:
        """The key of the game that was open, or about to be, when an error came."""
        return next((str(path) for path in self._files_of_open if path.exists()), "")

    def _opened(self, key: str) -> Opened:
        """Raises SaveRefused."""
        from game.session.kept import Opened, is_kept
        from game.session.notices import SaveFault

        path, files = Path(key), self.app.saves.files
        try:
            opened = files.kept.open(path) if is_kept(path.name) else Opened(files.open(path), [], files.kept.fresh())
        except SaveFault as fault:
            self._refuse([fault.notice])
        if opened.save is None:
            self._refuse(opened.notices)
        return opened

    def _refuse(self, notices: Sequence[Notice]) -> NoReturn:
        from game.ui.lang import _

        self._tell(notices[1:])
        raise SaveRefused(notices[0].text(_) if notices else _("There is no game to continue."))

    def _tell(self, notices: Sequence[Notice]) -> None:
        from game.ui.lang import _

        for notice in notices:
            self.app.shell.ui.toasts.show(escape(notice.text(_)), "danger")

    def quick_game(self) -> None:
        from game.content import usable
        from game.ui.last_set_ups import last_game
        from game.ui.people import moves_on, own_name
        from game.ui.quick import quick_options

        ui = self.app.shell.ui
        game = last_game(ui.settings.values)
        if said := usable.trouble(game):
            raise SaveRefused(said)
        self.start(quick_options(ui.settings.values, game, self.app.quick_seats, self.app.seed))
        ui.apply_settings()
        if told := moves_on(ui.settings.values, own_name(ui.settings.values)):
            ui.toasts.show(told)
            ui.apply_settings()

    def start(self, options: GameOptions) -> None:
        from game import catalog
        from game.content import usable
        from game.kernel.rules import SetupError

        try:
            self.begin(deals.match_setup(options))
        except usable.CANNOT as fault:
            raise SaveRefused(usable.told(catalog.USUAL, fault)) from fault
        except SetupError as refused:
            from game.ui.set_up import set_up

            raise SaveRefused(set_up(options.game).explain(options, refused.word)) from refused
        if options.phones and self.elsewhere is not None:
            self.elsewhere.begin(options.phones)

    def save_as(self, name: str) -> None:
        match = self.match
        if match is not None:
            refuse_in_words(lambda: self.app.saves.files.save_as(name, match, now()))

    def leave(self) -> None:
        from game.ui.screens.title import TitleScreen

        self.close()
        self.app.shell.ui.stack.reset(TitleScreen(self.app.shell.ui))

    def rematch(self, rotate: bool, same_deal: bool = False) -> None:
        """The next match of the same people, in the same seats or each one further, or the same deal again."""
        before, elsewhere = self.match, self.elsewhere
        if before is None:
            return
        phones = elsewhere is not None and elsewhere.open
        seed = before.setup.seed if same_deal else deals.new_seed()
        self.begin(before.rematch(rotate=rotate, seed=seed))
        if phones and self.match is not None and self.elsewhere is not None:
            from game.hands.kept import pass_on

            pass_on(before.first_setup, self.match.first_setup)
            self.elsewhere.go_on()

    def play_on(self, save: SaveFile, at: int, seat: int = -1) -> None:
        """A new game from a moment of one that was played: it is kept by itself, with the answers up to there."""
        from game import catalog
        from game.content import usable
        from game.session.notices import SaveFault
        from game.session.save import resume
        from game.ui.lang import _

        try:
            match = resume(beginning(save, at, seat), catalog.rules, self._bots())
        except SaveFault as fault:
            raise SaveRefused(fault.notice.text(_)) from fault
        except usable.CANNOT as fault:
            raise SaveRefused(usable.told(save.game, fault)) from fault
        self._show(match, self.app.saves.files.kept.fresh())

    # -- matches ---------------------------------------------------------------------------------------------------
    def begin(self, setup: MatchSetup) -> None:
        """A new match. Raises SetupError."""
        from game import catalog
        from game.session.fairness import with_salt
        from game.session.match import Match

        match = Match.new(catalog.rules(setup.game), with_salt(setup), self._bots())
        self._show(match, self.app.saves.files.kept.fresh())

    def deal(self, setup: MatchSetup) -> None:
        """Exactly this deal, which is played once more or comes from elsewhere."""
        from game.content import usable
        from game.ui.lang import _

        try:
            self.begin(setup)
        except usable.CANNOT as fault:
            raise SaveRefused(usable.told(setup.game, fault)) from fault
        except (KeyError, ValueError) as refused:  # a game, a card or a level that is not there any more
            raise SaveRefused(_("This deal cannot be played here: {reason}").format(reason=refused)) from refused

    def _resume(self, opened: Opened, source: Path) -> None:
        """Raises SaveRefused for what only the bots, or the table, find out about a save."""
        from game import catalog
        from game.session import save

        with self._opening(opened, source) as (found, claim):
            self._show(save.resume(found, catalog.rules, self._bots()), claim, source)
        self._tell(opened.notices)

    @contextlib.contextmanager
    def _opening(self, opened: Opened, source: Path) -> Iterator[tuple[SaveFile, Claim]]:
        """Until the table is there, the save is what an error is about; whatever goes wrong, its file is let go."""
        from game.session.notices import SaveFault
        from game.ui.lang import _

        assert opened.save is not None
        assert opened.claim is not None
        self.opening = opened.save
        self._files_of_open = [source]
        try:
            yield opened.save, opened.claim
        except SaveFault as fault:
            self._files_of_open = []
            raise SaveRefused(fault.notice.text(_)) from fault
        finally:
            if self.keeper is None or self.keeper.claim is not opened.claim:
                opened.let_go()

    def _bots(self) -> WorkerBots:
        from game import catalog
        from game.bots.remote import WorkerBots

        return WorkerBots(catalog.rules, self.app.background.noted)

    def _show(self, match: Match, claim: Claim, source: Path | None = None) -> None:
        """The match on the table, in place of the one before, of which nothing changes until the table is made.
        `source` is the save it was opened from."""
        from game.session.keeper import Keeper
        from game.table.flow import Flow
        from game.table.screen import TableScreen

        ui, kept = self.app.shell.ui, self.app.saves.files.kept
        try:
            flow = Flow(match, lambda: ui.settings.values.bot_pace)
            with ui.about(match.setup.game):
                table = TableScreen(ui, flow)
                pictures = table.pictures()
        except BaseException:
            match.close()
            raise
        self.close()
        self.app.comparing.stop()
        self.match, self.flow, self.opening = match, flow, None
        self.elsewhere = table.elsewhere
        table.elsewhere.make = partial(_phones_at, flow, ui)
        self._files_of_open = [claim.path, *([source] if source else [])]
        if match.setup.practice:
            claim.release()
        elif not (match.over and source):  # there is nothing to keep of a finished game that is looked at
            self.keeper = Keeper(claim, now, lambda: kept.tidy(claim.path))
            self.keeper.keep(match, opened=source is not None)
            ui.jobs.appendleft(self.keeper.stands)
        self._since, self._recorded = time.monotonic(), match.over
        files = ui.cards_of(table.game).picture_files()
        ui.assets.pictures.keep_only(files)
        ui.assets.pictures.ahead(files)  # of a game that was not the likely one
        ui.stack.reset_after(pictures, table)
        if source is not None and not match.over and _had_phones(flow):
            table.elsewhere.go_on()

    def finished(self) -> None:
        """A match that was played to its end goes into the history, once."""
        from game.session.daily import day_of

        match = self.match
        if match is None or not match.over or self._recorded:
            return
        self._recorded = True
        keep = self.app.shell.ui.settings.values.keep_history
        self.app.history.over(match, time.monotonic() - self._since, keep=keep)
        if keep and (day := day_of(match.setup.origin)):
            self.app.comparing.begin(self.app.history, day, match.setup.game)

    def close(self) -> None:
        """Writes what is to be written and ends the match's helpers."""
        self.finished()
        match, self.match = self.match, None
        keeper, self.keeper = self.keeper, None
        elsewhere, self.elsewhere = self.elsewhere, None
        if elsewhere is not None:
            elsewhere.close()
        if match is not None:
            self._files_of_open = []
            match.close()
        if keeper is not None:
            keeper.close()

    def abandon(self) -> None:
        """After an error: the last whole state goes to the disk and the helpers end. The match may have broken in
        mid-answer, so that nothing of it is believed."""
        match, keeper, elsewhere = self.match, self.keeper, self.elsewhere
        self.match = self.keeper = self.flow = self.elsewhere = None
        try:
            if match is not None and keeper is not None:
                self.kept, self.attempt = keeper.latest, match.attempt
                keeper.close()
        finally:
            if elsewhere is not None:
                elsewhere.close()
            if match is not None:
                match.bots.close()

    def place(self) -> Place | None:
        """The match and the number of its answers: where it was abandoned, else what was being opened."""
        if self.kept is not None:
            return self.kept.setup.seed, len(self.kept.journal)
        return None if self.opening is None else (self.opening.setup.seed, len(self.opening.journal))


def _phones_at(flow: Flow, ui: Ui) -> Service:
    from game.hands.at_table import phones_at

    return phones_at(flow, ui)


def _had_phones(flow: Flow) -> bool:
    """Whether phones had seats at this very game when it was last open. Without their file nothing is asked."""
    from game.paths import user_dir

    if not (user_dir("config") / PHONES).exists():
        return False
    from game.hands.kept import Kept

    return bool(Kept(flow.match.first_setup).seats)


def beginning(save: SaveFile, at: int, seat: int) -> SaveFile:
    """The save with which a game that is played on begins; `seat` is a person's if nobody else is. Raises SaveFault."""
    from game import catalog
    from game.session.film import ORIGIN, Film

    film = Film(save, catalog.rules)
    found = film.cut(at, ORIGIN, now())
    nobody = all(one.player != "human" for one in found.setup.seats)
    return film.cut(at, ORIGIN, now(), person=seat) if nobody and seat >= 0 else found


def now() -> str:
    """The date as the list of saves shows it."""
    return datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
