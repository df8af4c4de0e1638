"""The box of a scenario: which characters and districts take part."""

from __future__ import annotations

from game.citadels.rules import Citadels
from game.citadels.rules.box import Box, Setup
from game.citadels.scenario.story import Setting
from game.kernel.rules import SetupError
from game.scenario.story import Refused

FIRST_GAME, CLASSIC = "first_game", "classic"
ROYALS = ("king", "patrician")
MAKERS = {  # whoever sets these marks takes part
    "killed": "assassin", "bewitched": "witch", "warrants": "magistrate", "robbed": "thief", "threats": "blackmailer",
    "tax": "tax_collector",
}  # fmt: skip


def box_of(rules: Citadels, s: Setting) -> Box:
    """What is in the box. Raises Refused."""
    table = s.table
    players = table.players or max([4, *(seat + 1 for seat in s.seats)])
    try:
        usual = CLASSIC if CLASSIC in table.options else FIRST_GAME
        if isinstance(table.cast, list):
            preset = rules.cards.presets[usual]
            cast, options = tuple(table.cast), tuple(table.options)
        else:
            preset = rules.cards.presets[table.cast or usual]
            nine = table.nine if table.nine is not None else _names_rank_nine(rules, s)
            chosen = rules.preset(players, preset.id, nine=nine)
            cast = chosen.cast[:8] if table.nine is False else chosen.cast
            if table.cast is None:
                cast = _with_named(rules, s, cast)
            options = tuple(dict.fromkeys((*chosen.options, *table.options)))
        return rules.box(Setup(players, cast, _uniques(rules, s, tuple(preset.uniques)), -1, options))
    except SetupError as error:
        raise Refused(error.word, str(error), table.line) from None


def placed(s: Setting) -> list[str]:
    """The characters the position puts somewhere or marks, and those who set the marks; in a fixed order."""
    marks = s.marks
    names = [name for _, seat in sorted(s.seats.items()) for name in seat.roles]
    names += [*s.table.face_up, *s.table.face_down]
    if s.now and s.now.role:
        names.append(s.now.role)
    marked = [marks.killed, marks.robbed, marks.bewitched, *marks.warrants, *marks.threats]
    makers = [maker for word, maker in MAKERS.items() if getattr(marks, word)]
    return list(dict.fromkeys([*names, *(name for name in marked if name), *makers]))


def _names_rank_nine(rules: Citadels, s: Setting) -> bool:
    """A scenario that puts the character of rank 9 somewhere plays with it, unless that is what it wants refused."""
    return not s.refused and any(rules.cards.characters[name].rank == 9 for name in placed(s))


def _with_named(rules: Citadels, s: Setting, cast: tuple[str, ...]) -> tuple[str, ...]:
    """Where no cast is said, the characters a scenario names take part: first those that hold a place."""
    by_rank: dict[int, str] = {}
    for name in [*placed(s), *sorted(s.characters)]:
        by_rank.setdefault(rules.cards.characters[name].rank, name)
    return tuple(by_rank.get(rank, name) for rank, name in enumerate(cast, 1))


def _uniques(rules: Citadels, s: Setting, preset: tuple[str, ...]) -> tuple[str, ...]:
    """A unique district named anywhere takes part; it replaces one of the preset that is not named."""
    named = sorted(name for name in s.named if name in rules.cards.districts and name not in preset)
    named = [name for name in named if rules.cards.districts[name].type == "unique"]
    spare = [name for name in preset if name not in s.named]
    if len(named) > len(spare):
        raise Refused("uniques", f"more than {len(preset)} unique districts are named", s.line)
    leaving = spare[len(spare) - len(named) :]
    return (*(name for name in preset if name not in leaving), *named)
