"""What the screens choose reaches the rules, and casts are kept between two runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.folders import KeptCasts
from game.open_games import match_setup
from game.ui.services import CastChoice, GameOptions, SaveRefused, SeatOptions


def options(players: int, cast: CastChoice, rules: tuple[str, ...] = ()) -> GameOptions:
    seats = [SeatOptions(f"Seat {i}", i == 0, i) for i in range(players)]
    return GameOptions(seats, seed=5, cast=cast, rules=[*rules])


@pytest.mark.parametrize(
    ("players", "cast"),
    [
        (2, CastChoice("random")),
        (3, CastChoice(preset="illustrious_emissaries")),
        (7, CastChoice(preset="classic")),
        (8, CastChoice("wishes", wishes={"queen": "always", "keep": "never"})),
    ],
)
def test_a_match_is_set_up_as_chosen(players: int, cast: CastChoice) -> None:
    setup = match_setup(options(players, cast, ("gather_first",)))
    state = catalog.rules("citadels").new(setup.rules_setup, setup.seed)
    assert (setup.seed, len(setup.seats), state.box.players) == (5, players, players)
    assert "gather_first" in setup.rules["options"]
    assert match_setup(options(players, cast, ("gather_first",))) == setup


def test_casts_are_kept_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    chosen = options(8, CastChoice("wishes", wishes={"queen": "always"}), ("gather_first",))
    key = KeptCasts().save("Queens", chosen)
    (found,) = KeptCasts().list()
    assert (found.key, found.name, found.rules) == (key, "Queens", ["gather_first"])
    assert found.cast.wishes == {"queen": "always"}
    Path(key).write_text("{")
    assert "damaged" in KeptCasts().list()[0].trouble
    KeptCasts().delete(key)
    assert KeptCasts().list() == []


def test_a_cast_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    casts = KeptCasts()
    casts.files.folder.parent.mkdir(parents=True, exist_ok=True)
    casts.files.folder.write_text("in the way")
    with pytest.raises(SaveRefused) as refused:
        casts.save("Queens", options(4, CastChoice()))
    assert str(refused.value).endswith(".")
