"""What `torture.py` is made of: ways to kill the game and to spoil its files."""
