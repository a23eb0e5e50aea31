"""The one board scene: how any game is shown and played. A game brings its Table and its Look; gestures live here."""
