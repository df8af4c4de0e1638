"""The card gallery: all cards with filters, each of them large with its rules and rulings, and the rules by topic."""
