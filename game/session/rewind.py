"""Going on before the last saved answer, when the game after it cannot be played."""

from __future__ import annotations

from game.session import journal
from game.session.agents import Bots
from game.session.match import Match
from game.session.replay import begin, replay
from game.session.save import FindRules, SaveFile
from game.session.setup import HUMAN


def earlier(found: SaveFile, find_rules: FindRules, bots: Bots | None, steps: int) -> Match:
    """The match as it stood before the last `steps` answers of people (bots answer as they did, so they do not count).

    The journal leads there, so that nothing is needed of the state that broke. In a match of bots alone every answer
    counts; with too few answers the match begins anew. Raises SaveFault and `replay.Differs`.
    """
    played = begin(found, find_rules, found.name)
    for _made in replay(played, found, _answers_kept(found, steps)):
        pass
    match = Match(played.rules, found.setup, played.whole, bots)
    match.journal, match.events = list(played.journal), list(played.events)
    match.seatings = [one for one in found.seatings if one.answered <= len(match.journal)]
    return match


def _answers_kept(found: SaveFile, steps: int) -> int:
    people = {seat for seat, one in enumerate(found.setup.seats) if one.player == HUMAN}
    seats = [journal.parse(line).seat for line in found.journal]
    counted = [number for number, seat in enumerate(seats) if seat in people or not people]
    return counted[-steps] if steps <= len(counted) else 0
