"""What the page on a phone says by itself, by the keys under which its script asks for it."""

from __future__ import annotations

from game.ui.lang import N_, _, languages, speaking

_WORDS = {
    "program": N_("Crown & Coin"),
    "who_are_you": N_("Who are you?"),
    "free": N_("free"),
    "at_screen": N_("plays at the big screen"),
    "has_phone": N_("has a phone already"),
    "nobody_free": N_("No seat is free. Whoever is at the table can offer one: players, To a phone."),
    "language": N_("Language of this phone"),
    "read_along": N_(
        "Your hand is shown on this phone alone. Whoever shares this network could read along if they "
        "tried: play with friends."
    ),  # fmt: skip
    "you_are": N_("You are {name}"),
    "seal": N_("The table shows a phone beside your name."),
    "take_seat": N_("Take my seat"),
    "watch": N_("Only watch"),
    "code": N_("The code at the table"),
    "code_why": N_("Four signs. They stand at the table, with the picture made of squares."),
    "knock": N_("Ask to come in"),
    "asked": N_("The table has been asked to let you in."),
    "choose_seat": N_("Touch your name."),
    "chronicle": N_("Chronicle"),
    "cards": N_("Cards and rules"),
    "cover": N_("Cover my hand"),
    "uncover": N_("Show my hand"),
    "covered": N_("Your hand is covered."),
    "asks_you": N_("You are asked."),
    "close": N_("Close"),
    "undo": N_("Take back"),
    "read": N_("Read"),
    "since": N_("Since your last turn"),
    "everybody": N_("At the table"),
    "map": N_("Map"),
    "whole_map": N_("The whole map"),
    "cut_map": N_("Larger"),
    "near_map": N_("Smaller"),
    "crowded_map": N_("Touch where you mean: the map comes nearer."),
    "came_nearer": N_("The map has come nearer: {numbers}."),
    "number_of": N_("{chosen} of {count}"),
    "all": N_("all {count}"),
    "none": N_("none of them"),
    "one_more": N_("one more"),
    "waiting": N_("Wait a moment."),
    "over": N_("The game is over."),
    "watching": N_("What everybody may see"),
    "lost": N_("The connection is lost. It comes back by itself."),
    "lost_why": N_("Your hand stays here. Is this phone still in the same network, and the table open?"),
    "again": N_("Try now"),
    "leave": N_("Leave this seat"),
    "rulings": N_("Rulings"),
    "rules": N_("Rules"),
    "only_cards": N_("Cards"),
    "hand_screen": N_("at the screen"),
    "hand_phone": N_("on a phone"),
    "hand_lost": N_("the phone is gone"),
    "hand_computer": N_("computer"),
    "is_asked": N_("is asked"),
}


def page_words(lang: str) -> dict[str, str]:
    """All of them in this language. Raises ValueError for one that is not known."""
    with speaking(lang):
        return {key: _(text) for key, text in _WORDS.items()}


def understood(asked: str, otherwise: str) -> str:
    """The language of ours that a browser asks for ("de-AT"), or the other one."""
    known = languages()
    code = asked.replace("-", "_")
    exact = next((one for one in known if one.casefold() == code.casefold()), "")
    base = code.partition("_")[0].casefold()
    return exact or next((one for one in known if one.partition("_")[0] == base), otherwise)
