"""Scripts of build_scripts/ as modules, for tests of what they count and print."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "build_scripts"


@cache
def build_script(name: str) -> ModuleType:
    """A script by its path in that folder, without `.py`: `import test` would find the standard library's."""
    sys.path.insert(0, str(FOLDER))
    try:
        spec = importlib.util.spec_from_file_location(f"{Path(name).name}_script", FOLDER / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(FOLDER))
    return module
