"""What an answer of Rattus Cartus leads to, as far as its seat can know: plans, figures, hints beside each other."""
