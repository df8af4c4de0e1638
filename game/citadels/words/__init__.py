"""What Citadels says: questions, events, reasons and names in words. No pygame here.

`contents` lists every record of a question, an event and a reason, in the rulebook's order; `records` says what such a
record says here. `round`, `draft`, `turn`, `gather`, `build` and `goods` have what everybody is asked and told,
`characters` and `districts` what each card asks and tells, in files like those of the rules. `asking`, `telling` and
`outlook` put questions, tell events and say what an answer leads to, out of the records; `words` is what the house asks
for.
"""
