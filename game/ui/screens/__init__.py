"""The screens around the table: title, new game, load, settings, pause, about, card reference."""
