"""The buildings of a round, resolved step by step before everybody's eyes."""
