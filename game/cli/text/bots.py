"""Computer players that think in this process, and never end the game: what one cannot answer, a lower level does."""

from __future__ import annotations

from game.bots import SomeBot, safety
from game.bots.inline import InlineAgent, InlineBots
from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Seat
from game.session.notices import Notice
from game.session.setup import MatchSetup


class SteadyBots(InlineBots):
    """Bots of a game that people play."""

    def agent(self, seat: Seat, setup: MatchSetup) -> InlineAgent:
        return _SteadyAgent(super().agent(seat, setup).bot, seat, setup, self)

    def tell(self, notice: Notice) -> None:
        """Keep a notice until the match asks for it."""
        self._notices.append(notice)


class _SteadyAgent(InlineAgent):
    def __init__(self, bot: SomeBot, seat: Seat, setup: MatchSetup, bots: SteadyBots) -> None:
        super().__init__(bot)
        self._seat, self._setup, self._bots = seat, setup, bots

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        try:
            super().consider(ask, view)
        except Exception as error:  # noqa: BLE001  whatever it is, the game goes on, and the people are told
            self._chosen = self._instead(ask, view, error)

    def _instead(self, ask: Ask, view: ViewData | None, error: Exception) -> str:
        setup = self._setup
        one = setup.seats[self._seat]
        self._bots.tell(Notice("bot_failed", {"name": one.name}, repr(error)))
        lower = safety.below(one.player)
        return safety.decide_at_once(lower, setup.bot_seed(self._seat), setup.game, view, ask)[0]
