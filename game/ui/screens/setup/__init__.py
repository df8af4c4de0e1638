"""The parts of the new-game screen: what is chosen, what is wrong with it, and how it is shown."""
