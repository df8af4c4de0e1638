"""What the rules would offer, asked before it is offered: an ability is begun only if an answer will follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.citadels.rules.state import View
from game.kernel.events import Json
from game.kernel.steps import Problem


def allowed(v: View, check: Callable[..., Problem | None], words: Iterable[str], **memo: Json) -> list[str]:
    """The words the rules' own check has nothing against. Such checks only read what every seat sees, so a View will
    do in the place of the game."""
    return [word for word in words if check(v, v.viewer, word, **memo) is None]
