"""Plots on parchment: bars, columns, curves and strips, drawn as if engraved. What they show is handed to them in words
and numbers; they know nothing of games."""

from __future__ import annotations

from game.ui.plots.base import Head, Legend, Mark, Plot, Result, Strip
from game.ui.plots.charts import Bar, Bars, Columns, Curve, Curves, Part, Pillar, Point

__all__ = [
    "Bar", "Bars", "Columns", "Curve", "Curves", "Head", "Legend", "Mark", "Part", "Pillar", "Plot", "Point", "Result",
    "Strip",
]  # fmt: skip
