"""How the events of Citadels are told, out of the records: sentences, sounds, reminders, the text game."""
