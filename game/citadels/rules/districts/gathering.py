"""Unique districts that change gathering and incomes."""

from __future__ import annotations

from game.citadels.rules.queries import unique


@unique
class Library:
    """If you gather cards, keep all you draw."""

    id = "library"
    keeps_all = True


@unique
class SchoolOfMagic:
    """Counts as a district of any type when you collect an income."""

    id = "school_of_magic"
    income_type = True
