"""The PIN of a person at the terminal: typed before anything secret is told, chosen, taken away."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from game.cli.text import console as commands
from game.cli.text.console import INTERRUPTED
from game.cli.text.settled import Settled
from game.ui import people, pins
from game.ui.lang import N_, _, ngettext
from game.ui.people import in_sentences

FORGOTTEN, NONE = N_("forgotten"), N_("none")


def proved(settled: Settled, name: str, leaves: Callable[[str], bool]) -> bool:
    """Whoever has a PIN has typed it, or taken it away for all to hear; False if somebody `leaves` instead. After wrong
    ones it takes longer."""
    values, console = settled.settings.values, settled.console
    while pins.has_pin(values, name):
        typed = console.ask(_("{name}: type your PIN.").format(name=in_sentences(name)))
        if leaves(typed):
            return False
        if commands.is_one_of(typed, FORGOTTEN):
            _forget(settled, name)
            continue
        if left := math.ceil(pins.wait(values, name)):
            console.say(
                ngettext("It is looked at in {count} second.", "It is looked at in {count} seconds.", left).format(
                    count=left
                )
            )
            time.sleep(left)
        right = pins.is_right(values, name, typed)
        settled.keep_settings()
        if right:
            console.scroll_away()
            break
        console.say(_("That is not the PIN."), _("Type forgotten if you do not know it any more."))
    return True


def change(settled: Settled, name: str) -> None:
    """Sets, changes or takes away somebody's PIN, after the one there is was typed."""
    say, called = settled.console.say, in_sentences(name)
    if not proved(settled, name, goes_back):
        return
    say(
        _("With several people at one screen it is asked for before anything secret is told."),
        _("Type {least} to {most} digits, none for no PIN, or back.").format(least=pins.SHORTEST, most=pins.LONGEST),
    )
    first = ""
    while True:
        typed = settled.console.ask(_("Once more?") if first else _("New PIN of {name}?").format(name=called))
        if goes_back(typed):
            return
        if commands.is_one_of(typed, NONE):
            pins.remove(settled.settings.values, name)
            _kept(settled, _("{name} has no PIN any more.").format(name=called))
            return
        if not pins.fits(typed):
            say(_("A PIN has {least} to {most} digits.").format(least=pins.SHORTEST, most=pins.LONGEST))
        elif not first:
            first = typed
        elif typed == first:
            pins.set_pin(settled.settings.values, name, typed)
            settled.console.scroll_away()
            _kept(settled, _("{name} has a PIN now.").format(name=called))
            return
        else:
            first = ""
            say(_("These were two different ones."))


def change_of_somebody(settled: Settled) -> None:
    """Where no game is open: of whom?"""
    values = settled.settings.values
    known = people.known(values) or [people.own_name(values)]
    place = 0 if len(known) == 1 else settled.dialogs.pick(_("Whose PIN?"), known)
    if place is not None:
        change(settled, known[place])


def taken_away(settled: Settled, names: list[str]) -> list[str]:
    """What everybody is told of PINs that were taken away without having been typed."""
    text = _("The PIN of {name} was taken away without having been entered.")
    return [text.format(name=in_sentences(one)) for one in pins.taken_away(settled.settings.values, names)]


def _forget(settled: Settled, name: str) -> None:
    called = in_sentences(name)
    settled.console.say(
        _("Then {name} has no PIN any more, and everybody is told so until a game is finished.").format(name=called)
    )
    if settled.dialogs.confirmed(_("Take the PIN away?")):
        pins.take_away(settled.settings.values, name)
        _kept(settled, _("{name} has no PIN any more.").format(name=called))


def _kept(settled: Settled, said: str) -> None:
    settled.keep_settings()
    settled.console.say(said)


def goes_back(typed: str) -> bool:
    """Whether nothing is to be typed after all."""
    return typed == INTERRUPTED or commands.is_one_of(typed, commands.BACK)
