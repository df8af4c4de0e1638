"""The third part of the proof: how long it takes from the start to the first picture, seen from outside."""

from __future__ import annotations

import mmap
import os
import statistics
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packaging.proof import PROGRAM, Person, Proof

STARTS = 5
LIMIT_SECONDS = 1.0
PAUSES = (60.0, 90.0, 120.0)  # seconds between attempts while something else keeps the computer busy
GIVE_UP_SECONDS = 20.0
AHEAD_OF_OTHERS = -15  # what else this computer does shall not be measured
SCREEN = "1920x1080x24"
STEP = 4 * 97  # bytes between the pixels looked at
HEAD = 200_000  # bytes of the file that are no pixels, and some more
SHADES = 8  # so many different values make a picture; an empty window has one


def measure(proof: Proof, person: Person, folder: Path, work: Path) -> None:
    """The median of warm starts keeps to its limit. On a busy computer there are further attempts, minutes apart."""
    with framebuffer(work) as (display, screen):
        for pause in (*PAUSES, 0.0):
            _one_start(person, folder, display, screen)
            starts = [_one_start(person, folder, display, screen) for _ in range(STARTS)]
            median = statistics.median(wall for wall, _ in starts)
            if median < LIMIT_SECONDS or pause == 0.0:
                break
            print(f"        {median:.2f} s at a load of {load()}: trying again in {pause:.0f} s", flush=True)
            time.sleep(pause)
    told = ", ".join(f"{wall:.2f}" for wall, _ in starts)
    work_done = statistics.median(busy for _, busy in starts)
    detail = f"{median:.2f} s ({told}), {work_done:.2f} s of it computing; load {load()}"
    proof.note(f"start to first frame, median of {STARTS} warm starts", median < LIMIT_SECONDS, detail)


def load() -> str:
    """How busy the computer is: processes that want to run, on average of the last minute, and its processors."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


@contextmanager
def framebuffer(work: Path) -> Iterator[tuple[str, Path]]:
    """An Xvfb whose screen is a file; its display and that file."""
    folder = work / "screen"
    folder.mkdir(exist_ok=True)
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp", "-ac", "-noreset"]
    command += ["-fbdir", str(folder)]
    server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    os.setpriority(os.PRIO_PROCESS, server.pid, AHEAD_OF_OTHERS)
    try:
        with os.fdopen(reader, encoding="ascii") as answer:
            yield f":{answer.readline().strip()}", folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait(timeout=10)


def _one_start(person: Person, folder: Path, display: str, screen: Path) -> tuple[float, float]:
    """Seconds from the start of the process until its picture is on the screen, and of processor time until then."""
    _wait_for(screen, picture=False)
    start = time.perf_counter()
    with person.start([str(folder / PROGRAM), "--size", "1920x1080", "--windowed"], display) as process:
        os.setpriority(os.PRIO_PROCESS, process.pid, AHEAD_OF_OTHERS)
        try:
            seconds = _wait_for(screen, picture=True) - start
            busy = _processor_seconds(process.pid)
        finally:
            process.kill()
    return seconds, busy


def _processor_seconds(process: int) -> float:
    """What the process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _wait_for(screen: Path, *, picture: bool) -> float:
    """The moment at which the screen shows a picture, or nothing."""
    end = time.perf_counter() + GIVE_UP_SECONDS
    with screen.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as memory:
        while time.perf_counter() < end:
            if (len(set(memory[HEAD::STEP])) >= SHADES) == picture:
                return time.perf_counter()
            time.sleep(0.005)
    raise TimeoutError("no first frame" if picture else "the screen did not become empty")
