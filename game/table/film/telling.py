"""What is said of a moment of a film, at the table and in the text game. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import PASS
from game.session.match import Shown
from game.table.film.film_flow import FilmFlow
from game.table.names import Names
from game.table.words import Prompt, SomeWords
from game.ui.lang import _, listed


def decision(flow: FilmFlow, words: SomeWords, names: Names) -> Prompt:
    """Who decides what, and what is chosen, as far as it may be known; what is said at the end."""
    ask, asked = flow.match.pending, flow.match.asked
    if ask is None or asked is None or flow.film.at >= flow.film.length:
        return ending(flow, names)
    if flow.my_ask is not None:
        said = words.prompt(ask, flow.match.view(ask.seat), names)
    else:
        said = words.waiting(asked[0], asked[1], flow.view, names)
    if not flow.shows_answers:
        return said
    return Prompt(said.title, _("Chosen: {choice}.").format(choice=choice(flow, words, names)), said.sign)


def ending(flow: FilmFlow, names: Names) -> Prompt:
    """What is said at the end of the film."""
    film, match = flow.film, flow.match
    if film.trouble is not None:
        return Prompt(_("The film ends here"), film.trouble.text(_))
    if not match.over:
        return Prompt(_("Played so far"), _("This game is not over yet."))
    winners = listed([names.plain_seat(seat) for seat in match.winners])
    return Prompt(_("The game is over"), _("Winner: {names}").format(names=winners))


def choice(flow: FilmFlow, words: SomeWords, names: Names) -> str:
    """What is answered at this moment, in a few words."""
    ask, option = flow.match.pending, flow.film.option(flow.film.at)
    if ask is None or not option:
        return ""
    if option == PASS:
        return _("Do without")
    return chosen(words.label(option, ask, flow.match.view(ask.seat), names))


def chosen(label: str) -> str:
    """The words of an answer as they are told of it afterwards: without the dots that say that a question follows."""
    return label.strip().removesuffix("…").rstrip()


def sentences(news: Sequence[Shown], words: SomeWords, names: Names) -> list[str]:
    """What happened, a sentence for each event that needs one."""
    found = [words.tell(event.word, event.facts, names) for event in news]
    return [sentence for sentence in found if sentence]
