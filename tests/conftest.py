"""What holds for every test: no real screen or sound, no file of the person who runs them."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports pygame or asks for a folder.
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ["CROWN_NO_VOICE"] = "1"  # no test speaks through this machine but those that are about speaking
_HOME = tempfile.TemporaryDirectory(prefix="crown-and-coin-tests-")
os.environ["CROWN_AND_COIN_HOME"] = _HOME.name
_TOY = "hidden_numbers=tests.games.hidden_numbers.game:HiddenNumbersPack"
_GIVEN = os.environ.get("CROWN_AND_COIN_GAMES", "")  # a game whose author runs these tests
os.environ["CROWN_AND_COIN_GAMES"] = _TOY if _TOY in _GIVEN or not _GIVEN else f"{_TOY},{_GIVEN}"

import pytest  # noqa: E402  after the lines above
from hypothesis import settings  # noqa: E402

from game import catalog  # noqa: E402
from game.ui import lang  # noqa: E402
from tests.helpers import costs, proved, window  # noqa: E402
from tests.helpers.quick import proofs  # noqa: E402
from tests.helpers.shared import Shared  # noqa: E402
from tests.ui import decoded  # noqa: E402

if TYPE_CHECKING:
    from game.app import App

# The same examples on every machine and at every run; a slow machine is no failure.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

pytest_runtest_call = proved.pytest_runtest_call
ROOT = Path(__file__).resolve().parent.parent
_skipped_windows: set[str] = set()
_c = ctypes.CDLL(None) if sys.platform == "linux" else None
_give_back = getattr(_c, "malloc_trim", None)
_allot = getattr(_c, "mallopt", None)
if _allot is not None:
    # glibc keeps what was freed, a heap for each thread and, once pictures came and went, up to 32 MB a piece of it.
    _allot(M_ARENA_MAX := -8, 2)
    _allot(M_MMAP_THRESHOLD := -3, 1_000_000)


def pytest_configure(config: pytest.Config) -> None:
    """Rulings are counted where the results of all processes arrive, and costs where somebody weighs."""
    decoded.install(config)
    proved.install(config)
    costs.install(config)


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses among the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first: what begins last should be short, where several processes share the work. Proofs when asked."""
    costs.mark(items)
    for item in items:
        if item.get_closest_marker("proof") is not None and not proofs():
            item.add_marker(pytest.mark.skip(reason="a proof: python3 build_scripts/test.py --proofs"))
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What was read so far stays to the end: nobody need look through it for garbage again and again."""
    gc.collect()
    gc.freeze()


GROWN = 100_000_000  # bytes; more new memory than that is worth a look through everything that was kept
_looked_at = 0  # bytes in use after the last such look


def _in_use() -> int:
    """Bytes of this process in memory; 0 where nobody says."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096
    except OSError:
        return 0


@pytest.fixture(autouse=True, scope="module")
def _garbage() -> Iterator[None]:
    """Windows are garbage in circles and hold large pictures, which the collector cannot see. What is left then is
    kept aside, until much has come: some of it is garbage by now. The memory of what is gone is given back."""
    global _looked_at  # noqa: PLW0603  it belongs to the process
    yield
    thorough = _in_use() > _looked_at + GROWN
    if thorough:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    if _give_back is not None:
        _give_back(0)
    if thorough:
        _looked_at = _in_use()


@pytest.fixture(autouse=True)
def _memory() -> Iterator[None]:
    """The windows of a test give the memory of their pictures back at its end, whatever folder it lies in."""
    yield
    drivers = sys.modules.get("tests.ui.driver")
    if drivers is not None:
        drivers.let_go()


@pytest.fixture(autouse=True)
def _shared() -> Iterator[None]:
    """No test finds the window, the environment or the collector of garbage as another one left them."""
    before = Shared()
    yield
    before.put_back()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test begins in English, whatever the one before it spoke."""
    yield
    lang.set_language("en")


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program as it is shipped: no game of the tests beside ours."""
    monkeypatch.delenv("CROWN_AND_COIN_GAMES")


@pytest.fixture
def only_citadels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program with Citadels alone, as if there were no other game."""
    monkeypatch.delenv("CROWN_AND_COIN_GAMES")
    monkeypatch.setattr(catalog, "GAMES", {"citadels": catalog.GAMES["citadels"]})


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of one's own for saves, logs and settings, in this process and those it starts."""
    monkeypatch.setenv("CROWN_AND_COIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    """The program on its title screen, without a display, with an empty folder of its own."""
    from game import app as program
    from tests.ui.driver import empty

    options = program.parse(["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant"])
    started = program.App(options)
    started.open(options)
    yield started
    started.games.close()
    started.history.close()
    empty(started.shell)


def _need(missing: list[str], so: str) -> None:
    """Skips for want of these tools, if any; in CI on Linux that is a failure."""
    if not missing:
        return
    sentence = f"{' and '.join(missing)} not installed, so {so}"
    if os.environ.get("CI") and sys.platform == "linux":
        pytest.fail(sentence)
    _skipped_windows.add(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def xvfb() -> Iterator[window.Display]:
    """A real X11 display of 1920x1080 without a monitor, and xdotool as hands on it.

    Skips with one loud line where the tools are missing, and fails there in CI on Linux.
    """
    _need(window.missing_tools(), "no test opened the real window")
    with window.open_display() as display:
        yield display


@pytest.fixture
def managed_xvfb() -> Iterator[window.Display]:
    """Such a display with a window manager. Skips and fails likewise."""
    _need([*window.missing_tools(), *window.missing_manager()], "no test had a window manager")
    with window.open_display() as display, display.managed():
        yield display


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what is easily overlooked, just above the last line."""
    for sentence in sorted(_skipped_windows):
        terminalreporter.write_line(f"WINDOW TESTS SKIPPED: {sentence}", yellow=True, bold=True)
    if failed := os.environ.get("CROWN_AND_COIN_FAILED_CHECKS"):
        terminalreporter.write_line(f"CHECKS THAT FAILED before these tests: {failed}", red=True, bold=True)
