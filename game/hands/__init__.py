"""Hands on phones: the window is the table, and a phone in the same network is the hand of a seat.

`messages` is all that goes between the program and a phone. A `Page` is made of one seat's View in the thread of the
match and names nothing that the seat may not know; a touch comes back with the number of the page it was meant for. The
server has a thread and a loop of its own and knows neither match nor View. Nothing here is imported before somebody
asks for phones.
"""
