"""What scenes are made of: a scene of widgets, dialogs, panels, layouts. Knows no game."""
