"""Learning what positions are worth from games of the computer players, the same way for every game."""
