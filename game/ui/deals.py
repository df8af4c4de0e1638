"""The deals of matches: as they were chosen, of the day, by a code; and who sits there. No pygame here."""

from __future__ import annotations

from datetime import date

import msgspec

from game import catalog
from game.kernel.rules import SetupError
from game.session import daily, deal_code
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui import opponents, set_up
from game.ui.lang import _
from game.ui.people import suggested_name
from game.ui.services import GameOptions, SaveRefused, SeatOptions, ToldCode


# -- chosen ------------------------------------------------------------------------------------------------------------
def new_seed() -> int:
    """The seed of a game that nobody chose: 53 random bits, which JSON keeps whole."""
    import secrets

    return secrets.randbelow(1 << 53)


def match_setup(options: GameOptions) -> MatchSetup:
    """What the new-game screen chose, as the session wants it. Raises SetupError."""
    seed = new_seed() if options.seed is None else options.seed
    wanted = set_up.set_up(options.game).choice(options)
    chosen = catalog.rules(options.game).setup(len(options.seats), wanted, seed)
    drawn = opponents.players(options.seats, seed, options.game)
    seats = tuple(SeatSetup(name, one.crest, player) for one, (name, player) in zip(options.seats, drawn, strict=True))
    return MatchSetup(options.game, chosen, seed, seats)


def seat_options(seat: SeatSetup, game: str) -> SeatOptions:
    """A seat of a match of that game as the screens choose it."""
    human = seat.player == HUMAN
    level, _colon, personality = seat.player.partition(":")
    return SeatOptions(seat.name, human, seat.shield, opponents.usual_level(game) if human else level, personality)


# -- by a code ---------------------------------------------------------------------------------------------------------
def code_of(deal: GameOptions | MatchSetup) -> str:
    """The code of a match, or of one that begins so. Raises SaveRefused with a sentence where there is none."""
    try:
        return deal_code.write(deal if isinstance(deal, MatchSetup) else match_setup(deal))
    except deal_code.CodeFault as fault:
        raise SaveRefused(fault.text(_)) from fault
    except SetupError as refused:
        raise SaveRefused(str(refused)) from refused


def told_code(deal: GameOptions | MatchSetup, people: int, *, over: bool = False) -> ToldCode:
    """The code of a deal for those who play it, so many people. A code is the seed: dealt elsewhere it lays every hand
    and every pile open, so before the end several people are not told it, and one is warned. Raises SaveRefused."""
    if over:
        return ToldCode(code_of(deal))
    if people > 1:
        raise SaveRefused(_("With several people at the table the code is told when the game is over: dealt elsewhere, "
                            "it shows every hand and every pile."))  # fmt: skip
    return ToldCode(code_of(deal), _("This code gives everything away: whoever deals it elsewhere sees every hand and "
                                     "every pile of this game before it is over. Look at it afterwards, if you want to "
                                     "know no more than you should."))  # fmt: skip


def by_code(text: str, own: str) -> MatchSetup:
    """The match of a code, everybody named. Raises SaveRefused with a sentence."""
    try:
        return named(deal_code.read(text), own)
    except deal_code.CodeFault as fault:
        raise SaveRefused(fault.text(_)) from fault


# -- of a day ----------------------------------------------------------------------------------------------------------


def today() -> date:
    """The day on the wall of the person who plays."""
    return date.today()  # noqa: DTZ011  the day begins at midnight here, wherever that is


def named(setup: MatchSetup, own: str) -> MatchSetup:
    """The same match in which everybody has a name, nobody the same: the first person that of whoever sits here."""
    taken: list[str] = []
    people = [seat for seat, one in enumerate(setup.seats) if one.player == HUMAN]
    names = {seat: own if seat == people[0] else "" for seat in people}
    known = [own, *(one.name for one in setup.seats)]
    for seat in people[1:]:
        names[seat] = suggested_name(known)
        known.append(names[seat])
    seats = []
    for seat, one in enumerate(setup.seats):
        wanted = names.get(seat) or one.name or opponents.level_words(one.player.partition(":")[0])
        while wanted in taken or (seat not in people and wanted == own):
            wanted = _next(wanted)
        taken.append(wanted)
        seats.append(msgspec.structs.replace(one, name=wanted))
    return msgspec.structs.replace(setup, seats=tuple(seats))


def _next(name: str) -> str:
    """The same name with the next number."""
    stem, _space, number = name.rpartition(" ")
    return f"{stem} {int(number) + 1}" if stem and number.isdigit() else f"{name} 2"


def of_day(day: date, game: str, own: str) -> MatchSetup:
    """The deal of that day with names."""
    return named(daily.setup(day, game), own)
