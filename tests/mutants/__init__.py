"""Single-line faults that a player would notice, set into the program one at a time, to see which a test catches."""
