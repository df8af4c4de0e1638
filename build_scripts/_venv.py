"""What every script here begins with: be inside `.venv`, with the exact packages of one lock file.

    from _venv import enter

    if __name__ == "__main__":
        enter(__file__, "run")      # returns only inside .venv; then import what is installed there

Standard library alone. The modules imported at the top are few and light, because each start pays for them; making and
filling `.venv` is `_install.py`, read only when something changed.
"""

import os
import sys

import _python  # noqa: F401  refuses an older Python before it meets newer syntax

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PIP = "pip"  # every `.venv` has the pip of this lock
RESTARTED = "CROWN_AND_COIN_RESTARTED_IN"
# They would lead the restarted Python to other libraries than those of the lock.
FOREIGN = ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__")


class Trouble(Exception):
    """Something outside this project is missing; the text is one sentence for the person who started it."""


class Environment:
    """The `.venv` beside `pyproject.toml` under `root` (or another `folder` there), and the locks it is filled from."""

    def __init__(self, root: str, folder: str = ".venv") -> None:
        self.root = root
        self.name = folder
        self.folder = os.path.join(root, *folder.split("/"))
        self.python = os.path.join(self.folder, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))

    def lock(self, name: str) -> str:
        """Path of `requirements/<name>.lock`."""
        return os.path.join(self.root, "requirements", name + ".lock")

    def stamp(self, name: str) -> str:
        """Path of the file that says which lock was installed last, word for word."""
        return os.path.join(self.folder, "installed-" + name + ".txt")

    def locks(self, name: str) -> dict[str, str]:
        """Texts of that lock, of those it includes by `-r` and of pip's own, by name; OSError when one is missing."""
        found = {}
        wanted = [PIP, name]
        while wanted:
            name = wanted.pop()
            with open(self.lock(name), encoding="utf-8") as file:
                found[name] = file.read()
            lines = found[name].splitlines()
            wanted += [line[3:].strip().removesuffix(".lock") for line in lines if line.startswith("-r ")]
        return found

    def interpreter(self) -> str:
        """The Python that `.venv` stands on; OSError when `.venv` is incomplete or that Python has vanished."""
        real = os.path.realpath(self.python, strict=True)
        with open(os.path.join(self.folder, "pyvenv.cfg"), encoding="utf-8") as file:
            for line in file:
                key, _, value = line.partition("=")
                if key.strip() == "home":
                    os.stat(value.strip())
        return real

    def stamp_text(self, name: str) -> str:
        """What the stamp says when that lock is installed as it stands now."""
        return "\n".join([self.interpreter(), *self.locks(name).values()])

    def is_ready(self, name: str) -> bool:
        """Whether nothing changed since that lock was installed."""
        try:
            with open(self.stamp(name), encoding="utf-8") as file:
                return file.read() == self.stamp_text(name)
        except (OSError, UnicodeDecodeError):
            return False

    def is_inside(self) -> bool:
        """Whether this very process runs in `.venv`."""
        try:
            return os.path.samefile(sys.prefix, self.folder)
        except OSError:
            return False


def enter(script: str, lock: str, root: str = ROOT, folder: str = ".venv") -> None:
    """Go on inside `.venv` (or another folder) with `requirements/<lock>.lock` installed and `import game` possible.

    Restarts the script there if need be. Ends the process with one sentence when that is impossible.
    """
    environment = Environment(root, folder)
    try:
        prepared = not environment.is_ready(lock)
        if prepared:
            from _install import prepare

            prepare(environment, lock)
        if prepared or not environment.is_inside():
            restart(environment, script)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
    os.environ.pop(RESTARTED, None)
    if root not in sys.path:
        sys.path.insert(0, root)


def restart(environment: Environment, script: str) -> None:
    """Replace this process by the same script inside `.venv`; on Windows, run it and end with its exit code."""
    if os.environ.get(RESTARTED) == environment.folder:
        raise Trouble(
            f"Python does not start properly inside {environment.folder}: delete that folder and start again."
        )
    variables = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    variables[RESTARTED] = environment.folder
    command = [environment.python, os.path.abspath(script), *sys.argv[1:]]
    if os.name == "nt":  # there, exec would give the console back at once
        sys.exit(run_to_the_end(command, variables))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(environment.python, command, variables)


def run_to_the_end(command: list[str], variables: dict[str, str]) -> int:
    """Exit code of a child that gets Ctrl-C itself, so that we do not end before it."""
    import subprocess

    process = subprocess.Popen(command, env=variables)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue
