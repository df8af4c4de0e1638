"""What the symbols on the table stand for, one short sentence each. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.lang import N_, _

SENTENCES = {
    # the plague
    "rat": N_("A rat: whoever has more rats than there are nuns in the nun row dies at the end."),
    "rats_hidden": N_("Rats of this player. They lie face down until the end."),
    "nun": N_("A nun. At the end the nuns of the nun row decide who survives the plague."),
    "no_nun": N_("An empty place: no nun."),
    "nun_row": N_("Card of the nun row: it lies face down until the end."),
    "eye": N_("You have seen this card of the nun row."),
    "looked": N_("This player has looked at this card of the nun row."),
    # estates
    "peasantry": N_("Peasantry: one of the six estates."),
    "bourgeoisie": N_("Bourgeoisie: one of the six estates."),
    "church": N_("Church: one of the six estates."),
    "chivalry": N_("Chivalry: one of the six estates."),
    "magic": N_("Magic: one of the six estates."),
    "royalty": N_("Royalty: one of the six estates."),
    # cards
    "joker": N_("Joker: 1 influence in any building, and no rat."),
    "sword": N_("Sword: whoever lays the most in a building takes half of a hand from who laid the fewest."),
    "flute": N_("Flute: whoever lays the most in a building hands a rat to who laid the fewest."),
    "pass": N_("Pass: played in place of entering a building; you come after the others."),
    "gold": N_("Gold: stays in hand; the most are worth 6 points at the end, the second most 3."),
    "marker": N_("Victory-point marker: 1 point each at the end."),
    # the row
    "draw": N_("Supply: draw so many cards."),
    "rat_away": N_("Supply: discard a rat."),
    "look": N_("Supply: look at a card of the nun row."),
    "premium": N_("Premium action: for whoever has laid the most followers and Jokers in this building."),
    "normal": N_("Normal action: for everybody else in this building."),
    "entry": N_("Who has entered, in this order. Of equals the first one has the premium action."),
    "laid": N_("Cards laid face down in this building; the number is public."),
    # the table
    "flag": N_("The start player of this round."),
    "hand": N_("Cards in this player's hand; only their owner sees them."),
    "deck": N_("The followers that are left to be drawn."),
    "discard": N_("Followers that were discarded; when the pile is empty they are shuffled."),
    "building_deck": N_("The building cards of the rounds to come."),
    "replacement": N_("The replacement pile, for rows in which all buildings are the same."),
    "disc": N_("Influence of a player. Of equal points the lowest disc ranks first."),
    "first": N_("10 points at the end for the most influence in an estate."),
    "second": N_("5 points at the end for the second most influence in an estate."),
    "third": N_("2 points at the end for the third most influence in an estate."),
    "points": N_("Points so far, as far as everybody can count them."),
    "crest": N_("The shield of a player: whatever bears it is that player's."),
    "last_round": N_("The last round: the premium is 1 influence more, and there are no other actions."),
}  # fmt: skip

# With two players there is one premium in a round, wherever they are, and only the first place pays for Gold.
FOR_TWO = {
    "gold": N_("Gold: stays in hand; the most is worth 6 points at the end."),
    "premium": N_("Premium action: one each round, for whoever has laid more followers and Jokers, in any building."),
    "normal": N_("Normal action: for whoever does not have the premium action of this round."),
    "entry": N_("Who has entered, in this order. If both lay equally many, the first has the premium action."),
    "second": N_("5 points at the end for whoever has less influence in an estate, but some."),
    "third": "",  # is not there
}  # fmt: skip


def sentence(key: str, players: int) -> str:
    """What the symbol stands for at a table of so many; "" if it is not known."""
    known = {**SENTENCES, **FOR_TWO} if players == 2 else SENTENCES
    return _(known[key]) if known.get(key) else ""
