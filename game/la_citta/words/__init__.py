"""What La Città says: questions, events, reasons and names in words. No pygame here."""
