"""How the questions of Citadels are put, out of the records: prompts, buttons, prices, places, reasons."""
