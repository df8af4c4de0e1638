"""What the parts of the proof share: the table of results, and the new person at the computer."""

from __future__ import annotations

import os
import pwd
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

USER = "crown-proof"
PROGRAM = "crown-and-coin"


@dataclass
class Proof:
    """Lines of the table, printed as they come and once more at the end."""

    lines: list[tuple[str, bool, str]] = field(default_factory=list)

    def note(self, what: str, passed: bool, detail: str = "") -> None:
        """One more thing was tried."""
        self.lines.append((what, passed, detail))
        print(self._line(*self.lines[-1]), flush=True)

    @property
    def passed(self) -> bool:
        """Whether anything was tried and nothing failed."""
        return bool(self.lines) and all(passed for _, passed, _ in self.lines)

    def print_table(self) -> None:
        """Everything at a glance."""
        print("\n" + "\n".join(self._line(*line) for line in self.lines))
        print("\nPROVEN" if self.passed else "\nNOT PROVEN")

    @staticmethod
    def _line(what: str, passed: bool, detail: str) -> str:
        return f"{'ok    ' if passed else 'FAILED'}  {what:<52} {detail}".rstrip()


@dataclass(frozen=True)
class Person:
    """A user of this computer who owns an empty home and nothing else."""

    uid: int
    gid: int
    home: Path
    nothing: Path  # an empty folder: all that is on PATH

    @property
    def games(self) -> Path:
        """Where the game keeps this person's things."""
        return self.home / ".local" / "share" / PROGRAM

    def environment(self, display: str = "") -> dict[str, str]:
        """What a process of this person finds set."""
        more = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"} if display else {}
        return {"HOME": str(self.home), "USER": USER, "PATH": str(self.nothing), "LANG": "C.UTF-8", **more}

    def start(self, command: list[str], display: str = "", *, types: bool = False) -> subprocess.Popen[bytes]:
        """Start a program as this person, in their home, with something to read if the person `types`."""
        return subprocess.Popen(
            command,
            user=self.uid,
            group=self.gid,
            extra_groups=[],
            env=self.environment(display),
            cwd=self.home,
            stdin=subprocess.PIPE if types else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, command: list[str], seconds: float = 1800.0, typed: str = "") -> tuple[int, str]:
        """Exit code and everything that was said. `typed` is what the person types."""
        with self.start(command, types=bool(typed)) as process:
            try:
                out, err = process.communicate(typed.encode() or None, timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                with suppress(subprocess.TimeoutExpired):  # whom it started may hold its pipes
                    process.communicate(timeout=seconds)
                return 124, f"still running after {seconds:g} s"
        return process.returncode, (out + err).decode(errors="replace")


@contextmanager
def newcomer(work: Path) -> Iterator[Person]:
    """A user made for this proof, removed at its end."""
    home, nothing = work / "home of the newcomer", work / "nothing"
    subprocess.run(["userdel", USER], capture_output=True, check=False)
    subprocess.run(["useradd", "--no-create-home", "--home-dir", str(home), "--shell", "/bin/false", USER], check=True)
    try:
        entry = pwd.getpwnam(USER)
        home.mkdir(mode=0o700)
        os.chown(home, entry.pw_uid, entry.pw_gid)
        nothing.mkdir(mode=0o755)
        yield Person(entry.pw_uid, entry.pw_gid, home, nothing)
    finally:
        subprocess.run(["userdel", USER], capture_output=True, check=False)
