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
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, Trouble, enter

OUT = Path(ROOT) / "build" / "accelerated"
STAMP = "compiled-from.txt"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
HOT = ("game/kernel", "game/bots/search", "game/citadels/rules", "game/citadels/bot")
LEFT_OUT = {
    "game/citadels/rules/characters/_base.py": "classes with a decorator, as all characters are, need an ordinary base",
    "game/citadels/rules/characters/king.py": "another such base",
    "game/citadels/rules/saved.py": "msgspec reads the annotations of ordinary classes",
    "game/citadels/rules/wishes.py": "mypyc fails on a star inside a comparison, and setting up is quick as it is",
    "game/citadels/bot/search/models.py": "msgspec reads the annotations of ordinary classes",
    "game/citadels/bot/personality.py": "msgspec, too",
}
# A name that is bound once and for all is found without a look into the module's dictionary.
CONSTANT = re.compile(r"^(_?[A-Z][A-Z0-9_]+)(?:: ([^=\n]+))? = (?!TypeVar|ParamSpec|NewType)", re.MULTILINE)
FUTURE = "from __future__ import annotations\n"
# mypy begins a circle of imports at its other end; this one uses functions whose types decorators decide.
CHECKED_LAST = "game/citadels/rules/determinize.py"
MYPY = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases")


# -- what is compiled, and whether it can be ---------------------------------------------------------------------------
def hot_modules(root: Path) -> list[str]:
    """The files that are compiled, in the order in which mypy is given them."""
    files = [path.relative_to(root).as_posix() for folder in HOT for path in (root / folder).rglob("*.py")]
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
    settings = (SUFFIX, metadata.version("mypy"), sorted(LEFT_OUT), CONSTANT.pattern, MYPY)
    found = hashlib.sha256(repr(settings).encode())
    for path in sorted(path for folder in HOT for path in (root / folder).rglob("*.py")):
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
    if not current:
        compiled = out.with_name(out.name + ".work")
        shutil.rmtree(compiled, ignore_errors=True)
        _compile(fresh, compiled)
        _copy_libraries(compiled, fresh)
        shutil.rmtree(compiled)
    else:
        _copy_libraries(out, fresh)
    for name in ("assets", "data"):
        _bring_along(root / name, fresh / name)
    (fresh / STAMP).write_text(stamp, encoding="utf-8")
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def _copy_sources(root: Path, out: Path) -> None:
    """The unchanged sources: tracebacks and `bots_hash` read them beside the machine code."""
    shutil.copytree(root / "game", out / "game", ignore=shutil.ignore_patterns("__pycache__"))


def _bring_along(folder: Path, link: Path) -> None:
    try:
        link.symlink_to(folder, target_is_directory=True)
    except OSError:  # Windows without the right to make links
        shutil.copytree(folder, link)


def _copy_libraries(source: Path, target: Path) -> None:
    """The machine code of all modules, and at the top the library that they share."""
    libraries = [*source.glob("*" + SUFFIX), *(one for hot in HOT for one in (source / hot).rglob("*" + SUFFIX))]
    for library in libraries:
        shutil.copy2(library, target / library.relative_to(source))


def _compile(sources: Path, work: Path) -> None:
    """Machine code for the hot modules of a copy of the sources, made in the folder `work`."""
    if reason := obstacle():
        raise Trouble(reason)
    shutil.copytree(sources / "game", work / "game")
    files, start = hot_modules(work), time.monotonic()
    for file in files:
        _bind_constants(work / file)
    _say(f"{len(files)} modules: checked and turned into C ...")
    said = io.StringIO()
    try:
        with _inside(work), contextlib.redirect_stdout(said):
            extensions = _as_c(files)
            _say(f"  {time.monotonic() - start:.0f} s. Compiled (one to three minutes) ...")
            _as_machine_code(extensions)
    except (Exception, SystemExit) as error:  # whatever compilers stumble over
        errors = [line for line in said.getvalue().splitlines() if "error" in line.lower()]
        raise Trouble("\n".join([f"The modules cannot be compiled: {error}", *errors])) from error
    _say(f"  {time.monotonic() - start:.0f} s in all.")


def _bind_constants(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    bound = CONSTANT.sub(lambda found: f"{found[1]}: Final{f'[{found[2]}]' if found[2] else ''} = ", text)
    if bound != text and FUTURE in text:
        path.write_text(bound.replace(FUTURE, FUTURE + "from typing import Final\n", 1), encoding="utf-8")


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """Compilers work where they are started; their warnings are about generated code."""
    before, flags = Path.cwd(), os.environ.get("CFLAGS")
    os.chdir(folder)
    if os.name != "nt":
        os.environ["CFLAGS"] = f"{flags or ''} -w".strip()
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

    return list(mypycify([*MYPY, *files], opt_level="2", debug_level="0", group_name="accelerated"))


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
def run(command: list[str], out: Path = OUT) -> int:
    """Exit code of `python -m game` with these words, from the compiled copy."""
    return subprocess.run(python(out, "-m", "game", *command), env=variables(out), check=False).returncode


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
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND", help="words for `python -m game`")
    options = parser.parse_args()
    out = options.out.absolute()
    if out.exists() and not (out / STAMP).is_file():
        raise Trouble(f"{out} is there already, and not a copy made by this script: name another folder.")
    accelerate(out)
    if options.command:
        return run(options.command, out)
    _say(f"The compiled copy is {out}; run it by `python3 build_scripts/accelerate.py arena ...`.")
    return 0


if __name__ == "__main__":
    enter(__file__, "accelerate")
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit(str(trouble))
