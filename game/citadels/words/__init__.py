"""What Citadels says: questions, events, reasons and names in words. No pygame here."""
