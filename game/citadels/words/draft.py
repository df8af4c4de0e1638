"""The draft: everybody chooses characters in secret. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.lang import N_, _, listed, ngettext
from game.citadels.rules.plans import LOSE_ONE, PUT_ASIDE
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.records import announced, question, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

NOT_AMONG_THEM = {"not_now": N_("this character is not among the cards you may choose from")}


# -- what is asked ---------------------------------------------------------------------------------------------------
@question(
    "draft.keep", labels={"rank": N_("Take the {character}")}, reasons=NOT_AMONG_THEM,
    secret=True, believes=True, waiting="draft", help="topic:draft",
)  # fmt: skip
def keep(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Choose your character in secret")
    if view.roles[view.viewer]:
        title = _("Choose your second character in secret")
    return Prompt(title, _what_follows(view, names))


def _what_follows(view: View, names: Names) -> str:
    later = [pick for pick in view.box.plan[view.picked + 1 :] if pick[1] != LOSE_ONE]
    if not later:
        return _("You play it this round. Nobody else sees it until it is called.")
    place, act = later[0]
    if view.order[place] == view.viewer and act == PUT_ASIDE:
        return _("You play it this round; then you discard one of the others face down.")
    follows = names.plain_seat(view.order[place])
    return _("You play it this round; the other cards pass on to {name}.").format(name=follows)


@question(
    "draft.put_aside", labels={"rank": N_("Discard the {character}")}, reasons=NOT_AMONG_THEM,
    secret=True, believes=True, waiting="draft", help="topic:draft",
)  # fmt: skip
def put_aside(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Nobody plays it this round, and only you know which one it is.")
    return Prompt(_("Discard which character face down?"), why)


@announced("draft", help="topic:draft")
def waiting(who: str, view: View, names: Names) -> Prompt:
    left = len({view.order[place] for place, _act in view.box.plan[view.picked :]})
    text = ngettext("{count} player still has to choose.", "{count} players still have to choose.", left)
    return Prompt(_("{name} chooses a character").format(name=who), text.format(count=left))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("characters_dealt", sound="shuffle")
def characters_dealt(facts: Facts, names: Names) -> str:
    up = [names.rank(rank) for rank in sorted(facts["face_up"])]
    if up:
        return _("Set aside face up: {characters}. One more lies face down.").format(characters=listed(up))
    if facts["face_down"]:
        return _("One character is set aside face down.")
    return _("No character is set aside before the first choice.")


def each_chooses(found: Sequence[Facts], names: Names) -> str | None:
    """Players who choose one after the other in secret."""
    if any("rank" in facts for facts in found):
        return None
    if len(found) == 1:
        return character_kept(found[0], names)
    who = listed([names.seat(facts["seat"]) for facts in found])
    return _("{names} choose a character each.").format(names=who)


@told("character_kept", own_line=True, together=each_chooses, sound="card_place", shows=())
def character_kept(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} secretly chooses {character}.").format(who=who, character=names.rank(facts["rank"]))
    return _("{who} chooses a character.").format(who=who)


@told("character_put_aside", shows=(), sound="card_place")
def character_put_aside(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} discards a character face down: {character}.").format(
            who=who, character=names.rank(facts["rank"])
        )
    return _("{who} discards a character face down.").format(who=who)
