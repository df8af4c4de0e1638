"""The sealed seed: what is shown of it before the game, and how everybody can check it afterwards.

All shuffles follow from the seed of the match. Before the first card is dealt the SHA-256 of one line of text is shown
(`seal`); the line holds the rules, the set-up, the seed, and a random salt without which it cannot be guessed. After
the game the line itself is shown (`sealed_text`): whoever hashes it gets the same figure.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator

import msgspec

from game.kernel.rules import SomeRules
from game.kernel.saving import digest
from game.session import journal
from game.session.ledger import decisions, played_again
from game.session.match import Match
from game.session.setup import MatchSetup

SCHEME = "crown-and-coin seal 1"
SALT_BYTES = 16


def with_salt(setup: MatchSetup) -> MatchSetup:
    """The same match with a salt of 128 random bits, unless it has one."""
    return setup if setup.salt else msgspec.structs.replace(setup, salt=secrets.token_hex(SALT_BYTES))


def sealed_text(rules: SomeRules, setup: MatchSetup) -> str:
    """The line that is sealed: ASCII, without quotation marks of the single kind, so that a shell can take it."""
    plain = json.dumps(setup.rules_setup, sort_keys=True)
    version, facts = rules.version_of(setup.rules_setup), rules.facts_hash(setup.rules_setup)
    played = f"game {setup.game}, rules {version}, facts {facts}"
    return f"{SCHEME}; {played}; setup {plain}; seed {setup.seed}; salt {setup.salt}"


def seal(rules: SomeRules, setup: MatchSetup) -> str:
    """64 hexadecimal digits; empty for a game that began without a seal."""
    return hashlib.sha256(sealed_text(rules, setup).encode()).hexdigest() if setup.salt else ""


def in_groups(figure: str) -> str:
    """The digits in groups of eight, to be compared by eye."""
    return " ".join(figure[at : at + 8] for at in range(0, len(figure), 8))


def checked(match: Match) -> Iterator[bool]:
    """Deals the game anew from its seed and makes every recorded answer again: after each, whether chance went as it
    did at the table. Ends with the first False, or with the comparison of the last position."""
    again = played_again(match)
    for line, _decision in zip(match.journal, decisions(match, again, lambda _ask: False), strict=False):
        if journal.chance(again.state) != journal.parse(line).chance:
            yield False
            return
        yield True
    yield digest(again.state) == digest(match.state)
