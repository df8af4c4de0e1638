"""What the others read while somebody is asked: only what everybody may know. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.prompts_base import Prompt
from game.ui.lang import _, language, ngettext


def waiting(seat: int, title: str, view: View, names: Names) -> Prompt:
    """While somebody else is asked; `title` is the public one of the ask."""
    who = names.plain_seat(seat)
    writer = TITLES.get(title)
    if writer is not None:
        return writer(who, view, names)
    if view.rank:
        return _turn(who, view, names)
    return Prompt(_("{name} is deciding").format(name=who), "")


def _turn(who: str, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    why = names.character(view.rank).short.get(language())
    if view.resumed:
        text = _("{name} plays on in place of the bewitched {character}")
        return Prompt(text.format(name=who, character=character), why, view.rank)
    if view.rank == view.bewitched and not view.gathered:
        text = _("The {character} is bewitched and only gathers; then the Witch plays on.")
        why = text.format(character=character)
    return Prompt(_("{name} plays the {character}").format(name=who, character=character), why, view.rank)


def _draft(who: str, view: View, names: Names) -> Prompt:
    left = len({view.order[place] for place, _act in view.box.plan[view.picked :]})
    text = ngettext("{count} player still has to choose.", "{count} players still have to choose.", left)
    return Prompt(_("{name} chooses a character").format(name=who), text.format(count=left))


def _warrant(who: str, view: View, names: Names) -> Prompt:
    builder, card = names.plain_seat(view.seat), names.plain_card(view.site)
    text = _("{name} has paid for {card}. With the signed warrant the district could be confiscated.")
    return Prompt(_("{name} decides about the warrant").format(name=who), text.format(name=builder, card=card), 1)


def _threat(who: str, view: View, names: Names) -> Prompt:
    text = _("A bribe is half the gold, for {name}. Whoever refuses may lose everything.")
    why = text.format(name=names.plain_seat(view.blackmailer))
    return Prompt(_("{name} is threatened: bribe or refuse?").format(name=who), why, view.rank)


def _blackmail(who: str, view: View, names: Names) -> Prompt:
    why = _("{name} has refused to pay a bribe.").format(name=names.plain_seat(view.seat))
    return Prompt(_("{name} decides whether to reveal the threat").format(name=who), why, 2)


def _theater(who: str, view: View, names: Names) -> Prompt:
    why = _("The Theater lets its owner swap characters with somebody before the first one is called.")
    return Prompt(_("{name} thinks about a swap of characters").format(name=who), why)


def _graveyard(who: str, view: View, names: Names) -> Prompt:
    why = _("The Graveyard lets its owner pay 1 gold and take the destroyed district.")
    return Prompt(_("{name} decides about the destroyed district").format(name=who), why)


def _hospital(who: str, view: View, names: Names) -> Prompt:
    text = _("The killed {character} was called. The owner of the Hospital is asked every time.")
    why = text.format(character=names.plain_rank(view.rank))
    return Prompt(_("{name} decides about the Hospital").format(name=who), why, view.rank)


def _bewitch(who: str, view: View, names: Names) -> Prompt:
    why = _("That character will only gather; then the Witch plays its turn.")
    return Prompt(_("{name} bewitches a character").format(name=who), why, view.rank)


def _tribute(who: str, view: View, names: Names) -> Prompt:
    giver = names.plain_seat(view.crown)
    why = _("{name} has received the crown and gives something for it.").format(name=giver)
    return Prompt(_("{name} chooses between 1 gold and 1 card").format(name=who), why, view.rank)


def _crown(who: str, view: View, names: Names) -> Prompt:
    why = _("At the end of the round the killed or bewitched rank 4 still moves the crown.")
    return Prompt(_("{name} gives the crown to somebody").format(name=who), why, 4)


TITLES: dict[str, Callable[[str, View, Names], Prompt]] = {
    "draft": _draft,
    "warrant": _warrant,
    "threat": _threat,
    "blackmail": _blackmail,
    "theater": _theater,
    "graveyard": _graveyard,
    "hospital": _hospital,
    "bewitch": _bewitch,
    "tribute": _tribute,
    "crown": _crown,
}
