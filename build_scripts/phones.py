#!/usr/bin/env python3
"""Draw the picture of three phones and the table anew: `python3 build_scripts/phones.py [FILE]`.

Each phone is a page of a running table in Chromium, played by touches up to a question worth seeing; behind them lies
the table of Citadels. FILE is docs/screenshots/phones.png unless another one is named. Needs chromium.
"""

import os
import sys
import tempfile
from pathlib import Path

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if __name__ == "__main__":
    enter(__file__, "test")

sys.path.insert(0, str(ROOT))
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame

from game.ui.draw import theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import rounded
from tests.hands.table import opened
from tests.hands.tapping import Tapped
from tests.helpers.browser import Browser, missing_browser, running_browser
from tools.shots import command

SIZE = (1280, 720)
PAGE, SHARPNESS = (375, 812), 2  # of a phone, in pixels of the page; pixels of the picture for each of them
SHOWN = (284, 615)  # pixels of the picture
FRAME, RADIUS = 11, 30
MOST_STEPS = 400
# Game and seed, what the page shows when the picture is taken, and which of the offered things are touched then.
MOMENTS = (
    ("citadels", 4, "footer", ()),
    ("rattus_cartus", 3, 'main li [data-act="pick"][data-place="pile"]', (1, 3, -1)),
    ("la_citta", 4, ".map .dot", ()),
)


def main(arguments: list[str]) -> int:
    """Write the picture; 0 when it is written, 2 where there is no browser."""
    if sentence := missing_browser():
        print(sentence)
        return 2
    target = Path(arguments[0] if arguments else Path(ROOT, "docs", "screenshots", "phones.png"))
    with tempfile.TemporaryDirectory() as folder:
        command.draw_all(Path(folder), SIZE, "en", 100, ["table_people"])
        whole = pygame.image.load(Path(folder, "table_people.png")).convert()
        whole.fill((110, 110, 120), special_flags=pygame.BLEND_RGB_MULT)
        with running_browser() as browser:
            for place, moment in enumerate(MOMENTS):
                page = pygame.image.load(taken(browser, Path(folder), *moment)).convert()
                lay(whole, page, place)
    pygame.image.save(whole, target)
    print(target)
    return 0


def taken(browser: Browser, folder: Path, game: str, seed: int, shows: str, touches: tuple[int, ...]) -> Path:
    """The phone of the first person that is asked with such a thing in sight, after those touches."""
    home, file = Path(folder, game), Path(folder, f"{game}.png")
    home.mkdir()
    with opened(home, game=game, people=3, bots=1, seed=seed, pictured=True) as table:
        tapped = Tapped(table, browser, [PAGE] * 3, ["en"] * 3)
        for _step in range(MOST_STEPS):
            seat = tapped.asked
            phone = tapped.phones[seat]
            tapped.settle(phone, seat)
            if phone.shows(shows) and not phone.shows(".on"):
                break
            tapped.step()
        while table.phones.busy:  # all pictures
            table.turn()
        tapped.settle(phone, seat)
        for touch in touches:
            tapped.tap(phone, seat, tapped.offered(phone)["things"][touch])
        phone.resize(*PAGE, SHARPNESS)
        phone.value("Promise.allSettled([...document.images].map((image) => image.decode()))")
        phone.value("document.querySelector('main').scrollTo(0, 0)")
        phone.picture(file)
        for one in tapped.phones:
            one.close()
    return file


def lay(whole: pygame.Surface, page: pygame.Surface, place: int) -> None:
    """A phone with its page at one of three places."""
    made = pygame.Surface(SHOWN, pygame.SRCALPHA)
    made.blit(smoothscale(page, SHOWN), (0, 0))
    made.blit(rounded(SHOWN, RADIUS - FRAME, (*theme.WHITE, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    size = SHOWN[0] + 2 * FRAME, SHOWN[1] + 2 * FRAME
    left = round(SIZE[0] * (2 * place + 1) / 6 - size[0] / 2)
    top = (SIZE[1] - size[1]) // 2
    whole.blit(rounded(size, RADIUS, (*theme.INK, 255), (*theme.GOLD, 255), 2), (left, top))
    whole.blit(made, (left + FRAME, top + FRAME))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
