"""Positions, choices and results of Rattus Cartus in the words of rule scenarios (`game.scenario`)."""
