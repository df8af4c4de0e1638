"""Plots on parchment: bars, columns, curves and strips, drawn as if engraved. What they show is handed to them in words
and numbers; they know nothing of games."""

from __future__ import annotations

from game.ui.plots.base import Head, Mark, Plot
from game.ui.plots.columns import Columns, Pillar
from game.ui.plots.curves import Curve, Curves, Point
from game.ui.plots.legend import Legend
from game.ui.plots.rows import Bar, Bars, Part
from game.ui.plots.strip import Result, Strip

__all__ = [
    "Bar", "Bars", "Columns", "Curve", "Curves", "Head", "Legend", "Mark", "Part", "Pillar", "Plot", "Point", "Result",
    "Strip",
]  # fmt: skip
