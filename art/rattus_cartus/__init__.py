"""Every picture of Rattus Cartus, drawn with the kit: a file for each."""
