"""Positions, choices and results of Citadels in the words of rule scenarios (`game.scenario`)."""
