"""The count of the proved rulings comes last: it looks at what ran."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.name == "test_every_ruling_is_proved")
