"""What is said about a thing that somebody looks at: a city, a site, a landscape, a card. No pygame here."""
