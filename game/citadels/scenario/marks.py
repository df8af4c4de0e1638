"""The marks of a round in a position: reading them, and laying them where they can lie."""

from __future__ import annotations

from game.citadels.rules import round as rounds
from game.citadels.rules.state import BLANK, REAL, Game
from game.citadels.scenario.boxes import MAKERS
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.story import Marks, Setting
from game.content.yaml_reader import Node
from game.kernel.steps import Seat
from game.scenario.story import Refused

WORDS = ("killed", "robbed", "bewitched", "warrants", "threats", "tax", "first")
WARRANT_WORDS, THREAT_WORDS = ("signed", "blank"), ("flower", "blank")
LOWEST = {"killed": 2, "bewitched": 2, "warrants": 2, "robbed": 3, "threats": 3}  # the lowest rank each may mark


def read(f: CitadelsFields, node: Node, marks: Marks) -> None:
    """The words below `marks`."""
    marks.line = node.line
    words = f.words(node, "`marks`", WORDS)
    for word in ("killed", "robbed", "bewitched"):
        if word in words:
            setattr(marks, word, f.character_or_none(words[word], f"`{word}`"))
    if "first" in words:
        marks.first = f.seat_or_nobody(words["first"], "`first`")
    if "tax" in words:
        marks.tax = f.number(words["tax"], "`tax`", 0, 999)
    if "warrants" in words:
        parts = f.words(words["warrants"], "`warrants`", WARRANT_WORDS)
        marks.signed = f.character(parts["signed"], "`signed`") if "signed" in parts else None
        marks.blank_warrants = f.characters(parts["blank"], "`blank`") if "blank" in parts else []
    if "threats" in words:
        parts = f.words(words["threats"], "`threats`", THREAT_WORDS)
        marks.flower = f.character(parts["flower"], "`flower`") if "flower" in parts else None
        marks.blank_threat = f.character(parts["blank"], "`blank`") if "blank" in parts else None


def put(g: Game, s: Setting) -> None:
    """Lay the marks. Raises Refused where they cannot lie."""
    marks = s.marks
    g.killed = _rank(g, s, "killed", marks.killed)
    g.bewitched = _rank(g, s, "bewitched", marks.bewitched)
    g.robbed = _rank(g, s, "robbed", marks.robbed)
    warrants = [_rank(g, s, "warrants", name) for name in marks.warrants]
    threats = [_rank(g, s, "threats", name) for name in marks.threats]
    for ranks, word in ((warrants, "warrants"), (threats, "threats")):
        if len(set(ranks)) != len(ranks):
            raise Refused(word, f"each of the {word} lies at another character", marks.line)
    for rank in (g.robbed, *threats):
        if rank and rank in (g.killed, g.bewitched):
            name = g.box.setup.cast[rank - 1]
            raise Refused(name, f"the {name} cannot be killed or bewitched and robbed or threatened", marks.line)
    for rank, name in zip(warrants, marks.warrants, strict=True):
        g.warrants[rank] = REAL if name == marks.signed else BLANK
    for rank, name in zip(threats, marks.threats, strict=True):
        g.threats[rank] = REAL if name == marks.flower else BLANK
    g.thief = _maker(g, s, 2) if g.robbed else g.thief
    g.blackmailer = _maker(g, s, 2) if threats else g.blackmailer
    if g.bewitched or warrants:
        _maker(g, s, 1)
    if marks.tax and "tax_collector" not in g.box.setup.cast:
        raise Refused("tax_collector", "there are taxes only if the tax_collector takes part", marks.line)
    g.tax = marks.tax


def _rank(g: Game, s: Setting, mark: str, name: str | None) -> int:
    """The rank of a marked character, 0 for nobody."""
    if not name:
        return 0
    line, cast = s.marks.line, g.box.setup.cast
    if MAKERS[mark] not in cast:
        raise Refused(MAKERS[mark], f"`{mark}` needs the {MAKERS[mark]}, who does not take part", line)
    if name not in cast:
        raise Refused(name, f"the {name} does not take part", line)
    rank = g.box.rank_of(name)
    if rank < LOWEST[mark]:
        raise Refused(name, f"the {name} cannot be marked by the {MAKERS[mark]}", line)
    return rank


def _maker(g: Game, s: Setting, rank: int) -> Seat:
    """The seat that set a mark: who holds that rank, or the Witch who plays on in its place."""
    seat = rounds.holder_of(g, 1 if g.bewitched == rank else rank)
    if seat < 0:
        name = g.box.setup.cast[rank - 1]
        raise Refused(name, f"there are marks of the {name}, so a seat must hold that character", s.marks.line)
    return seat
