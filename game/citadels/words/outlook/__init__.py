"""What an answer of Citadels leads to, as far as its seat can know: sentences, figures, and hints beside each other."""
