"""Positions, choices and results of La Città in the words of rule scenarios (`game.scenario`)."""
