"""First games as data: a position to begin at, and what is said, asked and answered in it. No pixels here."""
