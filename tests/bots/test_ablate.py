"""What a learnt part is worth: a whole searching player against three that do without it."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.helpers.scripts import build_script


@pytest.fixture(scope="module")
def ablate() -> ModuleType:
    return build_script("studies/ablate")


def test_what_is_left_out_is_gone_and_the_rest_is_there(ablate: ModuleType) -> None:
    whole, prior, picks, value, mixing = (ablate.Reduced(1, 8, without) for without in ("", *ablate.PARTS))
    assert whole.search.prior is not None
    assert whole.search.learnt is not None
    assert whole.mixes
    assert (prior.search.prior, prior.search.picks) == (None, whole.search.picks)
    assert (picks.search.prior, picks.search.picks) == (None, None)
    assert value.search.learnt is None
    assert value.search.prior is whole.search.prior
    assert not mixing.mixes
    assert mixing.search.prior is whole.search.prior


def test_a_share_is_told_with_its_interval_and_what_was_hit(ablate: ModuleType) -> None:
    games = [{"share": share, "whole": [1, 2], "without": [3, 4]} for share in (1.0, 0.0, 0.0, 1.0)]
    text = ablate.as_text(games)
    assert text.startswith("4 games: 50.0% (15.0% to 85.0%)")
    assert text.endswith("whole: 4 of 8 named held; without: 12 of 16 named held")
