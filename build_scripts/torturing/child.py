"""The victim of torture.py: plays one match with autosave until it is killed or the game is over.

Tells on standard output: `ready`, `worker PID`, `made N SECONDS` after each decision, `kept N` when it has waited for
the disk, and at the end `over DIGEST JOURNAL_DIGEST`. People's answers follow from seat and number of the ask alone.
"""

from __future__ import annotations

import hashlib
import sys
import time
from pathlib import Path

from game import catalog
from game.bots import levels
from game.bots.inline import InlineBots
from game.bots.remote import WorkerBots
from game.kernel.rng import Rng
from game.kernel.saving import digest
from game.kernel.steps import Ask
from game.session import save
from game.session.agents import Bots
from game.session.folder import SaveFolder
from game.session.keeper import Keeper
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup

LEVELS = (HUMAN, "normal", "random", HUMAN, "random")


def setup_for(seed: int, game: str = catalog.USUAL) -> MatchSetup:
    """Two people and two or three bots, as far as that many can play."""
    rules = catalog.rules(game)
    players = min(4 + seed % 2, rules.seats[-1])
    known = levels(game)
    seats = tuple(
        SeatSetup(f"Seat {i}", i, level if level == HUMAN or level in known else known[0])
        for i, level in enumerate(LEVELS[:players])
    )
    return MatchSetup(game, rules.setup(players, {}, seed), seed, seats)


def persons_answer(ask: Ask) -> str:
    """What a person answers, today and after every kill."""
    return Rng(ask.number * 16 + ask.seat).choice(ask.options)


def go_on(match: Match) -> bool:
    """One decision at most; True if one was made."""
    ask = match.pending
    if ask is not None and match.is_human(ask.seat):
        match.answer(ask.number, persons_answer(ask))
    return match.step()


def summary(match: Match) -> str:
    """A finished match in two words: digest of the state, digest of the journal."""
    return f"{digest(match.whole)} {hashlib.sha256(chr(10).join(match.journal).encode()).hexdigest()[:16]}"


def undisturbed(seed: int, game: str = catalog.USUAL) -> str:
    """The summary of the same match, played at one go without saving."""
    setup = setup_for(seed, game)
    match = Match.new(catalog.rules(game), setup, InlineBots())
    while not match.over:
        go_on(match)
    return summary(match)


def main(home: Path, seed: int, pause: float, with_worker: bool, game: str = catalog.USUAL) -> None:
    """Continue the match in that folder, or begin it."""
    folder = SaveFolder(home, catalog.rules)
    bots: Bots = WorkerBots(catalog.rules) if with_worker else InlineBots()
    opened = folder.kept.open_newest()
    for notice in opened.notices:
        say(f"notice {notice.text()}")
    match = (
        save.resume(opened.save, catalog.rules, bots)
        if opened.save
        else Match.new(catalog.rules(game), setup_for(seed, game), bots)
    )
    claim = opened.claim or folder.kept.fresh()
    keeper = Keeper(claim, lambda: "now", lambda: folder.kept.tidy(claim.path))
    keeper.keep(match)
    if isinstance(bots, WorkerBots) and bots.process is not None:
        say(f"worker {bots.process.pid}")
    say("ready")
    _play(match, keeper, pause)
    keeper.close()
    say(f"over {summary(match)}")
    match.close()


def _play(match: Match, keeper: Keeper, pause: float) -> None:
    while not match.over:
        if not go_on(match):
            time.sleep(0.0005)
            continue
        number = match.whole.answered
        say(f"made {number} {time.monotonic()}")
        if number % 16 == 0 and keeper.writer.flush():
            say(f"kept {number}")
        time.sleep(pause)


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4] == "worker", sys.argv[5])
