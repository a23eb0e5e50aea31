"""A table: a game that is being played, by people here and opponents."""
