"""Every picture of every game, and the tables that go with them: the table of contents of this folder."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from art.citadels import files as citadels
from art.kit.jobs import IconJob, Job
from art.la_citta import files as la_citta
from art.rattus_cartus import files as rattus_cartus
from art.shared import files as shared

HOUSES = (shared, citadels, rattus_cartus, la_citta)  # the next games join this line


@cache
def jobs() -> dict[str, Job | IconJob]:
    """Every picture by its name."""
    return {job.name: job for house in HOUSES for job in house.jobs()}


def tables() -> dict[str, str]:
    """Every table as text, by its file."""
    return {file: json.dumps(data, indent=1) + "\n" for house in HOUSES for file, data in house.tables().items()}


def write_tables(assets: Path) -> None:
    """Write all tables."""
    for file, text in tables().items():
        (assets / file).parent.mkdir(parents=True, exist_ok=True)
        (assets / file).write_text(text, encoding="utf-8", newline="\n")


def write_sheets(assets: Path, folder: Path) -> None:
    """All cards on sheets, to look at them side by side."""
    citadels.write_sheets(assets, folder)
    rattus_cartus.write_sheets(assets, folder)
    la_citta.write_sheets(assets, folder)
