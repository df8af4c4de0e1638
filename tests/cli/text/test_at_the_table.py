"""While a question waits: choosing by number and name, looking, asking why, taking back."""

from __future__ import annotations

import pytest

from tests.cli.text.typist import GAME, Terminal, questions, steadily


def told(terminal: Terminal, *typed: str, arguments: list[str] | None = None, language: str = "en") -> list[str]:
    """What was said after each typed line of this game."""
    terminal.forget()
    said = questions(terminal.play(typed, *(arguments or GAME), language=language))
    assert len(said) >= len(typed)
    return said[1:]


def lines(said: str) -> list[str]:
    """The lines after the echo of what was typed."""
    return said.strip().splitlines()[1:]


# -- choosing ----------------------------------------------------------------------------------------------------------
def test_a_question_is_put_in_a_fixed_order(terminal: Terminal) -> None:
    question = terminal.play([], *GAME).split("\n\n")[-1]
    assert question.splitlines()[:8] == [
        "You have 2 gold, 4 cards in hand.",
        "Choose your character in secret.",
        "1: Take the Thief, rank 2.",
        "2: Take the Magician, rank 3.",
        "3: Take the King, rank 4.",
        "4: Take the Bishop, rank 5.",
        "5: Take the Architect, rank 7.",
        "Your choice? ",
    ]


@pytest.mark.parametrize("typed", ["3", " 3. ", "Take the King", "king", "KI", "take the k"])
def test_numbers_names_and_beginnings_choose(terminal: Terminal, typed: str) -> None:
    assert "Matilda secretly chooses King." in told(terminal, typed)[0]


def test_names_of_the_language_choose_with_and_without_umlauts(terminal: Terminal) -> None:
    for typed in ("könig", "koenig", "konig", "KÖN"):
        assert "Matilda wählt geheim: König." in told(terminal, typed, language="de")[0]


def test_what_fits_several_choices_chooses_none(terminal: Terminal) -> None:
    said = told(terminal, "take the")[0]
    assert "Several choices fit 'take the'." in said
    assert "5: Take the Architect, rank 7." in said
    assert "secretly" not in said


def test_what_is_no_choice_is_said_to_be_none_and_a_slip_is_noticed(terminal: Terminal) -> None:
    assert lines(told(terminal, "99")[0]) == [
        "There is no choice '99' here.", "There are 5 choices.", "Type what to hear them, or help.",
    ]  # fmt: skip
    assert "Did you mean Magician?" in told(terminal, "magicain")[0]
    assert "Did you mean players?" in told(terminal, "plaiers")[0]


def test_what_is_on_the_table_but_no_choice_is_answered_with_the_reason(terminal: Terminal) -> None:
    said = told(terminal, "king", "1", "monastery", "temple", "why")
    assert "Matilda builds Monastery for 3 gold." in said[2]
    assert lines(said[3]) == ["Temple: only 1 district a turn."]
    assert "Take the gold: you have gathered already." in said[4] or "gathered already." in said[4]
    assert "Church: only 1 district a turn." in said[4]


def test_the_reason_can_be_asked_for_by_name_or_number(terminal: Terminal) -> None:
    said = told(terminal, "why king", "why 2", "why assassin", "why nonsense", "king", "why tavern")
    assert lines(said[0]) == ["This can be chosen: Take the King, rank 4."]
    assert lines(said[1]) == ["Choice 2 can be chosen: Take the Magician, rank 3."]
    assert lines(said[2]) == ["Assassin: not possible now."]
    assert lines(said[3]) == ["There is nothing called 'nonsense' on the table."]
    assert lines(said[5]) == ["Tavern: gather gold or cards first."]


def test_what_changes_nothing_has_no_number_but_a_name(terminal: Terminal) -> None:
    said = told(terminal, "king", "what", "if no income", "why no income", "99", "no income")
    assert lines(said[1])[-2:] == ["1: Take 2 gold.", "2: Draw 2 cards, keep 1."]
    assert lines(said[2])[0].startswith("No income: no district of its type.")
    assert lines(said[3]) == ["No income: no district of its type.", "That would change nothing."]
    assert "There are 2 choices." in said[4]
    assert "Matilda collects no gold as income." in said[5]


# -- looking -----------------------------------------------------------------------------------------------------------
def test_where_am_i_in_a_fixed_order(terminal: Terminal) -> None:
    assert lines(told(terminal, "where am I?")[0]) == [
        "Round 1.",
        "The characters are being chosen.",
        "You are Matilda.",
        "You have no character yet.",
        "You wear the crown.",
        "You have 2 gold.",
        "You have 4 cards in hand.",
        "Your city has 0 of 7 districts.",
        "You have 0 points.",
        "Set aside face up: Merchant and Warlord.",
        "The deck has 52 cards.",
    ]


def test_hand_city_players_gold_and_order(terminal: Terminal) -> None:
    said = told(terminal, "king", "1", "tavern", "hand", "city", "city odo", "players", "gold", "order", "city nobody")
    assert lines(said[3])[:2] == ["3 cards in your hand.", "Monastery: cost 3, religious."]
    assert lines(said[4]) == [
        "The city of Matilda has 1 of 7 districts.", "Tavern: cost 1, trade.", "1 point so far.",
    ]  # fmt: skip
    assert lines(said[5])[0].startswith("The city of Odo has")
    assert lines(said[6])[0] == "Matilda: 1 point, 1 of 7 districts, 3 gold, 3 cards."
    assert "Matilda wears the crown." in said[6]
    assert "Matilda is the King." in said[6]
    assert lines(said[7])[0] == "Matilda: 3 gold."
    assert "6: Merchant, set aside face up." in said[8]
    assert "4: King, being played by Matilda." in said[8]
    assert "7: Architect, not called yet." in said[8]
    assert "There is no single player called 'nobody'." in said[9]


def test_a_card_is_told_with_cost_type_text_and_rulings(terminal: Terminal) -> None:
    said = told(terminal, "card king", "card temple", "card 1", "card", "card zzz", "card kin")
    assert lines(said[0])[:2] == ["King.", "Character of rank 4."]
    assert "Ruling 47: " in said[0]
    assert lines(said[1])[:4] == ["Temple.", "Cost 1.", "Type: religious.", "3 copies in the deck."]
    assert lines(said[2])[0] == "Thief."
    assert lines(said[3]) == ["Type card and the name of a card."]
    assert "There is no card called 'zzz'." in said[4]
    assert lines(said[5])[0] == "King."


def test_the_rules_are_told_by_topic(terminal: Terminal) -> None:
    said = told(terminal, "rules", "rules crown", "rules 1", "rules zzz", "v 3", "rules crown")
    assert "The rules have" in said[0]
    assert lines(said[1])[0] == "The crown."
    assert "verbosity 3" in said[1].replace("\n", " ")
    assert lines(said[2])[0] == "What it is about."
    assert "The rules say nothing about 'zzz'." in said[3]
    assert "Ruling " in said[5]
    assert len(lines(said[5])) > len(lines(said[1]))


def test_the_rules_are_found_by_what_stands_in_them(terminal: Terminal) -> None:
    said = told(
        terminal, "rules bewitched", "rules how one wins", "rules gold on a district", "rules ruling 7", "rules cit-7"
    )
    assert lines(said[3])[0] == "Ruling 7: If nobody has the named character, nothing happens."
    assert lines(said[4]) == lines(said[3])
    assert "CIT" not in "".join(said[:4])
    assert lines(said[0])[0] == "Bewitched."
    assert "Ruling 28, ruling 29" in said[0]
    assert lines(said[1])[0] == "How one wins."
    assert not any("[[" in one or "{" in one for one in said)


def test_the_log_is_told_from_the_end_or_for_one_player(terminal: Terminal) -> None:
    said = told(terminal, "king", "1", "log 2", "log matilda", "log", "log zzz")
    assert lines(said[2]) == ["Matilda is the King.", "Matilda takes 2 gold."]
    assert all("Matilda" in line for line in lines(said[3]))
    assert len(lines(said[4])) >= 8
    assert "There is no single player called 'zzz'." in said[5]


def test_repeat_says_the_last_thing_again_and_enter_the_question(terminal: Terminal) -> None:
    said = told(terminal, "gold", "repeat", "", "what")
    assert lines(said[0]) == lines(said[1])
    assert said[2].split() == said[3].split()[1:]
    assert lines(said[3])[1] == "Choose your character in secret."


def test_help_lists_what_can_be_typed(terminal: Terminal) -> None:
    said = lines(told(terminal, "help")[0])
    assert said[0] == "A number chooses, or a name, or the beginning of one."
    assert "repeat, short r: what was said last." in said
    assert "wiederholen, kurz wd: was zuletzt gesagt wurde." in told(terminal, "hilfe", language="de")[0]


# -- levels, hints, taking back ----------------------------------------------------------------------------------------
def test_three_levels_of_verbosity(terminal: Terminal) -> None:
    short = terminal.play([], *GAME, "--verbosity", "1").split("\n\n")[-1]
    assert short.splitlines()[0] == "Choose your character in secret."
    usual = told(terminal, "king", arguments=[*GAME, "--verbosity", "2"])[0]
    assert "Odo chooses a character." in usual
    terminal.forget()
    long = terminal.play([], *GAME, "--verbosity", "3")
    assert "You play it this round; the other cards pass on to Odo." in long
    assert "Computer: easy." in told(terminal, "players", arguments=[*GAME, "--verbosity", "3"])[0]
    assert "1: Take the Thief, rank 2.\nName a character: when it is revealed, take all its gold." in long


def test_the_level_is_changed_while_playing_and_kept(terminal: Terminal) -> None:
    said = told(terminal, "verbosity", "verbosity 1", "what")
    assert "Verbosity is 2 now." in said[0]
    assert lines(said[2])[0] == "Choose your character in secret."
    assert "You have 2 gold" not in terminal.play([], "--continue")


def test_the_language_is_changed_while_playing_and_english_words_stay(terminal: Terminal) -> None:
    said = told(terminal, "language de", "gold", "koenig", "language zz")
    assert "Die Sprache ist jetzt Deutsch." in said[0]
    text = "".join(said)
    assert "Matilda: 2 Gold." in text
    assert "Matilda wählt geheim: König." in text
    assert "Tippe" in text


def test_hints_only_if_they_are_allowed(terminal: Terminal) -> None:
    said = told(terminal, "hint", "hint maybe", "hint on", "hint figures", "hint off", "hint", "hint figures")
    assert "Hints are off." in said[0]
    assert "Type hint, hint figures, hint on or hint off." in said[1]
    assert "percent: Take the" in said[3]
    assert "; choice 5 makes your city grow faster." in said[3]
    assert "the first choice" not in said[3].lower()
    assert "Hints are off." in said[5]
    assert "Hints are off." in said[6]


def test_a_hint_is_one_sentence_without_figures(terminal: Terminal) -> None:
    _on, hint, *_rest = told(terminal, "hint on", "hint")
    best, why, more = hint.strip().splitlines()[1:4]
    assert best.startswith("Choice ")
    assert "Take the" in best
    assert why.endswith(".")
    assert more == "Type hint figures for the best three choices and their chances."
    assert "percent" not in hint
    assert "choice" not in why.lower(), "no other choice is spoken of"


def test_a_choice_is_taken_back_unless_somebody_has_learnt_something(terminal: Terminal) -> None:
    said = told(terminal, "king", "1", "tavern", "undo", "hand", "undo", "undo")
    assert "Taken back." in said[3]
    assert "Tavern: cost 1, trade." in said[4]
    assert "There is nothing to take back" in said[6]


def test_a_computer_player_gets_another_level_in_mid_game(terminal: Terminal) -> None:
    said = told(terminal, "level odo hard", "level matilda hard", "level odo", "level")
    assert "Odo plays on at the level hard." in said[0]
    assert all("Type level, the name of a computer player" in one for one in said[1:4])


@pytest.mark.long
@pytest.mark.parametrize("level", ["1", "2"])
def test_a_turn_begins_with_what_was_lost(terminal: Terminal, level: str) -> None:
    """Of many recaps, each that tells of a loss begins with it."""
    told_of = 0
    for seed in ("1", "2", "3"):
        terminal.forget()
        said = terminal.play(steadily(), "--seed", seed, "--bots", "random", "--players", "6", "--verbosity", level)
        for recap in said.split("What has happened:\n")[1:]:
            found = [
                line.startswith("Loss: ") for line in recap.partition("\nYou")[0].partition("\nChoose")[0].splitlines()
            ]
            if True in found:
                told_of += 1
                assert found[0]
    assert told_of
