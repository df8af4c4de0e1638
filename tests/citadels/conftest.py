"""Each result tells which rulings the test proved: tests/helpers/proved.py counts them."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.citadels.rulings import RAN
from tests.helpers.proved import PROVES


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    RAN.clear()
    yield
    if RAN:
        item.user_properties.append((PROVES, sorted({number for numbers in RAN.values() for number in numbers})))
