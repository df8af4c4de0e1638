"""Reading cards at the table: beside it, as large as there is room, and from a line of the log."""
