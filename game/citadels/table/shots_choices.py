"""Fixed positions in which somebody is asked something special: one for each kind of question of the whole box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.citadels.rules.state import NO_MARK
from game.citadels.table.desk import TableScreen
from game.citadels.table.flow import Flow
from game.citadels.table.positions import asked_at, search, setup
from game.session.match import Match
from game.ui.screen import Screen
from game.ui.ui import Ui

Question = tuple[str, int, tuple[str, ...], tuple[str, ...]]  # step, players, characters, unique districts
NEVER_BY_SENSIBLE_BOTS = ("blackmailer.reveal",)  # they bribe
QUESTIONS: dict[str, Question] = {
    "choice_type": ("spy.look", 5, ("spy",), ()),
    "choice_amount": ("abbot.mix", 4, ("abbot",), ()),
    "choice_hand": ("wizard.take", 4, ("wizard",), ()),
    "choice_build": ("wizard.keep_or_build", 4, ("wizard",), ()),
    "choice_scholar": ("scholar.keep", 6, ("scholar",), ()),
    "choice_giving": ("seer.give", 7, ("seer",), ()),
    "choice_warrant": ("magistrate.place", 4, ("magistrate",), ()),
    "choice_confiscate": ("magistrate.confiscate", 4, ("magistrate",), ()),
    "choice_bribe": ("blackmailer.bribe_or_refuse", 4, ("blackmailer",), ()),
    "choice_reveal": ("blackmailer.reveal", 4, ("blackmailer",), ()),
    "choice_crown": ("emperor.give_crown", 4, ("emperor",), ()),
    "choice_tribute": ("emperor.take_tribute", 4, ("emperor",), ()),
    "choice_theater": ("theater.choose_partner", 3, (), ("theater",)),
    "choice_theater_own": ("theater.choose_own", 2, (), ("theater",)),
    "choice_graveyard": ("reactions.save", 4, (), ("graveyard",)),
    "choice_hospital": ("reactions.recover", 4, (), ("hospital",)),
    "choice_museum": ("museum.tuck", 4, (), ("museum",)),
    "choice_payment": ("payment.pay_with_cards", 4, (), ("thieves_den",)),
    "choice_loan": ("cardinal.give", 4, ("cardinal",), ()),
    "choice_swap": ("diplomat.swap", 3, ("diplomat",), ()),
    "choice_seize": ("marshal.seize", 4, ("marshal",), ()),
    "choice_navigator": ("navigator.choose", 4, ("navigator",), ()),
}

WITH_A_CHOICE = ("wizard.take", "abbot.mix", "museum.tuck")  # shown where there is something to choose from


def ask_of(question: Question) -> Match:
    """The first match in which the first seat is asked this."""
    step, players, cast, uniques = question
    nine = players in (3, 8) or "scholar" in cast
    asked = asked_at(step, since=1, districts=0)
    least = 3 if step in WITH_A_CHOICE else 1

    def wanted(match: Match) -> bool:
        return asked(match) and match.pending is not None and len(match.pending.options) >= least

    level = "random" if step in NEVER_BY_SENSIBLE_BOTS else "normal"
    return search(lambda seed: setup(players, seed, nine=nine, cast=cast, uniques=uniques, level=level), wanted, 1)


def _screen(ui: Ui, match: Match) -> Screen:
    screen = TableScreen(ui, Flow(match, lambda: "normal"))
    screen.summed = (match.state.round, match.state.rank)
    return screen


def _question(question: Question, ui: Ui) -> Screen:
    return _screen(ui, ask_of(question))


def _marks(ui: Ui) -> Screen:
    """Signed and blank warrants, threats and taxes, as the Magistrate's player sees them."""

    def wanted(match: Match) -> bool:
        state = match.state
        return (
            state.shown[1] == 0 and any(state.threats) and state.tax > 0 and state.round > 2 and state.rank == 2
            and any(state.warrants[3:])
        )  # fmt: skip

    cast = ("magistrate", "blackmailer", "tax_collector")
    return _screen(ui, search(lambda seed: setup(6, seed, nine=True, cast=cast, uniques=("museum",)), wanted, 1))


def _marks_hidden(ui: Ui) -> Screen:
    """The threats of another player, a bewitched character, and cards under a Museum."""

    def wanted(match: Match) -> bool:
        state = match.state
        return (
            state.bewitched > 2 and state.shown[2] > 0 and state.threats.count(NO_MARK) < len(state.threats)
            and len(state.museum) > 1 and state.shown[1] > 0
        )  # fmt: skip

    cast = ("witch", "blackmailer", "tax_collector")
    return _screen(ui, search(lambda seed: setup(7, seed, nine=True, cast=cast, uniques=("museum",)), wanted, 1))


CHOICE_SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "marks": _marks,
    "marks_hidden": _marks_hidden,
    **{name: partial(_question, question) for name, question in QUESTIONS.items()},
}
