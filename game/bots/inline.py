"""Bots that think in this process: for text mode, simulations and tests. They decide exactly as in a worker."""

from __future__ import annotations

from typing import Any

from game.bots import Bot, make_bot
from game.kernel.steps import Ask, Seat
from game.session.notices import Notice
from game.session.setup import MatchSetup


class InlineAgent:
    """Decides at once. An error inside a bot is raised, so that tests see it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.needs_view = bot.needs_view
        self._chosen: str | None = None

    def consider(self, ask: Ask, view: Any) -> None:
        self._chosen = self.bot.decide(view, ask)

    def poll(self) -> str | None:
        return self._chosen

    def forget(self) -> None:
        self._chosen = None


class InlineBots:
    """Makes inline agents."""

    def agent(self, seat: Seat, setup: MatchSetup) -> InlineAgent:
        return InlineAgent(make_bot(setup.seats[seat].player, setup.bot_seed(seat), setup.game))

    def take_notices(self) -> list[Notice]:
        return []

    def close(self) -> None:
        pass
