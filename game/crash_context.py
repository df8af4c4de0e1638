"""What the program adds to the report of an error: settings, and the game so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.crash import Context

if TYPE_CHECKING:
    from game.open_games import OpenGames
    from game.session.save import Snapshot
    from game.ui.window.settings import Settings

SETTINGS_THAT_MATTER = (
    "language", "ui_scale", "full_screen", "window", "animation", "reduced_motion", "bot_pace", "renderer",
    "renderer_found", "own_pointer",
)  # fmt: skip


def gather(settings: Settings | None, games: OpenGames) -> Context:
    """The facts, the names to leave out, and the game as a save without names."""
    taken, attempt = games.kept, games.attempt
    if taken is None and games.keeper is not None:
        taken = games.keeper.latest
    facts, names = [*_settings(settings)], [settings.player_name] if settings is not None else []
    game = b""
    if taken is not None:
        from game.session import save

        facts += _game(taken, attempt)
        names += [seat.name for seat in taken.setup.seats]
        game = save.for_report(taken)
    return Context(tuple(facts), tuple(names), game)


def _settings(settings: Settings | None) -> Iterator[str]:
    if settings is not None:
        yield "settings: " + ", ".join(f"{name}={getattr(settings, name)!r}" for name in SETTINGS_THAT_MATTER)


def _game(taken: Snapshot, attempt: str) -> Iterator[str]:
    setup = taken.setup
    version = taken.rules.version_of(setup.rules_setup)
    yield f"game: {setup.game}, rules version {version}, seed {setup.seed}, {setup.rules}"
    yield "seats: " + ", ".join(f"{seat.player} (seed {setup.bot_seed(n)})" for n, seat in enumerate(setup.seats))
    yield f"answers: {len(taken.journal)}"
    if attempt:
        yield f"answer taking effect (seat, option): {attempt}"
