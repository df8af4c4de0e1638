"""A browser for tests of the page on phones: Chromium without a window, spoken to by the DevTools protocol."""

from __future__ import annotations

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.helpers.clock import NEVER

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def missing_browser() -> str:
    """A sentence where there is none; "" where pages can be opened."""
    if any(shutil.which(name) for name in NAMES):
        return ""
    return "No browser: the page on phones is not tried. Install chromium."


class Browser:
    """A running browser. Its phones share nothing with each other."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = itertools.count(1)
        self.errors: list[str] = []  # of the pages' scripts, and what their security policy refused

    def send(self, method: str, session: str = "", **parameters: Any) -> dict[str, Any]:
        """The answer to a command. Raises RuntimeError for one that failed."""
        number = next(self._numbers)
        words = {"id": number, "method": method, "params": parameters}
        self._connection.send(json.dumps({**words, "sessionId": session} if session else words))
        while True:
            said = json.loads(self._connection.recv(NEVER))
            if said.get("id") == number:
                if "error" in said:
                    raise RuntimeError(f"{method}: {said['error']['message']}")
                found: dict[str, Any] = said["result"]
                return found
            self._noticed(said)

    def _noticed(self, event: dict[str, Any]) -> None:
        told = event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif event.get("method") == "Log.entryAdded" and told["entry"]["source"] in ("security", "violation"):
            self.errors.append(told["entry"]["text"])

    def phone(self, width: int = 390, height: int = 844, lang: str = "en") -> Phone:
        """A new phone of this size in pixels of the page, held as it is."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Phone(self, session, context, (width, height), lang)


class Phone:
    """A page of its own, with its own memory."""

    def __init__(self, browser: Browser, session: str, context: str, size: tuple[int, int], lang: str) -> None:
        self.browser, self._session, self._context = browser, session, context
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.resize(*size)
        self.send("Emulation.setTouchEmulationEnabled", enabled=True)
        self.send("Emulation.setLocaleOverride", locale=lang)
        self.send("Network.setUserAgentOverride", userAgent="a phone", acceptLanguage=lang)

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The answer to a command to this page."""
        return self.browser.send(method, self._session, **parameters)

    def resize(self, width: int, height: int, sharpness: float = 1.0) -> None:
        """Another size, or turned round."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=sharpness, mobile=True
        )

    def open(self, url: str) -> None:
        """Go there."""
        self.send("Page.navigate", url=url)

    def reload(self) -> None:
        """Load the page again."""
        self.send("Page.reload")

    def close(self) -> None:
        """The phone is gone, and what it remembered."""
        self.browser.send("Target.disposeBrowserContext", browserContextId=self._context)

    def offline(self, *, off: bool) -> None:
        """Without network, or with it again. Open lines are cut by `cut`."""
        self.send(
            "Network.emulateNetworkConditions", offline=off, latency=0, downloadThroughput=-1, uploadThroughput=-1
        )

    def value(self, words: str) -> Any:
        """What JavaScript says of the page. Raises RuntimeError for words that fail."""
        found = self.send("Runtime.evaluate", expression=words, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(f"{words}: {found['exceptionDetails']}")
        return found["result"].get("value")

    def shows(self, selector: str) -> bool:
        """Whether there is something of that kind."""
        return bool(self.value(f"document.querySelector({json.dumps(selector)}) !== null"))

    def text(self, selector: str = "body") -> str:
        """Its words as they are seen."""
        return str(self.value(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    def tap(self, selector: str) -> None:
        """Touch the middle of the first thing of that kind, brought into sight as a person would, once all pictures are
        there. Raises LookupError where there is none, or where something else lies over it."""
        self.down(selector)
        self.up()

    def down(self, selector: str) -> None:
        """The first half of a tap: the finger stays there."""
        found = self.value(
            f"""(async () => {{
              await Promise.allSettled([...document.images].map((image) => image.decode()));
              const one = document.querySelector({json.dumps(selector)});
              if (!one) return null;
              one.scrollIntoView({{block: "nearest", inline: "nearest"}});
              const box = one.getBoundingClientRect();
              const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
              const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
              const top = document.elementFromPoint(x, y);
              return {{x, y, hit: one === top || one.contains(top), over: top?.outerHTML.slice(0, 120)}};
            }})()"""
        )
        if found is None:
            raise LookupError(f"nothing like {selector}")
        if not found["hit"]:
            raise LookupError(f"{selector} lies under {found['over']}")
        point = [{"x": found["x"], "y": found["y"]}]
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=point)

    def touch(self, x: float, y: float) -> None:
        """A tap there, whatever lies there."""
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.up()

    def up(self) -> None:
        """The finger is lifted."""
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path: Path) -> None:
        """What it shows, as a PNG file."""
        made = self.send("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(made["data"]))

    def wait(self, until: Callable[[], bool], meanwhile: Callable[[], object], what: str) -> None:
        """Until that is so; `meanwhile` is done over and over. Raises TimeoutError, which names `what`."""
        end = time.monotonic() + NEVER
        while not until():
            if time.monotonic() > end:
                raise TimeoutError(f"{what}; the page says:\n{self.text()}")
            meanwhile()


@contextmanager
def running_browser() -> Iterator[Browser]:
    """A browser that is gone afterwards, with its files. Raises OSError where it does not start."""
    program = next(found for name in NAMES if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True) as folder:
        words = [
            program, "--headless=new", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={folder}",
            "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-extensions", "--mute-audio", "about:blank",
        ]  # fmt: skip
        environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        process = subprocess.Popen(
            words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            door = _door(process, Path(folder))
            # What it tells by itself is read at the next command, and no ping is answered before.
            with connect(door, max_size=None, max_queue=None, ping_interval=None, compression=None) as connection:
                browser = Browser(connection)
                yield browser
                with suppress(ConnectionClosed):
                    browser.send("Browser.close")
            process.wait(5)
        except subprocess.TimeoutExpired:
            pass
        finally:
            process.kill()
            process.wait()


def _door(process: subprocess.Popen[bytes], folder: Path) -> str:
    """Where the browser listens, which it writes into a file once it does."""
    file = folder / "DevToolsActivePort"
    end = time.monotonic() + NEVER
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        lines = file.read_text().splitlines() if file.exists() else []
        if len(lines) > 1:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.05)
    raise OSError("the browser does not start")
