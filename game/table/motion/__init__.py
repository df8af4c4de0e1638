"""Movement: what flies over the table, and what is not shown before it lands."""
