"""The open game: beginning, continuing, keeping and leaving matches for the screens (`game.ui.services.Games`)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.folders import refuse_in_words
from game.ui.services import GameOptions, SaveInfo, SaveRefused, SeatOptions

if TYPE_CHECKING:
    from game.app import App
    from game.bots.remote import WorkerBots
    from game.citadels.table.flow import Flow
    from game.rescue import Place
    from game.session.keeper import Keeper
    from game.session.match import Match
    from game.session.save import SaveFile, Snapshot
    from game.session.setup import MatchSetup, SeatSetup


class OpenGames:
    """Starting, leaving and keeping matches (`game.ui.services.Games`)."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.match: Match | None = None
        self.keeper: Keeper | None = None
        self.flow: Flow | None = None
        self.opening: SaveFile | None = None  # the save that is being opened or was opened last
        self.kept: Snapshot | None = None  # after an error: the last whole state,
        self.attempt = ""  # ... and the answer that was taking effect

    # -- what the screens ask --------------------------------------------------------------------------------------
    def last(self) -> SaveInfo | None:
        found = self.app.saves.last()
        return None if found is None or found.trouble or found.finished else found

    def continue_last(self) -> None:
        from game.ui.lang import _

        opened = self.app.saves.files.open_continue()
        for notice in opened.notices:
            self.app.shell.ui.toasts.show(notice.text(_), "danger")
        if opened.save is None:
            raise SaveRefused(_("There is no game to continue."))
        self._resume(opened.save)

    def continue_earlier(self, steps: int) -> None:
        """The game of the autosave as it stood before the last `steps` answers of people. Raises SaveRefused."""
        from game import catalog
        from game.session.notices import SaveFault
        from game.session.replay import Differs
        from game.session.rewind import earlier
        from game.ui.lang import _

        self.opening = self.app.saves.files.open_continue().save
        if self.opening is None:
            raise SaveRefused(_("There is no game to continue."))
        try:
            self._show(earlier(self.opening, catalog.rules, self._bots(), steps))
        except (SaveFault, Differs) as fault:
            raise SaveRefused(_("The way back to an earlier decision is not there.")) from fault

    def put_damaged_aside(self) -> None:
        """An autosave that nobody can use is named once, at the start, and kept beside the others."""
        from game.ui.lang import _

        found = self.app.saves.last()
        if found is not None and found.trouble:
            for notice in self.app.saves.files.open_continue().notices:
                self.app.shell.ui.toasts.show(notice.text(_), "danger")

    def load(self, key: str) -> None:
        from game.session.notices import SaveFault
        from game.ui.lang import _

        try:
            found = self.app.saves.files.open(Path(key))
        except SaveFault as fault:
            raise SaveRefused(fault.notice.text(_)) from fault
        self._resume(found)

    def quick_game(self) -> None:
        from game.ui.lang import _
        from game.ui.opponents import ANY

        own = self.app.shell.ui.settings.values.player_name or _("You")
        seats = [SeatOptions(own, True, 0)]
        seats += [SeatOptions("", False, i, personality=ANY) for i in range(1, self.app.quick_seats)]
        self.start(GameOptions(seats, nine=self.app.quick_seats == 8, seed=self.app.seed))

    def start(self, options: GameOptions) -> None:
        from game.kernel.rules import SetupError

        try:
            self.begin(match_setup(options))
        except SetupError as refused:
            from game.ui.screens.setup.problems import explain

            raise SaveRefused(explain(options, refused.word).sentence) from refused

    def running(self) -> bool:
        return self.match is not None

    def in_play(self) -> tuple[Sequence[str], Sequence[str]]:
        if self.match is None:
            return (), ()
        box = self.match.state.box
        return box.setup.cast, tuple(dict.fromkeys(box.kind))

    def suggested_name(self) -> str:
        from game.ui.lang import _, joined

        if self.match is None:
            return ""
        names = [seat.name for seat in self.match.setup.seats if seat.player == "human"] or [
            self.match.setup.seats[0].name
        ]
        return _("Round {round}, {names}").format(round=self.match.state.round, names=joined(names[:2]))

    def seal(self) -> str:
        from game.session.fairness import in_groups, seal

        return "" if self.match is None else in_groups(seal(self.match.rules, self.match.setup))

    def save_as(self, name: str) -> None:
        match = self.match
        if match is not None:
            refuse_in_words(lambda: self.app.saves.files.save_as(name, match, now()))

    def leave(self) -> None:
        from game.ui.screens.title import TitleScreen

        self.close()
        self.app.shell.ui.stack.reset(TitleScreen(self.app.shell.ui))

    def seats(self) -> list[SeatOptions]:
        seated = () if self.match is None else self.match.setup.seats
        return [seat_options(one) for one in seated]

    def change_seat(self, index: int, seat: SeatOptions) -> None:
        from game.ui.lang import _

        if self.flow is None:
            return
        level = f"{seat.level}:{seat.personality}" if seat.personality else seat.level
        try:
            self.flow.hand_over(index, "human" if seat.human else level, seat.name)
        except ValueError as error:
            raise SaveRefused(_("This player cannot take the seat.")) from error

    def rematch(self, rotate: bool, same_deal: bool = False) -> None:
        """The next match of the same people, in the same seats or each one further, or the same deal again."""
        if self.match is not None:
            seed = self.match.setup.seed if same_deal else secrets.randbelow(1 << 53)
            self.begin(self.match.rematch(rotate=rotate, seed=seed))

    # -- matches ---------------------------------------------------------------------------------------------------
    def begin(self, setup: MatchSetup) -> None:
        """A new match. Raises SetupError."""
        from game import catalog
        from game.session.fairness import with_salt
        from game.session.match import Match

        self._show(Match.new(catalog.rules(setup.game), with_salt(setup), self._bots()))

    def _resume(self, found: SaveFile) -> None:
        from game import catalog
        from game.session import save

        self.opening = found
        self._show(save.resume(found, catalog.rules, self._bots()))

    def _bots(self) -> WorkerBots:
        from game import catalog
        from game.bots.remote import WorkerBots

        return WorkerBots(catalog.rules, self.app.background.noted)

    def _show(self, match: Match) -> None:
        from game.citadels.table.desk import TableScreen
        from game.citadels.table.flow import Flow
        from game.session.keeper import Keeper

        self.close()
        self.match = match
        self.keeper = Keeper(self.app.saves.files.autosave, now)
        self.keeper.keep(match)
        values = self.app.shell.ui.settings.values
        self.opening = None
        self.flow = Flow(match, lambda: values.bot_pace)
        table = TableScreen(self.app.shell.ui, self.flow)
        self.app.shell.ui.stack.reset_after(table.pictures(), table)

    def close(self) -> None:
        """Writes what is to be written and ends the match's helpers. A finished game is not offered again."""
        match, self.match = self.match, None
        keeper, self.keeper = self.keeper, None
        if match is None:
            return
        match.close()
        if keeper is not None:
            keeper.close()
        if match.over:
            self.app.saves.files.forget_continue()

    def abandon(self) -> None:
        """After an error: the last whole state goes to the disk and the helpers end. The match may have broken in
        mid-answer, so that nothing of it is believed."""
        match, keeper = self.match, self.keeper
        self.match = self.keeper = self.flow = None
        try:
            if match is not None and keeper is not None:
                self.kept, self.attempt = keeper.latest, match.attempt
                keeper.close()
        finally:
            if match is not None:
                match.bots.close()

    def place(self) -> Place | None:
        """The match and the number of its answers: where it was abandoned, else what was being opened."""
        if self.kept is not None:
            return self.kept.setup.seed, len(self.kept.journal)
        return None if self.opening is None else (self.opening.setup.seed, len(self.opening.journal))


def match_setup(options: GameOptions) -> MatchSetup:
    """What the new-game screen chose, as the session wants it. Raises SetupError."""
    from game.citadels.rules.citadels import to_plain
    from game.session.setup import MatchSetup, SeatSetup
    from game.ui.opponents import players
    from game.ui.screens.setup.choice import resolve

    chosen = resolve(options)
    seed = secrets.randbelow(1 << 53) if options.seed is None else options.seed
    drawn = players(options.seats, seed)
    seats = tuple(SeatSetup(name, one.crest, player) for one, (name, player) in zip(options.seats, drawn, strict=True))
    return MatchSetup("citadels", to_plain(chosen), seed, seats)


def seat_options(seat: SeatSetup) -> SeatOptions:
    """A seat of a match as the screens choose it."""
    from game.ui.opponents import USUAL_LEVEL

    human = seat.player == "human"
    level, _colon, personality = seat.player.partition(":")
    return SeatOptions(seat.name, human, seat.shield, USUAL_LEVEL if human else level, personality)


def now() -> str:
    """The date as the list of saves shows it."""
    return datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
