"""What translate.py is made of: collecting texts, catalogues, what is wrong with them, and the pseudo-language."""
