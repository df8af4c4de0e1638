"""What a style shows in in Citadels: whom it drafts, murders, robs and attacks, what it builds, how it gathers."""

from __future__ import annotations

from game.citadels.bot.style import wrongs
from game.citadels.bot.threat import leader
from game.citadels.bot.turn import character_value
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import Game, View
from game.kernel.options import PASS, kind, value
from game.kernel.steps import Seat
from tools.audit import Moment
from tools.styles import Column, Watched, Watcher

MURDERS, THEFTS = ("assassin.kill", "witch.bewitch"), ("thief.rob", "blackmailer.place")
ATTACKS = ("warlord.destroy", "marshal.seize", "diplomat.swap")


def answer(w: Watched, moment: Moment) -> None:
    """Drafts, murders, thefts, attacks, and what was gathered."""
    v, step, word = moment.view, moment.ask.step, moment.chosen
    if word == PASS:
        return
    cast = v.box.setup.cast
    if step == "draft.keep":
        w.choose("drafted", cast[value(word) - 1])
        best = max(character_value(v, value(option)) for option in moment.ask.options)
        w.count("drafts")
        w.count("surprises", character_value(v, value(word)) < best)
    elif step in MURDERS or step in THEFTS:
        if kind(word) == "rank":
            w.count("murders" if step in MURDERS else "thefts")
            w.choose("murdered" if step in MURDERS else "robbed", cast[value(word) - 1])
            roles = moment.state.roles
            _aim(w, v, next((s for s in v.others(v.viewer) if value(word) in roles[s]), None))
    elif step in ATTACKS and kind(word) == "district":
        w.count("attacks")
        _aim(w, v, v.owner_or_nobody(value(word)) if step != "diplomat.swap" else None)
    elif step.startswith("turn.") and word in ("gold", "cards"):
        w.count("gathered")
        w.count("cards", word == "cards")


def _aim(w: Watched, v: View, target: Seat | None) -> None:
    """A murder, theft or attack that has a target."""
    if target is None or target < 0:
        return
    w.count("aimed")
    w.count("at_leader", target == leader(v, v.viewer))
    w.count("at_crown", target == v.crown)
    w.count("at_wrongdoer", wrongs(v, v.viewer, target) > 0)


def end(w: Watched, g: Game, seat: int) -> None:
    """Gold, rounds, and the city."""
    city = g.city[seat]
    w.count("gold", g.gold[seat])
    w.count("rounds", g.round)
    w.count("districts", len(city))
    w.count("cost", sum(g.box.cost[card] for card in city))
    w.count("uniques", sum(g.box.type[card] == UNIQUE for card in city))


COLUMNS = (
    Column("gold", "gold"), Column("rounds", "rounds"), Column("built", "districts"),
    Column("cost", "cost", per="districts"), Column("uniques", "uniques"),
    Column("cards", "cards", "{:.0%}", "gathered"), Column("murders", "murders"), Column("thefts", "thefts"),
    Column("attacks", "attacks"), Column("leader", "at_leader", "{:.0%}", "aimed"),
    Column("crown", "at_crown", "{:.0%}", "aimed"), Column("wronged", "at_wrongdoer", "{:.1%}", "aimed"),
    Column("surprises", "surprises", "{:.0%}", "drafts"),
)  # fmt: skip
WATCHER = Watcher(COLUMNS, {"drafted": "drafts", "murdered": "murders whom"}, answer, end)
