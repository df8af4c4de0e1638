"""The table's toolkit: everything about playing at one screen that is the same for every game."""
