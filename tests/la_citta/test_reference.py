"""The rules reference: every ruling once, in the words that players read in the game."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from tests.helpers.rulings import LA_CITTA

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "rules" / "la_citta.md").read_text(encoding="utf-8")
RULINGS = yaml.safe_load((ROOT / "data" / "la_citta" / "rulings.yaml").read_text(encoding="utf-8"))["rulings"]


def test_the_reference_has_every_ruling_once() -> None:
    assert sorted(int(number) for number in re.findall(r'id="citta-(\d+)"', TEXT)) == list(LA_CITTA.all)


def test_a_ruling_says_the_same_in_the_reference_and_in_the_game() -> None:
    for ruling in RULINGS:
        words = " ".join(ruling["text"]["en"].split())
        assert f"**CITTA-{ruling['number']}** {words}" in TEXT


def test_every_link_to_a_ruling_leads_somewhere() -> None:
    assert {*re.findall(r"\(#citta-(\d+)\)", TEXT)} <= {str(number) for number in LA_CITTA.all}
