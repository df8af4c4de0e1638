"""What makes a wheel for one system and Python of the pure one: the folder with machine code that the variable
CROWN_AND_COIN_MACHINE_CODE names (`build_scripts/accelerate.py` makes it, build/accelerated/game/_compiled) goes in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "CROWN_AND_COIN_MACHINE_CODE"
TARGET = "game/_compiled"  # where game/machine_code.py looks


class MachineCode(BuildHookInterface):  # type: ignore[misc]  # of a package that only builders have
    """Named in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Without the variable the wheel is for every system. Raises ValueError for a folder without a library."""
        named = os.environ.get(VARIABLE)
        if not named or version == "editable":
            return
        files = sorted(path for path in Path(named).glob("*") if path.is_file())
        if not any(path.suffix in (".so", ".pyd") for path in files):
            raise ValueError(
                f"{VARIABLE} names {named}, where no machine code is: run build_scripts/accelerate.py first."
            )
        build_data["force_include"].update({str(path): f"{TARGET}/{path.name}" for path in files})
        build_data["pure_python"], build_data["infer_tag"] = False, True
