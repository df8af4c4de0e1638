"""Games played in browsers by taps alone: what can be touched is touched by chance."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from game.kernel.rng import Rng
from tests.hands.table import Table
from tests.helpers.browser import Browser, Phone

MOST_TAPS = 6_000
PAGE = "#app[data-page]"
# What can be touched now: things, and buttons of the question. What is selected already is let go by another touch.
_OFFERED = """(() => {
  const seen = (one) => one.getClientRects().length > 0;
  const path = (one) => one.dataset.act === "press"
    ? `footer [data-press="${CSS.escape(one.dataset.press)}"]`
    : `main li [data-act="pick"][data-place="${CSS.escape(one.dataset.place)}"][data-thing="${one.dataset.thing}"]`
      + (one.dataset.all ? '[data-all="1"]' : "");
  return {
    page: Number(document.getElementById("app").dataset.page || 0),
    things: [...document.querySelectorAll('main li [data-act="pick"]')].filter(seen)
      .filter((one) => !one.matches(".focus, .target, .on")).map(path),
    buttons: [...document.querySelectorAll('footer [data-act="press"]')].filter(seen).map(path),
    gold: [...document.querySelectorAll('footer .gold[data-act="press"], footer .danger[data-act="press"]')].map(path),
    undo: document.querySelector('footer [data-act="undo"]') !== null,
    title: document.querySelector("footer h2")?.innerText ?? "",
    kinds: [...document.querySelectorAll("main .area")].map((one) => one.className),
  };
})()"""


class Tapped:
    """A table with its people in browsers, one phone for each."""

    def __init__(self, table: Table, browser: Browser, sizes: list[tuple[int, int]], langs: list[str]) -> None:
        self.table, self.browser = table, browser
        self.rng = Rng(7)
        self.kinds: Counter[str] = Counter()  # of the questions that were put
        self.kills = False  # a phone is gone and comes back at each kind of question
        self.phones = [browser.phone(*sizes[seat], langs[seat]) for seat in range(table.people)]
        for seat, phone in enumerate(self.phones):
            self.sit(phone, seat)

    def sit(self, phone: Phone, seat: int) -> None:
        """Through the door, by taps."""
        phone.open(self.table.phones.invitation.url)
        self.wait(phone, f'[data-seat="{seat}"]')
        phone.tap(f'[data-seat="{seat}"]')
        self.wait(phone, '[data-act="sit"]')
        phone.tap('[data-act="sit"]')
        self.wait(phone, PAGE)

    def wait(self, phone: Phone, selector: str) -> None:
        """Until the page shows something of that kind."""
        phone.wait(lambda: phone.shows(selector), self._turns, f"nothing like {selector}")

    def _turns(self) -> None:
        for _turn in range(5):
            self.table.turn()

    @property
    def asked(self) -> int:
        """The seat of the person that is asked; bots have played."""
        flow = self.table.flow
        while flow.bots_turn and not flow.match.over:
            self.table.turn()
        return int(flow.match.pending.seat) if flow.match.pending is not None else -1

    def settle(self, phone: Phone, seat: int) -> None:
        """Until this phone shows what the program shows of it; pictures may still be missing."""
        phones = self.table.phones

        def settled() -> bool:
            stream = phones._streams[seat, ""]
            if not phones._server.heard.empty() or stream.due(phones._moment()):
                return False
            return bool(phone.value('Number(document.querySelector("#app").dataset.page)') == stream.number)

        phone.wait(settled, self._turns, "the page of the moment does not come")

    def offered(self, phone: Phone) -> dict[str, Any]:
        """What can be touched."""
        found: dict[str, Any] = phone.value(_OFFERED)
        return found

    def tap(self, phone: Phone, seat: int, selector: str) -> None:
        """Touch it, and wait for what the table makes of it."""
        heard = self.table.phones.touches
        phone.tap(selector)
        phone.wait(lambda: self.table.phones.touches > heard, self._turns, f"{selector} was not heard")
        self.settle(phone, seat)

    def step(self) -> None:
        """Whoever is asked touches something."""
        seat = self.asked
        phone = self.phones[seat]
        self.settle(phone, seat)
        offered = self.offered(phone)
        assert self.table.flow.asked is not None
        kind = self.table.flow.asked[1]
        self.kinds[kind] += 1
        if self.kills and self.kinds[kind] == 1:
            offered = self.killed(phone, seat, offered)
        choices = [*offered["things"], *offered["buttons"]]
        assert choices, f"nothing to touch: {json.dumps(offered)}\n{phone.text()}"
        gold = [one for one in offered["gold"] if one in choices]
        self.tap(phone, seat, self.rng.choice(gold) if gold and self.rng.below(3) else self.rng.choice(choices))

    def killed(self, phone: Phone, seat: int, offered: dict[str, Any]) -> dict[str, Any]:
        """What is offered after it was loaded again, or after its line was cut: the same as before."""
        if len(self.kinds) % 2:
            phone.reload()
        else:
            self.cut(seat)
        phone.wait(lambda: phone.shows("#app[data-page]:not(.lost)"), self._turns, "it does not come back")
        self.settle(phone, seat)
        again = self.offered(phone)
        assert again == offered
        return again

    def cut(self, seat: int) -> None:
        """The line of that seat's phone breaks without a word."""
        phones = self.table.phones
        number = next(one.phone for one in phones._guests.values() if one.seat == seat)
        line = phones._server._phones[number].connection
        line.loop.call_soon_threadsafe(line.transport.abort)
        while number in phones._guests:
            self.table.turn()

    def play(self) -> int:
        """To the end; how many taps it took."""
        for number in range(MOST_TAPS):
            if self.asked < 0:
                return number
            self.step()
        raise AssertionError(f"no end after {MOST_TAPS} taps")
