"""The table of Rattus Cartus: its board, its planning, its scenes."""
