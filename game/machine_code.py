"""Machine code for kernel, rules and computer players, where the program was brought with it (ADR 8).

The folder `game/_compiled` holds a library with all these modules and a file about it. They are then found there and
not among the sources, which stay where they are. A checkout has no such folder and is pure Python, and so is everything
started with `--pure`; nothing differs but the time that computer players take. A library of another version, another
Python or other sources is left alone, and `trouble` says why.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType

FOLDER = "_compiled"
ABOUT = "about.txt"  # lines of a word and what it says: version, suffix, sources, and each module or package
LIBRARY = "accelerated__mypyc"  # as mypyc names it
PURE = "--pure"
PURE_VARIABLE = "CROWN_AND_COIN_PURE"  # when set, everything started from here is pure, too
GAME = os.path.dirname(os.path.abspath(__file__))


class Unusable(Exception):
    """Machine code that is not that of this program, or cannot be loaded; the text says why."""


class Library:
    """A folder of machine code and what the file in it says. Raises OSError or ValueError where that cannot be read."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        with open(os.path.join(folder, ABOUT), encoding="utf-8") as file:
            lines = [line.partition(" ") for line in file.read().splitlines()]
        self.facts = {word: said for word, _, said in lines}
        self.packages = frozenset(said for word, _, said in lines if word == "package")
        self.modules = self.packages | {said for word, _, said in lines if word == "module"}
        self.suffix = self.facts.get("suffix", "")
        self.file = os.path.join(folder, LIBRARY + self.suffix)
        self._loaded: ModuleType | None = None

    def check(self, version: str, suffix: str) -> None:
        """Raises Unusable unless this is, whole, the machine code of that version for a Python with such libraries."""
        if self.facts.get("version") != version:
            raise Unusable(f"it belongs to version {self.facts.get('version', '?')}")
        if self.suffix != suffix:
            raise Unusable(f"it was made for another Python: {self.suffix}")
        if not os.path.isfile(self.file):
            raise Unusable(f"{LIBRARY}{suffix} is missing")
        if not getattr(sys, "frozen", False) and self.facts.get("sources") != digest(self.modules, self.packages):
            raise Unusable("it was made from other sources")

    def load(self) -> None:
        """To be done before anything is taken out of it. Raises ImportError."""
        if self._loaded is not None:
            return
        from importlib.machinery import ExtensionFileLoader, ModuleSpec
        from importlib.util import module_from_spec

        loader = ExtensionFileLoader(LIBRARY, self.file)
        library = module_from_spec(ModuleSpec(LIBRARY, loader, origin=self.file))
        loader.exec_module(library)
        # Compiled modules work out from this where they would be as sources, and packages where their parts are.
        library.__file__ = os.path.join(os.path.dirname(GAME), LIBRARY + self.suffix)
        sys.modules[LIBRARY] = self._loaded = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """For `import`: the module, which is complete when it is there. mypyc keeps the function that makes it in the
        library; the small libraries that would call it, one for each module, are not needed."""
        import ctypes

        name = f"init_{spec.name.replace('.', '___')}"
        address = ctypes.pythonapi.PyCapsule_GetPointer
        address.restype, address.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        make = ctypes.PYFUNCTYPE(ctypes.py_object)(address(getattr(self._loaded, name), f"{LIBRARY}.{name}".encode()))
        made: ModuleType = make()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """For `import`; done already."""


def digest(modules: frozenset[str], packages: frozenset[str], root: str = "") -> str:
    """A short name of the sources of these modules, below the folder that holds `game`; empty if one is missing."""
    import hashlib

    found = hashlib.sha256()
    for name in sorted(modules):
        parts = [*name.split("."), *(("__init__",) if name in packages else ())]
        try:
            with open(os.path.join(root or os.path.dirname(GAME), *parts) + ".py", "rb") as file:
                found.update(name.encode() + b"\0" + file.read().replace(b"\r\n", b"\n"))
        except OSError:
            return ""
    return found.hexdigest()


class MachineCode:
    """Finds modules as machine code, while there is any to be used."""

    def __init__(self) -> None:
        self.library: Library | None = None
        self.trouble = ""  # why there is machine code that is not used, in English

    def install(self, version: str, folder: str = os.path.join(GAME, FOLDER)) -> None:
        """Have modules found there from now on, if they fit. To be called before anything of the game is imported."""
        if os.environ.get(PURE_VARIABLE) or not os.path.isdir(folder):
            return
        from importlib.machinery import EXTENSION_SUFFIXES

        try:
            library = Library(folder)
            library.check(version, EXTENSION_SUFFIXES[0])
        except (OSError, ValueError, Unusable) as error:
            self.trouble = str(error)
            return
        self.library = library
        sys.meta_path.insert(0, self)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """For `import`: where the machine code of this module is. None for other modules."""
        library = self.library
        if library is None or name not in library.modules or not self.is_used():
            return None
        from importlib.machinery import ModuleSpec

        spec = ModuleSpec(name, library, origin=library.file, is_package=name in library.packages)  # type: ignore[arg-type]
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(os.path.join(GAME, *name.split(".")[1:]))
        return spec

    def is_used(self) -> bool:
        """Whether rules and computer players run as machine code. The library is tried before the first of them."""
        if self.library is not None:
            try:
                self.library.load()
            except (ImportError, OSError) as error:
                self.trouble = (str(error).splitlines() or [type(error).__name__])[0]
                self.forget()
        return self.library is not None

    def stay_pure(self) -> None:
        """Read everything from the sources, here and in processes started from here. To be called like `install`."""
        os.environ[PURE_VARIABLE] = "1"
        self.trouble = ""
        self.forget()

    def forget(self) -> None:
        """Find nothing more."""
        self.library = None
        if self in sys.meta_path:
            sys.meta_path.remove(self)

    def kind(self) -> str:
        """How the program runs, in a word for `--version` and reports."""
        return "compiled" if self.is_used() else "pure Python"


CODE = MachineCode()
