"""Answers to what others do that leave out something free."""

from __future__ import annotations

from game.citadels.rules.characters.blackmailer import BRIBE, REVEAL
from game.citadels.rules.state import BLANK, REAL
from game.kernel.options import PASS
from tools.audit.citadels.moments import Finding, Moment, gain, would_end


def reaction(moment: Moment) -> Finding | None:
    """A free thing left out in answer to others."""
    v, chosen = moment.view, moment.chosen
    match moment.ask.step:
        case "magistrate.confiscate":
            if chosen == PASS and REVEAL in moment.ask.options and gain(v, v.site, 0) >= 1 and not would_end(v, v.site):
                return Finding("idle_warrant", f"the {v.box.kind[v.site]} could be confiscated")
        case "blackmailer.reveal":
            gold = v.gold[v.seat]
            if chosen == PASS and v.threats[v.rank] == REAL and gold:
                return Finding("idle_threat", f"{gold} gold could be taken")
        case "blackmailer.bribe_or_refuse":
            if chosen == BRIBE and v.threats[v.rank] == BLANK and v.gold[moment.me] > 1:
                return Finding("empty_bribe", f"{v.gold[moment.me] // 2} gold paid for an empty threat")
        case "reactions.recover":
            if chosen == PASS and REVEAL in moment.ask.options:
                return Finding("idle_hospital", "could gather")
    return None
