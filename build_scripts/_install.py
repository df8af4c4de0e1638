"""Making `.venv` and filling it from a lock file. Every obstacle becomes one sentence (`Trouble`).

Killed at any moment, the next start mends what is there: a stamp is written last, and `unfinished` lies in `.venv` for
as long as it cannot be trusted.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from typing import IO

from _venv import PIP, Environment, Trouble

PIP_OPTIONS = ["--disable-pip-version-check", "--no-input", "--quiet"]
# Ready-made wheels only: nobody who wants to play should need a compiler. And only those that the locks know.
INSTALL_OPTIONS = ["--only-binary=:all:", "--require-hashes", "--retries=2"]
NO_NETWORK = (
    "NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "ReadTimeoutError", "ProxyError", "SSLError",
    "Connection refused", "Connection reset", "Network is unreachable", "Temporary failure in name resolution",
    "getaddrinfo failed", "ConnectionError", "Max retries exceeded",
)  # fmt: skip


def say(sentence: str) -> None:
    """Tell the person; standard output stays free for the program that is started."""
    print(sentence, file=sys.stderr, flush=True)


def prepare(environment: Environment, lock: str) -> None:
    """Make `.venv` if it is missing or broken and install the lock; raises Trouble with one sentence."""
    try:
        if not os.path.isdir(os.path.dirname(environment.folder)):
            os.makedirs(os.path.dirname(environment.folder), exist_ok=True)
        with only_one(environment):
            if environment.is_ready(lock):
                return
            if not is_healthy(environment):
                make(environment)
            install(environment, lock)
    except OSError as error:
        raise Trouble(obstacle(environment, error)) from error


def obstacle(environment: Environment, error: OSError) -> str:
    """One sentence about what the system refused."""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            f"{environment.root} cannot be written to ({error.strerror}: {error.filename}): "
            "copy the project to a folder of your own and start it there."
        )
    if error.errno == errno.ENOSPC:
        return f"The disk is full: make room for {environment.name} in {environment.root} and start again."
    return f"Setting up {environment.name} in {environment.root} failed: {error}."


@contextlib.contextmanager
def only_one(environment: Environment) -> Iterator[None]:
    """Two starts at once take turns. The system gives the lock back, also when its holder is killed."""
    with open(environment.folder + ".lock", "a+b") as file:
        if not is_locked_by_us(file):
            say(f"Another start is setting up {environment.name}; waiting for it.")
            while not is_locked_by_us(file):
                time.sleep(0.2)
        yield


def is_locked_by_us(file: IO[bytes]) -> bool:
    """Try to take the lock on that open file; True as well where the file system knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True


def unfinished(environment: Environment) -> str:
    """Path of the mark that lies in `.venv` while it is being changed."""
    return os.path.join(environment.folder, "unfinished")


def is_healthy(environment: Environment) -> bool:
    """Whether `.venv` is complete, and its Python still starts and is new enough."""
    if os.path.lexists(unfinished(environment)):
        return False
    try:
        environment.interpreter()
        check = [environment.python, "-I", "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
        return subprocess.run(check, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make(environment: Environment) -> None:
    """Create an empty `.venv` in place of whatever is there. Pip comes into it with the first lock."""
    refuse_without_venv_module()
    if os.path.lexists(environment.folder):
        say(f"{environment.name} is incomplete or its Python has gone: making it anew.")
        remove(environment.folder)
    else:
        say(f"Setting up {environment.name} in {environment.root} (once).")
    os.mkdir(environment.folder)
    write(unfinished(environment), "")
    without = ["--without-pip"] if bundled_pip() else []
    done = run([base_python(), "-I", "-m", "venv", *without, environment.folder])
    if done.returncode != 0:
        remove(environment.folder)
        raise Trouble(f"Python could not make {environment.name} ({last_line(done.stdout)}): {venv_advice()}.")
    os.remove(unfinished(environment))


def refuse_without_venv_module() -> None:
    """Some systems ship Python without the parts that make a `.venv`."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Trouble(f"This Python lacks its own module `{module}`: {venv_advice()}.")


def venv_advice() -> str:
    """What usually helps."""
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    return f"install it (Debian, Ubuntu: sudo apt install {package}) and start again"


def bundled_pip() -> str:
    """The pip that Python brings along, packed in a wheel; "" where the system keeps it elsewhere."""
    import ensurepip

    for folder in (
        sysconfig.get_config_var("WHEEL_PKG_DIR"),
        os.path.join(os.path.dirname(ensurepip.__file__), "_bundled"),
    ):
        found = inside(folder, "pip-*.whl") if folder else []
        if found:
            return found[0]
    return ""


def pip_of(environment: Environment) -> list[str]:
    """How pip is started: the one in `.venv`, or in a new `.venv` the bundled one, straight from its wheel."""
    own = [environment.python, "-I", "-m", "pip"]
    if has_pip(environment) or not bundled_pip():
        return own
    return [environment.python, "-I", os.path.join(bundled_pip(), "pip")]


def has_pip(environment: Environment) -> bool:
    """Whether pip starts in `.venv`."""
    check = [environment.python, "-I", "-c", "import pip._internal.cli.main"]
    return subprocess.run(check, capture_output=True, check=False).returncode == 0


def base_python() -> str:
    """The Python outside any virtual environment: the one inside `.venv` may be the one to be replaced."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    return base if os.path.exists(base) else sys.executable


def remove(path: str) -> None:
    """Delete a folder, a file or a link; OSError when it resists."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    else:
        os.remove(path)


def install(environment: Environment, lock: str) -> None:
    """Install the exact files of the lock and stamp it together with those it includes."""
    say(f"Installing the packages of requirements/{lock}.lock (only when it changes; needs the network).")
    for stamp in inside(environment.folder, "installed-*.txt"):
        os.remove(stamp)
    write(unfinished(environment), "")
    files = ["-r", environment.lock(PIP), "-r", environment.lock(lock)]
    done = run([*pip_of(environment), "install", *PIP_OPTIONS, *INSTALL_OPTIONS, *files])
    if done.returncode == 0:
        remove_leftovers(environment, lock)
    write(os.path.join(environment.folder, "install.log"), done.stdout)
    os.remove(unfinished(environment))
    if done.returncode != 0:
        if os.environ.get("CI"):
            say(done.stdout)
        raise Trouble(reason(done.stdout) + f" (details: {environment.name}/install.log).")
    for name in environment.locks(lock):
        write(environment.stamp(name), environment.stamp_text(name))


def remove_leftovers(environment: Environment, lock: str) -> None:
    """A `.venv` of an older version still has the setuptools that Python 3.11 put there; nobody renews it."""
    wanted = any("\nsetuptools==" in text for text in environment.locks(lock).values())
    places = ("lib/python*/site-packages/setuptools", "Lib/site-packages/setuptools")
    if not wanted and any(inside(environment.folder, place) for place in places):
        run([environment.python, "-I", "-m", "pip", "uninstall", *PIP_OPTIONS, "--yes", "setuptools"])


def reason(output: str) -> str:
    """One sentence, without its full stop, from what pip said."""
    if "DO NOT MATCH THE HASHES" in output:
        found = re.search(r"^\s+(\S+==\S+) from ", output, re.MULTILINE)
        return (
            f"What was downloaded as {found[1] if found else 'a package'} is not the file that was tested, and was not "
            "installed: start again, and if that does not help, from another network"
        )
    if "Hashes are required in --require-hashes mode" in output:
        return "A package is locked without its checksums: python3 build_scripts/lock.py adds them"
    if any(word in output for word in NO_NETWORK):
        return "The packages could not be downloaded: connect to the network and start again"
    if "No space left on device" in output:
        return "The disk is full: make room and start again"
    if "No matching distribution" in output:
        return (
            f"For this system and its Python there is no ready-made package ({last_error(output)}): "
            "start again with a CPython from 3.11 to 3.14, 64 bit"
        )
    return f"pip could not install the packages: {last_error(output)}"


def last_error(output: str) -> str:
    """The last line that pip marked as an error, without the mark."""
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")]
    return errors[-1].removeprefix("ERROR:").strip().rstrip(".") if errors else last_line(output)


def last_line(output: str) -> str:
    """The last line with something in it."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else "it said nothing"


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; both outputs are in `stdout`. A person's pip settings may not redirect the packages."""
    variables = {key: value for key, value in os.environ.items() if key not in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")}
    variables["PIP_USER"] = "0"
    return subprocess.run(
        command,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def inside(folder: str, pattern: str) -> list[str]:
    """The paths in that folder that are named so."""
    return glob.glob(os.path.join(glob.escape(folder), pattern))


def write(path: str, text: str) -> None:
    """Write a small file so that it is there whole or not at all."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)
