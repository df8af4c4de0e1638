#!/usr/bin/env python3
"""Compile rules and computer players with mypyc: `python3 build_scripts/accelerate.py [--out FOLDER] [COMMAND ...]`.

Makes a copy of the game in `build/accelerated` in which the hot modules are machine code; the checkout stays as it is.
What follows is a command of the game that runs from that copy, for example `arena --candidate hard --reference normal`.
The same seeds give the same decisions as in pure Python, about twice as fast. Needs a C compiler.
"""

import argparse
import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import COPY
from _venv import ROOT, Trouble, enter

sys.path.insert(0, ROOT)
from game import machine_code
from packing import plan

OUT = COPY
STAMP = "compiled-from.txt"
PLAYER = Path(ROOT) / "tests" / "helpers" / "answers.py"
LIBRARY = f"game/{machine_code.FOLDER}"
SUFFIX = EXTENSION_SUFFIXES[0]
GAMES = ("citadels", "rattus_cartus", "la_citta")
PARTS = tuple(f"game/{game}/{part}" for game in GAMES for part in ("rules", "bot"))
HOT = ("game/kernel", "game/bots/search.py", "game/bots/network.py", *PARTS)
ORDINARY = "classes with a decorator, as all that derive from it are, need an ordinary base"
MSGSPEC = "msgspec reads the annotations of ordinary classes"
LEFT_OUT = {
    "game/citadels/rules/character_facts.py": ORDINARY,
    "game/citadels/rules/characters/_base.py": ORDINARY,
    "game/citadels/rules/characters/king.py": ORDINARY,
    "game/rattus_cartus/rules/buildings/_base.py": ORDINARY,
    "game/la_citta/rules/buildings/_base.py": ORDINARY,
    "game/la_citta/rules/politics/_base.py": ORDINARY,
    "game/citadels/rules/saved.py": MSGSPEC,
    "game/rattus_cartus/rules/saved.py": MSGSPEC,
    "game/la_citta/rules/saved.py": MSGSPEC,
    "game/citadels/bot/search/models.py": MSGSPEC,
    "game/rattus_cartus/bot/search/models.py": MSGSPEC,
    "game/la_citta/bot/search/models.py": MSGSPEC,
    "game/citadels/bot/style.py": MSGSPEC,
    "game/citadels/rules/wishes.py": "mypyc fails on a star inside a comparison, and setting up is quick as it is",
    "game/la_citta/rules/course.py": "names steps of modules round a circle of imports, whose types decorators decide",
    "game/la_citta/rules/check_stack.py": "goes through the steps of course.py; only loading a game asks it",
}
# mypy begins a circle of imports at its other end; this one uses functions whose types decorators decide.
CHECKED_LAST = "game/citadels/rules/determinize.py"
MYPY = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases")
# No warnings about generated code; products in sums are rounded, as Python does. Nobody outside calls a function by its
# name but the one that Python looks for, so functions call each other without detours, and unused ones are left out.
FLAGS = "-w -ffp-contract=off -fvisibility=hidden -fno-asynchronous-unwind-tables -ffunction-sections -fdata-sections"
FLAGS_OF_SYSTEM = {"linux": "-Wl,--gc-sections"}
# What a module does at import.
RUNS_ONCE = re.compile(r"^(extern char CPyDef_\w+_____top_level__\(void\));", re.MULTILINE)
SMALL = r"\1 __attribute__((cold));"  # which compilers make small rather than quick


# -- what is compiled, and whether it can be ---------------------------------------------------------------------------
def hot(root: Path) -> list[Path]:
    """What is worth machine code: single files, and all that lies in folders."""
    places = [root / name for name in HOT]
    return [path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))]


def hot_modules(root: Path) -> list[str]:
    """The files that are compiled, in the order in which mypy is given them."""
    files = [path.relative_to(root).as_posix() for path in hot(root)]
    return sorted(set(files) - LEFT_OUT.keys(), key=lambda file: (file != CHECKED_LAST, file))


def obstacle() -> str:
    """Why nothing can be compiled here, in a sentence; empty if it can."""
    if os.name != "nt":  # there setuptools looks for Visual Studio itself
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"There is no C compiler ({compiler})."
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "The header files of Python (Python.h) are not installed."
    for package in ("mypy", "setuptools"):
        try:
            metadata.version(package)
        except metadata.PackageNotFoundError:
            return f"{package} is not installed."
    return ""


def stamp_text(root: Path) -> str:
    """What the machine code depends on: sources, what is done with them here, Python and mypy."""
    settings = (SUFFIX, metadata.version("mypy"), sorted(LEFT_OUT), MYPY, FLAGS, SMALL)
    found = hashlib.sha256(repr(settings).encode())
    for path in sorted(hot(root)):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def is_current(out: Path = OUT, root: Path = Path(ROOT)) -> bool:
    """Whether the machine code in that copy was made from these sources."""
    try:
        return (out / STAMP).read_text(encoding="utf-8") == stamp_text(root)
    except OSError:
        return False


# -- compiling ---------------------------------------------------------------------------------------------------------
def accelerate(out: Path = OUT, root: Path = Path(ROOT)) -> None:
    """Bring the copy up to date; compiles only if need be. Raises Trouble with one sentence."""
    stamp, current = stamp_text(root), is_current(out, root)
    fresh = out.with_name(out.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    _copy_sources(root, fresh)
    files = hot_modules(fresh)
    if current:
        shutil.copytree(out / LIBRARY, fresh / LIBRARY)
    else:
        work = out.with_name(out.name + ".work")
        shutil.rmtree(work, ignore_errors=True)
        _compile(fresh, work, files)
        (fresh / LIBRARY).mkdir()
        shutil.copy2(work / (machine_code.LIBRARY + SUFFIX), fresh / LIBRARY)
        shutil.rmtree(work)
    (fresh / LIBRARY / machine_code.ABOUT).write_text(about(fresh, files), encoding="utf-8", newline="\n")
    for name in ("assets", "data"):
        _bring_along(root / name, fresh / name)
    (fresh / STAMP).write_text(stamp, encoding="utf-8")
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def about(root: Path, files: list[str]) -> str:
    """What the program reads before it uses the libraries."""
    packages = frozenset(_module(file) for file in files if file.endswith("__init__.py"))
    modules = frozenset(map(_module, files))
    facts = [f"version {plan.version(root)}", f"suffix {SUFFIX}"]
    facts.append(f"sources {machine_code.digest(modules, packages, str(root))}")
    return "\n".join([*facts, *(f"{'package' if one in packages else 'module'} {one}" for one in sorted(modules)), ""])


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _copy_sources(root: Path, out: Path) -> None:
    """The unchanged sources: tracebacks and `bots_hash` read them."""
    ignored = shutil.ignore_patterns("__pycache__", machine_code.FOLDER)
    for package in ("game", "tools"):
        shutil.copytree(root / package, out / package, ignore=ignored)


def _bring_along(folder: Path, link: Path) -> None:
    try:
        link.symlink_to(folder, target_is_directory=True)
    except OSError:  # Windows without the right to make links
        shutil.copytree(folder, link)


def _compile(sources: Path, work: Path, files: list[str]) -> None:
    """Machine code for these modules of a copy of the sources, made in the folder `work`."""
    if reason := obstacle():
        raise Trouble(reason)
    shutil.copytree(sources / "game", work / "game")
    start, said = time.monotonic(), io.StringIO()
    _say(f"{len(files)} modules: checked and turned into C ...")
    try:
        with _inside(work), contextlib.redirect_stdout(said):
            extensions = _as_c(files)
            _say(f"  {time.monotonic() - start:.0f} s. Compiled (some minutes) ...")
            _as_machine_code(extensions)
    except (Exception, SystemExit) as error:  # whatever compilers stumble over
        errors = [line for line in said.getvalue().splitlines() if "error" in line.lower()]
        raise Trouble("\n".join([f"The modules cannot be compiled: {error}", *errors])) from error
    _say(f"  {time.monotonic() - start:.0f} s in all.")


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """Compilers work where they are started."""
    before, flags = Path.cwd(), os.environ.get("CFLAGS")
    os.chdir(folder)
    if os.name != "nt":
        os.environ["CFLAGS"] = f"{flags or ''} {FLAGS} {FLAGS_OF_SYSTEM.get(sys.platform, '')}".strip()
    try:
        yield
    finally:
        os.chdir(before)
        if flags is None:
            os.environ.pop("CFLAGS", None)
        else:
            os.environ["CFLAGS"] = flags


def _as_c(files: list[str]) -> list[object]:
    from mypyc.build import mypycify

    made = mypycify([*MYPY, *files], opt_level="2", debug_level="0", group_name="accelerated")
    _mark_what_runs_once(Path("build"))
    return [one for one in made if one.name == machine_code.LIBRARY]  # the others would only call it


def _mark_what_runs_once(folder: Path) -> None:
    """A fifth of the code, which need not be quick: what modules do when they are imported."""
    if os.name != "nt":
        for header in folder.glob("*.h"):
            text = header.read_text(encoding="utf-8")
            header.write_text(RUNS_ONCE.sub(SMALL, text), encoding="utf-8")


def _as_machine_code(extensions: list[object]) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "accelerated", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


# -- running -----------------------------------------------------------------------------------------------------------
def compare(out: Path = OUT) -> int:
    """How many games came out the same, answer by answer, by the machine code of that copy and by its sources. Raises
    Trouble with those that did not."""
    fast, usual = _answers(out, pure=False), _answers(out, pure=True)
    kinds = fast["kind"], usual["kind"]
    if kinds != ("compiled", "pure Python"):
        raise Trouble(f"What was to be compared ran {' and '.join(kinds)}.")
    games = fast["games"].keys() | usual["games"].keys()
    different = sorted(name for name in games if fast["games"].get(name) != usual["games"].get(name))
    if different:
        raise Trouble(f"{len(different)} of {len(games)} games differ: {'; '.join(different)}.")
    return len(games)


def _answers(out: Path, *, pure: bool) -> dict[str, Any]:
    settings = variables(out) | ({machine_code.PURE_VARIABLE: "1"} if pure else {})
    done = subprocess.run(python(out, str(PLAYER)), env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"The games could not be played: {done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def run(command: list[str], out: Path = OUT) -> int:
    """Exit code of `python -m tools` or `python -m game` with these words, from the compiled copy."""
    from tools.__main__ import COMMANDS

    package = "tools" if command[0] in COMMANDS else "game"
    return subprocess.run(python(out, "-m", package, *command), env=variables(out), check=False).returncode


def python(out: Path, *words: str) -> list[str]:
    """A command of Python that imports the game from that copy alone, wherever it is started."""
    return [sys.executable, "-P", *words]


def variables(out: Path) -> dict[str, str]:
    """The environment for `python`."""
    return {**os.environ, "PYTHONPATH": str(out)}


def main() -> int:
    """Compile, run; the exit code."""
    parser = argparse.ArgumentParser(description="Compile rules and computer players, and run a command with them.")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="the copy (default build/accelerated)")
    parser.add_argument("--compare", action="store_true", help="play the same games both ways, compare all answers")
    parser.add_argument(
        "command", nargs=argparse.REMAINDER, metavar="COMMAND", help="words for `python -m tools` or `python -m game`"
    )
    options = parser.parse_args()
    out = options.out.absolute()
    if out.exists() and not (out / STAMP).is_file():
        raise Trouble(f"{out} is there already, and not a copy made by this script: name another folder.")
    accelerate(out)
    if options.compare:
        _say(f"{compare(out)} games are the same both ways, answer by answer.")
    if options.command:
        return run(options.command, out)
    _say(f"The compiled copy is {out}; run it by `python3 build_scripts/accelerate.py arena ...`.")
    return 0


if __name__ == "__main__":
    if "--here" in sys.argv[1:]:  # by this very Python, which has what is needed: whoever makes wheels for several
        sys.argv.remove("--here")
    else:
        enter(__file__, "accelerate")
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit(str(trouble))
