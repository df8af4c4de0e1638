"""What the screens choose reaches the rules, and casts are kept between two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.citadels.deals import citadels
from game.citadels.setup.options import CastChoice, CitadelsOptions, to_keep
from game.folders import KeptChoices
from game.ui.deals import match_setup
from game.ui.services import SaveRefused, SeatOptions


def options(players: int, cast: CastChoice, rules: tuple[str, ...] = ()) -> CitadelsOptions:
    seats = [SeatOptions(f"Seat {i}", i == 0, i) for i in range(players)]
    return CitadelsOptions(seats, seed=5, cast=cast, rules=[*rules])


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
    state = citadels().new(setup.rules_setup, setup.seed)
    assert (setup.seed, len(setup.seats), state.box.players) == (5, players, players)
    assert "gather_first" in setup.rules["options"]
    assert match_setup(options(players, cast, ("gather_first",))) == setup


def test_casts_are_kept_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    chosen = options(8, CastChoice("wishes", wishes={"queen": "always"}), ("gather_first",))
    key = KeptChoices().save("Queens", "citadels", to_keep(chosen))
    (found,) = KeptChoices().list("citadels")
    assert (found.key, found.name, found.trouble) == (key, "Queens", "")
    assert found.choice["options"] == ["gather_first"]
    assert found.choice["wishes"] == {"queen": "always"}
    Path(key).write_text("{")
    assert "damaged" in KeptChoices().list("citadels")[0].trouble
    KeptChoices().delete(key)
    assert KeptChoices().list("citadels") == []


def test_a_cast_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    casts = KeptChoices()
    casts.files.folder.parent.mkdir(parents=True, exist_ok=True)
    casts.files.folder.write_text("in the way")
    with pytest.raises(SaveRefused) as refused:
        casts.save("Queens", "citadels", to_keep(options(4, CastChoice())))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("choice", [{"way": "magic"}, {"more": 1}, {"characters": "king"}])
def test_a_kept_cast_that_is_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: dict[str, Any]
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    KeptChoices().save("Queens", "citadels", choice)
    (found,) = KeptChoices().list("citadels")
    assert "The kept set-up Queens.json is damaged." in found.trouble


def test_what_is_kept_for_one_game_is_not_in_the_list_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path))
    KeptChoices().save("Evening", "citadels", to_keep(options(4, CastChoice())))
    KeptChoices().save("Evening", "hidden_numbers", {})
    assert [one.trouble for one in KeptChoices().list("citadels")] == [""]
    (other,) = KeptChoices().list("hidden_numbers")
    assert "Evening" in other.trouble
