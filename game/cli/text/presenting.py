"""How a question is put, always in the same order: what I have, the question, why it is asked, the choices."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table import prompts
from game.citadels.table.names import Names
from game.cli.text import speech
from game.cli.text.choices import Choice
from game.cli.text.news import EXPLAINED, SHORT
from game.kernel.steps import Ask
from game.ui.lang import N_, _, listed, ngettext

# What the table's prompts say about clicking and glowing, in the words of somebody who types.
_TYPED = {
    N_("No card in your hand can be built now. Click one to see why, or end your turn."):
        N_("No card in your hand can be built now. Type why to hear the reasons, or end your turn."),
    N_("The limit is reached, but what glows does not count towards it."):
        N_("The limit is reached, but what is offered does not count towards it."),
    N_("It costs 1 gold less than the district. Glowing districts can be destroyed at the price shown."):
        N_("It costs 1 gold less than the district."),
    N_("Click a player to swap hands, or cards in your hand to discard them and draw as many."):
        N_("Name a player to swap hands, or cards in your hand to discard them and draw as many."),
}  # fmt: skip


def question(ask: Ask, view: View, names: Names, choices: list[Choice], level: int) -> list[str]:
    """The lines of a question."""
    asked = prompts.prompt(ask, view, names)
    found = _own(view) if level > SHORT else []
    if ask.memo.get("chosen"):
        chosen = listed([names.plain_card(card) for card in ask.memo["chosen"]])
        found.append(_("Chosen so far: {cards}.").format(cards=chosen))
    found.append(speech.ended(asked.title))
    if level >= EXPLAINED and asked.why:
        found.append(typed_not_clicked(asked.why, view.builds))
    return found + choice_lines(choices, level)


def choice_lines(choices: list[Choice], level: int) -> list[str]:
    """The choices with their numbers; explained, each card that has a text is followed by it."""
    numbered = speech.counted(one.text for one in choices)
    if level < EXPLAINED:
        return numbered
    about = [one.about for one in choices]
    return [line for pair in zip(numbered, about, strict=True) for line in pair if line]


def typed_not_clicked(text: str, builds: int) -> str:
    """The sentence of a prompt for somebody who types. `builds` is how many districts may be built."""
    clicked = ngettext(
        "You may build {count} more district. Choose a card in your hand.",
        "You may build {count} more districts. Choose a card in your hand.",
        builds,
    )
    instead = ngettext("You may build {count} more district.", "You may build {count} more districts.", builds)
    text = text.replace(clicked.format(count=builds), instead.format(count=builds))
    for clicked, instead in _TYPED.items():
        text = text.replace(_(clicked), _(instead))
    return text


def _own(view: View) -> list[str]:
    gold, cards = view.gold[view.viewer], len(view.hand[view.viewer])
    has = ngettext("{count} card in hand", "{count} cards in hand", cards).format(count=cards)
    return [_("You have {gold} gold, {cards}.").format(gold=gold, cards=has)]
