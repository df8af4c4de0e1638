"""Tests of the real window."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _shipped(only_citadels: None) -> None:
    """They are about the program as it is shipped."""
