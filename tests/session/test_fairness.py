"""The sealed seed: shown before the game, opened after it, checked by anybody."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.saving import digest
from game.session import save
from game.session.fairness import SALT_BYTES, checked, in_groups, seal, sealed_text, with_salt
from game.session.match import Match
from game.session.setup import MatchSetup
from game.table.advice.afterwards import command
from tests.saves.make import HERE
from tools.shots.citadels.positions import play_until, setup
from tools.shots.moments import the_end


def finished(seed: int = 5) -> Match:
    return play_until(with_salt(setup(2, seed)), the_end)


def test_everybody_gets_the_same_figure() -> None:
    match = finished()
    text = sealed_text(match.rules, match.setup)
    assert seal(match.rules, match.setup) == hashlib.sha256(text.encode("ascii")).hexdigest()
    assert f"seed {match.setup.seed}; salt {match.setup.salt}" in text
    assert "'" not in text
    assert all(name in text for name in match.whole.box.setup.cast)
    assert in_groups(seal(match.rules, match.setup)).replace(" ", "") == seal(match.rules, match.setup)


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs sha256sum")
def test_the_command_that_is_copied_prints_the_seal() -> None:
    match = finished()
    printed = subprocess.run(["sh", "-c", command(match)], capture_output=True, text=True, check=True).stdout
    assert printed.split()[0] == seal(match.rules, match.setup)


def test_the_salt_is_random_and_belongs_to_one_game() -> None:
    first, second = with_salt(setup(4, 1)), with_salt(setup(4, 1))
    assert first.salt != second.salt
    assert len(first.salt) == 2 * SALT_BYTES
    assert with_salt(first) is first
    assert first.rematch(rotate=True).salt == ""
    rules = catalog.rules("citadels")
    assert seal(rules, first) != seal(rules, second)
    assert seal(rules, setup(4, 1)) == ""


def test_the_salt_is_saved_and_changes_nothing_in_the_game() -> None:
    match = finished()
    dealt = [digest(match.rules.new(one.rules_setup, one.seed)) for one in (match.setup, setup(2, 5))]
    assert dealt[0] == dealt[1]
    file = save.decode(save.encode(save.snapshot(match).save_file("", "")), "test")
    again = save.resume(file, catalog.rules, InlineBots())
    assert again.setup.salt == match.setup.salt
    assert all(checked(again)), "a finished game that was loaded can be checked as well"


def test_no_bot_can_find_the_seed_from_its_own() -> None:
    plain, sealed = setup(4, 5), with_salt(setup(4, 5))
    assert [plain.bot_seed(seat) for seat in range(4)] == [5 * 31 + seat + 1 for seat in range(4)], "games of before"
    own = [sealed.bot_seed(seat) for seat in range(4)]
    assert own == [with_salt(plain).bot_seed(seat) for seat in range(4)], "the salt has no part in it"
    assert len(set(own)) == 4
    assert all(0 <= one < 1 << 63 for one in own)


@pytest.mark.parametrize("bad", ["abc", "X" * 32, "0" * 31])
def test_a_salt_of_another_kind_is_refused(bad: str) -> None:
    plain = msgspec.to_builtins(setup(2, 5)) | {"salt": bad}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain, MatchSetup)


def test_a_save_from_before_has_no_seal() -> None:
    path = Path(HERE / "format_1_rules_2.json")
    file = save.decode(save.read_bytes(path), path.name)
    assert save.resume(file, catalog.rules, InlineBots()).setup.salt == ""


def test_the_check_deals_the_whole_game_again() -> None:
    match = finished()
    found = list(checked(match))
    assert all(found)
    assert len(found) == len(match.journal) + 1
    match.setup = msgspec.structs.replace(match.setup, seed=match.setup.seed + 1)
    assert not all(checked(match))


@pytest.mark.parametrize("name", [
    "format_5_rules_3.json", "format_5_rules_4.json",
    "la_citta/format_5_rules_1.json", "rattus_cartus/format_5_rules_1.json",
])  # fmt: skip
def test_a_game_of_older_rules_is_dealt_again_by_the_generator_it_began_with(name: str) -> None:
    match = save.resume(save.decode(save.read_bytes(HERE / name), name), catalog.rules, InlineBots())
    found = list(checked(match))
    assert all(found)
    assert len(found) == len(match.journal) + 1


def test_a_changed_answer_is_noticed() -> None:
    match = finished()
    seat, option, chance, *rest = match.journal[-3].split()
    match.journal[-3] = " ".join([seat, option, "00000000", *rest])
    assert chance != "00000000"
    assert list(checked(match))[-1] is False
