"""Bots that think in this process: for text mode, simulations and tests. They decide exactly as in a worker."""

from __future__ import annotations

from game.bots import SomeBot, safety
from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Seat
from game.session.notices import Notice
from game.session.setup import MatchSetup


class InlineAgent:
    """Decides at once. An error inside a bot is raised, so that tests see it."""

    def __init__(self, bot: SomeBot) -> None:
        self.bot = bot
        self.needs_view = bot.needs_view
        self._chosen: str | None = None

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        self._chosen = self.bot.decide(view, ask)

    def poll(self) -> str | None:
        return self._chosen

    def forget(self) -> None:
        self._chosen = None


class InlineBots:
    """Makes inline agents. A model file that cannot be used is told once; who needs it plays as the heuristic does."""

    def __init__(self) -> None:
        self._notices: list[Notice] = []
        self._told: set[tuple[str, str]] = set()

    def agent(self, seat: Seat, setup: MatchSetup) -> InlineAgent:
        bot, _, notices = safety.playable(setup.seats[seat].player, setup.bot_seed(seat), setup.game)
        self._notices += [notice for notice in notices if notice.about not in self._told]
        self._told |= {notice.about for notice in notices}
        return InlineAgent(bot)

    def take_notices(self) -> list[Notice]:
        found, self._notices = self._notices, []
        return found

    def close(self) -> None:
        pass
