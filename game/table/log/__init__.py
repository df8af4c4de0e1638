"""The log: events drawn together by turns, told step after step, filtered, looked back on, and what is said beside."""
