"""The part of the proof about a first start: every button of the title opens its screen, seen from outside."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

from tests.helpers.window import Display
from tests.packaging.proof import PROGRAM, Person, Proof
from tests.packaging.proof_start import framebuffer
from tests.packaging.proof_title import Title

DOORS = ("learn", "challenges", "history", "load", "reference", "settings", "about")
FLAGS = ("--size", "1280x720", "--windowed", "--lang", "en", "--animation", "0")
PATIENCE = 15.0  # seconds for a screen to come on a busy computer
STILL = 0.6  # seconds without a change: it has come


def doors(proof: Proof, person: Person, folder: Path, work: Path) -> None:
    """Each button of the title leads to a screen of its own, and Esc back; their pictures lie in `work`."""
    with framebuffer(work) as (name, screen):
        display = Display(name)
        with person.start([str(folder / PROGRAM), *FLAGS], display.name) as process:
            try:
                window = display.wait_for_window(process.pid)
                title = Title(person)
                seen, stuck = {"title": _settled(screen, "")}, []
                _keep(screen, work, "title")
                for door in DOORS:
                    display.xdotool("mousemove", "--window", window, *title.place(door), "click", "1")
                    seen[door] = _settled(screen, seen["title"])
                    _keep(screen, work, door)
                    display.press("Escape")
                    display.xdotool("mousemove", "--window", window, "5", "5")
                    seen["title"] = _settled(screen, seen[door])
                    stuck += [door] if seen["title"] == seen[door] else []
                alive = process.poll() is None
            finally:
                process.kill()
    different = len(set(seen.values())) == len(seen)
    base = person.games / "history" / "history.db"
    proof.note(
        "every button of the title opens its screen", alive and different and not stuck, ", ".join(stuck or DOORS)
    )
    proof.note("the history is a file in the home", base.is_file(), f"~/{base.relative_to(person.home)}")


def _settled(screen: Path, before: str) -> str:
    """The digest of what is seen once it is something else than before and does not change any more."""
    end, last, since = time.monotonic() + PATIENCE, "", 0.0
    while time.monotonic() < end:
        now = hashlib.sha256(screen.read_bytes()).hexdigest()
        if now != last:
            last, since = now, time.monotonic()
        elif now != before and time.monotonic() - since > STILL:
            return now
        time.sleep(0.1)
    return last


def _keep(screen: Path, work: Path, name: str) -> None:
    """What is seen as a picture file, for whoever looks with --keep."""
    import pygame

    raw = screen.read_bytes()
    head = [int.from_bytes(raw[at : at + 4], "big") for at in range(0, 100, 4)]
    start, wide, high = head[0] + 12 * head[19], head[4], head[5]
    seen = pygame.image.frombuffer(raw[start : start + wide * high * 4], (wide, high), "BGRA")
    picture = pygame.image.frombytes(pygame.image.tobytes(seen, "RGB"), seen.get_size(), "RGB")  # X leaves alpha empty
    (work / "doors").mkdir(exist_ok=True)
    pygame.image.save(picture, work / "doors" / f"{name}.png")
